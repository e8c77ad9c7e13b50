"""Connections: which cities one player's routes join, and which they still could (T-098 to T-101)."""

from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.games.tickets.position import OPEN, OVER, Position


def joined_groups(position: Position, seat: int) -> list[int]:
    """By city, a number shared by exactly the cities that this seat's routes join."""
    board = position.setup.board
    group = list(range(len(board.cities)))
    for index, owner in enumerate(position.owner):
        if owner == seat:
            route = board.routes[index]
            one, other = group[route.a], group[route.b]
            if one != other:
                group = [one if number == other else number for number in group]
    return group


def completed_tickets(position: Position, seat: int) -> list[bool]:
    """For each ticket this seat holds, whether its cities are joined (T-098, T-099)."""
    group = joined_groups(position, seat)
    tickets = position.setup.board.tickets
    return [group[tickets[index].a] == group[tickets[index].b] for index in position.tickets[seat]]


Progress = tuple[str, int | None]
"""How far a ticket is, and how many cars it still takes; None if no number would do."""

FAR = 1 << 30  # more cars than anybody has

Neighbours = list[list[tuple[int, int]]]
"""By city: neighbouring cities and the cars it takes to get there."""


def usable_routes(position: Position, seat: int) -> Neighbours:
    """Own routes, which cost nothing more, and open ones."""
    board = position.setup.board
    around: Neighbours = [[] for _ in board.cities]
    for index, owner in enumerate(position.owner):
        if owner in (seat, OPEN):
            route = board.routes[index]
            cost = 0 if owner == seat else route.length
            around[route.a].append((route.b, cost))
            around[route.b].append((route.a, cost))
    return around


def cars_from(around: Neighbours, start: int) -> list[int]:
    """By city, the fewest cars that would join it to this one; FAR if they are cut off from each other."""
    cars = [FAR] * len(around)
    cars[start] = 0
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if cost == cars[city]:
            for onward, step in around[city]:
                if cost + step < cars[onward]:
                    cars[onward] = cost + step
                    heappush(queue, (cost + step, onward))
    return cars


def ticket_progress(position: Position, seat: int, tickets: tuple[int, ...]) -> tuple[Progress, ...]:
    """For each of these tickets: `done`, `possible`, or `cut off` (by others, by too few cars or by the end), and the
    fewest cars that would complete it.

    Most decisions change nothing of it and every view tells it, so that the last answer is kept for each seat.
    """
    asked = (tickets, tuple(position.owner), position.cars[seat], position.stage is OVER)
    kept = position.setup.progress.get(seat)
    if kept is None or kept[0] != asked:
        kept = position.setup.progress[seat] = (asked, _progress(position, seat, tickets))
    return kept[1]


def _progress(position: Position, seat: int, tickets: tuple[int, ...]) -> tuple[Progress, ...]:
    around = usable_routes(position, seat)
    progress: list[Progress] = []
    for index in tickets:
        ticket = position.setup.board.tickets[index]
        needed = cars_from(around, ticket.a)[ticket.b]
        if needed == 0:
            progress.append(("done", 0))
        elif needed > position.cars[seat] or position.stage is OVER:
            progress.append(("cut off", None))
        else:
            progress.append(("possible", needed))
    return tuple(progress)
