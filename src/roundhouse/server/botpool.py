"""Bots think in processes of their own, as many as there are to spare; a decision nobody wants any more is stopped."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from roundhouse.bots.contract import Decision
from roundhouse.server import metrics
from roundhouse.server.botworker import LENGTH

GRACE_SECONDS = 10.0  # of processor time beyond what a bot was granted: on a busy machine it is slow, not wrong
LOST_SECONDS = 120.0  # of any time, before a worker that does not even think is given up
log = logging.getLogger("roundhouse.bots")


class BotFailed(Exception):
    """The bot gave no answer; the text says why: `lost`, `stopped` for thinking far too long, or `broke`."""


class BotPool:
    """A few worker processes, started when they are first needed."""

    worker = "roundhouse.server.botworker"

    def __init__(self, processes: int, grace: float = GRACE_SECONDS) -> None:
        self._grace = grace
        self._free = asyncio.Semaphore(processes)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def decide(self, bot: str, decision: Decision) -> str:
        """The action a bot chooses, in notation. Cancelling it stops the bot at once."""
        request = pickle.dumps((bot, decision, decision.seconds + self._grace))
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._started()
            try:
                line = await asyncio.wait_for(_asked(worker, request), decision.seconds + LOST_SECONDS)
            except (TimeoutError, OSError):
                await self._stopped(worker)
                raise BotFailed("lost") from None
            except BaseException:  # cancelled: what it thinks about is no longer on the board
                await self._stopped(worker)
                raise
            if not line.endswith(b"\n"):
                await self._stopped(worker)
                raise BotFailed("stopped")
            self._idle.append(worker)
        if line == b"\n":
            raise BotFailed("broke")
        milliseconds, _, action = line.decode().strip().partition(" ")
        metrics.BOT_SECONDS.labels(decision.game.name, bot).observe(float(milliseconds) / 1000)
        return action

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that run."""
        return [worker.pid for worker in self._all]

    async def stop(self) -> None:
        for worker in tuple(self._all):
            await self._stopped(worker)

    async def _started(self) -> Process:
        worker = await asyncio.create_subprocess_exec(sys.executable, "-m", self.worker, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        return worker

    async def _stopped(self, worker: Process) -> None:
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await asyncio.shield(worker.wait())


async def _asked(worker: Process, request: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(LENGTH.pack(len(request)) + request)
    await worker.stdin.drain()
    return await worker.stdout.readline()
