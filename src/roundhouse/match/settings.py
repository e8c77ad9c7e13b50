"""What is agreed on before a table opens: game, options, who may find it, clocks, the bot that fills in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

PUBLIC, LINK, LOCAL = "public", "link", "local"
PER_MOVE, TOTAL = "move", "total"


@dataclass(frozen=True, slots=True)
class Clock:
    """Time per decision (`move`), or for the whole game (`total`) plus `increment` after each decision."""

    kind: str
    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table; checked by `checked_settings`, JSON data by `to_dict`."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    visibility: str = LINK
    auto_start: bool = True  # the moment the last seat is taken
    auto_forced: bool = True  # a single legal choice is made for the seat
    shared_screen: bool = False  # one person may hold several seats: several people at one screen; always so if local
    clock: Clock | None = None
    bot: str = "normal"  # the level that takes over when somebody leaves or runs out of time

    def to_dict(self) -> dict[str, Any]:
        raise NotImplementedError

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Settings:
        raise NotImplementedError
