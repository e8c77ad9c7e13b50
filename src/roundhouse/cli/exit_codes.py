"""With what the command ends; see docs/cli.md."""

from __future__ import annotations

import os
import sys

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def pipe_closed() -> int:
    """Nobody reads on: stay silent at exit too."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
