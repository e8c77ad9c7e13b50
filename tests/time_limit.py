"""A time limit for every test, as a pytest plugin: a test that stands still fails and shows where everything stands.

The limit is generous (see `--time-limit`), since a busy machine is slow and not wrong; the marker `time_limit(seconds)`
gives a test another one. Set-up, test and end have it each. When it is over, the stacks of all threads and of all
asyncio tasks are printed and the test fails. Code that swallows the failure, as an event loop may, meets it again every
second; a process that does not even come to that is ended, so that no run ever hangs.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

import pytest

SOAK_SECONDS = 7200.0  # long proofs
REPEAT_SECONDS = 1.0
LAST_SECONDS = 60.0  # after the limit, before the process is ended


class TooLong(BaseException):
    """Not an Exception: whoever retries after errors must not retry after this one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--time-limit", type=float, default=600.0, help="seconds a test may take (default: 600)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "time_limit(seconds): how long this test may take")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "its set-up"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "it"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    with limited(item, "its end"):
        return (yield)


@contextmanager
def limited(item: pytest.Item, what: str) -> Iterator[None]:
    """Let one phase of a test fail when it takes too long."""
    seconds = seconds_for(item)
    why = f"{what} took more than {seconds:g} seconds"
    capture = item.config.pluginmanager.getplugin("capturemanager")
    shown = False

    def is_over(_signal: int, _frame: FrameType | None) -> None:
        nonlocal shown
        if not shown:
            shown = True
            with capture.global_and_fixture_disabled():
                show_everything(f"{item.nodeid}: {why}", sys.stderr)
        raise TooLong(f"{why}; the stacks are printed above")

    before = signal.signal(signal.SIGALRM, is_over)
    faulthandler.dump_traceback_later(seconds + LAST_SECONDS, exit=True, file=sys.__stderr__)
    signal.setitimer(signal.ITIMER_REAL, seconds, REPEAT_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGALRM, before)


def seconds_for(item: pytest.Item) -> float:
    if mark := item.get_closest_marker("time_limit"):
        return float(mark.args[0])
    return SOAK_SECONDS if item.get_closest_marker("soak") else float(item.config.getoption("--time-limit"))


def show_everything(why: str, to: TextIO) -> None:
    """Where all threads and all asyncio tasks of this process stand."""
    to.write(f"\n~~~ {why} (process {os.getpid()}) ~~~\n")
    to.flush()
    faulthandler.dump_traceback(file=to, all_threads=True)
    for task in [task for task in gc.get_objects() if isinstance(task, asyncio.Task) and not task.done()]:
        to.write(f"\n{task!r}\n")
        task.print_stack(file=to)
    to.flush()
