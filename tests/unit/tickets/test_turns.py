"""A4: whose turn it is, and what a turn is."""

import pytest

from roundhouse.games.tickets.events import Passed, TurnBegan
from roundhouse.games.tickets.game import GAME
from roundhouse.kernel.errors import InvalidOption
from unit.tickets.positions import board, legal, play, position, refusal, told


def stuck(**more):
    """Nobody can do anything: no cards to draw, no route that a hand pays for, no tickets."""
    hands = [{"red": 1}, {"blue": 1}]
    stacked = board(
        [("ayr", "bath", 6, "white"), ("bath", "cork", 3, "green")],
        [("ayr", "bath", points) for points in range(1, 7)],
    )
    kept = {"hands": hands, "rest": 1, "display": [], "cars": [45, 2], "board": stacked, "ticket_deck": []}
    return position(**{**kept, **more})


@pytest.mark.rule("T-033")
def test_the_first_player_is_drawn_by_lot():
    firsts = [GAME.start(players=3, seed=seed).view(None)["first_player"] for seed in range(300)]
    assert {seat: 70 < firsts.count(seat) < 130 for seat in range(3)} == {0: True, 1: True, 2: True}


@pytest.mark.rule("T-033")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_player_is_the_seat_that_was_named(seat):
    state = GAME.start(players=3, seed=1, first_player=seat)
    for _ in range(3):
        events = state.apply(state.legal_actions()[0])
    assert told(events, TurnBegan) == [TurnBegan(seat)]
    assert state.active_seat == seat


@pytest.mark.rule("T-033")
@pytest.mark.parametrize("value", [-1, 3, "1", None, True, 1.0])
def test_only_a_seat_can_be_named(value):
    with pytest.raises(InvalidOption, match="first_player"):
        GAME.start(players=3, seed=1, first_player=value)


@pytest.mark.rule("T-034")
def test_turns_go_round():
    state = position(players=4, active=2)
    order = []
    for _ in range(8):
        order.append(state.active_seat)
        play(state, "draw", "draw")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("T-034")
def test_others_have_to_wait():
    state = position(players=3, active=1)
    assert [refusal(state, "draw", seat) for seat in range(3)] == ["T-034", None, "T-034"]


@pytest.mark.rule("T-035")
def test_a_turn_is_one_of_three_things():
    state = position(hands=[{"red": 1}])
    kinds = {action.split()[0] for action in legal(state)}
    assert kinds == {"draw", "take", "claim", "tickets"}
    assert refusal(state, "keep boston-miami") == "T-035"


@pytest.mark.rule("T-035")
@pytest.mark.parametrize(
    "turn",
    [
        ["draw", "take blue"],
        ["claim dallas-houston.1 1 red"],
        ["tickets", "keep denver-el_paso"],
    ],
)
def test_after_any_of_the_three_the_turn_is_over(turn):
    state = position(hands=[{"red": 2}])
    play(state, *turn)
    assert state.active_seat == 1
    for action in ("draw", "claim dallas-houston.1 1 red", "tickets"):
        assert refusal(state, action, seat=0) == "T-034"


@pytest.mark.rule("T-036")
@pytest.mark.parametrize("other", ["claim dallas-houston.1 1 red", "tickets", "keep denver-el_paso"])
@pytest.mark.parametrize("begun", ["draw", "take blue"])
def test_whoever_has_drawn_a_card_can_do_nothing_else(begun, other):
    state = position(hands=[{"red": 2}])
    play(state, begun)
    assert refusal(state, other) == "T-036"


@pytest.mark.rule("T-036")
@pytest.mark.parametrize("other", ["claim dallas-houston.1 1 red", "tickets", "draw", "take blue", "pass"])
def test_whoever_has_drawn_tickets_can_do_nothing_else(other):
    state = position(hands=[{"red": 2}])
    play(state, "tickets")
    assert refusal(state, other) == "T-036"
    assert refusal(state, "keep denver-el_paso") is None


@pytest.mark.rule("T-037")
@pytest.mark.parametrize(
    ("possible", "only"),
    [
        ({"rest": "deck"}, "draw"),
        ({"hands": [{"white": 6}, {"blue": 1}]}, "claim ayr-bath 6 white"),
        ({"ticket_deck": ["ayr-bath.1"]}, "tickets"),
    ],
)
def test_whoever_can_do_something_may_not_pass(possible, only):
    state = stuck(**possible)
    assert legal(state) == [only]
    assert refusal(state, "pass") == "T-037"


@pytest.mark.rule("T-037")
def test_whoever_can_do_nothing_passes():
    state = stuck()
    assert legal(state) == ["pass"]
    assert refusal(state, "pass") is None
    assert told(play(state, "pass"), Passed) == [Passed(0)]
    assert state.active_seat == 1


@pytest.mark.rule("T-037")
def test_face_up_cards_alone_are_nothing_to_do():
    state = stuck(display=["red", "green"])
    assert legal(state) == ["pass"]


@pytest.mark.rule("T-127")
def test_the_game_ends_when_all_have_passed():
    state = stuck()
    play(state, "pass")
    assert not state.is_over
    play(state, "pass")
    assert state.is_over
    assert state.active_seat is None
    assert state.scores() == [0, -21], "seat 1 holds all six tickets"


@pytest.mark.rule("T-127")
def test_passes_count_only_in_succession():
    state = stuck(hands=[{"red": 1}, {"green": 3}], cars=[45, 45])
    play(state, "pass", "claim bath-cork 3 green", "pass")
    assert not state.is_over
    assert state.view(None)["passes"] == 1


@pytest.mark.rule("T-127")
def test_all_must_have_passed():
    state = stuck(players=3, hands=[{"red": 1}, {"blue": 1}], cars=[45, 45, 2], board=NINE_TICKETS, rest=2)
    play(state, "pass", "pass")
    assert not state.is_over
    play(state, "pass")
    assert state.is_over


NINE_TICKETS = board([("ayr", "bath", 6, "white")], [("ayr", "bath", points) for points in range(1, 10)])
