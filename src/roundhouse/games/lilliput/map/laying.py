"""Does this tile fit here? Refusals in a fixed order (docs/lilliput-map.md), and all lays that none of them meets.

Whose turn it is, what the action card allows, what a lay costs and who pays is decided in flow/track.py and
flow/lays.py, which say which tiles come into question at all.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.games.lilliput.box.tiles import UPGRADE_OF, TileKind, TileSet
from roundhouse.games.lilliput.ids import (
    COMPANY_IDS,
    MILDENDO,
    Cell,
    Company,
    Placement,
    TileId,
    TileIndex,
    around,
    is_city_cell,
    letters_of,
    opposite,
)
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import network, reached, trace
from roundhouse.kernel.errors import Refusal

Fit = tuple[TileIndex, int]
"""A tile, and a rotation in which it fits."""


class Lays:
    """Places where a company may lay something, in order, and what others make of them; shared by all who ask."""

    __slots__ = ("made", "places")

    def __init__(self, places: list[Placement]) -> None:
        self.places = places
        self.made: Any = None


Among = tuple[int, tuple[int, ...]]
"""The tiles that come into question, as masks: on cells without terrain, and over each kind of land (by its index)."""


def fit_refusal(
    railmap: RailMap,
    company: Company,
    cell: Cell,
    tile: TileIndex,
    rotation: int,
    *,
    phase: int,
    partners: tuple[Company, ...] = (),
) -> Refusal | None:
    """Why this company may not lay that tile there, whatever it costs; character tiles included.

    `partners` are the director's other companies, which only make the refusal more telling (L-104).
    """
    kind = railmap.tileset.kinds[tile]
    params = lay_params(railmap.tileset, cell, tile, rotation)
    refusal = _tile_refusal(railmap, company, tile, rotation, phase, params)
    if refusal is not None:
        return refusal
    params["company"] = COMPANY_IDS[company]
    if cell in railmap.tiles:
        return _upgrade_refusal(railmap, company, cell, tile, rotation, params)
    rule = _ground_rule(railmap, cell, kind)
    if rule is not None:
        return Refusal(rule, params)
    return _new_tile_refusal(railmap, company, cell, tile, rotation, partners, params)


def stock_refusal(railmap: RailMap, company: Company, tile: TileIndex, *, phase: int) -> Refusal | None:
    """Why this company may lay that tile nowhere, wherever it fits: what it is, phase, supply."""
    params: dict[str, Any] = {"tile": railmap.tileset.kinds[tile].id}
    return _tile_refusal(railmap, company, tile, railmap.tileset.turns[tile][0], phase, params)


def fitting_lays(
    railmap: RailMap, company: Company, *, phase: int, colours: tuple[str, ...], among: Among | None = None
) -> Lays:
    """All lays of ordinary tiles of these colours, new cells first, then upgrades: those that `fit_refusal` allows.

    `among` leaves tiles out.
    """
    available = _in_stock(railmap) & _allowed(railmap.tileset, company, phase, colours)
    if among is not None:
        available &= among[0]
    on_land = _available_on_land(railmap, available, among) if railmap.terrain else ()
    key = (available, on_land)
    net = network(railmap, company)
    lays = net.lays.get(key)
    if lays is None:
        tileset, water, terrain = railmap.tileset, railmap.water, railmap.terrain
        reach = net.reach
        on_grass = available & ~tileset.on_mountains
        places = [
            (cell, tile, rotation)
            for cell, met in reach.open_cells.items()
            for tile, rotation in _new_fits(
                tileset,
                is_city_cell(cell),
                met,
                water.get(cell, 0),
                on_land[terrain[cell]] if cell in terrain else on_grass,
            )
        ]
        for cell in reach.ordered_cells:
            old, old_rotation = railmap.tiles[cell]
            fits = _upgrade_fits(tileset, old, old_rotation, water.get(cell, 0), available)
            places += [(cell, tile, rotation) for tile, rotation in fits]
        lays = net.lays[key] = Lays(places)
    return lays


def _in_stock(railmap: RailMap) -> int:
    """The tiles of which one is left (L-114), as a mask."""
    stock: int | None = railmap.memo.get("stock")
    if stock is None:
        stock = railmap.memo["stock"] = sum(1 << tile for tile, left in enumerate(railmap.supply) if left > 0)
    return stock


def _allowed(tileset: TileSet, company: Company, phase: int, colours: tuple[str, ...]) -> int:
    """The tiles of these colours that phase (L-076) and the company (L-410) allow, as a mask."""
    key = ("allowed", company, phase, colours)
    mask: int | None = tileset.memo.get(key)
    if mask is None:
        mask = tileset.memo[key] = sum(
            1 << tile
            for tile, kind in enumerate(tileset.kinds)
            if kind.colour in colours and kind.from_phase <= phase and kind.company in (None, company)
        )
    return mask


def _available_on_land(railmap: RailMap, available: int, among: Among | None) -> tuple[int, ...]:
    """By kind of land: which of the available tiles the company could lay over it."""
    key = ("on land", available, among)
    known: tuple[int, ...] | None = railmap.memo.get(key)
    if known is None:
        covers = _covers(railmap.tileset)
        wanted = (available,) * len(covers) if among is None else among[1]
        known = railmap.memo[key] = tuple(cover & want & available for cover, want in zip(covers, wanted, strict=True))
    return known


def _covers(tileset: TileSet) -> tuple[int, ...]:
    """By kind of land: the tiles that may be laid over it, as masks; 0 for what is no land."""
    masks: tuple[int, ...] | None = tileset.memo.get("covers")
    if masks is None:
        masks = tileset.memo["covers"] = tuple(
            sum(1 << tile for tile, kind in enumerate(tileset.kinds) if land.is_land and _may_cover(land, kind))
            for land in tileset.kinds
        )
    return masks


def _may_cover(land: TileKind, kind: TileKind) -> bool:
    """Terrain is built over by yellow and character tiles (L-370), a mountain by the tunnel only (L-376), sea never."""
    if land.kind == "mountain":
        return kind.kind == "tunnel"
    return land.kind == "terrain" and kind.kind != "tunnel"


def fitting_character_lays(
    railmap: RailMap, company: Company, tile: TileIndex, *, phase: int, among: Among | None = None
) -> Lays:
    """All lays of one character tile; exactly those that `fit_refusal` allows. `among` leaves kinds of land out."""
    tileset, kind = railmap.tileset, railmap.tileset.kinds[tile]
    if kind.owner is None or kind.from_phase > phase or railmap.supply[tile] < 1:
        return _NO_LAYS
    terrain = railmap.terrain
    on_land = _available_on_land(railmap, 1 << tile, among) if terrain else ()
    net = network(railmap, company)
    key = ("character", company, tile, on_land)
    memo = railmap.memo if kind.water else net.memo  # water looks at track that the company does not reach
    lays: Lays | None = memo.get(key)
    if lays is None:
        reach = net.reach
        if kind.kind == "castle":
            places = [
                (cell, tile, rotation)
                for cell in reach.ordered_cells
                if _castle_refusal(railmap, cell) is None
                for rotation in tileset.turns[tile]
                if tileset.keeps_track(*railmap.tiles[cell], tile, rotation)
                and not tileset.exits[tile][rotation] & railmap.water.get(cell, 0)
            ]
        else:
            places = [
                (cell, tile, rotation)
                for cell, met in reach.open_cells.items()
                for _, rotation in _new_fits(tileset, is_city_cell(cell), met, railmap.water.get(cell, 0), 1 << tile)
                if not tileset.water[tile][rotation] & railmap.facing(cell)
                and (cell not in terrain or on_land[terrain[cell]])
            ]
        lays = memo[key] = Lays(places)
    return lays


_NO_LAYS: Final = Lays([])


def home_lay_refusal(
    railmap: RailMap, cell: Cell, tile: TileIndex, rotation: int, *, allowed: tuple[TileId, ...]
) -> Refusal | None:
    """Why this may not be a starting company's home tile; `allowed` are the ids of the tiles it may choose from."""
    kind = railmap.tileset.kinds[tile]
    params = lay_params(railmap.tileset, cell, tile, rotation)
    if rotation not in railmap.tileset.turns[tile]:
        return Refusal("L-108", params)
    if kind.id not in allowed:
        return Refusal("L-051" if is_yellow_y_city(kind) else home_rule(railmap.tileset, allowed), params)
    if railmap.supply[tile] < 1:
        return Refusal("L-053", params)
    if cell not in around(MILDENDO) or cell in railmap.tiles or cell in railmap.terrain:
        return Refusal("L-048", params)
    exits = railmap.tileset.exits[tile][rotation]
    if not exits >> _side_to_mildendo(cell) & 1:
        return Refusal("L-049", params)
    if exits & railmap.water.get(cell, 0):
        return Refusal("L-106", params)
    return None


