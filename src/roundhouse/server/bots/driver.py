"""When it is a bot's turn: asks the pool, and offers the answer as an ordinary move with its expected seq."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from roundhouse.bots.roster import default_bot
from roundhouse.kernel.contract import Seat
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
        self._resigned: set[tuple[TableId, Seat, str]] = set()  # bots that gave no answer, or a wrong one

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
            self._resigned = {place for place in self._resigned if place[0] != table.id}

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
        action = await self._decide(table, turn)
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

    async def _decide(self, table: LiveTable, turn: BotTurn) -> str:
        """The bot's answer; for one that has failed here the game's default bot plays on, and chance if that fails."""
        match = table.match
        told = partial(match.bot_decision, self._seconds)
        place = (table.id, turn.seat, turn.bot)
        default = default_bot(match.game.name)
        for bot in (default,) if place in self._resigned else (turn.bot, default):
            stands_in = bot != turn.bot
            question = Question(bot, told, None if stands_in else turn, table.id, lambda: self._urgency(table))
            try:
                return await self._pool.decide(question)
            except BotFailed as why:
                log.error("bot-failed", extra={"bot": bot, "game": match.game.name, "why": str(why)})
                self._resigned.add(place)
        decision = told()
        return str(decision.rng.choice(decision.legal))

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
