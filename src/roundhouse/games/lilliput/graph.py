"""A company's network as stops and links: what is left of the map once the bare track between stops is followed.

Track is counted in edges, the borders between two cells that both have an exit there. Two paths on a tile use common
track exactly if they share an exit (L-249), and every exit that a route uses lies on an edge; so two routes, or two
parts of one, use common track exactly if they share an edge. Edges are bits of one number.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.lilliput.ids import Cell, Company, Side, around, sides_of
from roundhouse.games.lilliput.railmap import RailMap

Passage = tuple[Cell, Side, Side]
"""A tile of bare track with the sides where a train enters and leaves it."""


@dataclass(frozen=True, slots=True)
class Link:
    """Track from one stop to another, seen from the first."""

    target: int
    edges: int
    first: int  # the edge next to the first stop
    out: Side
    passages: tuple[Passage, ...]
    entry: Side


class StopGraph:
    """The stops that routes of one company can touch, with all links that lead on from where it may pass or start."""

    __slots__ = ("bonuses", "cells", "counted", "express", "links", "mines", "own", "through", "values")

    def __init__(self, railmap: RailMap, company: Company) -> None:
        self.cells: list[Cell] = []
        self.values: list[int] = []
        self.counted: list[int] = []  # 1 if the stop uses up range (L-302), else 0 (L-303)
        self.through: list[
            bool
        ] = []  # may be passed: no terminal (L-307, L-280, L-287), not full for the company (L-298)
        self.links: list[list[Link]] = []
        self.own: list[int] = []  # stops with a marker of the company, the starting points of all routes (L-297)
        numbers: dict[Cell, int] = {}
        edges: dict[tuple[Cell, Side], int] = {}

        def number_of(cell: Cell) -> int:
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

        for cell in railmap.station_cells(company):
            number_of(cell)
        explored = 0
        while explored < len(self.cells):
            if self.through[explored] or explored in self.own:
                cell = self.cells[explored]
                for passages, out, first, mask, target, entry in _tracks(railmap, company, cell, edges):
                    self.links[explored].append(Link(number_of(target), mask, first, out, passages, entry))
            explored += 1
        # What a route brings besides its stops: an edge of each mine that lies on some link, with its money (L-367);
        # as no route ends at a mine, one that uses this edge passes it. The express cities (L-404), a mask for each.
        self.mines = _mines(railmap, edges) if railmap.tileset.has_mines else []
        self.bonuses = railmap.tileset.bonuses
        self.express: list[int] = []
        if self.bonuses:
            masks: dict[str, int] = {}
            for cell, number in numbers.items():
                kind = railmap.tileset.kinds[railmap.tiles[cell][0]]
                if kind.express:
                    masks[kind.id] = masks.get(kind.id, 0) | 1 << number
            self.express = list(masks.values())


def _tracks(
    railmap: RailMap, company: Company, start: Cell, edges: dict[tuple[Cell, Side], int]
) -> list[tuple[tuple[Passage, ...], Side, int, int, Cell, Side]]:
    """All track from a stop to the next: passages, exit, first edge, all edges, the next stop and its side.

    Track that leads back to the same stop is left out: no route visits a stop twice (L-306).
    """
    tiles = railmap.tiles
    kinds = railmap.tileset.kinds
    exits_of, joins_of = railmap.tileset.exits_for[company], railmap.tileset.joins_for[company]  # L-411
    found = []
    tile, rotation = tiles[start]
    for exit_ in sides_of(exits_of[tile][rotation]):
        todo: list[tuple[Cell, Side, int, tuple[Passage, ...]]] = [(start, exit_, 0, ())]
        first = 0
        while todo:
            cell, side, mask, passages = todo.pop()
            onward = around(cell)[side]
            placed = tiles.get(onward)
            if placed is None:
                continue
            tile, rotation = placed
            entry = side ^ 2
            if not exits_of[tile][rotation] >> entry & 1:
                continue
            border = (cell, side) if side < 2 else (onward, entry)
            bit = edges.get(border)
            if bit is None:
                bit = edges[border] = 1 << len(edges)
            if mask & bit:
                continue  # L-245
            mask |= bit
            first = first or bit
            if kinds[tile].is_stop:
                if onward != start:
                    found.append((passages, exit_, first, mask, onward, entry))
                continue
            for out in joins_of[tile][rotation][entry]:
                todo.append((onward, out, mask, (*passages, (onward, entry, out))))
    return found


def _mines(railmap: RailMap, edges: dict[tuple[Cell, Side], int]) -> list[tuple[int, int]]:
    """An edge of every mine that the network touches, and what passing it brings."""
    found: dict[Cell, tuple[int, int]] = {}
    for (cell, side), bit in edges.items():
        for there in (cell, around(cell)[side]):
            money = railmap.tileset.kinds[railmap.tiles[there][0]].mine_money
            if money:
                found[there] = (bit, money)
    return list(found.values())
