"""Tables over HTTP: made, joined, played, looked at, taken away."""

from __future__ import annotations

import pytest
from sqlalchemy import URL

from server.nodes import clients, quick, serving

pytestmark = pytest.mark.anyio


async def test_two_people_play_over_http(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], visibility="public"))["id"]
        listed = (await ben.get("/api/tables")).json()["tables"]
        assert [line["id"] for line in listed] == [table]
        assert (await ben.do(table, "join")).status_code == 200
        for _ in range(12):
            seen = await ada.look(table)
            if seen["table"]["status"] != "running":
                break
            mover = ada if seen["legal"] else ben
            legal = (await mover.look(table))["legal"]
            moved = await mover.do(table, "act", action=legal[0], seq=seen["seq"])
            assert moved.status_code == 200, moved.text
            assert moved.json()["entries"][0]["kind"] == "moved"
        assert (await ada.look(table))["seq"] == (await ben.look(table))["seq"] > 5
