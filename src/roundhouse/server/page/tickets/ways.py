"""Which open routes would finish the reader's tickets or bring them closer, and what all of them take together."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from roundhouse.games.tickets.actions import Claim
from roundhouse.games.tickets.box.board import RouteId, TicketId
from roundhouse.games.tickets.connections.network import cars_from, ticket_progress, usable_routes
from roundhouse.games.tickets.position import OPEN, Position
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.contract import Seat, State
from roundhouse.match.ids import TableId
from roundhouse.server.access import AnyRequest, TheNode, person_of, seen_table
from roundhouse.server.page.tickets.outlook import outlook

MOST_TICKETS = 30  # that are looked at between two messages to others: some milliseconds
SEAT = Annotated[Seat | None, QueryParameter(ge=0, le=9)]


class Ways(msgspec.Struct, frozen=True):
    """By route and ticket: the fewest cars that would complete the ticket if that route were claimed now, for every
    open route that changes it."""

    seq: int
    routes: dict[RouteId, dict[TicketId, int]]
    plan: list[str]  # open routes that would complete all tickets with few cars
    together: dict[str, int | None]  # by new tickets that could be kept: the cars for these and the held ones


@get("/api/tables/{table_id:str}/ways", operation_id="seeWays", tags=["page"])
async def see_ways(request: AnyRequest, node: TheNode, table_id: FromPath[TableId], seat: SEAT = None) -> Ways:
    """Of tickets that are not completed but can be; nothing for whoever has none, and in other games."""
    person = await person_of(request, node)
    who = None if person is None else person.id
    match = (await seen_table(node, table_id, who)).match
    place = match.reader(who, seat)
    if place is None or not isinstance(match.state, TicketsState):
        return Ways(match.seq, {}, [], {})
    return Ways(match.seq, **await asyncio.to_thread(_told, match.state, place))


def aside(state: State, seat: Seat, known: Hashable) -> tuple[Hashable, dict[str, Any]] | None:
    """Whoever may claim a route or has to choose tickets is told; who holds very many tickets asks, so that nobody else
    waits for it."""
    assert isinstance(state, TicketsState)
    held, new = state.tickets[seat], state.pending[seat]
    basis = held, new, tuple(state.owner)
    if basis == known or len(held) + len(new) > MOST_TICKETS:
        return None
    matters = new or any(type(one) is Claim for one in state.legal_actions())
    return (basis, _told(state, seat)) if matters else None


def _told(state: TicketsState, seat: Seat) -> dict[str, Any]:
    return {"routes": ways(state, seat), **outlook(state, seat)._asdict()}


def ways(position: Position, seat: Seat) -> dict[RouteId, dict[TicketId, int]]:
    """By route, the cars that tickets would need with that route, for those that can still be completed."""
    board = position.setup.board
    held = position.tickets[seat] + position.pending[seat]
    wanted = [
        (board.tickets[index], cars)
        for index, (_, cars) in zip(held, ticket_progress(position, seat, held), strict=True)
        if cars
    ]
    if not wanted:
        return {}
    around = usable_routes(position, seat)
    open_routes = [
        (route.a, route.b, route.id) for route, owner in zip(board.routes, position.owner, strict=True) if owner == OPEN
    ]
    routes: dict[RouteId, dict[TicketId, int]] = {}
    for ticket, cars in wanted:
        one, other = cars_from(around, ticket.a, cars), cars_from(around, ticket.b, cars)
        for a, b, route in open_routes:
            # the way over this route, which would then cost nothing more; a shortest way uses it once at most
            over, back = one[a] + other[b], one[b] + other[a]
            if over < cars or back < cars:
                routes.setdefault(route, {})[ticket.id] = min(over, back)
    return routes
