"""What happens in a game, as facts. `chance` marks what nobody could foresee: a preview ends before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse_kuhn.actions import Word


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A player checked, bet, called or folded (K-008, K-009)."""

    seat: Seat
    word: Word


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """Nobody folded, and a player's card is turned up (K-011)."""

    chance: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """The pot went to a player (K-010, K-011)."""

    chance: ClassVar[bool] = True
    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class HandBegan(Event):
    """Both paid a chip, and this player decides first (K-005, K-007)."""

    chance: ClassVar[bool] = True
    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A player received a card; None for whoever may not see it (K-006)."""

    chance: ClassVar[bool] = True
    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final chips of each seat (K-012 to K-014)."""

    chance: ClassVar[bool] = True
    scores: tuple[int, ...]
