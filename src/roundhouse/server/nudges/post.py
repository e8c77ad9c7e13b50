"""Sending a request over HTTP: to a checked address and no other, following nobody elsewhere, in bounded time."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import NamedTuple

import h11

from roundhouse.server.nudges.targets import Target, reachable, read_target

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
LONGEST_ANSWER = 16_384  # bytes; nobody reads them
READ_BYTES = 4096
MOST_IDLE = 64  # connections to one host
IDLE_SECONDS = 20.0  # less than servers let one wait


class NotSent(Exception):
    """Nothing was sent: it can be tried again without doubling anything."""


class Unsure(Exception):
    """It was sent, at least in part, and nobody has answered."""


class PostAnswer(NamedTuple):
    status: int
    retry_after: int | None  # seconds


class _Line(NamedTuple):
    """An open connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    http: h11.Connection


class Client:
    """Connections to the places where people are told."""

    def __init__(self, private: bool, trust: ssl.SSLContext | None = None) -> None:
        self._private = private
        self._trust = trust or ssl.create_default_context()
        self._idle: dict[tuple[bool, str, int], list[tuple[float, _Line]]] = {}

    async def post(self, url: str, headers: Mapping[str, str], body: bytes, reuse: bool) -> PostAnswer:
        """What is answered; raises Forbidden, NotSent or Unsure.

        `reuse`: over a connection that may have ended unnoticed, so only what may arrive twice.
        """
        target = read_target(url, self._private)
        line = self._idle_line(target) if reuse else None
        if line is None:
            line = await self._connect(target)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await _exchange(line, target, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            line.writer.close()
            raise Unsure(type(error).__name__) from None
        except BaseException:
            line.writer.close()
            raise
        self._put_back(target, line, reuse)
        return answer

    async def close(self) -> None:
        for lines in self._idle.values():
            for _, line in lines:
                line.writer.close()
        self._idle.clear()

    async def _connect(self, target: Target) -> _Line:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                address, *_ = await reachable(target, self._private)
                reader, writer = await asyncio.open_connection(
                    address,
                    target.port,
                    ssl=self._trust if target.is_tls else None,
                    server_hostname=target.host if target.is_tls else None,
                )
        except (OSError, TimeoutError, UnicodeError) as error:  # a TLS error is an OSError too
            raise NotSent(type(error).__name__) from None
        return _Line(reader, writer, h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER))

    def _idle_line(self, target: Target) -> _Line | None:
        lines = self._idle.get((target.is_tls, target.host, target.port), [])
        now = asyncio.get_running_loop().time()
        while lines:
            since, line = lines.pop()
            if now - since < IDLE_SECONDS and not line.reader.at_eof() and not line.writer.is_closing():
                return line
            line.writer.close()
        return None

    def _put_back(self, target: Target, line: _Line, reuse: bool) -> None:
        lines = self._idle.setdefault((target.is_tls, target.host, target.port), [])
        if reuse and line.http.our_state is line.http.their_state is h11.DONE and len(lines) < MOST_IDLE:
            line.http.start_next_cycle()
            lines.append((asyncio.get_running_loop().time(), line))
        else:
            line.writer.close()


async def _exchange(line: _Line, target: Target, headers: Mapping[str, str], body: bytes) -> PostAnswer:
    reader, writer, http = line
    head = [("host", target.host_header), ("content-length", str(len(body))), *headers.items()]
    asked = (
        h11.Request(method="POST", target=target.path, headers=head),
        h11.Data(data=body),
        h11.EndOfMessage(),
    )
    for part in asked:
        writer.write(http.send(part) or b"")
    await writer.drain()
    answer, size = None, 0
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(READ_BYTES)
            size += len(data)
            http.receive_data(data)
            if size > LONGEST_ANSWER and answer is not None:
                return answer  # the rest does not matter; the connection is not used again
        elif isinstance(event, h11.Response):
            told = dict(event.headers).get(b"retry-after", b"")
            answer = PostAnswer(event.status_code, int(told) if told.isdigit() else None)
        elif isinstance(event, h11.EndOfMessage):
            assert answer is not None
            return answer
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("closed")
