"""Connections: which cities one player's routes join, and which they still could (T-098 to T-101)."""

from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.games.tickets.position import OPEN, Position, Stage


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


def cars_needed(position: Position, seat: int, start: int) -> list[int | None]:
    """By city, the fewest cars that would join it to `start` over own and open routes; None if cut off."""
    board = position.setup.board
    around: list[list[tuple[int, int]]] = [[] for _ in board.cities]
    for index, owner in enumerate(position.owner):
        if owner in (seat, OPEN):
            route = board.routes[index]
            cost = 0 if owner == seat else route.length
            around[route.a].append((route.b, cost))
            around[route.b].append((route.a, cost))
    needed: list[int | None] = [None] * len(board.cities)
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if needed[city] is None:
            needed[city] = cost
            for onward, step in around[city]:
                if needed[onward] is None:
                    heappush(queue, (cost + step, onward))
    return needed


def ticket_progress(position: Position, seat: int, tickets: tuple[int, ...]) -> list[str]:
    """For each of these tickets: `done`, `possible`, or `cut off` (by others, by too few cars or by the end)."""
    progress = []
    for index in tickets:
        ticket = position.setup.board.tickets[index]
        needed = cars_needed(position, seat, ticket.a)[ticket.b]
        if needed == 0:
            progress.append("done")
        elif needed is None or needed > position.cars[seat] or position.stage is Stage.OVER:
            progress.append("cut off")
        else:
            progress.append("possible")
    return progress
