"""The map and the price chart of 18Lilliput as SVG, from plain data: what players look at all evening.

    map_svg(view["map"], routes=view["facts"]["run"]["routes"])
    table_svg(view["map"], chart=..., stacks=view["chart"])

Looks are CSS only: colours are variables with a light and a dark set, chosen by the reader's system or by
`data-theme` on the root. Cells carry `data-cell`, so that a page can make them answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet, tile_set
from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDES, around, opposite, sides_of
from roundhouse.render.lilliput.lines import (
    CELL,
    MIDDLE,
    Box,
    Point,
    beside,
    best_place,
    edge_point,
    shortened,
    track_points,
)
from roundhouse.render.lilliput.signs import (
    COMPANY_COLOURS,
    COMPANY_SYMBOLS,
    EMBLEMS,
    LAND,
    ROUTE_COLOURS,
    ROUTE_DASHES,
)

Cell = tuple[int, int]

INSET = 3.0
ROUTE_BESIDE = 9.5
EDGE = 34.0  # room for coordinates

STYLE_FILE = (
    Path(__file__).parents[2] / "web" / "css" / "lilliput" / "tiles.css"
)  # the page's own, so that both look alike


def map_svg(
    data: Mapping[str, Any],
    *,
    routes: Sequence[Mapping[str, Any]] = (),
    tileset: TileSet | None = None,
    names: Mapping[str, str] | None = None,
    theme: str | None = None,
) -> str:
    """The map alone, with the routes of a run beside its track; `names` of companies make a legend."""
    body, width, height = _map(data, routes, tileset or tile_set())
    legend, taller = _legend(data, names or {}, width, height)
    return _document([*body, *legend], width, height + taller, theme)


def chart_svg(
    prices: Sequence[Sequence[int]],
    stacks: Iterable[Mapping[str, Any]],
    *,
    heading: str = "",
    theme: str | None = None,
) -> str:
    """The price chart alone: two rows of prices, and stacks as `{"space": 3, "companies": [top, ..., bottom]}`."""
    body, width, height = _chart(prices, stacks, heading)
    return _document(body, width, height, theme)


def table_svg(
    data: Mapping[str, Any],
    prices: Sequence[Sequence[int]],
    stacks: Iterable[Mapping[str, Any]],
    *,
    routes: Sequence[Mapping[str, Any]] = (),
    tileset: TileSet | None = None,
    names: Mapping[str, str] | None = None,
    heading: str = "",
    theme: str | None = None,
) -> str:
    """The map with the chart below it."""
    above, width, height = _map(data, routes, tileset or tile_set())
    legend, taller = _legend(data, names or {}, width, height)
    below, wide, tall = _chart(prices, stacks, heading)
    total = max(width, wide)
    return _document(
        [
            f'<g transform="translate({_n((total - width) / 2)} 0)">',
            *above,
            *legend,
            "</g>",
            f'<g transform="translate({_n((total - wide) / 2)} {_n(height + taller)})">',
            *below,
            "</g>",
        ],
        total,
        height + taller + tall,
        theme,
    )


def tile_parts(tileset: TileSet, tile: int) -> dict[str, Any]:
    """One tile for a page that puts maps together: what lies below, the track in all rotations, and what lies above.

    Only the track turns, so that figures and names stay upright. `slots` are the middles of the stations' places,
    `exits` by rotation the sides that track leads to, one bit each, in the order of `stubs`.
    """
    kind = tileset.kinds[tile]
    turned = [_tracks(tileset, tile, turn, 0, 0, 0) + _on_track(tileset, tile, turn, 0, 0) for turn in SIDES]
    places, radius = slot_places(kind.slots, MIDDLE, MIDDLE)
    return {
        "ground": _part(_ground(kind, 0, 0)),
        "tracks": [_part(parts) for parts in turned],
        "above": _part(_stop(kind, 0, 0, [])),
        "exits": [tileset.exits[tile][turn] for turn in SIDES],
        "slots": [[round(x, 1), round(y, 1)] for x, y in places] if kind.slots else [],
        "radius": radius,
    }


def stubs() -> list[str]:
    """By side: the bit of track between a tile's rim and its edge, drawn where the neighbour goes on."""
    ends = [shortened(track_points(side, -1, True), 0, MIDDLE - INSET - 0.6) for side in SIDES]
    return [_part(_rails([line], 0, 0)) for line in ends]


