"""A part of the map, as a part of pictures: land, routes, cars, tickets as lines, cities with their names."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from math import atan2, degrees, hypot

from roundhouse.games.tickets.box.board import Board, CityId, Route, TicketId, usa_board
from roundhouse.kernel.contract import View
from roundhouse.render.drawing import Drawing, num
from roundhouse.render.illustrations import verdict
from roundhouse.render.picture import WEB
from roundhouse.render.tickets.shapes import CARD_SHAPES, PLAYER_SHAPES, shape

CITY = 15.0  # free room around a city
GAP = 5.0  # between two spaces
TWIN = 10.5  # how far each of two parallel routes lies from the line between the cities
WIDE, CAR = 14.0, 19.0  # an open space, a car on it
LETTER = 0.6  # of the size of the type, on average
TYPE = 15.0  # as it is seen
AROUND = 92.0  # the cities that a part is about
SLENDER, WIDEST = 1.4, 2.0  # times as wide as tall

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Marks:
    """What a picture says about the map beside what lies there."""

    tried: Mapping[str, bool] = field(default_factory=dict)  # routes that somebody tries to claim: may they?
    ghost: str = "blue"  # the colour of whoever tries
    path: Collection[str] = ()  # routes of the longest path
    tickets: Mapping[str, bool | None] = field(default_factory=dict)  # drawn as lines: completed, missed, still open


@cache
def _places(board: Board) -> dict[int, Point]:
    across, down = board.data.get("aspect", (1000, 700))
    return {number: (city.x * across, city.y * down) for number, city in enumerate(board.cities)}


@cache
def _outline() -> dict[str, str]:
    found: dict[str, str] = json.loads((WEB / "data" / "usa-outline.json").read_text("utf-8"))
    return found


def map_part(board: Board, view: View, around: Sequence[str], width: float, marks: Marks) -> Drawing:
    """The map around these cities, or all of it, so wide."""
    box = _box(board, around)
    scale = width / (box[2] - box[0])
    height = (box[3] - box[1]) * scale
    owners = {route: view["seats"][seat]["colour"] for route, seat in view["routes"].items()}
    parts = [f'<rect class="sea" x="{num(box[0])}" y="{num(box[1])}" width="9999" height="9999"/>']
    if board is usa_board():
        land = _outline()
        parts += [f'<path class="{name}" d="{land[name]}"/>' for name in ("land", "border", "lakes")]
    shown = [route for route in board.routes if _touches(board, route, box)]
    for route in sorted(shown, key=lambda route: route.id in owners):
        parts += _route(board, route, owners.get(route.id), route.id in view["closed"], marks)
    parts += _ticket_lines(board, marks)
    parts += _cities(board, box, scale, shown)
    for route in shown:
        if route.id in marks.tried:
            x, y = _middle(board, route)
            parts += verdict(x, y, marks.tried[route.id], 13 / scale)
    window = f'viewBox="{num(box[0])} {num(box[1])} {num(box[2] - box[0])} {num(box[3] - box[1])}"'
    frame = f'<rect class="frame" width="{num(width)}" height="{num(height)}" rx="8"/>'
    drawn = f'<svg class="map" width="{num(width)}" height="{num(height)}" {window}>{"".join(parts)}</svg>'
    return Drawing((drawn, frame), width, height)


def _box(board: Board, around: Sequence[str]) -> Box:
    places = _places(board)
    chosen = [places[board.city_index[CityId(city)]] for city in around] if around else list(places.values())
    room = AROUND if around else 70
    xs, ys = [x for x, _ in chosen], [y for _, y in chosen]
    left, top, right, bottom = min(xs) - room, min(ys) - room * 0.7, max(xs) + room, max(ys) + room * 0.7
    wider = max(0.0, (bottom - top) * SLENDER - (right - left)) / 2
    taller = max(0.0, (right - left) / WIDEST - (bottom - top)) / 2
    return left - wider, top - taller, right + wider, bottom + taller


def _touches(board: Board, route: Route, box: Box) -> bool:
    (ax, ay), (bx, by) = (_places(board)[city] for city in (route.a, route.b))
    steps = [(ax + (bx - ax) * step / 20, ay + (by - ay) * step / 20) for step in range(21)]
    return any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in steps)


def _spaces(board: Board, route: Route) -> tuple[list[tuple[float, float, float]], float]:
    """The middles of its spaces with their direction, and how long each is."""
    first, last = sorted((route.a, route.b), key=lambda city: board.cities[city].id)
    (ax, ay), (bx, by) = _places(board)[first], _places(board)[last]
    length = hypot(bx - ax, by - ay)
    east, south = (bx - ax) / length, (by - ay) / length
    side = 0.0 if route.twin < 0 else (-TWIN if board.route_index[route.id] < route.twin else TWIN)
    pitch = (length - 2 * CITY) / route.length
    turn = degrees(atan2(south, east))
    middles = [CITY + pitch * (number + 0.5) for number in range(route.length)]
    spots = [(ax + east * at - south * side, ay + south * at + east * side, turn) for at in middles]
    return spots, min(pitch - GAP, 118)


def _middle(board: Board, route: Route) -> Point:
    spots, _ = _spaces(board, route)
    return sum(x for x, _, _ in spots) / len(spots), sum(y for _, y, _ in spots) / len(spots)


def _route(board: Board, route: Route, owner: str | None, is_closed: bool, marks: Marks) -> list[str]:
    spots, size = _spaces(board, route)
    tried = marks.tried.get(route.id)
    parts = []
    line = f"M{num(spots[0][0])} {num(spots[0][1])}L{num(spots[-1][0])} {num(spots[-1][1])}"
    if tried is not None:
        parts.append(f'<path class="tried {"good" if tried else "bad"}" d="{line}"/>')
    if route.id in marks.path:
        (ax, ay), (bx, by) = (_places(board)[city] for city in (route.a, route.b))
        parts.append(f'<path class="longest" d="M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"/>')
    colour = owner or (marks.ghost if tried else None)
    for x, y, turn in spots:
        parts.append(f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">')
        if owner is None:
            parts.append(
                f'<rect class="space {route.colour}" x="{num(-size / 2)}" y="{-WIDE / 2}" width="{num(size)}"'
                f' height="{WIDE}" rx="4"/>'
            )
            if route.colour in CARD_SHAPES and colour is None:
                parts.append(shape(CARD_SHAPES[route.colour], 3.6, turn=-turn))
        if colour is not None:
            parts.append(
                f'<rect class="car p-{colour}{"" if owner else " ghost"}" x="{num(-size / 2 - 1)}" y="{-CAR / 2}"'
                f' width="{num(size + 2)}" height="{CAR}" rx="4"/>'
            )
            parts.append(shape(PLAYER_SHAPES[colour], 4.8, turn=-turn, css=f"owner p-{colour}"))
        parts.append("</g>")
    if is_closed:
        parts.append(f'<path class="closed" d="{line}"/>')
    return parts


def _ticket_lines(board: Board, marks: Marks) -> list[str]:
    parts = []
    for ticket, state in marks.tickets.items():
        entry = board.tickets[board.ticket_index[TicketId(ticket)]]
        (ax, ay), (bx, by) = (_places(board)[city] for city in (entry.a, entry.b))
        look = {True: "good", False: "bad", None: ""}[state]
        bend = f"Q{num((ax + bx) / 2 - (by - ay) * 0.12)} {num((ay + by) / 2 + (bx - ax) * 0.12)}"
        parts.append(f'<path class="ticket-line {look}" d="M{num(ax)} {num(ay)}{bend} {num(bx)} {num(by)}"/>')
        parts += [f'<circle class="goal {look}" cx="{num(x)}" cy="{num(y)}" r="19"/>' for x, y in ((ax, ay), (bx, by))]
    return parts


def _cities(board: Board, box: Box, scale: float, shown: Sequence[Route]) -> list[str]:
    places = _places(board)
    inside = {
        number: (x, y)
        for number, (x, y) in places.items()
        if box[0] + 12 < x < box[2] - 12 and box[1] + 12 < y < box[3] - 12
    }
    parts = []
    for x, y in places.values():
        parts.append(f'<circle class="ring" cx="{num(x)}" cy="{num(y)}" r="10.5"/>')
        parts.append(f'<circle class="dot" cx="{num(x)}" cy="{num(y)}" r="4"/>')
    busy = [(x - 12, y - 12, x + 12, y + 12) for x, y in places.values()]
    spots = [(x, y) for route in shown for x, y, _ in _spaces(board, route)[0]]
    size = TYPE / scale
    for number, at in inside.items():
        name = board.cities[number].name
        x, y, anchor, label = _best_place(at, name, size, box, busy, spots)
        busy.append(label)
        parts.append(
            f'<text class="city" font-size="{num(size)}" x="{num(x)}" y="{num(y)}" text-anchor="{anchor}">'
            f"{escape(name)}</text>"
        )
    return parts


def _best_place(
    at: Point, name: str, size: float, box: Box, busy: Sequence[Box], spots: Sequence[Point]
) -> tuple[float, float, str, Box]:
    """Beside a city where its name covers least."""
    long, away = len(name) * LETTER * size, 14 + size * 0.1
    places = [
        (away, size * 0.35, "start"), (-away, size * 0.35, "end"), (0, -away - 2, "middle"),
        (0, away + size * 0.8, "middle"),
        (away * 0.7, -away * 0.8, "start"), (-away * 0.7, -away * 0.8, "end"),
        (away * 0.7, away * 0.8 + size * 0.6, "start"), (-away * 0.7, away * 0.8 + size * 0.6, "end"),
    ]  # fmt: skip
    offers = []
    for rank, (dx, dy, anchor) in enumerate(places):
        x, y = at[0] + dx, at[1] + dy
        left = x - {"start": 0, "middle": long / 2, "end": long}[anchor]
        label = (left, y - size * 0.8, left + long, y + size * 0.2)
        cost = rank * 2.0 + sum(_overlap(label, other) for other in busy)
        cost += 0.5 * sum(_overlap(label, (px - 20, py - 11, px + 20, py + 11)) for px, py in spots)
        if label[0] < box[0] + 4 or label[2] > box[2] - 4 or label[1] < box[1] + 2 or label[3] > box[3] - 2:
            cost += 4000
        offers.append((cost, rank, (x, y, anchor, label)))
    return min(offers)[2]


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
