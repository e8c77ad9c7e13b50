"""How one game becomes numbers: the contract of what its declaration names as `environment`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from roundhouse.kernel.contract import Game
from roundhouse.kernel.declaration import find
from roundhouse.kernel.registry import declaration
from roundhouse.rl.fields import Encoder
from roundhouse.rl.numbering import Numbering


class GameNumbers(NamedTuple):
    """What is made once for a game with its players and options, and shared by all that are played."""

    numbering: Numbering
    encoder: Encoder
    longest: int  # more decisions than any game can have


class Encoding(ABC):
    """The numbers of one game, for any number of players and any options that it can be told in numbers."""

    title: str  # in OpenSpiel's list of games
    parameters: ClassVar[Mapping[str, int]] = {}
    """Keywords of the environment that are not options of the game, with their defaults."""

    @abstractmethod
    def check(self, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> None:
        """Raise InvalidOption for what the game would allow and numbers do not; `parameters` are complete."""

    @abstractmethod
    def make(self, game: Game, players: int, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> GameNumbers:
        """Numbering and encoder, once everything is checked."""


def encoding_of(game: Game) -> Encoding:
    """The encoding that the game declares, or the one for games with few actions."""
    place = declaration(game.name).environment
    encoding = find(place or "roundhouse.rl.generic.encoding:ENCODING")
    assert isinstance(encoding, Encoding), f"{place} is not an Encoding"
    return encoding
