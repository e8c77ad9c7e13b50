"""People as they are stored: guests, accounts, codes and mutes. Codes are kept as digests only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from sqlalchemy import case, delete, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.match.ids import PersonId
from roundhouse.server.people.lookalikes import skeleton
from roundhouse.server.storage import nudges
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.results import list_again
from roundhouse.server.storage.schema import (
    BLOCKS,
    DEVICE_CODES,
    ENTRIES,
    INVITATIONS,
    MUTES,
    PEOPLE,
    RECOVERY_CODES,
    REPORTS,
    SECRETS,
    VACATIONS,
)


class LoginTaken(Exception):
    """Another account has this login."""


class NameTaken(Exception):
    """An account has this name, or one that looks like it."""


class HasAccount(Exception):
    """This person has an account already, perhaps since a moment ago."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays. A guest has no login."""

    id: PersonId
    name: str
    login: str | None
    epoch: int


_PERSON = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.epoch)


def digest(code: str) -> str:
    """What we keep of a code that is long and random."""
    return sha256(code.encode()).hexdigest()


async def add_guest(engine: AsyncEngine, person: Person, now: int) -> None:
    """Somebody new; raises NameTaken if an account has that name, or one that looks like it."""
    async with writing(engine) as connection:
        await _free_name(connection, person.id, person.name)
        await connection.execute(
            insert(PEOPLE).values(id=person.id, name=person.name, epoch=person.epoch, created_at=now)
        )


async def find(engine: AsyncEngine, person: PersonId) -> Person | None:
    async with reading(engine) as connection:
        return await _found(connection, person)


async def find_login(engine: AsyncEngine, login: str) -> tuple[Person, str] | None:
    """The account with this login, and its password's hash."""
    async with reading(engine) as connection:
        row = (
            await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.epoch, PEOPLE.c.password).where(
                    PEOPLE.c.login == login, PEOPLE.c.deleted_at.is_(None)
                )
            )
        ).first()
    return None if row is None else (Person(row.id, row.name, row.login, row.epoch), row.password)


async def find_all(engine: AsyncEngine, people: Iterable[PersonId]) -> dict[PersonId, Person]:
    """Those of these people who are there."""
    async with reading(engine) as connection:
        rows = await connection.execute(_PERSON.where(PEOPLE.c.id.in_(list(people)), PEOPLE.c.deleted_at.is_(None)))
        return {row.id: Person(*row) for row in rows}


async def epochs(engine: AsyncEngine, people: Iterable[PersonId]) -> dict[PersonId, int | None]:
    """Which log-ins of these people count; None for somebody who was deleted."""
    asked = list(people)
    async with reading(engine) as connection:
        rows = await connection.execute(
            select(PEOPLE.c.id, PEOPLE.c.epoch).where(PEOPLE.c.id.in_(asked), PEOPLE.c.deleted_at.is_(None))
        )
        return dict.fromkeys(asked) | {row.id: row.epoch for row in rows}


async def rename(engine: AsyncEngine, person: PersonId, name: str) -> None:
    """Another name; raises NameTaken if an account has it, or one that looks like it."""
    async with writing(engine) as connection:
        await _free_name(connection, person, name)
        kept = case((PEOPLE.c.login.is_(None), None), else_=skeleton(name))
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, skeleton=kept))


async def make_account(engine: AsyncEngine, person: PersonId, login: str, password: str, codes: Iterable[str]) -> None:
    """Give a guest a login and a password; raises LoginTaken, HasAccount or NameTaken."""
    async with writing(engine) as connection:
        name = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar_one()
        await _free_name(connection, person, name)
        is_guest = (PEOPLE.c.id == person) & PEOPLE.c.login.is_(None) & PEOPLE.c.deleted_at.is_(None)
        try:
            values = {"login": login, "password": password, "skeleton": skeleton(name)}
            made = await connection.execute(update(PEOPLE).where(is_guest).values(values))
        except IntegrityError:
            raise LoginTaken from None
        if made.rowcount != 1:
            raise HasAccount
        await _set_codes(connection, person, codes)
        await connection.execute(list_again(person))


async def set_password(engine: AsyncEngine, person: PersonId, password: str) -> None:
    """A new password, and every device logged out."""
    async with writing(engine) as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))
        await end_sessions(connection, person)


async def log_out_everywhere(engine: AsyncEngine, person: PersonId) -> None:
    async with writing(engine) as connection:
        await end_sessions(connection, person)


async def remove(engine: AsyncEngine, person: PersonId, nobody: str, now: int) -> None:
    """Forget somebody: the row stays for the moves that point to it, everything personal goes, words too."""
    async with writing(engine) as connection:
        await _forget_words(connection, person)
        await end_sessions(connection, person)
        await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
        await connection.execute(delete(VACATIONS).where(VACATIONS.c.person == person))
        await nudges.forget_person(connection, person)
        await connection.execute(delete(MUTES).where((MUTES.c.person == person) | (MUTES.c.muted == person)))
        await connection.execute(
            delete(INVITATIONS).where((INVITATIONS.c.person == person) | (INVITATIONS.c.inviter == person))
        )
        await connection.execute(delete(BLOCKS).where((BLOCKS.c.person == person) | (BLOCKS.c.blocked == person)))
        await connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(text=""))
        await connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person)
            .values(name=nobody, login=None, password=None, skeleton=None, operator=0, deleted_at=now)
        )
        await connection.execute(list_again(person))


