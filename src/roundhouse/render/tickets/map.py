"""The map in characters: open routes as rows of small signs, claimed ones as solid bars with their owner's sign.

Every cell belongs to one route at most, and every route keeps a cell that neither another route nor a name covers: what
is claimed can always be seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import groupby

from rich.style import Style
from rich.text import Text

from roundhouse.games.tickets.box.board import Board
from roundhouse.render.signs import BRASS, MUTED, STRONG
from roundhouse.render.tickets.map_layout import Cell, MapLayout, map_layout
from roundhouse.render.tickets.signs import CARD_SIGNS, LONE_SIGNS, PLAYER_SIGNS, card_style, player_ground, player_ink

CITY_SIGN = "◎"
GOAL_SIGN = "◉"  # a city that one of the reader's tickets names
BETWEEN = "·"  # between the spaces of an open route
SOLID = "█"  # between the cars of a claimed one
CLOSED = "\N{MULTIPLICATION SIGN}"  # a route that nobody can claim any more


def map_text(
    board: Board,
    owners: Mapping[str, int],
    colours: Sequence[str],
    size: Cell,
    closed: Set[str] = frozenset(),
    goals: Set[int] = frozenset(),
) -> Text:
    """The board with its claimed routes; `colours` are the players' by seat, `size` is in columns and rows."""
    layout = map_layout(board, *size)
    canvas: dict[Cell, tuple[str, Style]] = {}
    for index, ((column, row), name) in enumerate(layout.names):
        for offset, letter in enumerate(name):
            canvas[column + offset, row] = (letter, BRASS if index in goals else STRONG)
    for route, track, shown in zip(board.routes, layout.tracks, layout.shown, strict=True):
        if route.id in owners:
            _draw_claimed(canvas, shown, track.spaces, colours[owners[route.id]])
        elif route.id in closed:
            _draw_open(canvas, shown, track.spaces, CLOSED, MUTED)
        else:
            _draw_open(canvas, shown, track.spaces, CARD_SIGNS[route.colour], card_style(route.colour))
    for index, cell in enumerate(layout.cities):
        canvas[cell] = (GOAL_SIGN, BRASS) if index in goals else (CITY_SIGN, STRONG)
    return _as_text(canvas, layout)


def _draw_open(
    canvas: dict[Cell, tuple[str, Style]], shown: Sequence[Cell], spaces: frozenset[Cell], sign: str, style: Style
) -> None:
    faint = style + Style(dim=True, bold=False)
    signed = spaces.intersection(shown) or {*shown[len(shown) // 2 :][:1]}
    for cell in shown:
        canvas[cell] = (sign, style) if cell in signed else (BETWEEN, faint)


def _draw_claimed(
    canvas: dict[Cell, tuple[str, Style]], shown: Sequence[Cell], spaces: frozenset[Cell], colour: str
) -> None:
    """Blocks with the owner's sign between them; a single cell has a sign that is never an open route's."""
    if len(shown) == 1:
        canvas[shown[0]] = (LONE_SIGNS[colour], player_ground(colour))
        return
    signed = spaces.intersection(shown)
    if not signed or len(signed) == len(shown):
        signed = frozenset(shown[1::2])
    for cell in shown:
        canvas[cell] = (PLAYER_SIGNS[colour], player_ground(colour)) if cell in signed else (SOLID, player_ink(colour))


def _as_text(canvas: dict[Cell, tuple[str, Style]], layout: MapLayout) -> Text:
    """The canvas line by line, equal neighbours joined."""
    blank = (" ", Style())
    lines = []
    for row in range(layout.height):
        line = Text(no_wrap=True, overflow="crop")
        cells = (canvas.get((column, row), blank) for column in range(layout.width))
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            line.append("".join(letter for letter, _ in run), style)
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)
