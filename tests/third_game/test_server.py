"""A game that is not ours at the tables of the server: nothing there knows it, and everything works."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

from server.nodes import Client, clients, finished, sqlite
from server.processes import NodeProcess, Player, all_entries
from server.waiting import within

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def node(
    anyio_backend: str, installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[NodeProcess]:
    folder = tmp_path_factory.mktemp("third")
    process = NodeProcess(str(sqlite(folder)))
    await process.start(environment=installed)
    yield process
    await process.stop()


async def lines(client: Client, table: str, language: str = "en") -> list[str]:
    answer = await client.get(f"/api/tables/{table}/log", language=language)
    return [line["text"] for line in answer.json()["lines"]]


async def act(client: Client, table: str, action: str) -> None:
    seq = (await client.look(table))["seq"]
    done = await client.do(table, "act", action=action, seq=seq)
    assert done.status_code == 200, done.text


async def test_it_is_offered_with_its_options_and_bots_and_without_a_room_on_the_page(node: NodeProcess) -> None:
    async with clients(node.url, None) as (anybody,):
        games = {game["name"]: game for game in (await anybody.get("/api/games")).json()["games"]}
        kuhn = games["kuhn"]
        assert (kuhn["letter"], kuhn["page"], kuhn["min_players"], kuhn["max_players"]) == ("K", None, 2, 2)
        (hands,) = kuhn["options"]
        assert (hands["kind"], hands["text"], hands["range"]) == (
            "number",
            "kuhn-hands",
            {"first": 1, "last": 100, "step": 1},
        )
        assert kuhn["levels"] == ["easy", "normal"]
        assert kuhn["bots"] == ["easy", "normal", "random", "balanced"]
        assert all(games[name]["page"] is not None for name in games.keys() - {"kuhn"})


async def test_its_texts_and_rules_come_with_those_of_the_page(node: NodeProcess) -> None:
    async with clients(node.url, None) as (anybody,):
        assert re.search("^kuhn-hands = Hands$", (await anybody.get("/texts/en.ftl")).text, re.MULTILINE)
        for language in ("en", "cs"):
            book = (await anybody.get("/api/rules/kuhn", language=language)).json()
            assert [chapter["title"] for chapter in book["chapters"]] == ["What you need", "A hand", "The end"]
            rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
            assert [rule["id"] for rule in rules] == [f"K-{number:03}" for number in range(1, 15)]
            assert all(rule["translated"] == (language == "en") for rule in rules)


async def test_people_play_it_and_each_sees_their_own_card_alone(node: NodeProcess) -> None:
    async with clients(node.url, "Ada", "Ben", None) as (ada, ben, anybody):
        table = (await ada.table(["me", "open"], game="kuhn", options={"hands": 3}))["id"]
        await ben.do(table, "join")
        mine, theirs = (await ada.look(table))["view"], (await ben.look(table))["view"]
        assert mine["card"] != theirs["card"]
        assert (await anybody.look(table))["view"]["card"] is None
        assert (await ada.look(table))["legal"] == ["check", "bet"]
        why = (await ada.get(f"/api/tables/{table}/why-not", action="call")).json()
        assert why["rule"] == "K-008"
        refused = await ada.do(table, "act", action="fold", seq=(await ada.look(table))["seq"])
        assert (refused.status_code, refused.json()["rule"]) == (422, "K-008")
        assert (await ada.get(f"/api/tables/{table}/preview", action="bet")).json()["events"]
        await act(ada, table, "bet")
        assert (await lines(ben, table))[-1] == "Ada bet a chip."
        await act(ben, table, "fold")
        told, theirs = await lines(ben, table), (await ben.look(table))["view"]
        assert f"You got the {theirs['card']}." in told
        assert "Ada got a card." in told
        assert (await ada.get(f"/api/tables/{table}/ways")).json() == {
            "seq": (await ada.look(table))["seq"],
            "routes": {},
            "plan": [],
            "together": {},
        }


async def test_a_decision_is_taken_back_and_looked_back_at(node: NodeProcess) -> None:
    async with clients(node.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], game="kuhn", visibility="local"))["id"]
        before = await ada.look(table)
        await act(ada, table, "check")
        seen = await ada.look(table)
        assert seen["table"]["moves"] == 1
        back = await ada.do(table, "undo", seq=seen["seq"])
        assert back.status_code == 200, back.text
        assert back.json()["table"]["moves"] == 0
        then = (await ada.get(f"/api/tables/{table}/view", seq=seen["seq"], seat=0)).json()
        assert then["view"]["played"] == ["check"]
        assert (await ada.look(table, seat=0))["view"]["played"] == before["view"]["played"] == []


async def test_its_bot_plays_gives_hints_and_goes_on_to_the_end(node: NodeProcess) -> None:
    async with clients(node.url, "Ada") as (ada,):
        table = (await ada.table(["me", {"who": "bot", "bot": "balanced"}], game="kuhn"))["id"]
        hint = (await ada.get(f"/api/tables/{table}/hint")).json()
        assert hint["action"] in (await ada.look(table))["legal"]
        await within(Player(ada, table).play(asyncio.Event()), "a game with a bot")
        ended = await finished(ada, table)
        assert sum(ended["table"]["result"]["scores"]) == 20
        record = (await ada.get(f"/api/tables/{table}/record")).json()
        assert record["game"] == "kuhn"
        assert {entry["by"] for entry in await all_entries(ada, table) if entry["kind"] == "moved"} >= {"person", "bot"}
        assert (await lines(ada, table))[-1] == "The game is over."
        again = await ada.table(["me", "me"], game="kuhn", visibility="local", record={**record, "result": None})
        assert again["table"]["practice"]


async def test_an_open_page_is_told_everything_in_words(node: NodeProcess) -> None:
    async with clients(node.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], game="kuhn"))["id"]
        await ben.do(table, "join")
        async with ben.live(table, language="fr") as live:
            first = await live.next("table")
            await act(ada, table, "check")
            news = await live.until(first["seq"] + 1)
            assert news["log"]["lines"][-1]["text"] == "Ada checked."
            assert news["legal"] == ["check", "bet"]
