"""What Gulliver builds: one tile of a fixed list (step A), then track that goes on from a city of his (step C)."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.lilliput.flow.placing import put_tile
from roundhouse.games.lilliput.gulliver.dice import Dice, cell_name
from roundhouse.games.lilliput.ids import SIDE_LETTERS, Cell, Company, Placement, TileIndex, opposite, sides_of, step
from roundhouse.games.lilliput.map.laying import Fit, fitting_lays
from roundhouse.games.lilliput.position import Position

UPGRADED = ("city", "metropolis")  # L-444
Places = dict[Cell, list[tuple[TileIndex, int, Company]]]
"""By cell: tiles with rotations that may be laid there, and the company that would lay them."""


def build_track(position: Position, companies: list[Company], dice: Dice) -> Cell | None:
    """The first possible of four ways to lay a tile (L-440); the cell, if it is a new yellow city."""
    home = position.railmap.homes[companies[0]]
    for colour, name in (("brown", "brown-city"), ("green", "green-city")):
        places = _upgrades(position, companies, colour)
        if places:
            dice.tell("way", name, "first-possible")
            if home in places:  # L-443
                dice.tell("cell", cell_name(home), "home-first")
                cell = home
            else:
                cell = dice.pick("cell", sorted(places), "own-city", cell_name)
            _upgrade(position, cell, places[cell], dice)
            return None
    places = _new_places(position, companies, "city")
    if places:
        dice.tell("way", "yellow-city", "first-possible")
        nearest = min(_distance(cell) for cell in places)
        cells = sorted(cell for cell in places if _distance(cell) == nearest)  # L-446
        cell = dice.pick("cell", cells, "nearest", cell_name)
        _lay_new(position, cell, places[cell], "city", dice)
        return cell
    places = _new_places(position, companies, "plain")
    if places:
        dice.tell("way", "yellow-plain", "first-possible")
        cell = dice.pick("cell", sorted(places), "any-cell", cell_name)  # L-450
        _lay_new(position, cell, places[cell], "plain", dice)
    else:
        dice.skip("nothing-possible")  # L-452
    return None


def extend_track(position: Position, companies: list[Company], dice: Dice) -> None:
    """One plain tile where track of a city with his marker leads nowhere (L-455); at a random such end (L-457)."""
    ends = _loose_ends(position, companies)
    if not ends:
        dice.skip("no-loose-end")
        return
    places = _new_places(position, companies, "plain")
    exits = position.setup.tileset.exits
    while ends:
        cell, side = dice.pick("end", ends, "loose-end", lambda end: f"{cell_name(end[0])} {SIDE_LETTERS[end[1]]}")
        target, entry = step(cell, side), opposite(side)
        lays = [lay for lay in places.get(target, ()) if exits[lay[0]][lay[1]] >> entry & 1]
        if lays:
            _lay_new(position, target, lays, "plain", dice)
            return
        ends.remove((cell, side))
    dice.skip("no-tile-fits")


def draw_shape(position: Position, dice: Dice, shapes: Sequence[TileIndex], fits: Sequence[Fit]) -> Fit:
    """First the shape, then one of its rotations; a shape that has none gives way to another (L-448, L-449)."""
    left = list(shapes)
    reason = "any-shape"
    while True:
        tile = dice.pick("tile", left, reason, lambda tile: position.setup.tileset.kinds[tile].id)
        rotations = sorted({rotation for fit, rotation in fits if fit == tile})
        if rotations:
            return tile, dice.pick("turn", rotations, "any-turn")
        left.remove(tile)
        reason = "other-shape"


def _upgrades(position: Position, companies: list[Company], colour: str) -> Places:
    """Cities with a marker of his that may get a tile of this colour (L-441, L-442)."""
    stations, kinds = position.railmap.stations, position.setup.tileset.kinds
    places: Places = {}
    for company in companies:
        for cell, tile, rotation in _lays(position, company, colour):
            if company in stations.get(cell, ()) and kinds[tile].kind in UPGRADED:
                places.setdefault(cell, []).append((tile, rotation, company))
    return places


def _new_places(position: Position, companies: list[Company], kind: str) -> Places:
    """Where a new yellow tile of this kind may be laid by either company; never a Y-city (L-451)."""
    kinds = position.setup.tileset.kinds
    places: Places = {}
    for company in companies:
        for cell, tile, rotation in _lays(position, company, "yellow"):
            if kinds[tile].kind == kind:
                places.setdefault(cell, []).append((tile, rotation, company))
    return places


def _lays(position: Position, company: Company, colour: str) -> list[Placement]:
    """All that the map and the phase allow; money does not matter (L-439)."""
    if colour not in position.phase_data.colours:
        return []
    return fitting_lays(position.railmap, company, phase=position.phase, colours=(colour,)).places


def _upgrade(position: Position, cell: Cell, lays: list[tuple[TileIndex, int, Company]], dice: Dice) -> None:
    """The new exit points towards Mildendo, as far as it can (L-445, Q-77)."""
    tileset = position.setup.tileset
    tiles = sorted({tile for tile, _, _ in lays})
    tile = dice.pick("tile", tiles, "any-tile", lambda tile: tileset.kinds[tile].id)
    old = position.railmap.exits(cell)
    distances = {
        rotation: min(
            (_distance(step(cell, side)) for side in sides_of(tileset.exits[tile][rotation] & ~old)), default=0
        )
        for fit, rotation, _ in lays
        if fit == tile
    }
    least = min(distances.values())
    rotation = dice.pick("turn", sorted(r for r, distance in distances.items() if distance == least), "to-mildendo")
    company = next(who for fit, turn, who in lays if (fit, turn) == (tile, rotation))
    put_tile(position, company, cell, tile, rotation, dice.events)


def _lay_new(position: Position, cell: Cell, lays: list[tuple[TileIndex, int, Company]], kind: str, dice: Dice) -> None:
    tileset = position.setup.tileset
    shapes = [tileset.by_id[one.id] for one in tileset.kinds if (one.colour, one.kind) == ("yellow", kind)]
    tile, rotation = draw_shape(position, dice, shapes, [(tile, rotation) for tile, rotation, _ in lays])
    company = next(who for fit, turn, who in lays if (fit, turn) == (tile, rotation))
    put_tile(position, company, cell, tile, rotation, dice.events)


def _loose_ends(position: Position, companies: list[Company]) -> list[tuple[Cell, int]]:
    """Exits of cities with his markers that face an empty cell or terrain that may be built on, each once."""
    railmap, kinds = position.railmap, position.setup.tileset.kinds
    terrain = railmap.terrain
    ends = {
        (cell, side)
        for company in companies
        for cell in railmap.station_cells(company)
        for side in sides_of(railmap.exits(cell))
        if (ahead := step(cell, side)) not in railmap.tiles and (ahead not in terrain or kinds[terrain[ahead]].cost)
    }
    return sorted(ends)


def _distance(cell: Cell) -> int:
    """From Mildendo (L-447)."""
    return abs(cell[0]) + abs(cell[1])
