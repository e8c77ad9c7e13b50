"""Tables over HTTP: make, find, look, do, take away."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from roundhouse.bots.roster import check_offered, default_bot
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.records import read_record
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import new_seed
from roundhouse.match import commands
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.seats import OPEN, Holder
from roundhouse.match.settings import Clock, Settings, hints_as_usual
from roundhouse.server.access import AnyRequest, TheNode, need_person, person_of, seen_table
from roundhouse.server.api.messages import (
    Amounts,
    Reader,
    TableMessage,
    notations,
    shown_names,
    table_message,
)
from roundhouse.server.api.ordering import carry_out
from roundhouse.server.api.orders import AnyOrder, BotName, Label, PlayerColour
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.ids import new_id
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.set_aside import SHOWN
from roundhouse.server.shapes import AnyEntry
from roundhouse.server.storage import profiles, tables
from roundhouse.server.storage.tables import Listed

log = logging.getLogger("roundhouse.tables")
LONGEST_RECORD = 1_000_000
MOST_LISTED = 100
MOST_LOOKED_THROUGH = 500  # public tables, for those that fit

RatingQuery = Annotated[float | None, QueryParameter(ge=-1000, le=1000)]
SeqQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
SeatQuery = Annotated[Seat | None, QueryParameter(ge=0, le=9)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    bot: BotName | None = None
    label: Label | None = None
    colour: PlayerColour | None = None


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time per decision (`move`), or for the whole game (`total`) plus an increment per decision; in seconds."""

    kind: Literal["move", "total"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. With a `record` the game goes on where that ends, and game and options are those of it.

    With `will_share` the start waits, ten seconds at most, for your share of the seed by the order `share`.
    """

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=9)]
    game: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    visibility: Literal["public", "link", "local"] = "link"
    auto_start: bool = True
    auto_forced: bool = True
    shared_screen: bool = False
    clock: NewClock | None = None
    bot: BotName | None = None
    hints: bool | None = None  # null: unless it is timed and between people
    undo: bool = True
    chat: bool = True
    language: Annotated[str, Meta(max_length=10)] = ""  # that you speak, for people who look for a table
    record: dict[str, Any] | None = None
    will_share: bool = False


Speed = Literal["none", "live", "days"]


class SeatLine(msgspec.Struct, frozen=True):
    person: PersonId | None
    bot: str | None
    label: str | None


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: TableId
    game: GameName
    visibility: str
    status: str
    host: PersonId | None
    seq: int
    updated_at: int
    seats: list[SeatLine]
    options: dict[str, Any]
    names: dict[PersonId, str]
    turn: PersonId | None  # the person who has to decide
    waits: list[PersonId]  # who has something to decide or to answer
    due_at: int | None  # when the time of whoever decides is over
    practice: bool  # made from a record, or something hidden was taken back
    speed: Speed  # without a clock, in one sitting, or over days
    language: str  # that the host speaks; empty: not said
    rating: float | None  # of the host, for this game and number of players


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableLine]


class EntryList(msgspec.Struct, frozen=True):
    """What happened after an entry."""

    seq: int
    entries: list[AnyEntry]


class ViewAt(msgspec.Struct, frozen=True):
    """What a seat knew after an entry; null before the start."""

    seq: int
    seat: Seat | None
    view: dict[str, Any] | None


class LegalList(msgspec.Struct, frozen=True):
    seq: int
    legal: list[str] | Amounts


class WhyNot(msgspec.Struct, frozen=True):
    """`rule` is null if the action is legal."""

    seq: int
    rule: str | None
    params: dict[str, Any]


class Preview(msgspec.Struct, frozen=True):
    seq: int
    events: list[dict[str, Any]]


@get("/api/tables", operation_id="listTables", tags=["tables"])
async def list_tables(
    node: TheNode,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=9)] = None,
    speed: Annotated[Speed | None, QueryParameter()] = None,
    language: Annotated[str | None, QueryParameter(max_length=10)] = None,
    rating_from: RatingQuery = None,
    rating_to: RatingQuery = None,
) -> TableList:
    """Public tables: those that wait for people first; all, or those that fit what you look for.

    A host without a rating fits no rating, and one who said no language fits every language.
    """
    listed = await tables.public_tables(node.engine, MOST_LOOKED_THROUGH, None if game is None else GameName(game))
    found = await table_list(node, listed)

    def fits(table: TableLine) -> bool:
        rating = rating_from is None and rating_to is None
        if table.rating is not None:
            rating = (rating_from is None or rating_from <= table.rating) and (
                rating_to is None or table.rating <= rating_to
            )
        return (
            players in (None, len(table.seats))
            and speed in (None, table.speed)
            and (language is None or table.language in ("", language))
            and rating
        )

    return TableList([table for table in found.tables if fits(table)][:MOST_LISTED])


async def table_list(node: Node, listed: list[Listed]) -> TableList:
    """Tables as lists show them, with the names of their people; one whose line cannot be read is left out."""
    lines = [(table, told) for table in listed if (told := _told(table)) is not None]
    people = {seat.person for _, told in lines for seat in told.seats if seat.person}
    hosts = {table.host for table, _ in lines if table.host}
    names = await node.known.names(people | hosts)
    skills = await profiles.skills(node.engine, hosts)
    return TableList(
        [
            TableLine(
                id=table.id,
                game=table.game,
                visibility=table.visibility,
                status=table.status,
                host=table.host,
                seq=table.seq,
                updated_at=table.updated_at,
                seats=told.seats,
                options=told.options,
                names={
                    person: names.get(person, "")
                    for person in (table.host, *(seat.person for seat in told.seats))
                    if person
                },
                turn=told.turn,
                waits=[person for person in (told.turn,) if person] if told.waits is None else told.waits,
                due_at=table.due_at,
                practice=told.practice,
                speed=told.speed,
                language=told.language,
                rating=None if table.host is None else skills.get((table.host, table.game, len(told.seats))),
            )
            for table, told in lines
        ]
    )


class _Told(msgspec.Struct, frozen=True):
    """What `listing` has stored for lists."""

    seats: list[SeatLine]
    options: dict[str, Any]
    turn: PersonId | None = None
    waits: list[PersonId] | None = None  # not in lines that were stored before it was told
    practice: bool = False
    speed: Speed = "none"
    language: str = ""


_summary = msgspec.json.Decoder(_Told)


def _told(table: Listed) -> _Told | None:
    try:
        return _summary.decode(table.summary)
    except msgspec.MsgspecError as error:
        log.error("line-unreadable", exc_info=error, extra={"table": table.id[:SHOWN]})
        return None


@post("/api/tables", operation_id="createTable", tags=["tables"], request_max_body_size=LONGEST_RECORD, status_code=201)
async def create_table(request: AnyRequest, node: TheNode, data: JSONBody[NewTable]) -> TableMessage:
    """Make a table; you are its host. It starts as soon as no seat is open, unless `auto_start` is false."""
    person = await need_person(request, node)
    await node.limits.take_shared("tables", limits.NEW_TABLE, person.id)
    record = None
    if data.record is not None:
        record = await node.checks.run(read_record, msgspec.json.encode(data.record).decode())
        if record.seed is None:
            raise InvalidRecord("record: that of a running game has no seed and cannot be continued")
    game = find_game(data.game if record is None else record.game)
    for name in [seat.bot for seat in data.seats] + [data.bot]:
        if name is not None:
            check_offered(name, game.name)
    clock = None if data.clock is None else Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    seats = [_holder(seat, person.id, game.name) for seat in data.seats]
    settings = Settings(
        game=GameName(game.name),
        players=len(data.seats),
        options=data.options,
        visibility=data.visibility,
        auto_start=data.auto_start,
        auto_forced=data.auto_forced,
        shared_screen=data.shared_screen,
        clock=clock,
        bot=data.bot or default_bot(game.name),
        hints=hints_as_usual(clock, seats) if data.hints is None else data.hints,
        undo=data.undo,
        chat=data.chat,
        language=data.language,
    )
    awaits = {person.id} if data.will_share else set()
    create = partial(commands.create, settings, person.id, seats, new_seed(), now(), record, awaits=awaits)
    first = await node.checks.run(create) if _brings_data(data) else create()
    table = await node.tables.create(TableId(new_id()), first)
    return await table_message(node, table, Reader(person.id))


def _brings_data(new: NewTable) -> bool:
    """Whether somebody's own record, board or landscape has to be looked through."""
    return new.record is not None or any(isinstance(value, dict | list) for value in new.options.values())


def _holder(seat: NewSeat, person: PersonId, game: GameName) -> Holder:
    match seat.who:
        case "me":
            return Holder(person=person, label=seat.label, colour=seat.colour)
        case "bot":
            return Holder(bot=seat.bot or default_bot(game))
        case "open":
            return OPEN


@get("/api/tables/{table_id:str}", operation_id="openTable", tags=["tables"])
async def open_table(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], since: SeqQuery = None, seat: SeatQuery = None
) -> TableMessage:
    """The table as you may see it, with what happened after entry `since` (all, if left out)."""
    person = await person_of(request, node)
    table = await seen_table(node, table_id, None if person is None else person.id)
    reader = await Reader.of(node, None if person is None else person.id)
    return await table_message(node, table, reader, since, seat)


