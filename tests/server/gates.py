"""A database that can be taken away and given back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL

from server.services import postgresql


class Gate:
    """A way to a database that can be closed."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in tuple(self._open):
            writer.transport.abort()

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._to)
        self._open |= {writer, back}

        async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            try:
                while data := await source.read(65536):
                    target.write(data)
                    await target.drain()
            except OSError:
                pass
            finally:
                target.transport.abort()

        await asyncio.gather(copy(reader, back), copy(there, writer))
        self._open -= {writer, back}


@asynccontextmanager
async def gated_postgresql() -> AsyncIterator[tuple[URL, Gate]]:
    """An empty database, and the gate before it."""
    with postgresql() as url:
        gate = Gate(url.host or "127.0.0.1", url.port or 5432)
        await gate.open()
        try:
            yield url.set(host="127.0.0.1", port=gate.port), gate
        finally:
            await gate.close()
