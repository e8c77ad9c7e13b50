"""A table that is open in a browser: orders come in, and whatever is new goes out, each entry once and in order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server import limits, metrics
from roundhouse.server.addresses import home_of
from roundhouse.server.api.messages import Reader, seen_table, table_message
from roundhouse.server.api.ordering import carry_out
from roundhouse.server.api.orders import AnyOrder, decode
from roundhouse.server.api.whoami import TheNode, person_of
from roundhouse.server.connections import TEXTS
from roundhouse.server.listing import encode
from roundhouse.server.live.sockets import Connection
from roundhouse.server.node import Node
from roundhouse.server.page.aside import OpenAside
from roundhouse.server.page.log import OpenLog, texts_in
from roundhouse.server.problems import Problem, ProblemBody
from roundhouse.server.set_aside import TableDamaged
from roundhouse.server.shapes import LogNews
from roundhouse.server.tables import LiveTable

LONGEST_MESSAGE = 4096
MOST_NONSENSE = 10  # messages in a row that cannot be read, or come too fast, or from nobody: then it is enough
log = logging.getLogger("roundhouse.live")


class OrderDone(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """An order was carried out; it is on the disk."""

    re: int | None
    seq: int


class OrderRefused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An order, or the whole connection, was refused."""

    re: int | None
    status: int
    problem: ProblemBody


class PresenceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Who has the table open now, and what they are called."""

    present: list[PersonId]
    watching: int
    names: dict[PersonId, str]
    log: LogNews | None = None


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    node: TheNode,
    table_id: FromPath[TableId],
    since: FromQuery[int | None] = None,
    seat: FromQuery[Seat | None] = None,
    language: FromQuery[str | None] = None,
) -> None:
    """Everything new at a table since entry `since`, as it happens, in words too if wanted; orders are taken."""
    await socket.accept()
    try:
        person = await person_of(socket, node)
        reader = await Reader.of(node, None if person is None else person.id)
        words = None if language is None else OpenLog(await texts_in(language), reader.person)
        match = (await seen_table(node, table_id, reader.person)).match
        match.reader(reader.person, seat)
        plays = reader.person is not None and reader.person in {match.host, *match.people}
        epoch = None if person is None else person.epoch
        connection = Connection(table_id, reader.person, home_of(socket.scope), plays, epoch)
        table = await node.tables.listen(table_id, connection)
        try:
            node.sockets.add(connection)
        except Problem:
            table.listeners.discard(connection)
            raise
    except (Problem, RoundhouseError) as error:
        await _refuse_and_close(socket, error if isinstance(error, Problem) else Problem.of(error))
        return
    sender = asyncio.create_task(_send(socket, node, table, connection, reader, since, seat, words))
    try:
        await _receive(socket, node, connection, sender)
    finally:
        table.listeners.discard(connection)
        node.sockets.remove(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _receive(
    socket: WebSocket[Any, Any, Any], node: Node, connection: Connection, sender: asyncio.Task[None]
) -> None:
    """Read one message after the other, the next once the answer has gone out; whoever is refused waits longer."""
    with suppress(WebSocketDisconnect):
        while not sender.done():
            text = await socket.receive_text()
            answer = await _answer(node, connection, text)
            if connection.nonsense > MOST_NONSENSE and node.limits.on:
                connection.finish(Problem(429, "too-many", what="messages"))
                await asyncio.wait([sender])
                return
            await connection.tell(encode(answer))
            if isinstance(answer, OrderDone):
                connection.refused = 0
            elif node.limits.on:
                await asyncio.wait([sender], timeout=connection.pause())


async def _answer(node: Node, connection: Connection, text: str) -> OrderDone | OrderRefused:
    re = None
    try:
        connection.nonsense += 1  # until we know better
        node.limits.take("messages", *_allowance(connection))
        order = _read(text)
        re = order.re
        if connection.person is None:
            raise Problem(401, "no-person")
        connection.nonsense = 0
        table = await carry_out(node, connection.table_id, connection.person, order)
    except Problem as problem:
        metrics.REFUSALS.labels(problem.answer.code).inc()
        return OrderRefused(re, problem.status, problem.answer)
    except Exception:
        log.exception("order-broke")
        return OrderRefused(re, 500, ProblemBody("broken"))
    return OrderDone(re, table.match.seq)


def _allowance(connection: Connection) -> tuple[limits.Limit, str]:
    """How many messages, whatever they say, are read of whom."""
    if connection.person is None:
        return limits.MESSAGE_OF_NOBODY, connection.address
    return limits.MESSAGE, connection.person


def _read(text: str) -> AnyOrder:
    if len(text) > LONGEST_MESSAGE:
        raise Problem(413, "too-large", most=LONGEST_MESSAGE)
    try:
        order: AnyOrder = decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Problem(400, "invalid-body", problem=str(error)) from None
    return order


async def _send(
    socket: WebSocket[Any, Any, Any],
    node: Node,
    table: LiveTable,
    connection: Connection,
    reader: Reader,
    since: int | None,
    seat: Seat | None,
    words: OpenLog | None,
) -> None:
    """Tell what is new, until the connection or the log-in ends; what cannot be told now is asked for again."""
    try:
        await _tell(socket, node, table, connection, reader, since, seat, words)
    except WebSocketDisconnect:
        return
    except RoundhouseError as error:
        await _refuse_and_close(socket, Problem.of(error))
    except Problem as problem:
        await _refuse_and_close(socket, problem)
    except Exception:  # a mistake of ours: whoever is told nothing more must know
        log.exception("telling-broke")
        await _refuse_and_close(socket, Problem(500, "broken"))
    finally:
        connection.stop()


async def _tell(
    socket: WebSocket[Any, Any, Any],
    node: Node,
    table: LiveTable,
    connection: Connection,
    reader: Reader,
    told: int | None,
    seat: Seat | None,
    words: OpenLog | None,
) -> None:
    place, beside = None, OpenAside()
    greeted = False  # the first message comes at once, also to somebody who has seen every entry
    knows_all = False  # a view with its options has been sent
    while True:
        await connection.some.wait()
        connection.some.clear()
        if connection.end is not None:
            raise connection.end
        if table.is_damaged:
            raise TableDamaged
        if connection.renew:
            connection.renew = False
            reader = await Reader.of(node, connection.person)
        if connection.table:
            connection.table = False
            if not greeted or table.match.seq != told:
                message = await table_message(node, table, reader, told, seat, whole=not knows_all)
                greeted, told, place = True, message.seq, message.seat
                knows_all = table.match.state is not None
                if words is not None:
                    aside = None if message.legal is None else beside.news(table.match, place)
                    message = replace(message, log=await words.news(node, table, place), aside=aside)
                connection.presence = False
                text = encode(message)
                del message  # a greeting is large, and this waits for hours
                await _say(socket, text)
                del text
        if connection.presence:
            connection.presence = False
            present, watching = node.presence.of(connection.table_id)
            names = await node.known.names(present)
            news = None if words is None else await words.news(node, table, place)
            await _say(socket, encode(PresenceMessage(present, watching, names, news)))
        if connection.answer is not None:
            await _say(socket, connection.answer)
            connection.told()


async def _say(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    """Send a message; raises WebSocketDisconnect if the other end has gone."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    say = extensions.get(TEXTS, socket.send_text)
    try:
        await say(message)
    except (RuntimeError, OSError) as error:  # it has said so, or it has not
        raise WebSocketDisconnect(detail=str(error)) from None


async def _refuse_and_close(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(encode(OrderRefused(None, problem.status, problem.answer)))
        await socket.close(code=4000 + problem.status)
