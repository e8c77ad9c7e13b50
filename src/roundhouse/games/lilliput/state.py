"""The state of the contract: a position with the rules attached. Each method names the module that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.games.lilliput import effects, instructions, legal, position_json, refusals, views
from roundhouse.games.lilliput.flow import scoring
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, Standing, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


class LilliputState(Position):
    __slots__ = ()

    def copy(self) -> LilliputState:
        return self.copied_to(LilliputState())

    @property
    def has_secrets(self) -> bool:
        """Nothing is hidden (L-019), and nothing random comes but Gulliver's draws."""
        return self.seats > self.players and not self.is_over

    def legal_actions(self) -> Sequence[Action]:
        return legal.legal_actions(self)

    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        return refusals.why_not(self, action, seat)

    def _change(self, action: Action, events: list[Event] | None) -> None:
        effects.carry_out(self, action, events)

    def instructed(self, name: str) -> Action | None:
        return instructions.instructed(self, name)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    def score_sheet(self) -> dict[str, Any]:
        return scoring.score_sheet(self)

    def _view(self, seat: Seat | None) -> View:
        return views.view(self, seat)

    def _views(self, seats: Sequence[Seat | None]) -> list[View]:
        seen = views.view(self, None)
        return [{**seen, "seat": seat} for seat in seats]  # L-019: everybody sees everything

    def to_dict(self) -> dict[str, Any]:
        return position_json.position_data(self)
