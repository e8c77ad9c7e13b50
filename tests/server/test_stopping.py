"""Stopping takes a bounded time, whatever does not want to stop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roundhouse.server import stopping
from roundhouse.server.live.news import TableNews
from roundhouse.server.live.redis_channels import RedisChannels
from server.nodes import quick, serving, sqlite
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio


async def test_a_task_that_swallows_its_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "CANCEL_EVERY_SECONDS", 0.01)
    swallowed = 0

    async def deaf() -> None:
        nonlocal swallowed
        while swallowed < 3:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                swallowed += 1

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await within(stopping.cancel_and_wait(task, "deaf"), "the task to end")
    assert task.done()
    assert swallowed == 3


async def test_what_never_stops_is_reported_and_left(caplog: pytest.LogCaptureFixture) -> None:
    free = asyncio.Event()

    async def stuck() -> None:
        while not free.is_set():
            try:
                await free.wait()
            except asyncio.CancelledError:
                continue

    task = asyncio.create_task(stuck())
    await asyncio.sleep(0)
    await stopping.cancel_and_wait(task, "stuck", seconds=0.05)
    await stopping.wait_until_stopped(asyncio.shield(task), "step", seconds=0.05)
    assert [(record.message, record.what) for record in caplog.records] == [  # type: ignore[attr-defined]
        ("does-not-stop", "stuck"),
        ("does-not-stop", "step"),
    ]
    free.set()
    await within(task, "the end of the test")


async def test_news_stop_while_redis_does_not_answer() -> None:
    """It accepts connections and never says a word."""
    connected: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda _, writer: connected.append(writer), "127.0.0.1", 0)
    try:
        channels = RedisChannels(f"redis://127.0.0.1:{silent.sockets[0].getsockname()[1]}/0")
        await channels.start()
        channels.publish(TableNews("a", 1))
        await eventually(lambda: len(connected) == 2, "reader and writer to connect")
        await within(channels.stop(), "the channels to stop")
        assert all(task.done() for task in channels._tasks)
    finally:
        silent.close()
        for writer in connected:
            writer.transport.abort()


async def test_a_node_stops_although_one_of_its_parts_does_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.node.STOP_SECONDS", 0.05)

    async def never() -> None:
        await asyncio.Event().wait()

    async def breaks() -> None:
        raise ZeroDivisionError

    async with serving(quick(sqlite(tmp_path))) as server:
        monkeypatch.setattr(server.node.hints, "stop", never)
        monkeypatch.setattr(server.node.bots, "stop", breaks)
    told = [(record.message, record.what) for record in caplog.records if record.name == "roundhouse.stopping"]  # type: ignore[attr-defined]
    assert told == [("stopped-broken", "bots"), ("does-not-stop", "hints")]
