"""What was decided and still stands: enough to play the game again from its start."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.events import Event
from roundhouse.match.ids import PersonId

PERSON, BOT, CLOCK, FORCED, RECORD = "person", "bot", "clock", "forced", "record"


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. `by` says who made it: a person, a bot, a bot when time was out, nobody (forced), or a record."""

    seq: int
    seat: Seat
    action: str
    by: str
    person: PersonId | None
    hidden: bool  # it revealed something that nobody could foresee: a card, a shuffle, a die
    spent: int = 0
    gained: int = 0


@dataclass(frozen=True, slots=True)
class Sealed:
    """A decision that a person made before its turn."""

    action: str
    person: PersonId


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """What a seat did, and what happened."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


def play_again(game: Game, start: State, actions: Iterable[str]) -> State:
    """The position after these actions; a few milliseconds for a whole game."""
    state = start.copy()
    for action in actions:
        state.push(game.parse(action))
    return state
