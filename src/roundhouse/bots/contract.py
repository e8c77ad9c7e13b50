"""What a computer player is: it is told what its seat may know and answers with one action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State, View
from roundhouse.kernel.errors import RoundhouseError
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
    since: Sequence[tuple[Action, Seat]] | None = None
    """All that was done from its last decision on, as it saw it, and by whom; None for a bot that is new here.

    That decision comes first. Choices of its own seat may follow that it was not asked about: forced ones, or those
    of a person who took the seat for a while.
    """

    @property
    def sampler(self) -> Callable[[Stream], State]:
        """A maker of complete states that fit what the seat knows."""
        assert self.view is not None, "a bot that samples needs its view"
        return self.game.sampler(self.view)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot thinks of an action: a larger value is better for its seat."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Reason:
    """One line of a plan, as a code with parameters; the text for people is `reason-<code>` of the game's catalogue."""

    code: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot decided as it did: its plan, its choice, and the next best choices (two, where there are as many)."""

    unit: str  # what values are: `points` (expected lead at the end) or `share` (of the win, 0 to 1)
    choice: Estimate
    others: tuple[Estimate, ...] = ()
    plan: tuple[Reason, ...] = ()


class BotFailure(RoundhouseError):
    """A bot from elsewhere gave no legal answer; the message says why. Its seat is taken like that of who resigns."""

    code = "bot-failed"


class Bot(ABC):
    """A computer player for one seat of one game."""

    games: ClassVar[tuple[str, ...]] = ()  # those it plays; empty: any
    needs_view = True  # a view costs time: a bot that does not look says so

    @abstractmethod
    def choose(self, decision: Decision) -> Action:
        """One of the legal actions."""

    def explain(self) -> Explanation | None:
        """Why the last decision was made; None for a bot that does not think."""
        return None

    def close(self) -> None:  # noqa: B027  # most bots have nothing to give back
        """Nobody will ask it any more."""
