"""Whatever a command writes can go into a stream: nothing that was there before is lost, and nothing is replaced."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path

import pytest
from cyclopts import App

from roundhouse.cli.commands import add_game_commands
from roundhouse.cli.files import UnusableFile, check_writable, write_text
from roundhouse.cli.main import app
from roundhouse.cli.streams import is_stdout, is_stream
from roundhouse.match.table import BotSeat, Table

add_game_commands(app)

ROUNDHOUSE = f"{sys.executable} -m roundhouse"
WITHOUT_LIBRARIES = f"""{sys.executable} -c "
import sys
sys.modules.update(dict.fromkeys(['cyclopts', 'rich', 'fluent']))
from roundhouse.cli.start import main
sys.exit(main())" """
BOARD = {
    "tiles": [
        {"at": [0, 0], "tile": "MIL"},
        {"at": [1, 0], "tile": "YC-C", "rotation": 1, "stations": ["red"]},
    ],
    "company": "red",
    "trains": ["2"],
}
WRITING = {  # every command and option that writes one file, with what the file begins with
    "simulate --json": ("simulate tickets --bots random --games 2 --json", "{"),
    "revenue --svg": ("revenue board.json --svg", "<svg"),
    "show --svg": ("show board.json --svg", "<svg"),
    "scenario show --svg": ("scenario show separated --svg", "<svg"),
    "scenario random --out": ("scenario random --seed 3 --out", "#"),
    "board random --out": ("board random --seed 3 --cities 12 --out", "#"),
    "balance --json": ("balance fenmark --bot random --games 2 --json", "{"),
    "review --json": ("review game.rh.json --depth quick --json", "{"),
    "review --html": ("review game.rh.json --depth quick --html", "<!"),
}
READ = {"FILE", "--resume", "--settings"}  # what is read, or only ever made new


@cache
def played() -> str:
    """The record of a game that is over."""
    table = Table.open("tickets", [BotSeat("random")] * 2, seed=7)
    while not table.is_over:
        table.play_bot()
    return table.record().to_json()


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "board.json").write_text(json.dumps(BOARD))
    (tmp_path / "game.rh.json").write_text(played())
    return tmp_path


def test_every_command_that_writes_a_file_is_tried_here() -> None:
    assert {f"{name} {option}" for name, option in _written(app)} == {
        *WRITING,
        "play --save",  # only ever a new file
        "selfplay --out",  # a folder
        "tournament --out",  # a folder
    }


def _written(command: App, name: str = "") -> list[tuple[str, str]]:
    """The options of all commands that take a path, but those that read it."""
    found = []
    for word in command:
        if word.startswith("-"):
            continue
        one, known = command[word], f"{name} {word}".strip()
        if list(one):
            found += _written(one, known)
        for argument in one.assemble_argument_collection() if one.default_command else ():
            if "Path" in str(argument.hint) and not READ.intersection(argument.names):
                found.append((known, argument.names[0]))
    return found


@pytest.mark.parametrize("program", [ROUNDHOUSE, WITHOUT_LIBRARIES], ids=["whole", "plain"])
def test_a_file_that_output_was_sent_to_keeps_what_stands_before_and_after(program: str, folder: Path) -> None:
    command, _ = WRITING["simulate --json"]
    done = shell(f"{{ echo before; {program} {command} /dev/stdout; echo after; }} > out", folder)

    assert (done.returncode, done.stderr) == (0, "")
    before, *lines, after = (folder / "out").read_text().splitlines()
    assert (before, after) == ("before", "after")
    assert len(json.loads("\n".join(lines))["outcomes"]) == 2


@pytest.mark.parametrize("name", WRITING)
def test_output_goes_where_the_shell_sends_it(name: str, folder: Path) -> None:
    command, beginning = WRITING[name]
    done = shell(
        f"""set -e
        {ROUNDHOUSE} {command} plain.txt > /dev/null
        {{ echo before; {ROUNDHOUSE} {command} /dev/stdout; echo after; }} > sent.txt
        {ROUNDHOUSE} {command} - | cat > piped.txt
        """,
        folder,
    )

    assert (done.returncode, done.stderr) == (0, "")
    written = (folder / "plain.txt").read_text()
    assert written.startswith(beginning)
    assert (folder / "sent.txt").read_text() == f"before\n{written}after\n"
    assert (folder / "piped.txt").read_text() == written


