"""The longest trail by trying every way from every city: slow, obvious, and sharing nothing with the engine."""

from __future__ import annotations


def longest_trail(edges: list[tuple[int, int, int]]) -> int:
    def onward(city: int, unused: frozenset[int]) -> int:
        best = 0
        for index in unused:
            a, b, length = edges[index]
            if city in (a, b):
                best = max(best, length + onward(a + b - city, unused - {index}))
        return best

    cities = {city for a, b, _ in edges for city in (a, b)}
    return max((onward(city, frozenset(range(len(edges)))) for city in cities), default=0)


def longest_of_all_sets(edges: list[tuple[int, int, int]]) -> int:
    """The longest of all sets of edges that are connected and have at most two odd ends: for up to a dozen edges."""
    best = 0
    for chosen in range(1, 1 << len(edges)):
        own = [edge for index, edge in enumerate(edges) if chosen >> index & 1]
        ends = [city for a, b, _ in own for city in (a, b)]
        if sum(ends.count(city) % 2 for city in set(ends)) <= 2 and _is_connected(own):
            best = max(best, sum(length for _, _, length in own))
    return best


def _is_connected(edges: list[tuple[int, int, int]]) -> bool:
    reached = set(edges[0][:2])
    for _ in edges:
        for a, b, _ in edges:
            if a in reached or b in reached:
                reached |= {a, b}
    return all(a in reached for a, _, _ in edges)


def is_trail(edges: list[tuple[int, int, int]], trail: list[int]) -> bool:
    """Whether these edges follow one another, each used once."""
    if len(set(trail)) != len(trail):
        return False
    for start in edges[trail[0]][:2] if trail else ():
        city = start
        for index in trail:
            a, b, _ = edges[index]
            if city not in (a, b):
                break
            city = a + b - city
        else:
            return True
    return not trail
