"""The process in which records and boards are checked: calls come in on standard input, their outcomes go out.

It ends with the server, however that ends, and by a signal where a call takes too much of the processor's time.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys

from roundhouse.bots.roster import default_bot, make_bot, take_offers
from roundhouse.kernel.registry import games
from roundhouse.kernel.rng import seed_bytes

NICENESS = 5  # people at the table come first
LENGTH = struct.Struct(">I")


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(NICENESS)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # an answer that nobody reads ends this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal: the server ends us
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints must not look like an answer
    take_offers(sys.argv[1:])
    for game in games():  # what is loaded now does not count as part of the time that somebody's record takes
        game.start(game.max_players, seed_bytes(1))
        make_bot(default_bot(game.name), game.name)
    while True:
        try:
            seconds, work, args, named = pickle.load(source)  # noqa: S301  # from our own server only
        except (EOFError, pickle.UnpicklingError):
            return
        signal.setitimer(signal.ITIMER_PROF, seconds)  # ends this process
        try:
            answer = pickle.dumps((True, work(*args, **named)))
        except Exception as error:  # told to whoever asked
            answer = pickle.dumps((False, error))
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    main()
