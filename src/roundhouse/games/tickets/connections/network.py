"""Connections: which cities one player's routes join, and which they still could (T-098 to T-101)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from roundhouse.games.tickets.position import OPEN, OVER, Position
from roundhouse.kernel.contract import Seat


def joined_groups(position: Position, seat: Seat) -> list[int]:
    """By city, a number shared by exactly the cities that this seat's routes join."""
    cities = len(position.setup.board.cities)
    group = list(range(cities))  # by city: itself, or a city on the way to the one that all of its group come to
    edges = position.setup.claims.edges
    for route, owner in enumerate(position.owner):
        if owner == seat:
            one, other, _ = edges[route]
            while group[one] != one:
                one = group[one]
            while group[other] != other:
                other = group[other]
            if one < other:
                group[other] = one
            else:
                group[one] = other
    for city in range(cities):  # whom it points to is a city before it, whose group is known
        group[city] = group[group[city]]
    return group


def completed_tickets(position: Position, seat: Seat) -> list[bool]:
    """For each ticket this seat holds, whether its cities are joined (T-098, T-099)."""
    group = joined_groups(position, seat)
    tickets = position.setup.board.tickets
    return [group[tickets[index].a] == group[tickets[index].b] for index in position.tickets[seat]]


Progress = tuple[str, int | None]
"""How far a ticket is, and how many cars it still takes; None if no number would do."""

FAR = 1 << 30  # more cars than anybody has

Neighbours = list[list[tuple[int, int, int]]]
"""By city: neighbouring cities, the cars it takes to get there, and the route."""


def usable_routes(position: Position, seat: Seat) -> Neighbours:
    """Own routes, which cost nothing more, and open ones."""
    board = position.setup.board
    around: Neighbours = [[] for _ in board.cities]
    for index, owner in enumerate(position.owner):
        if owner in (seat, OPEN):
            route = board.routes[index]
            cost = 0 if owner == seat else route.length
            around[route.a].append((route.b, cost, index))
            around[route.b].append((route.a, cost, index))
    return around


def cars_from(around: Neighbours, start: int, most: int = FAR) -> list[int]:
    """By city, the fewest cars that would join it to this one; FAR if they are cut off from each other.

    What takes `most` or more need not be known exactly.
    """
    cars = [FAR] * len(around)
    cars[start] = 0
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if cost >= most:
            break
        if cost == cars[city]:
            for onward, step, _ in around[city]:
                if cost + step < cars[onward]:
                    cars[onward] = cost + step
                    heappush(queue, (cost + step, onward))
    return cars


def cheapest_way(around: Neighbours, start: int, end: int) -> tuple[int, list[int]]:
    """The fewest cars that would join two cities, and the routes by which; FAR if they are cut off from each other."""
    cars = [FAR] * len(around)
    cars[start] = 0
    came: dict[int, tuple[int, int]] = {}
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if city == end:
            break
        if cost == cars[city]:
            for onward, step, route in around[city]:
                if cost + step < cars[onward]:
                    cars[onward] = cost + step
                    came[onward] = city, route
                    heappush(queue, (cost + step, onward))
    way: list[int] = []
    city = end
    while city in came:
        city, route = came[city]
        way.append(route)
    return cars[end], way


class KeptProgress(NamedTuple):
    """An answer, what was asked, and the open routes it relies on: it stands while others take none of them."""

    tickets: tuple[int, ...]
    cars: int
    over: bool
    owner: list[int]
    answer: tuple[Progress, ...]
    relied_on: frozenset[int]


def ticket_progress(position: Position, seat: Seat, tickets: tuple[int, ...]) -> tuple[Progress, ...]:
    """For each of these tickets: `done`, `possible`, or `cut off` (by others, by too few cars or by the end), and the
    fewest cars that would complete it.

    Most decisions change nothing of it and every view tells it, so that the last answer is kept for each seat.
    """
    cars, over, owner = position.cars[seat], position.stage is OVER, position.owner
    kept = position.setup.progress.get(seat)
    if kept is None or kept.tickets != tickets or kept.cars != cars or kept.over != over:
        kept = None
    elif kept.owner != owner:
        kept = kept._replace(owner=owner[:]) if _still_stands(kept, seat, owner) else None
    if kept is None:
        answer, relied_on = _progress(position, seat, tickets)
        kept = KeptProgress(tickets, cars, over, owner[:], answer, relied_on)
    position.setup.progress[seat] = kept
    return kept.answer


def _still_stands(kept: KeptProgress, seat: Seat, owner: list[int]) -> bool:
    """Whether others have taken routes since, and only such as the answer does not rely on."""
    for index, (before, now) in enumerate(zip(kept.owner, owner, strict=True)):
        if before != now and (before != OPEN or now == seat or index in kept.relied_on):
            return False
    return True


def _progress(position: Position, seat: Seat, tickets: tuple[int, ...]) -> tuple[tuple[Progress, ...], frozenset[int]]:
    around = usable_routes(position, seat)
    progress: list[Progress] = []
    relied_on: set[int] = set()
    for index in tickets:
        ticket = position.setup.board.tickets[index]
        needed, way = cheapest_way(around, ticket.a, ticket.b)
        if needed == 0:
            progress.append(("done", 0))
        elif needed > position.cars[seat] or position.stage is OVER:
            progress.append(("cut off", None))
        else:
            progress.append(("possible", needed))
            relied_on.update(way)
    return tuple(progress), frozenset(relied_on)
