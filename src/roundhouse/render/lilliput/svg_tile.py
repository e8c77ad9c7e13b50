"""One tile as SVG: its ground, its track, and what stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet
from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDES, CompanyId, TileIndex, sides_of
from roundhouse.render.drawing import num
from roundhouse.render.lilliput.lines import CELL, MIDDLE, Point, shortened, track_points
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, LAND
from roundhouse.render.lilliput.svg_shapes import company_disk, emblem, path_data, plaque, rails

INSET = 3.0


def _ground_class(kind: TileKind) -> str:
    if kind.is_land:
        return kind.id
    if kind.mark and kind.kind != "tunnel":
        return "printed"
    return "water" if kind.kind == "harbour" else kind.colour


def tile_ground(kind: TileKind, x: float, y: float) -> list[str]:
    size = num(CELL - 2 * INSET)
    parts = [
        (
            f'<rect class="tile {_ground_class(kind)}" x="{num(x + INSET)}" y="{num(y + INSET)}" width="{size}"'
            f' height="{size}" rx="8"/>'
        )
    ]
    if kind.kind == "harbour":
        for left, top in ((14, 22), (62, 30), (12, 62), (60, 84), (22, 86)):
            parts.append(f'<path class="waves" d="M{num(x + left)} {num(y + top)}q4 -5 8 0t8 0 8 0"/>')
    if kind.is_land:
        parts.append(f'<g transform="translate({num(x)} {num(y)})">{LAND[kind.id]}</g>')
        if kind.cost:
            parts += plaque(f"£{kind.cost}", x + 77, y + 18, 36)
    elif kind.mark:  # printed for good: riveted
        for left in (11, 89):
            parts += [f'<circle class="rivet" cx="{num(x + left)}" cy="{num(y + top)}" r="2.2"/>' for top in (11, 89)]
    return parts


def track_signs(tileset: TileSet, tile: TileIndex, rotation: int, x: float, y: float) -> list[str]:
    """What lies over the rails: coloured track with its company's sign (L-411), the mine, the tunnel's mouths."""
    kind = tileset.kinds[tile]
    parts: list[str] = []
    for side in sides_of(tileset.coloured[tile][rotation]):
        assert kind.company is not None
        company = COMPANY_IDS[kind.company]
        path = path_data(shortened(track_points(side, -1, True), INSET + 0.6, 22), x, y)
        parts.append(
            f'<path d="{path}" fill="none" stroke="{COMPANY_COLOURS[company][0]}" stroke-width="9"'
            f' stroke-dasharray="7 2"/>'
        )
        left, top = ((36, 15), (85, 78), (64, 85), (15, 78))[side]
        parts += company_disk(company, x + left, y + top, 9)
    if kind.kind == "mine":
        parts.append(f'<circle class="badge" cx="{num(x + MIDDLE)}" cy="{num(y + MIDDLE)}" r="15"/>')
        parts.append(emblem("mine", x + MIDDLE, y + MIDDLE, 1.0))
        parts += plaque(f"+{kind.mine_money}", x + 78, y + 24, 32)
    if kind.kind == "tunnel":
        hill = "M22 78C24 40 36 22 50 22S76 40 78 78Z" if rotation % 2 == 0 else "M20 66C24 34 36 20 50 20S76 34 80 66Z"
        parts.append(f'<path class="rock" transform="translate({num(x)} {num(y)})" d="{hill}"/>')
        parts.append(emblem("tunnel", x + MIDDLE, y + MIDDLE + 6, 1.1))
    return parts


def tile_tracks(tileset: TileSet, tile: TileIndex, rotation: int, x: float, y: float, joined: int) -> list[str]:
    """The rails; they run across the gap where the neighbour goes on, and end at the tile's rim where it does not."""
    kind = tileset.kinds[tile]
    if kind.is_stop:
        exits = [side for side in SIDES if tileset.exits[tile][rotation] >> side & 1]
        lines = [_line(track_points(side, -1, True), joined >> side & 1 == 1, True) for side in exits]
        return rails(lines, x, y)
    pairs = [[side for side in SIDES if mask >> side & 1] for mask in tileset.paths[tile][rotation]]
    lines = [_line(track_points(a, b, False), joined >> a & 1 == 1, joined >> b & 1 == 1) for a, b in pairs]
    straight = [index for index, (a, b) in enumerate(pairs) if b - a == 2]
    if len(pairs) == 2 and len(straight) == 2:  # a crossover: the second track goes over the first by a bridge
        over = lines[0] if pairs[0][0] == 0 else lines[1]
        under = lines[1] if over is lines[0] else lines[0]
        bridge = [
            f'<path class="gap {_ground_class(kind)}" d="M{num(x + 50)} {num(y + 33)}V{num(y + 67)}"/>',
            (
                f'<path class="rail" d="M{num(x + 36)} {num(y + 28)}L{num(x + 41)} {num(y + 33)}V{num(y + 67)}'
                f"L{num(x + 36)} {num(y + 72)}M{num(x + 64)} {num(y + 28)}L{num(x + 59)} {num(y + 33)}V{num(y + 67)}"
                f'L{num(x + 64)} {num(y + 72)}"/>'
            ),
        ]
        return [*rails([under], x, y), *bridge, *rails([over], x, y)]
    return rails(lines, x, y)


