"""Random boards: cities apart from each other, routes that never cross, colours in balance, tickets of all lengths.

A board depends on nothing but its seed, the number of cities and that of players. It is drawn again until nothing of it
touches and it scores well on the measure of quality.py.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any, Final

from roundhouse.games.tickets.box.board import CARS, MAX_LENGTH, MOST, Board, board_from_data
from roundhouse.games.tickets.box.colours import COLOURS, GRAY
from roundhouse.games.tickets.box.quality import PARTS, cut_cities, neighbours, quality, shortest_ways
from roundhouse.games.tickets.box.spaces import CAR, Point, touching
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.package_files import folder_of
from roundhouse.kernel.rng import Stream, seed_bytes

CITIES: Final = (10, 60)
PLAYERS: Final = (2, 5)
ATTEMPTS: Final = 400
GOOD: Final = 85.0  # out of 100; the usual board has more
EACH_PART: Final = 0.7  # no part of the measure may be below it
_MUSTS = [part for part in PARTS if part != "supply"]  # few people on a large board are no mistake
_WIDE, _HIGH = 1744, 1125
_APART = 0.5  # of that side, between two cities at least
_EDGE = 70  # of the drawing, where no city lies
_SIDE_LONG = 3.6  # spaces of a route as long as the side of the square that each city would have for itself
_NARROW = 0.87  # the cosine of the narrowest angle between two routes of a city
_NARROW_TWIN = 0.62  # and where one of them is a double route
_CLEAR = 44.0  # between a route and a city that it passes
_WAYS = 2.15  # pairs of joined cities for each city
_DOUBLES = 0.28  # the share of them that are double routes
_GRAY = 0.42  # the share of routes that are gray
_SPACES_PER_CAR = 1.6
_MENDINGS = 12
_TRIES = 60  # to place a city
_ANY_TICKET = [(0, 1, 1)]  # so that it is a board before there are tickets

Pair = tuple[int, int]
_Route = dict[str, Any]
_Ticket = tuple[int, int, int]  # two cities and points


def random_board(seed: int, cities: int = 36, players: int = 5) -> Board:
    """A board for up to so many players; raises InvalidOption for what cannot be."""
    _check_number("cities", cities, CITIES)
    _check_number("players", players, PLAYERS)
    stream = Stream(seed_bytes(seed))
    for _ in range(ATTEMPTS):
        board = _drawn(stream, f"Random {seed}", cities, players)
        if board is None or touching(board):
            continue
        parts = quality(board, players)
        if parts["total"] >= GOOD and all(parts[part] >= EACH_PART for part in _MUSTS):
            return board
    raise AssertionError("no board of this size is good")  # then GOOD asks for too much


def _check_number(name: str, value: int, bounds: tuple[int, int]) -> None:
    least, most = bounds
    if type(value) is not int or not least <= value <= most:
        told = complaint(
            "whole-from-to",
            "{value} is not a whole number from {least} to {most}",
            value=repr(value),
            least=least,
            most=most,
        )
        raise InvalidOption(about(name, told), option=name, value=value)


def _drawn(stream: Stream, name: str, cities: int, players: int) -> Board | None:
    places = _places(stream, cities)
    if places is None:
        return None
    unit = sqrt(_WIDE * _HIGH / cities) / _SIDE_LONG
    pairs = _thinned(stream, _joined(places, unit), places)
    if pairs is None:
        return None
    lengths = {pair: _length(_far(places, pair), unit) for pair in pairs}
    doubles = _doubles(stream, pairs, lengths, places)
    towns = _names(stream, cities)
    sheet = _Sheet(name, places, towns)
    if not _parted(sheet, pairs, doubles, lengths):
        return None
    routes = _coloured(stream, _with_twins(pairs, doubles), lengths)
    used = sum(route["length"] for route in routes) if players > 3 else sum(lengths[pair] for pair in pairs)  # T-080
    cars = min(CARS[1], max(2 * CARS[0], round(used / (players * _SPACES_PER_CAR))))
    number = min(MOST["tickets"], max(5 * players, round(cities * 5 / 6)))
    tickets = _tickets(stream, neighbours(sheet.board(routes, _ANY_TICKET)), number)
    return board_from_data(sheet.data(routes, tickets, cars)) if len(tickets) >= 3 * players else None


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The cities of a board that is being drawn, by their numbers in routes and tickets."""

    name: str
    places: list[Point]
    towns: list[str]

    def data(self, routes: list[_Route], tickets: list[_Ticket], cars: int) -> dict[str, Any]:
        ids = [town.lower() for town in self.towns]
        return {
            "name": self.name,
            "cars": cars,
            "aspect": [_WIDE, _HIGH],
            "cities": [
                {"id": ids[city], "name": self.towns[city], "x": round(x / _WIDE, 4), "y": round(y / _HIGH, 4)}
                for city, (x, y) in enumerate(self.places)
            ],
            "routes": [{**route, "a": ids[route["a"]], "b": ids[route["b"]]} for route in routes],
            "tickets": [{"a": ids[a], "b": ids[b], "points": points} for a, b, points in tickets],
        }

    def board(self, routes: list[_Route], tickets: list[_Ticket]) -> Board:
        return Board(self.data(routes, tickets, CARS[1]))


