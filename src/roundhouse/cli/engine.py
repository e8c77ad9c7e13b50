"""`roundhouse engine`: one of our bots as a program that speaks the protocol of docs/protocol.md."""

from __future__ import annotations

import sys
from signal import SIG_IGN, SIGINT, signal

from roundhouse.bots.engine.answering import answer_lines, games_of


def engine(bot: str, /) -> None:
    """Let a bot play for another program: it answers JSON lines until its input ends."""
    games_of(bot)  # complain before anybody waits for an answer
    signal(SIGINT, SIG_IGN)  # whoever asks decides when it ends
    out = sys.stdout.buffer

    def tell(line: bytes) -> None:
        out.write(line)
        out.flush()

    answer_lines(bot, sys.stdin.buffer, tell)
