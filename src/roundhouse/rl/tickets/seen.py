"""What a seat sees of Ticket to Ride, joined of pieces; the fields and their order are those of observation.py."""

from __future__ import annotations

from typing import Final

from roundhouse.games.tickets.box.colours import KINDS
from roundhouse.games.tickets.connections.network import joined_groups
from roundhouse.games.tickets.hidden import card_log
from roundhouse.games.tickets.position import (
    FIRST_TICKETS,
    KEEP_TICKETS,
    OVER,
    SECOND_CARD,
    TURN,
    Position,
)
from roundhouse.kernel.contract import Seat
from roundhouse.rl.pieces import each_of, one_of, parts_of, some_of, written

_STAGES: Final = [FIRST_TICKETS, TURN, SECOND_CARD, KEEP_TICKETS, OVER]
_DRAWN: Final = 3  # places for tickets to choose from
_LOGGED: Final = card_log.TAKEN * 1000  # entries from here on, up to the next kind but one, are cards taken or spent
_LOGGED_END: Final = card_log.SPENT * 1000 + 1000


class Routes:
    """How the routes look to a seat, and when they did."""

    __slots__ = ("cars", "owners", "written")

    def __init__(self, cars: int, owners: list[int], written: bytes) -> None:
        self.cars = cars  # of all players: every claim takes some
        self.owners = owners
        self.written = written


class Notes:
    """What need not be worked out again as long as a game goes on.

    By seat: the cards it took face up and has not been seen to spend, read on from where the log was left; which
    tickets have their cities joined, for so many cars left; and how the routes looked when they were looked at last.
    """

    __slots__ = ("held", "joined", "read", "routes")

    def __init__(self) -> None:
        self.held: list[list[int]] = []
        self.read = 0
        self.joined: dict[Seat, tuple[int, bytes]] = {}
        self.routes: dict[Seat, Routes] = {}

    def copy(self) -> Notes:
        new = Notes()
        new.held = [cards[:] for cards in self.held]
        new.read = self.read
        new.joined = self.joined.copy()
        new.routes = self.routes.copy()
        return new

    def taken_cards(self, log: list[int], players: int) -> list[list[int]]:
        if not self.held:
            self.held = [[0] * KINDS for _ in range(players)]
        held = self.held
        for place in range(self.read, len(log)):
            code = log[place]
            if _LOGGED <= code < _LOGGED_END:
                kind, seat, card, number = card_log.parts(code)
                before = held[seat][card]
                held[seat][card] = before + 1 if kind == card_log.TAKEN else max(0, before - number)
        self.read = len(log)
        return held


class TicketsPieces:
    """Every value that a field can have, for so many players."""

    __slots__ = (
        "cards",
        "cars",
        "deck",
        "display",
        "drawn",
        "final",
        "hand",
        "held",
        "known",
        "nobody",
        "owners",
        "passes",
        "pending",
        "players",
        "points",
        "seats",
        "stages",
        "ticket_deck",
        "tickets",
    )

    def __init__(self, players: int, cards: int, cars: int, points: int, display: int, tickets: int) -> None:
        self.players = players
        self.tickets = tickets
        self.stages = each_of(len(_STAGES))
        self.seats = each_of(players)
        self.nobody = written([0.0] * players)
        self.final = [written((1, left / players)) for left in range(players + 1)]
        self.final.append(written((0, 0)))  # found by -1: it is not the final round
        self.passes = parts_of(players, players)
        self.deck = parts_of(cards, cards)
        self.cards = parts_of(14, cards)
        self.display = parts_of(5, display)
        self.ticket_deck = parts_of(tickets, tickets)
        self.cars = parts_of(45, cars)
        self.points = parts_of(100, points)
        self.hand = parts_of(20, cards)
        self.known = parts_of(10, tickets)
        self.pending = parts_of(3, tickets)
        self.held: dict[tuple[int, ...], bytes] = {}
        self.drawn: dict[tuple[int, ...], bytes] = {}
        closed, free = one_of(players, players + 1), written([0.0] * (players + 1))
        self.owners = [  # by seat: by owner, of whom the last two are CLOSED and OPEN
            [*(one_of((owner - seat) % players, players + 1) for owner in range(players)), closed, free]
            for seat in range(players)
        ]

    def held_tickets(self, tickets: tuple[int, ...]) -> bytes:
        known = self.held.get(tickets)
        if known is None:
            known = some_of(tickets, self.tickets)
            if len(self.held) < _MOST_KEPT:
                self.held[tickets] = known
        return known

    def drawn_tickets(self, tickets: tuple[int, ...]) -> bytes:
        known = self.drawn.get(tickets)
        if known is None:
            size = self.tickets
            known = some_of([place * size + ticket for place, ticket in enumerate(tickets)], _DRAWN * size)
            if len(self.drawn) < _MOST_KEPT:
                self.drawn[tickets] = known
        return known


