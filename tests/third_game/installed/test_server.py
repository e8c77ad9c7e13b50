"""Kuhn poker at a table of the server, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.nodes import Client, Running, clients

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "normal"}


async def decided(client: Client, table: str, place: int = 0) -> dict[str, Any]:
    seen = await client.look(table, since=1_000_000_000)
    answer = await client.do(table, "act", action=seen["legal"][place], seq=seen["seq"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_game_is_listed_with_what_it_declares(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        games = {game["name"]: game for game in (await ada.get("/api/games")).json()["games"]}
        assert set(games) == {"kuhn", "lilliput", "tickets"}
        kuhn = games["kuhn"]
        assert (kuhn["min_players"], kuhn["max_players"]) == (2, 2)
        assert [option["name"] for option in kuhn["options"]] == ["hands"]


async def test_two_people_play_to_the_end_and_see_their_own_card_only(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], game="kuhn", visibility="public", options={"hands": 3}))["id"]
        assert (await ben.do(table, "join")).status_code == 200
        for step in range(20):
            looks = [await person.look(table) for person in (ada, ben)]
            if looks[0]["table"]["status"] == "finished":
                break
            cards = [look["view"]["card"] for look in looks]
            assert len(set(cards)) == 2
            for look, other in zip(looks, reversed(cards), strict=True):
                dealt = [event for entry in look["entries"] for event in entry.get("events", ())]
                assert look["view"]["card"] != other
                assert all(
                    event.get("card") is None or event["seat"] == look["seat"] or event["event"] == "CardShown"
                    for event in dealt
                )
            await decided(ada if looks[0]["legal"] else ben, table, step % 2)
        assert sum(looks[0]["table"]["result"]["scores"]) == 20
        record = (await ben.get(f"/api/tables/{table}/record")).json()
        assert (record["game"], record["options"]) == ("kuhn", {"hands": 3})


async def test_why_not_preview_undo_and_looking_back(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], game="kuhn", visibility="local"))["id"]
        first = await ada.look(table)
        assert first["legal"] == ["check", "bet"]
        refused = (await ada.get(f"/api/tables/{table}/why-not", action="call")).json()
        assert refused["rule"] == "K-008"
        told = (await ada.get(f"/api/tables/{table}/preview", action="bet")).json()["events"]
        assert [event["event"] for event in told] == ["Played"]
        assert (await decided(ada, table, 1))["legal"] == ["call", "fold"]
        undone = await ada.do(table, "undo", seq=(await ada.look(table))["seq"])
        assert undone.status_code == 200, undone.text
        assert (await ada.look(table))["legal"] == ["check", "bet"]
        back = (await ada.get(f"/api/tables/{table}/view", seq=first["seq"], seat=0)).json()
        assert back["view"]["played"] == []


async def test_a_person_plays_against_its_bot(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", BOT], game="kuhn", options={"hands": 2}))["id"]
        async with ada.live(table, since=0) as live:
            message = await live.next("table")
            while message["table"]["status"] != "finished":
                if message["legal"]:
                    await live.send(do="act", action=message["legal"][0], seq=message["seq"])
                message = await live.next("table")
        assert sum(message["table"]["result"]["scores"]) == 20
