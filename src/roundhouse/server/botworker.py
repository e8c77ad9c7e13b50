"""The process in which bots think: decisions come in on standard input, actions go out as lines.

It ends with the server, however that ends: its input is closed then.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from time import perf_counter

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot

NICENESS = 5  # people at the table come first
LENGTH = struct.Struct(">I")


def main(answer: Callable[[str, Decision], str] | None = None) -> None:
    """Answer until there is nothing more to decide."""
    os.nice(NICENESS)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    while head := source.read(LENGTH.size):
        bot, decision, most = pickle.loads(source.read(LENGTH.unpack(head)[0]))  # noqa: S301  # from our own server only
        signal.setitimer(signal.ITIMER_PROF, most)  # ends this process
        line = (answer or _answer)(bot, decision)
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(line.encode() + b"\n")
        sink.flush()


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
