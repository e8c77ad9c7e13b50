"""A board as numbers for whoever plans on it: ends, lengths, colours and points of routes, the ways out of a city."""

from __future__ import annotations

from functools import lru_cache

from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.colours import COLOURS
from roundhouse.games.tickets.setup import Setup

GRAY = len(COLOURS)  # a route that any colour pays for

_COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


class Atlas:
    """Routes by index: a city at each end, length, colour, points; and the routes around each city."""

    __slots__ = ("a", "around", "b", "cities", "colour", "length", "points", "routes", "ticket_ends", "twin", "worth")

    def __init__(self, board: Board, route_points: tuple[int, ...]) -> None:
        self.cities = len(board.cities)
        self.routes = len(board.routes)
        self.a = [route.a for route in board.routes]
        self.b = [route.b for route in board.routes]
        self.length = [route.length for route in board.routes]
        self.colour = [_COLOUR_NUMBER.get(route.colour, GRAY) for route in board.routes]
        self.points = [route_points[route.length] for route in board.routes]
        self.twin = [route.twin for route in board.routes]
        self.ticket_ends = [(ticket.a, ticket.b) for ticket in board.tickets]
        self.worth = [ticket.points for ticket in board.tickets]
        around: list[list[tuple[int, int]]] = [[] for _ in board.cities]
        for index, route in enumerate(board.routes):
            around[route.a].append((index, route.b))
            around[route.b].append((index, route.a))
        self.around = [tuple(ways) for ways in around]


@lru_cache(maxsize=32)
def _atlas(board: Board, route_points: tuple[int, ...]) -> Atlas:
    return Atlas(board, route_points)


def atlas_of(setup: Setup) -> Atlas:
    """The atlas of the board that is played on."""
    return _atlas(setup.board, setup.components.route_points)
