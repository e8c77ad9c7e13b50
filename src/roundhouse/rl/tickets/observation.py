"""What a seat sees of Ticket to Ride, as numbers: seats in turn order from your own on."""

from __future__ import annotations

from roundhouse.games.tickets.box.colours import CARDS, KINDS
from roundhouse.games.tickets.position import Position, Stage
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.fields import Encoder, Layout, Vector
from roundhouse.rl.tickets.seen import Notes, TicketsPieces, seen

_KIND_LIST = ", ".join(CARDS)


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
        board, pieces = setup.board, setup.components
        cards, tickets = sum(pieces.cards), len(board.tickets)
        self.layout = _layout(setup.players, len(board.routes), tickets, cards)
        most = pieces.cars * max(pieces.route_points)
        self._pieces = TicketsPieces(setup.players, cards, pieces.cars, most, pieces.display, tickets)

    def new_notes(self) -> Notes:
        return Notes()

    def copy_notes(self, notes: Notes) -> Notes:
        return notes.copy()

    def encode(self, state: State, seat: Seat, notes: Notes, out: Vector) -> None:
        assert isinstance(state, Position)
        out.data.cast("B")[:] = seen(state, seat, notes, self._pieces)
