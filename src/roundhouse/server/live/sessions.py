"""Whether people whom this node knows are still there and logged in, also where no news said that they are not."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.server.live.sockets import Sockets
from roundhouse.server.storage import people
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.tables import Tables

EVERY_SECONDS = 5.0
log = logging.getLogger("roundhouse.sessions")


class Sessions:
    """One task per node, and one question to the database for all its people."""

    def __init__(self, engine: AsyncEngine, sockets: Sockets, tables: Tables) -> None:
        self._engine = engine
        self._sockets = sockets
        self._tables = tables
        self._at_once = asyncio.Event()

    def ask_at_once(self) -> None:
        """News may have been missed."""
        self._at_once.set()

    async def run(self) -> None:
        missed = False
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._at_once.wait(), EVERY_SECONDS)
            missed |= self._at_once.is_set()
            self._at_once.clear()
            try:
                await self._ask(missed)
                missed = False  # and not before: what could not be asked is asked next time
            except StorageGone:
                log.warning("storage-gone")
            except Exception as error:  # a mistake of ours; the next round is tried all the same
                log.error("sessions-broke", exc_info=error)

    async def _ask(self, missed: bool) -> None:
        """Of those who have a table open; after a gap in the news also of those whose words are in memory."""
        asked = self._sockets.people() | (self._tables.speakers() if missed else set())
        if asked:
            epochs = await people.epochs(self._engine, asked)
            self._sockets.end_sessions(epochs)
            if deleted := {person for person, epoch in epochs.items() if epoch is None}:
                for table_id in self._tables.forget_words(deleted):
                    self._sockets.tell_presence(table_id)
