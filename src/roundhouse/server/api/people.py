"""People over HTTP: guests, accounts, devices, mutes."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match import commands
from roundhouse.match.ids import PersonId
from roundhouse.server.access import AnyRequest, TheNode, need_person, person_of
from roundhouse.server.api.tables import MOST_LISTED, TableList, table_list
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.guard.addresses import home_of
from roundhouse.server.ids import new_code, new_id, typed_code
from roundhouse.server.live.news import PersonNews
from roundhouse.server.node import Node
from roundhouse.server.people import cookies
from roundhouse.server.people.names import LONGEST, tidy_name
from roundhouse.server.people.passwords import LONGEST as LONGEST_PASSWORD
from roundhouse.server.people.passwords import SHORTEST as SHORTEST_PASSWORD
from roundhouse.server.problems import Problem
from roundhouse.server.storage import decency, people, tables
from roundhouse.server.storage.people import HasAccount, LoginTaken, NameTaken, Person
from roundhouse.server.tables import LiveTable

RECOVERY_CODES = 8
RECOVERY_GROUPS = 5  # about a hundred bits
DEVICE_GROUPS = 3  # about sixty bits, for ten minutes, a few tries a minute
DEVICE_MINUTES = 10
MOST_RUNNING = 500  # games of one person that are looked through

NameText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
LoginText = Annotated[
    str,
    Meta(min_length=2, max_length=60, pattern=r"^[A-Za-z0-9._@+-]+$", description="Upper and lower case are the same."),
]
PasswordText = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
CodeText = Annotated[str, Meta(min_length=1, max_length=60)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all bodies here."""


class Named(Body, frozen=True):
    name: NameText


class Account(Body, frozen=True):
    login: LoginText
    password: PasswordText


class Recovery(Body, frozen=True):
    login: LoginText
    code: CodeText
    password: PasswordText


class NewPassword(Body, frozen=True):
    old: PasswordText
    password: PasswordText


class Password(Body, frozen=True):
    password: PasswordText


class Code(Body, frozen=True):
    code: CodeText


class LogOut(Body, frozen=True):
    everywhere: bool = False


class Me(msgspec.Struct, frozen=True):
    """Who you are; `person` is null before you have said a name."""

    person: PersonId | None
    name: str | None
    login: str | None  # null: a guest
    muted: list[PersonId]
    names: dict[PersonId, str]  # of those you muted


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Each sets a new password once. They are shown only now."""

    codes: list[str]


class DeviceCode(msgspec.Struct, frozen=True):
    """Type it on the other device: it becomes you, seats and all."""

    code: str
    minutes: int


async def _me(node: Node, person: Person | None) -> Me:
    if person is None:
        return Me(None, None, None, [], {})
    muted = sorted(await people.muted_by(node.engine, person.id))
    return Me(person.id, person.name, person.login, muted, await node.known.names(muted))


async def _as(node: Node, person: Person, status: int = 200) -> Response[Me]:
    """The answer that makes a browser this person."""
    kept = [node.cookies.cookie(node.cookies.value(person.id, person.epoch, now()))]
    if person.login is not None:
        kept.append(_known(node, person))
    return Response(await _me(node, person), cookies=kept, status_code=status)


def _known(node: Node, person: Person) -> Cookie:
    """What stays on a device of this account, also after a log-out."""
    return node.cookies.cookie(node.cookies.known(person.id, person.epoch), cookies.KNOWN)


async def _forgotten(node: Node) -> Response[Me]:
    """The answer that makes a browser nobody."""
    return Response(await _me(node, None), cookies=[node.cookies.cookie("")], status_code=200)


def _name(text: str) -> str:
    name = tidy_name(text)
    if name is None:
        raise Problem(400, "bad-name", longest=LONGEST)
    return name


async def _not_closed(node: Node, person: Person) -> None:
    """Said only to those who have proven that the account is theirs."""
    if await decency.is_closed(node.engine, person.id):
        raise Problem(403, "account-closed")


async def _careful(request: AnyRequest, node: Node, login: str, owner: Person | None) -> None:
    """Guessing is slow, and slower the longer it goes on; a device that the owner used is counted for itself."""
    known = request.cookies.get(cookies.KNOWN, "")
    if owner is not None and node.cookies.is_known(known, owner.id, owner.epoch):
        guesser = f"{login} known"
    else:
        guesser = f"{login} {home_of(request.scope)}"
        await node.limits.take_shared("guesses-by-address", limits.GUESS_BY_ADDRESS, home_of(request.scope))
    await node.limits.take_shared("guesses", limits.GUESS, guesser)
    await node.limits.take_shared("guesses-again", limits.GUESS_AGAIN, guesser)


@get("/api/me", operation_id="whoAmI", tags=["people"])
async def who_am_i(request: AnyRequest, node: TheNode) -> Me:
    """Who you are."""
    return await _me(node, await person_of(request, node))


@post("/api/me", operation_id="becomeGuest", tags=["people"], status_code=201)
async def become_guest(request: AnyRequest, node: TheNode, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest with a name of your choice; a cookie remembers you."""
    await node.limits.take_shared("people", limits.NEW_PERSON, home_of(request.scope))
    person = Person(PersonId(new_id()), _name(data.name), None, 0)
    try:
        await people.add_guest(node.engine, person, now())
    except NameTaken:
        raise Problem(409, "name-taken") from None
    return await _as(node, person, status=201)


