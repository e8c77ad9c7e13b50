"""A16: the worked examples of the rules."""

import pytest

from unit.tickets.positions import board, claims, play, position, refusal

CIRCUIT = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "f"), ("f", "g"), ("g", "h"), ("h", "i")]


def circuit(lengths):
    """A custom board of grey routes in a row, of these lengths."""
    routes = [(a, b, length, "gray") for (a, b), length in zip(CIRCUIT, lengths, strict=False)]
    return board(routes, [("a", "b", 1)] * 6)


@pytest.mark.rule("T-122")
def test_two_blue_and_a_locomotive_claim_montreal_new_york():
    state = position(hands=[{"blue": 2, "locomotive": 1}])
    play(state, "claim montreal-new_york 2 blue 1 locomotive")
    assert state.view(None)["routes"] == {"montreal-new_york": 0}
    assert state.scores() == [4, 0]


@pytest.mark.rule("T-123")
@pytest.mark.parametrize("colour", ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"])
def test_three_of_any_colour_claim_montreal_toronto(colour):
    state = position(hands=[{colour: 3}])
    play(state, f"claim montreal-toronto 3 {colour}")
    assert state.scores() == [4, 0]


@pytest.mark.rule("T-123")
def test_two_red_and_one_blue_do_not_claim_montreal_toronto():
    state = position(hands=[{"red": 2, "blue": 1}])
    assert refusal(state, "claim montreal-toronto 2 red 1 blue") == "T-069"
    assert not [claim for claim in claims(state) if "montreal-toronto" in claim]


@pytest.mark.rule("T-124")
def test_41_cars_on_the_board_are_not_the_end_but_43_are():
    lengths = [6, 6, 6, 6, 6, 6, 5, 2]
    colours = ["purple", "orange", "white", "green", "yellow", "black", "red", "blue"]
    wanted = dict(zip(colours, lengths, strict=True))
    state = position(board=circuit(lengths), hands=[wanted], display=["locomotive"] * 2 + ["red"] * 3)
    for (a, b), length, colour in zip(CIRCUIT, lengths, colours, strict=True):
        assert state.view(0)["final_turns_left"] is None
        play(state, f"claim {a}-{b} {length} {colour}")
        if colour == "red":
            assert state.view(0)["seats"][0]["cars"] == 4
            assert state.view(0)["final_turns_left"] is None
        if colour != "blue":
            play(state, "draw", "draw")
    assert state.view(0)["seats"][0]["cars"] == 2
    assert state.view(0)["final_turns_left"] == 2


@pytest.mark.rule("T-125")
def test_one_route_of_each_length_scores_39():
    lengths = [1, 2, 3, 4, 5, 6]
    colours = ["purple", "orange", "white", "green", "yellow", "black"]
    state = position(board=circuit(lengths), hands=[dict(zip(colours, lengths, strict=True))])
    for (a, b), length, colour in zip(CIRCUIT, lengths, colours, strict=False):
        play(state, f"claim {a}-{b} {length} {colour}", "draw", "draw")
    assert state.scores() == [39, 0]


@pytest.mark.rule("T-126")
def test_sixty_and_two_tickets_and_a_missed_one_and_the_bonus_make_80():
    own = board(
        [(a, b, 6, "gray") for a, b in CIRCUIT[:4]] + [("y", "z", 1, "gray")],
        [("a", "e", 12), ("a", "b", 7), ("a", "z", 9), *[("y", "z", 1)] * 3],
    )
    state = position(
        board=own,
        routes={"a-b": 0, "b-c": 0, "c-d": 0, "d-e": 0},
        tickets=[["a-e", "a-b", "a-z"]],
        stage="over",
    )
    (sheet, _) = state.score_sheet()["seats"]
    assert (sheet["route_points"], sheet["ticket_points"], sheet["bonus"]) == (60, 12 + 7 - 9, 10)
    assert state.scores()[0] == 80
