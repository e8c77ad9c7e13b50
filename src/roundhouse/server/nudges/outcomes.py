"""What may become of something that we send."""

from __future__ import annotations

from dataclasses import dataclass

FIRST_ERROR = 400
GONE = frozenset({401, 403, 404, 410})  # such an address will not answer again: it was withdrawn, or is no longer ours
TOO_MANY = 429
SERVER_ERROR = 500


@dataclass(frozen=True, slots=True)
class Sent:
    """It is there."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The address is dead: nothing will ever arrive there."""


@dataclass(frozen=True, slots=True)
class NeverTaken:
    """This will not be taken, however often it is tried."""


@dataclass(frozen=True, slots=True)
class Later:
    """It was not taken now."""

    seconds: int | None = None  # asked for by whoever refused
    ours: bool = False  # the trouble is on our side, so that the address is not to blame


Outcome = Sent | Gone | NeverTaken | Later


def outcome_of(status: int, retry_after: int | None) -> Outcome:
    """What the answer to a request means."""
    if status < FIRST_ERROR:
        # an answer that points elsewhere is no yes, and nobody is followed
        return Sent() if 200 <= status < 300 else NeverTaken()
    if status in GONE:
        return Gone()
    if status == TOO_MANY or status >= SERVER_ERROR:
        return Later(retry_after)
    return NeverTaken()
