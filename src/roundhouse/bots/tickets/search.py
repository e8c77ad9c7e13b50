"""The bot that searches: once somebody builds in earnest, ideas are tried on many positions that fit what it knows.

Before that it plays like the planner: all collect cards, and who wins depends on when and what they claim later. The
lead at the end of playouts from there is hardly related to the real one, while from the first claims on it is. With
more than two players it is not: there it plays like the planner all along.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from time import perf_counter

from roundhouse.bots.contract import Bot, Decision, Estimate, Explanation
from roundhouse.bots.tickets.beliefs import lean_on, seen_tickets, ticket_weights
from roundhouse.bots.tickets.guide import SLOPE, WIDTH, TicketsGuide
from roundhouse.bots.tickets.ideas import unplanned_claims, wanted_by_others, worth_trying
from roundhouse.bots.tickets.planner import legal_only
from roundhouse.bots.tickets.ranking import Ranked, ranked
from roundhouse.bots.tickets.reasons import explanation
from roundhouse.bots.tree import Rounds, Tree, TreeShape
from roundhouse.games.tickets.position import SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.rng import Stream

MOST_PLAYERS = 2  # for whom playouts tell something
LATE = 0.89  # of its cars: who has no more left builds in earnest
SECOND = 0.25  # of the time, for a second card ...
CLOSE = 0.03  # ... and only where the ranking sees next to nothing between two

SHAPE = TreeShape(rounds=Rounds(errors=2.5, trust=5.0, order=0.02))


class TicketsSearch(Bot):
    """Give `seconds` for a decision (None: as the table grants) or `iterations` (the same decisions every time)."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._guide = TicketsGuide()
        self._tree = Tree(self._guide, SHAPE)
        self._decided: tuple[str, list[Estimate], Position, Seat] | None = None

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
        estimates = [Estimate(action, value) for action, value in everything]
        unit = "points"
        if tells(position):
            sample = self._likely_samples(decision, sampler, position)
            candidates = self._candidates(decision, position, everything, sample)
            if position.stage is SECOND_CARD and seconds is not None:
                seconds *= SECOND
            if len(candidates) > 1:
                left = None if seconds is None else seconds - (perf_counter() - start)
                found = self._search(decision, sample, position, candidates, left)
                if found:
                    estimates, unit = found + _untried(found, everything), "share"
        self._decided = unit, estimates, position, seat
        return estimates[0].action

    def explain(self) -> Explanation | None:
        return None if self._decided is None else explanation(*self._decided)

    def _likely_samples(
        self, decision: Decision, sampler: Callable[[Stream], State], position: Position
    ) -> Callable[[], Position]:
        """A maker of samples in which the others hold tickets that fit what they have built."""
        seat, rng = decision.seat, decision.rng
        assert decision.view is not None
        others = (Seat(other) for other in range(position.setup.players) if other != seat)
        weights = {other: ticket_weights(position, other) for other in others}
        seen = seen_tickets(position, decision.view)

        def sample() -> Position:
            base = sampler(rng)
            assert isinstance(base, Position)
            lean_on(base, seat, weights, seen, rng)
            self._guide.begin()
            return base

        return sample

    def _candidates(
        self, decision: Decision, position: Position, everything: Ranked, sample: Callable[[], Position]
    ) -> Ranked:
        if position.stage is SECOND_CARD:  # most of it was found with the first card
            return [pair for pair in everything[:WIDTH] if pair[1] > everything[0][1] - CLOSE]
        candidates = worth_trying(everything)
        if position.stage is TURN:
            wanted = wanted_by_others(sample, decision.seat)
            candidates += unplanned_claims(position, decision.seat, decision.legal, wanted)
            candidates.sort(key=lambda pair: -pair[1])
        return candidates

    def _search(
        self,
        decision: Decision,
        sample: Callable[[], Position],
        position: Position,
        candidates: Ranked,
        seconds: float | None,
    ) -> list[Estimate]:
        """What came of trying the candidates; nothing if there is no time."""
        if seconds is not None and seconds <= 0:
            return []
        self._guide.look_at(position, decision.seat, candidates)
        ranking = self._tree.search(sample, decision.rng, seconds, self._iterations)
        return [Estimate(choice.action, max(0.0, choice.value)) for choice in ranking]


def tells(position: Position) -> bool:
    """Whether playouts tell about the end: with two players, as soon as somebody builds in earnest."""
    return position.setup.players <= MOST_PLAYERS and min(position.cars) <= LATE * position.setup.components.cars


def _untried(found: list[Estimate], everything: Ranked) -> list[Estimate]:
    """What the planner's ranking has, too, further behind by as much as that says."""
    tried = {estimate.action for estimate in found}
    last, level = found[-1].value, max(value for action, value in everything if action in tried)
    rest = [(action, value) for action, value in everything if action not in tried]
    return [Estimate(action, last * exp(min(0.0, value - level) / SLOPE)) for action, value in rest]
