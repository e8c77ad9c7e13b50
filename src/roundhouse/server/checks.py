"""What people bring along, records and boards of their own, is read and played in a process beside the node and in a
bounded time: whatever it is, the tables here go on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from roundhouse.bots.roster import offers_as_text
from roundhouse.server.check_worker import LENGTH
from roundhouse.server.problems import RETRY_SECONDS, Problem

PROCESSOR_SECONDS = 1.0  # a long game takes a fiftieth of it
LOST_SECONDS = 60.0  # of any time, before a worker that does not even work is given up
MOST_WAITING = 10
log = logging.getLogger("roundhouse.checks")
T = TypeVar("T")


class Checks:
    """One worker process, started when it is first needed and again when it was lost."""

    def __init__(self, seconds: float = PROCESSOR_SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._worker: Process | None = None

    async def run(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """What `work` returns or raises over there; all of it must be fit to be pickled.

        Raises Problem `too-slow` for what takes too long, `busy` if too many wait or the worker was lost.
        """
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", retry_after=RETRY_SECONDS)
        self._waiting += 1
        try:
            async with self._turn:
                is_fine, outcome = await self._ask(pickle.dumps((self._seconds, work, args, named)))
        finally:
            self._waiting -= 1
        if not is_fine:
            raise outcome
        found: T = outcome
        return found

    async def stop(self) -> None:
        await self._stop_worker()

    async def _ask(self, request: bytes) -> tuple[bool, Any]:
        try:
            if self._worker is None:
                self._worker = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "roundhouse.server.check_worker", offers_as_text(), stdin=PIPE, stdout=PIPE
                )
            answer = await asyncio.wait_for(_exchange(self._worker, request), LOST_SECONDS)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            ended = await self._stop_worker()
            if ended == -signal.SIGPROF:
                raise Problem(400, "too-slow") from None
            log.error("check-lost", extra={"ended": ended})  # where it was lost says nothing
            raise Problem(503, "busy", retry_after=RETRY_SECONDS) from None
        except BaseException:  # cancelled: nobody wants to know any more
            await self._stop_worker()
            raise
        outcome: tuple[bool, Any] = pickle.loads(answer)  # noqa: S301  # from our own process
        return outcome

    async def _stop_worker(self) -> int | None:
        """How the worker ended, by itself or now."""
        worker, self._worker = self._worker, None
        if worker is None:
            return None
        if worker.stdin is not None:
            worker.stdin.close()
        with suppress(TimeoutError):  # one that is ending is let end, so that it can be said why
            return await asyncio.wait_for(asyncio.shield(worker.wait()), 0.5)
        with suppress(ProcessLookupError):
            worker.kill()
        return await worker.wait()


async def _exchange(worker: Process, request: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(request)
    await worker.stdin.drain()
    size = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))[0]
    return await worker.stdout.readexactly(size)
