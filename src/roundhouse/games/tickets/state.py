"""The state of the contract: a position with the rules attached. Each method names the module that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.games.tickets import legal, position_json, refusals, views
from roundhouse.games.tickets.flow import scoring, turns
from roundhouse.games.tickets.position import FIRST_TICKETS, OVER, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, Standing, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.kernel.luck import Luck


class TicketsState(Position):
    __slots__ = ()

    def copy(self) -> TicketsState:
        return self.copied_to(TicketsState())

    def legal_actions(self) -> Sequence[Action]:
        return legal.legal_actions(self)

    def count_legal(self) -> int:
        return legal.count_legal(self)

    def random_action(self, luck: Luck) -> Action:
        return legal.action_of(self, legal.random_code(self, luck))

    def play_out(self, luck: Luck) -> int:
        steps = 0
        while self.stage is not OVER:
            turns.carry_out_code(self, legal.random_code(self, luck))
            steps += 1
        return steps

    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        return refusals.why_not(self, action, seat)

    def _change(self, action: Action, events: list[Event] | None) -> None:
        turns.carry_out(self, action, events)

    def early(self, seat: Seat) -> TicketsState | None:
        """The first tickets: each chooses among what was dealt, whatever the others keep (T-029)."""
        if self.stage is not FIRST_TICKETS or not self.pending[seat]:
            return None
        first = self.copy()
        first.active = seat
        return first

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    def score_sheet(self) -> dict[str, Any]:
        return scoring.score_sheet(self)

    def _view(self, seat: Seat | None) -> View:
        return views.views(self, (seat,))[0]

    def _views(self, seats: Sequence[Seat | None]) -> list[View]:
        return views.views(self, seats)

    def to_dict(self) -> dict[str, Any]:
        return position_json.position_data(self)
