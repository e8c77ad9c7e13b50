"""Decides who is told that a game waits for them: after a while, unless they have it open, not in their quiet time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from roundhouse.match import entries as kinds
from roundhouse.match.entries import Entry
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.status import CLOSED, FINISHED, RUNNING
from roundhouse.match.waits import asked, deciders
from roundhouse.server.clock import now
from roundhouse.server.ids import new_id
from roundhouse.server.nudges.carrier_process import CarrierProcess
from roundhouse.server.nudges.reasons import ASKED, TURN
from roundhouse.server.storage import nudges
from roundhouse.server.storage.deliveries import LEASE
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.storage.journal import Nudge, Nudging
from roundhouse.server.storage.nudges import Due

MOST_AT_ONCE = 200
OPEN_TIMES = 10  # whoever has the table open is told so many times later
PART_OF_TIME_LEFT = 4  # and with a clock, when a quarter of the time is over at the latest
REFRESH_SECONDS = 30.0
log = logging.getLogger("roundhouse.nudger")


class Nudger:
    """One task per node; several nodes may look at the same nudges, and the database decides who was first."""

    def __init__(
        self,
        engine: Any,
        carrier: CarrierProcess,
        is_present: Callable[[TableId, PersonId], bool],
        seconds: float,
        look_seconds: float,
    ) -> None:
        self._engine = engine
        self._carrier = carrier
        self._is_present = is_present
        self._after = round(seconds * 1000)
        self._look_seconds = look_seconds
        self._wanting: frozenset[PersonId] = frozenset()  # who wants to be told; may hold somebody who no longer does
        self._refreshed_at = float("-inf")

    def of(self, before: Match | None, entries: Sequence[Entry], after: Match) -> Nudging | None:
        """What is to be stored with these entries, so that nobody is forgotten; None if it concerns nobody."""
        people = self._wanting & after.people
        if before is not None:
            people |= self._wanting & before.people
        if not people:
            return None
        is_over = after.status in (FINISHED, CLOSED)
        acted = {_actor(entry, after) for entry in entries if entry.kind not in (kinds.CHAT, kinds.MUTED)}
        due_at = after.at + self._after
        deadline = after.deadline()
        if deadline is not None:
            due_at = min(due_at, after.at + max(0, deadline - after.at) // PART_OF_TIME_LEFT)
        begun = [
            Nudge(person, reason, after.at, due_at)
            for reason, waited in ((TURN, deciders), (ASKED, asked))
            for person in (waited(after) - (frozenset() if before is None else waited(before))) & people
        ]
        return Nudging(() if is_over else tuple(begun), tuple(sorted(people & acted)), is_over)

    def look_again(self) -> None:
        """Somebody may want to be told now who did not before."""
        self._refreshed_at = float("-inf")

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except StorageGone:
                log.warning("storage-gone")
            except Exception as error:  # a mistake of ours; the next round is tried all the same
                log.error("nudger-broke", exc_info=error)
            await asyncio.sleep(self._look_seconds)

    async def refresh(self) -> None:
        """Ask who wants to be told."""
        self._refreshed_at = asyncio.get_running_loop().time()
        self._wanting = await nudges.people_with_addresses(self._engine)

    async def once(self) -> None:
        """Decide all that is due."""
        if asyncio.get_running_loop().time() - self._refreshed_at > REFRESH_SECONDS:
            await self.refresh()
        while found := await nudges.due(self._engine, now(), MOST_AT_ONCE):
            await self._decide(found)
        if await nudges.is_anything_due(self._engine, now(), LEASE):
            await self._carrier.poke()

    async def _decide(self, found: list[Due]) -> None:
        at = now()
        tell: list[tuple[Due, str]] = []
        drop: list[Due] = []
        postpone: list[tuple[Due, int]] = []
        for one in found:
            later = self._not_before(one, at)
            if one.status != RUNNING or one.person not in msgspec.json.decode(one.summary)["waits"]:
                drop.append(one)
            elif later is not None:
                postpone.append((one, later))
            else:
                tell.append((one, new_id()))
        await nudges.settle(self._engine, tell, drop, postpone, at)

    def _not_before(self, one: Due, at: int) -> int | None:
        """Until when not to tell somebody; None: now."""
        quiet = one.quiet and one.quiet.until(at)
        if one.away_until is not None or quiet is not None:
            return max(one.away_until or 0, quiet or 0)
        told = one.since + OPEN_TIMES * self._after
        return told if at < told and self._is_present(one.table_id, one.person) else None


def _actor(entry: Entry, match: Match) -> PersonId | None:
    """Who did something; a move that a clock or a rule made counts as that of who holds the seat."""
    person: PersonId | None = entry.payload.get("person")
    if person is None and entry.kind == kinds.MOVED and entry.seat is not None:
        return match.holders[entry.seat].person
    return person
