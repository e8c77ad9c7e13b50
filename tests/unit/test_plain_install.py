"""What a plain install can do, without any library, and what the rest says there."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from roundhouse.kernel.extras import DISTRIBUTION

ROOT = Path(__file__).parents[2]
LIBRARIES = [
    *("aiosqlite", "alembic", "argon2", "cyclopts", "fluent", "litestar", "msgspec", "numpy", "openskill"),
    *("platformdirs", "prometheus_client", "psycopg", "redis", "rich", "sqlalchemy", "uvicorn", "websockets"),
]
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({libraries!r}))
from roundhouse.cli.start import main
sys.exit(main())
"""


def run_without(libraries: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where these libraries are not installed."""
    code = WITHOUT.format(libraries=libraries)
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=300)


def test_the_plain_install_depends_on_nothing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == DISTRIBUTION
    assert project["dependencies"] == []
    assert {"play", "server", "rl", "openspiel", "ray", "all"} <= set(project["optional-dependencies"])


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_simulate_needs_the_standard_library_alone(game: str) -> None:
    done = run_without(LIBRARIES, "simulate", game, "--bots", "planner,greedy", "--games", "1")
    assert done.stderr == ""
    assert [json.loads(line)["bot"] for line in done.stdout.splitlines()] == ["planner", "greedy"]


def test_simulate_writes_the_same_file_with_and_without_the_libraries(tmp_path: Path) -> None:
    files = [tmp_path / "plain.json", tmp_path / "whole.json"]
    for file, libraries in zip(files, (LIBRARIES, []), strict=True):
        done = run_without(libraries, "simulate", "tickets", "--bots", "random", "--games", "2", "--json", str(file))
        assert done.returncode == 0, done.stderr
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_simulate_takes_the_options_of_a_game_without_the_libraries() -> None:
    board, landscape = ROOT / "tests/boards/islands.toml", ROOT / "tests/landscapes/mixed.toml"
    first = run_without(LIBRARIES, "simulate", "--board", str(board), "--bots=random", "--games=2", "tickets")
    second = run_without(
        LIBRARIES,
        "simulate",
        "lilliput",
        "--bots",
        "random",
        "--games",
        "1",
        f"--scenario={landscape}",
        "--option",
        "expert",
    )
    for done in (first, second):
        assert (done.returncode, done.stderr) == (0, "")
        assert [json.loads(line)["seat"] for line in done.stdout.splitlines()] == [0, 1]
    whole = run_without(
        [], "simulate", "tickets", f"--board={board}", "--bots", "random", "--games", "2", "--json", "-"
    )
    assert json.loads(whole.stdout)["summary"] == [json.loads(line) for line in first.stdout.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--board", "none.toml"], ["none.toml: No such file or directory"]),
        (["--board"], ["--board needs a value"]),
        (["--bogus", "1"], ["bogus: tickets has no such option (it has: first_player, board)"]),
        (
            ["--board", "bad.toml"],
            ["bad.toml: name: is missing", "bad.toml: cities: must be a list with at least one entry"],
        ),
    ],
)
def test_mistakes_are_told_in_lines_without_the_libraries(arguments, said, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.toml").write_text("cities = []\nroutes = []\ntickets = []\n")

    plain, whole = (run_without(libraries, "simulate", "tickets", *arguments) for libraries in (LIBRARIES, []))

    assert (plain.returncode, plain.stdout) == (2, "")
    assert plain.stderr == whole.stderr
    assert {f"roundhouse: {line}" for line in said} <= set(plain.stderr.splitlines())


def test_who_stops_reading_is_told_nothing_without_the_libraries() -> None:
    code = WITHOUT.format(libraries=LIBRARIES)
    command = [sys.executable, "-c", code, "simulate", "tickets", "--bots", "random", "--games", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(300) == 141


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_a_notebook_draws_a_table_without_any_library(game: str) -> None:
    code = f"""
import sys
sys.modules.update(dict.fromkeys({LIBRARIES!r}))
import roundhouse as rh
state = rh.game({game!r}).start(2, 1)
print(state._repr_svg_()[:4], len(repr(state.show()).splitlines()) > 5)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("<svg True\n", "")


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_an_opponent_worth_playing_plays_where_none_is_named(game: str) -> None:
    done = run_without(LIBRARIES, "simulate", game, "--games", "1")
    assert [json.loads(line)["bot"] for line in done.stdout.splitlines()] == ["planner", "planner"]


def test_a_bot_plays_for_other_programs_without_any_library() -> None:
    done = run_without(
        LIBRARIES,
        "simulate",
        "tickets",
        "--bots",
        f"engine:{sys.executable} -m roundhouse engine greedy,random",
        "--games",
        "1",
    )
    assert done.stderr == ""
    assert [json.loads(line)["win_share"] for line in done.stdout.splitlines()] == [1.0, 0.0]
    asked = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(libraries=LIBRARIES), "engine", "planner"],
        input='{"type":"hello","protocol":1}\n',
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert json.loads(asked.stdout)["name"] == "planner", asked.stderr


def test_the_version_is_told() -> None:
    assert run_without(LIBRARIES, "--version").stdout == run_without([], "--version").stdout != ""


@pytest.mark.parametrize("command", ["play", "open", "serve", "tournament", "rule"])
def test_other_commands_say_what_to_install(command: str) -> None:
    done = run_without(LIBRARIES, command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"roundhouse: {command}: ")
    assert done.stderr.endswith(" is not installed: pip install 'roundhouse-games[play]'\n")


@pytest.mark.parametrize(
    ("library", "arguments"),
    [
        ("psycopg", ("serve", "--database", "postgresql://nobody@localhost/none")),
        ("redis", ("serve", "--redis", "redis://localhost:1", "--port", "0", "--database", "sqlite:///{folder}/a.db")),
    ],
)
def test_serve_says_what_a_larger_server_needs(library: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run_without([library], *(part.format(folder=tmp_path) for part in arguments))
    assert done.returncode == 2, done.stderr
    assert f"{library} is not installed: pip install 'roundhouse-games[server]'" in done.stderr
