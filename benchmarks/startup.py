"""How long it takes to get going: CPU seconds of fresh processes, with byte code at hand as after any installation."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from statistics import median

ROUNDS = 7


def cpu_seconds(byte_code: str, *command: str) -> float:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": byte_code}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rows() -> list[tuple[str, float, float, str]]:
    found = []
    with tempfile.TemporaryDirectory() as byte_code:
        for what, goal, command in (
            ("import roundhouse", 0.15, [sys.executable, "-c", "import roundhouse"]),
            ("roundhouse --help", 0.4, [sys.executable, "-m", "roundhouse", "--help"]),
        ):
            cpu_seconds(byte_code, *command)  # makes the byte code
            seconds = median(cpu_seconds(byte_code, *command) for _ in range(ROUNDS))
            bare = median(cpu_seconds(byte_code, sys.executable, "-c", "pass") for _ in range(ROUNDS))
            found.append((what, seconds, bare, f"{seconds:.3f} s of CPU (goal: under {goal} s)"))
    return found
