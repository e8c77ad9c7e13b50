"""Where the names of cities stand on a map in characters: beside their cities, where they cover least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

Cell = tuple[int, int]  # column, row

ON_NAME, ON_CITY, ON_LAST, ON_SPACE, ON_LINE = 400, 400, 300, 12, 3  # what it costs a name to cover these
_OUTSIDE = 10_000


def place_names(
    names: Sequence[str],
    cities: Sequence[Cell],
    costs: Mapping[Cell, int],
    own: Sequence[Sequence[Cell]],
    size: Cell,
    hard: Set[int],
) -> tuple[tuple[tuple[Cell, str], ...], set[int]]:
    """Each name beside its city where it covers least, the hard ones and those with the fewest good places first.

    `costs` are those of the routes' cells, `own` the cells of each route. Also the cities whose names had to cover what
    no name should.
    """
    canvas = _Canvas(cities, costs, own, size)
    places = {city: _name_places(cities[city], len(name)) for city, name in enumerate(names)}
    placed: dict[int, tuple[Cell, str]] = {}
    squeezed: set[int] = set()
    while len(placed) < len(names):
        offers = []
        for city in places.keys() - placed.keys():
            priced = sorted((canvas.price(cell, names[city]) + rank, cell) for rank, cell in enumerate(places[city]))
            urgency = priced[1][0] - priced[0][0]
            offers.append((city not in hard, -urgency, city, *priced[0]))
        _, _, city, price, cell = min(offers)
        if price >= ON_LAST:
            squeezed.add(city)
        placed[city] = canvas.write(cell, names[city])
    return tuple(placed[city] for city in range(len(cities))), squeezed


class _Canvas:
    """What lies where, and what a name costs that covers it."""

    def __init__(
        self, cities: Sequence[Cell], costs: Mapping[Cell, int], own: Sequence[Sequence[Cell]], size: Cell
    ) -> None:
        self._width, self._height = size
        self._costs = dict(costs) | dict.fromkeys(cities, ON_CITY)
        self._route = {cell: route for route, cells in enumerate(own) for cell in cells}
        self._left = [set(cells) for cells in own]  # what no name covers yet, by route

    def price(self, cell: Cell, name: str) -> int:
        column, row = cell
        if row < 0 or row >= self._height or column < 0 or column + len(name) > self._width:
            return _OUTSIDE
        cells = [(column + offset, row) for offset in range(len(name))]
        hit = {self._route[cell] for cell in cells if cell in self._route}
        last = sum(1 for route in hit if self._left[route] and self._left[route].issubset(cells))
        return sum(self._costs.get(cell, 0) for cell in cells) + last * ON_LAST

    def write(self, cell: Cell, name: str) -> tuple[Cell, str]:
        """Put a name there, and keep others at a distance; where it stands, and as much of it as there is room for."""
        column, row = cell
        for offset in range(-1, len(name) + 1):
            here = (column + offset, row)
            self._costs[here] = ON_NAME
            if 0 <= offset < len(name) and here in self._route:
                self._left[self._route[here]].discard(here)
        return (max(column, 0), row), name[: max(0, self._width - column)]


def _name_places(city: Cell, length: int) -> list[Cell]:
    """Where a name may stand, best first: right, left, above, below, and a little to the side of these."""
    column, row = city
    places = [(column + 2, row), (column - length - 1, row)]
    for slide in (length // 2, length - 1, 0, length // 2 + 2, length // 2 - 2, length + 1, -2):
        places += [(column - slide, row - 1), (column - slide, row + 1)]
    return places
