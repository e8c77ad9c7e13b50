"""What Ticket to Ride teaches the tree search: the planner's candidates, and playouts in which all follow plans."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import exp

from roundhouse.bots.tickets.plan import Plan, make_plan
from roundhouse.bots.tickets.playout import Todo, glance_at_tickets, play_out, quick_todo
from roundhouse.bots.tickets.ranking import Ranked, ranked
from roundhouse.bots.tree import Guide
from roundhouse.games.tickets.actions import Keep
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, OPEN, OVER, SECOND_CARD, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.rng import Stream

SLOPE = 10.0  # points of lead that make a win about three times as likely as not
WARMTH = 1.2  # points by which the ranking may err: a higher one spreads the first weights more
WIDTH = 3  # candidates below the root


class TicketsGuide(Guide):
    """For one seat; `look_at` begins a decision."""

    def __init__(self) -> None:
        self.seat = 0
        self.playouts = 0
        self._root: list[tuple[Action, float]] = []
        self._at_root = False
        self._tickets: tuple[int, ...] = ()
        self._choosing = False
        self._plans: dict[tuple[int, tuple[int, ...]], Plan] = {}
        self._todos: dict[tuple[int, tuple[int, ...]], Todo] = {}

    def look_at(self, position: Position, seat: Seat, candidates: Ranked) -> None:
        self.seat = seat
        self._tickets = position.tickets[seat]
        self._choosing = position.stage is FIRST_TICKETS or position.stage is KEEP_TICKETS
        self._root = weighted(candidates)
        self._plans.clear()
        self._todos.clear()

    def begin(self) -> None:
        """A round of walks begins here."""
        self._at_root = True

    def candidates(self, state: State) -> Sequence[tuple[Action, float]]:
        assert isinstance(state, Position)
        if self._at_root:
            self._at_root = False
            return self._root
        plan = self._plan(state, state.active)
        return weighted(ranked(state, state.active, plan, with_tickets=False)[:WIDTH])

    def ends_at(self, state: State) -> bool:
        """The tree is as deep as our own turn with cards; what comes then is for playouts."""
        assert isinstance(state, Position)
        return state.stage is not SECOND_CARD or state.active != self.seat

    def value(self, state: State, rng: Stream) -> Sequence[float]:
        assert isinstance(state, Position)
        return [share(lead) for lead in _leads(self.scores(state, rng))]

    def seen(self, action: Action, by: Seat) -> Hashable:
        return Keep if isinstance(action, Keep) and by != self.seat else action

    def scores(self, position: Position, rng: Stream) -> list[float]:
        """The points at the end of a playout."""
        while position.stage is FIRST_TICKETS or position.stage is KEEP_TICKETS:
            position.push(glance_at_tickets(position))
        if position.stage is OVER:
            return [float(score) for score in position.scores()]
        self.playouts += 1
        return play_out(position, [self._todo(position, Seat(seat)) for seat in range(position.setup.players)], rng)

    def _todo(self, position: Position, seat: Seat) -> Todo:
        """Our own plan in full, as far as the tickets are those that were looked at; other seats' at a glance."""
        if seat == self.seat and (self._choosing or position.tickets[seat] == self._tickets):
            plan = self._plan(position, seat)
            return plan.routes, plan.extra
        key = (seat, position.tickets[seat])
        todo = self._todos.get(key)
        if todo is None:
            todo = self._todos[key] = quick_todo(position, seat)
        return todo

    def _plan(self, position: Position, seat: Seat) -> Plan:
        """A seat's plan; it is made once for its tickets and then kept as long as nobody else takes a route of it."""
        key = (seat, position.tickets[seat])
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = make_plan(position, seat, position.tickets[seat], position.hands[seat])
        owner = position.owner
        if any(owner[route] != OPEN for route in plan.routes):
            if any(owner[route] not in (OPEN, seat) for route in plan.routes):
                return make_plan(position, seat, position.tickets[seat], position.hands[seat])
            plan = replace(plan, routes=tuple(route for route in plan.routes if owner[route] == OPEN))
        if any(owner[route] != OPEN for route in plan.extra):
            plan = replace(plan, extra=tuple(route for route in plan.extra if owner[route] == OPEN))
        return plan


def share(lead: float) -> float:
    """How likely a lead of this many points at the end of a playout is a win."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / SLOPE))))


def weighted(candidates: Ranked) -> list[tuple[Action, float]]:
    """The same with weights that sum to 1: the further behind the best, the smaller."""
    best = candidates[0][1]
    weights = [exp(max(-6.0, (value - best) / WARMTH)) for _, value in candidates]
    total = sum(weights)
    return [(action, weight / total) for (action, _), weight in zip(candidates, weights, strict=True)]


def _leads(scores: Sequence[float]) -> list[float]:
    """By seat by how much it is ahead of the best other one."""
    return [
        score - max(other for place, other in enumerate(scores) if place != seat) for seat, score in enumerate(scores)
    ]
