"""Rates games as they end: in a thread of its own, beside the tables, and never twice."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.results import rate_waiting

SECONDS = 10.0  # until results are looked for that nobody told of: another node may have died before it rated them
log = logging.getLogger("roundhouse.ratings")


class Rater:
    """One per node; of several, one rates at a time."""

    def __init__(self, database: URL) -> None:
        self._engine = open_writer(database)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ratings")
        self._some = asyncio.Event()

    def wake(self) -> None:
        """A game has ended."""
        self._some.set()

    async def run(self) -> None:
        while True:
            self._some.clear()
            try:
                while await asyncio.get_running_loop().run_in_executor(self._thread, rate_waiting, self._engine):
                    pass
            except (SQLAlchemyError, OSError) as error:
                log.warning("ratings-wait", extra={"error": error.__class__.__name__})
            except Exception as error:  # a mistake of ours; the results are kept
                log.error("ratings-broke", exc_info=error)
            try:
                await asyncio.wait_for(self._some.wait(), SECONDS)
            except TimeoutError:
                continue

    async def stop(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