async def set_recovery_codes(engine: AsyncEngine, person: PersonId, codes: Iterable[str]) -> None:
    async with writing(engine) as connection:
        await _set_codes(connection, person, codes)


async def use_recovery_code(engine: AsyncEngine, person: PersonId, code: str) -> bool:
    """Whether the code was good; it is so only once."""
    async with writing(engine) as connection:
        used = await connection.execute(
            delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person, RECOVERY_CODES.c.digest == digest(code))
        )
        return used.rowcount == 1


async def add_device_code(engine: AsyncEngine, person: Person, code: str, expires_at: int) -> bool:
    """A code for another device, in place of an older one; False if the person was logged out a moment ago."""
    async with writing(engine) as connection:
        same_session = (PEOPLE.c.id == person.id) & (PEOPLE.c.epoch == person.epoch) & PEOPLE.c.deleted_at.is_(None)
        if (await connection.execute(select(PEOPLE.c.id).where(same_session).with_for_update())).first() is None:
            return False
        await connection.execute(delete(DEVICE_CODES).where(DEVICE_CODES.c.person == person.id))
        await connection.execute(
            insert(DEVICE_CODES).values(digest=digest(code), person=person.id, expires_at=expires_at)
        )
        return True


async def use_device_code(engine: AsyncEngine, code: str, now: int) -> Person | None:
    """Who a code stands for, in the session that made it; it works once, and not after its time."""
    async with writing(engine) as connection:
        used = (
            await connection.execute(
                delete(DEVICE_CODES)
                .where(DEVICE_CODES.c.digest == digest(code))
                .returning(DEVICE_CODES.c.person, DEVICE_CODES.c.expires_at)
            )
        ).first()
        # in the same transaction: a log-out that comes now ends this session too
        return None if used is None or used.expires_at < now else await _found(connection, used.person)


async def mute(engine: AsyncEngine, person: PersonId, other: PersonId) -> None:
    async with writing(engine) as connection:
        insert_new = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        await connection.execute(insert_new(MUTES).values(person=person, muted=other).on_conflict_do_nothing())


async def unmute(engine: AsyncEngine, person: PersonId, other: PersonId) -> None:
    async with writing(engine) as connection:
        await connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == other))


async def unheard_by(engine: AsyncEngine, person: PersonId) -> frozenset[PersonId]:
    """Whose words somebody does not get: muted or blocked."""
    blocked = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    async with reading(engine) as connection:
        found = await connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person).union(blocked))
        return frozenset(found.scalars())


async def muted_by(engine: AsyncEngine, person: PersonId) -> frozenset[PersonId]:
    async with reading(engine) as connection:
        found = await connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person))
        return frozenset(found.scalars())


async def shared_secret(engine: AsyncEngine, name: str, fresh: str) -> str:
    """The secret of that name, the same on every node; `fresh` becomes it if there is none."""
    async with writing(engine) as connection:
        insert_new = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        await connection.execute(insert_new(SECRETS).values(name=name, value=fresh).on_conflict_do_nothing())
        found = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(found.scalar_one())


async def _free_name(connection: AsyncConnection, person: PersonId, name: str) -> None:
    like = (PEOPLE.c.skeleton == skeleton(name)) & (PEOPLE.c.id != person)
    if (await connection.execute(select(PEOPLE.c.id).where(like).limit(1))).first() is not None:
        raise NameTaken


async def _set_codes(connection: AsyncConnection, person: PersonId, codes: Iterable[str]) -> None:
    await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    await connection.execute(insert(RECOVERY_CODES), [{"person": person, "digest": digest(code)} for code in codes])


async def _forget_words(connection: AsyncConnection, person: PersonId) -> None:
    """Empty what somebody said in the chat of any table."""
    is_chat = ENTRIES.c.kind == literal_column("'chat'")  # not a parameter: only so is the index used
    theirs = ENTRIES.c.payload.contains(f'"person":"{person}"', autoescape=True)
    said = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.payload).where(is_chat, theirs)
    for row in (await connection.execute(said.order_by(ENTRIES.c.table_id, ENTRIES.c.seq))).all():
        payload = msgspec.json.decode(row.payload)
        if payload["person"] == person:
            forgotten = msgspec.json.encode({**payload, "text": ""}).decode()
            one = (ENTRIES.c.table_id == row.table_id) & (ENTRIES.c.seq == row.seq)
            await connection.execute(update(ENTRIES).where(one).values(payload=forgotten))


async def end_sessions(connection: AsyncConnection, person: PersonId) -> None:
    """Every cookie ends, every code that would make a new one, and what browsers are told that may be others'."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(epoch=PEOPLE.c.epoch + 1))
    await connection.execute(delete(DEVICE_CODES).where(DEVICE_CODES.c.person == person))
    await nudges.forget_browsers(connection, person)


async def _found(connection: AsyncConnection, person: PersonId) -> Person | None:
    row = (await connection.execute(_PERSON.where(PEOPLE.c.id == person, PEOPLE.c.deleted_at.is_(None)))).first()
    return None if row is None else Person(*row)
