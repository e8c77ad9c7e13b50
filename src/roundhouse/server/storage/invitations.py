"""Invitations to tables by name: they wait for the person who is invited until the game begins."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.people.lookalikes import skeleton
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.schema import BLOCKS, INVITATIONS, PEOPLE
from roundhouse.server.storage.tables import Listed, waiting_among

MOST_LISTED = 20


async def named(engine: AsyncEngine, name: str) -> PersonId | None:
    """The account of that name, however it is written."""
    this = (PEOPLE.c.skeleton == skeleton(name), PEOPLE.c.deleted_at.is_(None), PEOPLE.c.closed_at.is_(None))
    async with reading(engine) as connection:
        found = (await connection.execute(select(PEOPLE.c.id).where(*this).limit(1))).scalar()
        return None if found is None else PersonId(found)


async def invite(engine: AsyncEngine, table_id: TableId, person: PersonId, inviter: PersonId, now: int) -> None:
    async with writing(engine) as connection:
        made = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        values = {"table_id": table_id, "person": person, "inviter": inviter, "at": now}
        await connection.execute(made(INVITATIONS).values(values).on_conflict_do_nothing())


async def decline(engine: AsyncEngine, table_id: TableId, person: PersonId) -> None:
    async with writing(engine) as connection:
        this = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.person == person)
        await connection.execute(delete(INVITATIONS).where(this))


async def invited(engine: AsyncEngine, person: PersonId) -> list[Listed]:
    """Tables that wait for somebody, the newest first; not from people whom they have blocked."""
    blocked = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    mine = select(INVITATIONS.c.table_id).where(INVITATIONS.c.person == person, INVITATIONS.c.inviter.not_in(blocked))
    return await waiting_among(engine, mine, MOST_LISTED)
