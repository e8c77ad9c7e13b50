"""Which open routes would finish the reader's tickets or bring them closer, and what all of them take together."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from roundhouse.games.tickets.actions import Claim
from roundhouse.games.tickets.connections.network import FAR, cars_from, usable_routes
from roundhouse.games.tickets.position import OPEN, Position
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.contract import Seat, State
from roundhouse.match.ids import TableId
from roundhouse.server.access import AnyRequest, TheNode, person_of, seen_table
from roundhouse.server.page.room import Aside
from roundhouse.server.page.tickets.outlook import outlook

MOST_TICKETS = 30  # that are looked at between two messages to others: some milliseconds
SEAT = Annotated[Seat | None, QueryParameter(ge=0, le=9)]


class Ways(msgspec.Struct, frozen=True):
    """By route and ticket: the fewest cars that would complete the ticket if that route were claimed now, for every
    open route that changes it."""

    seq: int
    routes: dict[str, dict[str, int]]
    plan: list[str]  # open routes that would complete all tickets with few cars
    together: dict[str, int | None]  # by new tickets that could be kept: the cars for these and the held ones


@get("/api/tables/{table_id:str}/ways", operation_id="seeWays", tags=["page"])
async def see_ways(request: AnyRequest, node: TheNode, table_id: FromPath[TableId], seat: SEAT = None) -> Ways:
    """Of tickets that are not yet completed; nothing for who has none, and in other games."""
    person = await person_of(request, node)
    who = None if person is None else person.id
    match = (await seen_table(node, table_id, who)).match
    place = match.reader(who, seat)
    if place is None or not isinstance(match.state, TicketsState):
        return Ways(match.seq, {}, [], {})
    return Ways(match.seq, **await asyncio.to_thread(_told, match.state, place))


def _basis(state: State, seat: Seat) -> Hashable | None:
    """Whoever may claim a route or has to choose tickets is told; who holds very many tickets asks, so that nobody else
    waits for it."""
    assert isinstance(state, TicketsState)
    held = state.tickets[seat], state.pending[seat]
    if sum(map(len, held)) > MOST_TICKETS:
        return None
    matters = state.pending[seat] or any(type(one) is Claim for one in state.legal_actions())
    return (*held, *state.owner) if matters else None


def _told(state: State, seat: Seat) -> dict[str, Any]:
    assert isinstance(state, TicketsState)
    return {"routes": ways(state, seat), **outlook(state, seat)._asdict()}


ASIDE = Aside(_basis, _told)


def ways(position: Position, seat: Seat) -> dict[str, dict[str, int]]:
    """By route, the cars that tickets would need with that route."""
    board = position.setup.board
    around = usable_routes(position, seat)
    open_routes = [route for route, owner in zip(board.routes, position.owner, strict=True) if owner == OPEN]
    held = [board.tickets[index] for index in (*position.tickets[seat], *position.pending[seat])]
    routes: dict[str, dict[str, int]] = {}
    for ticket in held:
        one = cars_from(around, ticket.a)
        cars = one[ticket.b]
        if not 0 < cars < FAR:
            continue
        other = cars_from(around, ticket.b, cars)
        for route in open_routes:
            # the way over this route, which would then cost nothing more; a shortest way uses it once at most
            over = min(one[route.a] + other[route.b], one[route.b] + other[route.a])
            if over < cars:
                routes.setdefault(str(route.id), {})[str(ticket.id)] = over
    return routes
