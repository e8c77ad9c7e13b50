"""The tables that are open on this node: loaded once, changed only after the change is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match.entries import MOVED, Entry
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.server import failpoints, metrics
from roundhouse.server.clock import now
from roundhouse.server.live.channels import Channels
from roundhouse.server.live.news import TableNews
from roundhouse.server.problems import Problem
from roundhouse.server.rows import append_of, entry_of, match_of, whole
from roundhouse.server.set_aside import SHOWN, SetAside, TableDamaged
from roundhouse.server.storage import tables
from roundhouse.server.storage.errors import StorageDamaged, StorageGone
from roundhouse.server.storage.journal import Journal, Nudging, Overtaken
from roundhouse.server.storage.tables import Stored
from roundhouse.server.written import Sharing

AHEAD = 5000  # milliseconds by which the clocks of nodes may differ
MOST_TRIES = 20  # a table where others are always first is asked too much of
log = logging.getLogger("roundhouse.tables")
T = TypeVar("T")

Command = Callable[[Match, int], Proposal]
"""Looks at a match at a time in milliseconds and says what is new; raises if it may not be."""


class Listener(Protocol):
    """Somebody who has a table open here."""

    def wake(self) -> None:
        """There is something new."""


class LiveTable:
    """One table in memory. `match` is replaced as a whole, never changed, so that a reader needs no lock."""

    __slots__ = ("__weakref__", "_ahead", "id", "is_damaged", "listeners", "lock", "match", "sharing")

    def __init__(self, table_id: TableId, match: Match) -> None:
        self.id = table_id
        self.match = match
        self.is_damaged = False  # something new of it cannot be read: nothing can be done here any more
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.sharing = Sharing()
        self._ahead = 0

    def time(self) -> int:
        """The time at this table: goes on from its last entry if the computer's clock was set back since."""
        clock = now()
        if self.match.at > clock + self._ahead + AHEAD:
            self._ahead = self.match.at - clock
        return clock + self._ahead

    def wake(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake()


class Tables:
    """All tables of this node."""

    def __init__(self, engine: Any, journal: Journal, channels: Channels, in_memory: int) -> None:
        self._engine = engine
        self._journal = journal
        self._channels = channels
        self._in_memory = in_memory
        self._open: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._loading: dict[TableId, asyncio.Task[LiveTable]] = {}
        self.set_aside = SetAside()
        self._background: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[LiveTable, bool], None] = lambda _table, _ours: None
        """Called when a table has changed, with whether this node has written it."""
        self.nudging: Callable[[Match | None, list[Entry], Match], Nudging | None] = lambda _before, _new, _after: None
        """Says who is to be told of new entries; it is stored with them."""

    async def get(self, table_id: TableId, fresh: bool = False) -> LiveTable:
        """The table of that id; `fresh`: with everything that any node has written until now."""
        table = self._open.get(table_id)
        if table is None:
            return await self._load_once(table_id)
        self._open.move_to_end(table_id)
        if fresh and self._channels.others:
            await self.catch_up(table)
        return table

    async def listen(self, table_id: TableId, listener: Listener) -> LiveTable:
        """The table of that id for somebody who has it open from now on, so that it is not put away."""
        while True:
            table = await self.get(table_id)
            if self._open.get(table_id) is table:  # it may have been put away before we came to it
                table.listeners.add(listener)
                return table

    async def create(self, table_id: TableId, first: Proposal) -> LiveTable:
        """Store a new table and open it."""
        await self._journal.append(append_of(table_id, first, self.nudging(None, first.entries, first.after), new=True))
        table = self._keep(LiveTable(table_id, first.after))
        self._tell_nodes(table)
        return table

    async def order(self, table_id: TableId, command: Command) -> LiveTable:
        """Carry out a command: refused, or durable when this returns; only then is anybody told.

        Once begun it is finished, even if whoever asked for it has gone: what is stored is also told.
        """
        return await _outcome_of(self._in_background(self._order(table_id, command)))

    async def _order(self, table_id: TableId, command: Command) -> LiveTable:
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(MOST_TRIES):
                made = command(table.match, table.time())
                if not made.entries:
                    return table
                nudging = self.nudging(table.match, made.entries, made.after)
                try:
                    await self._journal.append(append_of(table_id, made, nudging))
                except Overtaken:
                    await self._read_on(table)
                    continue
                failpoints.reach("stored")
                table.match = made.after
                break
            else:
                raise Problem(503, "busy")
        _count(table.match.settings.game, made.entries)
        self._tell_nodes(table)
        return table

    async def with_history(self, table: LiveTable) -> Match:
        """The match with its log from the first entry on; kept so from then on."""
        if table.match.first_known_seq > 1:
            async with table.lock:
                before = table.match.seq
                if table.match.first_known_seq > 1:  # others may have waited for the same, and one reads for all
                    with self._reading(table.id):
                        table.match = await self._from_log(table.id, before)
                    self._tell_listeners(table, before)
        return table.match

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other nodes have written."""
        async with table.lock:
            await self._read_on(table)

    def hear(self, news: TableNews) -> None:
        """Another node, or this one, has written to a table."""
        self.set_aside.forget(news.table_id)
        table = self._open.get(news.table_id)
        if table is None:
            return
        if news.seq <= table.match.seq:
            table.wake()
        else:
            self._later(table)

    def speakers(self) -> set[PersonId]:
        """Everybody whose words are in memory."""
        return {person for table in self._open.values() for person in table.match.speakers()}

    def forget_words(self, people: Collection[PersonId]) -> list[TableId]:
        """Take out of memory what people said who were deleted; in the database it is gone already. At which tables."""
        self._in_background(self._forget_words(people))
        return [table_id for table_id, table in self._open.items() if not table.match.speakers().isdisjoint(people)]

    async def _forget_words(self, people: Collection[PersonId]) -> None:
        if self._loading:
            await asyncio.wait(self._loading.values())  # they may have read it before it was gone
        for table in tuple(self._open.values()):
            async with table.lock:
                if not table.match.speakers().isdisjoint(people):
                    table.match = table.match.without_words_of(people)
            await asyncio.sleep(0)  # there may be many

    def watched(self) -> list[LiveTable]:
        return [table for table in self._open.values() if table.listeners]

    def __len__(self) -> int:
        return len(self._open)

    async def stop(self) -> None:
        """Wait for what was begun."""
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _load_once(self, table_id: TableId) -> LiveTable:
        """Load a table, once for all who ask at the same time."""
        if table_id in self.set_aside:
            raise TableDamaged
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await _outcome_of(task)

    async def _load(self, table_id: TableId) -> LiveTable:
        with self._reading(table_id):
            stored = await tables.load(self._engine, table_id)
            if stored is None:
                raise Problem(404, "unknown-table")
            match = await self._from_snapshot(table_id, stored)
        self.set_aside.forget(table_id)
        return self._keep(LiveTable(table_id, match))

    async def _from_snapshot(self, table_id: TableId, stored: Stored) -> Match:
        """What is stored, or what the log alone says if the snapshot cannot be read."""
        try:
            return match_of(stored)
        except Exception as error:
            if stored.snapshot is None:
                raise
            match = await self._from_log(table_id, stored.seq)
            log.warning("snapshot-unreadable", exc_info=error, extra={"table": table_id[:SHOWN]})
            return match

    async def _from_log(self, table_id: TableId, seq: int) -> Match:
        rows = await tables.rows_since(self._engine, table_id, 0)
        return whole(Match.from_entries(entry_of(row) for row in rows), seq)

    @contextmanager
    def _reading(self, table_id: TableId) -> Iterator[None]:
        """A table of which something cannot be read, whatever it is, is set aside, and whoever has it open is told."""
        try:
            yield
        except Exception as error:
            if isinstance(error, StorageGone | Problem) and not isinstance(error, StorageDamaged):
                raise
            self.set_aside.add(table_id, error, "table-set-aside")
            if (table := self._open.pop(table_id, None)) is not None:
                table.is_damaged = True
                table.wake()
            raise TableDamaged from error

    def _keep(self, table: LiveTable) -> LiveTable:
        self._open[table.id] = table
        if len(self._open) > self._in_memory:
            idle = [old for old in self._open.values() if not (old.listeners or old.lock.locked() or old is table)]
            for old in idle[: len(self._open) - self._in_memory]:
                del self._open[old.id]
        return table

    async def _read_on(self, table: LiveTable) -> None:
        """Read what other nodes have written, and tell whoever has the table open, also if an order led to it."""
        before = table.match.seq
        with self._reading(table.id):
            rows = await tables.rows_since(self._engine, table.id, table.match.seq)
            if rows:
                after = table.match.copy()
                for row in rows:
                    after.append(entry_of(row))
                table.match = after
        self._tell_listeners(table, before)

    def _tell_listeners(self, table: LiveTable, before: int) -> None:
        """Tell those who have a table open here what another node has written to it."""
        if table.match.seq != before:
            self.on_change(table, False)
            table.wake()

    def _tell_nodes(self, table: LiveTable) -> None:
        self._channels.publish(TableNews(table.id, table.match.seq))
        self.on_change(table, True)

    def _later(self, table: LiveTable) -> None:
        async def catch_up() -> None:
            try:
                await self.catch_up(table)
            except StorageGone:  # the sweep comes back to it
                log.warning("catch-up-failed")
            except TableDamaged:  # said already
                pass

        self._in_background(catch_up())

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task


async def _outcome_of(task: asyncio.Task[T]) -> T:
    """The outcome of a task that goes on even if whoever waits for it has gone."""
    try:
        await asyncio.wait([task])
    except asyncio.CancelledError:
        task.add_done_callback(_nobody_asked)
        raise
    return task.result()


def _nobody_asked(task: asyncio.Task[Any]) -> None:
    """A refusal that nobody waits for any more concerns nobody; a mistake of ours still does."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, RoundhouseError | Problem | StorageGone):
        log.error("abandoned-work-broke", exc_info=error)


def _count(game: GameName, entries: list[Entry]) -> None:
    metrics.ENTRIES.labels(game).inc(len(entries))
    for entry in entries:
        if entry.kind == MOVED:
            metrics.MOVES.labels(game, entry.payload["by"]).inc()
