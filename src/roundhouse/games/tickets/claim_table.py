"""The claims and ticket choices of a board, made once and shared: which cards claim which route (T-065 to T-072)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from roundhouse.games.tickets.actions import Claim, Keep, keep_sorted
from roundhouse.games.tickets.box.board import MAX_LENGTH, Board
from roundhouse.games.tickets.box.colours import CARDS, COLOURS, KINDS, LOCO, Colour

OpenRoutes = list[tuple[int, ...]]
"""The routes nobody has, by `group`: colour and length."""

GRAY_GROUP: Final = LOCO  # grey routes have the number of the locomotive, which is not a route colour


# Actions as numbers, for whoever plays without looking at them: 0 pass, 1 draw, 2 to 10 take a card of that kind, 11
# draw tickets, 12 to 18 keep the drawn tickets of the mask 1 to 7; then a claim, 19 + 9 * route + card, and `size` more
# for every locomotive that stands for the card. Environments number alike, claims with the fewest locomotives.
PASS_CODE: Final = 0
DRAW_CODE: Final = 1
FIRST_TAKE: Final = 2
TICKETS_CODE: Final = 11
FIRST_CLAIM: Final = 19


def group(colour: int, length: int) -> int:
    return colour * (MAX_LENGTH + 1) + length


class ClaimTable:
    """Every claim of a board by colour, then by number of locomotives in it, then by route; and its ticket choices."""

    __slots__ = (
        "_ids",
        "_keeps",
        "all_open",
        "edges",
        "groups",
        "jokers_only",
        "lengths",
        "rows",
        "size",
        "twins",
    )

    def __init__(self, board: Board) -> None:
        numbers = {colour: number for number, colour in enumerate(COLOURS)}
        self.groups = [group(numbers.get(route.colour, GRAY_GROUP), route.length) for route in board.routes]
        self.edges = [(route.a, route.b, route.length) for route in board.routes]
        self.lengths = [route.length for route in board.routes]
        self.twins = [route.twin for route in board.routes]
        self.size = FIRST_CLAIM + KINDS * len(board.routes)
        members: list[list[int]] = [[] for _ in range(group(GRAY_GROUP, MAX_LENGTH) + 1)]
        for index, number in enumerate(self.groups):
            members[number].append(index)
        self.all_open: OpenRoutes = [tuple(indexes) for indexes in members]
        self.jokers_only: list[Any] = [_claim(board, index, LOCO, 0) for index in range(len(board.routes))]
        self.rows: list[list[list[Any]]] = [  # a Claim, or None where one cannot pay that way
            [[_claim(board, index, card, jokers) for index in range(len(board.routes))] for jokers in range(MAX_LENGTH)]
            for card in range(LOCO)
        ]
        self._ids = [ticket.id for ticket in board.tickets]
        self._keeps: dict[tuple[int, ...], Keep] = {}

    def keep(self, tickets: tuple[int, ...]) -> Keep:
        """The action that keeps these tickets."""
        action = self._keeps.get(tickets)
        if action is None:
            action = self._keeps[tickets] = keep_sorted(tuple(sorted([self._ids[index] for index in tickets])))
        return action


def _claim(board: Board, index: int, card: int, jokers: int) -> Claim | None:
    """That route with this colour and number of locomotives; None where it cannot be paid for that way."""
    route = board.routes[index]
    coloured = route.length - jokers
    if coloured < 1 or (card != LOCO and route.colour in COLOURS and route.colour != COLOURS[card]):  # T-067, T-068
        return None
    return Claim(route.id, payment(card, coloured, jokers))


@cache
def payment(card: int, coloured: int, jokers: int) -> tuple[tuple[Colour, int], ...]:
    """The cards of a claim, shared by all routes that are paid so."""
    cards = ((CARDS[card], coloured),)
    return (*cards, (CARDS[LOCO], jokers)) if jokers else cards


@lru_cache(maxsize=32)
def claim_table(board: Board) -> ClaimTable:
    return ClaimTable(board)


def take_route(routes: OpenRoutes, table: ClaimTable, route: int) -> None:
    """This route is no longer open."""
    number = table.groups[route]
    routes[number] = tuple([index for index in routes[number] if index != route])
