"""What people are called now: asked of the database once, and again when somebody was renamed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from roundhouse.server.storage import people

LONGEST = 40
KEPT = 20_000


def tidy_name(text: str) -> str | None:
    """A name as it is shown: printable, single spaces, not empty; None if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return name if 0 < len(name) <= LONGEST and name.isprintable() else None


class Names:
    """The names of people by their ids."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._known: dict[str, str] = {}

    async def of(self, ids: Iterable[str]) -> dict[str, str]:
        """Their names; that of somebody who was deleted is empty."""
        wanted = set(ids)
        missing = wanted - self._known.keys()
        if missing:
            if len(self._known) > KEPT:
                self._known.clear()
                missing = wanted
            self._known.update(await people.names_of(self._engine, missing))
        return {person: self._known.get(person, "") for person in wanted}

    def forget(self, person: str) -> None:
        self._known.pop(person, None)

    def forget_all(self) -> None:
        self._known.clear()
