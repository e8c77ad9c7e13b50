"""Looks after what nobody asks for: times that run out, bots lost with their node, and news that never came."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match import commands
from roundhouse.server.clock import now
from roundhouse.server.problems import Problem
from roundhouse.server.storage import games
from roundhouse.server.storage.gone import StorageGone
from roundhouse.server.tables import LiveTable, Tables

log = logging.getLogger("roundhouse.sweep")


class Sweep:
    """One task per node; several nodes may look after the same table, and the log decides who was first."""

    def __init__(
        self,
        engine: Any,
        tables: Tables,
        consider: Callable[[LiveTable, bool], None],
        seconds: float,
        late_seconds: float,
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._consider = consider
        self._seconds = seconds
        self._late = round(late_seconds * 1000)

    async def run(self) -> None:
        late = 0  # on start nobody is thinking here: every bot's turn is taken up
        while True:
            try:
                await self.once(late)
                late = self._late
            except StorageGone:
                log.warning("storage-gone")
            await asyncio.sleep(self._seconds)

    async def once(self, late: int) -> None:
        """Look after everything once; bots are late after so many milliseconds."""
        at = now()
        for game in await games.tables_that_wait_for_us(self._engine, at, at - late):
            try:
                table = await self._tables.get(game, fresh=True)
                deadline = table.match.deadline()
                if deadline is not None and deadline <= at:
                    await self._tables.order(game, commands.time_out)
                else:
                    self._consider(table, True)
            except (RoundhouseError, Problem) as error:
                if isinstance(error, StorageGone):
                    raise
                log.info("sweep-refused", extra={"code": getattr(error, "code", str(error))})
        watched = self._tables.watched()
        newest = await games.seqs(self._engine, [table.id for table in watched]) if watched else {}
        for table in watched:
            if newest.get(table.id, 0) > table.match.seq:
                await self._tables.catch_up(table)
