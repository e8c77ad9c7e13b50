"""Who asks, read from the cookie and compared with what is known of them, and which tables they may look at."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.settings import LOCAL
from roundhouse.server.clock import now
from roundhouse.server.node import Node
from roundhouse.server.people import cookies
from roundhouse.server.problems import Problem
from roundhouse.server.storage.people import Person
from roundhouse.server.tables import LiveTable

AnyRequest = Request[Any, Any, Any]
TheNode = NamedDependency[Node]


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> Person | None:
    """Who asks; None without a cookie. A cookie that no longer counts is refused, so that the page notices."""
    return await person_with(cookie_of(connection), node)


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What whoever asks shows to say who they are."""
    return connection.cookies.get(cookies.NAME)


async def person_with(cookie: str | None, node: Node) -> Person | None:
    """The person whom a cookie stands for, as `person_of`."""
    if not cookie:
        return None
    told = node.cookies.read(cookie, now())
    person = None if told is None else await node.known.find(*told)
    if told is None or person is None or person.epoch != told[1]:
        raise Problem(401, "session-expired")
    return person


async def need_person(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> Person:
    """Who asks, if they have said who they are."""
    person = await person_of(connection, node)
    if person is None:
        raise Problem(401, "no-person")
    return person


async def seen_table(node: Node, table_id: TableId, person: PersonId | None, fresh: bool = True) -> LiveTable:
    """A table that this person may look at; a local one is for its own people only."""
    table = await node.tables.get(table_id, fresh=fresh)
    match = table.match
    if match.settings.visibility == LOCAL and person != match.host and person not in match.people:
        raise Problem(404, "unknown-table")
    return table
