"""Where and when people want to be told, and of what they are to be told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.nudges.quiet import QuietTime
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.schema import ADDRESSES, DELIVERIES, NUDGES, PEOPLE, QUIET_TIMES, TABLES, VACATIONS

PUSH, MAIL, CHAT = "push", "mail", "chat"


class TooManyAddresses(Exception):
    """A person has so many already."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where somebody is told. `target` holds keys and links that are nobody else's business."""

    id: str
    person: PersonId
    kind: str
    target: str
    digest: str
    label: str
    language: str
    home: str
    confirmed: bool
    failures: int
    created_at: int


@dataclass(frozen=True, slots=True)
class Due:
    """Somebody who is to be told of a table now, unless there is a reason not to."""

    table_id: TableId
    person: PersonId
    reason: str
    since: int
    due_at: int
    status: str
    summary: str
    quiet: QuietTime | None
    away_until: int | None


_ADDRESS = select(
    ADDRESSES.c.id,
    ADDRESSES.c.person,
    ADDRESSES.c.kind,
    ADDRESSES.c.target,
    ADDRESSES.c.digest,
    ADDRESSES.c.label,
    ADDRESSES.c.language,
    ADDRESSES.c.home,
    ADDRESSES.c.confirmed,
    ADDRESSES.c.failures,
    ADDRESSES.c.created_at,
)


async def people_with_addresses(engine: AsyncEngine) -> frozenset[PersonId]:
    """Everybody who wants to be told anywhere."""
    async with reading(engine) as connection:
        found = await connection.execute(select(ADDRESSES.c.person).where(ADDRESSES.c.confirmed == 1).distinct())
        return frozenset(found.scalars())


async def addresses_of(engine: AsyncEngine, person: PersonId) -> list[Address]:
    """Where somebody is told, the oldest first."""
    async with reading(engine) as connection:
        rows = await connection.execute(_ADDRESS.where(ADDRESSES.c.person == person).order_by(ADDRESSES.c.created_at))
        return [_address(row) for row in rows]


async def find_address(engine: AsyncEngine, address: str) -> Address | None:
    async with reading(engine) as connection:
        row = (await connection.execute(_ADDRESS.where(ADDRESSES.c.id == address))).first()
        return None if row is None else _address(row)


async def add_address(engine: AsyncEngine, new: Address, most: int, first: str | None) -> Address:
    """Keep an address; one with the same digest is replaced, whoever had it. Raises TooManyAddresses.

    `first` is the reason of a delivery that goes there at once, if one does.
    """
    async with writing(engine) as connection:
        await connection.execute(
            select(PEOPLE.c.id).where(PEOPLE.c.id == new.person).with_for_update()
        )  # one at a time
        same = (await connection.execute(_ADDRESS.where(ADDRESSES.c.digest == new.digest))).first()
        if same is not None and same.person == new.person and (same.confirmed or not new.confirmed):
            await connection.execute(
                update(ADDRESSES)
                .where(ADDRESSES.c.id == same.id)
                .values(target=new.target, language=new.language, home=new.home, failures=0)
            )
            kept = _address((await connection.execute(_ADDRESS.where(ADDRESSES.c.id == same.id))).one())
        else:
            if same is not None:
                await _forget(connection, [same.id])
            count = select(func.count()).where(ADDRESSES.c.person == new.person)
            if (await connection.execute(count)).scalar_one() >= most:
                raise TooManyAddresses
            values = {name: getattr(new, name) for name in Address.__slots__}
            await connection.execute(insert(ADDRESSES).values({**values, "confirmed": int(new.confirmed)}))
            kept = new
        if first is not None and (same is None or not kept.confirmed):
            await _send(connection, kept.id, first, new.created_at)
        return kept


async def confirm(engine: AsyncEngine, address: str) -> None:
    async with writing(engine) as connection:
        await connection.execute(update(ADDRESSES).where(ADDRESSES.c.id == address).values(confirmed=1))


