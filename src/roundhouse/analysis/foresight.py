"""One position under the glass: what it promises every seat, what the active one could do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from roundhouse.analysis.choices import Choice, carry_out, choices
from roundhouse.analysis.contract import Evaluation, Judge, Line
from roundhouse.analysis.depth import STANDARD, depth_of
from roundhouse.analysis.evaluation import evaluate, judge_of
from roundhouse.bots.contract import Reason
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.rng import Stream

FURTHER = 3  # choices of others that are foretold where nothing is hidden


@dataclass(frozen=True, slots=True)
class Foresight:
    """Of a complete position; `seen` and the choices are from what the active seat knows."""

    complete: Evaluation
    seen: Evaluation | None = None  # None: the game is over
    seat: Seat | None = None
    choices: tuple[Choice, ...] = ()  # the best first
    expected: tuple[tuple[Seat, Line], ...] = ()  # how the game probably goes on
    reasons: tuple[Reason, ...] = ()  # for the best choice


def foresee(game: Game, state: State, depth: str = STANDARD) -> Foresight:
    """What a position promises. The same position and depth give the same answer everywhere."""
    judge, wanted = judge_of(game.name), depth_of(depth)
    complete = evaluate(judge, state)
    seat = state.active_seat
    if seat is None:
        return Foresight(complete)
    rng = Stream(sha256(f"foresight {sorted(map(str, state.view(seat).items()))}".encode()).digest())
    samples = judge.samples(game, state, seat, wanted.samples, rng)
    found = choices(judge, game, state, wanted, rng)
    best = found[0].line
    return Foresight(
        complete,
        _mean([evaluate(judge, sample) for sample in samples]),
        seat,
        tuple(found),
        _expected(judge, state, best, wanted.lines),
        tuple(judge.reasons(state.copy(), best)),
    )


def _mean(found: list[Evaluation]) -> Evaluation:
    """What several positions promise together."""
    number = len(found)
    return Evaluation(
        tuple(sum(values) / number for values in zip(*(one.scores for one in found), strict=True)),
        tuple(sum(values) / number for values in zip(*(one.spread for one in found), strict=True)),
        tuple(sum(values) / number for values in zip(*(one.shares for one in found), strict=True)),
    )


def _expected(judge: Judge, state: State, best: Line, looks: int) -> tuple[tuple[Seat, Line], ...]:
    """The best line, and what the others would probably answer where nothing is left to luck."""
    seat = state.active_seat
    assert seat is not None
    found = [(seat, best)]
    if state.has_secrets:
        return tuple(found)
    after = state.copy()
    carry_out(after, best)
    for _ in range(FURTHER):
        seat = after.active_seat
        if seat is None:
            break
        line = judge.lines(after, looks)[0]
        found.append((seat, line))
        carry_out(after, line)
    return tuple(found)
