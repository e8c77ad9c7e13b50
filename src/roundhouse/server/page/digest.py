"""What happened at somebody's tables since they last decided there: the end of each log, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.declaration import GameName
from roundhouse.match import entries as kinds
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.waits import waited_for
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.node import Node
from roundhouse.server.page.log import tell, texts_in
from roundhouse.server.problems import Problem
from roundhouse.server.set_aside import TableDamaged
from roundhouse.server.shapes import ToldLine
from roundhouse.server.storage import tables

MOST_TABLES = 12
MOST_LINES = 8  # of each: the last ones
TOLD = frozenset({"deed", "end", "table"})  # headings say nothing without what is below them
DECIDED = frozenset({kinds.MOVED, kinds.SEALED})
AFTER = Annotated[int, QueryParameter(ge=0, le=10**15)]


class TableDigest(msgspec.Struct, frozen=True):
    """One table: the last lines since you decided there, and how many came before them."""

    id: TableId
    game: GameName
    status: str
    waits_for_you: bool
    names: list[str]  # of the others
    lines: list[ToldLine]
    more: int


class Digest(msgspec.Struct, frozen=True):
    tables: list[TableDigest]


@get("/api/me/digest", operation_id="myDigest", tags=["page"])
async def my_digest(request: AnyRequest, node: TheNode, language: FromQuery[str] = "en", after: AFTER = 0) -> Digest:
    """What happened since you last decided, at tables where anything happened after a time in milliseconds."""
    person = (await need_person(request, node)).id
    texts = await texts_in(language)
    listed = [one for one in await tables.tables_of(node.engine, person, MOST_TABLES * 2) if one.updated_at > after]
    found = []
    for one in listed[:MOST_TABLES]:
        try:
            found.append(await _digest(node, texts, one.id, person))
        except (TableDamaged, Problem):  # said where it is opened
            continue
    shown = [one for one in found if one is not None and (one.lines or one.waits_for_you)]
    return Digest(sorted(shown, key=lambda one: not one.waits_for_you))


async def _digest(node: Node, texts: Catalogue, table_id: TableId, person: PersonId) -> TableDigest | None:
    table = await node.tables.get(table_id)
    match = await node.tables.with_history(table)
    if match.state is None or person not in match.people:
        return None
    told = await tell(node, table, match, texts, person, match.reader(person))
    since = _last_decision(match, person)
    written = [*told.closed.since(since), *(line.json for line in told.open if line.seq > since)]
    standing = _that_stand(msgspec.json.decode(line, type=ToldLine) for line in written)
    own = match.seats_of(person)
    lines = [line for line in standing if line.kind == "table" or line.seat is None or line.seat not in own]
    others = await node.known.names(match.people - {person})
    return TableDigest(
        table_id,
        match.settings.game,
        match.status,
        person in waited_for(match),
        [name for name in others.values() if name],
        lines[-MOST_LINES:],
        max(0, len(lines) - MOST_LINES),
    )


def _last_decision(match: Match, person: PersonId) -> int:
    """The last entry by which somebody decided themselves, now or before their turn; the start if there is none."""
    last, at = 0, -1
    for entry in match.log:
        if entry.kind == kinds.STARTED:
            last = entry.seq
        elif entry.kind in DECIDED and entry.payload["person"] == person:
            # what follows by itself, from orders given before, is stamped with the time of what it follows from
            last = last if entry.kind == kinds.MOVED and entry.at == at else entry.seq
        at = entry.at
    return last


def _that_stand(lines: Iterable[ToldLine]) -> list[ToldLine]:
    """What was taken back is not told, only that it was."""
    found: list[ToldLine] = []
    for line in lines:
        if line.undoes is not None:
            found = [one for one in found if one.kind == "table" or one.seq <= line.undoes]
        if line.kind in TOLD:
            found.append(line)
    return found
