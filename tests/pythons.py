"""Other Pythons on this machine, for tests of what is installed: on the path, or among those of pyenv."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


@cache
def other_pythons() -> dict[str, str]:
    """By version, those that we support and that are not the one that runs the tests."""
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {version: _python(version) for version in VERSIONS if version != here}
    return {version: path for version, path in found.items() if path is not None}


def _python(version: str) -> str | None:
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    known = [shutil.which(f"python{version}"), *map(str, sorted(pyenv.glob(f"{version}.*/bin/python3"), reverse=True))]
    return next((path for path in known if path is not None and _is(path, version)), None)


def _is(path: str, version: str) -> bool:
    """Whether that is what it seems: a stub of pyenv may stand for a version that is not chosen."""
    code = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([path, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    return done.stdout.strip() == version
