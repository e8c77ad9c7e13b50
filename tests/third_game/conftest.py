"""The game of examples/third_game, installed for these tests alone: no other test may notice that it exists."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "third_game"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds the package, installed as anybody would from its folder."""
    place = tmp_path_factory.mktemp("installed")
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", *offline, "--target", place, PACKAGE]
    subprocess.run(pip, check=True)
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(place), str(ROOT / "tests")))}


@pytest.fixture(scope="session")
def run(installed: dict[str, str]) -> Callable[..., str]:
    """Run a module of Python with the game installed, and return what it wrote."""

    def run_module(*command: str, given: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=ROOT, env=installed, input=given, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
        return done.stdout

    return run_module
