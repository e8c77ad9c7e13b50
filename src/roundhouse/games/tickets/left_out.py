"""The least that a longest path must leave out: routes that take all odd cities but two out of the way.

Every city on a trail except its ends is left as often as it is reached. So the routes left out meet each odd city that
is no end an odd number of times: at best they are shortest connections that pair these cities off.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

Edge = tuple[int, int, int]
"""Two cities and a length."""

MOST_ODD = 16  # more pairings than that of so many cities would take too long: then nothing is known to be left out


def least_left_out(edges: list[Edge], part: list[int]) -> set[int]:
    """The shortest set of routes without which at most two cities of this connected part are odd."""
    around: dict[int, list[tuple[int, int]]] = {}
    for index in part:
        a, b, _ = edges[index]
        around.setdefault(a, []).append((index, b))
        around.setdefault(b, []).append((index, a))
    odd = [city for city, ways in around.items() if len(ways) % 2]
    if len(odd) > MOST_ODD:
        return set()
    ways_from = {city: _shortest_ways(edges, around, city) for city in odd}

    @cache
    def cheapest(cities: frozenset[int], ends: int) -> tuple[int, frozenset[int]]:
        """Pair these cities off, all but so many, with the shortest connections in total."""
        if len(cities) <= ends:
            return 0, frozenset()
        first = min(cities)
        rest = cities - {first}
        options = []
        if ends:
            options.append(cheapest(rest, ends - 1))
        for other in rest:
            length, way = ways_from[first][other]
            more, ways = cheapest(rest - {other}, ends)
            options.append((length + more, ways ^ way))
        return min(options, key=lambda option: option[0])

    return set(cheapest(frozenset(odd), 2)[1])


def _shortest_ways(
    edges: list[Edge], around: dict[int, list[tuple[int, int]]], start: int
) -> dict[int, tuple[int, frozenset[int]]]:
    """By city, the length of the shortest connection from `start` and its routes."""
    ways: dict[int, tuple[int, frozenset[int]]] = {}
    queue = [(0, start, frozenset[int]())]
    while queue:
        length, city, way = heappop(queue)
        if city not in ways:
            ways[city] = (length, way)
            for index, onward in around[city]:
                if onward not in ways:
                    heappush(queue, (length + edges[index][2], onward, way | {index}))
    return ways