@patch("/api/me", operation_id="rename", tags=["people"])
async def rename(request: AnyRequest, node: TheNode, data: JSONBody[Named]) -> Me:
    """Take another name, at all your tables."""
    person = await need_person(request, node)
    name = _name(data.name)
    try:
        await people.rename(node.engine, person.id, name)
    except NameTaken:
        raise Problem(409, "name-taken") from None
    node.channels.publish(PersonNews(person.id, log_out=False))
    return await _me(node, Person(person.id, name, person.login, person.epoch))


@delete("/api/me", operation_id="deleteMe", tags=["people"], status_code=200)
async def delete_me(request: AnyRequest, node: TheNode) -> Response[Me]:
    """Be forgotten: your moves stay, your name and words go, bots take your seats, your tables that wait are closed."""
    person = await need_person(request, node)
    for table_id in await tables.waiting_tables_of(node.engine, person.id):
        await _unless_refused(node.tables.order(table_id, lambda match, at: commands.close(match, person.id, at)))
    for table_id in await tables.tables_where_seated(node.engine, person.id):
        await _unless_refused(node.tables.order(table_id, lambda match, at: commands.leave(match, person.id, at)))
    await people.remove(node.engine, person.id, nobody="", now=now())
    node.channels.publish(PersonNews(person.id, log_out=True, deleted=True))
    return await _forgotten(node)


async def _unless_refused(order: Awaitable[LiveTable]) -> None:
    """What a table refuses now concerns nobody who leaves; that the database is gone does."""
    try:
        await order
    except RoundhouseError as error:
        if Problem.of(error).status == 503:
            raise


@get("/api/me/turns", operation_id="listMyTurns", tags=["people"])
async def list_my_turns(request: AnyRequest, node: TheNode) -> TableList:
    """Games that wait for you, the most urgent first."""
    person = await need_person(request, node)
    running = await table_list(node, await tables.running_tables_of(node.engine, person.id, MOST_RUNNING))
    return TableList([table for table in running.tables if person.id in table.waits][:MOST_LISTED])


@get("/api/me/tables", operation_id="listMyTables", tags=["people"])
async def list_my_tables(request: AnyRequest, node: TheNode) -> TableList:
    """Your tables, unfinished ones first."""
    person = await need_person(request, node)
    return await table_list(node, await tables.tables_of(node.engine, person.id, MOST_LISTED))


@post("/api/me/account", operation_id="makeAccount", tags=["people"], status_code=201)
async def make_account(request: AnyRequest, node: TheNode, data: JSONBody[Account]) -> Response[RecoveryCodes]:
    """Turn a guest into an account; write the recovery codes down."""
    person = await need_person(request, node)
    if person.login is not None:
        raise Problem(409, "has-account")
    await node.limits.take_shared("accounts", limits.NEW_ACCOUNT, person.id)
    codes = [new_code(RECOVERY_GROUPS) for _ in range(RECOVERY_CODES)]
    try:
        await people.make_account(
            node.engine, person.id, data.login.casefold(), await node.passwords.hashed(data.password), codes
        )
    except LoginTaken:
        raise Problem(409, "login-taken") from None
    except NameTaken:  # since the guest took it
        raise Problem(409, "name-taken") from None
    except HasAccount:  # another request of the same person was first
        raise Problem(409, "has-account") from None
    node.channels.publish(PersonNews(person.id, log_out=False))
    return Response(RecoveryCodes(codes), cookies=[_known(node, person)])


