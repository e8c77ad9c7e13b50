"""What a position promises every seat."""

from __future__ import annotations

from roundhouse.analysis.contract import Evaluation, Judge
from roundhouse.analysis.model import evaluation, read_weights
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.contract import State
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.registry import declaration


class NoJudge(RoundhouseError):
    """A game whose positions nobody can judge."""

    code = "no-judge"


def judge_of(game: GameName) -> Judge:
    """The judge that a game declares."""
    place = declaration(game).judge
    if place is None:
        raise NoJudge(complaint("no-judge", "games of {game} cannot be reviewed: it has no judge", game=game))
    found: Judge = find(place)
    return found


def evaluate(judge: Judge, state: State) -> Evaluation:
    """What a complete position promises; of a game that is over, what came of it."""
    if state.is_over:
        return result_evaluation(state)
    time, rows = judge.standing(state)
    return evaluation(read_weights(judge.package, judge.figures, state.players), time, rows)


def result_evaluation(state: State) -> Evaluation:
    """The end of a game: who won, and those who are equal have equal parts."""
    standings = sorted(state.standings(), key=lambda standing: standing.seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return Evaluation(
        tuple(float(standing.score) for standing in standings),
        (0.0,) * len(standings),
        tuple(1 / winners if standing.rank == 1 else 0.0 for standing in standings),
    )
