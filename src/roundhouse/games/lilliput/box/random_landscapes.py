"""Random landscapes: playable, fair, and as hard as asked for. The measure is that of ways_out.py."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.lilliput.box.landscapes import Landscape, landscape_from_data
from roundhouse.games.lilliput.box.tiles import MARKS
from roundhouse.games.lilliput.box.tilesets import variant_kinds, whole_box
from roundhouse.games.lilliput.box.ways_out import unevenness, ways_out
from roundhouse.games.lilliput.ids import MILDENDO, SIDES, Cell, around, is_city_cell, sides_of
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.rng import Stream, seed_bytes

FIELD = 3  # tiles lie at most so far from Mildendo in each direction
MOST_UNEVEN = (1, 3)  # hardship and burden, between the sides where they differ most
ATTEMPTS = 10_000


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many tiles of each kind lie on a landscape of some difficulty, and how many ways are open at every side."""

    tiles: dict[str, int]
    fewest_ways: int


DIFFICULTIES = {
    1: Difficulty({"MINE-10": 1, "MINE-20": 1, "RIVER": 4}, 3),
    2: Difficulty({"MINE-10": 1, "MINE-20": 1, "RIVER": 4, "HILLS": 2, "SEA": 1, "MOUNTAIN": 1, "PRINTED-TRACK": 1}, 2),
    3: Difficulty({"MINE-10": 1, "RIVER": 4, "HILLS": 4, "SEA": 2, "MOUNTAIN": 3, "WIGGYWACK": 1}, 2),
    4: Difficulty({"RIVER": 4, "HILLS": 4, "SEA": 4, "MOUNTAIN": 3, "WIGGYWACK": 1, "PRINTED-CITY": 1}, 1),
}


def random_landscape(seed: int, difficulty: int) -> Landscape:
    """A landscape that depends on nothing but seed and difficulty, and fits the difficulty's level."""
    if difficulty not in DIFFICULTIES:
        raise InvalidOption(
            about(
                "difficulty",
                complaint(
                    "not-one-of",
                    "{value} is not one of {known}",
                    value=difficulty,
                    known=", ".join(map(str, DIFFICULTIES)),
                ),
            ),
            option="difficulty",
        )
    stream = Stream(seed_bytes(seed))
    for _ in range(ATTEMPTS):
        landscape = _drawn(stream, DIFFICULTIES[difficulty], f"Random {seed}, difficulty {difficulty}")
        if landscape is not None and is_fit(landscape, difficulty):
            return landscape
    raise AssertionError("no landscape of this level is fair")  # then DIFFICULTIES ask for too much


def is_fit(landscape: Landscape, difficulty: int) -> bool:
    """Whether every side is open enough, and none of them much harder or heavier than another."""
    ways = ways_out(landscape)
    return all(way.ways >= DIFFICULTIES[difficulty].fewest_ways for way in ways) and all(
        found <= most for found, most in zip(unevenness(ways), MOST_UNEVEN, strict=True)
    )


def _drawn(stream: Stream, level: Difficulty, name: str) -> Landscape | None:
    """Any landscape with the tiles of a level; None if some tile found no place."""
    tileset = whole_box()
    field = range(-FIELD, FIELD + 1)
    free = [(x, y) for x in field for y in field if (x, y) != MILDENDO and (x, y) not in around(MILDENDO)]
    taken: dict[Cell, tuple[str, int]] = {}
    for kind in variant_kinds()["scenario"]:
        tile = tileset.by_id[kind.id]
        cell_class = MARKS[kind.mark]
        for _ in range(level.tiles.get(kind.id, 0)):
            rotation = stream.choice(tileset.turns[tile])
            fit = [
                cell
                for cell in free
                if (cell_class == "exempt" or (cell_class == "city") == is_city_cell(cell))
                and not (kind.kind == "sea" and _meets_track(cell, taken))
                and not any(
                    taken.get(around(cell)[side], ("",))[0] == "SEA" for side in sides_of(tileset.exits[tile][rotation])
                )
            ]
            if not fit:
                return None
            cell = stream.choice(fit)
            free.remove(cell)
            taken[cell] = (kind.id, rotation)
    return landscape_from_data(
        {
            "name": name,
            "tunnels": 1 if level.tiles.get("MOUNTAIN", 0) else 0,
            "tiles": [{"at": cell, "tile": tile, "rotation": rotation} for cell, (tile, rotation) in taken.items()],
        },
        name,
    )


def _meets_track(cell: Cell, taken: dict[Cell, tuple[str, int]]) -> bool:
    """Whether sea there would lie beside a home cell, where no city with four exits could ever stand, or beside any
    tile with track."""
    tileset = whole_box()
    for side in SIDES:
        there = around(cell)[side]
        if there in around(MILDENDO):
            return True
        if there in taken and tileset.kinds[tileset.by_id[taken[there][0]]].exits:
            return True
    return False
