"""Looking through one's own turn: for each action the best way to go on until somebody else decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.bots.lilliput.choices import sensible
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.games.lilliput.actions import DONE, Lay
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action

TURNS = 4  # lines of a turn that are followed through the next one
BEAM = 3  # first steps of a longer action that are followed further
RIVAL = 0.6  # how much the best rival counts among several, the rest being their mean

_FOLLOWED = frozenset(
    {
        Stage.LAYING,
        Stage.SHARES,
        Stage.HOME_SLOT,
        Stage.POOL,
        Stage.TRAINS,
        Stage.PRICE,
        Stage.STATION,
        Stage.SPLIT,
        Stage.EXCESS,
    }
)


@dataclass(frozen=True, slots=True)
class Line:
    """A way to go on: one's own next actions, and the lead at the end that it promises."""

    value: float
    actions: tuple[Action, ...]


def lead(totals: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others."""
    others = [total for other, total in enumerate(totals) if other != seat]
    if len(others) == 1:
        return totals[seat] - others[0]
    return totals[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


def lines(state: LilliputState, *, besides: bool = True) -> list[Line]:
    """For each sensible action the best line that begins with it, the best first."""
    seat = state.active
    actions = sensible(state, besides=besides)
    if len(actions) == 1:
        return [Line(0.0, (actions[0],))]
    found = [_line(state, action, seat) for action in actions] if state.stage is Stage.TURN else _follow(state, seat)
    if besides and state.stage is not Stage.TURN:
        known = {line.actions[0] for line in found}
        found += [_line(state, action, seat) for action in actions if action not in known]
    found.sort(key=lambda line: -line.value)
    if state.stage is Stage.TURN:
        found = _look_on(state, found, seat)
    return found


def _look_on(state: LilliputState, found: list[Line], seat: int) -> list[Line]:
    """Where the same seat has the next turn too, the best lines are valued by the best of both turns."""
    further: list[Line] = []
    for line in found[:TURNS]:
        after = state.copy()
        for action in line.actions:
            after.push(action)
        if after.stage is Stage.AFTER:
            after.push(DONE)
        if after.stage is not Stage.TURN or after.active != seat or after.turn == state.turn:
            return found
        value = max(_line(after, action, seat).value for action in sensible(after, besides=False))
        further.append(Line(value, line.actions))
    least = min(line.value for line in further)
    behind = [Line(min(line.value, least - 1.0), line.actions) for line in found[TURNS:]]
    return sorted(further, key=lambda line: -line.value) + behind


def _line(state: LilliputState, action: Action, seat: int) -> Line:
    """The best line that begins with this action."""
    after = state.copy()
    after.push(action)
    besides = isinstance(action, Lay) and state.stage is not Stage.LAYING  # a character tile
    if after.stage in _FOLLOWED and after.active == seat and not besides:
        rest = _follow(after, seat)
        best = max(rest, key=lambda line: line.value)
        return Line(best.value, (action, *best.actions))
    return Line(lead(forecast(after), seat), (action,))


def _follow(state: LilliputState, seat: int) -> list[Line]:
    """Lines from the middle of a turn. Of steps after which the turn goes on only the most promising are followed."""
    actions = sensible(state, besides=False)
    ended: list[Line] = []
    open_: list[tuple[float, int, Action, LilliputState]] = []
    for number, action in enumerate(actions):
        after = state.copy()
        after.push(action)
        value = lead(forecast(after), seat)
        if after.stage in _FOLLOWED and after.active == seat:
            open_.append((value, -number, action, after))
        else:
            ended.append(Line(value, (action,)))
    open_.sort(reverse=True)
    for place, (value, _, action, after) in enumerate(open_):
        if place < BEAM:
            best = max(_follow(after, seat), key=lambda line: line.value)
            ended.append(Line(best.value, (action, *best.actions)))
        else:
            ended.append(Line(value, (action, DONE)))
    return ended
