"""The map in characters: open routes as rows of small signs, claimed ones as solid bars with their owner's sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

from roundhouse.games.tickets.board import Board
from roundhouse.render.signs import (
    BRASS,
    CARD_SIGNS,
    MUTED,
    PLAYER_SIGNS,
    STRONG,
    card_style,
    player_ground,
    player_ink,
)

Cell = tuple[int, int]  # column, row

CITY_SIGN = "◎"
GOAL_SIGN = "◉"  # a city that one of the reader's tickets names
BETWEEN = "·"  # between the spaces of an open route
SOLID = "█"  # between the cars of a claimed one
CLOSED = "\N{MULTIPLICATION SIGN}"  # a route that nobody can claim any more

_MARGIN = 0.04  # of the width, so that names at the edge find room
_ON_NAME, _ON_CITY, _ON_SPACE, _ON_LINE = 400, 400, 12, 3  # what it costs a name to cover these


@dataclass(frozen=True, slots=True)
class Track:
    """Where a route runs on the canvas: all its cells in order, and those of them that are its spaces."""

    cells: tuple[Cell, ...]
    spaces: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies on a canvas of one size; the same for every position on that board."""

    width: int
    height: int
    cities: tuple[Cell, ...]
    tracks: tuple[Track, ...]
    names: tuple[tuple[Cell, str], ...]  # by city


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
    for route, track in zip(board.routes, layout.tracks, strict=True):
        if route.id not in owners:
            sign = CLOSED if route.id in closed else CARD_SIGNS[route.colour]
            _draw_open(canvas, track, sign, MUTED if route.id in closed else card_style(route.colour))
    for route, track in zip(board.routes, layout.tracks, strict=True):
        if route.id in owners:
            _draw_claimed(canvas, track, colours[owners[route.id]])
    for index, cell in enumerate(layout.cities):
        (column, row), name = layout.names[index]
        style = BRASS if index in goals else STRONG
        for offset, letter in enumerate(name):
            canvas[column + offset, row] = (letter, style)
        canvas[cell] = (GOAL_SIGN if index in goals else CITY_SIGN, style)
    return _as_text(canvas, layout)


def _draw_open(canvas: dict[Cell, tuple[str, Style]], track: Track, sign: str, style: Style) -> None:
    faint = style + Style(dim=True, bold=False)
    for cell in track.cells:
        if cell in track.spaces:
            canvas[cell] = (sign, style)
        else:
            canvas.setdefault(cell, (BETWEEN, faint))


def _draw_claimed(canvas: dict[Cell, tuple[str, Style]], track: Track, colour: str) -> None:
    for cell in track.cells:
        if cell in track.spaces:
            canvas[cell] = (PLAYER_SIGNS[colour], player_ground(colour))
        else:
            canvas[cell] = (SOLID, player_ink(colour))


def _as_text(canvas: dict[Cell, tuple[str, Style]], layout: Layout) -> Text:
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


@lru_cache(maxsize=8)
def map_layout(board: Board, width: int, height: int) -> Layout:
    """Cities by their place on the board, routes between them, names where they hide least."""
    cities = _city_cells(board, width, height)
    taken = set(cities)
    tracks = tuple(
        _track(cities[route.a], cities[route.b], route.length, _side(board, index), taken)
        for index, route in enumerate(board.routes)
    )
    return Layout(width, height, cities, tracks, _place_names(board, cities, tracks, width, height))


def _city_cells(board: Board, width: int, height: int) -> tuple[Cell, ...]:
    """The cell of each city: the board's own extent stretched over the canvas, no two cities in one cell."""
    xs, ys = [city.x for city in board.cities], [city.y for city in board.cities]
    left, wide = min(xs), max(xs) - min(xs) or 1
    top, tall = min(ys), max(ys) - min(ys) or 1
    margin = round(width * _MARGIN)
    cells: list[Cell] = []
    for city in board.cities:
        column = margin + round((city.x - left) / wide * (width - 1 - 2 * margin))
        row = 1 + round((city.y - top) / tall * (height - 3)) if height > 3 else 0
        while (column, row) in cells:
            column, row = (column + 1, row) if column + 1 < width else (0, (row + 1) % height)
        cells.append((column, row))
    return tuple(cells)


def _side(board: Board, index: int) -> int:
    """0 for a single route; the two routes of a double one lie on either side."""
    twin = board.routes[index].twin
    return 0 if twin < 0 else (1 if twin < index else -1)


def _track(start: Cell, end: Cell, length: int, side: int, cities: set[Cell]) -> Track:
    """Between the two cities; where that is too short for the spaces, beside them."""
    cells = [cell for cell in _line(start, end, shift=max(side, 0))[1:-1] if cell not in cities]
    if len(cells) < length:
        cells = [cell for cell in _line(start, end, shift=side or 1) if cell not in cities]
    number = min(length, len(cells))
    return Track(tuple(cells), frozenset(cells[int((space + 0.5) * len(cells) / number)] for space in range(number)))


def _line(start: Cell, end: Cell, shift: int) -> list[Cell]:
    """The cells from one city to the other, shifted across the line's direction."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across), abs(down))
    flat = abs(across) >= 2 * abs(down)  # a cell is about twice as tall as wide
    right, below = (0, shift) if flat else (shift, 0)
    return [
        (start[0] + right + round(across * step / steps), start[1] + below + round(down * step / steps))
        for step in range(steps + 1)
    ]


def _place_names(
    board: Board, cities: tuple[Cell, ...], tracks: tuple[Track, ...], width: int, height: int
) -> tuple[tuple[Cell, str], ...]:
    """Each name beside its city where it covers least, those with the fewest good places first."""
    cost: dict[Cell, int] = {}
    for track in tracks:
        for cell in track.cells:
            cost[cell] = max(cost.get(cell, 0), _ON_SPACE if cell in track.spaces else _ON_LINE)
    for cell in cities:
        cost[cell] = _ON_CITY

    def price(cell: Cell, name: str) -> int:
        column, row = cell
        if row < 0 or row >= height or column < 0 or column + len(name) > width:
            return 10_000
        return sum(cost.get((column + offset, row), 0) for offset in range(len(name)))

    places = {index: _name_places(cities[index], len(city.name)) for index, city in enumerate(board.cities)}
    placed: dict[int, tuple[Cell, str]] = {}
    waiting = set(places)
    while waiting:
        offers = []
        for index in waiting:
            name = board.cities[index].name
            priced = sorted((price(cell, name) + rank, cell) for rank, cell in enumerate(places[index]))
            urgency = priced[1][0] - priced[0][0]
            offers.append((-urgency, index, priced[0][1]))
        _, index, (column, row) = min(offers)
        name = board.cities[index].name
        placed[index] = ((max(column, 0), row), name[: max(0, width - column)])
        for offset in range(-1, len(name) + 1):
            cost[column + offset, row] = _ON_NAME
        waiting.remove(index)
    return tuple(placed[index] for index in range(len(cities)))


def _name_places(city: Cell, length: int) -> list[Cell]:
    """Where a name may stand, best first: right, left, above, below, and a little to the side of these."""
    column, row = city
    places = [(column + 2, row), (column - length - 1, row)]
    for slide in (length // 2, length - 1, 0, length // 2 + 2, length // 2 - 2, length + 1, -2):
        places += [(column - slide, row - 1), (column - slide, row + 1)]
    return places
