"""What operators see and do: people, tables, reports, closing an account. Everything they do is written down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from roundhouse.match import commands
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.api.decency import ReasonText, tidy_text
from roundhouse.server.api.tables import MOST_LISTED, TableList, table_list
from roundhouse.server.clock import now
from roundhouse.server.live.news import PersonNews
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.storage import decency, tables
from roundhouse.server.storage.people import Person


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an operator does something."""

    why: ReasonText


class ReportLine(msgspec.Struct, frozen=True):
    id: str
    reporter: PersonId
    about: PersonId
    table: TableId | None
    text: str
    at: int
    settled_at: int | None


class ReportList(msgspec.Struct, frozen=True):
    """Open reports first."""

    reports: list[ReportLine]
    names: dict[PersonId, str]


class PersonLine(msgspec.Struct, frozen=True):
    id: PersonId
    name: str
    login: str | None
    created_at: int
    closed_at: int | None
    operator: bool


class PersonList(msgspec.Struct, frozen=True):
    people: list[PersonLine]


class DeedLine(msgspec.Struct, frozen=True):
    operator: PersonId
    what: Literal["closed", "opened", "settled", "table-closed"]
    about: str  # a person, a report or a table
    why: str
    at: int


class DeedList(msgspec.Struct, frozen=True):
    """What operators did, the newest first."""

    deeds: list[DeedLine]
    names: dict[PersonId, str]


class Operator(msgspec.Struct, frozen=True):
    """Whether you are one."""

    operator: bool


async def need_operator(request: AnyRequest, node: Node) -> Person:
    """Who asks, if the server's owner made them an operator."""
    person = await need_person(request, node)
    if not await decency.is_operator(node.engine, person.id):
        raise Problem(403, "not-operator")
    return person


@get("/api/operator", operation_id="amIOperator", tags=["operators"])
async def am_i_operator(request: AnyRequest, node: TheNode) -> Operator:
    """Whether you are an operator."""
    return Operator(await decency.is_operator(node.engine, (await need_person(request, node)).id))


@get("/api/operator/people", operation_id="findPeople", tags=["operators"])
async def find_people(
    request: AnyRequest, node: TheNode, name: Annotated[str, QueryParameter(max_length=60)] = ""
) -> PersonList:
    """People whose name or login begins so; without one the newest."""
    await need_operator(request, node)
    found = await decency.people_like(node.engine, name.strip(), MOST_LISTED)
    return PersonList([PersonLine(*one[:5], bool(one.operator)) for one in found])


@get("/api/operator/tables", operation_id="listAllTables", tags=["operators"])
async def list_all_tables(request: AnyRequest, node: TheNode) -> TableList:
    """Tables that are open, whoever may find them, the newest first; never what is played there."""
    await need_operator(request, node)
    return await table_list(node, await tables.unfinished_tables(node.engine, MOST_LISTED))


@post("/api/operator/tables/{table_id:str}/close", operation_id="closeTable", tags=["operators"], status_code=204)
async def close_table(request: AnyRequest, node: TheNode, table_id: FromPath[TableId], data: JSONBody[Because]) -> None:
    """End a table for good, as its host could; it counts for nobody who did not leave."""
    operator = await need_operator(request, node)
    why = tidy_text(data.why)
    await node.tables.order(table_id, lambda match, at: commands.close(match, match.host, at, by_operator=True))
    await decency.note_table_closed(node.engine, operator.id, table_id, why, now())


@get("/api/operator/reports", operation_id="listReports", tags=["operators"])
async def list_reports(request: AnyRequest, node: TheNode) -> ReportList:
    """What people reported."""
    await need_operator(request, node)
    found = await decency.reports(node.engine, MOST_LISTED)
    names = await node.known.names({one.reporter for one in found} | {one.about for one in found})
    return ReportList([ReportLine(*one) for one in found], names)


@post("/api/operator/reports/{report_id:str}", operation_id="settleReport", tags=["operators"], status_code=204)
async def settle_report(request: AnyRequest, node: TheNode, report_id: FromPath[str], data: JSONBody[Because]) -> None:
    """Note what became of a report."""
    operator = await need_operator(request, node)
    if not await decency.settle(node.engine, operator.id, report_id, tidy_text(data.why), now()):
        raise Problem(404, "unknown-report")


@put("/api/operator/closed/{person:str}", operation_id="closeAccount", tags=["operators"], status_code=204)
async def close_account(
    request: AnyRequest, node: TheNode, person: FromPath[PersonId], data: JSONBody[Because]
) -> None:
    """Log somebody out everywhere and let them in no more. Other operators cannot be closed."""
    operator = await need_operator(request, node)
    if await decency.is_operator(node.engine, person):
        raise Problem(409, "is-operator")
    if not await decency.close_account(node.engine, operator.id, person, tidy_text(data.why), now()):
        raise Problem(404, "unknown-person")
    node.channels.publish(PersonNews(person, log_out=True))


@delete("/api/operator/closed/{person:str}", operation_id="openAccount", tags=["operators"], status_code=204)
async def open_account(request: AnyRequest, node: TheNode, person: FromPath[PersonId]) -> None:
    """Let somebody in again."""
    operator = await need_operator(request, node)
    if not await decency.open_account(node.engine, operator.id, person, "", now()):
        raise Problem(404, "unknown-person")


@get("/api/operator/log", operation_id="listDeeds", tags=["operators"])
async def list_deeds(request: AnyRequest, node: TheNode) -> DeedList:
    """What operators did."""
    await need_operator(request, node)
    found = await decency.deeds(node.engine, MOST_LISTED)
    names = await node.known.names({one.operator for one in found} | {PersonId(one.about) for one in found})
    return DeedList([DeedLine(one.operator, one.what, one.about, one.why, one.at) for one in found], names)  # type: ignore[arg-type]


HANDLERS: list[Any] = [
    am_i_operator,
    find_people,
    list_all_tables,
    close_table,
    list_reports,
    settle_report,
    close_account,
    open_account,
    list_deeds,
]
