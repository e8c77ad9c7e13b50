"""Looking through one's own turn: for each action the best way to go on until somebody else decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter

from roundhouse.bots.contract import Decision
from roundhouse.bots.lilliput.campaign import best_plans, judged
from roundhouse.bots.lilliput.choices import sensible
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.bots.lilliput.siege import siege
from roundhouse.games.lilliput.actions import DONE, Lay, Station, Withhold
from roundhouse.games.lilliput.ids import Cell, Company, around
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat

TURNS = 2  # plans of a turn that are followed through the next one
BEAM = 3  # first steps of a longer action that are followed further
AGAIN = 4  # of lays that were possible before, how many are tried again after another one
WISHES = {
    "justiciary": 70.0,
    "general": 30.0,
    "treasurer": 20.0,
    "admiral": 5.0,
    "emperor": 0.0,
    "green": 60.0,
    "red": 36.0,
    "yellow": 30.0,
    "blue": 30.0,
}
"""What to draft, in points that it is worth more than the weakest: no forecast can tell before the first turn."""
ALONE = WISHES | {"yellow": 45.0}
"""... against Gulliver."""
DOUBT = 25.0  # points by which keeping money must look better than paying it out
SIDE = 10.0  # points for every tile fewer that it takes to shut Gulliver in
ROOM = 6.0  # points for every cell between the track of a new home and that of others
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


Values = dict[Action, float]

Judge = Callable[[LilliputState], Sequence[float]]
"""Foretells the scores that a position leads to."""


def judge_of(state: LilliputState) -> Judge:
    """How to judge what comes of this position: against Gulliver by the best plans for the rest of the game."""
    if not state.setup.has_gulliver or state.stage is Stage.OVER:
        return forecast
    plans = best_plans(state)
    return lambda new: judged(new, plans)


class Effort:
    """How much is looked at: until a moment, or this many positions. What was begun gets an answer all the same."""

    __slots__ = ("_positions", "_until")

    def __init__(self, *, until: float = inf, positions: float = inf) -> None:
        self._until = until
        self._positions = positions

    @property
    def is_over(self) -> bool:
        return self._positions <= 0 or perf_counter() > self._until

    def spend(self) -> None:
        self._positions -= 1


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """A way to go on: one's own next actions, and the lead at the end that it promises."""

    value: float
    actions: tuple[Action, ...]


def rest_of(plan: Sequence[Action], decision: Decision) -> tuple[Action, ...]:
    """What is still to do of a plan that began with the last decision; nothing once anything else was done."""
    done = decision.since or ()
    begun = bool(done) and list(done) == [(action, decision.seat) for action in plan[: len(done)]]
    return tuple(plan[len(done) :]) if begun else ()


def after(state: LilliputState, action: Action) -> LilliputState:
    """The state after an action."""
    new = state.copy()
    new.push(action)
    share_map(state.railmap, new, action)
    return new


def share_map(before: RailMap, new: LilliputState, action: Action) -> None:
    """Maps that come of the same lay become one, so that their networks are traced once."""
    if not isinstance(action, (Lay, Station)):
        return
    key = ("after", action if isinstance(action, Station) else (action.cell, action.tile, action.rotation))
    known = before.memo.get(key)
    if known is None:
        before.memo[key] = new.railmap.copy()
    elif known.tiles == new.railmap.tiles and known.stations == new.railmap.stations:  # Gulliver may have built since
        new.railmap = known.copy()


def without_gulliver(state: LilliputState) -> LilliputState:
    """The same position in which Gulliver waits after the second turn: his dice would only blur what is compared."""
    if not state.setup.has_gulliver or state.turn != 1 or state.stage in (Stage.DRAFT, Stage.HOME_TILE):
        return state
    new = state.copy()
    new.turn = 0
    return new


