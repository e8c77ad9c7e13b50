"""verify: the shuffles of a finished game are proved, and every change is found."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh

GOLDEN = Path(__file__).parents[2] / "golden"
OF_ALL_RULES = [
    *("tickets/four-planners.rh.json", "tickets/rules-2/four-planners.rh.json"),
    *("lilliput/4-players-greedy-1.rh.json", "lilliput/rules-2/4-players-greedy-1.rh.json"),
]


@pytest.fixture
def finished(run, tmp_path) -> Path:
    path = tmp_path / "finished.rh.json"
    run("play", "--players", "random,random", "--seed", 5, "--save", path)
    return path


def changed(path: Path, **fields: Any) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
    return path


def test_the_proof_names_seed_and_fingerprint(run, finished):
    record = json.loads(finished.read_text())

    ran = run("verify", finished)

    assert ran.code == 0
    assert record["seed"] in ran.out
    assert sha256(bytes.fromhex(record["seed"])).hexdigest() in ran.out
    assert f"all {len(record['actions'])} decisions are legal" in " ".join(ran.out.split())
    assert "comes from the record itself" in ran.out


@pytest.mark.parametrize("name", OF_ALL_RULES)
def test_a_record_is_replayed_and_proved_by_the_rules_it_was_played_by(run, name):
    path = GOLDEN / name
    sheet = json.loads(path.with_name(path.name.replace(".rh.json", ".sheet.json")).read_text("utf-8"))

    assert json.loads(run("replay", path, "--json").out) == sheet
    assert run("replay", path).code == 0
    assert run("verify", path).code == 0


def test_the_fingerprint_that_a_player_kept(run, finished):
    kept = json.loads(finished.read_text())["commitment"]

    assert "the one you kept" in run("verify", finished, "--commitment", kept.upper()).out
    ran = run("verify", finished, "--commitment", "0" * 64)
    assert (ran.code, ran.out) == (2, "")
    assert "made for another commitment" in ran.err
    for wrong in ("12", "z" * 64, "-1", ""):
        assert "not 64 hexadecimal digits" in run("verify", finished, "--commitment", wrong).err


def test_every_change_is_found(run, finished):
    record = json.loads(finished.read_text())
    other = "11" * 32
    for fields, complaint in (
        ({"seed": other}, "not the one that was committed to"),
        ({"seed": other, "commitment": sha256(bytes.fromhex(other)).hexdigest()}, "action 1 of"),
        ({"actions": record["actions"][:-1]}, "an unfinished game"),
        ({"result": {**record["result"], "scores": [1, 2]}}, "the record says"),
        ({"result": None}, "not a finished game"),
        ({"seed": None}, "has no seed"),
    ):
        finished.write_text(json.dumps(record))
        ran = run("verify", changed(finished, **fields))
        assert ran.code == 2
        assert complaint in ran.err
        assert ran.out == ""


def test_a_running_game_proves_nothing_yet(run, tmp_path):
    path = tmp_path / "open.rh.json"
    run("play", "--seed", 7, "--save", path, lines=["1", "1"])

    assert "not a finished game" in run("verify", path).err


@pytest.fixture
def joint(finished) -> Path:
    """A finished game whose seed was made from a secret and the share of one of two people."""
    secret, share, game = b"\7" * 32, b"\1" * 32, rh.game("tickets")
    seed = rh.joint_seed(secret, [share, None])
    state, actions = game.start(2, seed), []
    while not state.is_over:
        legal = state.legal_actions()
        actions.append(legal[len(actions) % len(legal)])
        state.apply(actions[-1])
    record = rh.make_record(game, state, seed, tuple(map(str, actions)), ("Ada", "Ben"), end=state)
    made = replace(record, commitment=rh.commitment(secret), secret=secret.hex(), shares=(share.hex(), None))
    finished.write_text(made.to_json())
    return finished


def test_a_seed_of_shares_is_shown_with_who_gave_one(run, joint):
    ran = run("verify", joint, "--commitment", rh.commitment(b"\7" * 32))
    assert ran.code == 0
    assert f"The server\N{RIGHT SINGLE QUOTATION MARK}s secret: {'07' * 32}" in ran.out
    assert f"The share of Ada: {'01' * 32}" in ran.out
    assert "Ben gave no share." in ran.out
    assert f"follows from secret and shares: {json.loads(joint.read_text())['seed']}" in ran.out
    assert "the one you kept" in ran.out
    assert "Nobody gave a share" not in ran.out


def test_a_share_that_was_changed_is_found(run, joint):
    for shares in (["02" * 32, None], [None, None], ["01" * 32, "01" * 32]):
        ran = run("verify", changed(joint, shares=shares))
        assert (ran.code, ran.out) == (2, "")
        assert "not the one that the secret and the shares make" in ran.err
