"""Between a match and its rows: entries both ways, and what lists say of a table."""

from __future__ import annotations

from functools import lru_cache
from sys import intern
from typing import Any

import msgspec

from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.options import OptionKind
from roundhouse.match.entries import MOVED, REMATCH_MADE, Entry
from roundhouse.match.ids import TableId
from roundhouse.match.match import CLOSED, FINISHED, RUNNING, Match
from roundhouse.match.outcome import outcome_of
from roundhouse.match.proposal import Proposal
from roundhouse.match.settings import PUBLIC
from roundhouse.match.waits import waited_for
from roundhouse.server.storage.journal import ENDING, Append, EntryRow, Listing, Nudging
from roundhouse.server.storage.results import LONGEST_VARIANT, PlacingRow, ResultRow
from roundhouse.server.storage.tables import Stored

SNAPSHOT_EVERY = 50

_encoder = msgspec.json.Encoder()


def encode(data: Any) -> bytes:
    """Data as JSON."""
    return _encoder.encode(data)


def append_of(table_id: TableId, made: Proposal, nudging: Nudging | None, new: bool = False) -> Append:
    """What to store so that these entries are never lost."""
    entries, match = made.entries, made.after
    first, last = entries[0].seq, entries[-1].seq
    is_over = match.status in (FINISHED, CLOSED)
    snapshot_due = first // SNAPSHOT_EVERY != (last + 1) // SNAPSHOT_EVERY and not new and not is_over
    return Append(
        table_id,
        [EntryRow(entry.seq, entry.kind, entry.seat, encode(entry.payload).decode(), entry.at) for entry in entries],
        listing_of(match),
        snapshot=encode(match.snapshot()).decode() if snapshot_due else None,
        new=new,
        result=result_of(match) if any(entry.kind in ENDING for entry in entries) else None,
        nudging=nudging,
    )


def result_of(match: Match) -> ResultRow | None:
    """What a table that has just ended adds to the results; None if it does not count."""
    outcome = outcome_of(match)
    if outcome is None:
        return None
    return ResultRow(
        game=match.settings.game,
        players=match.settings.players,
        variant=_variant(match),
        how=outcome.how,
        is_public=match.settings.visibility == PUBLIC,
        ended_at=match.at,
        placings=tuple(
            PlacingRow(one.seat, one.person, one.bot, one.rank, one.score, one.left) for one in outcome.placings
        ),
    )


def _variant(match: Match) -> str:
    """The options that are not as usual; who begins is no variant."""
    usual = {option.name: option.default for option in match.game.options if option.kind is not OptionKind.SEAT}
    shown = _shown_options(match)
    chosen = {name: shown[name] for name in sorted(usual) if name in shown and shown[name] != usual[name]}
    written = encode(chosen).decode() if chosen else ""
    return written if len(written) <= LONGEST_VARIANT else encode(sorted(chosen)).decode()[:LONGEST_VARIANT]


def listing_of(match: Match) -> Listing:
    """A table's line in lists: only what everybody may know."""
    seats = [{"person": holder.person, "bot": holder.bot, "label": holder.label} for holder in match.holders]
    told = {
        "seats": seats,
        "options": _shown_options(match),
        "turn": _turn(match),
        "waits": sorted(waited_for(match)),
        "practice": match.practice,
        "speed": _speed(match),
        "language": match.settings.language,
    }
    return Listing(
        game=match.settings.game,
        visibility=match.settings.visibility,
        status=match.status,
        host=match.host,
        summary=encode(told).decode(),
        due_at=match.deadline(),
        bot_due=match.bot_to_move() is not None,
        people=tuple(
            (number, holder.person) for number, holder in enumerate(match.holders) if holder.person is not None
        ),
    )


def _shown_options(match: Match) -> dict[str, Any]:
    """The options of a table; a custom board or landscape by its name alone, however large it is."""
    return {
        option: {"name": value.get("name")} if isinstance(value, dict) else value
        for option, value in match.settings.options.items()
    }


def _speed(match: Match) -> str:
    clock = match.settings.clock
    return "none" if clock is None else "days" if clock.counts_days else "live"


def _turn(match: Match) -> str | None:
    """The person who has to decide now, if it is one."""
    seat = match.active_seat
    return None if seat is None or match.status != RUNNING else match.holders[seat].present


def entry_of(row: EntryRow) -> Entry:
    """An entry as it was stored; what many repeat is in memory once, as a long log is mostly that."""
    payload = _payload_of_move(row.payload) if row.kind == MOVED else msgspec.json.decode(row.payload)
    if row.kind == REMATCH_MADE and "game" in payload:  # written when a table was called a game
        payload = {"table": payload["game"]}
    return Entry(row.seq, intern(row.kind), row.seat, payload, row.at)


@lru_cache(maxsize=2048)
def _payload_of_move(written: str) -> dict[str, Any]:
    """Read once for all moves of a game that are written alike: somebody draws a card twenty times."""
    payload = msgspec.json.decode(written)
    return {name: intern(value) if isinstance(value, str) else value for name, value in payload.items()}


def match_of(stored: Stored) -> Match:
    """The match whose log was loaded."""
    entries = [entry_of(row) for row in stored.rows]
    if stored.snapshot is None:
        return whole(Match.from_entries(entries), stored.seq)
    return whole(Match.from_snapshot(msgspec.json.decode(stored.snapshot), entries), stored.seq)


def whole(match: Match, seq: int) -> Match:
    """A match that has at least that many entries: never go on where some are missing."""
    if match.seq < seq:
        raise InvalidRecord(f"log: ends with entry {match.seq} of {seq}", seq=seq)
    return match
