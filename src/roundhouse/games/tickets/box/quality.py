"""How good a board is, as a measure that docs/boards.md explains: parts from 0 to 1, and their mean out of 100."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from math import log
from typing import Final

from roundhouse.games.tickets.box.board import MAX_LENGTH, Board
from roundhouse.games.tickets.box.colours import COLOURS, GRAY
from roundhouse.games.tickets.box.spaces import touching

PARTS: Final = ("drawing", "ways", "colours", "lengths", "tickets", "supply")
_OFF = 2  # points that a ticket may be worth more or less than its shortest way
_REACH = (0.4, 0.7)  # of the longest shortest way: up to where a ticket is short, and from where it is long
_FAIR = 0.2  # the share of tickets that each of short, middle and long should have
_SPACES_PER_CAR = (1.1, 2.0)  # for all players together
_TOO_MANY = 6.0  # spaces per car, where nobody ever gets in the way of another


def quality(board: Board, players: int = 5, cars: int = 45) -> dict[str, float]:
    """Each part of the measure, and `total` out of 100."""
    parts = {
        "drawing": 1 - len(touching(board)) / len(board.routes),
        "ways": ways_part(board),
        "colours": colours_part(board),
        "lengths": lengths_part(board),
        "tickets": tickets_part(board),
        "supply": supply_part(board, players, board.cars or cars),
    }
    assert tuple(parts) == PARTS
    return {**parts, "total": 100 * sum(parts.values()) / len(parts)}


def neighbours(board: Board) -> list[dict[int, int]]:
    """By city: the cities around it, with the shortest route there."""
    around: list[dict[int, int]] = [{} for _ in board.cities]
    for route in board.routes:
        for here, there in ((route.a, route.b), (route.b, route.a)):
            around[here][there] = min(route.length, around[here].get(there, MAX_LENGTH))
    return around


def shortest_ways(around: list[dict[int, int]], start: int) -> list[int]:
    """By city: the spaces of the shortest way there; -1 where none leads."""
    far = [-1] * len(around)
    heap = [(0, start)]
    while heap:
        so_far, here = heappop(heap)
        if far[here] >= 0:
            continue
        far[here] = so_far
        for there, length in around[here].items():
            if far[there] < 0:
                heappush(heap, (so_far + length, there))
    return far


def cut_cities(around: list[dict[int, int]]) -> set[int]:
    """Cities without which the others would no longer be joined."""
    found: set[int] = set()
    for city in range(len(around)):
        others = [other for other in range(len(around)) if other != city]
        if not others:
            continue
        seen = {others[0]}
        stack = [others[0]]
        while stack:
            for there in around[stack.pop()]:
                if there != city and there not in seen:
                    seen.add(there)
                    stack.append(there)
        if len(seen) < len(others):
            found.add(city)
    return found


def ways_part(board: Board) -> float:
    """The share of cities that have two neighbours or more and do not hold the board together alone."""
    around = neighbours(board)
    cut = cut_cities(around)
    return sum(len(ways) >= 2 and city not in cut for city, ways in enumerate(around)) / len(around)


def spaces_by_colour(board: Board) -> dict[str, int]:
    """How many spaces the routes of each colour have, gray ones left out."""
    spaces = dict.fromkeys(map(str, COLOURS), 0)
    for route in board.routes:
        if route.colour != GRAY:
            spaces[route.colour] += route.length
    return spaces


def colours_part(board: Board) -> float:
    """How alike the colours are in spaces: 1 where all have the same, 0 where one has none or twice the mean."""
    spaces = spaces_by_colour(board).values()
    mean = sum(spaces) / len(spaces)
    return max(0.0, 1 - max(abs(number - mean) for number in spaces) / mean) if mean else 0.0


def lengths_part(board: Board) -> float:
    """How mixed the routes are in length: their entropy, against six lengths of equal share."""
    counts = Counter(route.length for route in board.routes)
    shares = [number / len(board.routes) for number in counts.values()]
    return max(0.0, -sum(share * log(share) for share in shares)) / log(MAX_LENGTH)


def tickets_part(board: Board) -> float:
    """Fair points, a mix of short, middle and long tickets, and cities that any ticket names: a third each."""
    around = neighbours(board)
    far = [shortest_ways(around, city) for city in range(len(around))]
    widest = max(max(row) for row in far) or 1
    ways = [(far[ticket.a][ticket.b], ticket.points) for ticket in board.tickets]
    fair = sum(way > 0 and abs(points - way) <= _OFF for way, points in ways) / len(ways)
    short = sum(way <= _REACH[0] * widest for way, _ in ways) / len(ways)
    long = sum(way >= _REACH[1] * widest for way, _ in ways) / len(ways)
    mix = sum(min(1.0, share / _FAIR) for share in (short, 1 - short - long, long)) / 3
    named = {city for ticket in board.tickets for city in (ticket.a, ticket.b)}
    return (fair + mix + len(named) / len(board.cities)) / 3


def supply_part(board: Board, players: int, cars: int) -> float:
    """Whether there are neither too few spaces nor too many for all the cars of so many players."""
    spaces = board.spaces() if players <= 3 else sum(route.length for route in board.routes)  # T-080
    each = spaces / (players * cars)
    least, most = _SPACES_PER_CAR
    return max(0.0, 1 - max(0.0, least - each, (each - most) / (_TOO_MANY - most)))
