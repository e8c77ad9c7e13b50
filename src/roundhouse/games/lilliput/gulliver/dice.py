"""Gulliver's choices: every one is drawn from the game's random stream and told with its reason (L-438)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from roundhouse.games.lilliput.events import GulliverChose, GulliverDrew, GulliverSkipped
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream

T = TypeVar("T")


class Dice:
    """The random stream of a position, for one turn of Gulliver; `put_back` leaves the position where it stopped."""

    __slots__ = ("_position", "_stream", "events", "step")

    def __init__(self, position: Position, events: list[Event] | None) -> None:
        self._position = position
        self._stream = Stream(position.seed, position.counter)
        self.events = events
        self.step = ""

    def pick(self, item: str, choices: Sequence[T], reason: str, name: Callable[[T], str] = str) -> T:
        """One of the choices, each equally likely; a single one needs no draw."""
        if len(choices) == 1:
            self.tell(item, name(choices[0]), reason)
            return choices[0]
        chosen = self._stream.choice(choices)
        if self.events is not None:
            self.events.append(GulliverDrew(self.step, item, name(chosen), reason, len(choices)))
        return chosen

    def tell(self, item: str, choice: str, reason: str) -> None:
        """A choice that his rules leave no doubt about."""
        if self.events is not None:
            self.events.append(GulliverChose(self.step, item, choice, reason))

    def skip(self, reason: str) -> None:
        if self.events is not None:
            self.events.append(GulliverSkipped(self.step, reason))

    def put_back(self) -> None:
        self._position.counter = self._stream.counter


def cell_name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def company_name(company: Company) -> str:
    return COMPANY_IDS[company]
