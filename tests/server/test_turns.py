"""Which games wait for whom, on both databases."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import URL, select, update

from roundhouse.server.storage.errors import writing
from roundhouse.server.storage.schema import TABLES
from server.nodes import Client, clients, keep_tickets, quick, serving

pytestmark = pytest.mark.anyio
LILLIPUT = {"game": "lilliput", "options": {"first_player": 0}}


async def waiting_for(person: Client) -> list[str]:
    answer = await person.get("/api/me/turns")
    assert answer.status_code == 200, answer.text
    return [line["id"] for line in answer.json()["tables"]]


async def test_games_that_wait_for_somebody_come_the_most_urgent_first(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben", "Eve") as (ada, ben, eve):

        async def game(**more: Any) -> str:
            table: str = (await ada.table(["me", "open"], **LILLIPUT, **more))["id"]
            await ben.do(table, "join")
            return table

        calm, slow, urgent = (
            await game(),
            await game(clock={"kind": "move", "seconds": 7 * 86400}),
            await game(clock={"kind": "move", "seconds": 86400}),
        )
        assert await waiting_for(ada) == [urgent, slow, calm]
        assert await waiting_for(ben) == await waiting_for(eve) == []
        while (seen := await ada.look(urgent))["legal"]:
            await ada.do(urgent, "act", action=seen["legal"][0], seq=seen["seq"])
        assert await waiting_for(ada) == [slow, calm]
        assert await waiting_for(ben) == [urgent]
        line = (await ben.get("/api/me/turns")).json()["tables"][0]
        assert (line["turn"], line["waits"]) == (ben.person, [ben.person])
        assert line["due_at"] == (await ben.look(urgent))["table"]["clock"]["deadline"]


async def test_a_game_also_waits_for_who_may_decide_early_and_for_who_is_asked(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        timed = await ada.table(["me", "open"], options={"first_player": 0}, clock={"kind": "move", "seconds": 60})
        table = timed["id"]
        assert await waiting_for(ada) == []
        await ben.do(table, "join")
        assert await waiting_for(ada) == await waiting_for(ben) == [table]
        await keep_tickets(table, ben)
        assert (await waiting_for(ada), await waiting_for(ben)) == ([table], [])
        await keep_tickets(table, ada)
        await ada.do(table, "pause")
        assert await waiting_for(ben) == [table]
        await ben.do(table, "decline")
        assert await waiting_for(ben) == []


async def test_a_game_that_was_stored_before_waits_for_whose_turn_it_is(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "bot"], **LILLIPUT))["id"]
        async with writing(server.node.engine) as connection:
            told = json.loads((await connection.execute(select(TABLES.c.summary))).scalar_one())
            assert told.pop("waits") == [ada.person]
            await connection.execute(update(TABLES).values(summary=json.dumps(told)))
        assert await waiting_for(ada) == [table]


async def test_nobody_has_no_turns(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, None) as (nobody,):
        answer = await nobody.get("/api/me/turns")
        assert (answer.status_code, answer.json()["code"]) == (401, "no-person")
