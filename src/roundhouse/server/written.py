"""What several readers of a table are told alike, written once for all of them.

Nothing here decides who may see what. The match says what each reader sees, and what is written for one of them is
given to another only if that one sees the very same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from roundhouse.kernel.contract import Seat
from roundhouse.match.entries import CHAT
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.seen import SeenMove, entry_data, later_entries, seen_move
from roundhouse.server.live.presence import Present
from roundhouse.server.rows import encode

NEWEST = 4  # entries that are kept in writing: a move and what follows by itself


class Names(NamedTuple):
    """What all are called who have to do with a table or have it open, and what that depends on."""

    seq: int
    present: Present
    changes: int  # of what is known of people
    written: msgspec.Raw


class Sharing:
    """The parts of messages about one table that were written last."""

    __slots__ = ("_about", "_entries", "_readers", "_views", "_views_of", "names")

    def __init__(self) -> None:
        self.names: Names | None = None
        self._about: tuple[int, int, msgspec.Raw] | None = None
        self._views: dict[Seat | None, msgspec.Raw] = {}
        self._views_of = -1  # the position_seq for which they are
        self._readers: set[Seat | None] = set()  # who was told that position
        self._entries: dict[int, list[tuple[SeenMove | None, msgspec.Raw]]] = {}

    def view(self, match: Match, seat: Seat | None, whole: bool) -> msgspec.Raw:
        """What a seat may know now; for whoever has had it `whole`, without the options: they never change."""
        if whole:  # told once to everybody who comes: not worth keeping
            return msgspec.Raw(encode(match.view(seat)))
        if match.position_seq != self._views_of:
            written = _views(match, [seat, *(self._readers - {seat})])  # whoever was told the last is mostly told this
            self._views_of, self._views, self._readers = match.position_seq, written, set()
        elif seat not in self._views:
            self._views |= _views(match, [seat])
        self._readers.add(seat)
        return self._views[seat]

    def about(self, match: Match, now: int, whole: bool) -> msgspec.Raw:
        """The table itself, which is public; not `whole`: without its settings."""
        if whole:  # told once to everybody who comes: not worth keeping
            return msgspec.Raw(encode(match.table_view(now)))
        at = 0 if match.clocks is None else now
        if self._about is None or self._about[:2] != (match.seq, at):
            about = match.table_view(now)
            del about["settings"]
            self._about = match.seq, at, msgspec.Raw(encode(about))
        return self._about[2]

    def entries(
        self, match: Match, since: int, seat: Seat | None, ignoring: frozenset[PersonId]
    ) -> Sequence[msgspec.Raw | dict[str, Any]]:
        """The entries after that seq as a seat sees them. Chat is never kept: it may have to be forgotten."""
        oldest = match.seq - NEWEST
        told: list[msgspec.Raw | dict[str, Any]] = []
        for entry in later_entries(match, since, ignoring):
            move = seen_move(match, entry, seat)
            if entry.seq <= oldest or entry.kind == CHAT:
                told.append(entry_data(entry, move))
                continue
            written = self._entries.get(entry.seq)
            if written is None:
                self._entries = {seq: kept for seq, kept in self._entries.items() if seq > oldest}
                written = self._entries[entry.seq] = []
            for seen, json in written:
                if seen == move:
                    told.append(json)
                    break
            else:
                json = msgspec.Raw(encode(entry_data(entry, move)))
                written.append((move, json))
                told.append(json)
        return told


def _views(match: Match, seats: Sequence[Seat | None]) -> dict[Seat | None, msgspec.Raw]:
    """Views as JSON, without the options; what is one object in all of them is written once."""
    views = match.views(seats)
    if views is None:
        return dict.fromkeys(seats, msgspec.Raw(b"null"))
    for view in views:
        del view["options"]
    first, *others = views
    alike = {
        key: msgspec.Raw(encode(value))
        for key, value in first.items()
        if others and isinstance(value, dict | list) and all(other[key] is value for other in others)
    }
    return {seat: msgspec.Raw(encode({**view, **alike})) for seat, view in zip(seats, views, strict=True)}
