"""The longest continuous path: a trail that uses each route once and cities freely (T-113, T-114).

Exact. A longest trail that is not closed starts and ends at cities with an odd number of routes: an end with a route
left over could be prolonged, and a closed trail that misses a route of its network could be cut open there. So a
network with at most two odd cities is walked completely. Elsewhere a search that remembers (routes used, city) starts
from each odd city. Where that takes long, in dense networks of short routes, the routes that a longest trail leaves out
are worked out instead (left_out.py) and what remains is walked.
"""

from __future__ import annotations

from collections import Counter

from roundhouse.games.tickets.connections.left_out import Edge, left_out

PATIENCE = 2000  # positions searched before another way is taken


def longest_path(edges: list[Edge]) -> tuple[int, list[int]]:
    """The length of the longest trail over these routes, and the routes along it in order (as indexes into `edges`)."""
    best, best_trail = 0, list[int]()
    for part in sorted(_parts(edges), key=lambda part: _length(edges, part), reverse=True):
        if _length(edges, part) <= best:
            break
        trail = _longest_in_part(edges, part)
        if _length(edges, trail) > best:
            best, best_trail = _length(edges, trail), trail
    return best, best_trail


def _length(edges: list[Edge], members: list[int]) -> int:
    return sum([edges[index][2] for index in members])


def _parts(edges: list[Edge]) -> list[list[int]]:
    """The edges of each connected part of the network."""
    parts: list[tuple[set[int], list[int]]] = []
    for index, (a, b, _) in enumerate(edges):
        cities, members = {a, b}, [index]
        for part in [part for part in parts if a in part[0] or b in part[0]]:
            cities |= part[0]
            members += part[1]
            parts.remove(part)
        parts.append((cities, members))
    return [members for _, members in parts]


def _longest_in_part(edges: list[Edge], part: list[int]) -> list[int]:
    """The longest trail within one connected part."""
    search = _Search(edges, part)
    if len(search.odd) <= 2:
        return _walk_all(edges, part)
    if search.run(PATIENCE):
        return search.best_trail
    spared = left_out(edges, part)
    return _walk_all(edges, [index for index in part if index not in spared])


def _walk_all(edges: list[Edge], part: list[int]) -> list[int]:
    """A trail over all of these edges; they are connected and at most two cities are odd."""
    around: dict[int, list[tuple[int, int]]] = {}
    for index in part:
        a, b, _ = edges[index]
        around.setdefault(a, []).append((index, b))
        around.setdefault(b, []).append((index, a))
    start = next((city for city, ways in around.items() if len(ways) % 2), edges[part[0]][0])
    used: set[int] = set()
    stack, trail = [(start, -1)], list[int]()
    while stack:  # go on until stuck, then step back and insert what was missed
        city, arrived_by = stack[-1]
        while around[city] and around[city][-1][0] in used:
            around[city].pop()
        if around[city]:
            index, onward = around[city].pop()
            used.add(index)
            stack.append((onward, index))
        else:
            stack.pop()
            if arrived_by >= 0:
                trail.append(arrived_by)
    return trail


def _most(edges: list[Edge], part: list[int]) -> int:
    """No trail over these edges is longer than this.

    A route to a city without any other is the first or the last of a trail, so at most two of them count. Between them
    each odd city that is not an end leaves at least its shortest route unused; one route serves two such cities.
    """
    degree = Counter(city for index in part for city in edges[index][:2])
    ends = [index for index in part if 1 in (degree[edges[index][0]], degree[edges[index][1]])]
    inner = [index for index in part if index not in ends]
    shortest: dict[int, int] = {}
    for index in inner:
        a, b, length = edges[index]
        for city in (a, b):
            shortest[city] = min(length, shortest.get(city, length))
    inner_degree = Counter(city for index in inner for city in edges[index][:2])
    spared = sorted(length for city, length in shortest.items() if inner_degree[city] % 2)
    longest_ends = sorted(edges[index][2] for index in ends)[-2:]
    return sum(longest_ends) + _length(edges, inner) - (sum(spared[:-2]) + 1) // 2


class _Search:
    """All trails from odd cities, each set of used routes and last city once."""

    def __init__(self, edges: list[Edge], part: list[int]) -> None:
        self.edges = edges
        self.around: dict[int, list[tuple[int, int, int]]] = {}  # by city: (edge, its bit, city at the other end)
        for number, index in enumerate(part):
            a, b, _ = edges[index]
            self.around.setdefault(a, []).append((index, 1 << number, b))
            self.around.setdefault(b, []).append((index, 1 << number, a))
        self.odd = [city for city, ways in self.around.items() if len(ways) % 2]
        self.most = _most(edges, part)
        self.best = 0
        self.best_trail: list[int] = []
        self.seen: set[tuple[int, int]] = set()

    def run(self, patience: int) -> bool:
        """Find the longest trail; False if patience runs out first."""
        self.patience = patience
        for start in self.odd:
            if self._walk(start, 0, 0, []):
                break
        return len(self.seen) <= patience or self.best >= self.most

    def _walk(self, city: int, used: int, length: int, trail: list[int]) -> bool:
        """Try every way on; True once there is no need to look further."""
        stuck = True
        for index, bit, onward in self.around[city]:
            if used & bit:
                continue
            stuck = False
            place = (used | bit, onward)
            if place in self.seen:
                continue
            self.seen.add(place)
            if len(self.seen) > self.patience:
                return True
            trail.append(index)
            if self._walk(onward, used | bit, length + self.edges[index][2], trail):
                return True
            trail.pop()
        if stuck and length > self.best:
            self.best, self.best_trail = length, trail[:]
        return self.best >= self.most
