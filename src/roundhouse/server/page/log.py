"""Who reads the log of a table: whoever asks for it, and open pages, which are told what is new."""

from __future__ import annotations

import asyncio
from typing import Annotated, NamedTuple

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.contract import Seat
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from roundhouse.server.access import AnyRequest, TheNode, person_of, seen_table
from roundhouse.server.node import Node
from roundhouse.server.page.telling import Telling, tellings_of
from roundhouse.server.page.texts import catalogue
from roundhouse.server.page.written_lines import as_told
from roundhouse.server.shapes import LogNews, ToldLine
from roundhouse.server.tables import LiveTable

KEPT_SECONDS = 30.0  # a line that breaks is mostly back in a moment
AT_ONCE = 50  # entries: a millisecond or two; a long game is told in several goes, so that nobody else waits for it
SINCE = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
SEAT = Annotated[Seat | None, QueryParameter(ge=0, le=9)]


class Log(msgspec.Struct, frozen=True):
    seq: int
    lines: list[ToldLine]


@get("/api/tables/{table_id:str}/log", operation_id="readLog", tags=["page"])
async def read_log(
    request: AnyRequest,
    node: TheNode,
    table_id: FromPath[TableId],
    language: FromQuery[str] = "en",
    since: SINCE = 0,
    seat: SEAT = None,
) -> Log:
    """What happened after entry `since`, in words."""
    texts = await texts_in(language)
    person = await person_of(request, node)
    who = None if person is None else person.id
    table = await seen_table(node, table_id, who)
    match = await node.tables.with_history(table)
    told = await tell(node, table, match, texts, who, match.reader(who, seat))
    lines = [*told.closed.since(since), *(line.json for line in told.open if line.seq > since)]
    return Log(told.seq, as_told(lines))


async def texts_in(language: str) -> Catalogue:
    """The texts in that language; refused if the page does not offer it."""
    return await asyncio.to_thread(catalogue, language)  # the first time it takes a while


class Basis(NamedTuple):
    """All on which it depends how a log reads for one reader: while it is the same, the same telling goes on."""

    place: Seat | None
    holders: tuple[Holder, ...]
    started: bool
    named: frozenset[PersonId]
    changes: int  # of what is known of people


class OpenLog:
    """The log on a page that is open: what it has been told, so that only the rest is told again."""

    def __init__(self, texts: Catalogue, person: PersonId | None) -> None:
        self._texts = texts
        self._person = person
        self._held: dict[Seat | None, Telling] = {}  # at a shared screen one by each seat
        self._last: Telling | None = None
        self._basis: Basis | None = None
        self._closed = 0

    def keep_for_now(self) -> None:
        """Whoever has gone need not be told everything anew if they come back soon."""
        asyncio.get_running_loop().call_later(KEPT_SECONDS, self._held.clear)

    async def news(self, node: Node, table: LiveTable, place: Seat | None) -> LogNews:
        """What has changed since the last time, seen from there."""
        match = table.match if table.match.first_known_seq == 1 else await node.tables.with_history(table)
        basis = Basis(
            place, match.holders, match.state is not None, tellings_of(table).find_named(match), node.known.changes
        )
        told = self._last
        if told is None or basis != self._basis or not told.read_on(match, AT_ONCE):
            told = await tell(node, table, match, self._texts, self._person, place)
        start = self._closed if told is self._last else 0
        self._held[place] = self._last = told
        self._basis = basis
        self._closed = len(told.closed)
        lines = [*told.closed.from_line(start), *(line.json for line in told.open)]
        return LogNews(start, as_told(lines), told.recent)


async def tell(
    node: Node, table: LiveTable, match: Match, texts: Catalogue, reader: PersonId | None, place: Seat | None
) -> Telling:
    """The log as it is told to a reader, with all entries of a match that has its history."""
    names = await node.known.names(tellings_of(table).people(match))
    told = tellings_of(table).telling(match, texts, names, reader, place)
    while not told.read_on(match, AT_ONCE):
        await asyncio.sleep(0)
    return told
