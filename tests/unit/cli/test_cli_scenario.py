"""`roundhouse scenario check`, `show` and `random`, as a person uses them."""

from __future__ import annotations

import json

import pytest

from roundhouse.games.lilliput.box.landscapes import SCENARIO_NAMES, landscape_of

WRONG = """tiles = [
  { at = [1, 0], tile = "hills" },
  { at = [2, 0], tile = "printed-city" },
  { at = [2, 0], tile = "swamp" },
]
"""


@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_the_scenarios_pass_the_check(run, name):
    ran = run("scenario", "check", name)

    assert (ran.code, ran.err) == (0, "")
    assert "a valid landscape with" in ran.out
    for side in ("north", "east", "south", "west"):
        assert f"\n{side}: " in ran.out


def test_a_closed_side_is_told(run, tmp_path):
    path = tmp_path / "walled.toml"
    cells = ((2, 0), (1, 1), (1, -1))
    path.write_text("tiles = [" + ", ".join(f'{{at=[{x},{y}], tile="mountain"}}' for x, y in cells) + "]")

    ran = run("scenario", "check", path)

    assert ran.code == 0
    assert "east: closed, no way leads outward; burden 12" in ran.out


def test_every_mistake_is_a_line_of_its_own(run, tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text(WRONG)

    ran = run("scenario", "check", path)

    assert ran.code == 2
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert [line.removeprefix(f"roundhouse: {path}: ").partition(":")[0] for line in lines] == [
        "line 2",
        "line 3",
        "line 4",
        "line 4",
    ]


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there(run, tmp_path, command):
    ran = run("scenario", command, tmp_path / "none.toml")

    assert ran.code == 2
    assert ran.err == f"roundhouse: {tmp_path / 'none.toml'}: No such file or directory\n"


def test_a_landscape_is_shown_in_the_terminal(run):
    ran = run("scenario", "show", "separated")

    assert ran.code == 0
    assert "MIL" in ran.out
    assert ran.out.count("≈≈≈") >= 4
    assert "£10" in ran.out


def test_a_landscape_is_drawn(run, tmp_path):
    path = tmp_path / "mountains.svg"

    ran = run("scenario", "show", "the-mountains", "--svg", path, "--theme", "dark")

    assert (ran.code, ran.out) == (0, "")
    drawing = path.read_text("utf-8")
    assert drawing.startswith("<svg")
    assert drawing.count(" MOUNTAIN</title>") == 3
    assert 'data-theme="dark"' in drawing


def test_a_random_landscape_is_a_file_with_its_measure(run, tmp_path):
    path = tmp_path / "random.toml"

    printed = run("scenario", "random", "--seed", 3, "--difficulty", 2)
    written = run("scenario", "random", "--seed", 3, "--difficulty", 2, "--out", path)

    assert printed.code == written.code == 0
    assert path.read_text("utf-8") == printed.out
    assert printed.out.startswith("# north: ")
    assert written.out.startswith("north: ")
    assert len(landscape_of(path).tiles) == 11
    assert run("scenario", "check", path).out.splitlines()[1:] == written.out.splitlines()


def test_a_difficulty_that_does_not_exist(run):
    ran = run("scenario", "random", "--seed", 3, "--difficulty", 0)

    assert ran.code == 2
    assert ran.err == "roundhouse: difficulty: 0 is not one of 1, 2, 3, 4\n"


def test_revenue_tells_mines_and_the_express_apart(run, tmp_path):
    tiles = ["MIL", "BC-T", "MINE-20", "BC-A"]
    board = tmp_path / "board.json"
    entries = [{"at": [x, 0], "tile": tile, "stations": ["red"] * (x == 1)} for x, tile in enumerate(tiles)]
    board.write_text(json.dumps({"tiles": entries, "company": "red", "trains": ["3D"]}))

    ran = run("revenue", board)
    figures = json.loads(run("revenue", board, "--json").out)

    assert "+ £20 express bonus" in ran.out
    assert "Red: £240\nMines add £20 to the treasury." in ran.out
    assert (figures["revenue"], figures["mine_money"]) == (240, 20)
    assert (figures["routes"][0]["raw"], figures["routes"][0]["bonus"]) == (110, 20)


def test_show_draws_a_game_with_the_tiles_it_is_played_with(run, tmp_path):
    saved, drawing = tmp_path / "game.rh.json", tmp_path / "game.svg"
    options = ("--scenario", "city-on-city", "--option", "brobdingnag")
    assert run("play", "lilliput", "--players", "random,random", "--seed", 4, "--save", saved, *options).code == 0

    ran = run("show", saved, "--svg", drawing)

    assert (ran.code, ran.err) == (0, "")
    assert "0,0 MIL · £60" in drawing.read_text("utf-8")
    assert "2,2 WIGGYWACK · £40/60" in drawing.read_text("utf-8")