@get("/api/tables/{table_id:str}/entries", operation_id="listEntries", tags=["tables"])
async def list_entries(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], since: SeqQuery = None, seat: SeatQuery = None
) -> EntryList:
    """What happened after entry `since`, as you may know it."""
    message = await open_table.fn(request, node, table_id, since, seat)
    return EntryList(message.seq, message.entries)


@get("/api/tables/{table_id:str}/view", operation_id="viewTable", tags=["tables"])
async def view_table(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], seq: SeqQuery = None, seat: SeatQuery = None
) -> ViewAt:
    """What you knew after entry `seq`: for looking back."""
    person = await person_of(request, node)
    table = await seen_table(node, table_id, None if person is None else person.id)
    match = table.match if seq is None else await node.tables.with_history(table)
    place = match.reader(None if person is None else person.id, seat)
    if seq is not None and seq > match.seq:
        raise Problem(404, "unknown-seq", last=match.seq)
    return ViewAt(match.seq if seq is None else seq, place, match.view(place, seq))


@post("/api/tables/{table_id:str}/orders", operation_id="order", tags=["tables"], status_code=200)
async def order(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], data: JSONBody[AnyOrder]
) -> TableMessage:
    """Do something at a table. The answer is the table after it, with the entries that it made."""
    person = await need_person(request, node)
    table = await seen_table(node, table_id, person.id)
    before = table.match.seq
    table = await carry_out(node, table_id, person.id, data)
    return await table_message(node, table, await Reader.of(node, person.id), min(before, table.match.seq))


