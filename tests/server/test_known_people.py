"""What a node remembers of people: never older than what it was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from roundhouse.server.live.channels import MemoryChannels
from roundhouse.server.people.known import KEPT_SECONDS, KnownPeople
from roundhouse.server.storage import people
from roundhouse.server.storage.people import Person

pytestmark = pytest.mark.anyio
ADA, ADA_AGAIN = Person("ada", "Ada", None, 1), Person("ada", "Ada", None, 2)


class Silent(MemoryChannels):
    """Channels whose other nodes cannot be heard."""

    is_healthy = True

    @property
    def healthy(self) -> bool:
        return self.is_healthy


class Shared(MemoryChannels):
    """Channels with other nodes behind them."""

    others = True


class Database:
    """What is stored, how often it was asked, and what happens while it answers."""

    def __init__(self) -> None:
        self.stored = {"ada": ADA}
        self.asked = 0
        self.meanwhile: Any = lambda: None

    async def find_all(self, _: object, ids: Iterable[str]) -> dict[str, Person]:
        self.asked += 1
        found = {number: self.stored[number] for number in ids if number in self.stored}
        self.meanwhile()
        return found


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    made = Database()
    monkeypatch.setattr(people, "find_all", made.find_all)
    return made


async def test_somebody_is_asked_for_once_until_something_has_changed(database: Database) -> None:
    known = KnownPeople(None, MemoryChannels())
    assert await known.find("ada") == await known.find("ada") == ADA
    assert await known.names(["ada", "nobody"]) == {"ada": "Ada", "nobody": ""}
    assert await known.find("nobody") is None
    assert database.asked == 2
    database.stored["ada"] = ADA_AGAIN
    known.forget("ada")
    assert await known.find("ada") == ADA_AGAIN


async def test_an_answer_that_was_overtaken_by_news_is_not_remembered(database: Database) -> None:
    known = KnownPeople(None, MemoryChannels())

    def log_out() -> None:
        database.stored["ada"] = ADA_AGAIN
        known.forget("ada")

    database.meanwhile = log_out
    assert await known.find("ada") == ADA
    database.meanwhile = lambda: None
    assert await known.find("ada") == ADA_AGAIN


async def test_nothing_counts_while_other_nodes_cannot_be_heard(database: Database) -> None:
    channels = Silent()
    known = KnownPeople(None, channels)
    assert await known.find("ada") == ADA
    channels.is_healthy = False
    database.stored["ada"] = ADA_AGAIN
    assert await known.find("ada") == ADA_AGAIN
    del database.stored["ada"]
    assert await known.find("ada") is None


async def test_nothing_counts_for_long_where_another_node_may_have_died_with_its_news(database: Database) -> None:
    now = 0.0
    shared, alone = (KnownPeople(None, channels, lambda: now) for channels in (Shared(), MemoryChannels()))
    assert await shared.find("ada") == await alone.find("ada") == ADA
    database.stored["ada"] = ADA_AGAIN
    now = KEPT_SECONDS
    assert await shared.find("ada") == ADA
    now += 1
    assert await shared.find("ada") == ADA_AGAIN
    assert await alone.find("ada") == ADA
    assert database.asked == 3


async def test_a_log_in_may_be_here_before_the_news_of_it(database: Database) -> None:
    known = KnownPeople(None, MemoryChannels())
    assert await known.find("ada", ADA.epoch) == ADA
    database.stored["ada"] = ADA_AGAIN
    assert await known.find("ada", ADA.epoch) == ADA
    assert await known.find("ada", ADA_AGAIN.epoch) == ADA_AGAIN
    assert database.asked == 2
