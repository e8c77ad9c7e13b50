"""Boards in the workshop: how good one is, and random ones."""

from __future__ import annotations

from typing import Any

from roundhouse.games.tickets.box.board import board_from_data
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.box.quality import quality
from roundhouse.games.tickets.box.random_boards import random_board
from roundhouse.games.tickets.box.spaces import touching
from roundhouse.server.page.room import MapRoom


def measure(value: Any) -> dict[str, Any]:
    """Its quality for as many as can play, who they are at most, and the routes that touch something."""
    board, pieces = board_from_data(value), standard_components()
    players = min(len(pieces.player_colours), len(board.tickets) // pieces.tickets)
    parts = quality(board, max(2, players), pieces.cars)
    near = {board.routes[index].id: what for index, what in touching(board).items()}
    return {"players": players, "quality": parts, "touching": near, "spaces": board.spaces()}


def draw(seed: int, cities: int, players: int) -> dict[str, Any]:
    return random_board(seed, cities, players).to_data()


MAPS = MapRoom(measure, draw, {"cities": 24, "players": 4})
