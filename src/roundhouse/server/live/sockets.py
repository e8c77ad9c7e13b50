"""The sockets that are open on this node, and who is behind them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server import metrics
from roundhouse.server.live.channels import Channels
from roundhouse.server.live.news import PresenceNews
from roundhouse.server.problems import RETRY_SECONDS, Problem
from roundhouse.server.waiting import Flag

MOST = 12_000  # on one node
MOST_BY_ADDRESS = 200  # a school
MOST_BY_PERSON = 20  # tabs and devices
MOST_SPECTATORS = 100  # of one table
FIRST_PAUSE = 0.1  # seconds after a refusal until the next message is read, doubled with each further one ...
LONGEST_PAUSE = 5.0  # ... up to this
T = TypeVar("T")


class Connection:
    """One open table in one browser: what it has to be told next."""

    __slots__ = (
        "_answered", "_over", "address", "answer", "end", "epoch", "is_ordering", "nonsense", "person", "plays",
        "presence", "refused", "renew", "some", "table", "table_id",
    )  # fmt: skip

    def __init__(
        self, table_id: TableId, person: PersonId | None, address: str, plays: bool = False, epoch: int | None = None
    ) -> None:
        self.table_id = table_id
        self.person = person
        self.epoch = epoch  # of the log-in: it ends with it
        self.address = address
        self.plays = plays  # at this table; otherwise a spectator
        self.some = Flag(is_set=True)  # there is something to send:
        self.table = True  # first of all the table
        self.presence = False
        self.renew = False  # what this person wants to see may have changed
        self.end: Problem | None = None  # why it is to be closed
        self.answer: bytes | None = None  # that has not gone out yet: one at most
        self.is_ordering = False  # an answer is about to come, which goes out together with what the order led to
        self.refused = 0  # messages in a row
        self.nonsense = 0  # messages in a row that could not be read, or came too fast, or from nobody
        self._answered: asyncio.Future[None] | None = None  # while somebody waits for that
        self._over = False  # nothing will go out any more

    def wake(self) -> None:
        self.table = True
        if not self.is_ordering:
            self.some.set()

    async def tell(self, answer: bytes) -> None:
        """Answer, and wait until it has gone out: nothing more is heard from whoever does not listen."""
        self.answer, self.is_ordering = answer, False
        self.some.set()
        if not self._over:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered

    def note_answered(self) -> None:
        """The answer has gone out."""
        self.answer = None
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)
        self._answered = None

    def stop(self) -> None:
        """Nobody listens any more, so nothing waits for an answer either."""
        self._over = True
        self.note_answered()

    def finish(self, problem: Problem) -> None:
        """Close it, and say why."""
        self.end = problem
        self.some.set()

    def pause(self) -> float:
        """The seconds to wait after another refusal."""
        self.refused += 1
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self.refused - 1, 10))


class Sockets:
    """All connections of this node."""

    def __init__(self, channels: Channels, limited: bool) -> None:
        self._channels = channels
        self._limited = limited
        self._by_table: dict[TableId, set[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[PersonId | None] = Counter()  # None: nobody

    def add(self, connection: Connection) -> None:
        """Raises Problem if there are too many already."""
        if self._limited:
            self._check(connection)
        self._by_table.setdefault(connection.table_id, set()).add(connection)
        self._by_address[connection.address] += 1
        self._by_person[connection.person] += 1
        metrics.SOCKETS.inc()
        self._announce(connection.table_id)

    def _check(self, connection: Connection) -> None:
        if len(self) >= MOST:
            raise Problem(503, "busy", retry_after=RETRY_SECONDS)
        watching = sum(not other.plays for other in self._by_table.get(connection.table_id, ()))
        for what, found, most in (
            ("sockets-by-address", self._by_address[connection.address], MOST_BY_ADDRESS),
            ("sockets-by-person", self._by_person[connection.person] if connection.person else 0, MOST_BY_PERSON),
            ("spectators", 0 if connection.plays else watching, MOST_SPECTATORS),
        ):
            if found >= most:
                raise Problem(429, "too-many", retry_after=RETRY_SECONDS, what=what)

    def remove(self, connection: Connection) -> None:
        others = self._by_table[connection.table_id]
        others.discard(connection)
        if not others:
            del self._by_table[connection.table_id]
        _count_down(self._by_address, connection.address)
        _count_down(self._by_person, connection.person)
        metrics.SOCKETS.dec()
        self._announce(connection.table_id)

    def __len__(self) -> int:
        return self._by_address.total()

    def tell_presence(self, table_id: TableId) -> None:
        for connection in self._by_table.get(table_id, ()):
            connection.presence = True
            connection.some.set()

    def renew_person(self, person: PersonId, log_out: bool) -> None:
        """Somebody was renamed, or is to be asked again who they are."""
        for table_id, connections in self._by_table.items():
            if any(connection.person == person for connection in connections):
                self.tell_presence(table_id)
            for connection in connections:
                if connection.person == person:
                    connection.renew = True
                    connection.wake()
                    if log_out:
                        connection.finish(Problem(401, "logged-out"))

    def renew_everybody(self) -> None:
        """News were missed: anybody may have been renamed or muted."""
        for table_id, connections in self._by_table.items():
            self.tell_presence(table_id)
            for connection in connections:
                connection.renew = True

    def people(self) -> set[PersonId]:
        """Everybody with a name who has a table open here."""
        return {person for person in self._by_person if person is not None}

    def end_sessions(self, epochs: Mapping[PersonId, int | None]) -> None:
        """Close what belongs to a log-in that has ended; None: to somebody who was deleted."""
        for connections in self._by_table.values():
            for connection in connections:
                if connection.person is not None and connection.person in epochs:
                    epoch = epochs[connection.person]
                    if epoch is None or connection.epoch is None or connection.epoch < epoch:
                        connection.finish(Problem(401, "logged-out"))

    def announce_all(self) -> None:
        """Say again who is here, so that other nodes do not forget."""
        for table_id in tuple(self._by_table):
            self._announce(table_id)

    def _announce(self, table_id: TableId) -> None:
        here = self._by_table.get(table_id, ())
        people = tuple(sorted({connection.person for connection in here if connection.person is not None}))
        watching = sum(connection.person is None for connection in here)
        self._channels.publish(PresenceNews(table_id, self._channels.node, people, watching))


def _count_down(counter: Counter[T], key: T) -> None:
    """One less, and nothing is kept of what there is none of."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
