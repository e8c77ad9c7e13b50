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

from sqlalchemy import URL, Connection, bindparam, delete, insert, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.match.entries import CLOSED, CREATED, FINISHED, SEATED, VACATED
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.gone import ROOM, storage_error
from roundhouse.server.storage.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES

MOST_AT_ONCE = 64
SEATING = frozenset({CREATED, SEATED, VACATED})
"""The entries that change who holds a seat."""
ENDING = frozenset({FINISHED, CLOSED})
"""The entries after which nobody waits for a table to be loaded quickly."""

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
class Append:
    """Entries to add to a table, all or none of them."""

    table_id: TableId
    rows: Sequence[EntryRow]
    listing: Listing
    snapshot: str | None = None
    new: bool = False


class Journal:
    """Writes appends one group after the other, on one connection at a time."""

    def __init__(self, url: URL) -> None:
        self._engine = open_writer(url)
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
            with self._engine.begin() as connection:
                stored = {number: _store(connection, group[number]) for number in order}
        except (SQLAlchemyError, OSError) as error:
            return [storage_error(error) for _ in group]
        except Exception as error:  # a mistake of ours: told to those who wait, and the next group is written
            return [error for _ in group]
        ROOM.note_room()
        return [None if stored[number] else Overtaken(group[number].table_id) for number in range(len(group))]


# Statements are made once: to write one anew costs more than to carry it out.
_NEW = {name: made(TABLES).on_conflict_do_nothing().returning(TABLES.c.id) for name, made in _INSERTS.items()}
_FIRST = {name: made(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.seq) for name, made in _INSERTS.items()}
_MORE = insert(ENTRIES)
_LISTING = ("game", "visibility", "status", "host", "summary", "due_at", "bot_due", "seq", "updated_at")
_LISTED = (
    update(TABLES).where(TABLES.c.id == bindparam("table_id")).values({name: bindparam(name) for name in _LISTING})
)
_SNAPSHOT = insert(SNAPSHOTS)
_NO_SNAPSHOT = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("table_id"))


def _store(connection: Connection, new: Append) -> bool:
    """Whether the entries are stored; False if their place is taken."""
    database, listing, last = connection.dialect.name, new.listing, new.rows[-1]
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
    if new.new:
        made = connection.execute(_NEW[database], {"id": new.table_id, "created_at": last.at, **listed})
        if made.first() is None:
            return False
    rows = [
        {
            "table_id": new.table_id,
            "seq": row.seq,
            "kind": row.kind,
            "seat": row.seat,
            "payload": row.payload,
            "at": row.at,
        }
        for row in new.rows
    ]
    if connection.execute(_FIRST[database], rows[0]).first() is None:
        return False
    if rows[1:]:
        connection.execute(_MORE, rows[1:])
    if not new.new:
        connection.execute(_LISTED, {"table_id": new.table_id, **listed})
    if new.snapshot is not None or any(row.kind in ENDING for row in new.rows):
        connection.execute(_NO_SNAPSHOT, {"table_id": new.table_id})  # one is enough: the log tells the same
    if new.snapshot is not None:
        connection.execute(_SNAPSHOT, {"table_id": new.table_id, "seq": last.seq, "payload": new.snapshot})
    _seat_people(connection, new)
    return True


def _seat_people(connection: Connection, new: Append) -> None:
    """Keep the index of who sits where, if the entries can have changed it."""
    if not any(row.kind in SEATING for row in new.rows):
        return
    if not new.new:
        connection.execute(delete(SEATS).where(SEATS.c.table_id == new.table_id))
    if new.listing.people:
        connection.execute(
            insert(SEATS),
            [{"table_id": new.table_id, "seat": seat, "person": person} for seat, person in new.listing.people],
        )
