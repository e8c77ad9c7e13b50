"""How open a landscape is: the measure by which `roundhouse scenario` calls one playable and fair.

For each side of Mildendo: from the home cell there, how many of its three other sides begin a way outward, and what the
easiest way asks for. A way goes from cell to cell, through empty cells and terrain, along printed track as it lies,
through printed cities; never through sea, mountains, Wiggywack, Mildendo or another home cell. It is out when it has
left every tile of the landscape behind. Its hardship is the number of tiles to lay, plus one for every £10 of terrain.

In addition, what lies in the side's quarter of the map, diagonals included, adds up to its burden: one for every £10 of
terrain, CLOSED for sea and mountains, less one for every £10 of mine money.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from roundhouse.games.lilliput.box.landscapes import Landscape
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import MILDENDO, SIDE_LETTERS, SIDES, Cell, Side, TileId, around, opposite

NEAREST = 4  # no way is out before it is so far from Mildendo, counted in steps
POUNDS_PER_TILE = 10
CLOSED = 4


@dataclass(frozen=True, slots=True)
class WayOut:
    """The ways from the home cell on one side of Mildendo."""

    side: str
    ways: int
    """How many of the home cell's three other sides begin a way outward."""
    tiles: int
    """To lay on the easiest way."""
    cost: int
    """Of the terrain on it."""
    burden: int
    """Of everything in its quarter of the map."""

    @property
    def hardship(self) -> int:
        return self.tiles + self.cost // POUNDS_PER_TILE


def ways_out(landscape: Landscape) -> tuple[WayOut, ...]:
    """For the sides N, E, S, W."""
    rim = rim_of(landscape)
    easiest = _easiest(landscape, rim)
    found = []
    for side, home in enumerate(around(MILDENDO)):
        onward = [
            easiest[there, opposite(out)]
            for out in SIDES
            if (there := around(home)[out]) != MILDENDO and (there, opposite(out)) in easiest
        ]
        hardship, cost = min(onward, default=(0, 0))
        tiles = hardship - cost // POUNDS_PER_TILE
        found.append(WayOut(SIDE_LETTERS[side], len(onward), tiles, cost, _burden(landscape, home)))
    return tuple(found)


def rim_of(landscape: Landscape) -> int:
    """How many steps from Mildendo a way is out."""
    return max([NEAREST, *(1 + abs(x) + abs(y) for (x, y), _, _ in landscape.tiles)])


def unevenness(ways: tuple[WayOut, ...]) -> tuple[int, int]:
    """How much harder the hardest side is than the easiest, and the heaviest than the lightest; closed sides are not
    compared."""
    hardships = [way.hardship for way in ways if way.ways] or [0]
    burdens = [way.burden for way in ways if way.ways] or [0]
    return max(hardships) - min(hardships), max(burdens) - min(burdens)


def _burden(landscape: Landscape, home: Cell) -> int:
    """Of what lies in the quarter that begins with this home cell."""
    total = 0
    for (x, y), name, _ in landscape.tiles:
        along, across = (x * home[0], y) if home[0] else (y * home[1], x)
        if along >= abs(across):
            kind = whole_box().kinds[whole_box().by_id[name]]
            closed = CLOSED if kind.kind in ("sea", "mountain") else 0
            total += closed + (kind.cost - kind.mine_money) // POUNDS_PER_TILE
    return total


def _easiest(landscape: Landscape, rim: int) -> dict[tuple[Cell, Side], tuple[int, int]]:
    """By cell and the side where it is entered: hardship and cost of the easiest way out from there, found from the rim
    inwards."""
    lying = {cell: (name, rotation) for cell, name, rotation in landscape.tiles}
    found: dict[tuple[Cell, Side], tuple[int, int]] = {}
    todo: list[tuple[int, int, Cell, Side]] = []
    for x in range(-rim, rim + 1):
        for y in {rim - abs(x), abs(x) - rim}:
            for side in SIDES:
                heappush(todo, (1, 0, (x, y), side))
    while todo:
        hardship, cost, cell, entry = heappop(todo)
        if (cell, entry) in found:
            continue
        found[cell, entry] = (hardship, cost)
        before = around(cell)[entry]
        if abs(before[0]) + abs(before[1]) >= rim:
            continue
        out = opposite(entry)
        tiles, money, entries = _passing(before, out, lying)
        for side in entries:
            if (before, side) not in found:
                heappush(todo, (hardship + tiles + money // POUNDS_PER_TILE, cost + money, before, side))
    return found


def _passing(cell: Cell, out: Side, lying: dict[Cell, tuple[TileId, int]]) -> tuple[int, int, list[Side]]:
    """To leave a cell there: tiles to lay, money to pay, and the sides from which one may come; none if closed."""
    if cell == MILDENDO or cell in around(MILDENDO):
        return 0, 0, []
    others = [side for side in SIDES if side != out]
    if cell not in lying:
        return 1, 0, others
    name, rotation = lying[cell]
    tileset = whole_box()
    tile = tileset.by_id[name]
    kind = tileset.kinds[tile]
    if kind.kind == "terrain":
        return 1, kind.cost, others
    if kind.terminal or not tileset.exits[tile][rotation] >> out & 1:  # sea and mountains have no exits
        return 0, 0, []
    return 0, 0, list(tileset.joins[tile][rotation][out])
