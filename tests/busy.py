"""Runs a command while every core is kept busy: `python tests/busy.py pytest tests/server`.

What is right on an idle machine must be right on a busy one, only slower; CI runs the tests of the server like this.
"""

from __future__ import annotations

import os
import subprocess
import sys

SPINNERS_PER_CORE = 2
SPIN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"  # ends with this process


def main(command: list[str]) -> int:
    """The exit status of the command."""
    spinners = [
        subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(SPINNERS_PER_CORE * (os.cpu_count() or 1))
    ]
    try:
        return subprocess.run(command, check=False).returncode
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
