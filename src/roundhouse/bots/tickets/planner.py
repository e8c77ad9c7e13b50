"""The bot that plans: connections for all its tickets together, cards they need, what may be blocked, when to hurry."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.contract import Bot, Decision, Estimate, Explanation
from roundhouse.bots.tickets.ranking import Ranked, ranked
from roundhouse.bots.tickets.reasons import explanation
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat


class TicketsPlanner(Bot):
    """Takes what its ranking puts first."""

    def __init__(self) -> None:
        self._decided: tuple[list[Estimate], Position, Seat] | None = None

    def choose(self, decision: Decision) -> Action:
        position = decision.sampler(decision.rng)
        assert isinstance(position, Position)
        found = legal_only(ranked(position, decision.seat), decision.legal)
        estimates = [Estimate(action, value) for action, value in found]
        self._decided = estimates, position, decision.seat
        return estimates[0].action

    def explain(self) -> Explanation | None:
        return None if self._decided is None else explanation("points", *self._decided)


def legal_only(found: Ranked, legal: Sequence[Action]) -> Ranked:
    """What may really be done, and something in any case."""
    allowed = set(legal)
    return [pair for pair in found if pair[0] in allowed] or [(legal[0], 0.0)]
