"""Looks after what nobody asks for: times that run out, bots lost with their node, and news that never came."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match import commands
from roundhouse.match.ids import TableId
from roundhouse.server.clock import now
from roundhouse.server.problems import Problem
from roundhouse.server.set_aside import SetAside, TableDamaged
from roundhouse.server.storage import tables, vacations
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.tables import AHEAD, Command, LiveTable, Tables

MARGIN = 10_000  # milliseconds for which something written may still be on its way to where others see it
ROUNDS = 60
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
        self._looked_at = now()
        self._until_all = 0  # rounds until every table that is open here is compared
        self._left_alone = SetAside()  # people may still play there

    async def run(self) -> None:
        late = 0  # on start nobody is thinking here: every bot's turn is taken up
        while True:
            try:
                await self.once(late)
                late = self._late
            except StorageGone:
                log.warning("storage-gone")
            except Exception as error:  # a mistake of ours; the next round is tried all the same
                log.error("sweep-broke", exc_info=error)
            await asyncio.sleep(self._seconds)

    def look_at_all(self) -> None:
        """News may have been missed: compare every table that is open here in the next round."""
        self._until_all = 0

    async def once(self, late: int) -> None:
        """Look after everything once; bots are late after this many milliseconds."""
        at = now()
        written = await tables.written_since(self._engine, min(at, self._looked_at) - MARGIN)
        waiting = await tables.tables_that_wait_for_us(self._engine, at, at - late)
        # where our clock was set back, neither a deadline nor a late bot is seen by it
        waiting += [table.id for table in written if table.status in tables.TIMED and table.updated_at > at + AHEAD]
        for table_id in dict.fromkeys(waiting):
            if table_id not in self._left_alone:
                await self._without_the_others(table_id, self._look_after(table_id))
        await self._catch_up({table.id: table.seq for table in written})
        self._looked_at = at

    async def _catch_up(self, newest: dict[TableId, int]) -> None:
        """Read what other nodes have written to tables that are open here, given the tables written to lately.

        Once in a while all are compared, whenever they were written to: clocks of nodes may differ more than we think.
        """
        watched = self._tables.watched()
        self._until_all -= 1
        if self._until_all < 0:
            self._until_all = ROUNDS
            newest = await tables.seqs(self._engine, [table.id for table in watched])
        for table in watched:
            if newest.get(table.id, 0) > table.match.seq:
                await self._without_the_others(table.id, self._tables.catch_up(table))

    async def _look_after(self, table_id: TableId) -> None:
        table = await self._tables.get(table_id, fresh=True)
        deadline = table.match.deadline()
        if deadline is not None and deadline <= table.time():
            await self._tables.order(table_id, await self._at_its_deadline(table))
        else:
            self._consider(table, True)

    async def _at_its_deadline(self, table: LiveTable) -> Command:
        """What follows when a time is over: it is waited for whoever is on vacation, if the table does not know yet."""
        match, seat = table.match, table.match.active_seat
        clock, person = match.settings.clock, None if seat is None else match.holders[seat].present
        if clock is not None and clock.counts_days and person is not None:
            until = await vacations.until(self._engine, person, table.time())
            if until is not None:
                return lambda match, at: commands.vacation(match, person, until, at)
        return commands.time_out

    async def _without_the_others(self, table_id: TableId, work: Awaitable[None]) -> None:
        """Whatever goes wrong at one table, all others are looked after, unless the database is gone for them too."""
        try:
            await work
        except TableDamaged:  # said when it was set aside
            pass
        except StorageGone:
            await tables.ping(self._engine)
        except (RoundhouseError, Problem) as error:
            log.info("sweep-refused", extra={"code": getattr(error, "code", str(error))})
        except Exception as error:
            self._left_alone.add(table_id, error, "sweep-leaves-table-alone")
