"""The map and the price chart of 18Lilliput in characters, from plain data.

A cell is seven columns by three rows: track runs to the middle of each side, a city shows its slots and its value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet, tile_set
from roundhouse.games.lilliput.ids import COMPANY_IDS, CompanyId, E, N, S, W, sides_of
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, TEXT_SIGNS
from roundhouse.render.signs import MUTED

Cell = tuple[int, int]

WIDE, TALL = 7, 3
EMPTY_SLOT = "○"
TOWN, HARBOUR, TUNNEL = "•", "≈", "∩"
_LAND = {"HILLS": "∩∩∩", "RIVER": "~~~", "SEA": "≈≈≈", "MOUNTAIN": "▲▲▲"}
_GROUND = {
    "yellow": "#F3D774",
    "green": "#A9CF97",
    "brown": "#CBA27A",
    "red": "#E08D80",
    "none": "#D9D3EA",
    "water": "#BCD5E3",
    "printed": "#E5DAC4",
    "HILLS": "#DDD59C",
    "RIVER": "#DCE6C2",
    "SEA": "#BCD5E3",
    "MOUNTAIN": "#B9BDC4",
}
_INK = "#1F2933"

_JOINTS = {  # by the sides that a path or junction joins
    1 << N | 1 << S: "│",
    1 << E | 1 << W: "─",
    1 << N | 1 << E: "╰",
    1 << E | 1 << S: "╭",
    1 << S | 1 << W: "╮",
    1 << N | 1 << W: "╯",
    1 << N | 1 << E | 1 << S: "├",
    1 << E | 1 << S | 1 << W: "┬",
    1 << N | 1 << S | 1 << W: "┤",
    1 << N | 1 << E | 1 << W: "┴",
    1 << N | 1 << E | 1 << S | 1 << W: "┼",
}
CROSSOVER = "╪"
TWIN_CURVES = {  # by the curve at the north side
    1 << N | 1 << E: "╲",
    1 << N | 1 << W: "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}",
}


def map_text(data: Mapping[str, Any], *, tileset: TileSet | None = None) -> Text:
    """The map with coordinates at its edges; one empty cell round about, ○ where a city may be laid."""
    tiles = tileset or tile_set()
    laid = {(entry["at"][0], entry["at"][1]): entry for entry in (*data["tiles"], *data.get("terrain", ()))}
    west, east = min(x for x, _ in laid) - 1, max(x for x, _ in laid) + 1
    south, north = min(y for _, y in laid) - 1, max(y for _, y in laid) + 1
    margin = max(len(str(south)), len(str(north))) + 1
    heading = " " * margin + "".join(f"{_figure(x):^{WIDE}}" for x in range(west, east + 1))
    text = Text(heading.rstrip() + "\n", style=MUTED)
    for y in range(north, south - 1, -1):
        cells = [_cell(laid.get((x, y)), tiles, (x, y)) for x in range(west, east + 1)]
        for row in range(TALL):
            text.append(f"{_figure(y):>{margin - 1}} " if row == 1 else " " * margin, style=MUTED)
            for cell in cells:
                text.append_text(cell[row])
            if row == 1:
                text.append(f" {_figure(y)}", style=MUTED)
            text.append("\n")
    text.append(heading.rstrip(), style=MUTED)
    return text


def _figure(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def chart_text(prices: Sequence[Sequence[int]], stacks: Iterable[Mapping[str, Any]]) -> Text:
    """The two rows of prices, each with the markers that stand on it, the top of a stack first."""
    on_space = {stack["space"]: list(stack["companies"]) for stack in stacks}
    wide = max(4, *(len(stack) + 1 for stack in on_space.values())) if on_space else 4
    text = Text()
    for row, values in enumerate(prices):
        for price in values:
            text.append(f"{price:>{wide}} ")
        text.append("\n")
        for column in range(len(values)):
            stack = on_space.get(row * len(values) + column, [])
            text.append(" " * (wide - len(stack)))
            for company in stack:
                text.append_text(_marker(company))
            text.append(" ")
        text.append("\n" if row + 1 < len(prices) else "")
    return text


def _cell(entry: Mapping[str, Any] | None, tileset: TileSet, cell: Cell) -> list[Text]:
    if entry is None:
        sign = EMPTY_SLOT if (cell[0] + cell[1]) % 2 else " "
        return [Text(" " * WIDE), Text(f"   {sign}   ", style=MUTED), Text(" " * WIDE)]
    tile, rotation = tileset.by_id[entry["tile"]], entry.get("rotation", 0)
    kind = tileset.kinds[tile]
    ground = Style(color=_INK, bgcolor=_GROUND[_ground(kind)])
    if kind.is_land:
        cost = f"£{kind.cost}" if kind.cost else ""
        return [Text(line, style=ground) for line in (f"{cost:>7}", f"  {_LAND[kind.id]}  ", " " * WIDE)]
    exits = tileset.exits[tile][rotation]
    value = _value(kind)
    y_mark = {"metropolis": "Y", "wiggywack": "W"}.get(kind.kind, " ")
    north, south = ("│" if exits >> side & 1 else " " for side in (N, S))
    top = Text(f"{y_mark}  {north}{value:>3}", style=ground)
    bottom = Text(f"{kind.name[:3] if kind.express and kind.slots else '':<3}{south}   ", style=ground)
    west, east = ("─" if exits >> side & 1 else " " for side in (W, E))
    middle = Text(style=ground)
    if kind.is_stop:
        stop = _stop(kind, entry["stations"])
        left = (WIDE - len(stop)) // 2
        middle.append(west * left)
        middle.append_text(stop)
        middle.append(east * (WIDE - left - len(stop)))
    else:
        joint = TUNNEL if kind.kind == "tunnel" else _joint(tileset.paths[tile][rotation], exits)
        middle.append(f"{west * 3}{joint}{east * 3}")
    rows = [top, middle, bottom]
    for side in sides_of(tileset.coloured[tile][rotation]):
        assert kind.company is not None
        row, column = {N: (0, 3), E: (1, 6), S: (2, 3), W: (1, 0)}[side]
        text = rows[row]
        rows[row] = text[:column] + _marker(COMPANY_IDS[kind.company]) + text[column + 1 :]
    return rows


def _ground(kind: TileKind) -> str:
    if kind.is_land:
        return kind.id
    if kind.mark and kind.kind != "tunnel":
        return "printed"
    return "water" if kind.kind == "harbour" else kind.colour


def _value(kind: TileKind) -> str:
    """What it earns, or what passing it brings to the treasury."""
    if kind.mine_money:
        return f"+{kind.mine_money}"
    return str(kind.value) if kind.is_stop else ""


def _stop(kind: TileKind, companies: Sequence[CompanyId]) -> Text:
    if kind.kind == "mildendo":
        return Text("MIL")
    if not kind.slots:
        return Text(HARBOUR if kind.kind == "harbour" else TOWN)
    text = Text("[")
    for place in range(kind.slots):
        text.append_text(_marker(companies[place]) if place < len(companies) else Text(EMPTY_SLOT))
    text.append("]")
    return text


def _marker(company: CompanyId) -> Text:
    ground, ink = COMPANY_COLOURS[company]
    return Text(TEXT_SIGNS[company], style=Style(color=ink, bgcolor=ground, bold=True))


def _joint(paths: Sequence[int], exits: int) -> str:
    if len(paths) == 2 and exits.bit_count() == 4:
        north = next(path for path in paths if path >> N & 1)
        return TWIN_CURVES.get(north, CROSSOVER)
    return _JOINTS.get(exits, "┼")
