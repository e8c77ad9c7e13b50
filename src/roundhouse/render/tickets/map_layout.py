"""Where everything lies on a map in characters: cities by their place on the board, routes and names between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.games.tickets.box.board import Board
from roundhouse.render.tickets.name_places import ON_LINE, ON_SPACE, place_names

Cell = tuple[int, int]  # column, row

_TRIES = 8  # to place all names well
_MARGIN = 0.04  # of the width, so that names at the edge find room


@dataclass(frozen=True, slots=True)
class RouteTrack:
    """Where a route runs on the canvas: all its cells in order, and those of them that are its spaces."""

    cells: tuple[Cell, ...]
    spaces: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Where everything lies on a canvas of one size; the same for every position on that board."""

    width: int
    height: int
    cities: tuple[Cell, ...]
    tracks: tuple[RouteTrack, ...]
    names: tuple[tuple[Cell, str], ...]  # by city
    shown: tuple[tuple[Cell, ...], ...]  # by route: the cells of its track that are its own to draw on


@lru_cache(maxsize=8)
def map_layout(board: Board, width: int, height: int) -> MapLayout:
    """Cities by their place on the board, routes between them, names where they hide least."""
    cities = _city_cells(board, width, height)
    taken = set(cities)
    tracks = tuple(
        _track(cities[route.a], cities[route.b], route.length, _side(board, index), taken, (width, height))
        for index, route in enumerate(board.routes)
    )
    own = _own_cells(tracks)
    costs = {
        cell: ON_SPACE if cell in track.spaces else ON_LINE
        for track, cells in zip(tracks, own, strict=True)
        for cell in cells
    }
    hard: set[int] = set()  # cities whose names found no good place when others chose first
    for _ in range(_TRIES):
        names, squeezed = place_names([city.name for city in board.cities], cities, costs, own, (width, height), hard)
        if not squeezed or squeezed <= hard:
            break
        hard |= squeezed
    covered = {(column + offset, row) for (column, row), name in names for offset in range(len(name))}
    shown = tuple(tuple(cell for cell in cells if cell not in covered) or cells[:1] for cells in own)
    return MapLayout(width, height, cities, tracks, names, shown)


def _own_cells(tracks: Sequence[RouteTrack]) -> list[tuple[Cell, ...]]:
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


def _track(start: Cell, end: Cell, length: int, side: int, cities: set[Cell], size: Cell) -> RouteTrack:
    """Between the two cities; where that is too short for the spaces, beside them."""

    def free(cell: Cell) -> bool:
        return cell not in cities and 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]

    cells = [cell for cell in _line(start, end, shift=max(side, 0))[1:-1] if free(cell)]
    for shift in (side or 1, -(side or 1)):
        if len(cells) < length:
            beside = [cell for cell in _line(start, end, shift) if free(cell)]
            cells = max(cells, beside, key=len)
    number = min(length, len(cells))
    return RouteTrack(
        tuple(cells), frozenset(cells[int((space + 0.5) * len(cells) / number)] for space in range(number))
    )


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
