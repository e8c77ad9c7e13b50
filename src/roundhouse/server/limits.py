"""How much one person, or one address, may ask for: buckets that fill again with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic

from roundhouse.server.problems import Problem

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many more each second."""

    at_once: float
    per_second: float


REQUEST_BY_ADDRESS = Limit(300, 60)  # a household or a school behind one address
REQUEST_BY_PERSON = Limit(120, 30)
ORDER = Limit(60, 15)
CHAT = Limit(8, 0.5)
NEW_PERSON = Limit(30, 0.2)
NEW_TABLE = Limit(20, 0.2)
PASSWORD = Limit(8, 0.1)  # log in, recover, device codes: by address and by account
SOCKETS_BY_ADDRESS = 300


class Limits:
    """The buckets of one node."""

    def __init__(self, on: bool, clock: Callable[[], float] = monotonic) -> None:
        self._on = on
        self.clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, limit: Limit, who: str) -> None:
        """Count one; raises Problem 429 with the seconds to wait if it is too much."""
        if not self._on:
            return
        now, key = self.clock(), (what, who)
        left, since = self._buckets.get(key, (limit.at_once, now))
        left = min(limit.at_once, left + (now - since) * limit.per_second)
        if left < 1:
            raise Problem(429, "too-many", retry_after=ceil((1 - left) / limit.per_second), what=what)
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()

    def sockets(self, open_now: int) -> None:
        """Refuse one socket too many for an address."""
        if self._on and open_now >= SOCKETS_BY_ADDRESS:
            raise Problem(429, "too-many", retry_after=10, what="sockets")

    def _forget(self) -> None:
        """Drop the half that was used longest ago."""
        oldest_first = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in oldest_first[: MOST_BUCKETS // 2]:
            del self._buckets[key]
