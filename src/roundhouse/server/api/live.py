"""A table that is open in a browser: orders come in, and whatever is new goes out, each entry once and in order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match.ids import TableId
from roundhouse.server import metrics
from roundhouse.server.access import TheNode, cookie_of, person_with, seen_table
from roundhouse.server.api.messages import OrderDone, OrderRefused, Reader
from roundhouse.server.api.open_page import OpenPage, refuse_and_close
from roundhouse.server.api.ordering import carry_out
from roundhouse.server.api.orders import AnyOrder, Ping, decode
from roundhouse.server.guard import limits
from roundhouse.server.guard.addresses import home_of
from roundhouse.server.live.open_socket import OpenSocket, SocketGone, stay_afterwards
from roundhouse.server.live.sockets import Connection
from roundhouse.server.node import Node
from roundhouse.server.page.log import OpenLog, texts_in
from roundhouse.server.problems import Problem, ProblemBody
from roundhouse.server.rows import encode

LONGEST_MESSAGE = 4096
MOST_NONSENSE = 10  # messages in a row that cannot be read, or come too fast, or from nobody: then it is enough
log = logging.getLogger("roundhouse.live")


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
    wanted = Wanted(table_id, since, seat, language)
    stay_afterwards(socket.scope, partial(_stay, node, wanted, cookie_of(socket), home_of(socket.scope)))


class Wanted(NamedTuple):
    """What a page asks to be told."""

    table_id: TableId
    since: int | None
    seat: Seat | None
    language: str | None


async def _stay(node: Node, wanted: Wanted, cookie: str | None, address: str, socket: OpenSocket) -> None:
    try:
        page, connection = await _open(node, wanted, cookie, address, socket)
    except (Problem, RoundhouseError) as error:
        await refuse_and_close(socket, error if isinstance(error, Problem) else Problem.of(error))
        return
    except Exception:  # a mistake of ours: whoever is told nothing must know
        log.exception("opening-broke")
        await refuse_and_close(socket, Problem(500, "broken"))
        return
    sender = asyncio.create_task(page.tell_on(wanted.since))
    try:
        await _receive(socket, node, connection, sender)
    finally:
        page.table.listeners.discard(connection)
        node.sockets.remove(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _open(
    node: Node, wanted: Wanted, cookie: str | None, address: str, socket: OpenSocket
) -> tuple[OpenPage, Connection]:
    """A page for whoever has come, listening to the table; raises what they have to be told if they may not."""
    person = await person_with(cookie, node)
    reader = await Reader.of(node, None if person is None else person.id)
    words = None if wanted.language is None else OpenLog(await texts_in(wanted.language), reader.person)
    match = (await seen_table(node, wanted.table_id, reader.person)).match
    match.reader(reader.person, wanted.seat)
    plays = reader.person is not None and reader.person in {match.host, *match.people}
    epoch = None if person is None else person.epoch
    connection = Connection(wanted.table_id, reader.person, address, plays, epoch)
    table = await node.tables.listen(wanted.table_id, connection)
    try:
        node.sockets.add(connection)
    except Problem:
        table.listeners.discard(connection)
        raise
    return OpenPage(socket, node, table, connection, reader, wanted.seat, words), connection


async def _receive(socket: OpenSocket, node: Node, connection: Connection, sender: asyncio.Task[None]) -> None:
    """Read one message after the other, the next once the answer has gone out; whoever is refused waits longer."""
    with suppress(SocketGone):
        while not sender.done():
            text = await socket.hear()
            connection.is_ordering = True
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
        if isinstance(order, Ping):
            connection.nonsense = 0
            return OrderDone(re, (await node.tables.get(connection.table_id, fresh=False)).match.seq)
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


def _read(text: str) -> AnyOrder | Ping:
    if len(text) > LONGEST_MESSAGE:
        raise Problem(413, "too-large", most=LONGEST_MESSAGE)
    try:
        order: AnyOrder | Ping = decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Problem(400, "invalid-body", problem=str(error)) from None
    return order
