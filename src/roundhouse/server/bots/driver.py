"""When it is a bot's turn: asks the pool, and offers the answer as an ordinary move with its expected seq."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match import commands
from roundhouse.match.ids import TableId
from roundhouse.match.match import CLOSED, FINISHED, BotTurn
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.process import BotFailed, Question, Urgency
from roundhouse.server.problems import RETRY_SECONDS, Problem
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.tables import Command, LiveTable

log = logging.getLogger("roundhouse.bots")
Order = Callable[[TableId, Command], Awaitable[LiveTable]]


class BotDriver:
    """At most one decision per table; a turn that is over, or was taken back, is given up at once."""

    def __init__(
        self, pool: BotPool, order: Order, is_watched: Callable[[TableId], bool], seconds: float, pause: float
    ) -> None:
        self._pool = pool
        self._is_watched = is_watched
        self._order = order
        self._seconds = seconds
        self._pause = pause
        self._thinking: dict[TableId, tuple[BotTurn, asyncio.Task[None]]] = {}
        self._is_stopped = False

    def consider(self, table: LiveTable, ours: bool) -> None:
        """Look at a table that has changed; the node that changed it lets the next bot think."""
        turn = table.match.bot_to_move()
        current = self._thinking.get(table.id)
        if current is not None:
            if current[0] == turn:
                return
            del self._thinking[table.id]
            current[1].cancel()  # nothing is lost if it is its own move that changed the table: that is stored
        if turn is not None and ours and not self._is_stopped:
            task = asyncio.create_task(self._think(table, turn))
            self._thinking[table.id] = (turn, task)
            task.add_done_callback(lambda done: self._done(table.id, done))
        elif table.match.status in (FINISHED, CLOSED):
            self._pool.forget(table.id)

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    async def stop(self) -> None:
        """Give up all decisions, also those that a move on its way calls for: the next start takes them up."""
        self._is_stopped = True
        tasks = [task for _, task in self._thinking.values()]
        self._thinking.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, table: LiveTable, turn: BotTurn) -> None:
        if table.listeners:
            await asyncio.sleep(self._pause)
        match = table.match
        told = partial(match.bot_decision, self._seconds)
        question = Question(turn.bot, told, turn, table.id, lambda: self._urgency(table))
        try:
            action = await self._pool.decide(question)
        except BotFailed as why:
            log.error("bot-failed", extra={"bot": turn.bot, "game": match.game.name, "why": str(why)})
            decision = told()
            action = str(decision.rng.choice(decision.legal))  # the table goes on
        while True:
            try:
                await self._order(
                    table.id, lambda match, at: commands.act_for_bot(match, turn.seat, action, turn.seq, at)
                )
            except StorageGone:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except (RoundhouseError, Problem) as error:  # somebody else was first, or it was taken back
                log.info("bot-refused", extra={"code": getattr(error, "code", str(error))})
            return

    def _urgency(self, table: LiveTable) -> Urgency:
        if table.match.present:
            return Urgency.PERSON
        return Urgency.WATCHED if table.listeners or self._is_watched(table.id) else Urgency.NOBODY

    def _done(self, table_id: TableId, task: asyncio.Task[None]) -> None:
        current = self._thinking.get(table_id)
        if current is not None and current[1] is task:
            del self._thinking[table_id]
        if not task.cancelled() and task.exception() is not None:
            log.error("bot-broke", exc_info=task.exception())
