"""From figures to expected scores and shares of the win: a weighted sum that changes in the course of a game.

Weights are found by `python -m benchmarks.evaluation`; they lie beside each game's judge in `weights.json`. They are
given for some times of the game, and in between they are interpolated.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from roundhouse.analysis.contract import Evaluation
from roundhouse.kernel.package_files import folder_of

FILE = "weights.json"
Table = tuple[tuple[float, ...], ...]  # by time of the game, a number for each figure


@dataclass(frozen=True, slots=True)
class Weights:
    """For one number of players."""

    times: tuple[float, ...]
    score: Table
    share: Table
    spread: tuple[float, ...]  # by time


@dataclass(frozen=True, slots=True)
class Between:
    """A time of the game, between two of those that weights are given for."""

    before: int
    after: int
    part: float

    def at(self, values: Sequence[float]) -> float:
        return values[self.before] + self.part * (values[self.after] - values[self.before])

    def row(self, table: Table) -> list[float]:
        part = self.part
        return [a + part * (b - a) for a, b in zip(table[self.before], table[self.after], strict=True)]


def moment(times: Sequence[float], time: float) -> Between:
    """Where a time lies among these, which rise from 0 to 1."""
    last = len(times) - 1
    place = 0
    while place < last - 1 and time >= times[place + 1]:
        place += 1
    part = (time - times[place]) / (times[place + 1] - times[place])
    return Between(place, place + 1, min(1.0, max(0.0, part)))


def evaluation(weights: Weights, time: float, rows: Sequence[Sequence[float]]) -> Evaluation:
    """What the figures of all seats come to."""
    now = moment(weights.times, time)
    score, share = now.row(weights.score), now.row(weights.share)
    scores = [_sum(score, row) for row in rows]
    return Evaluation(
        tuple(scores), (now.at(weights.spread),) * len(rows), shares_of([_sum(share, row) for row in rows])
    )


def shares_of(values: Sequence[float]) -> tuple[float, ...]:
    """Parts of the win: e to the power of each value, together 1."""
    best = max(values)
    parts = [exp(max(-50.0, value - best)) for value in values]
    total = sum(parts)
    return tuple(part / total for part in parts)


def _sum(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum([weight * figure for weight, figure in zip(weights, row, strict=True)])


@cache
def read_weights(package: str, figures: tuple[str, ...], players: int) -> Weights:
    """The weights in a judge's folder for so many players."""
    return weights_of(json.loads(folder_of(package).joinpath(FILE).read_text("utf-8")), figures, players)


def weights_of(data: dict[str, Any], figures: Sequence[str], players: int) -> Weights:
    known = data["players"][str(players)]

    def table(kind: str) -> Table:
        return tuple(zip(*(known[kind][name] for name in figures), strict=True))

    return Weights(tuple(data["times"]), table("score"), table("share"), tuple(known["spread"]))
