"""`roundhouse show`: whatever can be looked at, of any game, in the terminal and as a drawing."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import roundhouse as rh

BOARD = Path(__file__).parents[2] / "boards" / "islands.toml"


@pytest.fixture(params=rh.game_names())
def saved(request, run, tmp_path) -> Path:
    path = tmp_path / "evening.rh.json"
    assert run("play", request.param, "--players", "greedy,random", "--seed", 4, "--save", path).code == 0
    return path


def drawing(path: Path) -> str:
    svg = path.read_text("utf-8")
    assert ElementTree.fromstring(svg).tag.endswith("svg")  # noqa: S314  # our own
    return svg


def test_a_record_is_shown_with_its_players(run, saved):
    ran = run("show", saved)

    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > 15
    for name in ("greedy", "random"):
        assert name in ran.out


def test_a_position_is_shown_in_the_language_that_is_asked_for(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(rh.game("tickets").start(3, 1).to_dict()))

    assert "Player 3" in run("show", path).out
    assert "Joueur 3" in run("show", path, "--language", "fr").out


def test_nobody_sees_a_hand(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(rh.game("tickets").start(2, 1).to_dict()))

    assert "Your hand" not in run("show", path).out


def test_a_table_is_drawn_by_day_by_night_and_as_the_system_has_it(run, saved, tmp_path):
    drawn = {}
    for theme in ("light", "dark", ""):
        out = tmp_path / f"{theme}.svg"
        assert run("show", saved, "--svg", out, *(["--theme", theme] if theme else [])).code == 0
        drawn[theme] = drawing(out)
    assert len(set(drawn.values())) == 3
    assert "prefers-color-scheme" in drawn[""] or "light-dark(" in drawn[""]


def test_a_board_for_ticket_to_ride_is_shown_and_drawn(run, tmp_path):
    shown, out = run("show", BOARD), tmp_path / "board.svg"

    assert (shown.code, shown.err) == (0, "")
    assert run("show", BOARD, "--svg", out).code == 0
    for name in ("Ash", "Fir"):
        assert name in shown.out
        assert f">{name}<" in drawing(out)


def test_mistakes_in_a_board_are_named(run, tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text("cities = []")

    ran = run("show", path)

    assert ran.code == 2
    assert f"roundhouse: {path}: cities: must be a list with at least one entry\n" in ran.err


def test_a_file_of_a_game_that_is_not_there_is_refused(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text('{"game": "chess"}')

    assert "there is no game" in run("show", path).err