def home_rule(tileset: TileSet, allowed: tuple[TileId, ...]) -> str:
    """The rule that says which tiles are the home of a company: a Y-city (L-042) or a city (L-047)."""
    return "L-042" if any(is_yellow_y_city(tileset.kinds[tileset.by_id[name]]) for name in allowed) else "L-047"


def legal_home_lays(railmap: RailMap, *, allowed: tuple[TileId, ...]) -> list[Placement]:
    """All home tiles that `home_lay_refusal` allows, by cell. The list is shared: do not change it."""
    tileset, cells = railmap.tileset, sorted(around(MILDENDO))
    tiles = sorted([tileset.by_id[name] for name in allowed])
    free = tuple([cell not in railmap.tiles and cell not in railmap.terrain for cell in cells])
    key = ("home", allowed, free, tuple([railmap.water.get(cell, 0) for cell in cells]), _in_stock(railmap))
    lays: list[Placement] | None = tileset.memo.get(key)
    if lays is None:
        lays = tileset.memo[key] = [
            (cell, tile, rotation)
            for cell in cells
            for tile in tiles
            for rotation in tileset.turns[tile]
            if home_lay_refusal(railmap, cell, tile, rotation, allowed=allowed) is None
        ]
    return lays


def is_yellow_y_city(kind: TileKind) -> bool:
    """Whether a Y-city is new by this tile, and not upgraded."""
    return kind.kind == "metropolis" and kind.colour == "yellow"


