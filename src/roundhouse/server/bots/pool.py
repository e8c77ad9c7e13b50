"""Bots think in processes of their own, as many as there are to spare; a decision nobody wants any more is stopped.

A seat's decisions go to the process that keeps its bot: waiting for it takes no longer than thinking again elsewhere,
and the bot plays as it does in tournaments. If that process has died, another one begins with a new bot.

People come first: for tables of bots alone that nobody watches there is one process at most, and half of its time.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic

from roundhouse.match.ids import TableId
from roundhouse.server.bots.process import BotFailed, BotProcess, ProcessDied, Question, Urgency

GRACE_SECONDS = 10.0  # of processor time beyond what a bot was granted: on a busy machine it is slow, not wrong
MOST_TRIES = 3  # of a decision whose process dies
log = logging.getLogger("roundhouse.bots")


@dataclass(frozen=True, slots=True)
class Grant:
    """A process that is free for a question, and how urgent that was when it was chosen."""

    worker: BotProcess
    urgency: Urgency


class BotPool:
    """A few worker processes, started when they are first needed."""

    worker = "roundhouse.server.bots.worker"

    def __init__(self, processes: int, grace: float = GRACE_SECONDS) -> None:
        self._most = processes
        self._grace = grace
        self._workers: list[BotProcess] = []
        self._waiting: dict[asyncio.Future[Grant], Question] = {}  # in the order in which they came
        self._asking: set[asyncio.Task[str]] = set()
        self._nobody_is_served = False  # for as long as a decision for nobody takes, and once more as long
        self._is_stopped = False

    async def decide(self, question: Question) -> str:
        """The action a bot chooses, in notation. Cancelling it stops the bot at once."""
        for _ in range(MOST_TRIES):
            grant = await self._wait_for_grant(question)
            asking = asyncio.create_task(self._ask(grant, question))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)
            try:
                await asyncio.wait([asking])
            except asyncio.CancelledError:  # what it thinks about is no longer on the board
                grant.worker.give_up()
                asking.add_done_callback(_ignore)
                raise
            if asking.cancelled():
                break
            try:
                return asking.result()
            except ProcessDied:
                log.warning("bot-process-died", extra={"bot": question.bot})
        raise BotFailed("lost")

    def forget(self, table_id: TableId) -> None:
        """No bot will be asked there any more."""
        for worker in self._workers:
            worker.forget(table_id)

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None and not worker.is_dead]

    async def stop(self) -> None:
        self._is_stopped = True
        for granted in self._waiting:
            granted.cancel()
        for asking in self._asking:
            asking.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _wait_for_grant(self, question: Question) -> Grant:
        """Wait until a process is free for this question."""
        if self._is_stopped:
            raise BotFailed("lost")
        granted: asyncio.Future[Grant] = asyncio.get_running_loop().create_future()
        self._waiting[granted] = question
        self._hand_out()
        try:
            await asyncio.wait([granted])
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release(granted.result(), 0.0)
            raise
        finally:
            del self._waiting[granted]
        if granted.cancelled() or self._is_stopped:
            raise BotFailed("lost")
        return granted.result()

    def _hand_out(self) -> None:
        """Give each process that is free its question: the most urgent first, of equals the one that came first."""
        if self._is_stopped:
            return
        self._workers = [worker for worker in self._workers if worker.busy or not worker.is_dead]
        for granted, question in sorted(self._waiting.items(), key=lambda one: one[1].urgency()):
            urgency = question.urgency()
            if granted.done() or (urgency is Urgency.NOBODY and self._nobody_is_served):
                continue
            worker = self._worker_for(question)
            if worker is not None:
                worker.busy = True
                self._nobody_is_served |= urgency is Urgency.NOBODY
                granted.set_result(Grant(worker, urgency))

    def _worker_for(self, question: Question) -> BotProcess | None:
        """The one that keeps its bot; for a new bot one that is free, best where others of its table are."""
        home = [worker for worker in self._workers if question.place in worker.kept]
        if home:
            return None if home[0].busy else home[0]
        free = [worker for worker in self._workers if not worker.busy]
        if len(self._workers) < self._most:
            free.append(BotProcess(self.worker, self._grace))
        if not free:
            return None
        best = min(free, key=lambda worker: (not worker.keeps_for(question.table_id), len(worker.kept)))
        if best not in self._workers:
            self._workers.append(best)
        return best

    async def _ask(self, grant: Grant, question: Question) -> str:
        began = monotonic()
        try:
            return await grant.worker.ask(question)
        finally:
            self._release(grant, monotonic() - began)

    def _release(self, grant: Grant, took: float) -> None:
        grant.worker.busy = False
        if grant.urgency is Urgency.NOBODY:
            asyncio.get_running_loop().call_later(took, self._serve_nobody)
        self._hand_out()

    def _serve_nobody(self) -> None:
        self._nobody_is_served = False
        self._hand_out()


def _ignore(asking: asyncio.Task[str]) -> None:
    """Nobody waits for this one; whatever it brought."""
    if not asking.cancelled():
        asking.exception()
