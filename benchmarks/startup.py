"""How long it takes to get going: CPU seconds of fresh processes."""

from __future__ import annotations

import resource
import subprocess
import sys
from statistics import median

ROUNDS = 7


def cpu_seconds(*command: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rows() -> list[tuple[str, float, float, str]]:
    found = []
    for what, goal, command in (
        ("import roundhouse", 0.15, [sys.executable, "-c", "import roundhouse"]),
        ("roundhouse --help", 0.4, [sys.executable, "-m", "roundhouse", "--help"]),
    ):
        seconds = median(cpu_seconds(*command) for _ in range(ROUNDS))
        bare = median(cpu_seconds(sys.executable, "-c", "pass") for _ in range(ROUNDS))
        found.append((what, seconds, bare, f"{seconds:.3f} s of CPU (goal: under {goal} s)"))
    return found
