"""The log of a match: everything that ever happened at a table, as entries in order. A match is the fold over them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from roundhouse.kernel.contract import Seat

CREATED = "created"
# {host, settings, seats, rules, commitment, secret, seed, awaits, actions, practice, rematch_of}: the one secret entry.
# `seed` is that of a record; else it is made at the start from `secret` and the shares; `awaits`: who promised one
SEATED = "seated"  # seat; {person, bot, label, colour}: before the start somebody or a bot took it
COLOURED = (
    "coloured"  # seat; {person, colour}: before the start a person chose the colour of their seat, or none (None)
)
VACATED = "vacated"  # seat; {person, by}: before the start it became open; `by` is the host if a person was removed
SHARED = "shared"  # {person, share}: before the start, what they add to the seed
STARTED = "started"  # {}
MOVED = "moved"  # seat; {action, by: person | bot | clock | forced | record, person}
SEALED = "sealed"  # seat; {person, action}: decided before its turn, for nobody else to see; it is made when that comes
UNSEALED = "unsealed"  # seat; {person}: taken back before that
INSTRUCTED = "instructed"  # seat; {person, name, on}: what is decided without asking, for nobody else to see
ASKED = "asked"  # {person, what: undo | pause, to}: waits for all other people; `to` is the number of moves kept
AGREED = "agreed"  # {person}
DECLINED = "declined"  # {person}; by who asked: taken back
UNDONE = "undone"  # {person, to, practice}
PAUSED = "paused"  # {person, empty}; `empty`: the last person left
RESUMED = "resumed"  # {person}
TIMED_OUT = "timed-out"  # seat; {}: this decision is now a bot's
VACATION = "vacation"  # {person, until}: their clock stands still until then, or goes on if that is now
LEFT = "left"  # seat; {person, resigned}: the table's bot plays on
RETURNED = "returned"  # seat; {person}
FINISHED = "finished"  # {seed, result}: the seed is public from here on
CLOSED = "closed"  # {person, by_operator}; the latter only if it is so
CHAT = "chat"  # {person, text}; the text becomes empty when the person is deleted
MUTED = "muted"  # {person, by, on}
REMATCH = "rematch"  # {person, will_share}: wants another game, and promises a share of its seed or not
REMATCH_MADE = "rematch-made"  # {table}: where it is

QUIET = frozenset({SEALED, UNSEALED, INSTRUCTED, VACATION, CHAT, MUTED, ASKED, AGREED, DECLINED, REMATCH, REMATCH_MADE})
"""Entries that change no decision: a move that did not know of them is not stale."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, as it is stored: `payload` is JSON data, `at` whole milliseconds."""

    seq: int  # 1, 2, 3 ... without a gap
    kind: str
    seat: Seat | None
    payload: dict[str, Any] = field(default_factory=dict, repr=False)  # may hold secrets: never in a log file
    at: int = 0
