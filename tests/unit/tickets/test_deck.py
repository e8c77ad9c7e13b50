"""A7: draw pile and discard pile."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.events import CardTurnedUp, DeckShuffled
from roundhouse.games.tickets.game import GAME, TicketsGame
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.rng import Stream
from unit.tickets.positions import card_total, deck, hand, legal, play, position, refusal, told

DISCARD = {"red": 3, "black": 2, "locomotive": 1}


@pytest.mark.rule("T-056")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    state = position(rest=1, discard=DISCARD)
    events = play(state, "draw")
    assert told(events, DeckShuffled) == [DeckShuffled(6)]
    assert Counter(deck(state)) + Counter(hand(state, 0)) == DISCARD
    assert state.view(0)["discard"] == {}


@pytest.mark.rule("T-056")
def test_the_display_is_filled_from_the_new_deck_too():
    state = position(rest=1, discard={"red": 3})
    events = play(state, "take blue")
    assert told(events, DeckShuffled) == [DeckShuffled(3)]
    assert told(events, CardTurnedUp) == [CardTurnedUp(1, "red")]
    assert len(deck(state)) == 2


@pytest.mark.rule("T-057")
def test_every_order_of_a_shuffle_is_equally_likely():
    orders = Counter()
    for seed in range(900):
        state = position(rest=1, discard={"red": 1, "black": 1, "yellow": 1}, seed=seed)
        (first,) = play(state, "draw")[-1:]
        orders[(first.colour, *deck(state))] += 1
    assert len(orders) == 6
    # 150 each; the sum of squares is chi-square with 5 degrees of freedom, beyond 20.5 once in a thousand
    assert sum((count - 150) ** 2 / 150 for count in orders.values()) < 20.5


@pytest.mark.rule("T-057")
def test_a_shuffle_comes_from_the_seeded_stream_of_the_game():
    state = position(rest=1, discard=DISCARD, seed=7)
    cards = ["black"] * 2 + ["red"] * 3 + ["locomotive"]
    Stream(state.seed, state.counter).shuffle(cards)
    twin = state.copy()
    play(state, "draw")
    play(twin, "draw")
    assert [*deck(state)[::-1], *hand(state, 0)] == cards
    assert state.to_dict() == twin.to_dict()
    assert state.counter >= 5


@pytest.mark.rule("T-058")
def test_the_discard_pile_waits_until_a_card_is_needed():
    state = position(rest=1, deck=["red", "yellow"], discard=DISCARD)
    assert told(play(state, "draw", "draw"), DeckShuffled) == []
    view = state.view(0)
    assert (view["deck"], view["discard"]) == (0, DISCARD)
    assert told(play(state, "draw"), DeckShuffled) == [DeckShuffled(6)]


@pytest.mark.rule("T-059")
def test_a_gap_stays_if_there_is_no_card():
    few = TicketsGame(replace(standard_components(), cards=(3, 3, 3, 3, 0, 0, 0, 0, 0)))
    view = few.start(players=2, seed=1).view(0)
    assert [seat["cards"] for seat in view["seats"]] == [4, 4]
    assert (len(view["display"]), view["deck"], view["discard"]) == (4, 0, {})


@pytest.mark.rule("T-059")
def test_the_last_card_fills_one_gap_of_two():
    state = position(rest=1, deck=["red"], display=["blue", "white", "green", "black"])
    play(state, "take white")
    assert state.view(0)["display"] == ["blue", "red", "green", "black"]
    assert state.view(0)["deck"] == 0


@pytest.mark.rule("T-060")
def test_without_deck_and_discard_nobody_draws_train_cards():
    state = position(hands=[{"red": 1}], rest=1)
    assert state.view(0)["display"] == ["purple", "blue", "orange", "white", "green"]
    assert refusal(state, "draw") == "T-060"
    assert refusal(state, "take blue") == "T-060"
    assert {action.split()[0] for action in legal(state)} == {"claim", "tickets"}


@pytest.mark.rule("T-060")
@pytest.mark.parametrize("supply", [{"deck": ["red"]}, {"discard": {"red": 1}}])
def test_one_card_in_either_pile_is_enough_to_draw(supply):
    state = position(rest=1, **supply)
    assert refusal(state, "draw") is None
    assert refusal(state, "take blue") is None


@pytest.mark.rule("T-128")
@pytest.mark.parametrize(("first", "drawn"), [("draw", {"red": 1}), ("take blue", {"blue": 1})])
def test_if_the_cards_run_out_between_the_two_draws_one_card_is_all(first, drawn):
    state = position(rest=1, deck=["red"])
    play(state, first)
    assert hand(state, 0) == drawn
    assert state.active_seat == 1


@pytest.mark.rule("T-128")
def test_a_discard_pile_is_enough_for_the_second_draw():
    state = position(rest=1, deck=["red"], discard={"black": 1})
    play(state, "draw")
    assert state.active_seat == 0
    play(state, "draw")
    assert hand(state, 0) == {"red": 1, "black": 1}


@pytest.mark.rule("T-061")
def test_a_gap_is_filled_by_the_discards_of_a_claim():
    state = position(hands=[{"blue": 3}], display=["white", "green"], rest=1)
    events = play(state, "claim montreal-new_york 3 blue")
    assert state.view(0)["display"] == ["white", "green", "blue", "blue", "blue"]
    assert told(events, CardTurnedUp) == [CardTurnedUp(slot, "blue") for slot in (2, 3, 4)]
    assert (state.view(0)["deck"], state.view(0)["discard"]) == (0, {})


@pytest.mark.rule("T-061")
def test_a_gap_is_filled_as_far_as_the_discards_go():
    state = position(hands=[{"blue": 1}], display=["white"], rest=1)
    play(state, "claim dallas-houston.1 1 blue")
    assert state.view(0)["display"] == ["white", "blue"]


@pytest.mark.rule("T-061")
def test_a_full_display_takes_no_discards():
    state = position(hands=[{"blue": 3}], rest=1)
    play(state, "claim montreal-new_york 3 blue")
    assert state.view(0)["discard"] == {"blue": 3}


@pytest.mark.rule("T-062")
@pytest.mark.parametrize("players", [2, 5])
def test_no_card_is_ever_lost_or_made(players):
    state, choices = GAME.start(players=players, seed=players), Random(players)
    while not state.is_over:
        state.apply(choices.choice(state.legal_actions()))
        assert card_total(state) == 110
    data = state.to_dict()
    cards = Counter(data["deck"] + data["display"])
    for pile in (data["discard"], *data["hands"]):
        cards.update(pile)
    assert set(cards.values()) == {12, 14}
    assert cards["locomotive"] == 14


@pytest.mark.rule("T-062")
def test_a_position_with_a_card_too_many_is_no_position():
    data = position().to_dict()
    with pytest.raises(InvalidRecord, match="T-062"):
        GAME.from_dict({**data, "deck": [*data["deck"], "red"]})
