"""Reading tables: one with its log, and lists of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, select, union
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.declaration import GameName
from roundhouse.match.entries import MOVED
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.settings import LINK, LOCAL, PUBLIC
from roundhouse.match.status import CLOSED, FINISHED, PAUSED, RUNNING, WAITING
from roundhouse.server.storage.errors import reading
from roundhouse.server.storage.journal import EntryRow
from roundhouse.server.storage.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES

UNFINISHED = (WAITING, RUNNING, PAUSED)
STATUSES = (*UNFINISHED, FINISHED, CLOSED)
TIMED = (WAITING, RUNNING)  # where something may become due
# All of them, named so that the index of lists is used: another would cost every move.
OF_ANY_KIND = TABLES.c.visibility.in_((PUBLIC, LINK, LOCAL))
MOST_AT_ONCE = 500  # ids in one query


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it."""

    id: TableId
    game: GameName
    visibility: str
    status: str
    host: PersonId | None
    seq: int
    summary: str
    due_at: int | None
    updated_at: int


@dataclass(frozen=True, slots=True)
class Written:
    """A table and its last entry."""

    id: TableId
    seq: int
    status: str
    updated_at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A table's log: from its last snapshot on, and the moves before it."""

    seq: int  # of the last entry, or an earlier one if somebody has just written
    snapshot: str | None
    snapshot_seq: int
    rows: list[EntryRow]


async def load(engine: AsyncEngine, table_id: TableId) -> Stored | None:
    """The log of a table; None if there is no such table."""
    snapshots = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.payload).where(SNAPSHOTS.c.table_id == table_id)
    async with reading(engine) as connection:
        seq = (await connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table_id))).scalar()
        if seq is None:
            return None
        found = (await connection.execute(snapshots.order_by(SNAPSHOTS.c.seq.desc()).limit(1))).first()
        since = 0 if found is None else found.seq
        known = (ENTRIES.c.seq > since) | (ENTRIES.c.kind == MOVED)
        rows = [_row(row) for row in await connection.execute(_entries(table_id, 0).where(known))]
    return Stored(seq, None if found is None else found.payload, since, rows)


async def ping(engine: AsyncEngine) -> None:
    """Returns if the database answers."""
    async with reading(engine) as connection:
        await connection.execute(select(1))


async def rows_since(engine: AsyncEngine, table_id: TableId, seq: int) -> list[EntryRow]:
    """All entries after that seq."""
    async with reading(engine) as connection:
        return [_row(row) for row in await connection.execute(_entries(table_id, seq))]


async def waiting_among(engine: AsyncEngine, ids: Select[Any], limit: int) -> list[Listed]:
    """Those of these tables that have not begun, the newest first."""
    these = TABLES.c.id.in_(ids), TABLES.c.status == WAITING
    return await _listed(engine, _tables().where(*these).order_by(TABLES.c.updated_at.desc()).limit(limit))


async def public_tables(engine: AsyncEngine, limit: int, game: GameName | None = None) -> list[Listed]:
    """Public tables (of a game): those that wait for players first, then those to watch, the newest first."""
    waiting = case((TABLES.c.status == WAITING, 0), else_=1)
    of_game = () if game is None else (TABLES.c.game == game,)
    return await _listed(
        engine,
        _tables()
        .where(TABLES.c.visibility == "public", TABLES.c.status.in_(UNFINISHED), *of_game)
        .order_by(waiting, TABLES.c.updated_at.desc())
        .limit(limit),
    )


async def tables_of(engine: AsyncEngine, person: PersonId, limit: int) -> list[Listed]:
    """Where somebody sits or is host: unfinished ones first, the newest first."""
    done = case((TABLES.c.status.in_(UNFINISHED), 0), else_=1)
    theirs = union(
        select(SEATS.c.table_id).where(SEATS.c.person == person), select(TABLES.c.id).where(TABLES.c.host == person)
    )
    return await _listed(
        engine,
        _tables().where(TABLES.c.id.in_(theirs)).order_by(done, TABLES.c.updated_at.desc()).limit(limit),
    )