async def remove_address(engine: AsyncEngine, address: str) -> None:
    """Tell nothing there any more; what is on its way is dropped."""
    async with writing(engine) as connection:
        await _forget(connection, [address])


async def send_to(engine: AsyncEngine, address: str, reason: str, now: int) -> None:
    """Have something delivered to an address that is not about a table."""
    async with writing(engine) as connection:
        await _send(connection, address, reason, now)


async def forget_person(connection: AsyncConnection, person: PersonId) -> None:
    """Everything here that is about somebody, as a part of forgetting them."""
    theirs = select(ADDRESSES.c.id).where(ADDRESSES.c.person == person)
    await _forget(connection, list((await connection.execute(theirs)).scalars()))
    await connection.execute(delete(QUIET_TIMES).where(QUIET_TIMES.c.person == person))
    await connection.execute(delete(NUDGES).where(NUDGES.c.person == person))


async def forget_browsers(connection: AsyncConnection, person: PersonId) -> None:
    """Tell no browser any more, as a part of logging out everywhere."""
    theirs = select(ADDRESSES.c.id).where(ADDRESSES.c.person == person, ADDRESSES.c.kind == PUSH)
    await _forget(connection, list((await connection.execute(theirs)).scalars()))


async def quiet_time(engine: AsyncEngine, person: PersonId) -> QuietTime | None:
    async with reading(engine) as connection:
        row = (await connection.execute(_QUIET.where(QUIET_TIMES.c.person == person))).first()
        return None if row is None else QuietTime(*row)


async def set_quiet_time(engine: AsyncEngine, person: PersonId, quiet: QuietTime | None) -> None:
    async with writing(engine) as connection:
        await connection.execute(delete(QUIET_TIMES).where(QUIET_TIMES.c.person == person))
        if quiet is not None:
            insert_new = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
            new = {"begins": quiet.begins, "ends": quiet.ends, "timezone": quiet.timezone}
            await connection.execute(
                insert_new(QUIET_TIMES).values(person=person, **new)
                .on_conflict_do_update(index_elements=[QUIET_TIMES.c.person], set_=new)
            )  # fmt: skip


async def due(engine: AsyncEngine, now: int, most: int) -> list[Due]:
    """Who is to be told by that time, the longest first."""
    async with reading(engine) as connection:
        rows = await connection.execute(_DUE, {"now": now, "most": most})
        return [_due(row) for row in rows]


async def settle(
    engine: AsyncEngine,
    tell: Iterable[tuple[Due, str]],
    drop: Iterable[Due],
    later: Iterable[tuple[Due, int]],
    now: int,
) -> None:
    """Carry out what was decided of nudges that were due, each once, whichever node is first.

    `tell` has an id from which those of the deliveries are made, one for each address of the person.
    """
    tell = list(tell)
    async with writing(engine) as connection:
        addresses = await _addresses_by_person(connection, {one.person for one, _ in tell})
        for one in drop:
            await connection.execute(_DROP, _key(one))
        for one, due_at in later:
            await connection.execute(_SET_DUE, {**_key(one), "new_due_at": due_at})
        new: list[dict[str, Any]] = []
        for one, letter_id in sorted(tell, key=lambda each: (each[0].table_id, each[0].person)):
            if (await connection.execute(_SET_DUE, {**_key(one), "new_due_at": None})).rowcount == 1:
                new += [
                    _delivery(f"{letter_id}{number}", address, one.reason, now, one.table_id)
                    for number, address in enumerate(addresses.get(one.person, ()))
                ]
        if new:
            await connection.execute(insert(DELIVERIES), new)


async def is_anything_due(engine: AsyncEngine, now: int, lease: int) -> bool:
    """Whether somebody has to carry something."""
    async with reading(engine) as connection:
        free = or_(DELIVERIES.c.begun_at.is_(None), DELIVERIES.c.begun_at < now - lease)
        found = await connection.execute(select(DELIVERIES.c.id).where(DELIVERIES.c.due_at <= now, free).limit(1))
        return found.first() is not None


