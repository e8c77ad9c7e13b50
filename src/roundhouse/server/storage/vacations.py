"""Vacations of people: so many days within a year, each counted as a whole one."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.match.ids import PersonId
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.schema import PEOPLE, VACATIONS

DAY = 24 * 3600 * 1000  # milliseconds
YEAR = 365 * DAY
MOST_DAYS = 30  # within a year


class OnVacation(Exception):
    """This person is away already."""


class TooManyDays(Exception):
    """So many are not left."""


async def until(engine: AsyncEngine, person: PersonId, now: int) -> int | None:
    """Until when somebody is away; None if they are not."""
    async with reading(engine) as connection:
        return await _until(connection, person, now)


async def days_left(engine: AsyncEngine, person: PersonId, now: int) -> int:
    """How many days somebody may still be away within a year."""
    async with reading(engine) as connection:
        return await _days_left(connection, person, now)


async def begin(engine: AsyncEngine, person: PersonId, days: int, now: int) -> int:
    """Be away from now on; until when. Raises OnVacation or TooManyDays."""
    async with writing(engine) as connection:
        await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())  # one at a time
        if await _until(connection, person, now) is not None:
            raise OnVacation
        if days > await _days_left(connection, person, now):
            raise TooManyDays
        ends_at = now + days * DAY
        await connection.execute(insert(VACATIONS).values(person=person, began_at=now, ends_at=ends_at))
        return ends_at


async def end(engine: AsyncEngine, person: PersonId, now: int) -> None:
    """Be back."""
    current = (VACATIONS.c.person == person) & (VACATIONS.c.ends_at > now)
    async with writing(engine) as connection:
        await connection.execute(update(VACATIONS).where(current).values(ends_at=now))


async def _until(connection: AsyncConnection, person: PersonId, now: int) -> int | None:
    found = await connection.execute(
        select(VACATIONS.c.ends_at).where(VACATIONS.c.person == person, VACATIONS.c.ends_at > now)
    )
    return found.scalar()


async def _days_left(connection: AsyncConnection, person: PersonId, now: int) -> int:
    """What has been begun counts as a day, so that coming and going gives nobody time."""
    rows = await connection.execute(
        select(VACATIONS.c.began_at, VACATIONS.c.ends_at).where(
            VACATIONS.c.person == person, VACATIONS.c.ends_at > now - YEAR
        )
    )
    begun = [max(1, -(-int(row.ends_at - row.began_at) // DAY)) for row in rows]
    return MOST_DAYS - sum(begun)
