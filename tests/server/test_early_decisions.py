"""Everybody chooses their first tickets at the same time: over the wire, on the disk, and for nobody else to see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from server.nodes import clients, quick, serving
from server.services import database

pytestmark = pytest.mark.anyio


@pytest.fixture
def own(tmp_path: Path) -> Iterator[URL]:
    """One kind of database is enough here."""
    with database("sqlite", tmp_path) as found:
        yield found


async def test_first_tickets_are_chosen_at_the_same_time_and_survive_a_restart(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        first, early = await ada.look(table), await ben.look(table)
        assert "early" not in first
        assert early["early"] is True
        keep = early["legal"][0]
        tickets = keep.split()[1:]
        async with ada.live(table, language="en") as hers, nobody.live(table, language="en") as watching:
            done = await ben.do(table, "act", action=keep, seq=early["seq"])
            assert done.status_code == 200, done.text
            for message in (await hers.until(done.json()["seq"]), await watching.until(done.json()["seq"])):
                assert message["table"]["sealed"] == [1]
                assert "sealed" not in message
                assert not any(ticket in json.dumps(message) for ticket in tickets)
        own_look = await ben.look(table)
        assert (own_look["sealed"], own_look["legal"]) == (keep, None)
        again = await ben.do(table, "act", action=keep, seq=own_look["seq"])
        assert (again.status_code, again.json()["code"]) == (409, "already")
        cookies = [person.http.cookies for person in (ada, ben)]
    async with serving(quick(own)) as server, clients(server.url, None, None) as (ada, ben):
        for person, jar in zip((ada, ben), cookies, strict=True):
            person.http.cookies = jar
        assert (await ben.look(table))["sealed"] == keep
        seen = await ada.look(table)
        # not stale: what Ben did has nothing to do with it
        done = await ada.do(table, "act", action=seen["legal"][0], seq=first["seq"])
        assert done.status_code == 200, done.text
        after = await ben.look(table)
        assert after["view"]["stage"] == "turn"
        assert {held["ticket"] for held in after["view"]["own"]["tickets"]} == set(tickets)
        hers_now = json.dumps(await ada.look(table))
        assert not any(ticket in hers_now for ticket in tickets)


async def test_what_was_chosen_early_can_be_taken_back_and_refusals_name_the_rule(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        seen = await ben.look(table)
        one = seen["view"]["own"]["choose_from"][0]["ticket"]
        refused = await ben.do(table, "act", action=f"keep {one}", seq=seen["seq"])
        assert refused.json()["rule"] == "T-027"
        assert (await ben.get(f"/api/tables/{table}/why-not", action=f"keep {one}")).json()["rule"] == "T-027"
        await ben.do(table, "act", action=seen["legal"][0], seq=seen["seq"])
        assert (await ben.do(table, "undo", seq=0)).status_code == 200
        assert (await ben.look(table))["early"] is True
