"""The usual board of Ticket to Ride, as the page draws it."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from roundhouse.games.tickets.box.board import BOARD_NAMES, named_board, usa_board
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import JSON, Asset, sent
from roundhouse.server.problems import Problem
from roundhouse.server.rows import encode


@get("/api/games/tickets/board", operation_id="ticketsBoard", tags=["page"], media_type=JSON, sync_to_thread=False)
def show_board(request: AnyRequest) -> Response[Any]:
    """The usual board: cities from 0 to 1 in both directions, routes and tickets by their ids."""
    return sent(request, _board())


@get(
    "/api/games/tickets/own-board",
    operation_id="ticketsNamedBoard",
    tags=["page"],
    media_type=JSON,
    sync_to_thread=False,
)
def show_named_board(request: AnyRequest, name: FromQuery[str]) -> Response[Any]:
    """Another board that comes with the game, as a file of it would have it."""
    if name not in BOARD_NAMES:
        raise Problem(404, "unknown-path")
    return sent(request, _named_board(name))


@cache
def _named_board(name: str) -> Asset:
    return Asset.of(encode(named_board(name).to_data()), JSON)


@cache
def _board() -> Asset:
    board = usa_board()
    pairs = {city: place.id for city, place in enumerate(board.cities)}
    data = {
        "name": board.name,
        "aspect": board.data.get("aspect", [1, 1]),
        "points": standard_components().route_points,  # by length, on every board
        "cities": [asdict(city) for city in board.cities],
        "routes": [
            {
                "id": route.id,
                "a": pairs[route.a],
                "b": pairs[route.b],
                "length": route.length,
                "colour": route.colour,
                "twin": None if route.twin < 0 else board.routes[route.twin].id,
            }
            for route in board.routes
        ],
        "tickets": [
            {"id": ticket.id, "a": pairs[ticket.a], "b": pairs[ticket.b], "points": ticket.points}
            for ticket in board.tickets
        ],
    }
    return Asset.of(encode(data), JSON)