@get("/api/tables/{table_id:str}/legal", operation_id="listLegal", tags=["tables"])
async def list_legal(request: AnyRequest, node: TheNode, table_id: FromPath[TableId]) -> LegalList:
    """What you may do now, if it is your turn."""
    person = await need_person(request, node)
    match = (await seen_table(node, table_id, person.id)).match
    return LegalList(match.seq, notations(match.legal(person.id)))


ActionQuery = Annotated[str, QueryParameter(min_length=1, max_length=500)]


@get("/api/tables/{table_id:str}/why-not", operation_id="whyNot", tags=["tables"])
async def why_not(request: AnyRequest, node: TheNode, table_id: FromPath[TableId], action: ActionQuery) -> WhyNot:
    """Which rule forbids an action, if it is your turn."""
    person = await need_person(request, node)
    match = (await seen_table(node, table_id, person.id)).match
    refusal = match.why_not(person.id, action)
    return WhyNot(match.seq, None if refusal is None else refusal.rule, {} if refusal is None else refusal.params)


@get("/api/tables/{table_id:str}/preview", operation_id="preview", tags=["tables"])
async def preview(request: AnyRequest, node: TheNode, table_id: FromPath[TableId], action: ActionQuery) -> Preview:
    """What would surely follow an action, if it is your turn; nothing happens."""
    person = await need_person(request, node)
    match = (await seen_table(node, table_id, person.id)).match
    return Preview(match.seq, [event.to_dict() for event in match.preview(person.id, action)])


@get("/api/tables/{table_id:str}/record", operation_id="takeRecord", tags=["tables"])
async def take_record(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], seat: SeatQuery = None
) -> Response[dict[str, Any]]:
    """The record: complete once the game is finished, before that what you may know."""
    person = await person_of(request, node)
    table = await seen_table(node, table_id, None if person is None else person.id)
    match = table.match
    place = match.reader(None if person is None else person.id, seat)
    record = match.record_for(place, await shown_names(node, match))
    name = f"{match.settings.game}-{table_id[:8]}.rh.json"
    return Response(record.to_dict(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


HANDLERS = [
    list_tables,
    create_table,
    open_table,
    list_entries,
    view_table,
    order,
    list_legal,
    why_not,
    preview,
    take_record,
]
