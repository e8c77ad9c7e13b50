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


def cars_needed(around: Neighbours, start: int, end: int) -> int | None:
    """The fewest cars that would join two cities; None if they are cut off from each other."""
    done = [False] * len(around)
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if city == end:
            return cost
        if not done[city]:
            done[city] = True
            for onward, step in around[city]:
                if not done[onward]:
                    heappush(queue, (cost + step, onward))
    return None


def ticket_progress(position: Position, seat: int, tickets: tuple[int, ...]) -> list[str]:
    """For each of these tickets: `done`, `possible`, or `cut off` (by others, by too few cars or by the end)."""
    around = usable_routes(position, seat)
    progress = []
    for index in tickets:
        ticket = position.setup.board.tickets[index]
        needed = cars_needed(around, ticket.a, ticket.b)
        if needed == 0:
            progress.append("done")
        elif needed is None or needed > position.cars[seat] or position.stage is OVER:
            progress.append("cut off")
        else:
            progress.append("possible")
    return progress
