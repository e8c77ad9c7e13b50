"""Nudges over HTTP: where and when people want to be told that a game waits for them."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from roundhouse.kernel.extras import import_extra
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.guard.addresses import home_of
from roundhouse.server.ids import new_id, typed_code
from roundhouse.server.live.news import PersonNews
from roundhouse.server.node import Node
from roundhouse.server.nudges.chats import FORMATS, PLAIN, known_format
from roundhouse.server.nudges.proofs import address_of, code_of
from roundhouse.server.nudges.quiet import DAY_MINUTES, QuietTime, is_timezone
from roundhouse.server.nudges.reasons import CONFIRM, TEST
from roundhouse.server.nudges.targets import (
    LONGEST,
    LONGEST_MAIL_ADDRESS,
    Forbidden,
    is_mail_address,
    reachable,
    read_target,
)
from roundhouse.server.people.names import tidy_name
from roundhouse.server.problems import Problem
from roundhouse.server.rows import encode
from roundhouse.server.storage import nudges
from roundhouse.server.storage.nudges import CHAT, MAIL, PUSH, Address, TooManyAddresses
from roundhouse.server.storage.people import Person, digest

MOST_ADDRESSES = 8
SECRET_BYTES = 16  # that a browser makes for a subscription

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES, description="After midnight.")]


class NudgeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all bodies here."""


