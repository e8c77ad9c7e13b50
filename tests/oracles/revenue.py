"""What a company's trains earn in 18Lilliput, by trying everything.

Independent of the engine, from which it imports nothing: the tiles are typed in again from the rules, routes are walked
tile by tile from every stop on the map in every way, checked as a whole afterwards, and every combination is added up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Cell = tuple[int, int]
Edge = frozenset[Cell]
Board = Mapping[Cell, tuple[str, int]]
"""By cell: the id of the tile and its clockwise quarter turns."""

# By id: exits, slots, value, value with an own marker, counted for range, only at the end of a route.
PLACES: dict[str, tuple[str, int, int, int, bool, bool]] = {
    "YC-S": ("WE", 1, 20, 20, True, False),
    "YC-C": ("NE", 1, 20, 20, True, False),
    "YY-S": ("WE", 1, 30, 30, True, False),
    "YY-C": ("NE", 1, 30, 30, True, False),
    "GC": ("WNE", 2, 30, 30, True, False),
    "GY": ("WNE", 2, 40, 40, True, False),
    "BC": ("NESW", 2, 40, 40, True, False),
    "BY": ("NESW", 3, 50, 50, True, False),
    "MIL": ("NESW", 0, 30, 30, True, True),
    "CH-E": ("WNE", 2, 30, 50, True, False),
    "CH-G": ("WNE", 2, 30, 30, True, False),
    "CH-T": ("NESW", 1, 50, 50, True, True),
    "CH-J1": ("WE", 0, 10, 10, False, False),
    "CH-J2": ("NE", 0, 10, 10, False, False),
    "CH-A": ("N", 0, 10, 10, False, True),
}
TRACKS: dict[str, tuple[str, ...]] = {
    "YP-S": ("WE",),
    "YP-C": ("NE",),
    "GP-X": ("WE", "NS"),
    "GP-D": ("NE", "SW"),
    "GP-J": ("WE", "WN", "NE"),
    "BP": ("NE", "NS", "NW", "ES", "EW", "SW"),
}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

Way = tuple[tuple[Cell, ...], frozenset[Edge]]
"""The stops of a route in order, and the borders between cells that it crosses."""


def turn(letters: str, quarters: int) -> str:
    return "".join("NESW"["NESW".index(letter) + quarters - 4] for letter in letters)


def all_ways(board: Board) -> set[Way]:
    """Every walk from stop to stop that uses no border twice and sees no stop twice, stations not yet looked at."""
    ways: set[Way] = set()
    for start, (tile, quarters) in board.items():
        if tile in PLACES:
            for side in turn(PLACES[tile][0], quarters):
                _walk(board, start, side, (start,), frozenset(), ways)
    return ways


def _walk(
    board: Board, cell: Cell, side: str, stops: tuple[Cell, ...], crossed: frozenset[Edge], ways: set[Way]
) -> None:
    onward = (cell[0] + STEP[side][0], cell[1] + STEP[side][1])
    border = frozenset((cell, onward))
    if onward not in board or border in crossed:
        return
    tile, quarters = board[onward]
    into = BACK[side]
    if tile in TRACKS:
        for path in TRACKS[tile]:
            ends = turn(path, quarters)
            if into in ends:
                _walk(board, onward, ends.replace(into, ""), stops, crossed | {border}, ways)
        return
    exits = turn(PLACES[tile][0], quarters)
    if into not in exits or onward in stops:
        return
    stops, crossed = (*stops, onward), crossed | {border}
    ways.add((stops, crossed))
    for out in exits.replace(into, ""):
        _walk(board, onward, out, stops, crossed, ways)


def legal_ways(board: Board, stations: Mapping[Cell, Sequence[str]], company: str) -> list[tuple[int, int, Way]]:
    """The ways this company may run, each edge set once, with the number of counted stops and the sum of all stops."""
    found: dict[frozenset[Edge], tuple[int, int, Way]] = {}
    for way in all_ways(board):
        stops, crossed = way
        if not any(company in stations.get(stop, ()) for stop in stops):
            continue
        if any(_ends_here(board, stations, company, stop) for stop in stops[1:-1]):
            continue
        places = [(PLACES[board[stop][0]], company in stations.get(stop, ())) for stop in stops]
        counted = sum(1 for place, _ in places if place[4])
        worth = sum(place[3] if own else place[2] for place, own in places)
        found[crossed] = (counted, worth, way)
    return list(found.values())


def _ends_here(board: Board, stations: Mapping[Cell, Sequence[str]], company: str, stop: Cell) -> bool:
    _, slots, _, _, _, terminal = PLACES[board[stop][0]]
    markers = stations.get(stop, ())
    return terminal or (slots > 0 and len(markers) == slots and company not in markers)


def income(train: str, worth: int) -> int:
    """Of one train: `3`, obsolete `3*`, doubling `3D`."""
    if "D" in train:
        worth = 2 * worth
    if "*" in train:
        worth = worth // 2
        worth -= worth % 10
    return worth


def revenue(
    board: Board, stations: Mapping[Cell, Sequence[str]], company: str, trains: Iterable[str], most: int = 10**9
) -> int | None:
    """The best sum over all combinations of routes without a common border; None if there are more than `most`."""
    ways = legal_ways(board, stations, company)
    choices = [
        [(income(train, worth), way[1]) for counted, worth, way in ways if counted <= int(train.strip("D*"))]
        for train in trains
    ]
    combinations = 1
    for choice in choices:
        combinations *= len(choice) + 1
    return None if combinations > most else _best_sum(choices, frozenset())


def _best_sum(choices: list[list[tuple[int, frozenset[Edge]]]], taken: frozenset[Edge]) -> int:
    if not choices:
        return 0
    best = _best_sum(choices[1:], taken)  # this train stays at home
    for worth, crossed in choices[0]:
        if not crossed & taken:
            best = max(best, worth + _best_sum(choices[1:], taken | crossed))
    return best
