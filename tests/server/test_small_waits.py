"""What waits for hours in ten thousand sockets: small, and as good as what asyncio has."""

from __future__ import annotations

import asyncio
from types import CoroutineType
from typing import Any

import pytest

from roundhouse.server.waiting import Flag, Inbox
from server.nodes import Running, clients
from server.waiting import within

pytestmark = pytest.mark.anyio


def frames(awaited: Any) -> list[str]:
    """The files of the coroutines that wait for one another, from the outermost on."""
    found = []
    while isinstance(awaited, CoroutineType):
        found.append(awaited.cr_code.co_filename)
        awaited = awaited.cr_await
    return found


async def test_a_flag_wakes_all_who_wait_even_if_it_is_lowered_at_once() -> None:
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, False, False]
    flag.set()
    flag.clear()
    await within(asyncio.gather(*waiting[1:]), "those who wait")
    assert not flag.is_set()
    late = asyncio.create_task(flag.wait())
    await asyncio.sleep(0)
    assert not late.done()
    flag.set()
    await within(late, "whoever came later")
    await within(flag.wait(), "whoever comes while it is up")


async def test_an_inbox_gives_messages_in_order_and_loses_none_to_a_reader_who_left() -> None:
    inbox = Inbox()
    gone = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    gone.cancel()
    for message in (1, 2):
        inbox.put_nowait(message)
    assert not inbox.empty()
    assert [await within(inbox.get(), "a message") for _ in range(2)] == [1, 2]
    assert inbox.empty()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reader.done()
    inbox.put_nowait(3)
    assert await within(reader, "the next message") == 3


async def test_an_open_socket_waits_outside_the_framework_without_its_headers(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "bot"], options={"first_player": 0}))["id"]
        async with ada.live(table) as live:
            await live.next("table")
            await live.send(do="ping", re=1)
            await live.next("done")
            chains = [frames(task.get_coro()) for task in asyncio.all_tasks()]
            waiting = [chain for chain in chains if any("api/live" in file for file in chain)]
            assert len(waiting) == 1
            assert any("middleware.py" in file and "roundhouse" in file for file in waiting[0])
            assert not any("litestar" in file for file in waiting[0])
            (socket,) = [one for one in server.connections if hasattr(one, "scope") and hasattr(one, "say")]
            assert socket.scope == {}
            assert not socket.response.headers
