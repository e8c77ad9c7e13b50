"""Bytes on a wire, as no library would send them: what strangers do, always with a limit of time."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SECONDS = 30.0  # for anything at all: a machine may be busy
CONTINUED, TEXT, PING = 0x0, 0x1, 0x9  # kinds of frames


class Wire:
    """One connection to a node."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await asyncio.wait_for(self._writer.drain(), SECONDS)

    async def rest(self) -> bytes:
        """All that still comes until the other end closes."""
        try:
            return await asyncio.wait_for(self._reader.read(), SECONDS)
        except ConnectionResetError:
            return b""

    async def head(self) -> bytes:
        """The head of the next answer."""
        return await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), SECONDS)


@asynccontextmanager
async def wire(port: int, address: str = "127.0.0.1", receive_buffer: int | None = None) -> AsyncIterator[Wire]:
    """A connection from that address; the system takes no more than `receive_buffer` for somebody who does not read."""
    end = socket.socket()
    if receive_buffer is not None:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    end.setblocking(False)
    end.bind((address, 0))
    await asyncio.wait_for(asyncio.get_running_loop().sock_connect(end, ("127.0.0.1", port)), SECONDS)
    limit = 2**16 if receive_buffer is None else receive_buffer
    reader, writer = await asyncio.open_connection(sock=end, limit=limit)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "localhost") -> bytes:
    """A request that ends its connection, written as given."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers]
    if body or method in ("POST", "PUT", "PATCH"):
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def upgrade(path: str, *headers: str) -> bytes:
    """A request for a socket."""
    handshake = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    return request("GET", path, *handshake, *headers).replace(b"Connection: close", b"Connection: upgrade")


def frame(data: bytes = b"", kind: int = TEXT, last: bool = True) -> bytes:
    """A short frame of a socket; its mask is all zeros."""
    assert len(data) < 126
    return bytes([kind | (0x80 if last else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


async def status(port: int, data: bytes) -> int:
    """The status of the answer to these bytes; 0 if there was none."""
    async with wire(port) as one:
        await one.send(data)
        answer = await one.rest()
    return int(answer.split(b" ", 2)[1]) if answer else 0
