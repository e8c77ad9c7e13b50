"""A company's network as stops and links: what is left of the map once the bare track between stops is followed.

Track is counted in edges, the borders between two cells that both have an exit there. Two paths on a tile use common
track exactly if they share an exit (L-249), and every exit that a route uses lies on an edge; so two routes, or two
parts of one, use common track exactly if they share an edge. Edges are bits of one number.
"""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.ids import Cell, Company, Side, around, sides_of
from roundhouse.games.lilliput.map.railmap import RailMap

Passage = tuple[Cell, Side, Side]
"""A tile of bare track with the sides where a train enters and leaves it."""


class Link:
    """Track from one stop to another, seen from the first."""

    __slots__ = ("edges", "entry", "first", "out", "passages", "target")

    def __init__(
        self, target: int, edges: int, first: int, out: Side, passages: tuple[Passage, ...], entry: Side
    ) -> None:
        self.target = target
        self.edges = edges
        self.first = first  # the edge next to the first stop
        self.out = out
        self.passages = passages
        self.entry = entry


Border = tuple[Any, ...]
"""An edge: the cell south or west of it, with its side; of open length for the compiler's sake, as cells are."""


class Stretch:
    """Track from a stop to the next, wherever the numbers of a graph stand."""

    __slots__ = ("borders", "entry", "out", "passages", "target")

    def __init__(
        self, target: Cell, borders: tuple[Border, ...], out: Side, passages: tuple[Passage, ...], entry: Side
    ) -> None:
        self.target = target
        self.borders = borders
        self.out = out
        self.passages = passages
        self.entry = entry


class Stretches:
    """All track that leaves a stop; laying a tile on any other cell than the watched ones changes none of it."""

    __slots__ = ("found", "watched")

    def __init__(self, watched: set[Cell], found: list[Stretch]) -> None:
        self.watched = watched
        self.found = found


class StopGraph:
    """The stops that routes of one company can touch, with all links that lead on from where it may pass or start."""

    __slots__ = ("bonuses", "cells", "counted", "express", "links", "mines", "own", "through", "values")

    def __init__(self, railmap: RailMap, company: Company) -> None:
        self.cells: list[Cell] = []
        self.values: list[int] = []
        self.counted: list[int] = []  # 1 if the stop uses up range (L-302), else 0 (L-303)
        # may be passed: not a terminal (L-307, L-280, L-287), not full for the company (L-298)
        self.through: list[bool] = []
        self.links: list[list[Link]] = []
        self.own: list[int] = []  # stops with a marker of the company, the starting points of all routes (L-297)
        numbers: dict[Cell, int] = {}
        edges: dict[Border, int] = {}
        for cell in railmap.station_cells(company):
            self._number_of(cell, numbers, railmap, company)
        explored = 0
        while explored < len(self.cells):
            if self.through[explored] or explored in self.own:
                cell = self.cells[explored]
                links = self.links[explored]
                for stretch in _stretches(railmap, company, cell).found:
                    mask = first = 0
                    for border in stretch.borders:
                        bit = edges.get(border)
                        if bit is None:
                            bit = edges[border] = 1 << len(edges)
                        mask |= bit
                        first = first or bit
                    target = self._number_of(stretch.target, numbers, railmap, company)
                    links.append(Link(target, mask, first, stretch.out, stretch.passages, stretch.entry))
            explored += 1
        # What a route brings apart from its stops: an edge of each mine that lies on some link, with its money (L-367);
        # as no route ends at a mine, one that uses this edge passes it. The express cities (L-404), a mask for each.
        self.mines = _mines(railmap, edges) if railmap.tileset.has_mines else []
        self.bonuses = railmap.tileset.bonuses
        self.express: list[int] = _express_cities(railmap, numbers) if self.bonuses else []

    def _number_of(self, cell: Cell, numbers: dict[Cell, int], railmap: RailMap, company: Company) -> int:
        """The number of the stop there; it gets one when it is met."""
        number = numbers.get(cell)
        if number is None:
            number = numbers[cell] = len(self.cells)
            kind = railmap.tileset.kinds[railmap.tiles[cell][0]]
            here = railmap.stations.get(cell, ())
            self.cells.append(cell)
            self.values.append(kind.value_with_marker if company in here else kind.value)  # L-264
            self.counted.append(1 if kind.counted else 0)
            self.through.append(not kind.terminal and not railmap.is_full_for(cell, company))
            self.links.append([])
            if company in here:
                self.own.append(number)
        return number


def _stretches(railmap: RailMap, company: Company, start: Cell) -> Stretches:
    """All track from a stop to the next; followed once as long as the tiles there stay as they are."""
    tileset = railmap.tileset
    key = start if tileset.exits_for[company] is tileset.exits else (*start, company)
    known = railmap.stretches.get(key)
    if known is None:
        known = railmap.stretches[key] = _follow(railmap, company, start)
    return known


def _follow(railmap: RailMap, company: Company, start: Cell) -> Stretches:
    """Track that leads back to the same stop is left out: no route visits a stop twice (L-306)."""
    tiles = railmap.tiles
    kinds = railmap.tileset.kinds
    exits_of, joins_of = railmap.tileset.exits_for[company], railmap.tileset.joins_for[company]  # L-411
    found: list[Stretch] = []
    watched = {start}
    tile, rotation = tiles[start]
    for exit_ in sides_of(exits_of[tile][rotation]):
        todo: list[tuple[Cell, Side, tuple[Border, ...], tuple[Passage, ...]]] = [(start, exit_, (), ())]
        while todo:
            cell, side, borders, passages = todo.pop()
            onward = around(cell)[side]
            watched.add(onward)
            placed = tiles.get(onward)
            if placed is None:
                continue
            tile, rotation = placed
            entry = side ^ 2
            if not exits_of[tile][rotation] >> entry & 1:
                continue
            border: Border = (cell, side) if side < 2 else (onward, entry)
            if border in borders:
                continue  # L-245
            borders = (*borders, border)
            if kinds[tile].is_stop:
                if onward != start:
                    found.append(Stretch(onward, borders, exit_, passages, entry))
                continue
            for out in joins_of[tile][rotation][entry]:
                todo.append((onward, out, borders, (*passages, (onward, entry, out))))
    return Stretches(watched, found)


def _mines(railmap: RailMap, edges: dict[Border, int]) -> list[tuple[int, int]]:
    """An edge of every mine that the network touches, and what passing it brings."""
    found: dict[Cell, tuple[int, int]] = {}
    for (cell, side), bit in edges.items():
        for there in (cell, around(cell)[side]):
            mined = railmap.tileset.kinds[railmap.tiles[there][0]].mine_money
            if mined:
                found[there] = (bit, mined)
    return list(found.values())


def _express_cities(railmap: RailMap, numbers: dict[Cell, int]) -> list[int]:
    """A mask of stops for each express city, which may be there more than once."""
    masks: dict[str, int] = {}
    for cell, number in numbers.items():
        kind = railmap.tileset.kinds[railmap.tiles[cell][0]]
        if kind.express:
            masks[kind.id] = masks.get(kind.id, 0) | 1 << number
    return list(masks.values())
