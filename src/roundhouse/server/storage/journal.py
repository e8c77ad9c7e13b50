"""Appending to the log of a table: durable when it returns, and refused if somebody else was first.

All appends that wait are written in one transaction, because what costs is the disk's answer, not the rows; and in a
thread of their own, because waiting for each statement by itself costs as much again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, Dialect, bindparam, delete, insert, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.match.entries import CLOSED, CREATED, FINISHED, SEATED, VACATED
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.storage.driver import Statement, transaction
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.errors import ROOM, storage_error
from roundhouse.server.storage.results import ResultRow, ResultStatements
from roundhouse.server.storage.schema import ENTRIES, NUDGES, SEATS, SNAPSHOTS, TABLES

MOST_AT_ONCE = 64
SEATING = frozenset({CREATED, SEATED, VACATED})
"""The entries that change who holds a seat."""
ENDING = frozenset({FINISHED, CLOSED})
"""The entries after which nobody waits for a table to be loaded quickly."""

_LISTING = ("game", "visibility", "status", "host", "summary", "due_at", "bot_due", "seq", "updated_at")
_INSERTS: dict[str, Any] = {"sqlite": insert_sqlite, "postgresql": insert_postgresql}


class Overtaken(Exception):
    """Somebody else has written that seq of the table already; nothing was stored."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry as it is stored."""

    seq: int
    kind: str
    seat: Seat | None
    payload: str
    at: int


@dataclass(frozen=True, slots=True)
class Listing:
    """What lists say of a table: derived from its entries, and stored with them."""

    game: GameName
    visibility: str
    status: str
    host: PersonId | None
    summary: str
    due_at: int | None
    bot_due: bool
    people: tuple[tuple[int, PersonId], ...]  # seat and person


@dataclass(frozen=True, slots=True)
class Nudge:
    """A table begins to wait for somebody, who is to be told unless they come by themselves."""

    person: PersonId
    reason: str
    since: int
    due_at: int


@dataclass(frozen=True, slots=True)
class Nudging:
    """What entries mean for those who want to be told."""

    begins: tuple[Nudge, ...] = ()
    acted: tuple[PersonId, ...] = ()  # they are here: nothing need be told of what was before
    is_over: bool = False  # nobody is waited for any more


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to add to a table, all or none of them."""

    table_id: TableId
    rows: Sequence[EntryRow]
    listing: Listing
    snapshot: str | None = None
    new: bool = False
    result: ResultRow | None = None
    nudging: Nudging | None = None


class Journal:
    """Writes appends one group after the other, on one connection at a time."""

    def __init__(self, url: URL) -> None:
        self._engine = open_writer(url)
        self._statements = _Statements(self._engine.dialect)
        self._driver_error: type[Exception] = self._engine.dialect.loaded_dbapi.Error
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await asyncio.to_thread(self._thread.shutdown)  # it may be stuck in a database that does not answer
        self._engine.dispose()

    async def append(self, new: Append) -> None:
        """Returns once the entries are on the disk; raises Overtaken or StorageGone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((new, done))
        self._some.set()
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            group = self._waiting[:MOST_AT_ONCE]
            outcomes = await asyncio.get_running_loop().run_in_executor(
                self._thread, self._write, [new for new, _ in group]
            )
            del self._waiting[: len(group)]
            if not self._waiting:
                self._some.clear()
            for (_, done), problem in zip(group, outcomes, strict=True):
                if done.cancelled():
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)
                    done.exception()  # read once here: whoever waited may have gone

    def _write(self, group: list[Append]) -> list[Exception | None]:
        # by id, so that two nodes can never wait for each other
        order = sorted(range(len(group)), key=lambda number: (group[number].table_id, number))
        try:
            with transaction(self._engine) as cursor:
                stored = {number: self._statements.store(cursor, group[number]) for number in order}
        except (SQLAlchemyError, self._driver_error, OSError) as error:
            return [storage_error(error) for _ in group]
        except Exception as error:  # a mistake of ours: told to those who wait, and the next group is written
            return [error for _ in group]
        ROOM.note_room()
        return [None if stored[number] else Overtaken(group[number].table_id) for number in range(len(group))]