def _part(parts: list[str]) -> str:
    """Shapes as one group that the stylesheet knows wherever it is used; nothing if there are none."""
    return f'<g class="rh-part">{"".join(parts)}</g>' if parts else ""


def tile_svg(kind: TileKind, rotation: int = 0, *, theme: str | None = None) -> str:
    """One tile by itself, for a supply or a hand."""
    tileset = TileSet([kind])
    body = _ground(kind, 0, 0) + _tracks(tileset, 0, rotation, 0, 0, 0) + _on_track(tileset, 0, rotation, 0, 0)
    body += _stop(kind, 0, 0, [])
    return _document(body, CELL, CELL, theme)


@cache
def _style() -> str:
    return STYLE_FILE.read_text("utf-8")


def sign_symbols() -> list[str]:
    """The companies' symbols, to be used as `#sign-red`."""
    return [
        f'<symbol id="sign-{name}" class="sign-{name}" viewBox="-10 -10 20 20">{shape}</symbol>'
        for name, shape in COMPANY_SYMBOLS.items()
    ]


def _document(body: Iterable[str], width: float, height: float, theme: str | None) -> str:
    chosen = f' data-theme="{escape(theme)}"' if theme else ""
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="rh-map"{chosen} viewBox="0 0 {_n(width)} {_n(height)}"'
                f' width="{_n(width)}" height="{_n(height)}" role="img">'
            ),
            f"<style>{_style()}</style>",
            "<defs>",
            *sign_symbols(),
            "</defs>",
            f'<rect class="paper" width="{_n(width)}" height="{_n(height)}"/>',
            *body,
            "</svg>",
            "",
        ]
    )


# The map


def _map(
    data: Mapping[str, Any], routes: Sequence[Mapping[str, Any]], tileset: TileSet
) -> tuple[list[str], float, float]:
    tiles: dict[Cell, tuple[int, int]] = {}
    stations: dict[Cell, list[str]] = {}
    for entry in data["tiles"]:
        cell = (entry["at"][0], entry["at"][1])
        tiles[cell] = (tileset.by_id[entry["tile"]], entry["rotation"])
        stations[cell] = list(entry["stations"])
    land: dict[Cell, int] = {
        (entry["at"][0], entry["at"][1]): tileset.by_id[entry["tile"]] for entry in data.get("terrain", ())
    }
    cells = [*tiles, *land]
    west, east = min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 1
    south, north = min(y for _, y in cells) - 1, max(y for _, y in cells) + 1

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
        tracks += _tracks(tileset, tile, rotation, x, y, joined) + _on_track(tileset, tile, rotation, x, y)
        stops += _stop(kind, x, y, stations[cell])
    lines, sums = _routes(routes, tiles, tileset, corner)
    return [*parts, *grounds, *tracks, *lines, *stops, *sums], width, height


def _cell_ground(kind: TileKind, cell: Cell, companies: Sequence[str], corner: Any) -> list[str]:
    x, y = corner(cell)
    label = escape(_title(kind, cell, companies))
    return [f'<g data-cell="{cell[0]},{cell[1]}"><title>{label}</title>', *_ground(kind, x, y), "</g>"]


