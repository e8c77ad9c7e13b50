"""The numbers of Ticket to Ride; as many of them are claims as the board has routes.

0 pass; 1 draw; 2-10 take a face-up card by kind; 11 draw tickets; 11 + m keep the drawn tickets of the mask m (1 to 7);
19 + 9 * route + card claim a route with that kind of card and the fewest locomotives (card 8: with locomotives alone).
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS, PASS, TAKES, Keep
from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.colours import CARDS, KINDS, LOCO
from roundhouse.games.tickets.claim_table import claim_table
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.rl.blocks import blocks_of
from roundhouse.rl.numbering import Numbering

_MASKS = 7  # of at most three drawn tickets, not none


class TicketsNumbering(Numbering):
    def __init__(self, board: Board) -> None:
        self._board = board
        self.blocks = blocks_of(
            ("pass", 1, "pass, when nothing else is possible; the only number once the game is over"),
            ("draw", 1, "draw the top card of the deck"),
            ("take", KINDS, f"take a face-up card: {', '.join(CARDS)}"),
            ("tickets", 1, "draw tickets"),
            ("keep", _MASKS, "keep drawn tickets: the mask 1 to 7, less 1, over the order in which they were drawn"),
            ("claim", len(board.routes) * KINDS, "claim: 9 * route + card; 8 is a claim with locomotives alone"),
        )
        self.size = sum(block.size for block in self.blocks)
        first = {block.name: block.first for block in self.blocks}
        self._keep = first["keep"] - 1
        self._numbers: dict[Action, int] = {PASS: first["pass"], DRAW: first["draw"], DRAW_TICKETS: first["tickets"]}
        self._numbers.update({take: first["take"] + card for card, take in enumerate(TAKES)})
        table = claim_table(board)
        for route in range(len(board.routes)):
            base = first["claim"] + route * KINDS
            self._numbers[table.jokers_only[route]] = base + LOCO
            for card, rows in enumerate(table.rows):
                for row in rows:
                    if row[route] is not None:
                        self._numbers[row[route]] = base + card

    def choices(self, state: State) -> dict[int, Action]:
        assert isinstance(state, Position)
        found: dict[int, Action] = {}
        if state.stage is FIRST_TICKETS or state.stage is KEEP_TICKETS:
            tickets = state.setup.board.tickets
            bits = {tickets[ticket].id: 1 << place for place, ticket in enumerate(state.pending[state.active])}
            for action in state.legal_actions():
                assert isinstance(action, Keep)
                found[self._keep + sum(bits[ticket] for ticket in action.tickets)] = action
            return found
        numbers = self._numbers
        for action in state.legal_actions():  # of several ways to pay, the one with fewer locomotives comes first
            found.setdefault(numbers[action], action)
        return found

    def number_of(self, state: State, action: Action) -> int | None:
        """A claim that is paid with more locomotives than needed has the number of the cheaper one."""
        number = self._numbers.get(action)
        return super().number_of(state, action) if number is None else number

    def names(self) -> Iterator[str]:
        yield "pass"
        yield "draw"
        yield from (f"take {card}" for card in CARDS)
        yield "tickets"
        for mask in range(1, _MASKS + 1):
            yield "keep " + " ".join(str(place + 1) for place in range(3) if mask >> place & 1)
        for route in self._board.routes:
            yield from (f"claim {route.id} {card}" for card in CARDS)
