"""Every command that a page shows in a block of its own is run as it stands there, page by page and line by line.

Games are fewer and thinking is shorter; servers listen anywhere, keep their data here, and are ended once they answer.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from roundhouse.cli.commands import SHARED, game_commands
from server.services import POSTGRESQL, REDIS, need_postgresql, need_redis

ROOT = Path(__file__).parents[3]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
COMMAND = re.compile(r"^ {4,}(?P<line>(?:(?:[A-Z_]+=\S+ )+|echo .* \| |source <\()?roundhouse .+)$", re.MULTILINE)
ELSEWHERE = {
    "kuhn": "tests/third_game installs that game",
    "value_net": "tests/unit/rl/test_value_net.py runs that page as a whole",
}
FEWER = {  # what is written, and what is run
    r"#.*$|\.\.\.$": "",
    r"^source <\((.*)\)$": r"\1",
    r" \| source$": "",
    r" --out (report|data)/?": "",
    r"--games \d+": "--games 2",
    r"--workers \d+": "--workers 1",
    r"--on ray": "--on local",  # tests/unit/sim/test_ray_pool.py plays there
    r"iterations=\d+": "iterations=2",
    r"/etc/|/var/backups/|/var/lib/roundhouse/": "",
    r"sqlite:/+": "sqlite:///",
    r"postgresql://\S+": POSTGRESQL,
    r"redis://\S+": REDIS,
    r"--port \d+": "--port 0",
    r"(?<=roundhouse open|oundhouse serve)(?! --port)": " --port 0",
    r"(?<=roundhouse open)(?!.*--no-browser)": " --no-browser",
    r"\$\(date \+%F\)": "2026-11-15",
    r"PORT=\d+": "PORT=0",
}
PLAYING = re.compile(r"roundhouse (tournament|selfplay)\b")  # into a folder of its own
SERVERS = re.compile(r"roundhouse (serve|open)\b")
PATIENCE = 300  # seconds for a command, on a machine that is busy with other things


def commands(page: Path) -> list[str]:
    """As the page has them."""
    found = [match["line"] for match in COMMAND.finditer(page.read_text("utf-8"))]
    return [line for line in found if not any(mark in line for mark in ELSEWHERE)]


def runnable(line: str) -> str:
    """The same command, with less to do."""
    for written, run in FEWER.items():
        line = re.sub(written, run, line)
    if re.search(r"roundhouse (simulate|tournament|selfplay)", line) and "--games" not in line:
        line += " --games 2"
    return line.strip()


@pytest.fixture
def shell(tmp_path: Path) -> Callable[[str], subprocess.Popen[str]]:
    """Starts a command in a folder with the files that pages speak of, by somebody whose home it is."""
    shutil.copytree(ROOT / "examples" / "bots", tmp_path / "examples" / "bots")
    (tmp_path / "roundhouse.toml").write_text('database = "sqlite:///roundhouse.db"\n')
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"HOME": str(tmp_path), "PATH": programs, "LC_ALL": "C.UTF-8"}

    def start(line: str) -> subprocess.Popen[str]:
        pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(["bash", "-c", line], cwd=tmp_path, env=environment, text=True, **pipes)

    return start


def own_file(page: Path) -> Path:
    """What `my.toml` is on that page."""
    return ROOT / "tests" / ("landscapes/mixed.toml" if page.stem == "landscapes" else "boards/islands.toml")


@pytest.mark.soak
@pytest.mark.time_limit(10 * PATIENCE)
@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.stem)
def test_the_commands_of_a_page_run(page: Path, shell, tmp_path: Path) -> None:
    shutil.copy(own_file(page), tmp_path / "my.toml")
    lines = [runnable(line) for line in commands(page)]
    if "postgresql" in "".join(lines):
        need_postgresql()
        need_redis()
    for number, line in enumerate(["roundhouse serve --settings roundhouse.toml --port 0", *lines]):
        ends = 0
        process = shell(f"{line} --out run-{number}" if PLAYING.search(line) else line)
        if SERVERS.search(line):
            assert process.stdout is not None
            address = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
            assert address is not None, line
            assert httpx.get(f"{address[0]}/readyz", timeout=PATIENCE).status_code == httpx.codes.OK
            process.terminate()  # bash has become the server
            ends = -signal.SIGTERM  # which, once it has stopped, ends as it was told to
        told = process.communicate(timeout=PATIENCE)
        assert (process.returncode, told[1]) == (ends, ""), line


def test_commands_are_found_on_the_pages_that_have_them() -> None:
    found = {page.stem: len(commands(page)) for page in PAGES}
    assert sum(found.values()) > 35
    assert found["cli"] > 20


def test_no_page_shows_a_command_that_is_not_there() -> None:
    """Also those in the middle of a sentence."""
    said = {
        (page.stem, name)
        for page in [*PAGES, ROOT / "CONTRIBUTING.md"]
        for name in re.findall(r"`roundhouse ([a-z]+)", page.read_text("utf-8"))
    }
    assert {name for page, name in said if page != "randomness"} <= {*SHARED, *game_commands()}, said
