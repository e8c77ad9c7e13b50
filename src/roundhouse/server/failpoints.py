"""Places where a test lets the process die, to prove that nothing is lost there.

`ROUNDHOUSE_FAIL_POINT=stored:7` kills the process the seventh time it gets to `stored`.
"""

from __future__ import annotations

import os
import signal

_NAME, _, _COUNT = os.environ.get("ROUNDHOUSE_FAIL_POINT", "").partition(":")
_left = int(_COUNT or 0)


def reach(name: str) -> None:
    """Die here if a test wants it."""
    global _left  # noqa: PLW0603  # one process, one count
    if name != _NAME or _left <= 0:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
