"""`roundhouse balance`, as a person uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.games.lilliput.box.landscapes import landscape_text, named_landscape
from roundhouse.games.tickets.box.board_text import board_text
from roundhouse.games.tickets.box.random_boards import random_board


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(board_text(random_board(8, 12, 2).to_data()), "utf-8")
    return path


def test_a_board_is_judged(run, board):
    ran = run("balance", board, "--games", "31", "--bot", "greedy")

    assert (ran.code, ran.err) == (0, "")
    assert "Random 8: 31 games between greedy bots" in ran.out
    assert "A player scores" in ran.out


def test_the_report_as_json_alone(run, board):
    ran = run("balance", board, "--games", "2", "--bot", "greedy", "--json", "-")

    told = json.loads(ran.out)
    assert (told["format"], told["map"], told["games"], told["players"]) == ("roundhouse-balance", "Random 8", 2, 2)


def test_a_landscape_is_known_by_what_stands_in_it(run, tmp_path):
    path = tmp_path / "land.toml"
    path.write_text(landscape_text(named_landscape("separated")), "utf-8")

    ran = run("balance", path, "--games", "1", "--bot", "greedy", "--json", "-")

    assert json.loads(ran.out)["game"] == "lilliput"


def test_a_map_of_the_box_by_its_name(run):
    ran = run("balance", "usa", "--games", "1", "--bot", "greedy", "--players", "3", "--json", "-")

    assert json.loads(ran.out)["players"] == 3


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("name = 'x'\n", (), "neither a board nor a landscape"),
        ("name = ", (), "not a TOML file"),
        ("cities = []\nroutes = 1\n", (), "routes: "),
        (None, (), "no such file"),
        ("usa", ("--players", "6"), "players: 6 is not a whole number from 2 to 5"),
        ("usa", ("--games", "0"), "games: must be at least 1"),
        ("usa", ("--bot", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_judged_is_told_in_lines(run, tmp_path, text, options, message):
    path = tmp_path / "x.toml"
    if text not in (None, "usa"):
        path.write_text(text, "utf-8")

    ran = run("balance", "usa" if text == "usa" else path, *options)

    assert ran.code == 2
    assert message.lower() in ran.err.lower()
    assert "Traceback" not in ran.err
