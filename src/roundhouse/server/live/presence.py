"""Who has a table open, on all nodes together."""

from __future__ import annotations

from time import monotonic

from roundhouse.server.live.news import PresenceNews

FORGET_SECONDS = 60.0  # a node that says nothing for so long is gone, and its people with it
REPEAT_SECONDS = 20.0


class Presence:
    """What each node has said of each table."""

    def __init__(self) -> None:
        self._said: dict[str, dict[str, tuple[float, PresenceNews]]] = {}

    def heard(self, news: PresenceNews) -> bool:
        """Whether that is something new, and not just said again."""
        nodes = self._said.setdefault(news.game, {})
        at, before = nodes.get(news.node, (0.0, None))
        if news.people or news.watching:
            nodes[news.node] = (monotonic(), news)
        else:
            nodes.pop(news.node, None)
            if not nodes:
                del self._said[news.game]
        return news != before or at < monotonic() - FORGET_SECONDS

    def of(self, game: str) -> tuple[list[str], int]:
        """People at a table, and how many watch without a name."""
        oldest = monotonic() - FORGET_SECONDS
        said = [news for at, news in self._said.get(game, {}).values() if at > oldest]
        return sorted({person for news in said for person in news.people}), sum(news.watching for news in said)

    def is_watched(self, game: str) -> bool:
        """Whether anybody has it open, on whatever node."""
        people, watching = self.of(game)
        return bool(people or watching)
