"""Paths that stand for a stream: `-`, /dev/stdout, /dev/fd/3, a pipe, a terminal. They are never replaced."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

STDOUT = Path("-")  # stands for standard output where a file is asked for
_OUT, _ERR = 1, 2
_MOST_LINKS = 40
_OTHERS = re.compile(r"/proc/[^/]+(/task/[^/]+)?/fd")  # what another process has open, by number


def is_stdout(path: Path) -> bool:
    """Whether that is standard output, by whatever name: then nothing else may be printed there."""
    return path == STDOUT or _number(path) == _OUT


def is_stream(path: Path) -> bool:
    """Whether something stands there that must be written to as it is, since replacing it would lose it."""
    if path == STDOUT or _number(path) is not None or _is_anothers(path):
        return True
    with suppress(OSError, ValueError):
        mode = path.stat().st_mode
        return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)
    return False


@contextmanager
def opened_stream(path: Path) -> Iterator[TextIO]:
    """A stream that is not standard output, at the place up to which it is written."""
    number = _number(path)
    if number == _ERR:
        yield sys.stderr
        return
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND) if number is None else os.dup(number)
    with TextIOWrapper(os.fdopen(descriptor, "wb"), "utf-8") as stream:
        yield stream


def _number(path: Path) -> int | None:
    """That of this process's own stream, if it is one: it is named so, or it is what our output was sent to."""
    with suppress(OSError, ValueError):  # a name that no file can have
        there = path.stat()
        for number in (_OUT, _ERR):
            with suppress(OSError):
                if os.path.samestat(there, os.fstat(number)):
                    return number
    folder, name = _end_of_links(path)
    is_ours = folder in (os.path.realpath("/dev/fd"), os.path.realpath("/proc/self/fd"))
    return int(name) if is_ours and name.isdecimal() else None


def _is_anothers(path: Path) -> bool:
    return _OTHERS.fullmatch(_end_of_links(path)[0]) is not None


def _end_of_links(path: Path) -> tuple[str, str]:
    """The folder and the name that links lead to; what a process has open is an end, though it looks like a link."""
    folder, name = os.path.split(os.path.abspath(path))
    for _ in range(_MOST_LINKS):
        folder = os.path.realpath(folder)
        here = os.path.join(folder, name)
        if _OTHERS.fullmatch(folder) or not os.path.islink(here):
            break
        folder, name = os.path.split(os.path.join(folder, os.readlink(here)))
    return folder, name
