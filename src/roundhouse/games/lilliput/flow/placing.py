"""Tiles and station markers that go on the map, and the facts that tell of it; whether they may is not asked here."""

from __future__ import annotations

from roundhouse.games.lilliput.events import StationPlaced, TileLaid
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company, TileIndex
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.events import Event


def put_tile(
    position: Position, company: Company, cell: Cell, tile: TileIndex, rotation: int, events: list[Event] | None
) -> None:
    """A company lays a tile; a tile that lay there goes back to the supply (L-131), terrain leaves the game (L-374)."""
    railmap, kinds = position.railmap, position.setup.tileset.kinds
    old = railmap.tiles[cell][0] if cell in railmap.tiles else railmap.terrain.get(cell)
    railmap.place(cell, tile, rotation)
    if events is not None:
        replaced = None if old is None else kinds[old].id
        events.append(TileLaid(COMPANY_IDS[company], cell, kinds[tile].id, rotation, replaced))


def put_station(position: Position, company: Company, cell: Cell, home: bool, events: list[Event] | None) -> None:
    """A marker goes from the charter to the map."""
    position.railmap.add_station(cell, company, home=home)
    position.markers[company] -= 1
    if events is not None:
        events.append(StationPlaced(COMPANY_IDS[company], cell, home))


def withdraw_absent_colours(position: Position) -> None:
    """Coloured tiles of starting companies that are out of the game leave the supply (L-415)."""
    tileset = position.setup.tileset
    for kind in tileset.kinds:
        if kind.company is not None and position.removed >> kind.company & 1:
            position.railmap.withdraw(tileset.by_id[kind.id])
