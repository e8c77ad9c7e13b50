"""Waiting in little memory: asyncio's Event and Queue take 0.8 and 3 kB, and ten thousand sockets wait for hours."""

from __future__ import annotations

import asyncio
from typing import Any


class Flag:
    """An asyncio.Event as small as can be."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        """Wake everybody who waits."""
        self._is_set = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if self._is_set:
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting += (waiting,)
        try:
            await waiting
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not waiting)


class Inbox:
    """An asyncio.Queue for a few messages and one reader."""

    __slots__ = ("_messages", "_some")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._some = Flag()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._some.set()

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._some.clear()
            await self._some.wait()
        return self._messages.pop(0)
