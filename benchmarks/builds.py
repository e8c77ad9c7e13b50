"""The same work by the interpreted and by the compiled code, in processes of their own that take turns."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median

import roundhouse as rh
from benchmarks.through_contract import Work, copies, random_games
from benchmarks.yardstick import seconds_per_step
from roundhouse.builds import COMPILED, INTERPRETED, VARIABLE

ROUNDS = 5
PLAYERS = 2


def pushes(game: rh.Game, games: int) -> Work:
    """legal_actions and push."""

    def play(number: int) -> int:
        steps = 0
        for count in range(games):
            seed = number * games + count
            rng, state = Random(seed), game.start(PLAYERS, seed)
            while not state.is_over:
                state.push(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def play_outs(game: rh.Game, games: int) -> Work:
    """Whole games at random, with their start and without lists of actions."""

    def play(number: int) -> int:
        luck = rh.Luck(number)
        return sum(game.start(PLAYERS, seed).play_out(luck) for seed in range(games))

    return play


WORK: dict[str, Callable[[rh.Game, int], Work]] = {
    "apply": lambda game, games: random_games(game, PLAYERS, games),
    "push": pushes,
    "play_out": play_outs,
    "copy": lambda game, games: copies(game, PLAYERS, 1000 * games),
}
GAMES = {"tickets": 20, "lilliput": 4}


def measured(build: str, game: str, what: str) -> float:
    """CPU seconds for a step, in a process that runs this build."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.builds", game, what],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {VARIABLE: build},
    )
    return float(done.stdout)


def rows() -> list[tuple[str, float, float, str]]:
    """(what, the compiled seconds, the interpreted ones, ratio in words)."""
    found: list[tuple[str, float, float, str]] = []
    if rh.build_in_use() != COMPILED:  # nothing to compare
        return found
    for game in GAMES:
        for what in WORK:
            pairs = [(measured(COMPILED, game, what), measured(INTERPRETED, game, what)) for _ in range(ROUNDS)]
            ratio = median(theirs / ours for ours, theirs in pairs)
            ours, theirs = (median(column) for column in zip(*pairs, strict=True))
            found.append((f"{game}, {what}: {1 / ours:,.0f} a second", ours, theirs, f"{ratio:.2f} times as fast"))
    return found


if __name__ == "__main__":
    game, what = sys.argv[1:]
    work = WORK[what](rh.game(game), GAMES[game])
    work(0)  # tables are made, files are read
    print(seconds_per_step(lambda: work(1)))