_QUIET = select(QUIET_TIMES.c.begins, QUIET_TIMES.c.ends, QUIET_TIMES.c.timezone)
_AWAY = (
    select(func.max(VACATIONS.c.ends_at))
    .where(VACATIONS.c.person == NUDGES.c.person, VACATIONS.c.ends_at > bindparam("now"))
    .scalar_subquery()
)
_DUE: Select[Any] = (
    select(
        NUDGES.c.table_id,
        NUDGES.c.person,
        NUDGES.c.reason,
        NUDGES.c.since,
        NUDGES.c.due_at,
        TABLES.c.status,
        TABLES.c.summary,
        QUIET_TIMES.c.begins,
        QUIET_TIMES.c.ends,
        QUIET_TIMES.c.timezone,
        _AWAY.label("away_until"),
    )
    .join(TABLES, TABLES.c.id == NUDGES.c.table_id)
    .outerjoin(QUIET_TIMES, QUIET_TIMES.c.person == NUDGES.c.person)
    .where(NUDGES.c.due_at <= bindparam("now"))
    .order_by(NUDGES.c.due_at)
    .limit(bindparam("most"))
)
_THIS: Any = (
    (NUDGES.c.table_id == bindparam("of_table"))
    & (NUDGES.c.person == bindparam("of_person"))
    & (NUDGES.c.reason == bindparam("of_reason"))
    & (NUDGES.c.since == bindparam("was_since"))
    & (NUDGES.c.due_at == bindparam("was_due_at"))
)
_DROP = delete(NUDGES).where(_THIS)
_SET_DUE = update(NUDGES).where(_THIS).values(due_at=bindparam("new_due_at"))


def _due(row: Any) -> Due:
    values = dict(row._mapping)
    begins, ends, timezone = values.pop("begins"), values.pop("ends"), values.pop("timezone")
    return Due(**values, quiet=None if timezone is None else QuietTime(begins, ends, timezone))


def _key(one: Due) -> dict[str, Any]:
    return {
        "of_table": one.table_id,
        "of_person": one.person,
        "of_reason": one.reason,
        "was_since": one.since,
        "was_due_at": one.due_at,
    }


async def _addresses_by_person(connection: AsyncConnection, people: set[PersonId]) -> dict[PersonId, list[str]]:
    found: dict[PersonId, list[str]] = {}
    theirs = select(ADDRESSES.c.person, ADDRESSES.c.id).where(ADDRESSES.c.confirmed == 1)
    for row in await connection.execute(theirs.where(ADDRESSES.c.person.in_(list(people)))):
        found.setdefault(row.person, []).append(row.id)
    return found


def _delivery(new_id: str, address: str, reason: str, now: int, table_id: TableId | None = None) -> dict[str, Any]:
    return {
        "id": new_id,
        "address": address,
        "table_id": table_id,
        "reason": reason,
        "made_at": now,
        "due_at": now,
        "begun_at": None,
        "tries": 0,
    }


async def _send(connection: AsyncConnection, address: str, reason: str, now: int) -> None:
    """One of a kind is enough on the way."""
    new = _delivery(f"{reason}-{address}", address, reason, now)
    insert_new = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
    await connection.execute(insert_new(DELIVERIES).values(new).on_conflict_do_nothing())


async def _forget(connection: AsyncConnection, addresses: Sequence[str]) -> None:
    await connection.execute(delete(DELIVERIES).where(DELIVERIES.c.address.in_(addresses)))
    await connection.execute(delete(ADDRESSES).where(ADDRESSES.c.id.in_(addresses)))


def _address(row: Any) -> Address:
    return Address(**{**row._mapping, "confirmed": bool(row.confirmed)})
