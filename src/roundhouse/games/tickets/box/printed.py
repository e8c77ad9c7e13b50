"""The board and the pieces as plain data by the ids of views and actions: for programs that have no files of ours."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.games.tickets.box.components import Components


def printed(board: Board, components: Components) -> dict[str, Any]:
    """Cities, routes, tickets, and the figures of the rules."""
    cities = [city.id for city in board.cities]
    figures = asdict(components) | {"cards": dict(zip(CARDS, components.cards, strict=True))}
    return {
        "cities": [asdict(city) for city in board.cities],
        "routes": [
            {
                "id": route.id,
                "a": cities[route.a],
                "b": cities[route.b],
                "length": route.length,
                "colour": str(route.colour),
                "twin": None if route.twin < 0 else board.routes[route.twin].id,
            }
            for route in board.routes
        ],
        "tickets": [
            {"id": ticket.id, "a": cities[ticket.a], "b": cities[ticket.b], "points": ticket.points}
            for ticket in board.tickets
        ],
        "pieces": figures,
    }
