"""How news reach all nodes: within the process alone, or through Redis (`redis_channels`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from roundhouse.server.ids import new_id
from roundhouse.server.live.news import News


class Channels(ABC):
    """Publishing and hearing of news. What a node publishes it hears itself, at once."""

    def __init__(self) -> None:
        self.node = new_id()
        self.on_news: Callable[[News], None] = lambda _: None
        self.on_gap: Callable[[], None] = lambda: None  # news may have been missed

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    def publish(self, news: News) -> None:
        """Tell all nodes; returns at once."""

    others: bool
    """Whether there may be other nodes; a single one has written all that was written."""

    @property
    @abstractmethod
    def healthy(self) -> bool:
        """Whether other nodes can be heard."""


class MemoryChannels(Channels):
    """A single node."""

    others = False

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def publish(self, news: News) -> None:
        self.on_news(news)

    @property
    def healthy(self) -> bool:
        return True
