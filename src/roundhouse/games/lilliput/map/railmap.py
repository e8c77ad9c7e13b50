"""The map: which tile lies where, whose stations stand on it and what is left in the supply."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from roundhouse.games.lilliput.box.shapes import ROTATION, CellShape
from roundhouse.games.lilliput.box.tiles import TileSet, tile_set
from roundhouse.games.lilliput.ids import (
    COMPANY_IDS,
    COMPANY_INDEX,
    MILDENDO,
    SIDES,
    Cell,
    Company,
    Placement,
    TileIndex,
    Train,
    around,
    opposite,
    sides_of,
)
from roundhouse.kernel.checking import Fields, Known, ListOf, Mistakes, Shape, TableOf
from roundhouse.kernel.complaints import complaint

if TYPE_CHECKING:
    from roundhouse.games.lilliput.map.graph import StopGraph, Stretches
    from roundhouse.games.lilliput.map.laying import Lays
    from roundhouse.games.lilliput.map.reach import Reach
    from roundhouse.games.lilliput.map.routes import Run

FARTHEST = 60  # from Mildendo, in data that is read; all tiles of a game in a row reach less far

LaidTile = tuple[TileIndex, int]
"""A tile and its rotation in clockwise quarter turns."""


class RailMap:
    """One map. Its tables are replaced, never changed, so that a copy shares all of them until it differs.

    What is worked out about a company's network is kept in `networks`, about the track that leaves a stop in
    `stretches`, and thrown away only by a change that touches it; whatever depends on the whole map is kept in `memo`
    and thrown away by every change.

    Hills, rivers, sea and mountains have no track: they lie in `terrain`, where a tile may go over them.
    """

    __slots__ = ("homes", "memo", "networks", "stations", "stretches", "supply", "terrain", "tiles", "tileset", "water")

    def __init__(self, tileset: TileSet, like: RailMap | None = None) -> None:
        """An empty map, or one that shares all tables with another."""
        self.tileset: TileSet = tileset
        self.tiles: dict[Cell, LaidTile] = {} if like is None else like.tiles
        self.stations: dict[Cell, tuple[Company, ...]] = {} if like is None else like.stations
        self.homes: dict[Company, Cell] = {} if like is None else like.homes
        self.supply: list[int] = [kind.count for kind in tileset.kinds] if like is None else like.supply
        self.terrain: dict[Cell, TileIndex] = {} if like is None else like.terrain
        # by cell, laid or empty: the sides that face water
        self.water: dict[Cell, int] = {} if like is None else like.water
        self.networks: dict[Company, Network] = {} if like is None else like.networks
        self.stretches: dict[tuple[int, ...], Stretches] = {} if like is None else like.stretches
        self.memo: dict[Any, Any] = {} if like is None else like.memo

    def copy(self) -> RailMap:
        return RailMap(self.tileset, self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RailMap)
            and self.tiles == other.tiles
            and self.stations == other.stations
            and self.homes == other.homes
            and self.supply == other.supply
            and self.terrain == other.terrain
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def place(self, cell: Cell, tile: TileIndex, rotation: int) -> None:
        """Lay a tile; one that it replaces goes back to the supply (L-131), stations stay where they are (L-129).

        Terrain that it replaces leaves the game (L-374); so do mountains (L-377).
        """
        supply = self.supply[:]
        supply[tile] -= 1
        old = self.tiles.get(cell)
        if old is not None:
            supply[old[0]] += 1
        self.supply = supply
        self.tiles = {**self.tiles, cell: (tile, rotation)}
        if cell in self.terrain:
            self.terrain = {there: land for there, land in self.terrain.items() if there != cell}
        water = self.tileset.water[tile][rotation]
        if water:
            self._add_water(cell, water)
        self.networks = {company: net for company, net in self.networks.items() if cell not in net.watched}
        self.stretches = {start: found for start, found in self.stretches.items() if cell not in found.watched}
        self.memo = {}

    def add_landscape(self, landscape: Iterable[Placement]) -> None:
        """Put scenario tiles on the map before the draft (L-361). They never were in the supply."""
        for cell, tile, rotation in landscape:
            if self.tileset.kinds[tile].is_land:
                self.terrain = {**self.terrain, cell: tile}
                self._add_water(cell, self.tileset.water[tile][0])
            else:
                self.place(cell, tile, rotation)
                self.supply[tile] += 1
        self.networks = {}
        self.stretches = {}
        self.memo = {}

    def withdraw(self, tile: TileIndex) -> None:
        """Take all tiles of a kind out of the supply for good (L-415)."""
        self.supply = [0 if index == tile else left for index, left in enumerate(self.supply)]
        self.memo = {}

    def _add_water(self, cell: Cell, sides: int) -> None:
        faces = dict(self.water)
        wet = [around(cell)[side] for side in sides_of(sides)]
        for side, neighbour in zip(sides_of(sides), wet, strict=True):
            faces[neighbour] = faces.get(neighbour, 0) | 1 << opposite(side)
        self.water = faces
        self.networks = {company: net for company, net in self.networks.items() if net.watched.isdisjoint(wet)}

    def add_station(self, cell: Cell, company: Company, *, home: bool = False) -> None:
        """Put a marker in the next free slot; it stays for good (L-243)."""
        here = (*self.stations.get(cell, ()), company)
        self.stations = {**self.stations, cell: here}
        if home:
            self.homes = {**self.homes, company: cell}
        full = len(here) >= self.slots(cell)
        self.networks = {
            other: net
            for other, net in self.networks.items()
            if other != company and not home and not (full and cell in net.watched)  # no castle goes on a home
        }
        self.memo = {}

    def slots(self, cell: Cell) -> int:
        """How many markers the tile there takes; none without a tile."""
        placed = self.tiles.get(cell)
        return 0 if placed is None else self.tileset.kinds[placed[0]].slots

    def free_slots(self, cell: Cell) -> int:
        return self.slots(cell) - len(self.stations.get(cell, ()))

    def is_full_for(self, cell: Cell, company: Company) -> bool:
        """A city whose slots are all taken, none of them by this company (L-102, L-298)."""
        slots = self.slots(cell)
        here = self.stations.get(cell, ())
        return 0 < slots <= len(here) and company not in here

    def station_cells(self, company: Company) -> list[Cell]:
        """Where this company has a marker, in the order of the cells."""
        return sorted(cell for cell, here in self.stations.items() if company in here)

    def exits(self, cell: Cell) -> int:
        """The sides of this cell that have track."""
        placed = self.tiles.get(cell)
        return 0 if placed is None else self.tileset.exits[placed[0]][placed[1]]

    def facing(self, cell: Cell) -> int:
        """The sides of this cell that an exit of a neighbour faces."""
        cells = around(cell)
        return sum(1 << side for side in SIDES if self.exits(cells[side]) >> opposite(side) & 1)

    def to_data(self) -> dict[str, Any]:
        """The map as JSON data, in the order of the cells; the supply follows from it."""
        data: dict[str, Any] = {
            "tiles": [
                {
                    "at": list(cell),
                    "tile": self.tileset.kinds[tile].id,
                    "rotation": rotation,
                    "stations": [COMPANY_IDS[company] for company in self.stations.get(cell, ())],
                }
                for cell, (tile, rotation) in sorted(self.tiles.items())
            ],
            "homes": {COMPANY_IDS[company]: list(cell) for company, cell in sorted(self.homes.items())},
        }
        if self.terrain:
            data["terrain"] = [
                {"at": list(cell), "tile": self.tileset.kinds[tile].id} for cell, tile in sorted(self.terrain.items())
            ]
        return data


class Network:
    """What is known of one company's track: how far it reaches (reach.py) and what it earns (routes.py)."""

    __slots__ = ("graph", "lays", "memo", "reach", "runs", "watched")

    def __init__(self, watched: frozenset[Cell], reach: Reach) -> None:
        self.watched = watched  # a change of any other cell leaves everything here as it is
        self.reach = reach
        self.graph: StopGraph | None = None
        self.runs: dict[tuple[Train, ...], Run] = {}
        self.lays: dict[tuple[int, tuple[int, ...]], Lays] = {}  # by the tiles that there are, and those over land
        self.memo: dict[Any, Any] = {}  # what others work out from this track alone