def _tile_refusal(
    railmap: RailMap, company: Company, tile: TileIndex, rotation: int, phase: int, params: dict[str, Any]
) -> Refusal | None:
    """What is wrong whatever the cell."""
    kind = railmap.tileset.kinds[tile]
    if rotation not in railmap.tileset.turns[tile]:
        return Refusal("L-108", params)
    if kind.kind == "mildendo":
        return Refusal("L-020", params)
    if kind.mark and kind.kind != "tunnel":
        return Refusal("L-361", params)
    if kind.count == 0 and kind.kind == "city":
        return Refusal("L-403" if railmap.tileset.bonuses else "L-409", params)
    if kind.company is not None and kind.company != company:
        return Refusal("L-410", {**params, "company": COMPANY_IDS[company]})
    if kind.from_phase > phase:
        params["phase"] = kind.from_phase
        if kind.owner is not None:
            return Refusal("L-262" if kind.kind == "castle" else "L-286", params)
        if phase == 1:
            return Refusal("L-159", params)
        if kind.kind == "tunnel":
            return Refusal("L-377", params)
        return Refusal("L-162" if kind.colour == "green" else "L-166", params)
    if railmap.supply[tile] < 1:
        return Refusal("L-254" if kind.owner else "L-114", params)
    return None


def _ground_rule(railmap: RailMap, cell: Cell, kind: TileKind) -> str | None:
    """The rule by which no such tile goes on a cell without track, empty or terrain."""
    land = railmap.terrain.get(cell)
    under = "" if land is None else railmap.tileset.kinds[land].kind
    if under == "sea":
        return "L-375"
    if kind.kind == "tunnel":
        return "L-377" if under != "mountain" else "L-378" if is_city_cell(cell) else None
    if under == "mountain":
        return "L-376"
    if kind.colour in UPGRADE_OF:
        return "L-123"
    return "L-260" if kind.kind == "castle" else None