@post("/api/me/password", operation_id="changePassword", tags=["people"], status_code=200)
async def change_password(request: AnyRequest, node: TheNode, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change your password; every other device is logged out."""
    person = await _with_password(request, node, data.old)
    return await _set_password(node, person, data.password)


@post("/api/me/recovery-codes", operation_id="renewRecoveryCodes", tags=["people"], status_code=200)
async def renew_recovery_codes(request: AnyRequest, node: TheNode, data: JSONBody[Password]) -> RecoveryCodes:
    """New recovery codes; the old ones end."""
    person = await _with_password(request, node, data.password)
    codes = [new_code(RECOVERY_GROUPS) for _ in range(RECOVERY_CODES)]
    await people.set_recovery_codes(node.engine, person.id, codes)
    return RecoveryCodes(codes)


async def _with_password(request: AnyRequest, node: Node, password: str) -> Person:
    """Who asks, once they have proven it again."""
    person = await need_person(request, node)
    if person.login is None:
        raise Problem(409, "no-account")
    await _careful(request, node, person.login, person)
    found = await people.find_login(node.engine, person.login)
    if not await node.passwords.fits(None if found is None else found[1], password):
        raise Problem(403, "wrong-password")
    return person


async def _set_password(node: Node, person: Person, password: str) -> Response[Me]:
    await people.set_password(node.engine, person.id, await node.passwords.hashed(password))
    node.channels.publish(PersonNews(person.id, log_out=True))
    return await _as(node, Person(person.id, person.name, person.login, person.epoch + 1))


@post("/api/login", operation_id="logIn", tags=["people"], status_code=200)
async def log_in(request: AnyRequest, node: TheNode, data: JSONBody[Account]) -> Response[Me]:
    """Log in to an account."""
    login = data.login.casefold()
    found = await people.find_login(node.engine, login)
    await _careful(request, node, login, None if found is None else found[0])
    if not await node.passwords.fits(None if found is None else found[1], data.password) or found is None:
        raise Problem(403, "wrong-login")
    await _not_closed(node, found[0])
    return await _as(node, found[0])


@post("/api/logout", operation_id="logOut", tags=["people"], status_code=200)
async def log_out(request: AnyRequest, node: TheNode, data: JSONBody[LogOut]) -> Response[Me]:
    """Forget who you are on this device, or on all of them."""
    if data.everywhere:
        person = await need_person(request, node)
        await people.log_out_everywhere(node.engine, person.id)
        node.channels.publish(PersonNews(person.id, log_out=True))
    return await _forgotten(node)


@post("/api/recover", operation_id="recover", tags=["people"], status_code=200)
async def recover(request: AnyRequest, node: TheNode, data: JSONBody[Recovery]) -> Response[Me]:
    """Set a new password with a recovery code; every device is logged out."""
    login = data.login.casefold()
    found = await people.find_login(node.engine, login)
    await _careful(request, node, login, None if found is None else found[0])
    if found is None or not await people.use_recovery_code(node.engine, found[0].id, typed_code(data.code)):
        raise Problem(403, "wrong-code")
    await _not_closed(node, found[0])
    return await _set_password(node, found[0], data.password)


@post("/api/me/device-code", operation_id="makeDeviceCode", tags=["people"], status_code=201)
async def make_device_code(request: AnyRequest, node: TheNode) -> DeviceCode:
    """A code that makes another device you, once, within ten minutes."""
    person = await need_person(request, node)
    await node.limits.take_shared("device-codes", limits.GUESS, person.id)
    code = new_code(DEVICE_GROUPS)
    if not await people.add_device_code(node.engine, person, code, now() + DEVICE_MINUTES * 60_000):
        raise Problem(401, "session-expired")
    return DeviceCode(code, DEVICE_MINUTES)


@post("/api/device", operation_id="useDeviceCode", tags=["people"], status_code=200)
async def use_device_code(request: AnyRequest, node: TheNode, data: JSONBody[Code]) -> Response[Me]:
    """Become the person who got this code on another device."""
    await node.limits.take_shared("guesses-by-address", limits.GUESS_BY_ADDRESS, home_of(request.scope))
    person = await people.use_device_code(node.engine, typed_code(data.code), now())
    if person is None:
        raise Problem(403, "wrong-code")
    return await _as(node, person)


@put("/api/me/muted/{other:str}", operation_id="mute", tags=["people"])
async def mute(request: AnyRequest, node: TheNode, other: FromPath[PersonId]) -> Me:
    """Do not hear somebody any more, at any table."""
    person = await need_person(request, node)
    if await people.find(node.engine, other) is None or other == person.id:
        raise Problem(404, "unknown-person")
    await people.mute(node.engine, person.id, other)
    node.channels.publish(PersonNews(person.id, log_out=False))
    return await _me(node, person)


@delete("/api/me/muted/{other:str}", operation_id="unmute", tags=["people"], status_code=200)
async def unmute(request: AnyRequest, node: TheNode, other: FromPath[PersonId]) -> Me:
    """Hear somebody again."""
    person = await need_person(request, node)
    await people.unmute(node.engine, person.id, other)
    node.channels.publish(PersonNews(person.id, log_out=False))
    return await _me(node, person)


HANDLERS = [
    who_am_i,
    become_guest,
    rename,
    delete_me,
    list_my_tables,
    list_my_turns,
    make_account,
    change_password,
    renew_recovery_codes,
    log_in,
    log_out,
    recover,
    make_device_code,
    use_device_code,
    mute,
    unmute,
]
