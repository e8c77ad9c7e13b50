"""Shutting Gulliver in: he builds on from his home alone, so that track of ours past all its sides leaves him nothing.

Track may lead to the blank side of a tile (L-105). Where all sides of his home but that to Mildendo face such tiles,
he lays no track, places no station and runs from his home to Mildendo for the rest of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from roundhouse.games.lilliput.box.halves import PAIR, TILE
from roundhouse.games.lilliput.ids import SIDES, Cell, Company, Side, around, opposite, sides_of
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.kernel.contract import Seat

CARDS = 2  # that we take in a round
LONGEST = 7  # lays that are planned at most
TRIED = 120  # lays that are tried at most for it
MOST_SIDES = 3  # that a home has apart from that to Mildendo; if more are open he is out

Head = tuple[Cell, Side]
"""An empty cell that our track runs into, and the side on which it does."""


@dataclass(frozen=True, slots=True)
class Siege:
    """How many tiles we have to lay until Gulliver can lay none."""

    now: int  # ... as long as his cities are not upgraded
    ever: int


def siege(position: Position) -> Siege | None:
    """What it takes to shut Gulliver in; None if he is out, or will be when he upgrades a city."""
    memo = position.railmap.memo
    if "siege" not in memo:
        memo["siege"] = _siege(position)
    found: Siege | None = memo["siege"]
    return found


def tiles_missing(position: Position) -> int | None:
    """How many tiles will still be laid around Gulliver until he is shut in; None if he gets out before that."""
    plan = siege(position)
    if plan is None:
        return None
    lays = lays_left(position)
    if plan.now > lays or plan.ever > lays + CARDS * rounds_to_green(position):
        return None
    return plan.ever


def rounds_to_green(position: Position) -> int:
    """In how many rounds Gulliver can upgrade his home, if only he takes trains from the deck."""
    phases = position.setup.components.phases
    green = next(phase for phase in phases if "green" in phase.colours)
    if position.phase >= green.number:
        return 0
    return position.setup.deck.index(green.train) + 1 - position.drawn


def lays_left(position: Position) -> int:
    """How many tiles may be laid before Gulliver's turn."""
    cards = CARDS - position.taken.bit_count()
    if cards <= 0 and position.stage is Stage.TURN:
        return 0
    for_track = sum(
        1
        for card in position.setup.components.cards
        if position.setup.players in card.players
        and not position.taken >> card.number & 1
        and not {TILE, PAIR}.isdisjoint(card.halves)
    )
    own = [tile for character in position.held_characters(Seat(0)) for tile in character.tiles]
    return min(cards, for_track) + sum(position.railmap.supply[tile] for tile in own)


def _siege(position: Position) -> Siege | None:
    railmap = position.railmap
    players = position.setup.players
    his = [Company(company) for company in position.queue if position.director[company] >= players]
    ours = [Company(company) for company in position.queue if position.director[company] < players]
    now = {cell for company in his for cell in reached(railmap, company).open_cells if _is_buildable(railmap, cell)}
    later = _sides_to_come(railmap, his)
    if later is None or len(now | later) > MOST_SIDES:
        return None
    heads = [
        (cell, side)
        for company in ours
        for cell, sides in reached(railmap, company).open_cells.items()
        for side in sides_of(sides)
    ]
    builder = _Builder(railmap, his)
    in_all = builder.lays(heads, now | later)
    at_once = None if in_all is None else builder.lays(heads, now)
    return None if in_all is None or at_once is None else Siege(at_once, in_all)


def _is_buildable(railmap: RailMap, cell: Cell) -> bool:
    land = railmap.terrain.get(cell)
    return cell not in railmap.tiles and (land is None or railmap.tileset.kinds[land].cost > 0)


def _sides_to_come(railmap: RailMap, his: Iterable[Company]) -> set[Cell] | None:
    """Cells to which an upgraded city of his may lead; None if it may lead to track that goes on."""
    kinds = railmap.tileset.kinds
    found: set[Cell] = set()
    for city in {cell for company in his for cell in railmap.station_cells(company)}:
        if not kinds[railmap.tiles[city][0]].upgrades_to:
            continue
        for side, cell in enumerate(around(city)):
            if railmap.exits(city) >> side & 1 or railmap.water.get(city, 0) >> side & 1:
                continue
            if _is_buildable(railmap, cell):
                found.add(cell)
            elif railmap.exits(cell) >> opposite(side) & 1 and not kinds[railmap.tiles[cell][0]].terminal:
                return None
    return found


class _Builder:
    """Looks for the fewest tiles with two exits that cover some cells, none of them leading to Gulliver."""

    def __init__(self, railmap: RailMap, his: list[Company]) -> None:
        self._railmap = railmap
        self._cities = {cell for company in his for cell in railmap.station_cells(company)}
        self._track = {cell for company in his for cell in reached(railmap, company).cells}
        self._left = 0

    def lays(self, heads: list[Head], goal: set[Cell]) -> int | None:
        """How many it takes; None for too many."""
        self._left = TRIED
        for most in range(len(goal), LONGEST + 1):
            if self._covers(heads, frozenset(goal), frozenset(), most):
                return most
        return None

    def _covers(self, heads: list[Head], goal: frozenset[Cell], laid: frozenset[Cell], most: int) -> bool:
        if not goal:
            return True
        if len(goal) > most or any(all(_apart(head, cell) >= most for head, _ in heads) for cell in goal):
            return False
        for cell, entry in heads:
            if all(_apart(cell, other) >= most for other in goal):
                continue
            others = [head for head in heads if head[0] != cell]
            for out in SIDES:
                if out == entry or self._meets_him(cell, out):
                    continue
                self._left -= 1
                if self._left < 0:
                    return False
                onward = around(cell)[out]
                ahead = [(onward, opposite(out))]
                if onward in laid or not _is_buildable(self._railmap, onward):
                    ahead = []
                if self._covers(others + ahead, goal - {cell}, laid | {cell}, most - 1):
                    return True
        return False

    def _meets_him(self, cell: Cell, side: Side) -> bool:
        there = around(cell)[side]
        return there in self._cities or (
            there in self._track and bool(self._railmap.exits(there) >> opposite(side) & 1)
        )


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
