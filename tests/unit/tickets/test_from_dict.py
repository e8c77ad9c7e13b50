"""Positions from outside: what could not be played is refused in one line, before anything is played with it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import roundhouse as rh

GAME = rh.game("tickets")


def good(decisions: int = 40) -> dict[str, Any]:
    state, rng = GAME.start(2, 5), Random(5)
    for _ in range(decisions):
        state.push(rng.choice(state.legal_actions()))
    return json.loads(json.dumps(state.to_dict()))


def test_the_position_that_is_changed_below_is_good() -> None:
    assert GAME.from_dict(good()).to_dict() == good()


CHANGES = {
    "text for a number": lambda d: d["hands"][0].update(red="2"),
    "a negative hand": lambda d: (d["hands"][0].update(red=-20), d["hands"][1].update(red=32)),
    "a fraction": lambda d: d["hands"][0].update(red=1.0),
    "a truth value": lambda d: d["cars"].__setitem__(0, True),
    "a counter below zero": lambda d: d.update(counter=-5),
    "an infinite counter": lambda d: d.update(counter=float("inf")),
    "an owner as text": lambda d: d["routes"].update({"miami-new_orleans": "0"}),
    "an owner that is not a seat": lambda d: d["routes"].update({"miami-new_orleans": 99}),
    "nobody as owner": lambda d: d["routes"].update({"miami-new_orleans": -1}),
    "an unknown route": lambda d: d["routes"].update({"here-there": 0}),
    "both routes of a double": lambda d: d["routes"].update({"dallas-houston.1": 0, "dallas-houston.2": 0}),
    "tickets to keep without any drawn": lambda d: d.update(stage="keep tickets"),
    "first tickets without any drawn": lambda d: d.update(stage="first tickets"),
    "an unknown stage": lambda d: d.update(stage="tea"),
    "too many cars": lambda d: d.update(cars=[900, 45]),
    "cars below zero": lambda d: d.update(cars=[-3, 45]),
    "tickets twice": lambda d: d.update(ticket_deck=d["ticket_deck"] * 2),
    "a ticket missing": lambda d: d["ticket_deck"].pop(),
    "a card missing": lambda d: d["deck"].pop(),
    "nine cards face up": lambda d: d.update(display=d["display"] + d["deck"][-4:], deck=d["deck"][:-4]),
    "a seed that is none": lambda d: d.update(seed=""),
    "three hands": lambda d: d["hands"].append({}),
    "a fractional player count": lambda d: d.update(players=2.9),
    "a log of text": lambda d: d.update(card_log=["x"]),
    "a log of lists": lambda d: d.update(ticket_log=[[0]]),
    "an active seat that is none": lambda d: d.update(active=2),
    "another game": lambda d: d.update(game="chess"),
    "no options": lambda d: d.pop("options"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_position_that_could_not_be_is_refused(change: Any) -> None:
    data = good()
    change(data)
    with pytest.raises((rh.InvalidRecord, rh.InvalidOption)) as caught:
        GAME.from_dict(data)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("T-073", "T-086")
@pytest.mark.parametrize(
    ("pile", "says"),
    [
        ("cars", r"position: the cars of seat 1 do not match its routes \(T-073\)"),
        ("points", r"position: the points of seat 1 do not match its routes \(T-086\)"),
    ],
)
def test_cars_and_points_match_the_routes(pile: str, says: str) -> None:
    data = good(150)
    assert set(data["routes"].values()) == {0, 1}
    data[pile][1] -= 1
    with pytest.raises(rh.InvalidRecord, match=says):
        GAME.from_dict(data)


@pytest.mark.rule("T-128")
def test_a_second_card_that_is_not_there() -> None:
    data = good()
    data["hands"][0] = {}
    for colour in [*data["deck"], *data["display"]]:
        data["hands"][0][colour] = data["hands"][0].get(colour, 0) + 1
    data.update(deck=[], display=[], stage="second card")
    for colour, number in data["discard"].items():
        data["hands"][0][colour] = data["hands"][0].get(colour, 0) + number
    data["discard"] = {}
    lost = good()["hands"][0]
    for colour, number in lost.items():
        data["hands"][0][colour] = data["hands"][0].get(colour, 0) + number
    with pytest.raises(rh.InvalidRecord, match="no second card"):
        GAME.from_dict(data)


def test_what_a_view_hands_out_cannot_change_the_game(tmp_path: Any) -> None:
    state = GAME.start(2, 1)
    state.view(None)["options"]["board"] = "x"
    state.to_dict()["options"]["board"] = "x"
    GAME.record_options(state)["board"] = "x"
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_a_board_given_as_data_is_not_kept_by_reference() -> None:
    import tomllib

    from playing import BOARDS

    data = tomllib.loads((BOARDS / "islands.toml").read_text("utf-8"))
    seed = rh.seed_bytes(1)
    state = GAME.start(2, seed, board=data)
    data["routes"].clear()
    record = rh.make_record(GAME, state, seed, ())
    assert rh.first_position(rh.read_record(record.to_json())).to_dict() == state.to_dict()