_MOST_KEPT: Final = 10_000  # ways to hold tickets that are remembered


def seen(position: Position, seat: Seat, notes: Notes, pieces: TicketsPieces) -> bytes:
    """The whole observation."""
    stage, players = position.stage, pieces.players
    cards = pieces.cards
    display = position.display
    turns_left = position.turns_left
    found: list[bytes] = [
        pieces.stages[_STAGES.index(stage)],
        pieces.nobody if stage is OVER else pieces.seats[(position.active - seat) % players],
        pieces.seats[(position.setup.first_player - seat) % players],
        pieces.final[turns_left],
        pieces.passes[position.passes],
        pieces.deck[len(position.deck)],
    ]
    for number in position.discard:
        found.append(cards[number])
    shown = pieces.display
    for card in range(KINDS):
        found.append(shown[display.count(card)])
    found.append(pieces.ticket_deck[len(position.ticket_deck)])
    for number in position.hands[seat]:
        found.append(cards[number])
    found.append(pieces.held_tickets(position.tickets[seat]))
    found.append(_joined(position, seat, notes))
    found.append(pieces.drawn_tickets(position.pending[seat]))
    _add_seats(position, seat, notes, pieces, found)
    found.append(_routes(position, seat, notes, pieces))
    return b"".join(found)


def _add_seats(position: Position, seat: Seat, notes: Notes, pieces: TicketsPieces, found: list[bytes]) -> None:
    """Of each seat its figures; then, of each other one, the cards that it is known to hold."""
    choosing = position.stage is FIRST_TICKETS
    order = [(seat + step) % pieces.players for step in range(pieces.players)]
    for other in order:
        known = 0 if choosing and other != seat else len(position.tickets[other])  # T-029
        found.append(pieces.cars[position.cars[other]])
        found.append(pieces.points[position.points[other]])
        found.append(pieces.hand[sum(position.hands[other])])
        found.append(pieces.known[known])
        found.append(pieces.pending[len(position.pending[other])])
    held = notes.taken_cards(position.card_log, pieces.players)
    cards = pieces.cards
    for other in order[1:]:
        for number in held[other]:
            found.append(cards[number])


def _joined(position: Position, seat: Seat, notes: Notes) -> bytes:
    """By ticket, whether this seat's routes join its cities; every new route takes cars."""
    cars = position.cars[seat]
    kept = notes.joined.get(seat)
    if kept is None or kept[0] != cars:
        group = joined_groups(position, seat)
        joined = [float(group[ticket.a] == group[ticket.b]) for ticket in position.setup.board.tickets]
        kept = notes.joined[seat] = (cars, written(joined))
    return kept[1]


def _routes(position: Position, seat: Seat, notes: Notes, pieces: TicketsPieces) -> bytes:
    """By route its owner; a claim by anybody takes cars."""
    cars, owners = sum(position.cars), position.owner
    kept = notes.routes.get(seat)
    if kept is not None and kept.cars == cars:
        return kept.written
    rows = pieces.owners[seat]
    if kept is None:
        row = b"".join([rows[owner] for owner in owners])
    else:
        changed, before, size = bytearray(kept.written), kept.owners, len(rows[0])
        for route in range(len(owners)):
            if owners[route] != before[route]:
                changed[route * size : (route + 1) * size] = rows[owners[route]]
        row = bytes(changed)
    notes.routes[seat] = Routes(cars, owners[:], row)
    return row
