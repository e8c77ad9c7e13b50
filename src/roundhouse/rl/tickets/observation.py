"""What a seat sees of Ticket to Ride, as numbers: seats in turn order from your own on."""

from __future__ import annotations

import numpy as np

from roundhouse.games.tickets.box.colours import CARDS, KINDS
from roundhouse.games.tickets.connections.network import joined_groups
from roundhouse.games.tickets.hidden import card_log
from roundhouse.games.tickets.position import FIRST_TICKETS, OVER, Position, Stage
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.fields import Encoder, Layout, Vector

_STAGES = {stage: number for number, stage in enumerate(Stage)}
_KIND_LIST = ", ".join(CARDS)


class Notes:
    """What need not be worked out again as long as a game goes on.

    By seat: the cards it took face up and has not been seen to spend, read on from where the log was left; and, for so
    many cars left, which tickets have their cities joined.
    """

    __slots__ = ("held", "joined", "read")

    def __init__(self) -> None:
        self.held: list[list[int]] = []
        self.read = 0
        self.joined: dict[tuple[int, int], list[bool]] = {}

    def copy(self) -> Notes:
        new = Notes()
        new.held = [cards[:] for cards in self.held]
        new.read = self.read
        new.joined = self.joined.copy()
        return new

    def taken_cards(self, log: list[int], players: int) -> list[list[int]]:
        held = self.held = self.held or [[0] * KINDS for _ in range(players)]
        for place in range(self.read, len(log)):
            code = log[place]
            if 2000 <= code < 4000:  # taken or spent
                kind, seat, card, number = card_log.parts(code)
                before = held[seat][card]
                held[seat][card] = before + 1 if kind == card_log.TAKEN else max(0, before - number)
        self.read = len(log)
        return held

    def joined_tickets(self, position: Position, seat: Seat) -> list[bool]:
        """By ticket, whether this seat's routes join its cities; every new route takes cars."""
        key = (seat, position.cars[seat])
        found = self.joined.get(key)
        if found is None:
            group = joined_groups(position, seat)
            tickets = position.setup.board.tickets
            found = self.joined[key] = [group[ticket.a] == group[ticket.b] for ticket in tickets]
        return found


def _layout(players: int, routes: int, tickets: int, cards: int) -> Layout:
    """All fields in order."""
    return Layout(
        ("stage", len(Stage), "one of: " + ", ".join(stage.value for stage in Stage)),
        ("active", players, "who decides, from your seat on; none at the end"),
        ("first_player", players, "who had the first turn, from your seat on"),
        ("final_round", 2, "whether it is the final round; its turns left / players"),
        ("passes", 1, "passes in succession / players"),
        ("deck", 1, f"cards in the deck / {cards}"),
        ("discard", KINDS, f"cards in the discard pile / 14: {_KIND_LIST}"),
        ("display", KINDS, "face-up cards / 5, by kind"),
        ("ticket_deck", 1, f"tickets in the deck / {tickets}"),
        ("hand", KINDS, "your cards / 14, by kind"),
        ("held", tickets, "tickets that you have kept, in the order of the board"),
        ("joined", tickets, "tickets whose two cities your routes join, held or not"),
        ("drawn", 3 * tickets, "tickets to choose from: one row of tickets for each of the three places"),
        (
            "seats",
            5 * players,
            (
                "for each seat: cars / 45, points / 100, cards / 20, tickets / 10 (0 while others "
                "choose their first ones), tickets to choose from / 3"
            ),
        ),
        (
            "taken",
            KINDS * (players - 1),
            "for each other seat: cards taken face up and not yet spent / 14, by kind",
        ),
        (
            "routes",
            routes * (players + 1),
            ("for each route: its owner from your seat on, then whether it is closed; all 0 while it is open"),
        ),
    )


class TicketsEncoder(Encoder):
    def __init__(self, setup: Setup) -> None:
        board, players = setup.board, setup.players
        self.players = players
        self._cards = sum(setup.components.cards)
        self._tickets = len(board.tickets)
        self.layout = _layout(players, len(board.routes), self._tickets, self._cards)
        self._first = self.layout.first
        # by seat, by owner + 2 (closed, open, seats): a row of `routes`
        self._owners = np.zeros((players, players + 2, players + 1), np.float32)
        for seat in range(players):
            self._owners[seat, 0, players] = 1
            for owner in range(players):
                self._owners[seat, owner + 2, (owner - seat) % players] = 1

    def new_notes(self) -> Notes:
        return Notes()

    def copy_notes(self, notes: Notes) -> Notes:
        return notes.copy()

    def encode(self, state: State, seat: Seat, notes: Notes, out: Vector) -> None:
        assert isinstance(state, Position)
        at, players, stage = self._first, self.players, state.stage
        head = [0.0] * at["routes"]  # a list is filled much faster than an array
        head[at["stage"] + _STAGES[stage]] = 1
        if stage is not OVER:
            head[at["active"] + (state.active - seat) % players] = 1
        head[at["first_player"] + (state.setup.first_player - seat) % players] = 1
        if state.turns_left >= 0:
            first = at["final_round"]
            head[first : first + 2] = (1, state.turns_left / players)
        head[at["passes"]] = state.passes / players
        head[at["deck"]] = len(state.deck) / self._cards
        first = at["discard"]
        head[first : first + KINDS] = [number / 14 for number in state.discard]
        first = at["display"]
        for card in state.display:
            head[first + card] += 0.2
        head[at["ticket_deck"]] = len(state.ticket_deck) / self._tickets
        first = at["hand"]
        head[first : first + KINDS] = [number / 14 for number in state.hands[seat]]
        first = at["held"]
        for ticket in state.tickets[seat]:
            head[first + ticket] = 1
        first = at["joined"]
        head[first : first + self._tickets] = notes.joined_tickets(state, seat)
        first = at["drawn"]
        for place, ticket in enumerate(state.pending[seat]):
            head[first + place * self._tickets + ticket] = 1
        self._seats(state, seat, notes, head)
        out[: at["routes"]] = head
        out[at["routes"] :] = self._owners[seat][np.array(state.owner) + 2].ravel()

    def _seats(self, state: Position, seat: Seat, notes: Notes, head: list[float]) -> None:
        choosing = state.stage is FIRST_TICKETS
        held = notes.taken_cards(state.card_log, self.players)
        row, taken = self._first["seats"], self._first["taken"]
        for step in range(self.players):
            other = (seat + step) % self.players
            known = 0 if choosing and step else len(state.tickets[other])  # T-029
            hand, pending = sum(state.hands[other]), len(state.pending[other])
            head[row : row + 5] = (
                state.cars[other] / 45,
                state.points[other] / 100,
                hand / 20,
                known / 10,
                pending / 3,
            )
            row += 5
            if step:
                head[taken : taken + KINDS] = [number / 14 for number in held[other]]
                taken += KINDS
