"""Maps that people have tried out by games between bots: one after the other, in a process behind everything else.

A trial belongs to whoever asked for it, lives in this node alone, and is forgotten an hour after it was last looked at.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from roundhouse.match.ids import PersonId
from roundhouse.server.problems import RETRY_SECONDS, Problem
from roundhouse.server.stopping import cancel_and_wait

WORKER = "roundhouse.sim.trial_worker"
MOST_WAITING = 8  # trials of all people, of which one is played
KEPT_SECONDS = 3600.0
LONGEST_LINE = 4_000_000  # a report of the largest map is a hundredth of it
log = logging.getLogger("roundhouse.trials")


@dataclass(slots=True)
class TrialRun:
    """A trial as its person sees it."""

    id: str
    person: PersonId
    order: dict[str, Any]  # what the worker is told
    done: int = 0
    report: dict[str, Any] | None = None
    trouble: str | None = None
    seconds: float | None = None  # of a game that takes too long
    seen: float = field(default_factory=monotonic)

    @property
    def is_over(self) -> bool:
        return self.report is not None or self.trouble is not None


class Trials:
    """All trials of a node, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._runs: dict[str, TrialRun] = {}
        self._task: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._played: TrialRun | None = None

    def start(self, person: PersonId, order: dict[str, Any]) -> TrialRun:
        """Have a map tried out; what the same person asked for before is given up."""
        self._forget_old()
        for run in [run for run in self._runs.values() if run.person == person]:
            self.give_up(run)
        if sum(not run.is_over for run in self._runs.values()) >= MOST_WAITING:
            raise Problem(503, "busy", retry_after=RETRY_SECONDS)
        run = TrialRun(secrets.token_urlsafe(12), person, order)
        self._runs[run.id] = run
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play_all(), name="trials")
        return run

    def seen(self, trial_id: str, person: PersonId) -> TrialRun:
        """A trial of that person."""
        run = self._runs.get(trial_id)
        if run is None or run.person != person:
            raise Problem(404, "unknown-trial")
        run.seen = monotonic()
        return run

    def give_up(self, run: TrialRun) -> None:
        """Nobody wants to know any more."""
        self._runs.pop(run.id, None)
        if self._played is run:
            self._kill()

    async def stop(self) -> None:
        self._runs.clear()
        self._kill()
        if self._task is not None:
            await cancel_and_wait(self._task, "trials")

    async def _play_all(self) -> None:
        while (run := next((run for run in self._runs.values() if not run.is_over), None)) is not None:
            self._played = run
            try:
                await self._play(run)
            except (OSError, ValueError):
                log.exception("trial-lost")
            finally:
                self._kill()
                self._played = None
            if not run.is_over:
                run.trouble = "lost"

    async def _play(self, run: TrialRun) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", WORKER, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(run.order).encode() + b"\n")
        await self._process.stdin.drain()
        while line := await self._process.stdout.readline():
            told = json.loads(line)
            run.done = told.get("done", run.done)
            run.report = told.get("report")
            run.trouble, run.seconds = told.get("trouble"), told.get("seconds")
        await self._process.wait()

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _forget_old(self) -> None:
        oldest = monotonic() - KEPT_SECONDS
        for run in [run for run in self._runs.values() if run.is_over and run.seen < oldest]:
            del self._runs[run.id]
