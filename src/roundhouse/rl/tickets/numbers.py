"""The numbers of Ticket to Ride; as many of them are claims as the board has routes.

0 pass; 1 draw; 2-10 take a face-up card by kind; 11 draw tickets; 11 + m keep the drawn tickets of the mask m (1 to 7);
19 + 9 * route + card claim a route with that kind of card and the fewest locomotives (card 8: with locomotives alone).
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.tickets.actions import Claim
from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS, KINDS
from roundhouse.games.tickets.claim_table import DRAW_CODE, FIRST_CLAIM, FIRST_TAKE, TICKETS_CODE, claim_table
from roundhouse.games.tickets.flow.turns import carry_out_code
from roundhouse.games.tickets.legal import action_of, fewest_locomotives, legal_numbers
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.rl.blocks import blocks_of
from roundhouse.rl.numbering import Legal, Numbering

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
        assert (first["draw"], first["take"], first["tickets"], first["keep"] - 1, first["claim"], self.size) == (
            *(DRAW_CODE, FIRST_TAKE, TICKETS_CODE, TICKETS_CODE, FIRST_CLAIM),
            claim_table(board).size,
        )

    def choices(self, state: State) -> dict[int, Action]:
        return {number: self.action(state, number, []) for number in self.legal(state)}

    def legal(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return legal_numbers(state)

    def action(self, state: State, number: int, legal: Legal) -> Action:  # noqa: ARG002  # the position tells
        assert isinstance(state, Position)
        return action_of(state, fewest_locomotives(state, number))

    def carry_out(self, state: State, number: int, legal: Legal) -> None:  # noqa: ARG002
        assert isinstance(state, Position)
        carry_out_code(state, fewest_locomotives(state, number))

    def number_of(self, state: State, action: Action) -> int | None:
        """A claim that is paid with more locomotives than needed has the number of the cheaper one."""
        if not isinstance(action, Claim):
            return super().number_of(state, action)
        return FIRST_CLAIM + KINDS * self._board.route_index[action.route] + CARD_INDEX[action.cards[0][0]]

    def names(self) -> Iterator[str]:
        yield "pass"
        yield "draw"
        yield from (f"take {card}" for card in CARDS)
        yield "tickets"
        for mask in range(1, _MASKS + 1):
            yield "keep " + " ".join(str(place + 1) for place in range(3) if mask >> place & 1)
        for route in self._board.routes:
            yield from (f"claim {route.id} {card}" for card in CARDS)
