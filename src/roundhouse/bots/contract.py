"""What a computer player is: it is told what its seat may know and answers with one action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State, View
from roundhouse.kernel.rng import Stream


@dataclass(frozen=True, slots=True)
class Decision:
    """All that a bot gets to decide with, never the true state: `view` is plain data, and samples are made of it."""

    game: Game
    seat: Seat
    view: View | None  # None for a bot that says it needs none
    legal: Sequence[Action]
    rng: Stream
    seconds: float  # the time it may take

    @property
    def sampler(self) -> Callable[[Stream], State]:
        """A maker of complete states that fit what the seat knows."""
        assert self.view is not None, "a bot that samples needs its view"
        return self.game.sampler(self.view)


class Bot(ABC):
    """A computer player for one seat of one game."""

    needs_view = True  # a view costs time: a bot that does not look says so

    @abstractmethod
    def choose(self, decision: Decision) -> Action:
        """One of the legal actions."""
