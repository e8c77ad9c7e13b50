"""Lines of the log as JSON: written once for all to whom they say the same, and kept small while nobody reads them."""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from roundhouse.i18n.log import GameLog
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.server.rows import encode
from roundhouse.server.shapes import ToldLine

PACKED_AT_ONCE = 12  # lines


class WrittenLine(NamedTuple):
    """A line that fits wherever a `ToldLine` does, and the entry of which it tells."""

    seq: int
    json: msgspec.Raw

    @classmethod
    def of(cls, line: ToldLine) -> WrittenLine:
        return cls(line.seq, msgspec.Raw(encode(line)))


def as_told(lines: Iterable[msgspec.Raw]) -> list[ToldLine]:
    """What is JSON already fits wherever data of that shape does."""
    written: list[Any] = list(lines)
    return written


class WrittenLines:
    """Lines that never change: thousands of tables hold theirs for hours, and send them as they are.

    All but the last few are compressed, a dozen at a time: they are read again only by whoever opens the table anew.
    """

    def __init__(self) -> None:
        self._seqs = array("L")
        self._packed: list[bytes] = []
        self._last: list[msgspec.Raw] = []

    def __len__(self) -> int:
        return len(self._seqs)

    def add(self, lines: Iterable[WrittenLine]) -> None:
        for line in lines:
            self._seqs.append(line.seq)
            self._last.append(line.json)
            if len(self._last) == PACKED_AT_ONCE:
                self._packed.append(zlib.compress(b"\n".join(self._last)))  # no line of JSON holds a line break
                self._last = []

    def since(self, seq: int) -> list[msgspec.Raw]:
        """What happened after an entry."""
        return self.from_line(bisect_right(self._seqs, seq))

    def from_line(self, number: int) -> list[msgspec.Raw]:
        """The lines from that one on; the first is 0."""
        first = min(number // PACKED_AT_ONCE, len(self._packed))
        unpacked = [
            msgspec.Raw(line) for packed in self._packed[first:] for line in zlib.decompress(packed).split(b"\n")
        ]
        return (unpacked + self._last)[number - first * PACKED_AT_ONCE :]


class Wording(NamedTuple):
    """How events were told."""

    language: str
    names: tuple[str, ...]
    events: tuple[Event, ...]
    you: Seat | None  # for whom they were made ...
    seats: tuple[Seat, ...]  # ... and to whom alone they may say `you`
    lines: list[WrittenLine]


class SharedLines:
    """What was told of the newest move of a table, for others to whom it says the same."""

    __slots__ = ("_seq", "_words")

    def __init__(self) -> None:
        self._seq = 0
        self._words: list[Wording] = []

    def of(
        self, seq: int, events: tuple[Event, ...], log: GameLog, language: str, names: tuple[str, ...], you: Seat | None
    ) -> Sequence[WrittenLine]:
        """The lines of these events, with which an entry is told, as that log words them for the seat `you`."""
        if seq != self._seq:
            self._seq, self._words = seq, []
        for words in self._words:
            if (words.events, words.language, words.names) == (events, language, names) and (
                words.you == you or (words.you not in words.seats and you not in words.seats)
            ):
                return words.lines
        told = log.tell(events)
        lines = [WrittenLine.of(ToldLine(seq, line.seat, line.text, line.kind, line.named)) for line in told.lines]
        self._words.append(Wording(language, names, events, you, told.seats, lines))
        return lines
