"""The builder of positions keeps its promise: what it makes fits together."""

import pytest

from roundhouse.games.tickets.game import GAME
from roundhouse.kernel.rng import Stream
from unit.tickets.positions import card_total, deck, hand, position

POSITIONS = {
    "plain": {},
    "hands": {"hands": [{"blue": 2, "locomotive": 1}, {"red": 7}], "discard": {"green": 8, "locomotive": 3}},
    "no supply": {"deck": [], "rest": 1, "display": ["red", "locomotive"]},
    "all discarded": {"rest": "discard", "hands": [{"red": 4}, {"blue": 4}]},
    "few tickets": {"ticket_deck": ["boston-miami", "denver-el_paso"], "tickets": [["dallas-new_york"]]},
    "choosing": {"stage": "keep tickets", "tickets": [["dallas-new_york", "duluth-houston"], []], "active": 1},
    "choosing the last": {"stage": "keep tickets", "ticket_deck": ["boston-miami", "denver-el_paso"]},
    "five": {"players": 5, "hands": [{"red": 2}] * 5, "routes": {"montreal-new_york": 3}, "active": 4},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_each_seat_can_imagine_the_rest_of_a_position(name):
    state = position(**POSITIONS[name])
    assert card_total(state) == 110
    for seat in (*range(state.players), None):
        view = state.view(seat)
        imagined = GAME.sampler(view)(Stream(b"imagine"))
        assert imagined.view(seat) == view
        assert card_total(imagined) == 110


def test_what_is_named_is_there():
    state = position(hands=[{"blue": 2}], deck=["red", "locomotive"], routes={"montreal-new_york": 1}, active=1)
    assert hand(state, 0) == {"blue": 2}
    assert deck(state)[:2] == ["red", "locomotive"]
    assert (state.cars, state.points, state.active_seat) == ([45, 42], [0, 4], 1)
