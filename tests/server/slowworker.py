"""A worker whose first decision takes for ever, and which leaves a sign when it has begun; later ones are like any."""

from __future__ import annotations

import os
from pathlib import Path

from roundhouse.bots.contract import Bot, Decision
from roundhouse.server.bots import worker


def _slow(bot: Bot, decision: Decision) -> str:
    sign = Path(os.environ["SLOW_WORKER_THINKS"])
    if not sign.exists():
        sign.touch()
        while True:
            pass
    return worker.chosen(bot, decision)


if __name__ == "__main__":
    worker.main(_slow)
