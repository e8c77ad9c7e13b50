"""How far a company's track reaches: where it may build, upgrade and place stations.

Tracing starts at the company's markers and follows track outwards. It ends at a city that is full for the company and
at a terminal (L-101, L-102); a city with a free slot is open to everyone (L-103). Because every junction joins all its
exits (tiles.py checks it), following track without remembering it finds exactly what some legal route reaches.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.lilliput.ids import Cell, Company, around, sides_of
from roundhouse.games.lilliput.map.railmap import Network, RailMap


@dataclass(frozen=True, slots=True)
class Reach:
    """What one company reaches."""

    cells: frozenset[Cell]
    """Tiles on which some track is reached, full cities and terminals included (L-127)."""
    open_cells: dict[Cell, int]
    """Cells without track, empty or terrain, that reached track runs into, with the sides where it does; in order."""
    ordered_cells: tuple[Cell, ...]
    """The same as `cells`, in order."""


def reached(railmap: RailMap, company: Company) -> Reach:
    """Everything the company reaches now; kept until something it depends on changes."""
    return network(railmap, company).reach


def network(railmap: RailMap, company: Company) -> Network:
    net = railmap.networks.get(company)
    if net is None:
        reach, blind = trace(railmap, company)
        net = Network(reach.cells.union(reach.open_cells, blind), reach)
        railmap.networks[company] = net
    return net


def trace(railmap: RailMap, company: Company, *, blocked: bool = True) -> tuple[Reach, set[Cell]]:
    """The reach, and the cells whose tile turns a blank side to reached track.

    With `blocked` off foreign stations stop nothing; that tells "blocked" from "not connected" in a refusal.
    """
    tiles, stations = railmap.tiles, railmap.stations
    kinds = railmap.tileset.kinds
    exits_of, joins_of = railmap.tileset.exits_for[company], railmap.tileset.joins_for[company]  # L-411
    own = [cell for cell, here in stations.items() if company in here]
    cells: set[Cell] = set(own)
    open_cells: dict[Cell, int] = {}
    blind: set[Cell] = set()
    # by cell: the sides where reached track leaves it
    ends: dict[Cell, int] = {cell: exits_of[tiles[cell][0]][tiles[cell][1]] for cell in own}
    todo = own
    to_follow = list(ends.values())  # by place in `todo`: the sides that are new
    while todo:
        neighbours = around(todo.pop())
        for side in sides_of(to_follow.pop()):
            onward = neighbours[side]
            entry = side ^ 2
            placed = tiles.get(onward)
            if placed is None:
                open_cells[onward] = open_cells.get(onward, 0) | 1 << entry
                continue
            tile, rotation = placed
            if not exits_of[tile][rotation] >> entry & 1:
                blind.add(onward)
                continue
            kind = kinds[tile]
            if kind.is_stop:
                if onward in cells:
                    continue
                cells.add(onward)
                if kind.terminal or (blocked and railmap.is_full_for(onward, company)):
                    continue
            else:
                cells.add(onward)
            before = ends.get(onward, 0)
            outs = before
            for out in joins_of[tile][rotation][entry]:
                outs |= 1 << out
            if outs != before:
                ends[onward] = outs
                todo.append(onward)
                to_follow.append(outs & ~before)
    ordered = {cell: open_cells[cell] for cell in sorted(open_cells)}
    return Reach(frozenset(cells), ordered, tuple(sorted(cells))), blind
