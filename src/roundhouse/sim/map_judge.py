"""What a game teaches the judgement of maps: how one is read, what to note of a finished game, what all games say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from roundhouse.kernel.contract import View
from roundhouse.kernel.declaration import find
from roundhouse.kernel.ids import GameName
from roundhouse.kernel.registry import declaration
from roundhouse.sim.playing import Outcome


@dataclass(frozen=True, slots=True)
class Judged:
    """A finished game: its outcome, who began, and what its judge noted."""

    outcome: Outcome
    first: int
    facts: dict[str, Any]

    @property
    def number(self) -> int:
        return self.outcome.number


@dataclass(frozen=True, slots=True)
class MapFinding:
    """Something about a map that should be looked at: what, where, and with which figures.

    `GAME-balance-CODE` says so in words, and how to mend it; what all games have in common is `balance-CODE`.
    """

    code: str
    places: tuple[str, ...]  # ids of what it is about, as the map's file names them
    params: dict[str, Any]

    def to_data(self) -> dict[str, Any]:
        return {"code": self.code, "places": list(self.places), "params": self.params}


class MapJudge(ABC):
    """The judge of one game's maps."""

    option: str  # of the game, that takes a map
    fields: Collection[str]  # what stands at the top of its files
    most_games = 1000

    @abstractmethod
    def read(self, path: Path) -> dict[str, Any]:
        """The map in a file, as the option takes it; raises InvalidData that names every mistake."""

    @abstractmethod
    def named(self, name: str) -> dict[str, Any] | None:
        """A map that comes with the game, by its name."""

    @abstractmethod
    def players(self, value: dict[str, Any]) -> Sequence[int]:
        """How many can play on it."""

    @abstractmethod
    def facts(self, view: View, outcome: Outcome) -> dict[str, Any]:
        """What to note of a game that is over, as plain data."""

    @abstractmethod
    def told(self, value: dict[str, Any], games: Sequence[Judged]) -> tuple[dict[str, Any], list[MapFinding]]:
        """The figures of the parts of the map, and what should be looked at."""


def map_judge_of(game: GameName) -> MapJudge | None:
    """The judge of a game's maps; None for games without maps."""
    place = declaration(game).map_judge
    if place is None:
        return None
    judge = find(place)
    assert isinstance(judge, MapJudge), f"{place} is not a MapJudge"
    return judge