class _Statements:
    """All that the journal says to a database, made once: writing a statement again costs more than carrying it out."""

    def __init__(self, dialect: Dialect) -> None:
        made = _INSERTS[dialect.name]
        this_table: Any = bindparam("table_id")
        listing: dict[str, Any] = {name: bindparam(name) for name in _LISTING}
        self._new = Statement(made(TABLES).on_conflict_do_nothing().returning(TABLES.c.id), dialect)
        self._first = Statement(made(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.seq), dialect)
        self._more = Statement(insert(ENTRIES), dialect)
        self._list = Statement(update(TABLES).where(TABLES.c.id == this_table).values(listing), dialect)
        self._snapshot = Statement(insert(SNAPSHOTS), dialect)
        self._no_snapshot = Statement(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == this_table), dialect)
        self._no_seats = Statement(delete(SEATS).where(SEATS.c.table_id == this_table), dialect)
        self._seats = Statement(insert(SEATS), dialect)
        self._results = ResultStatements(dialect)
        nudge = made(NUDGES)
        self._nudge = Statement(
            nudge.on_conflict_do_update(
                index_elements=[NUDGES.c.table_id, NUDGES.c.person, NUDGES.c.reason],
                set_={"since": nudge.excluded.since, "due_at": nudge.excluded.due_at},
                where=NUDGES.c.due_at.is_not(None),  # who was told is not told again before they have come
            ),
            dialect,
        )
        of_table: Any = NUDGES.c.table_id == this_table
        self._answered = Statement(delete(NUDGES).where(of_table, NUDGES.c.person == bindparam("person")), dialect)
        self._no_nudges = Statement(delete(NUDGES).where(of_table), dialect)

    def store(self, cursor: Any, new: Append) -> bool:
        """Whether the entries are stored; False if their place is taken."""
        table_id, listing, last = new.table_id, new.listing, new.rows[-1]
        listed = {
            "game": listing.game,
            "visibility": listing.visibility,
            "status": listing.status,
            "host": listing.host,
            "summary": listing.summary,
            "due_at": listing.due_at,
            "bot_due": int(listing.bot_due),
            "seq": last.seq,
            "updated_at": last.at,
        }
        if new.new and not self._new.returns(cursor, {"id": table_id, "created_at": last.at, **listed}):
            return False
        first, *more = [
            {
                "table_id": table_id,
                "seq": row.seq,
                "kind": row.kind,
                "seat": row.seat,
                "payload": row.payload,
                "at": row.at,
            }
            for row in new.rows
        ]
        if not self._first.returns(cursor, first):
            return False
        if more:
            self._more.run_for_all(cursor, more)
        if not new.new:
            self._list.run(cursor, {"table_id": table_id, **listed})
        if new.snapshot is not None or any(row.kind in ENDING for row in new.rows):
            self._no_snapshot.run(cursor, {"table_id": table_id})  # one is enough: the log tells the same
        if new.snapshot is not None:
            self._snapshot.run(cursor, {"table_id": table_id, "seq": last.seq, "payload": new.snapshot})
        if any(row.kind in SEATING for row in new.rows):
            self._seat_people(cursor, new)
        if new.result is not None:
            self._results.store(cursor, table_id, new.result)
        if new.nudging is not None:
            self._nudge_people(cursor, table_id, new.nudging)
        return True

    def _seat_people(self, cursor: Any, new: Append) -> None:
        """Keep the index of who sits where."""
        if not new.new:
            self._no_seats.run(cursor, {"table_id": new.table_id})
        people = new.listing.people
        if people:
            seated = [{"table_id": new.table_id, "seat": seat, "person": person} for seat, person in people]
            self._seats.run_for_all(cursor, seated)

    def _nudge_people(self, cursor: Any, table_id: TableId, nudging: Nudging) -> None:
        """Keep who is to be told, in the same transaction: no entry without it, and none twice."""
        if nudging.is_over:
            self._no_nudges.run(cursor, {"table_id": table_id})
        for person in nudging.acted:
            self._answered.run(cursor, {"table_id": table_id, "person": person})
        for one in nudging.begins:
            new = {"person": one.person, "reason": one.reason, "since": one.since, "due_at": one.due_at}
            self._nudge.run(cursor, {"table_id": table_id, **new})