def _grid(
    tiles: Set[Cell],
    bounds: tuple[int, int, int, int],
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
            parts.append(f'<text class="coord" x="{_n(left)}" y="{_n(y)}">{_minus(x)}</text>')
    for y in range(south, north + 1):
        top = corner((west, y))[1] + MIDDLE
        for left in (EDGE / 2, width - EDGE / 2):
            parts.append(f'<text class="coord" x="{_n(left)}" y="{_n(top)}">{_minus(y)}</text>')
    for x in range(west, east + 1):
        for y in range(south, north + 1):
            if (x, y) not in tiles:
                left, top = corner((x, y))
                parts.append(
                    f'<rect class="empty" data-cell="{x},{y}" x="{_n(left + INSET)}" y="{_n(top + INSET)}"'
                    f' width="{_n(CELL - 2 * INSET)}" height="{_n(CELL - 2 * INSET)}" rx="8"/>'
                )
                if (x + y) % 2:
                    parts.append(f'<circle class="site" cx="{_n(left + MIDDLE)}" cy="{_n(top + MIDDLE)}" r="6"/>')
    return parts


def _has_exit(tileset: TileSet, placed: tuple[int, int] | None, side: int) -> bool:
    return placed is not None and bool(tileset.exits[placed[0]][placed[1]] >> side & 1)


def _title(kind: TileKind, cell: Cell, companies: Sequence[str]) -> str:
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


def _ground_class(kind: TileKind) -> str:
    if kind.is_land:
        return kind.id
    if kind.mark and kind.kind != "tunnel":
        return "printed"
    return "water" if kind.kind == "harbour" else kind.colour


def _ground(kind: TileKind, x: float, y: float) -> list[str]:
    size = _n(CELL - 2 * INSET)
    parts = [
        (
            f'<rect class="tile {_ground_class(kind)}" x="{_n(x + INSET)}" y="{_n(y + INSET)}" width="{size}"'
            f' height="{size}" rx="8"/>'
        )
    ]
    if kind.kind == "harbour":
        for left, top in ((14, 22), (62, 30), (12, 62), (60, 84), (22, 86)):
            parts.append(f'<path class="waves" d="M{_n(x + left)} {_n(y + top)}q4 -5 8 0t8 0 8 0"/>')
    if kind.is_land:
        parts.append(f'<g transform="translate({_n(x)} {_n(y)})">{LAND[kind.id]}</g>')
        if kind.cost:
            parts += _plaque(f"£{kind.cost}", x + 77, y + 18, 36)
    elif kind.mark:  # printed for good: riveted
        for left in (11, 89):
            parts += [f'<circle class="rivet" cx="{_n(x + left)}" cy="{_n(y + top)}" r="2.2"/>' for top in (11, 89)]
    return parts


def _plaque(text: str, cx: float, cy: float, width: float) -> list[str]:
    """A word on a tile."""
    return [
        (f'<rect class="badge" x="{_n(cx - width / 2)}" y="{_n(cy - 9.5)}" width="{_n(width)}" height="19" rx="6"/>'),
        f'<text class="name" x="{_n(cx)}" y="{_n(cy + 0.5)}">{escape(text)}</text>',
    ]


def _on_track(tileset: TileSet, tile: int, rotation: int, x: float, y: float) -> list[str]:
    """What lies over the rails: coloured track with its company's sign (L-411), the mine, the tunnel's mouths."""
    kind = tileset.kinds[tile]
    parts: list[str] = []
    for side in sides_of(tileset.coloured[tile][rotation]):
        assert kind.company is not None
        company = COMPANY_IDS[kind.company]
        path = _path(shortened(track_points(side, -1, True), INSET + 0.6, 22), x, y)
        parts.append(
            f'<path d="{path}" fill="none" stroke="{COMPANY_COLOURS[company][0]}" stroke-width="9"'
            f' stroke-dasharray="7 2"/>'
        )
        left, top = ((36, 15), (85, 78), (64, 85), (15, 78))[side]
        parts += marker(company, x + left, y + top, 9)
    if kind.kind == "mine":
        parts.append(f'<circle class="badge" cx="{_n(x + MIDDLE)}" cy="{_n(y + MIDDLE)}" r="15"/>')
        parts.append(_emblem("mine", x + MIDDLE, y + MIDDLE, 1.0))
        parts += _plaque(f"+{kind.mine_money}", x + 78, y + 24, 32)
    if kind.kind == "tunnel":
        hill = "M22 78C24 40 36 22 50 22S76 40 78 78Z" if rotation % 2 == 0 else "M20 66C24 34 36 20 50 20S76 34 80 66Z"
        parts.append(f'<path class="rock" transform="translate({_n(x)} {_n(y)})" d="{hill}"/>')
        parts.append(_emblem("tunnel", x + MIDDLE, y + MIDDLE + 6, 1.1))
    return parts


def _tracks(tileset: TileSet, tile: int, rotation: int, x: float, y: float, joined: int) -> list[str]:
    """The rails; they run across the gap where the neighbour goes on, and end at the tile's rim where it does not."""
    kind = tileset.kinds[tile]
    if kind.is_stop:
        exits = [side for side in SIDES if tileset.exits[tile][rotation] >> side & 1]
        lines = [_line(track_points(side, -1, True), joined >> side & 1 == 1, True) for side in exits]
        return _rails(lines, x, y)
    pairs = [[side for side in SIDES if mask >> side & 1] for mask in tileset.paths[tile][rotation]]
    lines = [_line(track_points(a, b, False), joined >> a & 1 == 1, joined >> b & 1 == 1) for a, b in pairs]
    straight = [index for index, (a, b) in enumerate(pairs) if b - a == 2]
    if len(pairs) == 2 and len(straight) == 2:  # a crossover: the second track goes over the first by a bridge
        over = lines[0] if pairs[0][0] == 0 else lines[1]
        under = lines[1] if over is lines[0] else lines[0]
        bridge = [
            f'<path class="gap {_ground_class(kind)}" d="M{_n(x + 50)} {_n(y + 33)}V{_n(y + 67)}"/>',
            (
                f'<path class="rail" d="M{_n(x + 36)} {_n(y + 28)}L{_n(x + 41)} {_n(y + 33)}V{_n(y + 67)}'
                f"L{_n(x + 36)} {_n(y + 72)}M{_n(x + 64)} {_n(y + 28)}L{_n(x + 59)} {_n(y + 33)}V{_n(y + 67)}"
                f'L{_n(x + 64)} {_n(y + 72)}"/>'
            ),
        ]
        return [*_rails([under], x, y), *bridge, *_rails([over], x, y)]
    return _rails(lines, x, y)


def _line(points: list[Point], first_joined: bool, last_joined: bool) -> list[Point]:
    return shortened(points, 0 if first_joined else INSET + 0.6, 0 if last_joined else INSET + 0.6)


def _rails(lines: Sequence[Sequence[Point]], x: float, y: float) -> list[str]:
    """Beds first, ties on top, so that a junction looks like one."""
    paths = [_path(line, x, y) for line in lines]
    return [f'<path class="bed" d="{path}"/>' for path in paths] + [
        f'<path class="ties" d="{path}"/>' for path in paths
    ]


def _path(points: Sequence[Point], x: float = 0, y: float = 0) -> str:
    if len(points) == 2:
        (x1, y1), (x2, y2) = points
        return f"M{_n(x + x1)} {_n(y + y1)}L{_n(x + x2)} {_n(y + y2)}"
    return "M" + "L".join(f"{_n(x + px)} {_n(y + py)}" for px, py in points)


# Stops


def _stop(kind: TileKind, x: float, y: float, companies: Sequence[str]) -> list[str]:
    if not kind.is_stop:
        return []
    cx, cy = x + MIDDLE, y + MIDDLE
    parts: list[str] = []
    if kind.kind == "mildendo":
        return [
            '<g class="capital">',
            f'<rect class="badge" x="{_n(cx - 31)}" y="{_n(cy - 25)}" width="62" height="50" rx="9"/>',
            f'<text class="name" x="{_n(cx)}" y="{_n(cy - 10)}">Mildendo</text>',
            f'<text class="value" x="{_n(cx)}" y="{_n(cy + 10)}">{kind.value}</text>',
            "</g>",
        ]
    if kind.slots:
        parts += _slots(kind.slots, cx, cy, companies)
    elif kind.kind == "harbour":
        parts.append(f'<circle class="bar" cx="{_n(cx)}" cy="{_n(cy)}" r="15"/>')
        parts.append(f'<circle class="slot" cx="{_n(cx)}" cy="{_n(cy)}" r="12.5"/>')
        parts.append(_emblem("harbour", cx, cy, 0.95))
    else:
        parts.append(f'<circle class="slot" cx="{_n(cx)}" cy="{_n(cy)}" r="9.5" stroke="none"/>')
        parts.append(f'<circle class="bar" cx="{_n(cx)}" cy="{_n(cy)}" r="6.5"/>')
    parts += _badge(kind, x, y)
    if kind.name:
        parts += _plaque(kind.name, cx, y + 83, 6.9 * len(kind.name) + 6)
    if kind.kind == "metropolis":
        parts.append(f'<text class="y" x="{_n(x + 10)}" y="{_n(y + 24)}">Y</text>')
    elif kind.kind in ("castle", "general", "treasurer", "town"):
        parts.append(_emblem(kind.kind, x + 19, y + 19, 0.95))
    return parts


def slot_places(slots: int, cx: float, cy: float) -> tuple[list[Point], float]:
    """The middles of a city's slots and their radius."""
    radius, pitch = _slot_size(slots)
    rows = _slot_rows(slots)
    places: list[Point] = []
    for row, count in enumerate(rows):
        down = (row - (len(rows) - 1) / 2) * (pitch * 0.9)
        places += [(cx + (place - (count - 1) / 2) * pitch, cy + down) for place in range(count)]
    return places, radius


def _slot_size(slots: int) -> tuple[float, float]:
    return (15.0, 34.0) if slots <= 3 else (11.0, 25.0)


def _slot_rows(slots: int) -> list[int]:
    upper = slots // 2 if slots > 2 else 0
    return [upper, slots - upper] if upper else [slots]


def _slots(slots: int, cx: float, cy: float, companies: Sequence[str]) -> list[str]:
    """White circles on a dark bar; three and more in two rows."""
    places, radius = slot_places(slots, cx, cy)
    pitch, rows = _slot_size(slots)[1], _slot_rows(slots)
    parts = []
    rim = radius + 4
    if len(rows) == 1:
        half = (slots - 1) / 2 * pitch + rim
        parts.append(
            f'<rect class="bar" x="{_n(cx - half)}" y="{_n(cy - rim)}" width="{_n(2 * half)}" height="{_n(2 * rim)}"'
            f' rx="{_n(rim)}"/>'
        )
    else:
        ring = [*places, places[0]] if slots == 3 else []
        thick = f'stroke="var(--track)" stroke-width="{_n(2 * rim)}"'
        parts += [f'<path d="{_path(pair)}" {thick}/>' for pair in pairwise(ring)]
        parts += [f'<circle class="bar" cx="{_n(px)}" cy="{_n(py)}" r="{_n(rim)}"/>' for px, py in places]
        if slots > 3:
            parts.append(
                f'<rect class="bar" x="{_n(cx - rows[1] / 2 * pitch)}" y="{_n(cy - pitch * 0.45 - radius)}"'
                f' width="{_n(rows[1] * pitch)}" height="{_n(pitch * 0.9 + 2 * radius)}" rx="{_n(radius)}"/>'
            )
    for place, (px, py) in enumerate(places):
        parts.append(f'<circle class="slot" cx="{_n(px)}" cy="{_n(py)}" r="{_n(radius)}"/>')
        if place < len(companies):
            parts += marker(companies[place], px, py, radius - 0.6)
    return parts


def marker(company: str, cx: float, cy: float, radius: float) -> list[str]:
    """A company's marker: its colour and its symbol."""
    ground, ink = COMPANY_COLOURS[company]
    size = radius * 1.32
    return [
        f'<circle class="marker" cx="{_n(cx)}" cy="{_n(cy)}" r="{_n(radius)}" fill="{ground}"/>',
        (
            f'<use href="#sign-{company}" x="{_n(cx - size / 2)}" y="{_n(cy - size / 2)}" width="{_n(size)}"'
            f' height="{_n(size)}" color="{ink}"/>'
        ),
    ]


def _badge(kind: TileKind, x: float, y: float) -> list[str]:
    if kind.value != kind.value_with_marker:
        return [
            f'<rect class="badge" x="{_n(x + 54)}" y="{_n(y + 7)}" width="40" height="22" rx="11"/>',
            f'<text class="value" x="{_n(x + 74)}" y="{_n(y + 18.5)}">{kind.value}/{kind.value_with_marker}</text>',
        ]
    wide = len(str(kind.value)) > 2
    return [
        f'<circle class="badge" cx="{_n(x + 82)}" cy="{_n(y + 18)}" r="11.5"/>',
        f'<text class="value{" small" if wide else ""}" x="{_n(x + 82)}" y="{_n(y + 18.5)}">{kind.value}</text>',
    ]


def _emblem(name: str, cx: float, cy: float, scale: float) -> str:
    return f'<g class="emblem" transform="translate({_n(cx)} {_n(cy)}) scale({_n(scale)})">{EMBLEMS[name]}</g>'


# Routes


def _routes(
    routes: Sequence[Mapping[str, Any]],
    tiles: Mapping[Cell, tuple[int, int]],
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
        path = _path(shortened(beside(points, ROUTE_BESIDE), 8, 8))
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


def _busy(tiles: Mapping[Cell, tuple[int, int]], tileset: TileSet, corner: Any) -> list[Box]:
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
        f'<rect class="pill" data-train="{number}" x="{_n(x - width / 2)}" y="{_n(y - 11.5)}" width="{_n(width)}"'
        f' height="23" rx="11.5" fill="{colour}"/>'
    )
    return [pill, f'<text class="sum" x="{_n(x)}" y="{_n(y + 0.5)}">{escape(label)}</text>']


# The chart and the legend


def _chart(
    prices: Sequence[Sequence[int]], stacks: Iterable[Mapping[str, Any]], heading: str
) -> tuple[list[str], float, float]:
    columns = len(prices[0])
    wide, tall, pad = 62.0, 66.0, EDGE
    parts = [f'<text class="heading" x="{_n(pad)}" y="22">{escape(heading.upper())}</text>'] if heading else []
    on_space = {stack["space"]: list(stack["companies"]) for stack in stacks}
    for row, values in enumerate(prices):
        for column, price in enumerate(values):
            x, y = pad + column * (wide + 4), 34 + row * (tall + 4)
            space = row * columns + column
            parts.append(
                f'<rect class="space" data-space="{space}" x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}"'
                f' height="{_n(tall)}" rx="8"/>'
            )
            parts.append(f'<text class="price" x="{_n(x + 8)}" y="{_n(y + 19)}">{price}</text>')
            stack = on_space.get(space, [])
            step = min(15.0, 36.0 / max(1, len(stack) - 1))
            for depth, company in reversed(list(enumerate(stack))):  # the top of the stack is drawn last
                parts += marker(company, x + 15 + depth * step, y + tall - 18, 12.5)
    return parts, 2 * pad + columns * (wide + 4) - 4, 34 + 2 * (tall + 4) + pad


def _legend(data: Mapping[str, Any], names: Mapping[str, str], width: float, height: float) -> tuple[list[str], float]:
    """Who is who among the companies on the map, in as many rows as it takes."""
    there = {company for entry in data["tiles"] for company in entry["stations"]}
    shown = [(company, name) for company, name in names.items() if company in there]
    parts: list[str] = []
    x, y = EDGE, height + 12
    for company, name in shown:
        room = 54 + 7.6 * len(name)
        if x > EDGE and x + room > width - EDGE:
            x, y = EDGE, y + 32
        parts += marker(company, x + 12, y, 12)
        parts.append(f'<text class="legend" x="{_n(x + 30)}" y="{_n(y)}">{escape(name)}</text>')
        x += room
    return parts, (y - height + 28 if shown else 0.0)


def _minus(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _n(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
