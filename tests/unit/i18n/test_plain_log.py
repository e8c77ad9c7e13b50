"""The log of a game that declares none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.i18n import catalogue as catalogues
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import PlainLog

TEXTS = """
whist-log-card-dealt = { $who } { $you ->
    [yes] get
   *[no] gets
} { $card ->
    [none] a card
   *[other] { $card }
}.
whist-log-turn-began = { "" }
whist-card-k = the king
"""


@dataclass(frozen=True, slots=True)
class CardDealt(rh.Event):
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TrickTaken(rh.Event):
    seat: int
    cards: tuple[str, ...]
    trump: str | None


@dataclass(frozen=True, slots=True)
class TurnBegan(rh.Event):
    seat: int


@dataclass(frozen=True, slots=True)
class AllPassed(rh.Event):
    pass


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlainLog]:
    file = tmp_path / "words.ftl"
    file.write_text(TEXTS, "utf-8")
    own = catalogues.text_files("en")
    monkeypatch.setattr(catalogues, "text_files", lambda _: [*own, file])
    catalogues._load.cache_clear()
    yield PlainLog("whist", Catalogue("en", strict=True), {}, ["Ada", "Ben"], rh.Seat(0))
    catalogues._load.cache_clear()


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (CardDealt(0, "k"), ["You get the king."]),
        (CardDealt(1, None), ["Ben gets a card."]),
        (TurnBegan(0), []),
        (TrickTaken(1, ("k", "seven"), None), ["Ben: trick taken: cards k, seven"]),
        (AllPassed(), ["all passed"]),
    ],
)
def test_events_are_told_by_their_text_or_by_their_name(log: PlainLog, event: rh.Event, lines: list[str]) -> None:
    assert [line.text for line in log.lines([event])] == lines


def test_values_have_the_names_that_the_game_gives_them(log: PlainLog) -> None:
    told = log.lines([CardDealt(0, "k"), AllPassed()])

    assert [line.seat for line in told] == [0, None]
    assert log.settled([AllPassed()]) == 1
