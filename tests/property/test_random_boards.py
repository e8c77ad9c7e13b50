"""Random boards: whatever the seed, they are sound, hold together, can be drawn, and games on them come to an end."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import roundhouse as rh
from oracles.crossings import crossings, overlaps, parts_of
from roundhouse.games.tickets.box.board import board_from_data, board_in_file, checked_board, usa_board
from roundhouse.games.tickets.box.board_text import board_text
from roundhouse.games.tickets.box.colours import COLOURS
from roundhouse.games.tickets.box.components import standard_components, why_endless
from roundhouse.games.tickets.box.quality import PARTS, quality
from roundhouse.games.tickets.box.random_boards import GOOD, random_board
from roundhouse.games.tickets.box.spaces import CAR, places_of, spaces_of
from roundhouse.kernel.errors import InvalidOption
from roundhouse.sim.playing import Fixture, RunSettings, play_game

LEAN = 24
ALL = 1000


def wanted(number: int) -> tuple[int, int, int]:
    """Seed, cities and players, all sizes among the first few."""
    return number, 10 + number * 7 % 51, 2 + number % 4


def check(number: int) -> None:
    """Everything that holds for every random board."""
    seed, cities, players = wanted(number)
    board = random_board(seed, cities, players)
    data = board.to_data()
    assert checked_board(data, "random") == data
    assert len(board.cities) == cities
    assert len(board.tickets) >= players * standard_components().tickets
    assert why_endless(board, standard_components()) is None
    assert quality(board, players)["total"] >= GOOD
    lines = [(route["a"], route["b"]) for route in data["routes"]]
    points = {city.id: place for city, place in zip(board.cities, places_of(board), strict=True)}
    assert parts_of(points, lines) == 1
    assert crossings(points, lines) == []
    rectangles = [
        [(space.x, space.y, space.east, space.south, space.half, CAR / 2) for space in spaces]
        for spaces in spaces_of(board)
    ]
    for one, two in combinations(range(len(rectangles)), 2):
        assert not any(overlaps(a, b) for a in rectangles[one] for b in rectangles[two]), (number, one, two)
    colours = [sum(r.length for r in board.routes if r.colour == colour) for colour in COLOURS]
    assert max(colours) - min(colours) <= 6
    play(data, players, number)


def play(data: dict[str, object], players: int, seed: int) -> None:
    """Players who aim at something come to the last round, not to a stop by passing."""
    game = rh.game("tickets")
    state = game.start(players=players, seed=seed, board=data)
    run = RunSettings(game.name, {"board": data})
    play_game(run, Fixture(seed, ("greedy",) * players, rh.seed_bytes(seed)), state)
    assert state.view(None)["final_turns_left"] == 0


@pytest.mark.parametrize("number", range(LEAN))
def test_random_boards_are_sound_and_can_be_drawn_and_played(number: int) -> None:
    check(number)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(LEAN, ALL, 61))
def test_a_thousand_random_boards(first: int) -> None:
    for number in range(first, min(first + 61, ALL)):
        check(number)


def test_the_same_seed_makes_the_same_board() -> None:
    assert random_board(3, 20, 3).digest == random_board(3, 20, 3).digest
    assert random_board(3, 20, 3).digest != random_board(4, 20, 3).digest


def test_a_board_is_the_same_on_every_machine() -> None:
    assert random_board(1).digest.startswith("d91dd73eb786f860")


def test_the_usual_board_scores_high() -> None:
    parts = quality(usa_board())

    assert parts["total"] > 90
    assert min(parts[part] for part in PARTS) > 0.75


def test_each_part_of_the_measure_sees_its_fault() -> None:
    sound = random_board(5, 20, 4).to_data()
    at = quality(random_board(5, 20, 4), 4)

    def spoilt(**changes: object) -> dict[str, float]:
        return quality(board_from_data({**sound, **changes}), 4)

    routes = sound["routes"]
    red = [{**route, "colour": "red"} for route in routes]
    alike = [{**route, "length": 3} for route in routes]
    cheap = [{**ticket, "points": 100} for ticket in sound["tickets"]]
    heap = [{**city, "x": 0.5 + city["x"] / 10, "y": city["y"] / 10} for city in sound["cities"]]
    loose = [*sound["cities"], {"id": "zzz", "name": "Zzz", "x": 0, "y": 0}]
    assert spoilt(routes=red)["colours"] < at["colours"]
    assert spoilt(routes=alike)["lengths"] == 0
    assert spoilt(tickets=cheap)["tickets"] < at["tickets"]
    assert spoilt(cities=heap)["drawing"] < 0.5
    assert spoilt(cities=loose)["ways"] < at["ways"]
    assert spoilt(cars=45)["supply"] < at["supply"]


def test_a_board_written_down_is_the_same_board(tmp_path: Path) -> None:
    data = {**random_board(9, 12, 2).to_data(), "name": 'Čára "x" \\ y'}

    assert board_in_file(board_text(data, ["a remark"]), "own.toml") == data


@pytest.mark.parametrize(("cities", "players"), [(9, 2), (61, 2), (20, 1), (20, 6)])
def test_what_cannot_be_made_is_refused(cities: int, players: int) -> None:
    with pytest.raises(InvalidOption, match="is not a whole number from"):
        random_board(1, cities, players)
