"""Saving at the table: nothing is called saved that is not in a file."""

from __future__ import annotations

import io
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli.files import UnusableFile, write_text
from roundhouse.cli.main import main

Deed = Callable[[], object]


class Keyboard(io.StringIO):
    """Typed lines; before some of them something happens to the disk. Ctrl-C at the end, if it is to come."""

    def __init__(self, *lines: str | Deed, interrupted: bool = False) -> None:
        super().__init__()
        self.lines = list(lines)
        self.interrupted = interrupted

    def readline(self, *_: object) -> str:
        while self.lines:
            line = self.lines.pop(0)
            if isinstance(line, str):
                return f"{line}\n"
            line()
        if self.interrupted:
            raise KeyboardInterrupt
        return ""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "evening"
    path.mkdir()
    return path


@pytest.fixture
def play(monkeypatch, capsys):
    def played(*arguments: object, keyboard: Keyboard) -> str:
        monkeypatch.setattr("sys.stdin", keyboard)
        code = main(["play", "--seed", "7", "--first-player", "0", *map(str, arguments)])
        printed = capsys.readouterr()
        assert (code, printed.err) == (130 if keyboard.interrupted else 0, "")
        return printed.out

    return played


def decisions(path: Path) -> int:
    return len(rh.read_record(path.read_text("utf-8")).actions)


def moved(folder: Path) -> Deed:
    return lambda: folder.rename(folder.with_name("elsewhere"))


def back(folder: Path) -> Deed:
    return lambda: folder.with_name("elsewhere").rename(folder)


def test_a_failed_save_is_shown_at_every_prompt_and_never_called_saved(play, folder):
    out = play("--save", folder / "game", keyboard=Keyboard("1", moved(folder), "draw", "draw", "help"))

    after = out.partition("> draw")[2]
    assert after.count("NOT SAVED: ") >= 3
    assert "No such file" in after
    assert "The game is saved" not in out


def test_a_full_disk_leaves_the_old_file_and_no_other(folder):
    path = folder / "game"
    write_text(path, "old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))  # the system writes no more than that
    try:
        with pytest.raises(UnusableFile, match="File too large"):
            write_text(path, "new" * 10_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    assert path.read_text() == "old"
    assert [entry.name for entry in folder.iterdir()] == ["game"]


def test_a_save_that_works_again_ends_the_warning(play, folder):
    out = play("--save", folder / "game", keyboard=Keyboard("1", moved(folder), "draw", back(folder), "draw", "log"))

    assert "NOT SAVED: " in out
    assert "NOT SAVED: " not in out.rpartition("> log")[2]
    assert "The game is saved. Continue with:" in out
    assert decisions(folder / "game") >= 4


@pytest.mark.parametrize("interrupted", [False, True], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_tries_once_more(play, folder, interrupted):
    keyboard = Keyboard("1", moved(folder), "draw", back(folder), interrupted=interrupted)

    out = play("--save", folder / "game", keyboard=keyboard)

    assert "The game is saved. Continue with:" in out
    assert decisions(folder / "game") >= 3


@pytest.mark.parametrize("interrupted", [False, True], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_a_game_that_cannot_be_saved_says_so(play, folder, interrupted):
    out = play("--save", folder / "game", keyboard=Keyboard("1", moved(folder), "draw", interrupted=interrupted))

    assert out.splitlines()[-1].startswith("NOT SAVED: ")


@pytest.mark.parametrize("interrupted", [False, True], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_without_a_file_says_that_nothing_was_saved(play, interrupted):
    out = play(keyboard=Keyboard("1", interrupted=interrupted))

    assert out.splitlines()[-1] == "You left the table; the game was not saved."


def test_quit_asks_for_another_file_if_the_save_fails(play, folder, tmp_path):
    other = tmp_path / "other"

    out = play("--save", folder / "game", keyboard=Keyboard("1", moved(folder), "draw", "quit", str(other)))

    assert f"roundhouse play --resume {other}" in out
    assert decisions(other) >= 3


def test_quit_can_be_taken_back(play, tmp_path):
    out = play(keyboard=Keyboard("1", "quit", "back", f"save {tmp_path / 'game'}", "draw", "quit"))

    assert "type back to keep playing" in out
    assert decisions(tmp_path / "game") >= 3


def test_a_finished_game_that_cannot_be_saved_asks_for_another_file(play, folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    lines = ["7", "1"] * 1000  # the first of them after the end is taken for the name of the file

    out = play("--save", folder / "game", keyboard=Keyboard("1", moved(folder), *lines))

    name = out.rpartition("The game record: ")[2].strip()
    assert "Type another file name for the game record" in out
    assert name in ("1", "7")
    assert rh.final_position(rh.read_record((tmp_path / name).read_text("utf-8"))).is_over


@pytest.mark.parametrize(
    ("command", "hint"),
    [(None, "roundhouse play --resume {}"), ('make play ARGS="{}"', 'make play ARGS="--resume {}"')],
)
def test_the_way_back_is_the_way_one_came(play, tmp_path, monkeypatch, command, hint):
    monkeypatch.delenv("ROUNDHOUSE_COMMAND", raising=False)
    if command:
        monkeypatch.setenv("ROUNDHOUSE_COMMAND", command)
    path = tmp_path / "game"

    out = play("--save", path, keyboard=Keyboard("1"))

    assert out.rstrip().endswith(f"Continue with: {hint.replace('{}', str(path))}")


def test_make_play_says_how_it_was_called():
    makefile = (Path(__file__).parents[3] / "Makefile").read_text("utf-8")

    assert "ROUNDHOUSE_COMMAND='make play ARGS=\"{}\"' $(BIN)/roundhouse play $(ARGS)" in makefile
