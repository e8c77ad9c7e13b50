"""Bad input: one clear line on standard error that names what is wrong, exit code 2, nothing changed."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli import files
from roundhouse.cli.game_options import read_options

USA = resources.files("roundhouse.games.tickets.box").joinpath("data/usa.toml").read_text("utf-8")


def straight(line: str) -> str:
    """With straight quotation marks, which are easier to write in a test."""
    return line.translate(dict.fromkeys(map(ord, "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}"), "'"))


def assert_complaint(ran, *parts: str) -> None:
    assert ran.code == 2
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("roundhouse: ")
    for part in parts:
        assert part in straight(lines[0])


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["nonsense"], ["nonsense"]),
        (["play", "chess"], ["chess", "tickets"]),
        (["play", "--colour", "red"], ["colour", "no such option"]),
        (["play", "tickets", "again"], ["again"]),
        (["play", "--seed"], ["--seed needs a value"]),
        (["play", "--bogus"], ["--bogus needs a value"]),
        (["play", "--bogus", "1"], ["bogus", "no such option", "board"]),
        (["replay", "game.rh.json", "--bogus"], ["unknown option --bogus"]),
        (["--bogus"], ["unknown option --bogus"]),
        (["replay", "x", "--json=3"], ["--json takes no value"]),
        (["revenue", "x", "--seconds", "y"], ["--seconds: 'y' is not a number"]),
        (["simulate", "tickets", "--games", "1.5"], ["--games: '1.5' is not a whole number"]),
        (["simulate", "tickets", "--seed", "1.5"], ["--seed: '1.5' is not a whole number"]),
        (["simulate", "tickets", "--players", "2.9"], ["--players: '2.9' is not a whole number"]),
        (["simulate", "tickets", "--workers", "1.5"], ["--workers: '1.5' is not a whole number"]),
        (["simulate", "tickets", "--games", "1e3"], ["--games: '1e3' is not a whole number"]),
        (["perft", "tickets", "--depth", "1.9"], ["--depth: '1.9' is not a whole number"]),
        (["perft", "tickets", "--players", "2.5"], ["--players: '2.5' is not a whole number"]),
        (["perft", "tickets", "--seed", "1.5"], ["seed: '1.5'"]),
        (["play", "--seed", "abc"], ["seed", "abc"]),
        (["play", "--seed", "1.5"], ["seed", "1.5"]),
        (["play", "--seed", "z" * 64], ["seed", "zzz"]),
        (["play", "--players", "me"], ["2 to 5", "1"]),
        (["play", "--players", "a,b,c,d,e,f"], ["2 to 5", "6"]),
        (["play", "--players", "3"], ["--players", "'3'"]),
        (["play", "--players", "me,,random"], ["--players", "''"]),
        (["play", "--players", ""], ["--players", "''"]),
        (["play", "--players", "me,bot:clever"], ["clever", "random"]),
        (["play", "--players", f"me,{'x' * 30}"], ["--players", "xxx"]),
        (["play", "--players", "me,a\x1bb"], ["--players", "x1b"]),
        (["play", "--first-player", "9"], ["first_player", "9"]),
        (["play", "--first-player", "-1"], ["first_player", "-1"]),
        (["play", "--first-player", "Zoe"], ["first_player", "Zoe"]),
        (["play", "--board", "no-such-file.toml"], ["no-such-file.toml", "No such file"]),
        (["play", "--resume", "no-such-file"], ["no-such-file", "No such file"]),
        (["play", "--save", "no-such-folder/game"], ["no-such-folder"]),
        (["play", "--save", "."], ["already exists"]),
        (["replay"], ["FILE"]),
        (["replay", "no-such-file"], ["no-such-file", "No such file"]),
        (["replay", "."], ["Is a directory"]),
        (["perft"], ["GAME"]),
        (["perft", "chess"], ["chess", "tickets"]),
        (["perft", "tickets", "--depth", "0"], ["depth", "0"]),
        (["perft", "tickets", "--depth", "-2"], ["depth", "-2"]),
        (["perft", "tickets", "--depth", "x"], ["--depth", "x"]),
        (["perft", "tickets", "--players", "9"], ["players", "9"]),
        (["perft", "tickets", "--seed", "abc"], ["seed", "abc"]),
        (["simulate"], ["GAME"]),
        (["simulate", "chess"], ["chess", "tickets"]),
        (["simulate", "tickets", "--bots", "clever"], ["clever", "random"]),
        (["simulate", "tickets", "--players", "2", "--bots", "random,random,random"], ["3 bots", "2 players"]),
        (["simulate", "tickets", "--players", "6"], ["players", "6"]),
        (["simulate", "tickets", "--players", "-1"], ["players", "-1"]),
        (["simulate", "tickets", "--bots", "random,random,random,random,random,random"], ["players", "6"]),
        (["simulate", "tickets", "--games", "0"], ["games", "0"]),
        (["simulate", "tickets", "--workers", "0"], ["workers", "0"]),
        (["simulate", "tickets", "--seed", "x"], ["--seed", "x"]),
        (["simulate", "tickets", "--games", "1", "--json", "no-such-folder/x"], ["no-such-folder"]),
        (["simulate", "tickets", "--games", "1", "--json", "."], ["Is a directory"]),
        (["rule", "T-999"], ["T-999", "T-001 to T-130", "L-001"]),
        (["rule", "80000"], ["80000", "T-001 to T-130"]),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else None,
)
def test_bad_arguments(run, tmp_path, monkeypatch, arguments, parts):
    monkeypatch.chdir(tmp_path)

    ran = run(*arguments)

    assert_complaint(ran, *parts)
    assert list(tmp_path.iterdir()) == [], "nothing is written"


def test_every_mistake_of_an_own_board_has_its_line(run, tmp_path):
    board = tmp_path / "mine.toml"
    first = 'b = "charleston", length = 2, colour = "gray"'
    board.write_text(USA.replace(first, 'b = "charleston", length = 9, colour = "pink"'), "utf-8")

    ran = run("play", "--board", board)

    assert ran.code == 2
    assert ran.out == ""
    length, colour = straight(ran.err).splitlines()
    assert length == f"roundhouse: {board}: routes[1].length: must be from 1 to 6, not 9"
    assert colour.startswith(f"roundhouse: {board}: routes[1].colour: 'pink' is not one of purple, blue,")


def test_a_board_with_too_few_tickets_is_named_by_its_file(run, tmp_path):
    board = tmp_path / "mine.toml"
    cities = '{ id = "a", name = "A", x = 0, y = 0 }, { id = "b", name = "B", x = 1, y = 1 }'
    route, ticket = '{ a = "a", b = "b", length = 1, colour = "red" }', '{ a = "a", b = "b", points = 1 }'
    board.write_text(f'name = "mine"\ncities = [{cities}]\nroutes = [{route}]\ntickets = [{ticket}]\n')

    assert_complaint(run("play", "--board", board), f"{board}: mine has 1 ticket; 2 players need 6 (T-015)")


def test_a_board_that_is_no_toml(run, tmp_path):
    board = tmp_path / "mine.toml"
    board.write_bytes(b"\xff\x00")

    assert_complaint(run("play", "--board", board), str(board), "not a TOML file")


@pytest.fixture
def record(run, tmp_path: Path) -> Path:
    path = tmp_path / "game.rh.json"
    assert run("play", "--seed", 7, "--save", path, lines=["1", "draw", "draw"]).code == 0
    return path


def changed(path: Path, **fields: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize(
    ("fields", "parts"),
    [
        ({"format": "another"}, ["not a Roundhouse record"]),
        ({"version": 99}, ["version 99"]),
        ({"game": "chess"}, ["chess"]),
        ({"rules": 99}, ["version 99"]),
        ({"data": "0" * 64}, ["other game data"]),
        ({"players": 9}, ["9"]),
        ({"seed": None}, ["no seed"]),
        ({"seed": "00" * 32}, ["not the one that was committed to"]),
        ({"options": {"board": "moon.toml"}}, ["moon.toml"]),
        ({"actions": "draw"}, ["actions: must be a list"]),
        ({"actions": ["dance"]}, ["action 1", "'dance' is not an action"]),
        ({"actions": ["draw"]}, ["action 1 of 1: draw: refused by T-029: Before the first turn"]),
        ({"result": {"scores": [500, 0], "ranks": [1, 2]}}, ["unfinished", "500"]),
        ({"more": 1}, ["more: unknown field"]),
        ({"names": ["me", "bot:clever"]}, ["'clever'"]),
        ({"names": ["me", "a\x1b[2Jb"]}, ["x1b"]),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
def test_a_damaged_record(run, record, command, fields, parts):
    changed(record, **fields)
    before = record.read_text()

    ran = run(command[0], *([*command[1:], record]))

    assert_complaint(ran, str(record), *parts)
    assert record.read_text() == before


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "not a JSON file"),
        (b'{"format": "round', "not a JSON file"),
        (b"\xff\xfe", "not a text file"),
        (b"[1]", "not a Roundhouse record"),
    ],
)
def test_a_foreign_file(run, tmp_path, command, content, part):
    path = tmp_path / "foreign"
    path.write_bytes(content)

    assert_complaint(run(*command, path), str(path), part)


def test_a_record_without_names_cannot_be_resumed(run, record):
    changed(record, names=[])

    assert_complaint(run("play", "--resume", record), str(record), "0 seats")


def test_what_a_saved_game_says_already_cannot_be_said_again(run, record):
    for option in (["tickets"], ["--players", "a,b"], ["--seed", "1"], ["--board", "usa"], ["--first-player", "0"]):
        ran = run("play", *option, "--resume", record)
        assert_complaint(ran, "leave it out with --resume")


def test_a_new_game_never_overwrites_a_file(run, record):
    before = record.read_text()

    assert_complaint(run("play", "--seed", 1, "--save", record), str(record), "--resume")
    assert record.read_text() == before


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"], ids=["too long", "with a nought byte"])
@pytest.mark.parametrize("use", [files.read_text, lambda path: files.write_text(path, "text")], ids=["read", "write"])
def test_names_no_file_can_have_are_one_line(tmp_path, name, use):
    with pytest.raises(files.UnusableFile) as caught:
        use(tmp_path / name)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_a_new_file_with_too_long_a_name_is_refused_before_anything_is_played(tmp_path):
    with pytest.raises(files.UnusableFile, match="too long"):
        files.check_new_file(tmp_path / ("x" * 300), "take another")


def test_a_seat_number_of_five_thousand_digits_is_no_seat():
    names, game = ["Ada", "Ben"], rh.game("tickets")
    assert read_options(game, [], {"first-player": "9" * 5000}, names) == {"first_player": "9" * 5000}
    assert read_options(game, [], {"first-player": "1"}, names) == {"first_player": 1}
    assert read_options(game, ["first_player=Ben"], {}, names) == {"first_player": 1}