def _parted(sheet: _Sheet, pairs: list[Pair], doubles: set[Pair], lengths: dict[Pair, int]) -> bool:
    """Take away what touches: first that there are two routes, then the pair if the board holds together without it.
    False where something still touches in the end."""
    for _ in range(_MENDINGS):
        drawn = _with_twins(pairs, doubles)
        board = sheet.board([_gray(pair, lengths) for pair in drawn], _ANY_TICKET)
        close = {drawn[index] for index in touching(board)}
        if not close:
            return True
        for pair in sorted(close & doubles or close):
            if pair in doubles:
                doubles.discard(pair)
            elif _can_go(pair, pairs, len(sheet.places)):
                pairs.remove(pair)
                break
    return False


def _can_go(pair: Pair, pairs: list[Pair], cities: int) -> bool:
    around = _around([other for other in pairs if other != pair], cities)
    return min(map(len, around)) >= 2 and not cut_cities(around)


def _around(pairs: list[Pair], cities: int) -> list[dict[int, int]]:
    around: list[dict[int, int]] = [{} for _ in range(cities)]
    for one, two in pairs:
        around[one][two] = around[two][one] = 1
    return around


def _with_twins(pairs: list[Pair], doubles: set[Pair]) -> list[Pair]:
    return [pair for pair in pairs for _ in range(2 if pair in doubles else 1)]


def _gray(pair: Pair, lengths: dict[Pair, int]) -> _Route:
    return {"a": pair[0], "b": pair[1], "length": lengths[pair], "colour": str(GRAY)}


def _places(stream: Stream, cities: int) -> list[Point] | None:
    """Places for the cities, from west to east, none too near to another."""
    apart = _APART * sqrt(_WIDE * _HIGH / cities)
    places: list[Point] = []
    for _ in range(cities):
        best = None
        for _ in range(_TRIES):
            x = _EDGE + stream.below(_WIDE - 2 * _EDGE)
            y = _EDGE + stream.below(_HIGH - 2 * _EDGE)
            near = min(((x - u) * (x - u) + (y - v) * (y - v) for u, v in places), default=4.0 * _WIDE * _WIDE)
            if near > apart * apart:
                best = (float(x), float(y))
                break
        if best is None:
            return None
        places.append(best)
    return sorted(places)


def _far(places: list[Point], pair: Pair) -> float:
    (x, y), (u, v) = places[pair[0]], places[pair[1]]
    return sqrt((x - u) * (x - u) + (y - v) * (y - v))


def _length(far: float, unit: float) -> int:
    return max(1, min(MAX_LENGTH, int((far - CAR) / unit + 0.5)))


def _joined(places: list[Point], unit: float) -> list[Pair]:
    """As many pairs of cities as can be joined by straight lines, near ones first: none crosses another, passes too
    near to a city or leaves one beside another line."""
    every = [(one, two) for two in range(len(places)) for one in range(two)]
    near = sorted(
        (pair for pair in every if _far(places, pair) <= unit * (MAX_LENGTH + 0.9)), key=lambda p: _far(places, p)
    )
    found: list[Pair] = []
    for pair in near:
        if any(city not in pair and _passes(places, pair, city) for city in range(len(places))):
            continue
        if all(_agree(places, pair, other, _NARROW) for other in found):
            found.append(pair)
    return found


def _passes(places: list[Point], pair: Pair, city: int) -> bool:
    (x, y), (u, v), (p, q) = places[pair[0]], places[pair[1]], places[city]
    east, south = u - x, v - y
    square = east * east + south * south
    along = ((p - x) * east + (q - y) * south) / square
    if not 0 <= along <= 1:
        return False
    across = (p - x) * south - (q - y) * east
    return across * across < _CLEAR * _CLEAR * square


def _agree(places: list[Point], one: Pair, two: Pair, narrow: float) -> bool:
    """Whether both lines can be: they leave a common city apart from each other, or do not cross."""
    common = set(one) & set(two)
    if common:
        return _cosine(places, one, two) < narrow
    a, b, c, d = (places[city] for city in (*one, *two))
    return not (_turns(a, b, c) != _turns(a, b, d) and _turns(c, d, a) != _turns(c, d, b))