def _new_tile_refusal(
    railmap: RailMap,
    company: Company,
    cell: Cell,
    tile: TileIndex,
    rotation: int,
    partners: tuple[Company, ...],
    params: dict[str, Any],
) -> Refusal | None:
    kind = railmap.tileset.kinds[tile]
    on_table = (cell, *around(cell))  # terrain is built over wherever it lies
    if not any(place in railmap.tiles or place in railmap.terrain for place in on_table):
        return Refusal("L-099", params)
    if (kind.cell_class == "city") != is_city_cell(cell):
        return _class_refusal(railmap, cell, kind, params)
    reach = reached(railmap, company)
    exits = railmap.tileset.exits[tile][rotation]
    meets = exits & railmap.facing(cell)
    if not meets:
        return Refusal("L-100", params)
    if not meets & reach.open_cells.get(cell, 0):
        for partner in partners:
            if meets & reached(railmap, partner).open_cells.get(cell, 0):
                return Refusal("L-104", {**params, "partner": COMPANY_IDS[partner]})
        unblocked, _ = trace(railmap, company, blocked=False)
        if meets & unblocked.open_cells.get(cell, 0):
            return Refusal("L-102", params)
        return Refusal("L-101" if reach.open_cells or kind.colour != "yellow" else "L-109", params)
    wet = exits & railmap.water.get(cell, 0)
    if wet:
        return Refusal("L-106", {**params, "sides": letters_of(wet)})
    wet = railmap.tileset.water[tile][rotation] & railmap.facing(cell)
    if wet:
        return Refusal("L-107", {**params, "sides": letters_of(wet)})
    return None


def _class_refusal(railmap: RailMap, cell: Cell, kind: TileKind, params: dict[str, Any]) -> Refusal:
    """A city where plain track belongs, or the reverse: a tile beside it says so, or else the cell by itself."""
    for neighbour in around(cell):
        placed = railmap.tiles.get(neighbour)
        if placed is not None and railmap.tileset.kinds[placed[0]].cell_class == kind.cell_class:
            rule = "L-116" if kind.cell_class == "city" else "L-117"
            return Refusal(rule, {**params, "beside": f"{neighbour[0]},{neighbour[1]}"})
    return Refusal("L-121" if MILDENDO in around(cell) else "L-119", params)


def _upgrade_refusal(
    railmap: RailMap, company: Company, cell: Cell, tile: TileIndex, rotation: int, params: dict[str, Any]
) -> Refusal | None:
    tileset = railmap.tileset
    new = tileset.kinds[tile]
    old_tile, old_rotation = railmap.tiles[cell]
    old = tileset.kinds[old_tile]
    params["old"] = old.id
    if new.kind == "tunnel":
        return Refusal("L-377", params)
    if new.colour not in UPGRADE_OF and new.kind != "castle":
        return Refusal("L-099" if new.owner else "L-124", params)
    if old.owner is not None:
        return Refusal("L-257", params)
    if old.mark:
        return Refusal("L-386", params)
    if old.kind == "mildendo":
        return Refusal("L-133", params)
    if new.kind == "castle":
        rule = _castle_refusal(railmap, cell)
        if rule is not None:
            return Refusal(rule, params)
    elif UPGRADE_OF[new.colour] != old.colour:
        return Refusal("L-123", params)
    elif new.kind != old.kind:
        return Refusal("L-125", params)
    if cell not in reached(railmap, company).cells:
        return Refusal("L-127", params)
    if not tileset.keeps_track(old_tile, old_rotation, tile, rotation):
        return Refusal("L-126", params)
    if tileset.coloured[tile][rotation] & tileset.exits[old_tile][old_rotation]:
        return Refusal("L-413", params)
    if new.kind != "castle" and new.id not in old.upgrades_to:  # only if the data say less than the track allows
        return Refusal("L-125", params)
    wet = tileset.exits[tile][rotation] & railmap.water.get(cell, 0)
    return Refusal("L-128", {**params, "sides": letters_of(wet)}) if wet else None


