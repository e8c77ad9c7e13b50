"""What an install from nothing weighs and does, for every extra and on every Python there is: long proofs.

Each adds a row of the table in docs/package.md to build/installs.md.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import httpx
import pytest

from pythons import other_pythons
from roundhouse import builds

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "build" / "installs.md"
LIMIT = 1200  # seconds for one install: some bring hundreds of megabytes

pytestmark = [pytest.mark.soak, pytest.mark.time_limit(2 * LIMIT)]


class Install:
    """A virtual environment of its own with the package in it, as anybody would make one."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder / "venv"
        self.home = folder / "home"
        self.home.mkdir()
        subprocess.run([python, "-m", "venv", self.folder], check=True, timeout=LIMIT)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.environment |= {"HOME": str(self.home), builds.VARIABLE: builds.AUTO, "LC_ALL": "C.UTF-8"}

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [self.folder / "bin" / program, *arguments]
        return subprocess.run(
            command, cwd=self.home, env=self.environment, capture_output=True, text=True, timeout=LIMIT, check=False
        )

    def told(self, program: str, *arguments: str) -> str:
        """What a program prints that ends well and complains of nothing."""
        done = self.run(program, *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def pip(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        home = {"HOME": os.environ.get("HOME", str(self.home))}  # where its settings and its cache are
        command = [self.folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", *arguments]
        return subprocess.run(
            command, env=self.environment | home, capture_output=True, text=True, timeout=LIMIT, check=False
        )

    def size(self) -> float:
        """Megabytes on the disk."""
        files = (file for file in self.folder.rglob("*") if file.is_file() and not file.is_symlink())
        return sum(file.stat().st_size for file in files) / 1e6


def build_wheel(folder: Path, *how: str) -> Path:
    offline = ("--no-deps", "--no-build-isolation", "--quiet")
    command = [sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", folder, ROOT, *how]
    subprocess.run(command, check=True, timeout=LIMIT)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure one, made from this tree."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def plain(install: Install) -> None:
    assert '"bot": "greedy"' in install.told("roundhouse", "simulate", "tickets", "--bots", "greedy", "--games", "1")
    assert "interpreted" in install.told("roundhouse", "--version")
    refused = install.run("roundhouse", "play")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "pip install 'roundhouse-games[play]'" in refused.stderr


def play(install: Install) -> None:
    assert "T-080" in install.told("roundhouse", "rule", "T-080")
    install.told("roundhouse", "play", "lilliput", "--players", "greedy,random", "--save", "game.rh.json")
    assert '"complete": true' in install.told("roundhouse", "replay", "game.rh.json", "--json")
    install.told("roundhouse", "tournament", "tickets", "--bots", "greedy,random", "--games", "2")
    serves(install)
    lacks(install, "[server]", "serve", "--database", "postgresql://nobody@localhost:1/none")


def server(install: Install) -> None:
    serves(install)
    refused = install.run("roundhouse", "serve", "--database", "postgresql://nobody@localhost:1/none")
    assert refused.returncode != 0
    assert "not installed" not in refused.stderr
    install.told("python", "-c", "import psycopg, redis")


def serves(install: Install) -> None:
    """The page, from a server of its own."""
    command = [install.folder / "bin" / "roundhouse", "serve", "--port", "0", "--database", "sqlite:///own.db"]
    process = subprocess.Popen(command, cwd=install.home, env=install.environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(r"http://[\w.]+:\d+", line)
        assert address is not None, line
        assert "Roundhouse" in httpx.get(address[0], timeout=LIMIT).text
    finally:
        process.terminate()
        process.communicate(timeout=LIMIT)


def lacks(install: Install, extra: str, *arguments: str) -> None:
    refused = install.run("roundhouse", *arguments)
    assert refused.returncode == 2
    assert f"pip install 'roundhouse-games{extra}'" in refused.stderr


def rl(install: Install) -> None:
    code = """
import numpy as np
from roundhouse import rl
env = rl.gym_env("tickets", opponents=["greedy"])
rng, over = np.random.default_rng(1), False
env.reset(seed=1)
while not over:
    action = rng.choice(env.action_masks().nonzero()[0])
    _, reward, over, _, info = env.step(int(action))
print(len(rl.env("lilliput", players=3).possible_agents), sorted(info))
for mode in ("ansi", "svg", "rgb_array"):
    for game in ("tickets", "lilliput"):
        env = rl.env(game, render_mode=mode)
        env.reset(seed=1)
        assert len(env.render()) > 100
"""
    assert install.told("python", "-c", code).startswith("3 ")


def data(install: Install) -> None:
    command = ("selfplay", "tickets", "--games", "1", "--format", "parquet", "--out", "data")
    install.told("roundhouse", *command)
    files = "sorted(pathlib.Path('data').glob('*.parquet'))"
    code = f"import pathlib, pyarrow.parquet as p; print(p.read_table({files}).num_rows)"
    assert int(install.told("python", "-c", code)) > 50


def openspiel(install: Install) -> None:
    code = """
import pyspiel
from roundhouse import rl
rl.register_openspiel()
state = pyspiel.load_game("roundhouse_tickets(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(len(state.returns()))
"""
    assert install.told("python", "-c", code).endswith("2\n")


def ray(install: Install) -> None:
    command = ("tournament", "tickets", "--bots", "random", "--games", "2", "--on", "ray", "--out", "report")
    install.told("roundhouse", *command)
    assert (install.home / "report" / "report.html").is_file()


def everything(install: Install) -> None:
    for smoke in (server, rl, data, openspiel, ray):
        smoke(install)


SMOKES: dict[str, Callable[[Install], None]] = {
    "": plain,
    "play": play,
    "server": server,
    "rl": rl,
    "data": data,
    "openspiel": openspiel,
    "ray": ray,
    "all": everything,
}


def test_every_extra_for_users_is_installed_here() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {*SMOKES} == {"", *extras} - {"bench", "build", "dev"}  # those are for this tree


@pytest.mark.parametrize("extra", SMOKES)
def test_a_clean_install_works(extra: str, wheel: Path, tmp_path: Path) -> None:
    install = Install(tmp_path)
    before, begun = install.size(), monotonic()

    done = install.pip("install", "--quiet", f"{wheel}[{extra}]" if extra else str(wheel))

    assert done.returncode == 0, done.stderr
    seconds, weight = monotonic() - begun, install.size() - before
    packages = len(install.pip("freeze").stdout.splitlines())
    SMOKES[extra](install)
    row = f"| `{extra or '(none)'}` | {packages} | {weight:,.0f} | {seconds:,.0f} |"
    TABLE.parent.mkdir(exist_ok=True)
    with TABLE.open("a") as table:
        table.write(f"{row}\n")


@pytest.mark.parametrize("version", other_pythons())
def test_the_pure_wheel_runs_on_other_pythons(version: str, wheel: Path, tmp_path: Path) -> None:
    install = Install(tmp_path, other_pythons()[version])
    done = install.pip("install", "--quiet", "--no-index", str(wheel))
    assert (done.returncode, done.stderr) == (0, "")
    plain(install)
    assert '"seat": 1' in install.told("roundhouse", "simulate", "lilliput", "--bots", "greedy", "--games", "1")


@pytest.mark.parametrize("version", other_pythons())
def test_the_compiled_wheel_is_refused_on_other_pythons(version: str, tmp_path: Path) -> None:
    made = build_wheel(tmp_path, "--config-settings", "build=compiled")

    done = Install(tmp_path, other_pythons()[version]).pip("install", "--no-index", str(made))

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"ERROR: {made.name} is not a supported wheel on this platform.\n"