def lead(totals: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the others."""
    others = [total for other, total in enumerate(totals) if other != seat]
    if len(others) == 1:
        return totals[seat] - others[0]
    return totals[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


def turn_plans(
    state: LilliputState, *, effort: Effort | None = None, further: bool = False, judge: Judge | None = None
) -> list[TurnPlan]:
    """For each sensible action the best plan that begins with it, the best first.

    When the effort is spent no more are looked at than there are already. With `further` the next turn is looked
    through as well, if it is the same seat's.
    """
    effort = effort or Effort()
    seat = state.active
    state = without_gulliver(state)
    actions = sensible(state)
    if len(actions) == 1:
        return [TurnPlan(0.0, (actions[0],))]
    if state.stage is Stage.DRAFT:
        worth = ALONE if state.setup.has_gulliver else WISHES
        wishes = [TurnPlan(worth.get(action.pick or "", 0.0), (action,)) for action in actions]
        return sorted(wishes, key=lambda plan: -plan.value)
    found: list[TurnPlan] = []
    if state.stage is Stage.HOME_TILE:
        worth_of = _besieges if state.setup.has_gulliver else _room
        return sorted(
            (TurnPlan(worth_of(after(state, action)), (action,)) for action in actions), key=lambda plan: -plan.value
        )
    judge = judge or judge_of(state)
    if state.stage is not Stage.TURN:
        found = _follow(state, seat, judge, effort)
        known = {plan.actions[0] for plan in found}
        actions = [action for action in actions if action not in known]
    for action in actions:
        if found and effort.is_over:
            break
        found.append(_best_plan(state, action, seat, judge, effort))
    found.sort(key=lambda plan: -plan.value)
    if further and state.stage is Stage.TURN and not (state.setup.has_gulliver and state.taken):
        found = _look_on(state, found, seat, judge, effort)
    return found


def _room(state: LilliputState) -> float:
    """How free the company that was just given a home is to build: how far from all others its track leads."""
    homes = state.railmap.homes
    company = max(homes, key=state.queue.index)
    ends = reached(state.railmap, company).open_cells
    others = [cell for other in homes if other != company for cell in (homes[other], *_open_cells(state, other))]
    return ROOM * sum(min((abs(x - a) + abs(y - b) for a, b in others), default=4) for x, y in ends)


def _besieges(state: LilliputState) -> float:
    """How soon Gulliver can be shut in from the home of our company."""
    plan = siege(state)
    return -100.0 if plan is None else -SIDE * (plan.now + plan.ever)


def _open_cells(state: LilliputState, company: Company) -> list[Cell]:
    return list(reached(state.railmap, company).open_cells)


def _look_on(state: LilliputState, found: list[TurnPlan], seat: Seat, judge: Judge, effort: Effort) -> list[TurnPlan]:
    """Where the same seat has the next turn too, the best plans are valued by the best of both turns."""
    further: list[TurnPlan] = []
    for plan in found[:TURNS]:
        at = state
        for action in plan.actions:
            at = after(at, action)
        if at.stage is Stage.AFTER:
            at = after(at, DONE)
        if at.stage is not Stage.TURN or at.active != seat or at.turn == state.turn:
            return found
        at = without_gulliver(at)
        value = max(_best_plan(at, action, seat, judge, effort).value for action in sensible(at, with_characters=False))
        if effort.is_over:  # plans that were looked through in part cannot be compared
            return found
        further.append(TurnPlan(value, plan.actions))
    least = min(plan.value for plan in further)
    behind = [TurnPlan(min(plan.value, least - 1.0), plan.actions) for plan in found[TURNS:]]
    return sorted(further, key=lambda plan: -plan.value) + behind


def _best_plan(state: LilliputState, action: Action, seat: Seat, judge: Judge, effort: Effort) -> TurnPlan:
    """The best plan that begins with this action."""
    new = after(state, action)
    by_character = isinstance(action, Lay) and state.stage is not Stage.LAYING  # a character tile
    if new.stage in _FOLLOWED and new.active == seat and not by_character:
        best = max(_follow(new, seat, judge, effort), key=lambda plan: plan.value)
        return TurnPlan(best.value, (action, *best.actions))
    effort.spend()
    return TurnPlan(lead(judge(new), seat), (action,))


def _follow(
    state: LilliputState, seat: Seat, judge: Judge, effort: Effort, before: tuple[Action, Values] | None = None
) -> list[TurnPlan]:
    """Plans from the middle of a turn. Of steps after which the turn goes on only the most promising are followed.

    `before` is the step that led here, with what was found for it and for those that could have been taken instead.
    """
    actions = sensible(state, with_characters=False)
    if before is not None and state.stage is Stage.LAYING:
        actions = _worth_trying(actions, *before)
    values: Values = {}
    ended: list[TurnPlan] = []
    open_: list[tuple[float, int, Action, LilliputState]] = []
    for number, action in enumerate(actions):
        if number and effort.is_over:
            break
        new = after(state, action)
        effort.spend()
        value = values[action] = lead(judge(new), seat)
        if isinstance(action, Withhold):
            value -= DOUBT
        if new.stage in _FOLLOWED and new.active == seat:
            open_.append((value, -number, action, new))
        else:
            ended.append(TurnPlan(value, (action,)))
    open_.sort(reverse=True)
    for place, (value, _, action, new) in enumerate(open_):
        if place < BEAM and (not ended or not effort.is_over):
            best = max(_follow(new, seat, judge, effort, (action, values)), key=lambda plan: plan.value)
            ended.append(TurnPlan(best.value - DOUBT * isinstance(action, Withhold), (action, *best.actions)))
        else:
            ended.append(TurnPlan(value, (action,)))
    return ended


def _worth_trying(actions: Sequence[Action], last: Action, values: Values) -> list[Action]:
    """After a lay: what has become possible by it or lies next to it, and of all else what looked best before it."""
    if not isinstance(last, Lay):
        return list(actions)
    near = {last.cell, *around(last.cell)}
    known = [action for action in actions if isinstance(action, Lay) and action in values and action.cell not in near]
    known.sort(key=lambda action: -values[action])
    dropped = set(known[AGAIN:])
    return [action for action in actions if action not in dropped]
