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

# By id: exits, slots, value, value with the company's own marker, counted for range, only at the end of a route.
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
    "BC-A": ("NESW", 2, 40, 40, True, False),
    "BC-T": ("NESW", 2, 40, 40, True, False),
    "BC-P": ("NESW", 2, 40, 40, True, False),
    "LA-R": ("NESW", 2, 40, 40, True, False),
    "LA-B": ("NESW", 2, 40, 40, True, False),
    "LA-G": ("NESW", 2, 40, 40, True, False),
    "LA-Y": ("NESW", 2, 40, 40, True, False),
    "WIGGYWACK": ("NESW", 2, 40, 60, True, True),
    "PRINTED-CITY": ("NESW", 2, 30, 30, True, False),
}
TRACKS: dict[str, tuple[str, ...]] = {
    "YP-S": ("WE",),
    "YP-C": ("NE",),
    "GP-X": ("WE", "NS"),
    "GP-D": ("NE", "SW"),
    "GP-J": ("WE", "WN", "NE"),
    "BP": ("NE", "NS", "NW", "ES", "EW", "SW"),
    "MINE-10": ("WE",),
    "MINE-20": ("WE",),
    "TUNNEL": ("WE",),
    "PRINTED-TRACK": ("WE", "NS"),
}
MINES = {"MINE-10": 10, "MINE-20": 20}
EXPRESS = ("MIL", "BC-T", "BC-A", "BC-P")
LAPUTA = {"LA-R": "red", "LA-B": "blue", "LA-G": "green", "LA-Y": "yellow"}  # the exit S is theirs alone
LARGE = ("MIL", "YC-S", "YC-C", "YY-S", "YY-C", "GC", "GY", "BC", "BY", "CH-E", "CH-G", "CH-T")  # in Brobdingnag
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


def private(board: Board, cell: Cell) -> tuple[str, Edge] | None:
    """Of a Laputa tile: its company, and the border that only this company may cross."""
    tile, quarters = board[cell]
    if tile not in LAPUTA:
        return None
    x, y = STEP[turn("S", quarters)]
    return LAPUTA[tile], frozenset((cell, (cell[0] + x, cell[1] + y)))


def legal_ways(
    board: Board, stations: Mapping[Cell, Sequence[str]], company: str, large: bool = False
) -> list[tuple[int, int, Way]]:
    """The ways this company may run, each edge set once, with the number of counted stops and the sum of all stops."""
    closed = {border[1] for border in (private(board, cell) for cell in board) if border and border[0] != company}
    found: dict[frozenset[Edge], tuple[int, int, Way]] = {}
    for way in all_ways(board):
        stops, crossed = way
        if crossed & closed:
            continue
        if not any(company in stations.get(stop, ()) for stop in stops):
            continue
        if any(_ends_here(board, stations, company, stop) for stop in stops[1:-1]):
            continue
        places = [(PLACES[board[stop][0]], company in stations.get(stop, ())) for stop in stops]
        counted = sum(1 for place, _ in places if place[4])
        sizes = [2 if large and board[stop][0] in LARGE else 1 for stop in stops]
        worth = sum(size * (place[3] if own else place[2]) for (place, own), size in zip(places, sizes, strict=True))
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


def extra(board: Board, way: Way) -> int:
    """For the express: three of its cities bring 20, all four 50."""
    return {3: 20, 4: 50}.get(len({board[stop][0] for stop in way[0]} & set(EXPRESS)), 0)


def mined(board: Board, way: Way) -> int:
    """What the mines on the way bring: those that it enters and leaves."""
    crossed = [cell for border in way[1] for cell in border]
    return sum(MINES[tile] for cell, (tile, _) in board.items() if tile in MINES and crossed.count(cell) == 2)


def revenue(
    board: Board, stations: Mapping[Cell, Sequence[str]], company: str, trains: Iterable[str], most: int = 10**9
) -> int | None:
    """The best sum over all combinations of routes without a common border; None if there are more than `most`."""
    best = revenue_and_mines(board, stations, company, trains, most)
    return None if best is None else best[0]


def revenue_and_mines(
    board: Board,
    stations: Mapping[Cell, Sequence[str]],
    company: str,
    trains: Iterable[str],
    most: int = 10**9,
    large: bool = False,
) -> tuple[int, int] | None:
    """The best sum, and the most mine money with which it can be had."""
    ways = legal_ways(board, stations, company, large)
    choices = [
        [
            (income(train, worth) + extra(board, way), mined(board, way), way[1])
            for counted, worth, way in ways
            if counted <= int(train.strip("D*"))
        ]
        for train in trains
    ]
    combinations = 1
    for choice in choices:
        combinations *= len(choice) + 1
    return None if combinations > most else _best_sum(choices, frozenset())


def _best_sum(choices: list[list[tuple[int, int, frozenset[Edge]]]], taken: frozenset[Edge]) -> tuple[int, int]:
    if not choices:
        return 0, 0
    best = _best_sum(choices[1:], taken)  # this train stays at home
    for worth, mine_money, crossed in choices[0]:
        if not crossed & taken:
            rest = _best_sum(choices[1:], taken | crossed)
            best = max(best, (worth + rest[0], mine_money + rest[1]))
    return best
