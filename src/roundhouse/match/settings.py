"""What is agreed on before a table opens: game, options, who may find it, clocks, the bot that fills in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from roundhouse.bots.roster import check_bot
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.match.seats import Holder

PUBLIC, LINK, LOCAL = "public", "link", "local"
PER_MOVE, TOTAL = "move", "total"
DAY = 24 * 3600
LONGEST_CLOCK = 60 * DAY  # two months: enough for the slowest game by correspondence


@dataclass(frozen=True, slots=True)
class Clock:
    """Time per decision (`move`), or for the whole game (`total`) plus `increment` after each decision; in seconds."""

    kind: str
    seconds: int
    increment: int = 0

    @property
    def counts_days(self) -> bool:
        """Whether it waits for people who are away."""
        return self.kind == PER_MOVE and self.seconds >= DAY


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table; JSON data by `to_dict`."""

    game: GameName
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    visibility: str = LINK
    auto_start: bool = True  # the moment the last seat is taken
    auto_forced: bool = True  # a single legal choice is made for the seat
    shared_screen: bool = False  # one person may hold several seats: several people at one screen; always so if local
    clock: Clock | None = None
    bot: str = ""  # who takes over when somebody leaves or runs out of time; empty: whom the game's roster names
    hints: bool = True  # whoever has to decide may ask a bot for advice
    undo: bool = True  # decisions may be taken back, as `undo` tells
    chat: bool = True  # people may write to each other
    language: str = ""  # the one that the host speaks, for those who look for a table; empty: not said

    @property
    def many_seats_each(self) -> bool:
        return self.shared_screen or self.visibility == LOCAL

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "visibility": self.visibility,
            "auto_start": self.auto_start,
            "auto_forced": self.auto_forced,
            "shared_screen": self.shared_screen,
            "clock": None if self.clock is None else asdict(self.clock),
            "bot": self.bot,
            "hints": self.hints,
            "undo": self.undo,
            "chat": self.chat,
            "language": self.language,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Settings:
        clock = data["clock"]
        return cls(**{**data, "clock": None if clock is None else Clock(**clock)})


def hints_as_usual(clock: Clock | None, seats: Sequence[Holder]) -> bool:
    """Whether there are hints if nobody has said so: not in timed games between people."""
    return clock is None or sum(holder.bot is None for holder in seats) <= 1


def check_settings(settings: Settings) -> None:
    """Raise InvalidOption or UnknownBot for what no table can have; the game itself checks players and options."""
    if settings.visibility not in (PUBLIC, LINK, LOCAL):
        raise InvalidOption(f"visibility: {settings.visibility!r} is not public, link or local", option="visibility")
    check_bot(settings.bot, settings.game)
    clock = settings.clock
    if clock is None:
        return
    if clock.kind not in (PER_MOVE, TOTAL):
        raise InvalidOption(f"clock: {clock.kind!r} is neither move nor total", option="clock")
    if not 0 < clock.seconds <= LONGEST_CLOCK or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise InvalidOption(f"clock: its seconds are not between 1 and {LONGEST_CLOCK}", option="clock")
    if clock.kind == PER_MOVE and clock.increment:
        raise InvalidOption("clock: only a total time has an increment", option="clock")
