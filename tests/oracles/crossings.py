"""Second answers about drawings: which lines cross, whether rectangles overlap, in how many parts a board falls.

Slow and by other means than what they check: parameters of the crossing point, corners inside, a union of sets.
"""

from __future__ import annotations

from math import hypot

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float, float, float]
"""Its middle, its direction, half its length and half its width."""


def crossings(points: dict[str, Point], lines: list[tuple[str, str]]) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Pairs of lines without a common end that meet."""
    found = []
    for index, one in enumerate(lines):
        for two in lines[:index]:
            if not set(one) & set(two) and _meet(*(points[end] for end in (*one, *two))):
                found.append((one, two))
    return found


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Where the lines through both pairs cross, as shares of the way from a to b and from c to d."""
    east, south = b[0] - a[0], b[1] - a[1]
    right, down = d[0] - c[0], d[1] - c[1]
    bottom = east * down - south * right
    if abs(bottom) < 1e-6:  # parallel
        return False
    first = ((c[0] - a[0]) * down - (c[1] - a[1]) * right) / bottom
    second = ((c[0] - a[0]) * south - (c[1] - a[1]) * east) / bottom
    return 0 <= first <= 1 and 0 <= second <= 1


def _corners(rectangle: Rectangle) -> list[Point]:
    x, y, east, south, long, wide = rectangle
    return [(x + east * i * long - south * j * wide, y + south * i * long + east * j * wide) for i, j in _SIGNS]


_SIGNS = ((1, 1), (1, -1), (-1, -1), (-1, 1))


def _is_inside(point: Point, rectangle: Rectangle) -> bool:
    x, y, east, south, long, wide = rectangle
    right, down = point[0] - x, point[1] - y
    slack = 1e-6
    return abs(right * east + down * south) < long - slack and abs(down * east - right * south) < wide - slack


def overlaps(one: Rectangle, two: Rectangle) -> bool:
    """Whether a corner of either lies inside the other, or edges of both cross."""
    if hypot(one[0] - two[0], one[1] - two[1]) > hypot(one[4], one[5]) + hypot(two[4], two[5]):
        return False
    here, there = _corners(one), _corners(two)
    if any(_is_inside(corner, two) for corner in here) or any(_is_inside(corner, one) for corner in there):
        return True
    small_here, small_there = (
        [_shrunk(corner, of) for corner in corners] for corners, of in ((here, one), (there, two))
    )
    return any(
        _meet(small_here[i - 1], small_here[i], small_there[j - 1], small_there[j]) for i in range(4) for j in range(4)
    )


def _shrunk(corner: Point, rectangle: Rectangle) -> Point:
    """A hair nearer to the middle, so that rectangles that only touch do not overlap."""
    return tuple(of + (at - of) * (1 - 1e-6) for at, of in zip(corner, rectangle[:2], strict=True))  # type: ignore[return-value]


def parts_of(points: dict[str, Point], lines: list[tuple[str, str]]) -> int:
    """In how many parts the points fall."""
    parts = [{point} for point in points]
    for one, two in lines:
        joined = [part for part in parts if one in part or two in part]
        parts = [part for part in parts if part not in joined] + [set().union(*joined)]
    return len(parts)
