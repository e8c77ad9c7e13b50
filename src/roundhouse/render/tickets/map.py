"""The map in characters: open routes as rows of small signs, claimed ones as solid bars with their owner's sign.

Every cell belongs to one route at most, and every route keeps a cell that neither another route nor a name covers: what
is claimed can always be seen.
"""

from __future__ import annotations

from collections import Counter
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
    LONE_SIGNS,
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

_TRIES = 8  # to place all names well
_MARGIN = 0.04  # of the width, so that names at the edge find room
_ON_NAME, _ON_CITY, _ON_LAST, _ON_SPACE, _ON_LINE = 400, 400, 300, 12, 3  # what it costs a name to cover these


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
    shown: tuple[tuple[Cell, ...], ...]  # by route: the cells of its track that are its own to draw on


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
        _track(cities[route.a], cities[route.b], route.length, _side(board, index), taken, (width, height))
        for index, route in enumerate(board.routes)
    )
    own = _own_cells(tracks)
    hard: set[int] = set()  # cities whose names found no good place when others chose first
    for _ in range(_TRIES):
        names, squeezed = _place_names(board, cities, tracks, own, (width, height), hard)
        if not squeezed or squeezed <= hard:
            break
        hard |= squeezed
    covered = {(column + offset, row) for (column, row), name in names for offset in range(len(name))}
    shown = tuple(tuple(cell for cell in cells if cell not in covered) or cells[:1] for cells in own)
    return Layout(width, height, cities, tracks, names, shown)


def _own_cells(tracks: Sequence[Track]) -> list[tuple[Cell, ...]]:
    """Every cell goes to one route: to one that has a space there, then to the one with the fewest cells."""
    wanted: dict[Cell, list[int]] = {}
    for index, track in enumerate(tracks):
        for cell in track.cells:
            wanted.setdefault(cell, []).append(index)
    owner = {
        cell: min(routes, key=lambda index: (cell not in tracks[index].spaces, len(tracks[index].cells), index))
        for cell, routes in wanted.items()
    }
    number = Counter(owner.values())
    for index, track in enumerate(tracks):
        if track.cells and not number[index]:  # it takes a cell from the route that can best do without
            cell = max(track.cells, key=lambda cell: (number[owner[cell]], cell in track.spaces))
            number[owner[cell]] -= 1
            owner[cell], number[index] = index, 1
    return [tuple(cell for cell in track.cells if owner[cell] == index) for index, track in enumerate(tracks)]


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


def _track(start: Cell, end: Cell, length: int, side: int, cities: set[Cell], size: Cell) -> Track:
    """Between the two cities; where that is too short for the spaces, beside them."""

    def free(cell: Cell) -> bool:
        return cell not in cities and 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]

    cells = [cell for cell in _line(start, end, shift=max(side, 0))[1:-1] if free(cell)]
    for shift in (side or 1, -(side or 1)):
        if len(cells) < length:
            beside = [cell for cell in _line(start, end, shift) if free(cell)]
            cells = max(cells, beside, key=len)
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
    board: Board,
    cities: tuple[Cell, ...],
    tracks: Sequence[Track],
    own: Sequence[Sequence[Cell]],
    size: Cell,
    hard: Set[int],
) -> tuple[tuple[tuple[Cell, str], ...], set[int]]:
    """Each name beside its city where it covers least, the hard ones and those with the fewest good places first.

    Also the cities whose names had to cover what no name should.
    """
    width, height = size
    cost: dict[Cell, int] = {}
    owner: dict[Cell, int] = {}
    for index, (track, cells) in enumerate(zip(tracks, own, strict=True)):
        for cell in cells:
            cost[cell] = _ON_SPACE if cell in track.spaces else _ON_LINE
            owner[cell] = index
    for cell in cities:
        cost[cell] = _ON_CITY
    left = [set(cells) for cells in own]  # what no name covers yet

    def price(cell: Cell, name: str) -> int:
        column, row = cell
        if row < 0 or row >= height or column < 0 or column + len(name) > width:
            return 10_000
        cells = [(column + offset, row) for offset in range(len(name))]
        hit = {owner[cell] for cell in cells if cell in owner}
        last = sum(1 for route in hit if left[route] and left[route].issubset(cells))
        return sum(cost.get(cell, 0) for cell in cells) + last * _ON_LAST

    places = {index: _name_places(cities[index], len(city.name)) for index, city in enumerate(board.cities)}
    placed: dict[int, tuple[Cell, str]] = {}
    waiting = set(places)
    squeezed: set[int] = set()
    while waiting:
        offers = []
        for index in waiting:
            name = board.cities[index].name
            priced = sorted((price(cell, name) + rank, cell) for rank, cell in enumerate(places[index]))
            urgency = priced[1][0] - priced[0][0]
            offers.append((index not in hard, -urgency, index, *priced[0]))
        _, _, index, cost_of_it, (column, row) = min(offers)
        if cost_of_it >= _ON_LAST:
            squeezed.add(index)
        name = board.cities[index].name
        placed[index] = ((max(column, 0), row), name[: max(0, width - column)])
        for offset in range(-1, len(name) + 1):
            cost[column + offset, row] = _ON_NAME
            if 0 <= offset < len(name) and (column + offset, row) in owner:
                left[owner[column + offset, row]].discard((column + offset, row))
        waiting.remove(index)
    return tuple(placed[index] for index in range(len(cities))), squeezed


def _name_places(city: Cell, length: int) -> list[Cell]:
    """Where a name may stand, best first: right, left, above, below, and a little to the side of these."""
    column, row = city
    places = [(column + 2, row), (column - length - 1, row)]
    for slide in (length // 2, length - 1, 0, length // 2 + 2, length // 2 - 2, length + 1, -2):
        places += [(column - slide, row - 1), (column - slide, row + 1)]
    return places
