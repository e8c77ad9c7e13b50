"""Who people are now: asked of the database once, and again when anything about somebody has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any

from roundhouse.match.ids import PersonId
from roundhouse.server.live.channels import Channels
from roundhouse.server.storage import people
from roundhouse.server.storage.people import Person

KEPT = 20_000
KEPT_SECONDS = 30.0  # where there are other nodes: one may have died before it told what it had changed


class KnownPeople:
    """People by their ids, as they are in the database; None for somebody who was deleted.

    Whoever changes something tells all nodes (PersonNews), and they forget it. While news cannot be heard, nothing that
    was known counts; and as news of another node may be lost with it, nothing counts for long.
    """

    def __init__(self, engine: Any, channels: Channels, clock: Callable[[], float] = monotonic) -> None:
        self._engine = engine
        self._channels = channels
        self._clock = clock
        self._known: dict[PersonId, Person | None] = {}
        self._known_since = clock()
        self.changes = 0  # counted: as long as it is the same, so are all names that were told

    async def find(self, person: PersonId, epoch: int = 0) -> Person | None:
        """Somebody whose log-in of that epoch is to be checked: it may be here before the news of it."""
        is_old = self._channels.others and self._clock() - self._known_since > KEPT_SECONDS
        if is_old or not self._channels.healthy:
            self.forget_all()
        known = self._known.get(person)
        if known is not None and known.epoch < epoch:
            self.forget(person)
        return (await self._all({person}))[person]

    async def names(self, ids: Iterable[PersonId]) -> dict[PersonId, str]:
        """What they are called; that of somebody who was deleted is empty."""
        found = await self._all(set(ids))
        return {number: "" if person is None else person.name for number, person in found.items()}

    def forget(self, person: PersonId) -> None:
        self.changes += 1
        self._known.pop(person, None)

    def forget_all(self) -> None:
        self.changes += 1
        self._known.clear()
        self._known_since = self._clock()

    async def _all(self, wanted: set[PersonId]) -> dict[PersonId, Person | None]:
        known = self._known
        if wanted <= known.keys():
            return {person: known[person] for person in wanted}
        changes = self.changes
        found: dict[PersonId, Person | None] = {**dict.fromkeys(wanted), **await people.find_all(self._engine, wanted)}
        if changes == self.changes:  # else it may be older than what was heard meanwhile
            if len(known) > KEPT:
                known.clear()
            known.update(found)
        return found