def _line(points: list[Point], first_joined: bool, last_joined: bool) -> list[Point]:
    return shortened(points, 0 if first_joined else INSET + 0.6, 0 if last_joined else INSET + 0.6)


def tile_stop(kind: TileKind, x: float, y: float, companies: Sequence[CompanyId]) -> list[str]:
    if not kind.is_stop:
        return []
    cx, cy = x + MIDDLE, y + MIDDLE
    parts: list[str] = []
    if kind.kind == "mildendo":
        return [
            '<g class="capital">',
            f'<rect class="badge" x="{num(cx - 31)}" y="{num(cy - 25)}" width="62" height="50" rx="9"/>',
            f'<text class="name" x="{num(cx)}" y="{num(cy - 10)}">Mildendo</text>',
            f'<text class="value" x="{num(cx)}" y="{num(cy + 10)}">{kind.value}</text>',
            "</g>",
        ]
    if kind.slots:
        parts += _slots(kind.slots, cx, cy, companies)
    elif kind.kind == "harbour":
        parts.append(f'<circle class="bar" cx="{num(cx)}" cy="{num(cy)}" r="15"/>')
        parts.append(f'<circle class="slot" cx="{num(cx)}" cy="{num(cy)}" r="12.5"/>')
        parts.append(emblem("harbour", cx, cy, 0.95))
    else:
        parts.append(f'<circle class="slot" cx="{num(cx)}" cy="{num(cy)}" r="9.5" stroke="none"/>')
        parts.append(f'<circle class="bar" cx="{num(cx)}" cy="{num(cy)}" r="6.5"/>')
    parts += _badge(kind, x, y)
    if kind.name:
        parts += plaque(kind.name, cx, y + 83, 6.9 * len(kind.name) + 6)
    if kind.kind == "metropolis":
        parts.append(f'<text class="y" x="{num(x + 10)}" y="{num(y + 24)}">Y</text>')
    elif kind.kind in ("castle", "general", "treasurer", "town"):
        parts.append(emblem(kind.kind, x + 19, y + 19, 0.95))
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


def _slots(slots: int, cx: float, cy: float, companies: Sequence[CompanyId]) -> list[str]:
    """White circles on a dark bar; three and more in two rows."""
    places, radius = slot_places(slots, cx, cy)
    pitch, rows = _slot_size(slots)[1], _slot_rows(slots)
    parts = []
    rim = radius + 4
    if len(rows) == 1:
        half = (slots - 1) / 2 * pitch + rim
        parts.append(
            f'<rect class="bar" x="{num(cx - half)}" y="{num(cy - rim)}" width="{num(2 * half)}"'
            f' height="{num(2 * rim)}" rx="{num(rim)}"/>'
        )
    else:
        ring = [*places, places[0]] if slots == 3 else []
        thick = f'stroke="var(--track)" stroke-width="{num(2 * rim)}"'
        parts += [f'<path d="{path_data(pair)}" {thick}/>' for pair in pairwise(ring)]
        parts += [f'<circle class="bar" cx="{num(px)}" cy="{num(py)}" r="{num(rim)}"/>' for px, py in places]
        if slots > 3:
            parts.append(
                f'<rect class="bar" x="{num(cx - rows[1] / 2 * pitch)}" y="{num(cy - pitch * 0.45 - radius)}"'
                f' width="{num(rows[1] * pitch)}" height="{num(pitch * 0.9 + 2 * radius)}" rx="{num(radius)}"/>'
            )
    for place, (px, py) in enumerate(places):
        parts.append(f'<circle class="slot" cx="{num(px)}" cy="{num(py)}" r="{num(radius)}"/>')
        if place < len(companies):
            parts += company_disk(companies[place], px, py, radius - 0.6)
    return parts


def _badge(kind: TileKind, x: float, y: float) -> list[str]:
    if kind.value != kind.value_with_marker:
        return [
            f'<rect class="badge" x="{num(x + 54)}" y="{num(y + 7)}" width="40" height="22" rx="11"/>',
            f'<text class="value" x="{num(x + 74)}" y="{num(y + 18.5)}">{kind.value}/{kind.value_with_marker}</text>',
        ]
    wide = len(str(kind.value)) > 2
    return [
        f'<circle class="badge" cx="{num(x + 82)}" cy="{num(y + 18)}" r="11.5"/>',
        f'<text class="value{" small" if wide else ""}" x="{num(x + 82)}" y="{num(y + 18.5)}">{kind.value}</text>',
    ]
