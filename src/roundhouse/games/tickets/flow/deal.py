"""The beginning of a game: shuffling and dealing (T-018 to T-025, T-033)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.colours import KINDS
from roundhouse.games.tickets.box.components import Components
from roundhouse.games.tickets.flow.supply import draw_top, fill_display
from roundhouse.games.tickets.hidden.card_log import DRAWN, entry
from roundhouse.games.tickets.position import FIRST_TICKETS, Position
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat, seat_range
from roundhouse.kernel.rng import Stream


def deal(
    position: Position,
    players: int,
    seed: bytes,
    board: Board,
    components: Components,
    options: dict[str, Any],
    rules: int,
) -> None:
    """Fill in a new position. The stream is used in this order: first player if drawn, train cards, tickets."""
    stream = Stream(seed)
    drawn = options["first_player"] == "random"
    first = Seat(stream.below(players) if drawn else options["first_player"])  # T-033
    setup = Setup(players, first, board, components, options, rules)
    deck = [card for card, count in enumerate(components.cards) for _ in range(count)]
    stream.shuffle(deck)  # T-020
    tickets = list(range(len(board.tickets)))
    stream.shuffle(tickets)  # T-025
    position.setup = setup
    position.seed, position.counter = seed, stream.counter
    position.deck = deck
    position.discard, position.discard_size = [0] * KINDS, 0
    position.display = []
    position.hands = [[0] * KINDS for _ in range(players)]
    position.cars = [setup.components.cars] * players  # T-018
    position.points = [0] * players  # T-019
    position.clear_routes()
    position.tickets = ((),) * players
    position.card_log, position.ticket_log = [], ()
    for seat in seat_range(players):  # T-021
        for _ in range(components.hand):
            card = draw_top(position, None)
            position.hands[seat][card] += 1
            position.card_log.append(entry(DRAWN, seat, card))
    fill_display(position, 0, None)  # T-022, T-023
    number = components.tickets
    position.pending = tuple(tuple(tickets[seat * number : (seat + 1) * number]) for seat in range(players))
    position.ticket_deck = tuple(tickets[players * number :])
    position.stage = FIRST_TICKETS
    position.active = Seat(0)
    position.passes = 0
    position.turns_left = -1
