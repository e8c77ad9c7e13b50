"""Connections, below requests and messages: slow ones, greedy ones and too many of them are shed.

uvicorn waits for ever for the end of a request and for a client to read, and decodes whatever a socket sends as fast as
it comes. Here a request has a time and a length, a socket is decoded a little at a time, and whoever does not read is
let go.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from roundhouse.server.guard.addresses import home
from roundhouse.server.problems import RETRY_SECONDS, ProblemBody
from roundhouse.server.rows import encode
from roundhouse.server.waiting import Flag, Inbox

PROXY = "127.0.0.1"  # whose word on addresses we take: it has all our guests, and counts them itself
MOST = 16_000
MOST_BY_ADDRESS = 400
OTHER_FILES = 256  # the database, workers and so on
HEAD_SECONDS = 15.0  # from the first byte, or from the start of the connection, to the end of the head
BODY_SECONDS = 60.0
UNREAD_SECONDS = 60.0  # for so long there may always be something that the other end has not taken
LONGEST_HEAD = 32_768
PIECE = 1024  # bytes of a socket that are decoded at once
AT_ONCE = 32_768  # what a socket may send in a burst ...
PER_SECOND = 8192  # ... and from then on
FRAME_COST = 64  # what is not a message costs as much as this many bytes
SEND_BUFFER = 65_536  # what the system keeps for a socket that does not read
TEXTS = "roundhouse.texts"  # the extension of a socket's scope that takes texts as bytes (`Socket.say`)

_REFUSED = encode(ProblemBody("busy"))
_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
    + f"retry-after: {RETRY_SECONDS}\r\ncontent-length: {len(_REFUSED)}\r\n\r\n".encode()
    + _REFUSED
)


class _Watched:
    """When a connection is to be let go."""

    transport: asyncio.Transport
    late_at: float | None = None  # a request must have come by then
    _unread_since: float | None = None

    def is_overdue(self, now: float) -> bool:
        if not self.transport.get_write_buffer_size():
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        return (self.late_at is not None and self.late_at <= now) or (
            self._unread_since is not None and self._unread_since + UNREAD_SECONDS <= now
        )


class Http(_Watched, HttpToolsProtocol):
    """Requests that come in time and are not too long."""

    server_state: Crowd
    quiet_since: float
    _head: int | None = 0  # its bytes so far; None once it is complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for(HEAD_SECONDS)
        self.server_state.admit(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.lose(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._head = 0
        self._wait_for(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        self._wait_for(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.late_at = None
        super().on_message_complete()

    def refuse(self) -> None:
        """There are too many."""
        self.transport.write(_BUSY)
        self.transport.close()

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a request, not for an answer."""
        return (self.cycle is None or self.cycle.response_complete) and not self.transport.is_closing()

    def _wait_for(self, seconds: float) -> None:
        self.quiet_since = self.loop.time()
        self.late_at = self.quiet_since + seconds


class Socket(_Watched, WebSocketsSansIOProtocol):
    """A socket of which nothing is decoded before the last message was taken, nor faster than it may send."""

    server_state: Crowd

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.server_state = options["server_state"]
        self.queue = Inbox()  # type: ignore[assignment]  # what is asked of it is the same
        self.writable = Flag(is_set=True)  # type: ignore[assignment]
        self._inbox = bytearray()
        self._left, self._since = float(AT_ONCE), self.loop.time()
        self._rest: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        _bound_send_buffer(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._inbox.clear()
        self.server_state.lose(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._inbox += data
        self._decode()

    async def receive(self) -> Any:
        message = await super().receive()
        self._decode()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TEXTS] = self.say
        event.headers.clear()  # the scope has them; here they would stay as long as the socket

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.response.headers.clear()  # sent

    async def say(self, *texts: bytes) -> None:
        """Send texts that are UTF-8 already, all in one call of the system. `send` would decode, encode and frame each
        by way of five coroutines, which costs as much; here each is a frame of its own, as nothing is compressed."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(_text_frame(texts[0]) if len(texts) == 1 else b"".join(map(_text_frame, texts)))

    def handle_cont(self, event: Frame) -> None:
        self._left -= FRAME_COST
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._left -= FRAME_COST
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._left -= FRAME_COST
        super().handle_pong(event)

    def _decode(self) -> None:
        while self._inbox and self._rest is None and not self.transport.is_closing():
            if not self.queue.empty() and not self.close_sent:
                break  # until it is taken
            if (wait := self._wait()) > 0:
                self._rest = self.loop.call_later(wait, self._go_on)
                break
            piece = bytes(self._inbox[:PIECE])
            del self._inbox[:PIECE]
            self._left -= len(piece)
            super().data_received(piece)
        if self.transport.is_closing():
            return
        if self._inbox:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _wait(self) -> float:
        """The seconds until it may send more."""
        now = self.loop.time()
        self._left = min(AT_ONCE, self._left + (now - self._since) * PER_SECOND)
        self._since = now
        return -self._left / PER_SECOND

    def _go_on(self) -> None:
        self._rest = None
        self._decode()


class Crowd(ServerState):
    """All connections of a server."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._by_address: Counter[str] = Counter()

    def admit(self, newcomer: Http) -> None:
        """Refuse one too many of an address; of all together whoever has been idle for longest must go first."""
        address = _address(newcomer)
        self._by_address[address] += 1
        if address != PROXY and self._by_address[address] > MOST_BY_ADDRESS:
            newcomer.refuse()
        elif len(self.connections) > self._most:
            idle = [one for one in self.connections if isinstance(one, Http) and one.is_idle and one is not newcomer]
            if idle:
                min(idle, key=lambda one: one.quiet_since).transport.abort()
            else:
                newcomer.refuse()

    def shed(self, now: float) -> None:
        """Let go whoever is too slow."""
        for one in tuple(self.connections):
            if isinstance(one, _Watched) and one.is_overdue(now):
                one.transport.abort()

    def lose(self, one: Http | Socket) -> None:
        """A connection has ended, as whatever it began."""
        address = _address(one)
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]


def _text_frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: a whole message of text, not masked, as servers send it."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65_536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)


def _address(connection: Any) -> str:
    return home(connection.client[0]) if connection.client else ""


def _bound_send_buffer(transport: Any) -> None:
    system = transport.get_extra_info("socket")
    if system is not None:
        system.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def room_for_connections() -> int:
    """How many the system lets us have, once asked for more."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415  # which Windows does not have

    wanted = MOST + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft - OTHER_FILES
    return MOST
