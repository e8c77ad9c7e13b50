"""Waiting for something to happen: as long as a busy machine may need, and never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from time import monotonic
from typing import Any, TypeVar

PATIENCE_SECONDS = 120.0  # far more than anything here takes, even where ten others want the processor

T = TypeVar("T")


async def eventually(
    look: Callable[[], Any | Awaitable[Any]], what: str, seconds: float = PATIENCE_SECONDS, pause: float = 0.02
) -> Any:
    """What `look` finds as soon as it finds something; fails if it does not in time, saying what was waited for."""
    until = monotonic() + seconds
    while True:
        found = look()
        if isawaitable(found):
            found = await found
        if found:
            return found
        assert monotonic() < until, f"waited {seconds:g} seconds for {what}; last seen: {found!r}"
        await asyncio.sleep(pause)


async def within(work: Awaitable[T], what: str, seconds: float = PATIENCE_SECONDS) -> T:
    """The outcome of some work; fails if it does not come in time, saying what was waited for."""
    try:
        async with asyncio.timeout(seconds):
            return await work
    except TimeoutError:
        raise AssertionError(f"waited {seconds:g} seconds for {what}") from None
