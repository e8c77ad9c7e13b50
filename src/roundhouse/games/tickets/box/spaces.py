"""Where the spaces of every route lie when a board is drawn with straight routes, and what of it touches.

Any board is drawn as large as the usual one, so that cars and names have their size on all of them. Routes that leave a
city at a narrow angle begin farther from it: where they no longer touch. Only sums, products and square roots are
taken, which are the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from roundhouse.games.tickets.box.board import Board

AREA: Final = 1744 * 1125  # of the drawing of the usual board
ASPECT: Final = (3.0, 2.0)  # of a board that does not say
CITY: Final = 15.0  # free room around a city
FARTHEST: Final = 48.0  # from its city, for the first space of a route
GAP: Final = 5.0  # between two spaces
TWIN: Final = 10.5  # how far each of two parallel routes lies from the line between the cities
CAR: Final = 19.0  # how wide a space is with a car on it
LONGEST: Final = 118.0  # a space of a short route is not stretched beyond this
SHORTEST: Final = 22.0  # a space that still reads as one
_DOT = 12.0  # of a city, with its ring

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Space:
    """A rectangle on the drawing: its middle, its direction and half its length."""

    x: float
    y: float
    east: float
    south: float
    half: float


def places_of(board: Board) -> list[Point]:
    """Where the cities lie."""
    across, down = board.data.get("aspect", ASPECT)
    times = sqrt(AREA / (across * down))
    return [(city.x * across * times, city.y * down * times) for city in board.cities]


def spaces_of(board: Board) -> list[list[Space]]:
    """By route: its spaces, from the city whose id comes first."""
    places = places_of(board)
    rooms = _rooms(board, places)
    return [_spaces(board, index, places, rooms) for index in range(len(board.routes))]


def _direction(here: Point, there: Point) -> tuple[float, float, float]:
    """The way from one point to another, one long, and the distance."""
    east, south = there[0] - here[0], there[1] - here[1]
    far = sqrt(east * east + south * south)
    return (east / far, south / far, far) if far else (1.0, 0.0, 0.0)


def _rooms(board: Board, places: list[Point]) -> dict[tuple[int, int], float]:
    """For each city and each of its neighbours: how far from the city the spaces on the way there begin."""
    ways: dict[int, dict[int, float]] = {}  # by city: its neighbours, and half of how wide the way there is
    for route in board.routes:
        half = CAR / 2 + (TWIN if route.twin >= 0 else 0)
        ways.setdefault(route.a, {})[route.b] = half
        ways.setdefault(route.b, {})[route.a] = half
    rooms: dict[tuple[int, int], float] = {}
    for city, around in ways.items():
        directions = {other: _direction(places[city], places[other]) for other in around}
        for one, half in around.items():
            east, south, _ = directions[one]
            room = CITY
            for other, theirs in around.items():
                if other != one:
                    cosine = east * directions[other][0] + south * directions[other][1]
                    sine = sqrt(max(1e-6, 1 - cosine * cosine))
                    meet = (theirs + half * cosine) / sine  # where the edges of both ways cross
                    room = max(room, meet + 1)
            rooms[city, one] = min(room, FARTHEST)
    return rooms


def _spaces(board: Board, index: int, places: list[Point], rooms: dict[tuple[int, int], float]) -> list[Space]:
    route = board.routes[index]
    first, last = sorted((route.a, route.b), key=lambda city: board.cities[city].id)
    x, y = places[first]
    east, south, far = _direction(places[first], places[last])
    begin, end = rooms[first, last], far - rooms[last, first]
    pitch = min((end - begin) / route.length, LONGEST + GAP)
    begin += (end - begin - pitch * route.length) / 2 + pitch / 2
    side = 0.0 if route.twin < 0 else (-TWIN if index < route.twin else TWIN)
    return [
        Space(
            x + east * (begin + pitch * number) - south * side,
            y + south * (begin + pitch * number) + east * side,
            east,
            south,
            max(0.0, (pitch - GAP) / 2),
        )
        for number in range(route.length)
    ]


def touching(board: Board) -> dict[int, str]:
    """By route: the id of what it touches, another route or a foreign city; its own where its spaces are too short."""
    spaces = spaces_of(board)
    places = places_of(board)
    boxes = [_box(own) for own in spaces]
    found: dict[int, str] = {}
    for index, own in enumerate(spaces):
        route = board.routes[index]
        if own[0].half * 2 < SHORTEST:
            found.setdefault(index, route.id)
        for city, (x, y) in enumerate(places):
            if city not in (route.a, route.b) and any(_is_near(space, x, y) for space in own):
                found.setdefault(index, board.cities[city].id)
        for other in range(index):
            if _are_apart(boxes[index], boxes[other]):
                continue
            if any(_overlap(one, two) for one in own for two in spaces[other]):
                found.setdefault(index, board.routes[other].id)
                found.setdefault(other, route.id)
    return found


def _box(spaces: list[Space]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a rectangle that all of them lie in."""
    reach = spaces[0].half + CAR
    xs, ys = [space.x for space in spaces], [space.y for space in spaces]
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def _are_apart(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> bool:
    return one[2] < two[0] or two[2] < one[0] or one[3] < two[1] or two[3] < one[1]


def _is_near(space: Space, x: float, y: float) -> bool:
    """Whether a city's dot lies on a space."""
    east, south = x - space.x, y - space.y
    along = abs(east * space.east + south * space.south) - space.half
    across = abs(south * space.east - east * space.south) - CAR / 2
    return along < _DOT and across < _DOT


def _overlap(one: Space, two: Space) -> bool:
    """Whether two rectangles share more than an edge: no line along a side of either parts them."""
    east, south = two.x - one.x, two.y - one.y
    if east * east + south * south > (one.half + two.half + CAR) * (one.half + two.half + CAR):
        return False
    cosine = abs(one.east * two.east + one.south * two.south)
    sine = abs(one.east * two.south - one.south * two.east)
    half = CAR / 2
    for here, there in ((one, two), (two, one)):
        along = abs(east * here.east + south * here.south)
        across = abs(south * here.east - east * here.south)
        if along >= here.half + there.half * cosine + half * sine - 1e-9:
            return False
        if across >= half + there.half * sine + half * cosine - 1e-9:
            return False
    return True
