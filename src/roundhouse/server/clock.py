"""The time as the server uses it."""

from __future__ import annotations

from time import time


def now() -> int:
    """Whole milliseconds since 1970."""
    return int(time() * 1000)
