"""Why a plan is what it is, line by line, for whoever asks."""

from __future__ import annotations

from typing import Any

from roundhouse.bots.contract import Estimate, Explanation, Reason
from roundhouse.bots.tickets.atlas import atlas_of
from roundhouse.bots.tickets.needs import needs, shortfall
from roundhouse.bots.tickets.plan import Plan, make_plan
from roundhouse.bots.tickets.prospects import route_costs
from roundhouse.bots.tickets.ranking import threat
from roundhouse.games.tickets.actions import Keep
from roundhouse.games.tickets.box.board import Route, Ticket
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat

OTHERS = 2  # further choices that an explanation names
WORTH_TELLING = 0.5  # points at risk


def explanation(unit: str, estimates: list[Estimate], position: Position, seat: Seat) -> Explanation:
    """The choice, what came next, and the plan behind them."""
    choice = estimates[0]
    return Explanation(unit, choice, tuple(estimates[1 : 1 + OTHERS]), plan_reasons(position, seat, choice.action))


def plan_reasons(position: Position, seat: Seat, action: Action) -> tuple[Reason, ...]:
    """What a seat is about to do; tickets that the action keeps are already among its own."""
    board = position.setup.board
    tickets = position.tickets[seat]
    if isinstance(action, Keep):
        tickets += tuple(board.ticket_index[ticket] for ticket in action.tickets)
    plan = make_plan(position, seat, tickets, position.hands[seat])
    reasons = [Reason("ticket-way", _ends(position, board.tickets[ticket])) for ticket in plan.tickets]
    reasons += [Reason("ticket-given-up", _ends(position, board.tickets[ticket])) for ticket in plan.given_up]
    if tickets and not plan.tickets and not plan.given_up:
        reasons.append(Reason("tickets-done"))
    if plan.routes:
        atlas = atlas_of(position.setup)
        missing = shortfall(needs(atlas, plan.routes), position.hands[seat])
        spaces = sum(atlas.length[route] for route in plan.routes)
        reasons.append(Reason("routes-left", {"number": len(plan.routes), "spaces": spaces, "missing": missing}))
        reasons += _threatened(position, seat, plan)
    if plan.extra:
        reasons.append(Reason("route-extra", _ends(position, board.routes[plan.extra[0]])))
    reasons.append(Reason("turns-left", {"number": round(plan.turns)}))
    return tuple(reasons)


def _threatened(position: Position, seat: Seat, plan: Plan) -> list[Reason]:
    """The route that it would cost most to lose, if any is in danger."""
    atlas = atlas_of(position.setup)
    costs = route_costs(position, seat, position.hands[seat])
    danger, route = max((threat(position, atlas, seat, plan, costs, route), route) for route in plan.routes)
    if danger < WORTH_TELLING:
        return []
    return [Reason("route-threatened", _ends(position, position.setup.board.routes[route]))]


def _ends(position: Position, joined: Route | Ticket) -> dict[str, Any]:
    """The names of the cities at both ends, and the id."""
    cities = position.setup.board.cities
    return {"id": str(joined.id), "from": cities[joined.a].name, "to": cities[joined.b].name}
