"""What a game brings so that its positions can be judged and its games reviewed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.bots.contract import Reason
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream

Line = tuple[Action, ...]
"""A choice and what belongs to it: a turn that is half done tells little."""

Rows = list[list[float]]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """By seat, an automaton's last: the score that is expected, how far it may be off, and the share of the win."""

    scores: tuple[float, ...]
    spread: tuple[float, ...]  # a standard deviation
    shares: tuple[float, ...]  # from 0 to 1; together 1


class Judge(ABC):
    """Judges complete positions of one game, and knows what is left to luck in them.

    It keeps nothing from one position to the next: an answer never depends on what was asked before.
    """

    package: ClassVar[str]  # with the weights
    figures: ClassVar[tuple[str, ...]]  # what a seat's standing is described by

    luck: ClassVar[Mapping[str, str]]
    """By the name of an event that nobody could foresee: what kind of luck it was."""

    def kind_of_luck(self, event: Event) -> str | None:
        return self.luck.get(type(event).__name__)

    @abstractmethod
    def standing(self, state: State) -> tuple[float, Rows]:
        """How much of the game is over, from 0 to 1, and the figures of every seat."""

    @abstractmethod
    def lines(self, state: State, looks: int) -> list[Line]:
        """Choices of the active seat that are worth a look, the most promising first, by what that seat knows alone."""

    @abstractmethod
    def redraw(self, state: State, rng: Stream) -> None:
        """Let everything that nobody at the table can know yet come out anew: the order of a deck, dice."""

    def line_with(self, state: State, action: Action, looks: int) -> Line:  # noqa: ARG002  # a choice may stand alone
        """The best line that begins with this action."""
        return (action,)

    def samples(self, game: Game, state: State, seat: Seat, number: int, rng: Stream) -> list[State]:
        """Complete positions that fit what a seat knows; where nothing is hidden or drawn, one is enough."""
        if not state.has_secrets:
            return [state.copy()]
        sampler = game.sampler(state.view(seat))
        return [sampler(rng) for _ in range(number)]

    def reasons(self, state: State, line: Line) -> Sequence[Reason]:  # noqa: ARG002  # a game may have none
        """Why a line is a good one, as codes with parameters."""
        return ()
