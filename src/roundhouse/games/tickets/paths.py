"""The longest continuous path: a trail that uses each route once and cities freely (T-113, T-114).

Exact. A longest trail that is not closed starts and ends at cities with an odd number of routes: an end with a route
left over could be prolonged, and a closed trail that misses a route of its network could be cut open there. So a
network with at most two odd cities is walked completely, and elsewhere the search starts only from odd cities. It
remembers (routes used, city) and stops when it meets the bound that all but two odd cities leave a route unused.
"""

from __future__ import annotations

Edge = tuple[int, int, int]
"""Two cities and a length."""


def longest_path(edges: list[Edge]) -> tuple[int, list[int]]:
    """The length of the longest trail over these routes, and the routes along it in order (as indexes into `edges`)."""
    best, best_trail = 0, []
    parts = sorted(_parts(edges), key=lambda part: sum(edges[index][2] for index in part), reverse=True)
    for part in parts:
        if sum(edges[index][2] for index in part) <= best:
            break
        length, trail = _longest_in_part(edges, part, best)
        if length > best:
            best, best_trail = length, trail
    return best, best_trail


def _parts(edges: list[Edge]) -> list[list[int]]:
    """The edges of each connected part of the network."""
    parts: list[tuple[set[int], list[int]]] = []
    for index, (a, b, _) in enumerate(edges):
        touched = [part for part in parts if a in part[0] or b in part[0]]
        cities, members = {a, b}, [index]
        for part in touched:
            cities |= part[0]
            members += part[1]
            parts.remove(part)
        parts.append((cities, members))
    return [members for _, members in parts]


def _longest_in_part(edges: list[Edge], part: list[int], beat: int) -> tuple[int, list[int]]:
    """The longest trail within one connected part; only looked for as far as it beats `beat`."""
    around: dict[int, list[tuple[int, int, int]]] = {}  # by city: (edge, its bit, city at the other end)
    for position, index in enumerate(part):
        a, b, _ = edges[index]
        around.setdefault(a, []).append((index, 1 << position, b))
        around.setdefault(b, []).append((index, 1 << position, a))
    total = sum(edges[index][2] for index in part)
    odd = [city for city, ways in around.items() if len(ways) % 2]
    # Each odd city that is not an end leaves at least its shortest route unused; one route serves two such cities.
    spared = sorted(min(edges[index][2] for index, _, _ in around[city]) for city in odd)
    most = total - (sum(spared[: max(0, len(odd) - 2)]) + 1) // 2
    best, best_trail = beat, list[int]()
    seen: set[tuple[int, int]] = set()

    def walk(city: int, used: int, length: int, trail: list[int]) -> bool:
        """Try every way on; True once nothing longer can exist."""
        nonlocal best, best_trail
        extended = False
        for index, bit, onward in around[city]:
            if used & bit or (used | bit, onward) in seen:
                extended = extended or not used & bit
                continue
            extended = True
            seen.add((used | bit, onward))
            trail.append(index)
            if walk(onward, used | bit, length + edges[index][2], trail):
                return True
            trail.pop()
        if not extended and length > best:
            best, best_trail = length, trail[:]
        return best >= most

    for start in odd or list(around)[:1]:
        if walk(start, 0, 0, []):
            break
    return best, best_trail
