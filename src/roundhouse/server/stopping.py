"""Ending what runs in the background, in a bounded time: what does not end is reported and left behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

STOP_SECONDS = 10.0
CANCEL_EVERY_SECONDS = 1.0  # a library may swallow a cancellation
log = logging.getLogger("roundhouse.stopping")


async def cancel_and_wait(task: asyncio.Task[Any], what: str, seconds: float = STOP_SECONDS) -> None:
    """Cancel a task and wait until it has ended; a mistake that it ends with is logged."""
    until = asyncio.get_running_loop().time() + seconds
    while not task.done() and (left := until - asyncio.get_running_loop().time()) > 0:
        task.cancel()
        await asyncio.wait([task], timeout=min(left, CANCEL_EVERY_SECONDS))
    if not task.done():
        log.error("does-not-stop", extra={"what": what})
    elif not task.cancelled() and task.exception() is not None:
        log.error("stopped-broken", extra={"what": what}, exc_info=task.exception())


async def wait_until_stopped(work: Awaitable[Any], what: str, seconds: float = STOP_SECONDS) -> None:
    """Wait for one step of stopping, and go on with the next one when it takes too long or fails."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=seconds)
    if not task.done():
        log.error("does-not-stop", extra={"what": what})
        task.cancel()
    elif not task.cancelled() and task.exception() is not None:
        log.error("stopped-broken", extra={"what": what}, exc_info=task.exception())
