"""A deed of 18Lilliput is one line, with what it cost and what came of it."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.games.lilliput.events import (
    CardTaken,
    CompanyFounded,
    GulliverDrew,
    MarkerMoved,
    MoneyMoved,
    OfferAnswered,
    RoundBegan,
    RunningBegan,
    SharesSold,
    StationPlaced,
    TileLaid,
    TrainMoved,
    TrainsRan,
    TurnBegan,
)
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.lilliput.log import LilliputLog
from roundhouse.i18n.log import LogLine

ADA, BEN = rh.Seat(0), rh.Seat(1)
DASH, MINUS, QUOTE = "\N{EN DASH}", "\N{MINUS SIGN}", "\N{RIGHT SINGLE QUOTATION MARK}"
HARD = "\N{NO-BREAK SPACE}"
VIEW = rh.game("lilliput").start(2, 1).view(None)
ROUTE = {"train": "3", "stops": [[0, -1, 30], [0, 0, 30]], "revenue": 60}
OLD_ROUTE = {"train": "2*", "stops": [[0, -1, 30], [1, -1, 10]], "revenue": 20}
RUN = TrainsRan("red", 80, (ROUTE, OLD_ROUTE), 1)
PAID = [
    MoneyMoved("bank", "seat 0", 48, "dividend"),
    MoneyMoved("bank", "seat 1", 8, "dividend"),
    MarkerMoved("red", 60, 65, ("top", 2), ("top", 3)),
]


def log(language: str = "en") -> LilliputLog:
    return LilliputLog("lilliput", Catalogue(language, strict=True), VIEW, ["Ada", "Ben"], ADA)


def told(*events: rh.Event) -> list[str]:
    return [line.text for line in log().lines(events)]


def test_a_run_tells_its_routes_and_who_got_what() -> None:
    assert told(RUN, *PAID) == [
        (
            f"Red ran its 3-train (0,{HARD}{MINUS}1) {DASH} Mildendo for £60 and its obsolete 2-train "
            f"(0,{HARD}{MINUS}1) {DASH} (1,{HARD}{MINUS}1) for £20: £80 in all. Paid out: £48 for you and £8 for Ben. "
            "Share price up to £65."
        )
    ]
    unmoved = MarkerMoved("red", 65, 65, ("top", 3), ("top", 3))
    assert "Share price still £65." in told(TrainsRan("red", 60, (ROUTE,), 2), *PAID[:2], unmoved)[0]
    assert told(TrainsRan("red", 60, (ROUTE,), 2), *PAID)[0].count("Paid out double: £48 for you") == 1
    assert told(*PAID) == ["Paid out: £48 for you and £8 for Ben. Share price up to £65."]


def test_a_run_waits_for_what_becomes_of_it_and_money_for_whom_it_is() -> None:
    taken = CardTaken(BEN, 10, "treasury")
    granted = MoneyMoved("bank", "red", 70, "card")
    assert log().settled([TurnBegan(BEN, 1), RUN]) == 1
    assert log().settled([RUN, *PAID, RUN]) == 4
    assert log().settled([RUN, MoneyMoved("bank", "red", 10, "mine")]) == 0
    assert log().settled([RUN, *PAID, RoundBegan(2, ADA, 8)]) == 5
    assert (log().settled([taken]), log().settled([taken, granted])) == (0, 2)
    assert told(taken) == ["Ben took card 10: money for the treasuries."]
    assert told(taken, granted) == [f"Ben took card 10: £70 for Red{QUOTE}s treasury."]


@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            [
                SharesSold(BEN, "red", 2),
                MoneyMoved("bank", "seat 1", 120, "sale"),
                MarkerMoved("red", 60, 55, ("top", 2), ("top", 1)),
            ],
            "Ben sold 2 shares of Red for £120. Share price down to £55.",
        ),
        (
            [
                MoneyMoved("red", "bank", 100, "train"),
                MoneyMoved("seat 0", "bank", 50, "help"),
                TrainMoved("3", "deck", "red"),
            ],
            "Red bought a 3-train from the deck for £150. You paid £50 of it.",
        ),
        (
            [
                OfferAnswered(BEN, True),
                TrainMoved("2", "red", "pool"),
                MoneyMoved("red", "blue", 90, "train"),
                TrainMoved("3", "blue", "red"),
            ],
            "Ben agreed. Red bought a 3-train from Blue for £90. It gave a 2-train to the pool.",
        ),
        ([TrainMoved("2", "red", "pool")], "Red had too many trains and gave a 2-train to the pool."),
        (
            [MoneyMoved("red", "bank", 40, "station"), StationPlaced("red", (-2, 1), False)],
            f"Red placed a station at ({MINUS}2,{HARD}1) for £40.",
        ),
        (
            [TileLaid("red", (0, 1), "YY-C", 0, None), MoneyMoved("red", "bank", 50, "metropolis")],
            f"Red laid a yellow metropolis tile at (0,{HARD}1). It paid £50 for the metropolis.",
        ),
        ([TileLaid("red", (0, 1), "GC", 0, "YC-S")], f"Red upgraded (0,{HARD}1) to a green city tile."),
        ([TileLaid("red", (0, 1), "CH-A", 0, "SEA")], f"Red laid a harbour tile at (0,{HARD}1)."),
        (
            [
                CompanyFounded(BEN, "teal", 55),
                MoneyMoved("seat 1", "bank", 275, "founding"),
                MarkerMoved("teal", None, 55, None, ("top", 1)),
                MoneyMoved("bank", "teal", 550, "capital"),
            ],
            (
                f"Ben founded Teal at £55 a share and paid £275 for the director{QUOTE}s certificate. "
                "It starts with £550 in its treasury."
            ),
        ),
        ([MoneyMoved("bank", "seat 1", 5, "justiciary")], "The Justiciary brought £5 for Ben."),
        (
            [
                GulliverDrew("C", "end", "2,1 S", "loose-end", 2),
                TileLaid("yellow", (2, 0), "YP-C", 3, None),
            ],
            (
                f"C: Yellow laid a yellow plain track tile at (2,{HARD}0). Reason: it continues the loose end at "
                f"(2,{HARD}1), south, drawn at random from 2."
            ),
        ),
    ],
)
def test_a_deed_is_one_line(events: list[rh.Event], line: str) -> None:
    assert told(*events) == [line]


def test_rounds_turns_and_running_have_headings_and_the_last_round_is_explained() -> None:
    lines = log().lines([RoundBegan(8, BEN, 8), TurnBegan(BEN, 1), RunningBegan(2)])
    assert [line.kind for line in lines] == ["round", "deed", "turn", "turn"]
    assert lines[0].text == "Round 8 of 8: Ben goes first"
    assert "revenue counts twice" in lines[1].text
    assert len(log().lines([RoundBegan(7, BEN, 8)])) == 1


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "cs"])
def test_companies_and_people_are_found_in_every_language(language: str) -> None:
    def names(line: LogLine) -> dict[str, str]:
        return {f"{kind} {thing}": line.text[start:end] for start, end, kind, thing in line.named}

    (line,) = log(language).lines([RUN, *PAID])
    assert names(line)["company red"] == Catalogue(language).text("lilliput-company-red")
    assert names(line)["seat 1"] == "Ben"
