"""The routes of a run beside the track, with what each earns where it covers least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.ids import SIDES, Cell, TileIndex
from roundhouse.render.drawing import num
from roundhouse.render.lilliput.lines import MIDDLE, Box, Point, beside, best_place, edge_point, shortened, track_points
from roundhouse.render.lilliput.signs import ROUTE_COLOURS, ROUTE_DASHES
from roundhouse.render.lilliput.svg_shapes import path_data

ROUTE_BESIDE = 9.5


def route_shapes(
    routes: Sequence[Mapping[str, Any]],
    tiles: Mapping[Cell, tuple[TileIndex, int]],
    tileset: TileSet,
    corner: Any,
) -> tuple[list[str], list[str]]:
    """Each train's way as a dashed line beside the track, and what it earns at one of its ends."""
    lines: list[str] = []
    sums: list[str] = []
    busy = _busy(tiles, tileset, corner) if routes else []
    for number, route in enumerate(routes):
        points: list[Point] = []
        for x, y, entry, out in route["track"]:
            left, top = corner((x, y))
            stop = tileset.kinds[tiles[x, y][0]].is_stop
            points += [(left + px, top + py) for px, py in track_points(entry, out, stop)]
        path = path_data(shortened(beside(points, ROUTE_BESIDE), 8, 8))
        colour = ROUTE_COLOURS[number % len(ROUTE_COLOURS)]
        label = f"{route['train']} : £{route['revenue']}"
        if route.get("mine_money"):
            label += f" +{route['mine_money']}"
        lines += [
            f'<g class="train" data-train="{number}"><title>{escape(label)}</title>',
            f'<path class="halo" d="{path}"/>',
            f'<path class="route" d="{path}" stroke="{colour}" stroke-dasharray="{ROUTE_DASHES[number % 4]}"/></g>',
        ]
        x, y = best_place(shortened(beside(points, ROUTE_BESIDE), 8, 8), _pill_width(label), busy)
        half = _pill_width(label) / 2 + 3
        busy.append((x - half, y - 15, x + half, y + 15, 5.0))
        sums += _sum(label, colour, number, x, y)
    return lines, sums


def _busy(tiles: Mapping[Cell, tuple[TileIndex, int]], tileset: TileSet, corner: Any) -> list[Box]:
    """What a sum had better not cover: stops, values and emblems, less so the track."""
    boxes: list[Box] = []
    for cell, (tile, rotation) in tiles.items():
        x, y = corner(cell)
        kind = tileset.kinds[tile]
        if kind.is_stop:
            wide, tall = {0: (26, 26), 1: (38, 38), 2: (72, 38)}.get(kind.slots, (76, 72))
            if kind.kind == "mildendo":
                wide, tall = 62, 50
            boxes.append((x + 50 - wide / 2, y + 50 - tall / 2, x + 50 + wide / 2, y + 50 + tall / 2, 4.0))
            boxes.append((x + 54, y + 6, x + 94, y + 30, 3.0))
            boxes.append((x + 8, y + 8, x + 30, y + 30, 2.0))
            if kind.name and kind.slots:
                boxes.append((x + 16, y + 73, x + 84, y + 93, 3.0))
        elif kind.mine_money:
            boxes.append((x + 34, y + 34, x + 66, y + 66, 3.0))
            boxes.append((x + 60, y + 14, x + 96, y + 34, 3.0))
        for side in SIDES:
            if tileset.exits[tile][rotation] >> side & 1:
                px, py = edge_point(side)
                px, py = x + (px + MIDDLE) / 2, y + (py + MIDDLE) / 2
                across = 25.0 if side % 2 else 5.0
                boxes.append((px - across, py - 30 + across, px + across, py + 30 - across, 0.5))
    return boxes


def _pill_width(label: str) -> float:
    return 8.6 * len(label) + 14


def _sum(label: str, colour: str, number: int, x: float, y: float) -> list[str]:
    """The train and what it earns."""
    width = _pill_width(label)
    pill = (
        f'<rect class="pill" data-train="{number}" x="{num(x - width / 2)}" y="{num(y - 11.5)}" width="{num(width)}"'
        f' height="23" rx="11.5" fill="{colour}"/>'
    )
    return [pill, f'<text class="sum" x="{num(x)}" y="{num(y + 0.5)}">{escape(label)}</text>']
