"""verify: the shuffles of a finished game are proved, and every change is found."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest


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
    assert "the record's own word" in ran.out


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
