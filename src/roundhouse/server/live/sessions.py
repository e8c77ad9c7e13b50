"""Whether people who have a table open here are still logged in, also where no news said that they are not."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.server.live.sockets import Sockets
from roundhouse.server.storage import people
from roundhouse.server.storage.gone import StorageGone

EVERY_SECONDS = 5.0
log = logging.getLogger("roundhouse.sessions")


class Sessions:
    """One task per node, and one question to the database for all its people."""

    def __init__(self, engine: AsyncEngine, sockets: Sockets) -> None:
        self._engine = engine
        self._sockets = sockets
        self._at_once = asyncio.Event()

    def ask_at_once(self) -> None:
        """News may have been missed."""
        self._at_once.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._at_once.wait(), EVERY_SECONDS)
            self._at_once.clear()
            try:
                await self._ask()
            except StorageGone:
                log.warning("storage-gone")

    async def _ask(self) -> None:
        if asked := self._sockets.people():
            self._sockets.end_sessions(await people.epochs(self._engine, asked))
