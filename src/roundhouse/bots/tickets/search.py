"""The bot that searches: the planner's best ideas, tried out on many positions that fit what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from time import perf_counter

from roundhouse.bots.contract import Bot, Decision, Estimate, Explanation
from roundhouse.bots.tickets.beliefs import lean_on, seen_tickets, ticket_weights
from roundhouse.bots.tickets.guide import SLOPE, WIDTH, TicketsGuide
from roundhouse.bots.tickets.planner import legal_only
from roundhouse.bots.tickets.ranking import Ranked, ranked
from roundhouse.bots.tickets.reasons import explanation
from roundhouse.bots.tree import Rounds, Shape, Tree
from roundhouse.games.tickets.actions import Claim, Draw, Take
from roundhouse.games.tickets.position import SECOND_CARD, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.kernel.rng import Stream

CLAIMS, CARDS, REST = 2, 1, 4  # candidates of each kind
SECOND = 0.25  # of the time, for a second card ...
CLOSE = 0.03  # ... and only where the ranking sees next to nothing between two
HOPELESS = 5.0  # points behind the best idea of the planner: not worth a try

SHAPE = Shape(rounds=Rounds(errors=2.5, trust=20.0, always=1.5, order=0.03))
"""Playouts are noisy and simpler than the players: it takes much to overrule the planner's order."""


class TicketsSearch(Bot):
    """Give `seconds` for a decision (None: as the table grants) or `iterations` (the same decisions every time)."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._guide = TicketsGuide()
        self._tree = Tree(self._guide, SHAPE)
        self._decided: tuple[str, list[Estimate], Position, int] | None = None

    def choose(self, decision: Decision) -> Action:
        start = perf_counter()
        seconds = self._seconds or (None if self._iterations else decision.seconds)
        sampler = decision.sampler
        position = sampler(decision.rng)
        assert isinstance(position, Position)
        if decision.since is None:
            self._tree = Tree(self._guide, SHAPE)
        else:
            self._tree.advance(decision.since)
        seat = decision.seat
        everything = legal_only(ranked(position, seat), decision.legal)
        candidates = everything[:WIDTH] if position.stage is SECOND_CARD else worth_trying(everything)
        estimates = [Estimate(action, value) for action, value in everything]
        unit = "points"
        if position.stage is SECOND_CARD:  # most of it was found with the first card
            seconds = None if seconds is None else seconds * SECOND
            candidates = [pair for pair in candidates if pair[1] > candidates[0][1] - CLOSE]
        if len(candidates) > 1:
            left = None if seconds is None else seconds - (perf_counter() - start)
            found = self._search(decision, sampler, position, candidates, left)
            if found:
                estimates, unit = found + _untried(found, everything), "share"
        self._decided = unit, estimates, position, seat
        return estimates[0].action

    def explain(self) -> Explanation | None:
        return None if self._decided is None else explanation(*self._decided)

    def _search(
        self,
        decision: Decision,
        sampler: Callable[[Stream], State],
        position: Position,
        candidates: Ranked,
        seconds: float | None,
    ) -> list[Estimate]:
        """What came of trying the candidates; nothing if there is no time."""
        start = perf_counter()
        seat, rng = decision.seat, decision.rng
        assert decision.view is not None
        weights = {other: ticket_weights(position, other) for other in range(position.setup.players) if other != seat}
        seen = seen_tickets(position, decision.view)
        self._guide.look_at(position, seat, candidates)

        def sample() -> Position:
            base = sampler(rng)
            assert isinstance(base, Position)
            lean_on(base, seat, weights, seen, rng)
            self._guide.begin()
            return base

        left = None if seconds is None else seconds - (perf_counter() - start)
        if left is not None and left <= 0:
            return []
        ranking = self._tree.search(sample, rng, left, self._iterations)
        return [Estimate(choice.action, max(0.0, choice.value)) for choice in ranking]


def _untried(found: list[Estimate], everything: Ranked) -> list[Estimate]:
    """What the planner's ranking has besides, further behind by as much as that says."""
    tried = {estimate.action for estimate in found}
    last, level = found[-1].value, max(value for action, value in everything if action in tried)
    rest = [(action, value) for action, value in everything if action not in tried]
    return [Estimate(action, last * exp(min(0.0, value - level) / SLOPE)) for action, value in rest]


def worth_trying(candidates: Ranked) -> Ranked:
    """The best ideas of each kind, best first."""
    best = candidates[0][1]
    left = {"claim": CLAIMS, "card": CARDS, "rest": REST}
    found = []
    for action, value in candidates:
        kind = "claim" if isinstance(action, Claim) else "card" if isinstance(action, Draw | Take) else "rest"
        if left[kind] and value > best - HOPELESS:
            left[kind] -= 1
            found.append((action, value))
    return found
