"""The contract between a game and everything built on it: `Game` makes `State`s, a `State` is played.

    state = game.start(players=3, seed=42)
    while not state.is_over:
        state.apply(state.legal_actions()[0])

Every promise made here is checked for every registered game by tests/conformance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption, InvalidRecord
from roundhouse.kernel.events import Event
from roundhouse.kernel.ids import GameName
from roundhouse.kernel.instructions import Instruction
from roundhouse.kernel.options import Option, checked_options
from roundhouse.kernel.rng import Stream, seed_bytes
from roundhouse.kernel.state import Seat, Standing, State, View, seat_range

__all__ = ["Fact", "Game", "GameName", "Seat", "Standing", "State", "View", "seat_range"]

Fact = TypeVar("Fact", Event, Action)


class Game(ABC):
    """The rules and the data of one game; knows how to set up, read and hide its positions."""

    name: ClassVar[GameName]
    rules_version: ClassVar[int]  # by which new games are played
    oldest_rules: ClassVar[int] = 1  # games begun by this version or a later one go on by the rules they began with
    hides: ClassVar[bool] = True  # whether a seat may know what a spectator does not: a hand of cards
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    instructions: ClassVar[tuple[Instruction, ...]] = ()  # that a player may give, to be asked less

    def start(self, players: int, seed: int | str | bytes | None = None, **options: Any) -> State:
        """A new game. The same players, seed and options give the same game on every machine."""
        return self.begin(players, seed, options, self.rules_version)

    def begin(self, players: int, seed: int | str | bytes | None, options: Mapping[str, Any], rules: int) -> State:
        """The start of a game that was begun by that version of the rules, with its options as data."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise InvalidOption(
                about("players", complaint("whole-number", "{value} is not a whole number", value=repr(players))),
                option="players",
                value=str(players),
            )
        if not self.min_players <= players <= self.max_players:
            raise InvalidOption(
                about(
                    "players",
                    complaint(
                        "player-count",
                        "{game} is for {least} to {most} players, not {players}",
                        game=self.name,
                        least=self.min_players,
                        most=self.max_players,
                        players=players,
                    ),
                ),
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
            told = complaint(
                "other-rules",
                "made by rules version {made} of {game}; this program plays versions {first} to {last}",
                made=made,
                game=self.name,
                first=self.oldest_rules,
                last=self.rules_version,
            )
            raise InvalidRecord(about(source, told), source=source)
        return rules

    def rules_of(self, state: State) -> int:  # noqa: ARG002  # a game with one version need not look
        """The version of the rules by which this game was begun and goes on."""
        return self.rules_version

    def player_colours(self) -> tuple[str, ...]:
        """Colours that people may choose for their seats, as they are given out if nobody chooses; empty: none."""
        return ()

    def paint(self, view: View, colours: Sequence[str]) -> None:  # noqa: B027  # a game without colours has nothing to do
        """Write into a view the colours that the seats have; they are looks, which the rules know nothing of."""

    def printed(self, view: View) -> dict[str, Any]:  # noqa: ARG002  # a game may have nothing to tell
        """What is printed on the board and the pieces of the game in this view, as plain data by the ids of views and
        actions: for programs that play it without its files."""
        return {}

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