def new_map(tileset: TileSet | None = None, landscape: Iterable[Placement] = ()) -> RailMap:
    """The table before anyone has drafted: Mildendo (L-020), and the landscape if there is one (L-361)."""
    railmap = RailMap(tileset or tile_set())
    railmap.place(MILDENDO, railmap.tileset.by_id["MIL"], 0)
    railmap.add_landscape(landscape)
    return railmap


def map_from_data(data: Any, tileset: TileSet | None = None) -> RailMap:
    """The inverse of `RailMap.to_data`; raises InvalidData that names the entries that are wrong."""
    mistakes = Mistakes("map")
    railmap = read_map(data, tileset or tile_set(), mistakes)
    mistakes.complain()
    return railmap


def read_map(data: Any, tileset: TileSet, mistakes: Mistakes) -> RailMap:
    """The map in a field `map`; what is wrong with it is noted, and then it is not to be used."""
    railmap = RailMap(tileset)
    before = len(mistakes.problems)
    sound = _shape(tileset).sound_part(data, "map", mistakes)
    if len(mistakes.problems) > before:
        return railmap
    kinds = tileset.kinds
    terrain = [(entry["at"], entry["tile"]) for entry in sound.get("terrain", ())]
    for number, (cell, tile) in enumerate(terrain, start=1):
        if kinds[tile].is_land:
            railmap.add_landscape([(cell, tile, 0)])
        else:
            mistakes.add(f"map.terrain[{number}]", f"{kinds[tile].id} is not terrain")
    homes = {COMPANY_INDEX[name]: cell for name, cell in sound["homes"].items()}
    for number, entry in enumerate(sound["tiles"], start=1):
        cell, tile, companies = entry["at"], entry["tile"], entry["stations"]
        if kinds[tile].is_land:
            mistakes.add(f"map.tiles[{number}]", f"{kinds[tile].id} is terrain")
            continue
        if kinds[tile].mark and kinds[tile].kind != "tunnel":
            railmap.add_landscape([(cell, tile, entry["rotation"])])
        else:
            railmap.place(cell, tile, entry["rotation"])
        if len(companies) > kinds[tile].slots:  # L-241
            mistakes.add(f"map.tiles[{number}]", "more stations than slots")
        for company in companies:
            railmap.add_station(cell, company, home=homes.get(company) == cell)
    for x, y in _twice([cell for cell, _ in terrain] + [entry["at"] for entry in sound["tiles"]]):
        mistakes.add("map", f"the cell {x},{y} is there twice")
    if railmap.homes != homes:
        mistakes.add("map.homes", "a company has no station at its home")
    return railmap


def _twice(cells: list[Cell]) -> list[Cell]:
    return [] if len(set(cells)) == len(cells) else sorted({cell for cell in cells if cells.count(cell) > 1})


def _shape(tileset: TileSet) -> Shape:
    """What a map of these tiles looks like; made once, since positions are read all the time."""
    shape: Shape | None = tileset.memo.get("map shape")
    if shape is None:
        cell, tile = CellShape(FARTHEST), Known(tileset.by_id, complaint("lilliput-thing-tile", "tile of this game"))
        laid = {"at": cell, "tile": tile, "rotation": ROTATION, "stations": ListOf(_COMPANY, is_set=True)}
        shape = tileset.memo["map shape"] = Fields(
            {"tiles": ListOf(Fields(laid)), "homes": TableOf(COMPANY_INDEX, cell)},
            {"terrain": ListOf(Fields({"at": cell, "tile": tile}))},
            is_open=True,
        )
    return shape


_COMPANY = Known(COMPANY_INDEX, complaint("lilliput-thing-company", "company"))