def test_other_ways_to_name_a_stream(folder: Path) -> None:
    command = f"{ROUNDHOUSE} {WRITING['scenario random --out'][0]}"
    done = shell(
        f"""set -e
        {command} plain.txt > /dev/null
        echo before > added.txt; {command} added.txt >> added.txt
        {command} /dev/stdout | cat > piped.txt
        {command} >(cat > substituted.txt; touch done) > /dev/null
        exec 3> third.txt; echo before >&3; {command} /dev/fd/3 > /dev/null; echo after >&3
        {{ {command} /dev/stderr; }} 2> error.txt > /dev/null
        {command} /dev/null > /dev/null
        for _ in $(seq 600); do [ -e done ] && break; sleep 0.1; done
        """,
        folder,
    )

    assert (done.returncode, done.stderr) == (0, "")
    written = (folder / "plain.txt").read_text()
    for other in ("piped", "substituted", "error"):
        assert (folder / f"{other}.txt").read_text() == written, other
    assert (folder / "added.txt").read_text() == f"before\n{written}"
    assert (folder / "third.txt").read_text() == f"before\n{written}after\n"
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_who_stops_reading_is_told_nothing(folder: Path) -> None:
    command, _ = WRITING["scenario show --svg"]
    done = shell(f"{ROUNDHOUSE} {command} - | true; echo ${{PIPESTATUS[0]}}", folder)

    assert done.stderr == ""
    assert done.stdout in ("141\n", "0\n")  # it may have written everything before the other end closed


def test_the_results_of_a_tournament_are_an_ordinary_file(folder: Path) -> None:
    (folder / "report").mkdir()
    (folder / "report/results.jsonl").symlink_to("/dev/null")

    done = shell(f"{ROUNDHOUSE} tournament tickets --bots random --games 1", folder)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "roundhouse: report/results.jsonl: not a regular file\n"


def test_the_report_of_a_tournament_may_go_into_a_stream(folder: Path) -> None:
    (folder / "report").mkdir()
    (folder / "report/report.html").symlink_to("/dev/null")

    done = shell(f"{ROUNDHOUSE} tournament tickets --bots random --games 1", folder)

    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "report/report.html").is_symlink()
    assert json.loads((folder / "report/report.json").read_text())["illegal"] == 0


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play --players random,random --save /dev/stdout | cat", "already exists"),
        ("backup /dev/null --database sqlite:///there.db", "already exists"),
        ("restore there.db --database sqlite:////dev/null --replace", "not a regular file"),
    ],
)
def test_games_and_databases_are_kept_in_ordinary_files(command: str, said: str, folder: Path) -> None:
    done = shell(f"set -o pipefail; touch there.db; {ROUNDHOUSE} {command}", folder)

    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_named_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
    reader.start()

    check_writable(pipe)
    write_text(pipe, "told")

    reader.join(60)
    assert read == ["told"]
    assert pipe.is_fifo()


def test_a_link_leads_to_the_stream(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with kept.open("w") as file:
        (tmp_path / "near").symlink_to(f"/proc/self/fd/{file.fileno()}")
        (tmp_path / "far").symlink_to("near")
        file.write("before ")
        file.flush()
        write_text(tmp_path / "far", "told ")
        file.write("after")
    assert kept.read_text() == "before told after"
    assert (tmp_path / "far").is_symlink()


def test_what_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match=r"/dev/full: No space left"):
        write_text(Path("/dev/full"), "told")
    kept = tmp_path / "kept"
    kept.write_text("kept")
    with kept.open() as file, pytest.raises(UnusableFile, match="Bad file"):
        write_text(Path(f"/dev/fd/{file.fileno()}"), "told")
    assert kept.read_text() == "kept"


def test_ordinary_files_are_no_streams(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("file")
    for path in (tmp_path, tmp_path / "file", tmp_path / "link", tmp_path / "a\0b"):
        assert not is_stream(path)
        assert not is_stdout(path)
    (tmp_path / "round").symlink_to("about")
    (tmp_path / "about").symlink_to("round")
    assert not is_stream(tmp_path / "round")
