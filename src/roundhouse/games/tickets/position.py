"""What lies where: the data of a position, and its cheap copy. The rules are functions over it in their own modules."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import Final, Self

from roundhouse.games.tickets.claim_table import OpenRoutes, take_route
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat, State

OPEN: Final = -1  # instead of an owner: nobody has the route
CLOSED: Final = -2  # ... and nobody ever will: its twin is taken in a game of two or three (T-080)


class Stage(Enum):
    """What the active seat is asked."""

    FIRST_TICKETS = "first tickets"  # T-026
    TURN = "turn"  # T-035
    SECOND_CARD = "second card"  # T-048
    KEEP_TICKETS = "keep tickets"  # T-089
    OVER = "over"


# a name of the module is found much faster
FIRST_TICKETS: Final = Stage.FIRST_TICKETS
TURN: Final = Stage.TURN
SECOND_CARD: Final = Stage.SECOND_CARD
KEEP_TICKETS: Final = Stage.KEEP_TICKETS
OVER: Final = Stage.OVER


Held = tuple[tuple[int, ...], ...]
"""By seat: tickets or routes."""

TicketChoice = tuple[Seat, tuple[int, ...], tuple[int, ...]]
"""A seat, the tickets it drew in order, and those of them it kept."""


class Position(State):
    """The fields of a position. Cards, routes and tickets are numbers here (see colours.py and board.py)."""

    __slots__ = (
        "active",
        "barred",
        "card_log",
        "cars",
        "counter",
        "deck",
        "discard",
        "discard_size",
        "display",
        "hands",
        "open_routes",
        "owner",
        "passes",
        "pending",
        "points",
        "seed",
        "setup",
        "stage",
        "ticket_deck",
        "ticket_log",
        "tickets",
        "turns_left",
    )

    setup: Setup
    seed: bytes  # of the random stream, with its place:
    counter: int
    deck: list[int]  # the top is at the end
    discard: list[int]  # counts by card
    discard_size: int
    display: list[int]
    hands: list[list[int]]  # by seat: counts by card
    cars: list[int]
    points: list[int]  # for routes (T-085)
    owner: list[int]  # by route: a seat, OPEN or CLOSED
    open_routes: OpenRoutes  # the same, the other way round
    barred: Held  # by seat: open routes that it may not claim, because it has their twin (T-079)
    tickets: tuple[tuple[int, ...], ...]  # held, by seat
    pending: tuple[tuple[int, ...], ...]  # drawn and not yet chosen from, by seat
    ticket_deck: tuple[int, ...]  # the top comes first
    stage: Stage
    active: Seat
    passes: int  # in succession (T-127)
    turns_left: int  # of the final round (T-105), -1 before it
    card_log: list[int]  # the way of every card: see knowledge.py
    ticket_log: tuple[TicketChoice, ...]

    @abstractmethod
    def copy(self) -> Position:
        raise NotImplementedError

    def copied_to(self, new: Self) -> Self:
        """All that lies where it lies, in another position."""
        new.setup = self.setup
        new.seed = self.seed
        new.counter = self.counter
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.discard_size = self.discard_size
        new.display = self.display[:]
        new.hands = [hand[:] for hand in self.hands]
        new.cars = self.cars[:]
        new.points = self.points[:]
        new.owner = self.owner[:]
        new.open_routes = self.open_routes[:]
        new.barred = self.barred
        new.tickets = self.tickets
        new.pending = self.pending
        new.ticket_deck = self.ticket_deck
        new.stage = self.stage
        new.active = self.active
        new.passes = self.passes
        new.turns_left = self.turns_left
        new.card_log = self.card_log[:]
        new.ticket_log = self.ticket_log
        return new

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def active_seat(self) -> Seat | None:
        return None if self.stage is OVER else self.active

    @property
    def is_over(self) -> bool:
        return self.stage is OVER

    def give_route(self, index: int, seat: Seat) -> None:
        """A seat owns a route now (T-076); in a small game its twin is closed for good (T-080)."""
        table = self.setup.claims
        self.owner[index] = seat
        take_route(self.open_routes, table, index)
        twin = table.twins[index]
        if twin < 0:
            return
        other = self.owner[twin]
        if self.setup.doubles_close:
            self.owner[twin] = CLOSED
            take_route(self.open_routes, table, twin)
        elif other == OPEN:
            self.barred = with_held(self.barred, seat, (*self.barred[seat], twin))
        else:
            left = tuple([route for route in self.barred[other] if route != index])
            self.barred = with_held(self.barred, Seat(other), left)

    def clear_routes(self) -> None:
        """All routes are open."""
        self.owner = [OPEN] * len(self.setup.board.routes)
        self.open_routes = self.setup.claims.all_open[:]
        self.barred = ((),) * self.setup.players


def with_held(by_seat: Held, seat: Seat, held: tuple[int, ...]) -> Held:
    """The same with other tickets or routes at one seat."""
    return (*by_seat[:seat], held, *by_seat[seat + 1 :])
