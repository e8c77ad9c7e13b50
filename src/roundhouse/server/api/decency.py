"""Being decent over HTTP: blocking, reporting, and taking one's own data away."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person, seen_table
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.live.news import PersonNews
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.storage import decency, people

LONGEST_TEXT = 1000

ReasonText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong with somebody, and where it was seen."""

    about: Annotated[PersonId, Meta(min_length=1, max_length=40)]
    text: ReasonText
    table: Annotated[TableId, Meta(max_length=40)] | None = None


class Blocked(msgspec.Struct, frozen=True):
    """Whom you have blocked."""

    blocked: list[PersonId]
    names: dict[PersonId, str]


def tidy_text(text: str) -> str:
    """Words of people: lines are kept, nothing unseen is."""
    tidy = "\n".join(" ".join(line.split()) for line in text.strip().splitlines())
    if not tidy or not tidy.replace("\n", " ").isprintable():
        raise Problem(400, "bad-text", longest=LONGEST_TEXT)
    return tidy


async def _blocked(node: Node, person: PersonId) -> Blocked:
    found = sorted(await decency.blocked_by(node.engine, person))
    return Blocked(found, await node.known.names(found))


@get("/api/me/blocked", operation_id="listBlocked", tags=["people"])
async def list_blocked(request: AnyRequest, node: TheNode) -> Blocked:
    """Whom you have blocked."""
    return await _blocked(node, (await need_person(request, node)).id)


@put("/api/me/blocked/{other:str}", operation_id="block", tags=["people"])
async def block(request: AnyRequest, node: TheNode, other: FromPath[PersonId]) -> Blocked:
    """Hear somebody no more, and sit down at no table with them: neither of you joins where the other sits."""
    person = await need_person(request, node)
    if await people.find(node.engine, other) is None or other == person.id:
        raise Problem(404, "unknown-person")
    await decency.block(node.engine, person.id, other)
    node.channels.publish(PersonNews(person.id, log_out=False))
    return await _blocked(node, person.id)


@delete("/api/me/blocked/{other:str}", operation_id="unblock", tags=["people"], status_code=200)
async def unblock(request: AnyRequest, node: TheNode, other: FromPath[PersonId]) -> Blocked:
    """Have to do with somebody again."""
    person = await need_person(request, node)
    await decency.unblock(node.engine, person.id, other)
    node.channels.publish(PersonNews(person.id, log_out=False))
    return await _blocked(node, person.id)


@post("/api/reports", operation_id="report", tags=["people"], status_code=204)
async def report(request: AnyRequest, node: TheNode, data: JSONBody[NewReport]) -> None:
    """Tell the operators what is wrong with somebody; nobody else learns of it."""
    person = await need_person(request, node)
    await node.limits.take_shared("reports", limits.REPORT, person.id)
    if await people.find(node.engine, data.about) is None or data.about == person.id:
        raise Problem(404, "unknown-person")
    if data.table is not None:
        await seen_table(node, data.table, person.id)
    await decency.add_report(node.engine, person.id, data.about, data.table, tidy_text(data.text), now())


@get("/api/me/export", operation_id="exportMe", tags=["people"])
async def export_me(request: AnyRequest, node: TheNode) -> Response[dict[str, Any]]:
    """Everything that is kept of you, as one JSON file."""
    person = await need_person(request, node)
    await node.limits.take_shared("exports", limits.EXPORT, person.id)
    kept = await decency.kept_of(node.engine, person.id)
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="roundhouse.json"'})


HANDLERS: list[Any] = [list_blocked, block, unblock, report, export_me]
