"""The map as SVG: tiles, the grid around them, routes, and a legend of companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from html import escape
from typing import Any

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet
from roundhouse.games.lilliput.ids import SIDES, Cell, CompanyId, TileIndex, around, opposite
from roundhouse.render.drawing import num
from roundhouse.render.lilliput.lines import CELL, MIDDLE, Point
from roundhouse.render.lilliput.svg_routes import route_shapes
from roundhouse.render.lilliput.svg_shapes import company_disk, with_minus
from roundhouse.render.lilliput.svg_tile import INSET, tile_ground, tile_stop, tile_tracks, track_signs

Bounds = tuple[int, int, int, int]  # west, east, south, north
EDGE = 34.0  # room for coordinates


def map_bounds(data: Mapping[str, Any]) -> Bounds:
    """All cells with something on them, and a ring of empty ones around."""
    cells = [entry["at"] for entry in (*data["tiles"], *data.get("terrain", ()))]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1


def map_shapes(
    data: Mapping[str, Any], routes: Sequence[Mapping[str, Any]], tileset: TileSet, bounds: Bounds | None = None
) -> tuple[list[str], float, float]:
    tiles: dict[Cell, tuple[TileIndex, int]] = {}
    stations: dict[Cell, list[CompanyId]] = {}
    for entry in data["tiles"]:
        cell: Cell = (entry["at"][0], entry["at"][1])
        tiles[cell] = (tileset.by_id[entry["tile"]], entry["rotation"])
        stations[cell] = list(entry["stations"])
    land: dict[Cell, TileIndex] = {
        (entry["at"][0], entry["at"][1]): tileset.by_id[entry["tile"]] for entry in data.get("terrain", ())
    }
    cells = [*tiles, *land]
    west, east, south, north = bounds or map_bounds(data)

    def corner(cell: Cell) -> Point:
        return EDGE + (cell[0] - west) * CELL, EDGE + (north - cell[1]) * CELL

    width, height = 2 * EDGE + (east - west + 1) * CELL, 2 * EDGE + (north - south + 1) * CELL
    parts = _grid({*cells}, (west, east, south, north), width, height, corner)
    grounds, tracks, stops = [], [], []
    for cell, tile in sorted(land.items()):
        grounds += _cell_ground(tileset.kinds[tile], cell, [], corner)
    for cell, (tile, rotation) in sorted(tiles.items()):
        kind = tileset.kinds[tile]
        x, y = corner(cell)
        joined = sum(1 << side for side in SIDES if _has_exit(tileset, tiles.get(around(cell)[side]), opposite(side)))
        grounds += _cell_ground(kind, cell, stations[cell], corner)
        tracks += tile_tracks(tileset, tile, rotation, x, y, joined) + track_signs(tileset, tile, rotation, x, y)
        stops += tile_stop(kind, x, y, stations[cell])
    lines, sums = route_shapes(routes, tiles, tileset, corner)
    return [*parts, *grounds, *tracks, *lines, *stops, *sums], width, height


def _cell_ground(kind: TileKind, cell: Cell, companies: Sequence[CompanyId], corner: Any) -> list[str]:
    x, y = corner(cell)
    label = escape(_title(kind, cell, companies))
    return [f'<g data-cell="{cell[0]},{cell[1]}"><title>{label}</title>', *tile_ground(kind, x, y), "</g>"]


def _grid(
    tiles: Set[Cell],
    bounds: Bounds,
    width: float,
    height: float,
    corner: Any,
) -> list[str]:
    """Coordinates at the edges, and empty cells; a ring marks those that are for cities (L-119)."""
    west, east, south, north = bounds
    parts = []
    for x in range(west, east + 1):
        left = corner((x, north))[0] + MIDDLE
        for y in (EDGE / 2, height - EDGE / 2):
            parts.append(f'<text class="coord" x="{num(left)}" y="{num(y)}">{with_minus(x)}</text>')
    for y in range(south, north + 1):
        top = corner((west, y))[1] + MIDDLE
        for left in (EDGE / 2, width - EDGE / 2):
            parts.append(f'<text class="coord" x="{num(left)}" y="{num(top)}">{with_minus(y)}</text>')
    for x in range(west, east + 1):
        for y in range(south, north + 1):
            if (x, y) not in tiles:
                left, top = corner((x, y))
                parts.append(
                    f'<rect class="empty" data-cell="{x},{y}" x="{num(left + INSET)}" y="{num(top + INSET)}"'
                    f' width="{num(CELL - 2 * INSET)}" height="{num(CELL - 2 * INSET)}" rx="8"/>'
                )
                if (x + y) % 2:
                    parts.append(f'<circle class="site" cx="{num(left + MIDDLE)}" cy="{num(top + MIDDLE)}" r="6"/>')
    return parts


def _has_exit(tileset: TileSet, placed: tuple[TileIndex, int] | None, side: int) -> bool:
    return placed is not None and bool(tileset.exits[placed[0]][placed[1]] >> side & 1)


def _title(kind: TileKind, cell: Cell, companies: Sequence[CompanyId]) -> str:
    """What a pointer or a screen reader is told about a tile."""
    words = [f"{cell[0]},{cell[1]} {kind.id}"]
    if kind.is_stop:
        worth = f"{kind.value}/{kind.value_with_marker}" if kind.value != kind.value_with_marker else str(kind.value)
        words.append(f"£{worth}")
    if kind.cost or kind.mine_money:
        words.append(f"£{kind.cost or kind.mine_money}")
    if companies:
        words.append(", ".join(companies))
    return " · ".join(words)


def legend_shapes(
    data: Mapping[str, Any], names: Mapping[CompanyId, str], width: float, height: float
) -> tuple[list[str], float]:
    """Who is who among the companies on the map, in as many rows as it takes."""
    there = {company for entry in data["tiles"] for company in entry["stations"]}
    shown = [(company, name) for company, name in names.items() if company in there]
    parts: list[str] = []
    x, y = EDGE, height + 12
    for company, name in shown:
        room = 54 + 7.6 * len(name)
        if x > EDGE and x + room > width - EDGE:
            x, y = EDGE, y + 32
        parts += company_disk(company, x + 12, y, 12)
        parts.append(f'<text class="legend" x="{num(x + 30)}" y="{num(y)}">{escape(name)}</text>')
        x += room
    return parts, (y - height + 28 if shown else 0.0)
