"""A5: drawing train cards."""

import pytest

from roundhouse.games.tickets.events import CardDrawn, CardTaken, CardTurnedUp
from unit.tickets.positions import hand, legal, play, position, refusal, told

SHOWN = ["purple", "blue", "locomotive", "white", "green"]


def takes(state):
    return [action.split()[1] for action in legal(state) if action.startswith("take ")]


@pytest.mark.rule("T-038")
def test_two_cards_are_drawn_one_after_the_other():
    state = position(deck=["red", "black", "yellow"])
    play(state, "draw")
    assert (hand(state, 0), state.active_seat) == ({"red": 1}, 0)
    play(state, "draw")
    assert (hand(state, 0), state.active_seat) == ({"red": 1, "black": 1}, 1)


@pytest.mark.rule("T-039")
def test_a_card_comes_from_the_display_or_unseen_from_the_top():
    state = position(display=SHOWN, deck=["red"])
    assert legal(state) == [
        "draw",
        "take purple",
        "take blue",
        "take white",
        "take green",
        "take locomotive",
        "tickets",
    ]
    assert told(play(state.copy(), "take white"), CardTaken) == [CardTaken(0, "white")]
    assert told(play(state, "draw"), CardDrawn) == [CardDrawn(0, "red")]


@pytest.mark.rule("T-039")
def test_what_does_not_lie_face_up_cannot_be_taken():
    state = position(display=["blue"] * 5)
    assert takes(state) == ["blue"]
    assert refusal(state, "take red") == "T-039"
    play(state, "draw")
    assert refusal(state, "take red") == "T-039"


@pytest.mark.rule("T-040")
@pytest.mark.parametrize(
    ("turn", "drawn"),
    [
        (["draw", "draw"], {"red": 1, "black": 1}),
        (["draw", "take blue"], {"red": 1, "blue": 1}),
        (["take blue", "draw"], {"blue": 1, "black": 1}),
        (["take blue", "take white"], {"blue": 1, "white": 1}),
    ],
)
def test_the_two_sources_may_be_mixed(turn, drawn):
    state = position(deck=["red", "black", "yellow"])
    play(state, *turn)
    assert hand(state, 0) == drawn
    assert state.active_seat == 1


@pytest.mark.rule("T-041")
def test_a_taken_card_is_replaced_before_the_second_is_chosen():
    state = position(deck=["red", "black"])
    events = play(state, "take blue")
    assert told(events, CardTurnedUp) == [CardTurnedUp(1, "red")]
    assert state.view(0)["display"] == ["purple", "red", "orange", "white", "green"]
    assert state.active_seat == 0
    play(state, "take green")
    assert state.view(1)["display"] == ["purple", "red", "orange", "white", "black"]


@pytest.mark.rule("T-042")
def test_the_card_just_turned_up_may_be_the_second():
    state = position(deck=["red", "black"])
    play(state, "take blue", "take red")
    assert hand(state, 0) == {"blue": 1, "red": 1}


@pytest.mark.rule("T-042", "T-044")
def test_a_locomotive_just_turned_up_may_not_be_the_second():
    state = position(deck=["locomotive", "black"])
    play(state, "take blue")
    assert "locomotive" in state.view(0)["display"]
    assert "locomotive" not in takes(state)
    assert refusal(state, "take locomotive") == "T-044"


@pytest.mark.rule("T-043")
def test_a_face_up_locomotive_taken_first_is_the_only_card():
    state = position(display=SHOWN, deck=["red"])
    play(state, "take locomotive")
    assert hand(state, 0) == {"locomotive": 1}
    assert state.active_seat == 1
    assert state.view(0)["display"] == ["purple", "blue", "red", "white", "green"]


@pytest.mark.rule("T-044")
@pytest.mark.parametrize("first", ["draw", "take blue"])
def test_a_locomotive_that_lay_there_before_may_not_be_the_second(first):
    state = position(display=SHOWN, deck=["red", "yellow"])
    play(state, first)
    assert "locomotive" not in takes(state)
    assert refusal(state, "take locomotive") == "T-044"


@pytest.mark.rule("T-045")
@pytest.mark.parametrize(
    ("top", "drawn"),
    [
        (["locomotive", "red"], {"locomotive": 1, "red": 1}),
        (["red", "locomotive"], {"red": 1, "locomotive": 1}),
        (["locomotive", "locomotive"], {"locomotive": 2}),
    ],
)
def test_locomotives_drawn_unseen_are_ordinary_cards(top, drawn):
    state = position(deck=top)
    play(state, "draw")
    assert state.active_seat == 0
    play(state, "draw")
    assert hand(state, 0) == drawn
    assert state.active_seat == 1


@pytest.mark.rule("T-046")
def test_drawn_cards_join_the_hand():
    state = position(hands=[{"red": 2}, {"blue": 1}], deck=["red", "black", "green", "white"])
    play(state, "draw", "take orange")
    assert hand(state, 0) == {"red": 3, "orange": 1}
    assert hand(state, 1) == {"blue": 1}
    play(state, "draw", "draw")
    assert hand(state, 0) == {"red": 3, "orange": 1}
    assert hand(state, 1) == {"blue": 1, "green": 1, "white": 1}


@pytest.mark.rule("T-047")
def test_a_hand_has_no_limit():
    state = position(rest=0, deck=["red", "black", "yellow"])
    assert sum(hand(state, 0).values()) == 102
    play(state, "draw", "draw")
    assert sum(hand(state, 0).values()) == 104


@pytest.mark.rule("T-048")
def test_the_second_card_must_be_drawn():
    state = position()
    play(state, "take blue")
    assert {action.split()[0] for action in legal(state)} == {"draw", "take"}
    assert refusal(state, "pass") == "T-048"


@pytest.mark.rule("T-048")
def test_the_second_card_must_be_drawn_even_if_only_unseen():
    state = position(display=["locomotive", "locomotive"], rest=1, deck=["red", "black"])
    play(state, "draw")
    assert legal(state) == ["draw"]
    assert refusal(state, "pass") == "T-048"


@pytest.mark.rule("T-049")
@pytest.mark.parametrize("first", ["draw", "take blue"])
def test_without_a_second_card_one_is_all(first):
    state = position(rest=1, deck=["red"])
    play(state, first)
    assert sum(hand(state, 0).values()) == 1
    assert state.active_seat == 1