def _cosine(places: list[Point], one: Pair, two: Pair) -> float:
    """Of the angle between two lines from a common city."""
    (city,) = set(one) & set(two)
    x, y = places[city]
    u, v = places[one[0] + one[1] - city]
    p, q = places[two[0] + two[1] - city]
    dot = (u - x) * (p - x) + (v - y) * (q - y)
    return dot / (_far(places, one) * _far(places, two))


def _turns(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def _thinned(stream: Stream, pairs: list[Pair], places: list[Point]) -> list[Pair] | None:
    """As many of the pairs as a board should have, with two ways at least from every city and no city that alone holds
    the board together; None where there are too few."""
    around = _around(pairs, len(places))
    if any(len(ways) < 2 for ways in around) or cut_cities(around):
        return None
    wanted = round(_WAYS * len(places))
    kept = list(pairs)
    left = list(pairs)
    stream.shuffle(left)
    for pair in left:
        if len(kept) <= wanted:
            break
        one, two = pair
        if len(around[one]) <= 3 or len(around[two]) <= 3:
            continue
        del around[one][two], around[two][one]
        if cut_cities(around):
            around[one][two] = around[two][one] = 1
        else:
            kept.remove(pair)
    return sorted(kept)


def _doubles(stream: Stream, pairs: list[Pair], lengths: dict[Pair, int], places: list[Point]) -> set[Pair]:
    """Which pairs get a second route: where there is room beside all others, short ones as likely as long ones."""
    chosen: set[Pair] = set()
    order = list(pairs)
    stream.shuffle(order)
    for pair in order:
        if len(chosen) >= round(_DOUBLES * len(pairs)):
            break
        if lengths[pair] < MAX_LENGTH and all(
            _cosine(places, pair, other) < (_NARROW_TWIN if other not in chosen else _NARROW_TWIN / 2)
            for other in pairs
            if other != pair and len(set(pair) & set(other)) == 1
        ):
            chosen.add(pair)
    return chosen


def _coloured(stream: Stream, pairs: list[Pair], lengths: dict[Pair, int]) -> list[_Route]:
    """A colour for each route: short ones are gray more often, and the colours have as many spaces as each other."""
    routes = [_gray(pair, lengths) for pair in pairs]
    order = list(range(len(routes)))
    stream.shuffle(order)
    order.sort(key=lambda index: routes[index]["length"] + stream.below(3))
    gray = order[: round(_GRAY * len(routes))]
    coloured = sorted((index for index in order if index not in gray), key=lambda index: -routes[index]["length"])
    spaces: Counter[str] = Counter()
    at_city: Counter[tuple[int, str]] = Counter()
    for index in coloured:
        route = routes[index]
        twin = {other["colour"] for other in routes if (other["a"], other["b"]) == (route["a"], route["b"])}
        colours = [str(colour) for colour in COLOURS if colour not in twin]
        stream.shuffle(colours)
        colour = min(colours, key=lambda one: (spaces[one], at_city[route["a"], one] + at_city[route["b"], one]))
        route["colour"] = colour
        spaces[colour] += route["length"]
        at_city[route["a"], colour] += 1
        at_city[route["b"], colour] += 1
    return routes


def _tickets(stream: Stream, around: list[dict[int, int]], number: int) -> list[_Ticket]:
    """Tickets for cities that are not neighbours, worth their shortest way: short, middle and long ones in turn, and
    first between cities that few others name."""
    far = [shortest_ways(around, city) for city in range(len(around))]
    pairs = [(a, b) for b in range(len(far)) for a in range(b) if b not in around[a] and far[a][b] > 3]
    if not pairs:
        return []
    widest = max(far[a][b] for a, b in pairs)
    kinds: list[list[Pair]] = [[], [], []]
    for a, b in pairs:
        share = far[a][b] / widest
        kinds[0 if share <= 0.4 else 1 if share < 0.7 else 2].append((a, b))
    for kind in kinds:
        stream.shuffle(kind)
    named: Counter[int] = Counter()
    chosen: list[_Ticket] = []
    for turn in range(3 * number):
        if len(chosen) == number:
            break
        kind = kinds[(0, 1, 2, 1)[turn % 4]]
        if kind:
            a, b = min(kind, key=lambda pair: named[pair[0]] + named[pair[1]])
            kind.remove((a, b))
            named[a] += 1
            named[b] += 1
            chosen.append((a, b, far[a][b]))
    return sorted(chosen)


@cache
def _syllables() -> tuple[list[str], list[str]]:
    data = tomllib.loads(folder_of(__package__).joinpath("data/place_names.toml").read_text("utf-8"))
    return data["beginnings"], data["endings"]


def _names(stream: Stream, number: int) -> list[str]:
    beginnings, endings = _syllables()
    names: dict[str, None] = {}
    while len(names) < number:
        names[stream.choice(beginnings) + stream.choice(endings)] = None
    return list(names)
