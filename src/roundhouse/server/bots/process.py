"""One process in which bots think, seen from the server: what it is asked, and whose bots it keeps."""

from __future__ import annotations

import asyncio
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from time import monotonic

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import offers_as_text
from roundhouse.match.ids import TableId
from roundhouse.match.match import BotAnswer, BotTurn
from roundhouse.server import metrics
from roundhouse.server.bots.worker import GIVE_UP, LENGTH, Place

LOST_SECONDS = 120.0  # of any time, before a process that does not even think is given up
MOST_KEPT = 64  # bots, of up to 1.5 MB each
KEPT_SECONDS = 3600.0  # a bot that nobody has asked for so long is forgotten: its people have gone


class BotFailed(Exception):
    """The bot gave no answer; the text says why: `lost`, `stopped` for thinking far too long, or `broke`."""


class ProcessDied(Exception):
    """The process ended before it answered, or had to be ended; the bot may well answer in another one."""


NO_TABLE = TableId("")  # of a question that somebody asks who keeps no bot


class Urgency(IntEnum):
    """Who waits for a decision; the smallest comes first."""

    PERSON = 0  # somebody at the table
    WATCHED = 1  # somebody who looks on
    NOBODY = 2


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A decision for a bot, told from its last answer on: a new one's, or the one kept for that turn of a table."""

    bot: str
    decision: Callable[[BotAnswer | None], Decision]
    turn: BotTurn | None = None
    table_id: TableId = NO_TABLE
    urgency: Callable[[], Urgency] = lambda: Urgency.PERSON  # asked again whenever a process is free

    @property
    def place(self) -> Place | None:
        return None if self.turn is None else (self.table_id, self.turn.seat, self.bot)


@dataclass(frozen=True, slots=True)
class Kept:
    """A bot that the process has: where it stopped, when that was, and whether anybody cared."""

    answer: BotAnswer
    at: float
    urgency: Urgency


class BotProcess:
    """Started with its first question; `busy` from when it is chosen for one until it has answered."""

    def __init__(self, module: str, grace: float) -> None:
        self.busy = False
        self.kept: dict[Place, Kept] = {}  # that which was asked last comes last
        self._module = module
        self._grace = grace
        self._process: Process | None = None
        self._forgotten: list[Place] = []  # what it is not yet told to forget

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def is_dead(self) -> bool:
        return self._process is not None and self._process.returncode is not None

    async def ask(self, question: Question) -> str:
        """The bot's answer; it is kept if it has a place."""
        place = question.place
        before = None if place is None else self.kept.pop(place, None)
        decision = question.decision(None if before is None else before.answer)
        self._forget_old()
        forgotten, self._forgotten = self._forgotten, []
        request = pickle.dumps((question.bot, decision, decision.seconds + self._grace, place, forgotten))
        try:
            line = await asyncio.wait_for(self._exchange(request), decision.seconds + LOST_SECONDS)
        except (TimeoutError, OSError):
            line = b""
        if not line.endswith(b"\n"):
            if await self.stop() == -signal.SIGPROF:
                raise BotFailed("stopped")
            raise ProcessDied
        if line == b"\n":
            raise BotFailed("broke")
        milliseconds, _, text = line.decode().strip().partition(" ")
        metrics.BOT_SECONDS.labels(decision.game.name, question.bot).observe(float(milliseconds) / 1000)
        if place is not None and question.turn is not None:
            self.kept[place] = Kept(BotAnswer(question.turn, text), monotonic(), question.urgency())
        return text

    def give_up(self) -> None:
        """Nobody wants the answer: it comes at once, and the bot that was asked is lost."""
        if self._process is not None and not self.is_dead:
            self._process.send_signal(GIVE_UP)

    def keeps_for(self, table_id: TableId) -> bool:
        return any(place[0] == table_id for place in self.kept)

    def forget(self, table_id: TableId) -> None:
        """Nobody will play there any more."""
        for place in [place for place in self.kept if place[0] == table_id]:
            self._forget(place)

    async def stop(self) -> int | None:
        """Kill it, unless it has ended; returns how it ended."""
        if self._process is None:
            return None
        with suppress(ProcessLookupError):
            self._process.kill()
        return await asyncio.shield(self._process.wait())

    async def _exchange(self, request: bytes) -> bytes:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._module, offers_as_text(), stdin=PIPE, stdout=PIPE
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(LENGTH.pack(len(request)) + request)
        await self._process.stdin.drain()
        return await self._process.stdout.readline()

    def _forget_old(self) -> None:
        """Make room for one more: those go first for whom nobody waits, then those that were asked longest ago."""
        oldest = monotonic() - KEPT_SECONDS
        for place in [place for place, kept in self.kept.items() if kept.at < oldest]:
            self._forget(place)
        while len(self.kept) >= MOST_KEPT:
            self._forget(max(self.kept, key=lambda place: self.kept[place].urgency))  # the first of equals

    def _forget(self, place: Place) -> None:
        del self.kept[place]
        self._forgotten.append(place)
