"""How much one person, or one address, may ask for: buckets that fill again with time.

Most are counted by each node for itself, which costs nothing. The few that protect accounts and the database are shared
by all nodes where there is Redis; while it is gone each node goes on counting for itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic

from roundhouse.server.problems import Problem

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Limit:
    """This many at once, and this many more each second."""

    at_once: float
    per_second: float


REQUEST_BY_ADDRESS = Limit(300, 60)  # a household or a school behind one address
FILE_BY_ADDRESS = Limit(3000, 300)  # a page is some hundred files, and a school opens it all at once
ORDER = Limit(60, 15)
MESSAGE = Limit(120, 30)  # over sockets, orders or not
MESSAGE_OF_NOBODY = Limit(10, 0.5)  # by address: a spectator without a name has nothing to say
CHAT = Limit(8, 0.5)
NEW_PERSON = Limit(30, 0.2)
NEW_ACCOUNT = Limit(8, 0.1)  # each costs a slow hash
NEW_ADDRESS = Limit(10, 0.02)  # where somebody wants to be told; each is called, or written to
MAIL_TO_ADDRESS = Limit(3, 0.001)  # by the mail address: whoever asks, nobody's box is filled
MAIL_BY_ADDRESS = Limit(20, 0.01)  # by where it is asked from
TEST_NUDGE = Limit(6, 0.02)
NEW_TABLE = Limit(20, 0.2)
REPORT = Limit(5, 0.005)
INVITATION = Limit(20, 0.05)
EXPORT = Limit(5, 0.01)  # each reads all that somebody ever did
GUESS_BY_ADDRESS = Limit(30, 0.5)  # a class that logs in at the same time
GUESS = Limit(8, 0.1)  # by account and address, so that nobody's guesses lock the owner out elsewhere ...
GUESS_AGAIN = Limit(40, 0.005)  # ... and whoever goes on guessing waits longer and longer


class SharedBuckets(ABC):
    """Buckets that all nodes take from."""

    @abstractmethod
    async def wait(self, what: str, limit: Limit, who: str) -> float | None:
        """Take one: 0, or the seconds until there is one; None if the buckets cannot be asked."""

    @abstractmethod
    async def close(self) -> None: ...


class Limits:
    """The buckets of one node, and those it shares."""

    def __init__(self, on: bool, clock: Callable[[], float] = monotonic, shared: SharedBuckets | None = None) -> None:
        self.on = on
        self.clock = clock
        self._shared = shared
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, limit: Limit, who: str) -> None:
        """Count one; raises Problem 429 with the seconds to wait if it is too much."""
        _refuse(what, self._wait(what, limit, who))

    async def take_shared(self, what: str, limit: Limit, who: str) -> None:
        """The same, counted by all nodes together where they can."""
        wait = None if self._shared is None or not self.on else await self._shared.wait(what, limit, who)
        _refuse(what, self._wait(what, limit, who) if wait is None else wait)

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    def _wait(self, what: str, limit: Limit, who: str) -> float:
        """Take one: 0, or the seconds until there is one."""
        if not self.on:
            return 0
        now, key = self.clock(), (what, who)
        left, since = self._buckets.get(key, (limit.at_once, now))
        left = min(limit.at_once, left + (now - since) * limit.per_second)
        if left < 1:
            return (1 - left) / limit.per_second
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()
        return 0

    def _forget(self) -> None:
        """Drop the half that was used longest ago."""
        oldest_first = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in oldest_first[: MOST_BUCKETS // 2]:
            del self._buckets[key]


def _refuse(what: str, wait: float) -> None:
    if wait > 0:
        raise Problem(429, "too-many", retry_after=ceil(wait), what=what)
