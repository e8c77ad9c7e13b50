"""Records that are damaged, foreign or untrue are refused with one line that says why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import roundhouse as rh

NESTED: list[Any] = []
for _ in range(200):
    NESTED = [NESTED]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    game = rh.game("tickets")
    seed = rh.seed_bytes(5)
    state = game.start(2, seed)
    first, rng, actions = state.copy(), Random(5), []
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        actions.append(str(action))
        state.push(action)
    return rh.make_record(game, first, seed, tuple(actions), ("Ada", "Ben"), end=state).to_dict()


def replayed(data: Any) -> rh.State:
    text = data if isinstance(data, str) else json.dumps(data)
    return rh.final_position(rh.read_record(text, "game.rh.json"), "game.rh.json")


def test_a_good_record_replays(record: dict[str, Any]) -> None:
    assert replayed(record).scores() == record["result"]["scores"]
    again = rh.read_record(json.dumps(record))
    assert again.to_dict() == record
    states = list(rh.replay(again))
    assert len(states) == len(record["actions"]) + 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "pgn"}, "not a Roundhouse record"),
        ({"version": 99}, "format version 99"),
        ({"version": True}, "version: must be a whole number"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "rules version 99"),
        ({"data": "0" * 64}, "other game data"),
        ({"players": 7}, "not 7"),
        ({"players": 3}, "action 3"),
        ({"options": {"first_player": 0, "board": "/etc/passwd"}}, "'/etc/passwd' is neither 'usa', 'fenmark', "),
        ({"options": {"weather": "fine"}}, "no such option"),
        ({"options": {"seed": "x"}}, "no such option as 'seed'"),
        ({"options": {"players": 3}}, "no such option as 'players'"),
        ({"options": {"self": 1}}, "no such option as 'self'"),
        ({"actions": [f"claim x {'9' * 480} red"]}, "give each colour once"),
        ({"actions": [f"claim x {'9' * 5000} red"]}, r"actions\[1\]: must be text of at most 500 characters"),
        ({"actions": ["draw"] * 5001}, "actions: must have at most 5000 entries, not 5001"),
        ({"actions": ["draw"] * 100_000}, "actions: must have at most 5000 entries, not 100000"),
        ({"names": ["Ada"] * 11}, "names: must have at most 10 entries, not 11"),
        ({"names": ["A" * 501]}, r"names\[1\]: must be text of at most 500 characters"),
        ({"secret": "0" * 64, "shares": ["0"] * 11}, "shares: must have at most 10 entries, not 11"),
        ({"secret": "0" * 64, "shares": ["0" * 501]}, r"shares\[1\]: must be text of at most 500 characters"),
        ({"seed": "0" * 501}, "seed: must be text of at most 500 characters"),
        ({"game": "t" * 980_000}, "game: must be text of at most 500 characters"),
        ({"rules": 10**4299}, "rules: must be from -1.* to 1.*, not a number that long"),
        ({"players": -(10**4299)}, "players: must be from .* not a number that long"),
        ({"options": {"first_player": 10**16}}, "options: holds a number that is too large"),
        ({"options": {"first_player": NESTED}}, "options: holds .* is nested too deeply"),
        ({"result": {"scores": NESTED}}, "result: holds .* is nested too deeply"),
        ({"seed": "abc"}, "seed"),
        ({"secret": "00" * 32}, "secret: unknown field"),
        ({"shares": []}, "secret: is missing"),
        ({"secret": None, "shares": None}, "shares: must be a list"),
        ({"secret": 1, "shares": []}, "secret: must be text"),
        ({"secret": None, "shares": [1]}, r"shares\[1\]: must be text"),
        ({"secret": "00" * 32, "shares": [None]}, "one share or null per seat"),
        ({"seed": None}, "running game"),
        ({"seed": "00" * 32}, "committed"),
        ({"commitment": "00" * 32}, "committed"),
        ({"actions": [1, 2]}, r"actions\[1\]: must be text; actions\[2\]: must be text"),
        ({"actions": ["fly"]}, "action 1 of 1: 'fly' is not an action"),
        ({"actions": ["draw"]}, "action 1 of 1: draw: refused by T-029"),
        ({"actions": "draw"}, "actions: must be a list"),
        ({"result": {"scores": [1, 2], "ranks": [2, 1]}}, "the record says"),
        ({"extra": 1}, "extra: unknown field"),
        ({"extra": 1, "data": 2, "actions": [3] * 5000}, r"data: must be text; .*; and 4992 more$"),
    ],
)
def test_a_changed_record_is_refused(record: dict[str, Any], change: dict[str, Any], says: str) -> None:
    with pytest.raises(rh.InvalidRecord, match=says) as caught:
        replayed({**record, **change})
    assert str(caught.value).startswith("game.rh.json: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("field", ["game", "rules", "data", "players", "options", "seed", "actions", "result"])
def test_a_missing_field_is_named(record: dict[str, Any], field: str) -> None:
    rest = {name: value for name, value in record.items() if name != field}
    with pytest.raises(rh.InvalidRecord, match=f"{field}: is missing"):
        replayed(rest)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"x"', "\x00", "[" * 5000])
def test_other_text_is_no_record(text: str) -> None:
    with pytest.raises(rh.InvalidRecord):
        replayed(text)


def test_an_unfinished_record_with_a_result_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(rh.InvalidRecord, match="unfinished"):
        replayed({**record, "actions": record["actions"][:-1]})
    assert not replayed({**record, "actions": record["actions"][:-1], "result": None}).is_over


def test_own_boards_are_embedded(tmp_path: Any) -> None:
    from playing import BOARDS

    board = tmp_path / "own.toml"
    board.write_text((BOARDS / "islands.toml").read_text("utf-8"), "utf-8")
    game, seed = rh.game("tickets"), rh.seed_bytes(1)
    state = game.start(2, seed, board=board)
    record = rh.make_record(game, state, seed, ())
    board.unlink()
    again = rh.first_position(rh.read_record(record.to_json()))
    assert again.to_dict() == state.to_dict()
    usa = game.start(2, seed)
    assert game.data_digest(usa) != game.data_digest(state)
