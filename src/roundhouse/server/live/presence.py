"""Who has a table open, on all nodes together."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.live.news import PresenceNews

FORGET_SECONDS = 60.0  # a node that says nothing for so long is gone, and its people with it
REPEAT_SECONDS = 20.0


class Present(NamedTuple):
    """People at a table, and how many watch without a name."""

    people: list[PersonId]
    watching: int


class Presence:
    """What each node has said of each table."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._said: dict[TableId, dict[str, tuple[float, PresenceNews]]] = {}
        self._merged: dict[TableId, Present] = {}  # of all nodes

    def hear(self, news: PresenceNews) -> bool:
        """Whether that is something new, and not just said again."""
        nodes = self._said.setdefault(news.table_id, {})
        _, before = nodes.get(news.node, (0.0, None))
        if news.people or news.watching:
            nodes[news.node] = (self._clock(), news)
        else:
            nodes.pop(news.node, None)
            if not nodes:
                del self._said[news.table_id]
        if news == before:
            return False
        self._merged.pop(news.table_id, None)
        return True

    def forget_silent(self) -> list[TableId]:
        """Forget what was said by nodes that have gone without a word; returns the tables that it was about."""
        oldest = self._clock() - FORGET_SECONDS
        silent = [
            (table_id, node) for table_id, nodes in self._said.items() for node, (at, _) in nodes.items() if at < oldest
        ]
        for table_id, node in silent:
            del self._said[table_id][node]
            self._merged.pop(table_id, None)
            if not self._said[table_id]:
                del self._said[table_id]
        return [table_id for table_id, _ in silent]

    def of(self, table_id: TableId) -> Present:
        """Who has a table open; the same object as long as nothing has changed."""
        found = self._merged.get(table_id)
        if found is None:
            said = [news for _, news in self._said.get(table_id, {}).values()]
            people = sorted({person for news in said for person in news.people})
            found = Present(people, sum(news.watching for news in said))
            if said:
                self._merged[table_id] = found
        return found

    def is_watched(self, table_id: TableId) -> bool:
        """Whether anybody has it open, on whatever node."""
        people, watching = self.of(table_id)
        return bool(people or watching)

    def is_present(self, table_id: TableId, person: PersonId) -> bool:
        """Whether somebody has a table open, on whatever node."""
        return person in self.of(table_id).people
