"""A page that has a table open: whatever is new there is told to it, each entry once and in order."""

from __future__ import annotations

import logging
from contextlib import suppress

from msgspec.structs import replace

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.api.messages import OrderRefused, PresenceMessage, Reader, table_message
from roundhouse.server.live.open_socket import OpenSocket, SocketGone
from roundhouse.server.live.sockets import Connection
from roundhouse.server.node import Node
from roundhouse.server.page.aside import OpenAside
from roundhouse.server.page.log import OpenLog
from roundhouse.server.problems import Problem
from roundhouse.server.rows import encode
from roundhouse.server.set_aside import TableDamaged
from roundhouse.server.tables import LiveTable

log = logging.getLogger("roundhouse.live")


class OpenPage:
    """What one page has been told. It waits for hours, and holds nothing of what it has sent."""

    __slots__ = (
        "_aside", "_connection", "_is_greeted", "_knows_all", "_node", "_place", "_reader", "_seat", "_socket",
        "_told", "_words", "table",
    )  # fmt: skip

    def __init__(
        self,
        socket: OpenSocket,
        node: Node,
        table: LiveTable,
        connection: Connection,
        reader: Reader,
        seat: Seat | None,
        words: OpenLog | None,
    ) -> None:
        self._socket = socket
        self._node = node
        self.table = table
        self._connection = connection
        self._reader = reader
        self._seat = seat  # from which the reader wants to look
        self._words = words
        self._aside = OpenAside()
        self._place: Seat | None = None  # from which the reader looks
        self._told: int | None = None  # the last entry
        self._is_greeted = False  # the first message comes at once, also to somebody who has seen every entry
        self._knows_all = False  # a view with its options has been sent

    async def tell_on(self, since: int | None) -> None:
        """Tell what is new since that entry, until connection or log-in end; what cannot be told is asked for."""
        self._told = since
        try:
            while True:
                await self._connection.some.wait()
                self._connection.some.clear()
                await self._tell()
        except SocketGone:
            return
        except RoundhouseError as error:
            await refuse_and_close(self._socket, Problem.of(error))
        except Problem as problem:
            await refuse_and_close(self._socket, problem)
        except Exception:  # a mistake of ours: whoever is told nothing more must know
            log.exception("telling-broke")
            await refuse_and_close(self._socket, Problem(500, "broken"))
        finally:
            self._connection.stop()
            if self._words is not None:
                self._words.keep_for_now()

    async def _tell(self) -> None:
        connection = self._connection
        if connection.end is not None:
            raise connection.end
        if self.table.is_damaged:
            raise TableDamaged
        if connection.renew:
            connection.renew = False
            self._reader = await Reader.of(self._node, connection.person)
        news = []
        if connection.table:
            connection.table = False
            if not self._is_greeted or self.table.match.seq != self._told:
                news.append(await self._table_news())
        if connection.presence:
            connection.presence = False
            news.append(await self._presence_news())
        answer = connection.answer
        if answer is not None:
            news.append(answer)
        if news:
            await self._socket.say(*news)
        if answer is not None:
            connection.note_answered()

    async def _table_news(self) -> bytes:
        table = self.table
        message = await table_message(
            self._node, table, self._reader, self._told, self._seat, whole=not self._knows_all
        )
        self._is_greeted, self._told, self._place = True, message.seq, message.seat
        self._knows_all = table.match.state is not None
        if self._words is not None:
            aside = None if message.legal is None else self._aside.news(table.match, self._place)
            message = replace(message, log=await self._words.news(self._node, table, self._place), aside=aside)
        self._connection.presence = False
        return encode(message)

    async def _presence_news(self) -> bytes:
        present, watching = self._node.presence.of(self.table.id)
        names = await self._node.known.names({*present, *self.table.match.have_spoken()})
        words = None if self._words is None else await self._words.news(self._node, self.table, self._place)
        return encode(PresenceMessage(present, watching, names, words))


async def refuse_and_close(socket: OpenSocket, problem: Problem) -> None:
    with suppress(SocketGone):
        await socket.say(encode(OrderRefused(None, problem.status, problem.answer)))
        await socket.close(4000 + problem.status)
