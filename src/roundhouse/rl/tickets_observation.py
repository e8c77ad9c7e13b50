"""What a seat sees of Ticket to Ride, as numbers: seats in turn order from the own one on."""

from __future__ import annotations

import numpy as np

from roundhouse.games.tickets import card_log
from roundhouse.games.tickets.board import usa_board
from roundhouse.games.tickets.colours import CARDS, KINDS
from roundhouse.games.tickets.components import standard_components
from roundhouse.games.tickets.network import joined_groups
from roundhouse.games.tickets.position import FIRST_TICKETS, OVER, Position, Stage
from roundhouse.kernel.contract import State
from roundhouse.rl.fields import Encoder, Layout, Vector

_STAGES = {stage: number for number, stage in enumerate(Stage)}
_ONES = np.eye(len(Stage), dtype=np.float32)
_KIND_LIST = ", ".join(CARDS)


class FaceUpTakes:
    """By seat: the cards it took face up and has not been seen to spend; read on from where the log was left."""

    __slots__ = ("held", "read")

    def __init__(self) -> None:
        self.held: list[list[int]] = []
        self.read = 0

    def copy(self) -> FaceUpTakes:
        new = FaceUpTakes()
        new.held = [cards[:] for cards in self.held]
        new.read = self.read
        return new

    def read_on(self, log: list[int], players: int) -> list[list[int]]:
        held = self.held = self.held or [[0] * KINDS for _ in range(players)]
        for place in range(self.read, len(log)):
            code = log[place]
            if 2000 <= code < 4000:  # taken or spent
                kind, seat, card, number = card_log.parts(code)
                before = held[seat][card]
                held[seat][card] = before + 1 if kind == card_log.TAKEN else max(0, before - number)
        self.read = len(log)
        return held


class TicketsEncoder(Encoder):
    def __init__(self, players: int) -> None:
        board = usa_board()
        routes, tickets = len(board.routes), len(board.tickets)
        self.players = players
        self._pieces = standard_components()
        self._cards = sum(self._pieces.cards)
        self._ends = np.array([(ticket.a, ticket.b) for ticket in board.tickets]).T
        self.layout = Layout(
            ("stage", len(Stage), "one of: " + ", ".join(stage.value for stage in Stage)),
            ("active", players, "who decides, from the own seat on; none at the end"),
            ("first_player", players, "who had the first turn, from the own seat on"),
            ("final_round", 2, "whether it is the final round; its turns left / players"),
            ("passes", 1, "passes in succession / players"),
            ("deck", 1, f"cards in the deck / {self._cards}"),
            ("discard", KINDS, f"cards in the discard pile / 14: {_KIND_LIST}"),
            ("display", KINDS, "face-up cards / 5, by kind"),
            ("ticket_deck", 1, f"tickets in the deck / {tickets}"),
            ("hand", KINDS, "own cards / 14, by kind"),
            ("held", tickets, "tickets that the own seat has kept, in the order of the board"),
            ("joined", tickets, "tickets whose two cities the own routes join, held or not"),
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
                ("for each route: its owner from the own seat on, then whether it is closed; all 0 while it is open"),
            ),
        )
        # by seat, by owner + 2 (closed, open, seats): a row of `routes`
        self._owners = np.zeros((players, players + 2, players + 1), np.float32)
        for seat in range(players):
            self._owners[seat, 0, players] = 1
            for owner in range(players):
                self._owners[seat, owner + 2, (owner - seat) % players] = 1

    def new_notes(self) -> FaceUpTakes:
        return FaceUpTakes()

    def copied_notes(self, notes: FaceUpTakes) -> FaceUpTakes:
        return notes.copy()

    def encode(self, state: State, seat: int, notes: FaceUpTakes, out: Vector) -> None:
        assert isinstance(state, Position)
        at, players, board = self.layout.places, self.players, state.setup.board
        tickets = len(board.tickets)
        out[:] = 0
        out[at["stage"]] = _ONES[_STAGES[state.stage]]
        if state.stage is not OVER:
            out[at["active"].start + (state.active - seat) % players] = 1
        out[at["first_player"].start + (state.setup.first_player - seat) % players] = 1
        if state.turns_left >= 0:
            out[at["final_round"]] = (1, state.turns_left / players)
        out[at["passes"]] = state.passes / players
        out[at["deck"]] = len(state.deck) / self._cards
        out[at["discard"]] = state.discard
        first = at["display"].start
        for card in state.display:
            out[first + card] += 1
        out[at["ticket_deck"]] = len(state.ticket_deck) / tickets
        out[at["hand"]] = state.hands[seat]
        first = at["held"].start
        for ticket in state.tickets[seat]:
            out[first + ticket] = 1
        group = np.array(joined_groups(state, seat))
        out[at["joined"]] = group[self._ends[0]] == group[self._ends[1]]
        first = at["drawn"].start
        for place, ticket in enumerate(state.pending[seat]):
            out[first + place * tickets + ticket] = 1
        choosing = state.stage is FIRST_TICKETS
        rows: list[float] = []
        taken: list[int] = []
        held = notes.read_on(state.card_log, players)
        for step in range(players):
            other = (seat + step) % players
            known = 0 if choosing and step else len(state.tickets[other])  # T-029
            hand, pending = sum(state.hands[other]), len(state.pending[other])
            rows += (state.cars[other] / 45, state.points[other] / 100, hand / 20, known / 10, pending / 3)
            if step:
                taken += held[other]
        out[at["seats"]] = rows
        out[at["taken"]] = taken
        for name in ("discard", "hand", "taken"):
            out[at[name]] /= 14
        out[at["display"]] /= 5
        out[at["routes"]] = self._owners[seat][np.array(state.owner) + 2].ravel()
