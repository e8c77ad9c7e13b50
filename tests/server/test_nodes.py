"""Two nodes on one PostgreSQL and one Redis: it does not matter which one somebody talks to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import pytest
from redis.asyncio import Redis

from roundhouse.server.live.news import News, TableNews
from roundhouse.server.live.redis_channels import RedisChannels
from server.nodes import Running, clients, quick, serving
from server.processes import Player
from server.records import record
from server.services import REDIS, need_redis, postgresql
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio
TABLES = 20


@asynccontextmanager
async def two_nodes() -> AsyncIterator[tuple[Running, Running]]:
    """Two nodes that share a database and news."""
    need_redis()
    with postgresql() as url:
        async with serving(quick(url, redis=REDIS)) as one, serving(quick(url, redis=REDIS)) as two:
            yield one, two


async def split_over_two_nodes(left: int) -> None:
    """Twenty tables, one player of each on each node, played to the end from this many decisions before it (0: all)."""
    async with (
        two_nodes() as (one, two),
        clients(one.url, "Ada") as (ada,),
        clients(two.url, "Ben") as (ben,),
    ):
        tables = []
        for number in range(TABLES):
            # only where nothing is hidden do others join a game that goes on from a record
            start = {"record": record(left=left, seed=number, game="lilliput")} if left else {}
            table = (await ada.table(["me", "open"], bot="random", **start))["id"]
            assert (await ben.do(table, "join")).status_code == 200
            tables.append(table)
        never = asyncio.Event()
        players = [Player(person, table, choice=number) for number, table in enumerate(tables) for person in (ada, ben)]
        await within(asyncio.gather(*(player.play(never) for player in players)), "all games to end", seconds=300)
        for table in tables:
            records = [(await person.get(f"/api/tables/{table}/record")).json() for person in (ada, ben)]
            assert records[0] == records[1]
            assert records[0]["result"] is not None
            told = [(await person.get(f"/api/tables/{table}/entries", since=0)).json() for person in (ada, ben)]
            assert [entry["seq"] for entry in told[0]["entries"]] == list(range(1, told[1]["seq"] + 1))
            assert [entry["at"] for entry in told[0]["entries"]] == [entry["at"] for entry in told[1]["entries"]]


async def test_twenty_tables_split_over_two_nodes_end_in_identical_records() -> None:
    await split_over_two_nodes(left=12)


@pytest.mark.soak
async def test_twenty_whole_games_split_over_two_nodes_end_in_identical_records() -> None:
    await split_over_two_nodes(left=0)


async def test_a_move_on_one_node_shows_on_the_other() -> None:
    async with (
        two_nodes() as (one, two),
        clients(one.url, "Ada") as (ada,),
        clients(two.url, "Ben") as (ben,),
    ):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        async with ada.live(table) as here, ben.live(table) as there:
            for _ in range(4):
                seen = await ada.look(table)
                mover = ada if seen["legal"] else ben
                legal = (await mover.look(table))["legal"]
                seq = (await mover.do(table, "act", action=legal[0], seq=seen["seq"])).json()["seq"]
                assert (await here.until(seq))["seq"] == (await there.until(seq))["seq"]
            people = sorted(str(person.person) for person in (ada, ben))
            assert (await ada.look(table))["present"] == people
            assert (await ben.look(table))["present"] == people


async def test_what_a_refused_move_came_too_late_for_is_told_to_whoever_looks_on() -> None:
    """Nodes that cannot hear each other: only the refused move notices, and nothing asks for it again."""
    with postgresql() as url:
        settings = quick(url, sweep_seconds=1000)
        async with (
            serving(settings) as one,
            serving(settings) as two,
            clients(one.url, "Ada") as (ada,),
            clients(two.url, None) as (there,),
        ):
            there.http.cookies = ada.http.cookies
            seen = await ada.table(["me", "me"], game="lilliput", visibility="local")
            table, move = seen["id"], {"action": seen["legal"][0], "seq": seen["seq"]}
            async with ada.live(table) as live:
                await live.until(seen["seq"])
                assert (await there.do(table, "act", **move)).status_code == 200
                late = await ada.do(table, "act", **move)
                assert (late.status_code, late.json()["code"]) == (409, "stale")
                assert (await live.until(seen["seq"] + 1))["entries"][0]["kind"] == "moved"


async def test_logging_out_everywhere_reaches_the_other_node() -> None:
    async with two_nodes() as (one, two), clients(one.url, "Ada") as (ada,), clients(two.url, None) as (phone,):
        told = (await ada.post("/api/me/device-code")).json()["code"]
        await phone.post("/api/device", code=told)
        table = (await ada.table(["me", "open"]))["id"]
        async with phone.live(table) as live:
            await live.next("table")
            await ada.post("/api/logout", everywhere=True)
            assert (await live.next("refused"))["problem"]["code"] == "logged-out"


async def test_both_nodes_may_try_the_same_bot_and_it_moves_once() -> None:
    bot = {"who": "bot", "bot": "random"}
    async with two_nodes() as (one, two), clients(one.url, "Ada") as (ada,), clients(two.url, "Ben") as (ben,):
        table = (await ada.table([bot, bot], bot="random", record=record(left=20)))["id"]

        async def both_tried() -> bool:
            for node in (one.node, two.node):
                node.bots.consider(await node.tables.get(table, fresh=True), True)
            return bool((await ada.look(table))["table"]["status"] == "finished")

        await eventually(both_tried, "the game to end")
        entries = (await ben.get(f"/api/tables/{table}/entries", since=0)).json()["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        taken = (await ben.get(f"/api/tables/{table}/record")).json()
        assert len(taken["actions"]) == sum(entry["kind"] == "moved" for entry in entries)


async def test_news_come_back_after_redis_was_gone() -> None:
    """What was published while nobody could hear is found in the database: the gap is reported."""
    need_redis()
    stream = f"roundhouse:test:{token_hex(6)}"
    one, two = RedisChannels(REDIS, stream), RedisChannels(REDIS, stream)
    heard: list[News] = []
    gaps: list[None] = []
    two.on_news, two.on_gap = heard.append, lambda: gaps.append(None)
    redis: Redis = Redis.from_url(REDIS)
    try:
        await one.start()
        await two.start()
        await eventually(lambda: one.healthy and two.healthy, "both to hear")
        one.publish(TableNews("a", 1))
        await eventually(lambda: heard, "the first news")
        for client in await redis.client_list():
            if client["name"] == f"roundhouse-{two.node}":
                await redis.client_kill_filter(_id=client["id"])
        await eventually(lambda: len(gaps) == 2, "the gap to be noticed")
        one.publish(TableNews("a", 2))
        await eventually(lambda: len(heard) == 2, "news after the gap")
        assert heard == [TableNews("a", 1), TableNews("a", 2)]
    finally:
        await one.stop()
        await two.stop()
        await redis.delete(stream)
        await redis.aclose()


async def test_many_news_come_with_few_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    need_redis()
    stream = f"roundhouse:test:{token_hex(6)}"
    one, two = RedisChannels(REDIS, stream), RedisChannels(REDIS, stream)
    heard: list[News] = []
    asked: list[None] = []
    ask = Redis.xread

    async def counted(*told: Any, **more: Any) -> Any:
        asked.append(None)
        return await ask(*told, **more)  # type: ignore[misc]

    monkeypatch.setattr(Redis, "xread", counted)
    two.on_news = heard.append
    redis: Redis = Redis.from_url(REDIS)
    try:
        await two.start()
        await one.start()
        await eventually(lambda: one.healthy and two.healthy, "both to hear")
        asked.clear()
        for number in range(200):
            one.publish(TableNews("a", number))
        await eventually(lambda: len(heard) == 200, "all news")
        assert heard == [TableNews("a", number) for number in range(200)]
        assert len(asked) < 200, "both readers together"
    finally:
        await one.stop()
        await two.stop()
        await redis.delete(stream)
        await redis.aclose()


def test_what_is_published_says_nothing_but_that_there_is_something() -> None:
    from roundhouse.server.live.news import encode

    assert json.loads(encode(TableNews("a", 1))) == {"type": "table", "table_id": "a", "seq": 1}
