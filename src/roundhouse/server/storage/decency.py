"""Blocks and reports, what operators do about them, and all that is kept of one person."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.ids import new_id
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.people import end_sessions
from roundhouse.server.storage.results import list_again
from roundhouse.server.storage.schema import (
    ADDRESSES,
    BLOCKS,
    DEEDS,
    ENTRIES,
    MUTES,
    PEOPLE,
    PLACINGS,
    RATINGS,
    REPORTS,
    SEATS,
    TABLES,
    VACATIONS,
)

CLOSED, OPENED, SETTLED, TABLE_CLOSED = "closed", "opened", "settled", "table-closed"


class Report(NamedTuple):
    id: str
    reporter: PersonId
    about: PersonId
    table_id: TableId | None
    text: str
    at: int
    settled_at: int | None


class Deed(NamedTuple):
    """What an operator did, to whom or what, and why."""

    operator: PersonId
    what: str
    about: str
    why: str
    at: int


class SeenByOperators(NamedTuple):
    id: PersonId
    name: str
    login: str | None
    created_at: int
    closed_at: int | None
    operator: int


async def block(engine: AsyncEngine, person: PersonId, other: PersonId) -> None:
    async with writing(engine) as connection:
        made = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        await connection.execute(made(BLOCKS).values(person=person, blocked=other).on_conflict_do_nothing())


async def unblock(engine: AsyncEngine, person: PersonId, other: PersonId) -> None:
    async with writing(engine) as connection:
        await connection.execute(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.blocked == other))


async def blocked_by(engine: AsyncEngine, person: PersonId) -> frozenset[PersonId]:
    async with reading(engine) as connection:
        found = await connection.execute(select(BLOCKS.c.blocked).where(BLOCKS.c.person == person))
        return frozenset(found.scalars())


async def blocks(engine: AsyncEngine, people: frozenset[PersonId], person: PersonId) -> bool:
    """Whether one of these people has blocked that person, or the other way round."""
    theirs = BLOCKS.c.person.in_(people) & (BLOCKS.c.blocked == person)
    own = (BLOCKS.c.person == person) & BLOCKS.c.blocked.in_(people)
    async with reading(engine) as connection:
        return (await connection.execute(select(BLOCKS.c.person).where(theirs | own).limit(1))).first() is not None


async def add_report(
    engine: AsyncEngine, reporter: PersonId, about: PersonId, table_id: TableId | None, text: str, now: int
) -> None:
    async with writing(engine) as connection:
        values = {"reporter": reporter, "about": about, "table_id": table_id, "text": text, "at": now}
        await connection.execute(insert(REPORTS).values(id=new_id(), **values))


async def reports(engine: AsyncEngine, most: int) -> list[Report]:
    """Open ones first, the oldest of them first; then what was settled lately."""
    columns = [REPORTS.c[name] for name in Report._fields]
    waiting = select(*columns).where(REPORTS.c.settled_at.is_(None)).order_by(REPORTS.c.at).limit(most)
    done = (
        select(*columns).where(REPORTS.c.settled_at.is_not(None)).order_by(REPORTS.c.settled_at.desc()).limit(most // 4)
    )
    async with reading(engine) as connection:
        return [Report(*row) for query in (waiting, done) for row in await connection.execute(query)]


async def settle(engine: AsyncEngine, operator: PersonId, report: str, why: str, now: int) -> bool:
    """Whether there was such a report that nobody had settled."""
    async with writing(engine) as connection:
        this = (REPORTS.c.id == report) & REPORTS.c.settled_at.is_(None)
        if (await connection.execute(update(REPORTS).where(this).values(settled_at=now))).rowcount != 1:
            return False
        await _note(connection, Deed(operator, SETTLED, report, why, now))
        return True


async def close_account(engine: AsyncEngine, operator: PersonId, person: PersonId, why: str, now: int) -> bool:
    """Log somebody out everywhere and let them in no more; whether they were not closed before."""
    async with writing(engine) as connection:
        this = (PEOPLE.c.id == person) & PEOPLE.c.closed_at.is_(None) & PEOPLE.c.deleted_at.is_(None)
        if (await connection.execute(update(PEOPLE).where(this).values(closed_at=now))).rowcount != 1:
            return False
        await end_sessions(connection, person)
        await connection.execute(list_again(person))
        await _note(connection, Deed(operator, CLOSED, person, why, now))
        return True


async def open_account(engine: AsyncEngine, operator: PersonId, person: PersonId, why: str, now: int) -> bool:
    """Let somebody in again; whether they were closed."""
    async with writing(engine) as connection:
        this = (PEOPLE.c.id == person) & PEOPLE.c.closed_at.is_not(None)
        if (await connection.execute(update(PEOPLE).where(this).values(closed_at=None))).rowcount != 1:
            return False
        await connection.execute(list_again(person))
        await _note(connection, Deed(operator, OPENED, person, why, now))
        return True


async def note_table_closed(engine: AsyncEngine, operator: PersonId, table_id: TableId, why: str, now: int) -> None:
    async with writing(engine) as connection:
        await _note(connection, Deed(operator, TABLE_CLOSED, table_id, why, now))


async def deeds(engine: AsyncEngine, most: int) -> list[Deed]:
    """What operators did, the newest first."""
    query = select(*(DEEDS.c[name] for name in Deed._fields)).order_by(DEEDS.c.at.desc()).limit(most)
    async with reading(engine) as connection:
        return [Deed(*row) for row in await connection.execute(query)]


async def is_closed(engine: AsyncEngine, person: PersonId) -> bool:
    async with reading(engine) as connection:
        found = await connection.execute(select(PEOPLE.c.closed_at).where(PEOPLE.c.id == person))
        return found.scalar() is not None


async def is_operator(engine: AsyncEngine, person: PersonId) -> bool:
    async with reading(engine) as connection:
        return bool((await connection.execute(select(PEOPLE.c.operator).where(PEOPLE.c.id == person))).scalar())


async def people_like(engine: AsyncEngine, text: str, most: int) -> list[SeenByOperators]:
    """People whose name or login begins so, or whose id it is; without a text the newest."""
    query = select(*(PEOPLE.c[name] for name in SeenByOperators._fields)).where(PEOPLE.c.deleted_at.is_(None))
    if text:
        begins = PEOPLE.c.name.istartswith(text, autoescape=True) | PEOPLE.c.login.istartswith(text, autoescape=True)
        query = query.where(begins | (PEOPLE.c.id == text))
    async with reading(engine) as connection:
        rows = await connection.execute(query.order_by(PEOPLE.c.created_at.desc()).limit(most))
        return [SeenByOperators(*row) for row in rows]


async def kept_of(engine: AsyncEngine, person: PersonId) -> dict[str, Any]:
    """Everything that is kept of a person, as plain data, but for what would let others log in as them."""
    async with reading(engine) as connection:

        async def rows(query: Any) -> list[dict[str, Any]]:
            return [dict(row._mapping) for row in await connection.execute(query)]

        own = [PEOPLE.c[name] for name in ("id", "name", "login", "created_at", "hidden", "operator")]
        return {
            "person": (await rows(select(*own).where(PEOPLE.c.id == person)))[0],
            "muted": await rows(select(MUTES.c.muted).where(MUTES.c.person == person)),
            "blocked": await rows(select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)),
            "vacations": await rows(select(VACATIONS).where(VACATIONS.c.person == person)),
            "tables": await rows(
                select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created_at, SEATS.c.seat)
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(SEATS.c.person == person)
            ),
            "results": await rows(select(PLACINGS).where(PLACINGS.c.person == person).order_by(PLACINGS.c.ended_at)),
            "ratings": await rows(select(RATINGS).where(RATINGS.c.person == person)),
            "addresses": await rows(
                select(ADDRESSES.c.kind, ADDRESSES.c.label, ADDRESSES.c.language).where(ADDRESSES.c.person == person)
            ),
            "reports": await rows(
                select(REPORTS.c.about, REPORTS.c.table_id, REPORTS.c.text, REPORTS.c.at).where(
                    REPORTS.c.reporter == person
                )
            ),
            "chat": await _said(connection, person),
        }


async def _said(connection: AsyncConnection, person: PersonId) -> list[dict[str, Any]]:
    is_chat = ENTRIES.c.kind == literal_column("'chat'")  # not a parameter: only so is the index used
    theirs = ENTRIES.c.payload.contains(f'"person":"{person}"', autoescape=True)
    said = await connection.execute(
        select(ENTRIES.c.table_id, ENTRIES.c.at, ENTRIES.c.payload).where(is_chat, theirs).order_by(ENTRIES.c.at)
    )
    found = ((row, msgspec.json.decode(row.payload)) for row in said)
    return [
        {"table": row.table_id, "at": row.at, "text": told["text"]} for row, told in found if told["person"] == person
    ]


async def _note(connection: AsyncConnection, deed: Deed) -> None:
    await connection.execute(insert(DEEDS).values(id=new_id(), **deed._asdict()))
