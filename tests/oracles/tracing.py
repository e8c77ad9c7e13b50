"""What a company reaches in 18Lilliput, by walking every single trace to its end.

Independent of the engine: a trace starts at the company's own marker, crosses no border between cells twice nor one
that is coloured for others, and ends at terminals and full cities. Tiles are those typed in for the revenue oracle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oracles.revenue import BACK, PLACES, STEP, TRACKS, Board, Cell, Edge, private, turn

Open = set[tuple[Cell, str]]


class TooMany(Exception):
    """More traces than anyone wants to walk."""


def reach(
    board: Board, stations: Mapping[Cell, Sequence[str]], company: str, most: int = 200_000
) -> tuple[set[Cell], Open]:
    """The tiles that some trace touches, and the sides of empty cells into which some trace runs."""
    tiles: set[Cell] = set()
    opens: Open = set()
    left = [most]
    borders = [private(board, cell) for cell in board]
    closed = frozenset(border[1] for border in borders if border and border[0] != company)
    for start, markers in stations.items():
        if company in markers:
            tiles.add(start)
            tile, quarters = board[start]
            for side in turn(PLACES[tile][0], quarters):
                _trace(board, stations, company, start, side, closed, tiles, opens, left)
    return tiles, opens


def _trace(
    board: Board,
    stations: Mapping[Cell, Sequence[str]],
    company: str,
    cell: Cell,
    side: str,
    crossed: frozenset[Edge],
    tiles: set[Cell],
    opens: Open,
    left: list[int],
) -> None:
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    onward = (cell[0] + STEP[side][0], cell[1] + STEP[side][1])
    border = frozenset((cell, onward))
    into = BACK[side]
    if border in crossed:
        return
    if onward not in board:
        opens.add((onward, into))
        return
    tile, quarters = board[onward]
    if tile in TRACKS:
        outs = [ends.replace(into, "") for path in TRACKS[tile] if into in (ends := turn(path, quarters))]
        if not outs:
            return
    else:
        exits = turn(PLACES[tile][0], quarters)
        if into not in exits:
            return
        _, slots, _, _, _, terminal = PLACES[tile]
        markers = stations.get(onward, ())
        full = 0 < slots <= len(markers) and company not in markers
        outs = [] if terminal or full else list(exits.replace(into, ""))
    tiles.add(onward)
    for out in outs:
        _trace(board, stations, company, onward, out, crossed | {border}, tiles, opens, left)
