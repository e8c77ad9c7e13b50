"""Why a table says no: a code with parameters, never text for people.

What the rules of the game forbid is IllegalAction (with its rule), what is not an action InvalidAction, and what cannot
be set InvalidOption or UnknownBot.
"""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.errors import RoundhouseError

REASONS = {
    "already": "this has been said already",
    "bad-text": "a message has 1 to 500 printable characters",
    "chat-off": "this table plays without chat",
    "closed": "the table is closed",
    "colour-taken": "somebody else has chosen that colour",
    "finished": "the game is over",
    "hints-off": "this table plays without hints",
    "muted": "the host muted this person",
    "no-history": "these entries are older than the snapshot",
    "no-request": "nothing is asked that this person could answer",
    "no-such-person": "this person is not at the table",
    "no-such-seat": "there is no such seat",
    "no-clock": "no clock is running",
    "not-at-table": "only people at this table may do that",
    "not-away": "no bot plays for this person",
    "not-bots-turn": "no bot has to decide for this seat",
    "not-finished": "the game is not over",
    "not-full": "a seat is still open",
    "not-host": "only the host may do that",
    "not-paused": "the game is not paused",
    "not-started": "the game has not begun",
    "not-your-seat": "this seat is not this person's",
    "not-your-turn": "somebody else decides",
    "nothing-to-undo": "there is no such decision to take back",
    "one-seat-each": "a person may hold only one seat here",
    "out-of-time": "the time for this decision is over",
    "paused": "the game is paused",
    "removed": "the host removed this person",
    "request-pending": "something else is asked already",
    "seat-taken": "somebody sits there",
    "secrets-known": "whoever brought the record may know what is still hidden, so nobody else can play",
    "seed-given": "the seed of this table was fixed when it was made",
    "several-seats": "this person holds several seats",
    "stale": "something has happened since",
    "started": "the game has begun",
    "table-full": "no seat is open",
    "time-left": "there is still time for this decision",
    "undo-off": "this table plays without taking back",
    "undo-past-hidden": "something hidden was revealed since",
}
"""Every code, with one line for developers."""


class Refused(RoundhouseError):
    """A command that this person may not give now; nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(f"{code}: {REASONS[code]}", **params)
        self.code = code
