"""The cheapest way to join pairs of cities all together: shared routes are paid once, so paths lean on each other.

Finding the very cheapest takes too long to be asked every turn. Pairs are joined one after the other in several orders,
each along its cheapest path with what was chosen before for nothing, the first of them also by way of cities that lie
near; then each is taken out and joined again while that helps. Tests compare it with the true minimum.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import permutations

from roundhouse.bots.tickets.atlas import Atlas

FAR = 1e9
"""What a route costs that cannot be had; a way that costs as much does not exist."""

DETOUR = 1.25  # a city is near a pair if going by way of it costs at most this many times the direct way
SLACK = 1.0  # ... and so much more
MOST_IMPROVED = 5  # with more pairs than that the first answer is good enough for the time it takes
ALL_ORDERS = 3  # this many pairs are tried in all orders, more only in a few

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Joined:
    """Routes that join all pairs, none of them to spare, and what they cost."""

    routes: frozenset[int]
    cost: float


def cheapest_ways(atlas: Atlas, costs: Sequence[float], start: int, end: int = -1) -> tuple[list[float], list[int]]:
    """By city what it costs to come there from `start`, and the last route on the way (-1 at the start).

    With an `end`, what is farther than that is not looked at.
    """
    cost_to = [FAR] * atlas.cities
    last = [-1] * atlas.cities
    cost_to[start] = 0.0
    queue = [(0.0, start)]
    around = atlas.around
    while queue:
        cost, city = heappop(queue)
        if city == end:
            break
        if cost > cost_to[city]:
            continue
        for route, onward in around[city]:
            total = cost + costs[route]
            if total < cost_to[onward]:
                cost_to[onward] = total
                last[onward] = route
                heappush(queue, (total, onward))
    return cost_to, last


def _path(atlas: Atlas, last: list[int], end: int) -> list[int]:
    """The routes from the start of a search to a city."""
    routes = []
    while last[end] >= 0:
        route = last[end]
        routes.append(route)
        end = atlas.a[route] + atlas.b[route] - end
    return routes


class WaysFound:
    """Ways from cities at the same costs, each found once."""

    def __init__(self, atlas: Atlas, costs: Sequence[float]) -> None:
        self._atlas = atlas
        self._costs = costs
        self._found: dict[Pair, tuple[list[float], list[int]]] = {}

    def ways(self, start: int, end: int = -1) -> tuple[list[float], list[int]]:
        """As `cheapest_ways` tells them."""
        found = self._found.get((start, end))
        if found is None:
            found = self._found[start, end] = cheapest_ways(self._atlas, self._costs, start, end)
        return found


def join(
    atlas: Atlas, costs: Sequence[float], pairs: Sequence[Pair], thorough: bool = True, search: WaysFound | None = None
) -> Joined | None:
    """A cheapest way to join all pairs, or near it (less near if not thorough); None if one cannot be joined.

    Whoever asks several times at the same costs gives the `search` that has found ways at them before.
    """
    if not pairs:
        return Joined(frozenset(), 0.0)
    found = search or WaysFound(atlas, costs)
    ways = {pair: found.ways(pair[0], -1 if thorough else pair[1]) for pair in pairs}
    direct = {pair: ways[pair][0][pair[1]] for pair in pairs}
    if max(direct.values()) >= FAR:
        return None
    by_cost = sorted(dict.fromkeys(pairs), key=lambda pair: direct[pair])
    if len(by_cost) == 1:
        return _priced(costs, _path(atlas, ways[by_cost[0]][1], by_cost[0][1]))

    def one_by_one(order: Sequence[Pair]) -> Joined:
        first, *others = order
        return _one_by_one(atlas, costs, others, _path(atlas, ways[first][1], first[1]))

    if not thorough:
        return one_by_one(by_cost[::-1])
    orders: list[tuple[Pair, ...]] = (
        list(permutations(by_cost))
        if len(by_cost) <= ALL_ORDERS
        else [tuple(by_cost), tuple(reversed(by_cost)), (*by_cost[1::2], *by_cost[::2])]
    )
    best = min(map(one_by_one, orders), key=lambda joined: joined.cost)
    for pair in by_cost if len(by_cost) <= ALL_ORDERS else ():
        rest = tuple(other for other in by_cost if other != pair)
        for first in _by_way_of_others(atlas, found, pair, direct[pair]):
            other = _one_by_one(atlas, costs, rest, first)
            if other.cost < best.cost:
                best = other
    return _improved(atlas, costs, by_cost, best)


def _by_way_of_others(atlas: Atlas, search: WaysFound, pair: Pair, direct: float) -> Iterable[list[int]]:
    """Ways to join a pair that pass a city near it."""
    from_a, last_a = search.ways(pair[0])
    from_b, last_b = search.ways(pair[1])
    most = min(direct * DETOUR + SLACK, FAR / 2)
    seen = set()
    for city in range(atlas.cities):
        if direct + 1e-9 < from_a[city] + from_b[city] <= most:
            way = frozenset(_path(atlas, last_a, city) + _path(atlas, last_b, city))
            if way not in seen:
                seen.add(way)
                yield list(way)


def _one_by_one(atlas: Atlas, costs: Sequence[float], order: Sequence[Pair], first: Sequence[int]) -> Joined:
    """Join these pairs in this order, each in the cheapest way once `first` and the earlier ones are there."""
    left = list(costs)
    chosen = set(first)
    for route in first:
        left[route] = 0.0
    for start, end in order:
        for route in _path(atlas, cheapest_ways(atlas, left, start, end)[1], end):
            left[route] = 0.0
            chosen.add(route)
    return _priced(costs, chosen)


def cheapest_way(atlas: Atlas, costs: Sequence[float], start: int, end: int) -> list[int] | None:
    """The routes of a cheapest way between two cities; None if there is none."""
    last = cheapest_ways(atlas, costs, start, end)[1]
    return _path(atlas, last, end) if last[end] >= 0 or start == end else None


def way_cost(atlas: Atlas, costs: Sequence[float], start: int, end: int) -> float:
    """What the cheapest way between two cities costs."""
    way = cheapest_way(atlas, costs, start, end)
    return FAR if way is None else sum(costs[route] for route in way)


def _priced(costs: Sequence[float], routes: Iterable[int]) -> Joined:
    paid = frozenset(route for route in routes if costs[route] > 0.0)
    return Joined(paid, sum(costs[route] for route in paid))


def _improved(atlas: Atlas, costs: Sequence[float], pairs: Sequence[Pair], best: Joined) -> Joined:
    """Take each pair out and join it again, as long as that makes it cheaper."""
    best = _without_spare(atlas, costs, pairs, best)
    better = len(pairs) <= MOST_IMPROVED
    while better:
        better = False
        for pair in pairs:
            rest = [other for other in pairs if other != pair]
            base = _without_spare(atlas, costs, rest, best)
            found = _without_spare(atlas, costs, pairs, _one_by_one(atlas, costs, (pair,), tuple(base.routes)))
            if found.cost < best.cost - 1e-9:
                best, better = found, True
    return best


def _without_spare(atlas: Atlas, costs: Sequence[float], pairs: Sequence[Pair], joined: Joined) -> Joined:
    """The same without the routes that no pair needs, the dearest left out first."""
    free = [route for route, cost in enumerate(costs) if cost <= 0.0]
    routes = set(joined.routes)
    for route in sorted(routes, key=lambda route: (-costs[route], route)):
        routes.discard(route)
        if not _all_joined(atlas, [*free, *routes], pairs):
            routes.add(route)
    return _priced(costs, routes)


def _all_joined(atlas: Atlas, routes: Iterable[int], pairs: Sequence[Pair]) -> bool:
    parent = _parents(atlas, routes)
    return all(_root(parent, a) == _root(parent, b) for a, b in pairs)


def groups(atlas: Atlas, routes: Iterable[int]) -> list[int]:
    """By city a number that exactly the cities joined by these routes share."""
    parent = _parents(atlas, routes)
    return [_root(parent, city) for city in range(atlas.cities)]


def _parents(atlas: Atlas, routes: Iterable[int]) -> list[int]:
    """By city: itself, or a city on the way to the one that all of its group come to."""
    parent = list(range(atlas.cities))
    a_of, b_of = atlas.a, atlas.b
    for route in routes:
        a, b = a_of[route], b_of[route]
        while parent[a] != a:
            a = parent[a]
        while parent[b] != b:
            b = parent[b]
        parent[a] = b
    return parent


def _root(parent: list[int], city: int) -> int:
    while parent[city] != city:
        city = parent[city]
    return city
