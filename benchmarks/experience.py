"""Finds what positions of 18Lilliput are worth: the weights in bots/lilliput/experience.toml.

    python -m benchmarks.experience [--judge forecast|experience] [--games N] [--workers W]
    python -m benchmarks.experience --check

Plays games in which a turn is often any of the better ones, so that good and bad choices can be told apart, and weighs
the figures of the seats by how the games ended. Games grow in build/experience: first those judged by the forecast,
then others judged by the experience they gave; the weights are found from all of them. `--check` tells how well
positions foretell the end in games that were left out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import roundhouse as rh
from roundhouse.bots.lilliput import experience
from roundhouse.bots.lilliput.experience import FIGURES, experienced, standing
from roundhouse.bots.lilliput.turns import Effort, Judge, TurnPlan, turn_plans
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action

BUILD = Path(__file__).parents[1] / "build" / "experience"
TARGET = Path(experience.__file__).with_suffix(".toml")
PLAYERS = 2  # weights from games of three were no better with three players (docs/lab-notes.md)
JUDGES: dict[str, Judge | None] = {"forecast": None, "experience": experienced}
FIRST = {"forecast": 2_000_000, "experience": 3_000_000}  # the first number of a game, which is its seed too
POSITIONS = 200  # looked at for a decision
STRAY = {Stage.TURN: 0.3, Stage.RUN: 0.2}  # how often a decision is any of ...
GOOD = 6  # ... this many
NOISE = {Stage.DRAFT: 60.0, Stage.HOME_TILE: 15.0}  # random points in other decisions
LITTLE_NOISE = 5.0
CALM = 0.1  # how strongly weights are kept small
NEAR = 0.5  # what positions of the round before and after count
CHARACTERS = ("emperor", "general", "admiral", "justiciary", "treasurer")
HOMES = 4  # companies that are drafted
PARTS = 5  # for --check: each fifth of the games is foretold from the others


def play(judge: str, number: int) -> str:
    """One game as a line of the file."""
    chance = Random(number)
    state = rh.game("lilliput").start(PLAYERS, number.to_bytes(32, "big"))
    assert isinstance(state, LilliputState)
    made: list[str] = []
    plan: tuple[Action, ...] = ()
    while not state.is_over:
        legal = state.legal_actions()
        if plan and plan[0] in legal:
            action, plan = plan[0], plan[1:]
        elif len(legal) == 1:
            action, plan = legal[0], ()
        else:
            effort = Effort(positions=POSITIONS)
            found = turn_plans(state, effort=effort, further=chance.random() < 0.5, judge=JUDGES[judge])
            action, *rest = _picked(state, found, chance).actions
            plan = tuple(rest)
        made.append(str(action))
        seat = state.active
        state.push(action)
        if state.active != seat:
            plan = ()
    return json.dumps({"number": number, "actions": made, "scores": scores(state)})


def _picked(state: LilliputState, found: Sequence[TurnPlan], chance: Random) -> TurnPlan:
    if chance.random() < STRAY.get(state.stage, 0.0):
        return chance.choice(found[:GOOD])
    noise = NOISE.get(state.stage, LITTLE_NOISE)
    return max(found, key=lambda plan: plan.value + noise * chance.random())


def play_missing(judge: str, games: int, workers: int) -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / f"{judge}.jsonl"
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    numbers = [FIRST[judge] + number for number in range(done, games)]
    with file.open("a", encoding="utf-8") as out, ProcessPoolExecutor(workers) as pool:
        for line in pool.map(play, [judge] * len(numbers), numbers):
            done += 1
            out.write(line + "\n")
            out.flush()
            print(f"\r{judge}: {done} of {games} games", end="", flush=True)
    print()


class Examples:
    """Positions at the beginning of turns: by how much the first seat is ahead in each figure, and in the end."""

    def __init__(self) -> None:
        game = rh.game("lilliput")
        rows: list[np.ndarray] = []
        ends: list[int] = []
        rounds: list[int] = []
        numbers: list[int] = []
        for kept in self.games():
            state = game.start(PLAYERS, kept["number"].to_bytes(32, "big"))
            assert isinstance(state, LilliputState)
            first, second = kept["scores"]
            for text in kept["actions"]:
                if state.stage is Stage.TURN:
                    own, rival = ([*row, *_given(state, seat)] for seat, row in enumerate(standing(state)))
                    rows.append(np.subtract(own, rival))
                    ends.append(first - second)
                    rounds.append(state.round)
                    numbers.append(kept["number"])
                state.push(game.parse(text))
        self.rows, self.ends = np.array(rows), np.array(ends, float)
        self.rounds, self.numbers = np.array(rounds), np.array(numbers)

    @staticmethod
    def games() -> Iterator[dict[str, Any]]:
        for judge in JUDGES:
            file = BUILD / f"{judge}.jsonl"
            if file.exists():
                yield from map(json.loads, file.read_text("utf-8").splitlines())

    def fit(self, number: int, among: np.ndarray) -> np.ndarray:
        """The weights for a round, by ridge regression."""
        used = among & (np.abs(self.rounds - number) <= 1)
        parts = np.where(self.rounds[used] == number, 1.0, NEAR)
        spread = self.rows[self.rounds == number].std(0)
        scale = np.where(spread > 0, spread, 1.0)
        scaled = self.rows[used] / scale * parts[:, None]
        calm = CALM * len(np.unique(self.numbers)) * np.eye(scaled.shape[1])
        found: np.ndarray = np.linalg.solve(scaled.T @ scaled + calm, scaled.T @ (self.ends[used] * parts)) / scale
        return found

    def check(self) -> None:
        """How well the end is foretold in games that were left out."""
        games = np.unique(self.numbers)
        print(f"{len(games)} games, {len(self.ends)} positions")
        part = np.searchsorted(games, self.numbers) % PARTS
        for number in range(1, max(self.rounds) + 1):
            told = np.zeros_like(self.ends)
            for left_out in range(PARTS):
                told = np.where(part == left_out, self.rows @ self.fit(number, part != left_out), told)
            here = self.rounds == number
            print(f"round {number}: correlation {np.corrcoef(told[here], self.ends[here])[0, 1]:.3f}")


def _given(state: LilliputState, seat: int) -> list[float]:
    """What a seat has drafted: explains much and cannot be changed, so it is weighed here and not kept."""
    held = {character.id for character in state.held_characters(seat)}
    return [
        *(float(name in held) for name in CHARACTERS),
        *(float(state.director[home] == seat) for home in range(HOMES)),
    ]


def write(examples: Examples) -> None:
    everything = np.ones(len(examples.ends), bool)
    rounds = [examples.fit(number, everything) for number in range(1, max(examples.rounds) + 1)]
    games = len(np.unique(examples.numbers))
    text = [
        f"# What one of each figure (experience.py) is worth at the end, by round, from {games} games of two players.",
        "# Made by benchmarks/experience.py.",
        "",
    ]
    for place, name in enumerate(FIGURES):
        text.append(f"{name} = [{', '.join(f'{float(weights[place]):.4g}' for weights in rounds)}]")
    TARGET.write_text("\n".join(text) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.experience")
    parser.add_argument("--judge", choices=list(JUDGES), default="forecast")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    if given.games:
        play_missing(given.judge, given.games, given.workers)
    if not any(Examples.games()):
        parser.error("there are no games in build/experience yet: say how many to play by --games")
    examples = Examples()
    if given.check:
        examples.check()
    else:
        write(examples)


if __name__ == "__main__":
    main()
