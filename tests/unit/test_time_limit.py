"""A test that stands still fails by itself, whatever it waits for, and shows where everything stood."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]

STUCK = """
import asyncio
import threading
import time

import pytest


def test_sleeps():
    time.sleep(600)


def test_waits_for_another_thread():
    threading.Event().wait(600)


def test_waits_in_an_event_loop():
    async def forgotten_future():
        await asyncio.Future()

    async def main():
        await asyncio.gather(forgotten_future())

    asyncio.run(main())


def test_retries_whatever_goes_wrong():
    while True:
        try:
            time.sleep(600)
        except Exception:
            pass


@pytest.fixture
def slow_to_end():
    yield
    threading.Event().wait(600)


def test_never_ends(slow_to_end):
    pass


@pytest.mark.time_limit(60)
def test_has_a_limit_of_its_own():
    time.sleep(0.5)
"""


def test_a_test_that_stands_still_fails_and_shows_where(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    pytester.makepyfile(STUCK)
    result = pytester.runpytest_subprocess("-p", "time_limit", "-p", "no:cacheprovider", "--time-limit=2")
    result.assert_outcomes(failed=4, passed=2, errors=1)
    result.stdout.fnmatch_lines(["*TooLong: it took more than 2 seconds*"])
    result.stderr.fnmatch_lines(
        [
            "*test_sleeps: it took more than 2 seconds*",
            "*in test_sleeps*",
            "*test_waits_in_an_event_loop: it took more*",
            "*Task pending*forgotten_future*",
            "*test_never_ends: its end took more*",
        ]
    )
