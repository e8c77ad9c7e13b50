"""Names that every module of this game shares: cells, sides, companies and what a train can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

Cell = tuple[int, ...]
"""A grid position (x east, y north); Mildendo lies at (0, 0).

The two numbers of a pair are taken apart by the compiler wherever one is read, and put together where one is looked up.
A tuple of any length is left alone, and cells are looked up all the time.
"""

Side = int
"""A side of a cell: N, E, S or W, clockwise."""

N, E, S, W = 0, 1, 2, 3
SIDES: Final = (N, E, S, W)
SIDE_LETTERS = "NESW"
ALL_SIDES = 0b1111
"""Sets of sides are masks of `1 << side`."""

MILDENDO: Final[Cell] = (0, 0)

TileId = NewType("TileId", str)
"""What a kind of tile is called in data and notation, such as `YC-S`."""

TileIndex = NewType("TileIndex", int)
"""A kind of tile inside the rules: its place in the tile set of the game."""

Placement = tuple[Cell, TileIndex, int]
"""A cell, the tile that lies or may lie there, and its rotation in clockwise quarter turns."""

CompanyId = NewType("CompanyId", str)
"""What a company is called in data, notation and events: its colour."""

Company = NewType("Company", int)
"""A company inside the rules: its place in COMPANY_IDS."""

COMPANY_IDS: Final[tuple[CompanyId, ...]] = tuple(
    map(CompanyId, ("red", "blue", "green", "yellow", "orange", "black", "purple", "teal"))
)
COMPANIES: Final[tuple[Company, ...]] = tuple(Company(index) for index in range(len(COMPANY_IDS)))
COMPANY_INDEX: Final[dict[str, Company]] = {  # of any text
    name: Company(index) for index, name in enumerate(COMPANY_IDS)
}


@dataclass(frozen=True, slots=True)
class Train:
    """What counts when a train runs: its range in counted stops, twice the revenue (D), half of it (obsolete)."""

    range: int
    doubled: bool = False
    obsolete: bool = False

    def __hash__(self) -> int:  # runs are looked up by trains, and that of dataclasses takes long
        return self.range << 2 | self.doubled << 1 | self.obsolete

    def __str__(self) -> str:
        return f"{self.range}{'D' if self.doubled else ''}{'*' if self.obsolete else ''}"


def opposite(side: Side) -> Side:
    return side ^ 2


def step(cell: Cell, side: Side) -> Cell:
    """The neighbouring cell on that side."""
    return around(cell)[side]


def around(cell: Cell) -> tuple[Cell, ...]:
    """The four neighbours, by side; made once per cell because tracing asks for them all the time."""
    cells = _AROUND.get(cell)
    if cells is None:
        x, y = cell
        cells = _AROUND[cell] = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
    return cells


def is_city_cell(cell: Cell) -> bool:
    """Odd cells are for city-class tiles, even ones for plain-class tiles (L-119)."""
    return (cell[0] + cell[1]) % 2 == 1


def sides_of(mask: int) -> tuple[Side, ...]:
    """The sides in a mask, in the order N, E, S, W."""
    return _SIDES_OF[mask]


def mask_of(letters: str) -> int:
    """The mask of side letters: "NE" is 0b0011."""
    mask = 0
    for letter in letters:
        mask |= 1 << SIDE_LETTERS.index(letter)
    return mask


def letters_of(mask: int) -> str:
    """The inverse of `mask_of`."""
    return "".join(SIDE_LETTERS[side] for side in sides_of(mask))


_AROUND: Final[dict[Cell, tuple[Cell, ...]]] = {}
_SIDES_OF: Final = [tuple([side for side in SIDES if mask >> side & 1]) for mask in range(ALL_SIDES + 1)]
