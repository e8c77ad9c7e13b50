"""The process in which bots think: decisions come in on standard input, actions go out as lines.

It ends with the server, however that ends, and without a word: its input is closed then, and nobody reads its output.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from time import perf_counter
from typing import BinaryIO

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot

NICENESS = 5  # people at the table come first
LENGTH = struct.Struct(">I")


def main(answer: Callable[[str, Decision], str] | None = None) -> None:
    """Answer until there is nothing more to decide."""
    os.nice(NICENESS)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # an answer that nobody reads ends this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal: the server ends us
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    while (request := _request(source)) is not None:
        bot, decision, most = pickle.loads(request)  # noqa: S301  # from our own server only
        signal.setitimer(signal.ITIMER_PROF, most)  # ends this process
        line = (answer or _answer)(bot, decision)
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(line.encode() + b"\n")
        sink.flush()


def _request(source: BinaryIO) -> bytes | None:
    """The next request; None at the end, even if that comes in the middle of one."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    request = source.read(size)
    return request if len(request) == size else None


def _answer(name: str, decision: Decision) -> str:
    """Milliseconds taken and the action, or an empty line from a bot that fails."""
    began = perf_counter()
    try:
        action = make_bot(name, decision.game.name).choose(decision)
    except Exception as error:  # a bot may be wrong in any way; the table goes on
        sys.stderr.write(f"{type(error).__name__} in {name}\n")
        return ""
    return f"{1000 * (perf_counter() - began):.3f} {action}"


if __name__ == "__main__":
    main()
