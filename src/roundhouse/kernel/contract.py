"""The contract between a game and everything built on it: `Game` makes `State`s, a `State` is played.

    state = game.start(players=3, seed=42)
    while not state.is_over:
        state.apply(state.legal_actions()[0])

Every promise made here is checked for every registered game by tests/conformance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NewType, TypeVar

from roundhouse.kernel.actions import Action
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import IllegalAction, InvalidAction, InvalidOption, InvalidRecord, Refusal
from roundhouse.kernel.events import Event, sure_events
from roundhouse.kernel.options import Option, checked_options
from roundhouse.kernel.rng import Stream, seed_bytes

Seat = NewType("Seat", int)
Fact = TypeVar("Fact", Event, Action)


@cache
def seat_range(number: int) -> tuple[Seat, ...]:
    """The first seats, in order, as many as there are players."""
    return tuple(Seat(seat) for seat in range(number))


View = dict[str, Any]
"""Everything one seat (or a spectator) may know, as plain JSON data.

It always has these keys: `game` (its name), `rules` (the version), `players` (how many), `options` (those it
was started with, an object that never changes), `seat` (whose view it is, None: a spectator's) and `active_seat` (who
must decide, None: nobody). Once the game is over it has `scores` and `score_sheet`, too, as the state tells them. All
else is up to the game; where decisions are of several kinds, `stage` says which is asked for.
"""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the ranking; equal seats share a rank."""

    rank: int
    seat: Seat
    score: int


class State(ABC):
    """One position of one game. Plain, cheap to copy, changed only by `apply` and `push`."""

    __slots__ = ()

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"seat {self.active_seat} decides"
        return f"<{type(self).__name__}: {self.players} players, {who}>"

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of players: the seats that decide."""

    @property
    def seats(self) -> int:
        """The number of seats in scores and standings: the players, and after them an automaton if there is one."""
        return self.players

    @property
    @abstractmethod
    def active_seat(self) -> Seat | None:
        """Who must decide now; None when the game is over."""

    @property
    def is_over(self) -> bool:
        return self.active_seat is None

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What the active seat may do, in a stable order; never empty while the game is on, empty after."""

    @abstractmethod
    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """None if the action is legal now, else the rule that forbids it.

        Give `seat` to ask on behalf of a seat: another seat's decision is refused before anything is looked at.
        """

    def apply(self, action: Action, seat: Seat | None = None) -> list[Event]:
        """Check the action, carry it out and tell what happened. A refused action changes nothing."""
        refusal = self.why_not(action, seat)
        if refusal is not None:
            if not isinstance(action, Action):
                raise InvalidAction(f"{action!r} is not an action; text becomes one with game.parse", text=str(action))
            raise IllegalAction(action, refusal)
        events: list[Event] = []
        self._change(action, events)
        return events

    def push(self, action: Action) -> None:
        """For search: the same change for an action known to be legal, without events."""
        self._change(action, None)

    def preview(self, action: Action) -> list[Event]:
        """The events that would surely follow, nothing random or hidden; the state is left as it is."""
        return sure_events(self.copy().apply(action))

    @abstractmethod
    def _change(self, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action; append what happened unless `events` is None."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy, in microseconds."""

    @property
    def has_secrets(self) -> bool:
        """Whether the seed or another's hand may still tell more than everybody sees: cards, dice to come."""
        return not self.is_over

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat: what is public while the game is on, the final score at the end."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """All seats from first to last by the score and the tie-breakers of the rules."""

    @abstractmethod
    def score_sheet(self) -> dict[str, Any]:
        """How each score came about, as plain data.

        `complete` says whether the game is over, and `seats` holds an object for each of `state.seats`: figures, lists
        of objects with figures, and at the end the `total`, which is the score.
        """

    def view(self, seat: Seat | None) -> View:
        """Everything that seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise InvalidOption(
                f"seat: there is no seat {seat} among {self.players} players", option="seat", value=seat
            )
        return self._view(seat)

    @abstractmethod
    def _view(self, seat: Seat | None) -> View:
        """The view of a seat that exists."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The full position as JSON data; `game.from_dict` reads it back."""


class Game(ABC):
    """The rules and the data of one game; knows how to set up, read and hide its positions."""

    name: GameName
    rules_version: int  # by which new games are played
    oldest_rules: int = 1  # games begun by this version or a later one go on by the rules they were begun with
    min_players: int
    max_players: int
    options: tuple[Option, ...]

    def start(self, players: int, seed: int | str | bytes | None = None, **options: Any) -> State:
        """A new game. The same players, seed and options give the same game on every machine."""
        return self.begin(players, seed, options, self.rules_version)

    def begin(self, players: int, seed: int | str | bytes | None, options: Mapping[str, Any], rules: int) -> State:
        """The start of a game that was begun by that version of the rules, with its options as data."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise InvalidOption(f"players: {players!r} is not a whole number", option="players", value=str(players))
        if not self.min_players <= players <= self.max_players:
            raise InvalidOption(
                f"players: {self.name} is for {self.min_players} to {self.max_players} players, not {players}",
                option="players",
                value=players,
            )
        values = checked_options(self.name, self.options, players, dict(options))
        return self._start(players, seed_bytes(seed), values, self.known_rules(rules))

    @abstractmethod
    def _start(self, players: int, seed: bytes, options: dict[str, Any], rules: int) -> State:
        """Set up a game by that version of the rules; everything is already checked against its declaration."""

    def known_rules(self, rules: Any, source: str = "position") -> int:
        """That version of the rules; raises InvalidRecord that names the source if no game is played by it here."""
        if type(rules) is not int or not self.oldest_rules <= rules <= self.rules_version:
            made = f"{rules!r}"[:20]  # whatever somebody sent
            here = f"this program plays versions {self.oldest_rules} to {self.rules_version}"
            raise InvalidRecord(f"{source}: made by rules version {made} of {self.name}; {here}", source=source)
        return rules

    def rules_of(self, state: State) -> int:  # noqa: ARG002  # a game with one version need not look
        """The version of the rules by which this game was begun and goes on."""
        return self.rules_version

    @abstractmethod
    def record_options(self, state: State) -> dict[str, Any]:
        """The options that start this game again, as JSON data with custom boards embedded, without `players`."""

    @abstractmethod
    def data_digest(self, state: State) -> str:
        """A digest of all data the rules read in this game: two games with equal digests play alike."""

    @abstractmethod
    def redact(self, fact: Fact, seat: Seat | None, by: Seat | None = None) -> Fact:
        """What that seat (None: a spectator) sees of an event, or of an action that the seat `by` made."""

    @abstractmethod
    def sampler(self, view: View) -> Callable[[Stream], State]:
        """A maker of complete states that fit everything this view knows, each with a fresh random stream."""

    @abstractmethod
    def from_dict(self, data: dict[str, Any]) -> State:
        """The inverse of `state.to_dict`."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The inverse of `str(action)`; raises InvalidAction for text that is not an action of this game."""
