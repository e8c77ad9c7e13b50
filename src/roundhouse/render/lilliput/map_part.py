"""The map of 18Lilliput as a part of pictures: all of it or some cells, with what is tried on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.games.lilliput.actions import Home, Lay, Station
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, CompanyId
from roundhouse.render.drawing import Drawing, num
from roundhouse.render.illustrations import Attempt, verdict
from roundhouse.render.lilliput.lines import CELL, MIDDLE
from roundhouse.render.lilliput.svg_map import EDGE, Bounds, map_shapes
from roundhouse.render.lilliput.svg_shapes import company_disk
from roundhouse.render.lilliput.svg_tile import INSET, slot_places, tile_ground, tile_stop, tile_tracks, track_signs


def map_part(
    data: Mapping[str, Any],
    tileset: TileSet,
    bounds: Bounds,
    routes: Sequence[Mapping[str, Any]],
    attempts: Sequence[Attempt],
    size: float = 1.0,
) -> Drawing:
    """The cells within these bounds."""
    west, east, south, north = bounds
    shapes, _, _ = map_shapes(data, routes, tileset, bounds)

    def corner(cell: Cell) -> tuple[float, float]:
        return EDGE + (cell[0] - west) * CELL, EDGE + (north - cell[1]) * CELL

    for attempt in attempts:
        shapes += _tried(attempt, data, tileset, corner)
    wide, tall = (east - west + 1) * CELL, (north - south + 1) * CELL
    window = f'viewBox="{num(EDGE)} {num(EDGE)} {num(wide)} {num(tall)}"'
    drawn = f'<svg width="{num(wide * size)}" height="{num(tall * size)}" {window}>{"".join(shapes)}</svg>'
    return Drawing((drawn,), wide * size, tall * size)


def _tried(attempt: Attempt, data: Mapping[str, Any], tileset: TileSet, corner: Any) -> list[str]:
    action, is_good = attempt.action, attempt.refused is None
    if isinstance(action, Lay):
        x, y = corner(action.cell)
        tile = tileset.by_id[action.tile]
        kind = tileset.kinds[tile]
        stations = _stations(data, action.cell)
        ghost = [
            *tile_ground(kind, x, y),
            *tile_tracks(tileset, tile, action.rotation, x, y, 0b1111),
            *track_signs(tileset, tile, action.rotation, x, y),
            *tile_stop(kind, x, y, stations),
        ]
        return [f'<g class="ghost-tile {_look(is_good)}">', *ghost, "</g>", *_outline(x, y, is_good)]
    if isinstance(action, Station):
        return _placed(COMPANY_IDS[action.company], action.cell, data, tileset, corner, is_good)
    if isinstance(action, Home):
        return _placed(None, action.cell, data, tileset, corner, is_good)
    return []


def _placed(
    company: CompanyId | None, cell: Cell, data: Mapping[str, Any], tileset: TileSet, corner: Any, is_good: bool
) -> list[str]:
    """A station marker where it would stand."""
    x, y = corner(cell)
    laid = next((tile for tile in data["tiles"] if tuple(tile["at"]) == tuple(cell)), None)
    slots = tileset.kinds[tileset.by_id[laid["tile"]]].slots if laid else 0
    there = len(laid["stations"]) if laid else 0
    places, radius = slot_places(max(slots, 1), x + MIDDLE, y + MIDDLE)
    px, py = places[min(there, len(places) - 1)]
    if is_good and company is not None and there < slots:
        return [*company_disk(company, px, py, radius - 0.6), *_outline(x, y, True)]
    return _outline(x, y, is_good)


def _outline(x: float, y: float, is_good: bool) -> list[str]:
    size = num(CELL - 2 * INSET)
    rim = (
        f'<rect class="tried-cell {_look(is_good)}" x="{num(x + INSET)}" y="{num(y + INSET)}" width="{size}"'
        f' height="{size}" rx="8"/>'
    )
    return [rim, *verdict(x + 16, y + CELL - 16, is_good)]


def _look(is_good: bool) -> str:
    return "good" if is_good else "bad"


def _stations(data: Mapping[str, Any], cell: Cell) -> list[CompanyId]:
    return next((list(tile["stations"]) for tile in data["tiles"] if tuple(tile["at"]) == tuple(cell)), [])