class Browser(NudgeBody, frozen=True):
    """What a browser's `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    label: Annotated[str, Meta(min_length=1, max_length=40, description="By which you know this device.")]
    language: Language = "en"


class MailBox(NudgeBody, frozen=True):
    to: Annotated[str, Meta(min_length=3, max_length=LONGEST_MAIL_ADDRESS)]
    language: Language = "en"


class Webhook(NudgeBody, frozen=True):
    url: Annotated[str, Meta(min_length=8, max_length=LONGEST)]
    format: Annotated[str, Meta(description=f"One of {', '.join(FORMATS)}; null: by the address.")] | None = None
    language: Language = "en"


class MailCode(NudgeBody, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class StopToken(NudgeBody, frozen=True):
    token: Annotated[str, Meta(min_length=1, max_length=120)]


class Quiet(NudgeBody, frozen=True):
    """From one time of the day to another, where you live."""

    begins: Minute
    ends: Minute
    timezone: Annotated[str, Meta(min_length=1, max_length=60, description="Such as Europe/Prague.")]


class NudgeAddress(msgspec.Struct, frozen=True):
    """Where you are told. What it takes to get there is not shown again."""

    id: str
    kind: str  # push, mail, chat
    label: str
    confirmed: bool  # false: type the code from the mail first


class Nudges(msgspec.Struct, frozen=True):
    """How you are told that a game waits for you."""

    push_key: str | None  # the server's key for browsers; null: it cannot tell any
    mail: bool  # whether the server sends mail
    addresses: list[NudgeAddress]
    most: int
    quiet: Quiet | None


class Said(NamedTuple):
    """What an address is called, and in which language somebody is told there."""

    label: str
    language: str


class Stopped(msgspec.Struct, frozen=True):
    """The address of which nothing more is sent to."""

    label: str


def _shown(address: Address) -> NudgeAddress:
    return NudgeAddress(address.id, address.kind, address.label, address.confirmed)


async def _nudges(node: Node, person: Person) -> Nudges:
    addresses = await nudges.addresses_of(node.engine, person.id)
    quiet = await nudges.quiet_time(node.engine, person.id)
    return Nudges(
        node.push_key,
        node.settings.mail_server is not None,
        [_shown(address) for address in addresses],
        MOST_ADDRESSES,
        None if quiet is None else Quiet(quiet.begins, quiet.ends, quiet.timezone),
    )


@get("/api/me/nudges", operation_id="myNudges", tags=["nudges"])
async def my_nudges(request: AnyRequest, node: TheNode) -> Nudges:
    """How you are told that a game waits for you."""
    return await _nudges(node, await need_person(request, node))


@post("/api/me/nudges/push", operation_id="nudgeBrowser", tags=["nudges"], status_code=201)
async def nudge_browser(request: AnyRequest, node: TheNode, data: JSONBody[Browser]) -> NudgeAddress:
    """Be told by this browser, also while it is closed."""
    person = await need_person(request, node)
    if node.push_key is None:
        raise Problem(409, "no-push")
    if not _is_browser(data):
        raise Problem(400, "not-an-address")
    await node.limits.take_shared("nudge-addresses", limits.NEW_ADDRESS, person.id)
    await _check_target(node, data.endpoint)
    target = {"endpoint": data.endpoint, "p256dh": data.p256dh, "auth": data.auth}
    # another person at the same browser takes its place: nobody is told what is somebody else's
    return await _add(request, node, person, PUSH, target, digest(data.endpoint), Said(data.label, data.language))


@post("/api/me/nudges/mail", operation_id="nudgeMail", tags=["nudges"], status_code=201)
async def nudge_mail(request: AnyRequest, node: TheNode, data: JSONBody[MailBox]) -> NudgeAddress:
    """Be told by mail; the first mail brings a code to show that it is yours."""
    person = await need_person(request, node)
    if node.settings.mail_server is None:
        raise Problem(409, "no-mail")
    if not is_mail_address(data.to):
        raise Problem(400, "not-an-address")
    await node.limits.take_shared("nudge-addresses", limits.NEW_ADDRESS, person.id)
    await node.limits.take_shared("nudge-mails-from", limits.MAIL_BY_ADDRESS, home_of(request.scope))
    await node.limits.take_shared("nudge-mails-to", limits.MAIL_TO_ADDRESS, digest(data.to.casefold()))
    own = digest(f"{person.id} {data.to.casefold()}")
    return await _add(request, node, person, MAIL, {"to": data.to}, own, Said(data.to[:40], data.language))


@post("/api/me/nudges/chat", operation_id="nudgeChat", tags=["nudges"], status_code=201)
async def nudge_chat(request: AnyRequest, node: TheNode, data: JSONBody[Webhook]) -> NudgeAddress:
    """Be told in a chat that takes webhooks."""
    person = await need_person(request, node)
    form = data.format or known_format(data.url) or PLAIN
    if form not in FORMATS:
        raise Problem(400, "unknown-format", formats=list(FORMATS))
    await node.limits.take_shared("nudge-addresses", limits.NEW_ADDRESS, person.id)
    host = await _check_target(node, data.url)
    target = {"url": data.url, "format": form}
    return await _add(
        request, node, person, CHAT, target, digest(f"{person.id} {data.url}"), Said(host[:40], data.language)
    )


@delete("/api/me/nudges/{address:str}", operation_id="endNudges", tags=["nudges"], status_code=200)
async def end_nudges(request: AnyRequest, node: TheNode, address: FromPath[str]) -> Nudges:
    """Do not be told there any more."""
    person = await need_person(request, node)
    found = await _own(node, person, address)
    await nudges.remove_address(node.engine, found.id)
    return await _nudges(node, person)


@post("/api/me/nudges/{address:str}/test", operation_id="testNudge", tags=["nudges"], status_code=202)
async def test_nudge(request: AnyRequest, node: TheNode, address: FromPath[str]) -> NudgeAddress:
    """Be told something now, to see that it arrives."""
    person = await need_person(request, node)
    found = await _own(node, person, address)
    if not found.confirmed:
        raise Problem(409, "not-confirmed")
    await node.limits.take_shared("nudge-tests", limits.TEST_NUDGE, person.id)
    await nudges.send_to(node.engine, found.id, TEST, now())
    return _shown(found)


@post("/api/me/nudges/{address:str}/confirm", operation_id="confirmMail", tags=["nudges"], status_code=200)
async def confirm_mail(request: AnyRequest, node: TheNode, address: FromPath[str], data: JSONBody[MailCode]) -> Nudges:
    """Show that the mail address is yours, by the code from the first mail."""
    person = await need_person(request, node)
    found = await _own(node, person, address)
    await node.limits.take_shared("nudge-codes", limits.GUESS, person.id)
    if typed_code(data.code) != code_of(node.nudge_key, found.id):
        raise Problem(403, "wrong-code")
    await nudges.confirm(node.engine, found.id)
    await _welcome(node, person)
    return await _nudges(node, person)


@put("/api/me/quiet-time", operation_id="setQuietTime", tags=["nudges"])
async def set_quiet_time(request: AnyRequest, node: TheNode, data: JSONBody[Quiet]) -> Nudges:
    """Do not be told at these times of the day; what waits is told when they are over."""
    person = await need_person(request, node)
    if not is_timezone(data.timezone):
        raise Problem(400, "unknown-timezone")
    await nudges.set_quiet_time(node.engine, person.id, QuietTime(data.begins, data.ends, data.timezone))
    return await _nudges(node, person)


@delete("/api/me/quiet-time", operation_id="endQuietTime", tags=["nudges"], status_code=200)
async def end_quiet_time(request: AnyRequest, node: TheNode) -> Nudges:
    """Be told at any time."""
    person = await need_person(request, node)
    await nudges.set_quiet_time(node.engine, person.id, None)
    return await _nudges(node, person)


@post("/api/nudges/stop", operation_id="stopMail", tags=["nudges"], status_code=200)
async def stop_mail(request: AnyRequest, node: TheNode, data: JSONBody[StopToken]) -> Stopped:
    """End the mails to an address, by the link that each of them has: no log-in is needed."""
    await node.limits.take_shared("guesses-by-address", limits.GUESS_BY_ADDRESS, home_of(request.scope))
    address = address_of(node.nudge_key, data.token)
    found = None if address is None else await nudges.find_address(node.engine, address)
    if found is None:
        raise Problem(404, "unknown-address")
    await nudges.remove_address(node.engine, found.id)
    return Stopped(found.label)


def _is_browser(data: Browser) -> bool:
    push = import_extra("roundhouse.server.nudges.push", "server")
    try:
        return len(push.decoded(data.auth)) == SECRET_BYTES and push.is_key(data.p256dh)
    except ValueError:
        return False


async def _check_target(node: Node, url: str) -> str:
    """The host of an address that we may call; it is looked up again whenever something is sent."""
    private = node.settings.nudge_private_targets
    try:
        target = read_target(url, private)
        await reachable(target, private)
    except Forbidden as error:
        raise Problem(400, str(error)) from None
    except (OSError, UnicodeError):
        raise Problem(400, "unknown-target") from None
    return target.host


async def _add(
    request: AnyRequest, node: Node, person: Person, kind: str, target: dict[str, str], own: str, says: Said
) -> NudgeAddress:  # fmt: skip
    is_confirmed = kind != MAIL
    new = Address(
        id=new_id(),
        person=person.id,
        kind=kind,
        target=encode(target).decode(),
        digest=own,
        label=tidy_name(says.label) or kind,
        language=says.language,
        home=_home(request, node),
        confirmed=is_confirmed,
        failures=0,
        created_at=now(),
    )
    try:
        kept = await nudges.add_address(node.engine, new, MOST_ADDRESSES, TEST if is_confirmed else CONFIRM)
    except TooManyAddresses:
        raise Problem(409, "too-many-addresses", most=MOST_ADDRESSES) from None
    await _welcome(node, person)
    return _shown(kept)


async def _welcome(node: Node, person: Person) -> None:
    """From now on this person is told; also by the other nodes."""
    await node.nudger.refresh()
    node.channels.publish(PersonNews(person.id, log_out=False))


def _home(request: AnyRequest, node: Node) -> str:
    """Where this person finds us: what an operator says, or else what the browser asked for."""
    if node.settings.address is not None:
        return node.settings.address
    scheme = "https" if node.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"[:200]


async def _own(node: Node, person: Person, address: str) -> Address:
    found = await nudges.find_address(node.engine, address)
    if found is None or found.person != person.id:
        raise Problem(404, "unknown-address")
    return found


HANDLERS = [
    my_nudges,
    nudge_browser,
    nudge_mail,
    nudge_chat,
    end_nudges,
    test_nudge,
    confirm_mail,
    set_quiet_time,
    end_quiet_time,
    stop_mail,
]
