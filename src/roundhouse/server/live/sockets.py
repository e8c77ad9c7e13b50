"""The sockets that are open on this node, and who is behind them."""

from __future__ import annotations

import asyncio

from roundhouse.server import metrics
from roundhouse.server.live.channels import Channels
from roundhouse.server.live.news import PresenceNews


class Connection:
    """One open table in one browser: what it has to be told next."""

    __slots__ = ("address", "answers", "game", "logged_out", "person", "presence", "renew", "some", "table")

    def __init__(self, game: str, person: str | None, address: str) -> None:
        self.game = game
        self.person = person
        self.address = address
        self.some = asyncio.Event()  # there is something to send
        self.table = True
        self.presence = False
        self.renew = False  # what this person wants to see may have changed
        self.logged_out = False
        self.answers: list[bytes] = []

    def wake(self) -> None:
        self.table = True
        self.some.set()

    def answer(self, message: bytes) -> None:
        self.answers.append(message)
        self.some.set()


class Sockets:
    """All connections of this node."""

    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self._by_game: dict[str, set[Connection]] = {}
        self._by_address: dict[str, int] = {}

    def add(self, connection: Connection) -> None:
        self._by_game.setdefault(connection.game, set()).add(connection)
        self._by_address[connection.address] = self.from_address(connection.address) + 1
        metrics.SOCKETS.inc()
        self._announce(connection.game)

    def remove(self, connection: Connection) -> None:
        others = self._by_game[connection.game]
        others.discard(connection)
        if not others:
            del self._by_game[connection.game]
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]
        metrics.SOCKETS.dec()
        self._announce(connection.game)

    def from_address(self, address: str) -> int:
        return self._by_address.get(address, 0)

    def presence_changed(self, game: str) -> None:
        for connection in self._by_game.get(game, ()):
            connection.presence = True
            connection.some.set()

    def person_changed(self, person: str, log_out: bool) -> None:
        """Somebody was renamed, or is to be asked again who they are."""
        for game, connections in self._by_game.items():
            if any(connection.person == person for connection in connections):
                self.presence_changed(game)
            for connection in connections:
                if connection.person == person:
                    connection.renew, connection.logged_out = True, connection.logged_out or log_out
                    connection.wake()

    def announce_all(self) -> None:
        """Say again who is here, so that other nodes do not forget."""
        for game in tuple(self._by_game):
            self._announce(game)

    def _announce(self, game: str) -> None:
        here = self._by_game.get(game, ())
        people = tuple(sorted({connection.person for connection in here if connection.person is not None}))
        watching = sum(connection.person is None for connection in here)
        self._channels.publish(PresenceNews(game, self._channels.node, people, watching))
