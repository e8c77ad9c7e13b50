"""A socket that was let in and stays for hours, outside the framework that has let it in.

A dozen layers of middleware, its headers and what was read of them would otherwise wait with each of ten thousand
sockets.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar.types import Receive, Send

from roundhouse.server.guard.connections import TEXTS

_STAYS = "roundhouse.stays"  # in the scope of a request: what is done with its socket while it is open


class SocketGone(Exception):
    """The other end has gone."""


class OpenSocket:
    """What can be heard from a browser and said to it."""

    __slots__ = ("_receive", "_say", "_send")

    def __init__(self, scope: Any, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._say: Callable[..., Awaitable[None]] | None = (scope.get("extensions") or {}).get(TEXTS)

    async def hear(self) -> str:
        """The next text; raises SocketGone."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise SocketGone
        return message.get("text") or ""

    async def say(self, *texts: bytes) -> None:
        """Send texts that are UTF-8 already; raises SocketGone."""
        try:
            if self._say is not None:
                await self._say(*texts)
                return
            for text in texts:
                await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        except (RuntimeError, OSError) as error:  # it has said so, or it has not
            raise SocketGone from error

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, OSError):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})


Staying = Callable[[OpenSocket], Awaitable[None]]


def stay_afterwards(scope: Any, staying: Staying) -> None:
    """Say what is done with a socket once the framework has let go of it."""
    scope[_STAYS] = staying


async def stay(scope: Any, receive: Receive, send: Send) -> None:
    """Do it, for as long as that takes; nothing is kept of how the socket came."""
    staying: Staying | None = scope.pop(_STAYS, None)
    if staying is not None:
        socket = OpenSocket(scope, receive, send)
        scope.clear()
        await staying(socket)
