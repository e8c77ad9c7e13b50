"""Random games end alike whichever code plays them: this process beside one that interprets the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256

import pytest

import roundhouse as rh
from playing import cases, start
from roundhouse.builds import INTERPRETED, VARIABLE

A_FEW, MANY = 3, 100_000
SECONDS = 24 * 3600  # for all of them, wherever


def digest_of_games(name: str, players: int, options: str, games: int) -> str:
    """Of every decision, every offer and the end of so many games."""
    digest = sha256()
    for seed in range(games):
        state, luck = start(name, players, options, seed), rh.Luck(seed)
        while not state.is_over:
            action = state.random_action(luck)
            digest.update(f"{state.count_legal()} {action}\n".encode())
            state.push(action)
        digest.update(json.dumps([state.to_dict(), state.score_sheet()], sort_keys=True).encode())
    return digest.hexdigest()


def interpreted_digest(name: str, players: int, options: str, games: int) -> str:
    call = f"digest_of_games({name!r}, {players}, {options!r}, {games})"
    code = f"from conformance.test_builds_agree import digest_of_games; print({call})"
    environment = os.environ | {VARIABLE: INTERPRETED, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment, timeout=SECONDS
    )
    return done.stdout.strip()


@pytest.mark.parametrize(("name", "players", "options"), cases())
def test_builds_agree(name: str, players: int, options: str) -> None:
    assert digest_of_games(name, players, options, A_FEW) == interpreted_digest(name, players, options, A_FEW)


@pytest.mark.soak
@pytest.mark.time_limit(SECONDS)
@pytest.mark.parametrize("name", ["tickets", "lilliput"])
def test_builds_agree_for_long(name: str) -> None:
    alike = [case for case in cases() if case[0] == name]
    for _, players, options in alike:
        games = MANY // len(alike) + 1
        assert digest_of_games(name, players, options, games) == interpreted_digest(name, players, options, games)
