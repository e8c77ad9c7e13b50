"""What games between bots say about a map: the figures are those of the games, and every finding can be provoked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.games.lilliput.box.landscapes import landscape_of
from roundhouse.games.tickets.box.board import board_from_data
from roundhouse.games.tickets.box.random_boards import random_board
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.sim.balance import FEW, Trial, balance, report
from roundhouse.sim.map_judge import Judged
from roundhouse.sim.playing import Outcome

BOARD = random_board(8, 12, 2).to_data()
LANDSCAPE = landscape_of("separated").to_data()
ALL_ROUTES = [route.id for route in board_from_data(BOARD).routes]
FIRST = board_from_data(BOARD).tickets[0]


def games(facts: Callable[[int], dict[str, Any]], wins: Callable[[int], int], number: int = 40) -> list[Judged]:
    """Games as somebody might have played them: `wins` says which seat won, seat 0 begins."""
    return [
        Judged(
            Outcome(
                index, (50, 40) if wins(index) == 0 else (40, 50), (1, 2) if wins(index) == 0 else (2, 1), 60, ((), ())
            ),
            0,
            facts(index),
        )
        for index in range(number)
    ]


def board_facts(routes: list[str], tickets: list[list[Any]], passed: bool = False) -> dict[str, Any]:
    return {"routes": routes, "tickets": tickets, "passed": passed}


def land_facts(sides: list[list[Any]], tiles: list[list[Any]], joined: list[list[int]]) -> dict[str, Any]:
    return {"tiles": tiles, "joined": joined, "sides": sides}


def codes(trial: Trial, judged: list[Judged]) -> dict[str, list[str]]:
    """The findings: by code, all places."""
    found: dict[str, list[str]] = {}
    for finding in report(trial, judged)["findings"]:
        found.setdefault(finding["code"], []).extend(finding["places"])
    return found


def fair(index: int) -> int:
    return index % 2


def test_a_board_played_by_bots_gives_the_same_report_whatever_the_workers() -> None:
    trial = Trial("tickets", BOARD, 2, 6, "greedy", seed=4)
    seen: list[int] = []

    one = balance(trial, 1, seen.append)

    assert balance(trial, 2) == one
    assert seen[-1] == 6
    assert sum(entry["win_share"] for entry in one["turns"]) == pytest.approx(1, abs=1e-3)
    assert {entry["id"] for entry in one["parts"]["routes"]} == set(ALL_ROUTES)
    assert one["findings"] == []  # of six games nothing is said
    assert balance(Trial("tickets", BOARD, 2, 6, "greedy", seed=5)) != one


def test_a_landscape_played_by_bots() -> None:
    told = balance(Trial("lilliput", LANDSCAPE, 2, 2, "greedy"))

    assert sum(entry["drafted"] for entry in told["parts"]["sides"]) == 4  # two companies in each game
    assert all(0 < cell["laid"] <= 1 for cell in told["parts"]["cells"])
    assert {tuple(tile["at"]) for tile in told["parts"]["tiles"]} <= {tuple(t["at"]) for t in LANDSCAPE["tiles"]}


def test_gulliver_is_told_of_where_somebody_plays_alone() -> None:
    told = balance(Trial("lilliput", LANDSCAPE, 1, 1, "greedy"))

    assert set(told["automaton"]) == {"mean_score", "win_share"}


def test_routes_that_nobody_takes_and_those_that_everybody_does() -> None:
    found = codes(Trial("tickets", BOARD, 2), games(lambda _: board_facts(ALL_ROUTES[3:], []), fair))

    assert "linstead-amberbarrow" in found["route-never"]
    assert set(found["route-always"]).isdisjoint(found["route-never"])
    assert "dunmouth-selton" in found["route-always"]
    assert all(not place.endswith((".1", ".2")) for place in found["route-always"])  # a double cannot be doubled


def test_a_corner_where_nobody_goes() -> None:
    away = [name for name in ALL_ROUTES if "alderminster" not in name]

    assert codes(Trial("tickets", BOARD, 2), games(lambda _: board_facts(away, []), fair))["city-dead"] == [
        "alderminster"
    ]


@pytest.mark.parametrize(
    ("completed", "won", "code"),
    [
        (lambda i: i % 3 == 0, fair, "ticket-hard"),
        (lambda _: True, lambda _: 0, "ticket-easy"),
        (lambda _: True, lambda _: 1, "ticket-poor"),
    ],
)
def test_tickets_that_are_not_worth_what_they_take(completed: Any, won: Any, code: str) -> None:
    found = codes(
        Trial("tickets", BOARD, 2), games(lambda i: board_facts(ALL_ROUTES, [[FIRST.id, completed(i), 0]]), won)
    )

    assert {name for name in found if name.startswith("ticket")} == {code}
    assert found[code] == [FIRST.id]


def test_a_ticket_that_is_as_good_as_others_is_left_alone() -> None:
    found = codes(Trial("tickets", BOARD, 2), games(lambda _: board_facts(ALL_ROUTES, [[FIRST.id, True, 0]]), fair))

    assert not any(name.startswith("ticket") for name in found)


def test_a_ticket_that_nobody_can_complete() -> None:
    loose = {**BOARD, "cities": [*BOARD["cities"], {"id": "far", "name": "Far", "x": 0.0, "y": 0.0}]}
    loose["tickets"] = [*BOARD["tickets"], {"a": "far", "b": BOARD["cities"][0]["id"], "points": 9}]
    name = board_from_data(loose).tickets[-1].id

    found = codes(Trial("tickets", loose, 2), games(lambda _: board_facts(ALL_ROUTES, [[name, False, 0]]), fair))

    assert found["ticket-impossible"] == [name]


def test_games_that_end_by_passing() -> None:
    found = codes(Trial("tickets", BOARD, 2), games(lambda i: board_facts(ALL_ROUTES, [], passed=i < 4), fair))

    assert "passed" in found


def test_whoever_begins_wins_too_often() -> None:
    told = report(Trial("tickets", BOARD, 2), games(lambda _: board_facts(ALL_ROUTES, []), lambda i: int(i % 5 == 0)))

    assert {
        (finding["code"], finding["params"]["turn"]) for finding in told["findings"] if "turn" in finding["code"]
    } == {
        ("turn-strong", 1),
        ("turn-weak", 2),
    }
    assert told["turns"][0]["win_share"] == 0.8


def test_few_games_say_nothing() -> None:
    judged = games(lambda _: board_facts([], []), lambda _: 0, FEW - 1)

    assert report(Trial("tickets", BOARD, 2), judged)["findings"] == []


def test_sides_that_nobody_drafts_and_those_that_win() -> None:
    judged = games(lambda _: land_facts([["N", 0], ["E", 1]], [], []), lambda i: int(i % 5 == 0))

    found = codes(Trial("lilliput", LANDSCAPE, 2), judged)

    assert found["side-never"] == ["S", "W"]
    assert (found["side-strong"], found["side-weak"]) == (["N"], ["E"])


def test_tiles_that_nobody_uses_and_quarters_that_stay_empty() -> None:
    far = [[0, number, "CH-A"] for number in range(2, 6)]
    river = next(tuple(tile["at"]) for tile in LANDSCAPE["tiles"] if tile["tile"] == "river")
    judged = games(lambda _: land_facts([], [*far, [*river, "CH-B"]], []), fair)

    found = codes(Trial("lilliput", LANDSCAPE, 2), judged)

    assert f"{river[0]},{river[1]}" not in found["tile-never"]
    assert len(found["tile-never"]) == sum(tile["tile"] == "river" for tile in LANDSCAPE["tiles"]) - 1
    assert "N" not in found["quarter-dead"]
    assert "S" in found["quarter-dead"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"games": 0}, "must be at least 1"),
        ({"games": 1001}, "must be at most 1000"),
        ({"bot": "nobody"}, "nobody"),
        ({"players": 5}, "5 players"),
    ],
)
def test_what_cannot_be_tried_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(RoundhouseError, match=message):
        Trial(**{"game": "tickets", "value": BOARD, "players": 2, **given}).check()
