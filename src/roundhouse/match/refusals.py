"""Why a table says no: a code with parameters, never text for people.

The codes: closed, not-open, not-running, paused, not-paused, finished, not-finished, not-host, not-seated, not-your-seat,
not-your-turn, not-bots-turn, no-such-seat, seat-taken, table-full, one-seat-each, removed, not-full, not-away, stale,
out-of-time, time-left, no-clock, nothing-to-undo, undo-past-hidden, request-pending, no-request, muted, bad-text,
already, no-history. What the rules of the game forbid is IllegalAction (with its rule), what is no action InvalidAction,
a setting that cannot be InvalidOption.
"""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.errors import RoundhouseError


class Refused(RoundhouseError):
    """A command that this person may not give now; nothing has changed."""

    def __init__(self, code: str, message: str, **params: Any) -> None:
        super().__init__(f"{code}: {message}", **params)
        self.code = code