async def running_tables_of(engine: AsyncEngine, person: PersonId, limit: int) -> list[Listed]:
    """Games that go on where somebody sits: those whose time is over first, then those that have waited for longest."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    timed = case((TABLES.c.due_at.is_(None), 1), else_=0)
    return await _listed(
        engine,
        _tables()
        .where(TABLES.c.id.in_(sits), TABLES.c.status == RUNNING)
        .order_by(timed, TABLES.c.due_at, TABLES.c.updated_at)
        .limit(limit),
    )


async def unfinished_tables(engine: AsyncEngine, limit: int) -> list[Listed]:
    """Everything that goes on, the newest first."""
    return await _listed(
        engine,
        _tables().where(OF_ANY_KIND, TABLES.c.status.in_(UNFINISHED)).order_by(TABLES.c.updated_at.desc()).limit(limit),
    )


async def tables_where_seated(engine: AsyncEngine, person: PersonId) -> list[TableId]:
    """Unfinished tables where somebody holds a seat."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    async with reading(engine) as connection:
        found = await connection.execute(
            select(TABLES.c.id).where(TABLES.c.id.in_(sits), TABLES.c.status.in_(UNFINISHED))
        )
        return list(found.scalars())


async def waiting_tables_of(engine: AsyncEngine, host: PersonId) -> list[TableId]:
    """Tables of a host that have not begun."""
    async with reading(engine) as connection:
        found = await connection.execute(select(TABLES.c.id).where(TABLES.c.host == host, TABLES.c.status == WAITING))
        return list(found.scalars())


async def seqs(engine: AsyncEngine, table_ids: Sequence[TableId]) -> dict[TableId, int]:
    """The last seq of each of these tables."""
    found: dict[TableId, int] = {}
    for first in range(0, len(table_ids), MOST_AT_ONCE):
        query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(table_ids[first : first + MOST_AT_ONCE]))
        async with reading(engine) as connection:
            found.update((row.id, row.seq) for row in await connection.execute(query))
    return found


async def written_since(engine: AsyncEngine, at: int) -> list[Written]:
    """The tables whose last entry is from that time or later."""
    query = select(TABLES.c.id, TABLES.c.seq, TABLES.c.status, TABLES.c.updated_at).where(
        OF_ANY_KIND, TABLES.c.status.in_(STATUSES), TABLES.c.updated_at >= at
    )
    async with reading(engine) as connection:
        return [Written(*row) for row in await connection.execute(query)]


async def tables_that_wait_for_us(engine: AsyncEngine, now: int, idle_since: int) -> list[TableId]:
    """Tables where a clock has run out, a share was awaited in vain, or a bot should have decided by now."""
    bot_is_late = (TABLES.c.bot_due == 1) & (TABLES.c.updated_at <= idle_since)
    async with reading(engine) as connection:
        found = await connection.execute(
            select(TABLES.c.id).where(TABLES.c.status.in_(TIMED), bot_is_late | (TABLES.c.due_at <= now))
        )
        return list(found.scalars())


def _tables() -> Select[Any]:
    return select(
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.visibility,
        TABLES.c.status,
        TABLES.c.host,
        TABLES.c.seq,
        TABLES.c.summary,
        TABLES.c.due_at,
        TABLES.c.updated_at,
    )


async def _listed(engine: AsyncEngine, query: Select[Any]) -> list[Listed]:
    async with reading(engine) as connection:
        return [Listed(*row) for row in await connection.execute(query)]


def _entries(table_id: TableId, since: int) -> Select[Any]:
    return (
        select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.payload, ENTRIES.c.at)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > since)
        .order_by(ENTRIES.c.seq)
    )


def _row(row: Sequence[Any]) -> EntryRow:
    return EntryRow(*row)
