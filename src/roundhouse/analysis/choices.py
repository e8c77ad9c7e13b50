"""What a decision kept or cost: choices compared on the same samples of what the seat could not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from roundhouse.analysis.contract import Judge, Line
from roundhouse.analysis.depth import Depth
from roundhouse.analysis.evaluation import evaluate
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.rng import Stream

ERRORS = 2.0  # standard errors: a difference that samples alone may explain counts for nothing


@dataclass(frozen=True, slots=True)
class Choice:
    """An action with what belongs to it, and what it promises its seat."""

    line: Line
    share: float  # of the win
    score: float
    behind: float = 0.0  # of the win, by which it is surely worse than the best ...
    points: float = 0.0  # ... and of the lead at the end, by which it is surely worse than what leads most

    @property
    def action(self) -> Action:
        return self.line[0]


def choices(
    judge: Judge, game: Game, state: State, depth: Depth, rng: Stream, played: Action | None = None
) -> list[Choice]:
    """What the active seat could do, the best first; what it played is among them."""
    seat = state.active_seat
    assert seat is not None
    lines = judge.lines(state, depth.lines)
    if played is not None and all(line[0] != played for line in lines):
        lines.append(judge.line_with(state, played, depth.lines))
    samples = judge.samples(game, state, seat, depth.samples, rng)
    shares: list[list[float]] = [[] for _ in lines]
    scores = [0.0] * len(lines)
    leads: list[list[float]] = [[] for _ in lines]
    for sample in samples:
        for number, line in enumerate(lines):
            after = sample.copy()
            carry_out(after, line)
            found = evaluate(judge, after)
            shares[number].append(found.shares[seat])
            scores[number] += found.scores[seat] / len(samples)
            rivals = [score for other, score in enumerate(found.scores) if other != seat]
            leads[number].append(found.scores[seat] - max(rivals))
    means = [sum(values) / len(values) for values in shares]
    best = max(range(len(lines)), key=means.__getitem__)
    ahead = max(leads, key=sum)
    found_choices = [
        Choice(
            line, means[number], scores[number], _behind(shares[number], shares[best]), _behind(leads[number], ahead)
        )
        for number, line in enumerate(lines)
    ]
    return sorted(found_choices, key=lambda choice: -choice.share)


def carry_out(state: State, line: Line) -> None:
    """Play a line as far as it can be played: in a sample it may end earlier."""
    seat = state.active_seat
    for number, action in enumerate(line):
        if number and (state.active_seat != seat or state.why_not(action, seat) is not None):
            break
        state.push(action)


def _behind(values: Sequence[float], best: Sequence[float]) -> float:
    """By how much the best is better, sample by sample; nothing if that may be chance."""
    behind = [b - v for v, b in zip(values, best, strict=True)]
    number = len(behind)
    mean = sum(behind) / number
    if number == 1:
        return mean
    spread = sum([(one - mean) ** 2 for one in behind]) / (number - 1)
    return mean if mean > ERRORS * sqrt(spread / number) else 0.0
