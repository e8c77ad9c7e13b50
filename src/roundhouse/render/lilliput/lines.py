"""Lines beside the track: where a route runs on the drawing, a little to the right of the rails."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

Point = tuple[float, float]

Box = tuple[float, float, float, float, float]
"""Left, top, right, bottom, and how bad it is to cover it."""

CELL = 100.0
MIDDLE = CELL / 2
_BEND = 9
_SHARPEST = 0.35  # how far a corner may be drawn out, as the cosine of half its angle


def edge_point(side: int) -> Point:
    """The middle of a side of a cell, from its upper left corner."""
    return ((MIDDLE, 0.0), (CELL, MIDDLE), (MIDDLE, CELL), (0.0, MIDDLE))[side]


def track_points(entry: int, out: int, through_middle: bool) -> list[Point]:
    """Points along the track from one side of a cell to another; -1 is the middle of the cell."""
    centre = (MIDDLE, MIDDLE)
    if entry < 0 or out < 0 or through_middle or (entry - out) % 4 == 2:
        start = centre if entry < 0 else edge_point(entry)
        end = centre if out < 0 else edge_point(out)
        return [start, centre, end] if through_middle and entry >= 0 and out >= 0 else [start, end]
    a, b = edge_point(entry), edge_point(out)
    corner = (a[0] + b[0] - MIDDLE, a[1] + b[1] - MIDDLE)
    first, last = atan2(a[1] - corner[1], a[0] - corner[0]), atan2(b[1] - corner[1], b[0] - corner[0])
    if last - first > pi:
        last -= 2 * pi
    elif first - last > pi:
        last += 2 * pi
    angles = [first + (last - first) * step / _BEND for step in range(_BEND + 1)]
    return [(corner[0] + MIDDLE * cos(angle), corner[1] + MIDDLE * sin(angle)) for angle in angles]


def beside(points: Sequence[Point], distance: float) -> list[Point]:
    """The same line, moved to its right by a distance."""
    line = [points[0]]
    for point in points[1:]:
        if hypot(point[0] - line[-1][0], point[1] - line[-1][1]) > 0.01:
            line.append(point)
    if len(line) < 2:
        return line
    normals = []
    for one, two in pairwise(line):
        length = hypot(two[0] - one[0], two[1] - one[1])
        normals.append((-(two[1] - one[1]) / length, (two[0] - one[0]) / length))
    moved = []
    for index, (x, y) in enumerate(line):
        before, after = normals[max(0, index - 1)], normals[min(index, len(normals) - 1)]
        nx, ny = before[0] + after[0], before[1] + after[1]
        length = hypot(nx, ny)
        if length < 0.01:
            nx, ny, stretch = after[0], after[1], 1.0
        else:
            nx, ny = nx / length, ny / length
            stretch = 1 / max(_SHARPEST, nx * after[0] + ny * after[1])
        moved.append((x + nx * distance * stretch, y + ny * distance * stretch))
    return moved


def shortened(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """The line without so much of its first and last stretch."""
    line = list(points)
    for cut in (start, end):
        left = cut
        while len(line) > 2 and left > 0:
            step = hypot(line[1][0] - line[0][0], line[1][1] - line[0][1])
            if step > left:
                break
            line.pop(0)
            left -= step
        step = hypot(line[1][0] - line[0][0], line[1][1] - line[0][1])
        if step > left > 0:
            share = left / step
            line[0] = (
                line[0][0] + (line[1][0] - line[0][0]) * share,
                line[0][1] + (line[1][1] - line[0][1]) * share,
            )
        line.reverse()
    return line


def best_place(line: Sequence[Point], width: float, busy: Sequence[Box]) -> Point:
    """Where a label of that width beside the line covers least, if possible near the end of the line."""
    best, least = line[-1], float("inf")
    for number, (x, y) in enumerate(_spread(line)):
        for dx, dy in ((0, 20), (0, -20), (width / 2 + 6, 0), (-width / 2 - 6, 0)):
            box = (x + dx - width / 2, y + dy - 12, x + dx + width / 2, y + dy + 12)
            cost = number * 6.0 + sum(_overlap(box, other) * other[4] for other in busy)
            if cost < least:
                best, least = (x + dx, y + dy), cost
    return best


def _spread(line: Sequence[Point]) -> list[Point]:
    """Points every ten units from the end of a line on."""
    points = [line[-1]]
    for end, start in pairwise(reversed(line)):
        length = hypot(end[0] - start[0], end[1] - start[1])
        steps = max(1, round(length / 10))
        points += [
            (end[0] + (start[0] - end[0]) * step / steps, end[1] + (start[1] - end[1]) * step / steps)
            for step in range(1, steps + 1)
        ]
    return points


def _overlap(box: tuple[float, float, float, float], other: Box) -> float:
    wide = min(box[2], other[2]) - max(box[0], other[0])
    tall = min(box[3], other[3]) - max(box[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0