def _castle_refusal(railmap: RailMap, cell: Cell) -> str | None:
    """The rule that keeps the castle off the tile that lies here, if any."""
    old = railmap.tileset.kinds[railmap.tiles[cell][0]]
    if old.colour == "yellow" and old.kind == "metropolis":
        return "L-261"
    if (old.colour, old.kind) != ("yellow", "city"):
        return "L-260"
    return "L-261" if cell in railmap.homes.values() else None


def _new_fits(tileset: TileSet, city: bool, met: int, water: int, available: int) -> tuple[Fit, ...]:
    """The available tiles for an empty cell whose sides `met` have reached track, in all rotations that join it."""
    key = ("new", city, met, water, available)
    fits: tuple[Fit, ...] | None = tileset.memo.get(key)
    if fits is None:
        cell_class = "city" if city else "plain"
        fits = tileset.memo[key] = tuple(
            (tile, rotation)
            for tile, kind in enumerate(tileset.kinds)
            if available >> tile & 1
            and kind.cell_class == cell_class
            and (kind.colour not in UPGRADE_OF or tileset.on_mountains >> tile & 1)
            for rotation in tileset.turns[tile]
            if tileset.exits[tile][rotation] & met and not tileset.exits[tile][rotation] & water
        )
    return fits


def _upgrade_fits(tileset: TileSet, old: int, old_rotation: int, water: int, available: int) -> tuple[Fit, ...]:
    """The available tiles that may replace this one, in all rotations that keep its track."""
    key = ("upgrade", old, old_rotation, water, available)
    fits: tuple[Fit, ...] | None = tileset.memo.get(key)
    if fits is None:
        fits = tileset.memo[key] = tuple(
            (tile, rotation)
            for tile in sorted(tileset.by_id[target] for target in tileset.kinds[old].upgrades_to)
            if available >> tile & 1
            for rotation in tileset.turns[tile]
            if tileset.keeps_track(old, old_rotation, tile, rotation)
            and not tileset.exits[tile][rotation] & water
            and not tileset.coloured[tile][rotation] & tileset.exits[old][old_rotation]  # L-413
        )
    return fits


def _side_to_mildendo(cell: Cell) -> int:
    """The side of a cell next to Mildendo that faces it."""
    return opposite(around(MILDENDO).index(cell))


def lay_params(tileset: TileSet, cell: Cell, tile: TileIndex, rotation: int) -> dict[str, Any]:
    """What every refusal of a lay tells."""
    return {"cell": f"{cell[0]},{cell[1]}", "tile": tileset.kinds[tile].id, "rotation": rotation}


CITABLE = frozenset(
    f"L-{number:03}"
    for number in (
        *(20, 99, 100, 101, 102, 104, 106, 107, 108, 109, 114, 116, 117, 121),
        *(123, 124, 125, 126, 127, 128, 133, 159, 162, 166, 254, 257, 260, 261, 262, 286),
    )
)
"""Every rule that `fit_refusal` can cite in the basic game."""

CITABLE_VARIANTS = frozenset(f"L-{number}" for number in (119, 361, 375, 376, 377, 378, 386, 403, 409, 410, 413))
"""... with scenarios and variants."""

CITABLE_HOME = frozenset(f"L-{number:03}" for number in (42, 47, 48, 49, 51, 53, 106, 108))
"""... and `home_lay_refusal`."""
