"""Landscapes in the workshop: how open one is at each side, and random ones."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.box.landscapes import landscape_from_data
from roundhouse.games.lilliput.box.random_landscapes import random_landscape
from roundhouse.games.lilliput.box.ways_out import unevenness, ways_out
from roundhouse.server.page.room import MapRoom


def measure(value: Any) -> dict[str, Any]:
    """The measure of docs/landscapes.md: by side, and how far apart the sides are."""
    ways = ways_out(landscape_from_data(value, "scenario"))
    hardship, burden = unevenness(ways)
    return {
        "sides": [
            {
                "side": way.side,
                "ways": way.ways,
                "tiles": way.tiles,
                "cost": way.cost,
                "hardship": way.hardship,
                "burden": way.burden,
            }
            for way in ways
        ],
        "hardship": hardship,
        "burden": burden,
    }


def draw(seed: int, difficulty: int) -> dict[str, Any]:
    return random_landscape(seed, difficulty).to_data()


MAPS = MapRoom(measure, draw, {"difficulty": 2})
