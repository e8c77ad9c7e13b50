"""The process in which bots think: decisions come in on standard input, actions go out as lines.

It keeps the bots of the seats it is told to, so that plan and tree go on from decision to decision. It ends with the
server, however that ends, and without a word: its input is closed then, and nobody reads its output.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import BinaryIO, NoReturn

from roundhouse.bots.contract import Bot, BotFailure, Decision
from roundhouse.bots.roster import make_bot, take_offers
from roundhouse.kernel.contract import Seat
from roundhouse.match.ids import TableId

NICENESS = 5  # people at the table come first
LENGTH = struct.Struct(">I")
GIVE_UP = signal.SIGUSR1  # to a process that thinks about what nobody wants to know any more

Place = tuple[TableId, Seat, str]
"""A table, a seat, and the name of the bot that plays for it."""


class GivenUp(BaseException):
    """Nobody wants this decision any more; not an error that a bot could catch."""


def chosen(bot: Bot, decision: Decision) -> str:
    return str(bot.choose(decision))


def main(answer: Callable[[Bot, Decision], str] = chosen) -> None:
    """Answer until there is nothing more to decide."""
    os.nice(NICENESS)
    signal.signal(GIVE_UP, signal.SIG_IGN)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # an answer that nobody reads ends this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal: the server ends us
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    take_offers(sys.argv[1:])
    bots: dict[Place | None, Bot] = {}
    while (request := _request(source)) is not None:
        name, decision, most, place, forgotten = pickle.loads(request)  # noqa: S301  # from our own server only
        for gone in forgotten:
            if gone in bots:
                bots.pop(gone).close()
        signal.setitimer(signal.ITIMER_PROF, most)  # ends this process
        line = _line(answer, bots, place, name, decision)
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(line.encode() + b"\n")
        sink.flush()


def _line(
    answer: Callable[[Bot, Decision], str],
    bots: dict[Place | None, Bot],
    place: Place | None,
    name: str,
    decision: Decision,
) -> str:
    """Milliseconds taken and the answer; empty from a bot that fails or is given up, which is not kept either."""
    kept = bots.pop(place, None)
    began = perf_counter()
    try:
        with _may_be_given_up():
            bot = make_bot(name, decision.game.name) if kept is None or decision.since is None else kept
            text = answer(bot, decision)
    except GivenUp:
        return ""
    except BotFailure as error:  # one from elsewhere; its author wants to know
        sys.stderr.write(f"{error}\n")
        return ""
    except Exception as error:  # a bot may be wrong in any way; the table goes on
        sys.stderr.write(f"{type(error).__name__} in {name}\n")
        return ""
    if place is not None:
        bots[place] = bot
    return f"{1000 * (perf_counter() - began):.3f} {text}"


@contextmanager
def _may_be_given_up() -> Iterator[None]:
    signal.signal(GIVE_UP, _give_up)
    try:
        yield
    finally:
        signal.signal(GIVE_UP, signal.SIG_IGN)


def _give_up(*_: object) -> NoReturn:
    raise GivenUp


def _request(source: BinaryIO) -> bytes | None:
    """The next request; None at the end, even if that comes in the middle of one."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    request = source.read(size)
    return request if len(request) == size else None


if __name__ == "__main__":
    main()
