"""A move goes one way through the server: read, checked, copied and carried out once, however many watch."""

from __future__ import annotations

import pytest

from counted_work import count_work
from server.nodes import Running, clients, keep_tickets

pytestmark = pytest.mark.anyio


async def test_a_move_is_done_once_for_all_who_watch(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, watcher):
        table = (await ada.table(["me", "open"], options={"first_player": 0}, auto_forced=False))["id"]
        await ben.do(table, "join")
        await keep_tickets(table, ada, ben)
        async with ada.live(table) as one, ben.live(table) as two, watcher.live(table) as three:
            first = [await live.next("table") for live in (one, two, three)]
            work = count_work(monkeypatch)
            await one.send(do="act", action="draw", seq=first[0]["seq"], re=1)
            done = await one.next("done")
            for live in (two, three):
                assert (await live.until(done["seq"]))["entries"][-1]["seq"] == done["seq"]
            assert work == {"parse": 1, "why_not": 1, "copy": 1, "_change": 1}
