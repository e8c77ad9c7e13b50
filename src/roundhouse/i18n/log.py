"""What happened in a game, as lines for one reader: the contract, and a log for games that declare none."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.named import NamedThing, found, named
from roundhouse.i18n.naming import params_in_words, value_in_words
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.events import Event
from roundhouse.kernel.registry import declaration

LineKind = Literal["round", "turn", "deed", "end"]
"""A heading over a round or another part of the game, one over a turn, what was done, or how the game ended."""

SEAT = "seat"
"""The kind of name that every log gives to whoever sits at the table; other kinds are the game's own."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; `seat` is whose deed it tells, if it is anyone's, and `named` what is named in the text."""

    seat: Seat | None
    text: str
    kind: LineKind = "deed"
    named: tuple[NamedThing, ...] = ()


def log_line(seat: Seat | None, text: str, kind: LineKind = "deed") -> LogLine:
    """A line from a text in which names have marks."""
    return LogLine(seat, (told := found(text))[0], kind, told[1])


class Told(NamedTuple):
    """Lines, and the seats that are named in them: to whoever has none of these they read like this, whoever it is."""

    lines: list[LogLine]
    seats: tuple[Seat, ...]


class GameLog(ABC):
    """Tells events to one reader, for whom they are already redacted.

    `view` is any view of the game that is told: logs take from it what never changes in a game, such as its map.
    `names` are those of all seats, `you` is the reader's seat (None: a spectator).
    """

    def __init__(
        self,
        game: GameName,
        catalogue: Catalogue,
        view: View,  # noqa: ARG002  # whatever a game needs of it
        names: Sequence[str],
        you: Seat | None = None,
    ) -> None:
        self._game = game
        self._catalogue = catalogue
        self._text = catalogue.text
        self._names = names
        self.__you = you  # asked for by `_is_you` alone
        self._asked: set[Seat] = set()

    def tell(self, events: Sequence[Event]) -> Told:
        """The lines of these events, for others as well to whom they say the same."""
        self._asked.clear()
        lines = self.lines(events)
        return Told(lines, tuple(self._asked))

    @abstractmethod
    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        """One line per fact worth telling; the events of several actions may be told at once."""

    def settled(self, events: Sequence[Event]) -> int:
        """How many of these events are told for good; the lines of the others may still grow with the next action."""
        return len(events)

    def _is_you(self, seat: Seat) -> bool:
        """Whether it is the reader's seat. Whatever is worded differently for them must ask here."""
        self._asked.add(seat)
        return seat == self.__you

    def _name(self, seat: Seat) -> str:
        return named(SEAT, seat, self._text("you") if self._is_you(seat) else self._names[seat])

    def _listed(self, parts: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self._text("log-and", first=", ".join(parts[:-1]), last=parts[-1])

    def _subject(self, seat: Seat) -> dict[str, str]:
        """The parameters of a text that tells a seat's deed."""
        return {"who": self._name(seat), "you": "yes" if self._is_you(seat) else "no"}


class PlainLog(GameLog):
    """Every event by its text `GAME-log-EVENT`, or by its name and fields where there is none; an empty text is silent.

    `CardDealt(seat, card)` of the game `whist` is told by `whist-log-card-dealt` with `who`, `you` and `card`; a field
    that is hidden from the reader is `none`.
    """

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        told = [self._told(event) for event in events]
        return [line for line in told if line.text]

    def _told(self, event: Event) -> LogLine:
        fields = event.to_dict()
        name = _WORD.sub(" ", fields.pop("event")).lower()
        seat = fields.pop("seat", None)
        who = {} if seat is None else self._subject(seat)
        params = {key: value_in_words(self._catalogue, self._game, key, value) for key, value in fields.items()}
        text_id = f"{self._game}-log-{name.replace(' ', '-')}"
        if text_id in self._catalogue:
            shown = {key: "none" if value is None else value for key, value in params.items()}
            return log_line(seat, self._text(text_id, **who, **shown))
        plain = params_in_words(name, {key: value for key, value in params.items() if value is not None})
        return log_line(seat, plain if seat is None else f"{who['who']}: {plain}")


_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def make_log(
    game: GameName, catalogue: Catalogue, view: View, names: Sequence[str], you: Seat | None = None
) -> GameLog:
    """The log that the game declares, or the plain one."""
    place = declaration(game).log
    made = (PlainLog if place is None else find(place))(game, catalogue, view, names, you)
    assert isinstance(made, GameLog), f"{place} is not a GameLog"
    return made
