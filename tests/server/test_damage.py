"""What cannot be read or written stays where it is: one table, one message, one full disk; all else goes on."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import pytest
from redis.asyncio import Redis
from sqlalchemy import URL, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.server.live.news import News, TableNews
from roundhouse.server.live.redis_channels import RedisChannels
from roundhouse.server.node import Node
from roundhouse.server.rows import SNAPSHOT_EVERY
from roundhouse.server.set_aside import AGAIN_SECONDS, MOST, SetAside, TableDamaged
from roundhouse.server.storage.engine import open_engine
from roundhouse.server.sweep import Sweep
from server.nodes import Client, Running, clients, finished, quick, serving
from server.processes import all_entries, chosen
from server.records import record
from server.services import REDIS, need_redis
from server.waiting import eventually

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "random"}

DAMAGES = {  # what becomes of the entries of a table
    "not JSON": "UPDATE entries SET payload = '{' WHERE table_id = :table AND seq = 2",
    "not an object": "UPDATE entries SET payload = '7' WHERE table_id = :table AND seq = 1",
    "another kind": "UPDATE entries SET kind = 'bribed' WHERE table_id = :table AND seq = 3",
    "not a move": "UPDATE entries SET payload = replace(payload, 'draw', 'steal') WHERE table_id = :table",
    "unknown rules": (
        "UPDATE entries SET payload = replace(payload, 'rules\"\\:', 'rules\"\\:9') WHERE table_id = :table"
    ),
    "unknown game": "UPDATE entries SET payload = replace(payload, '\"tickets\"', '\"chess\"') WHERE table_id = :table",
    "a gap": "DELETE FROM entries WHERE table_id = :table AND seq = 3",
    "no end": "DELETE FROM entries WHERE table_id = :table AND seq > 3",
    "no entries": "DELETE FROM entries WHERE table_id = :table",
}
OF_SQLITE = {"not text": "UPDATE entries SET payload = CAST(x'ff7b7d' AS TEXT) WHERE table_id = :table AND seq = 2"}


async def change(engine: AsyncEngine, statement: str, **values: Any) -> None:
    async with engine.connect() as connection, connection.begin():
        await connection.execute(text(statement), values)


@asynccontextmanager
async def direct(url: URL) -> AsyncIterator[AsyncEngine]:
    """The database, while no server runs."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def again(url: URL, cookies: Any) -> AsyncIterator[tuple[Running, Client]]:
    """The server after a restart, and somebody who was there before."""
    async with serving(quick(url)) as server, clients(server.url, None) as (client,):
        client.http.cookies = cookies
        yield server, client


def events(caplog: pytest.LogCaptureFixture, name: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == name]


async def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_go_on(
    url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    damages = DAMAGES | (OF_SQLITE if url.get_backend_name() == "sqlite" else {})
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        await server.node.bots.stop()  # whatever is made now waits for the next start
        start = {"bot": "random", "record": record(left=6)}
        damaged = {kind: (await ada.table([BOT, BOT], **start))["id"] for kind in damages}
        sound = [(await ada.table([BOT, BOT], **start))["id"] for _ in range(2)]
        cookies = ada.http.cookies
    async with direct(url) as engine:
        for kind, statement in damages.items():
            await change(engine, statement, table=damaged[kind])
    caplog.clear()
    async with again(url, cookies) as (server, ada):
        for table in sound:
            await finished(ada, table)
        for kind, table in damaged.items():
            answer = await ada.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged"), kind
        ready = await ada.get("/readyz")
        assert (ready.status_code, ready.json()["tables_set_aside"]) == (200, len(damages))
        assert f"roundhouse_tables_set_aside {len(damages)}.0" in (await ada.get("/metrics")).text
        looked: list[str] = []
        event.listen(server.node.engine.sync_engine, "before_cursor_execute", lambda *told: looked.append(str(told[2])))
        for _ in range(3):
            await sweep_of(server.node).once(0)
        assert not any("FROM entries" in statement for statement in looked), "tried again and again"
        said = events(caplog, "table-set-aside")
        assert (
            sorted(record.table for record in said)
            == sorted(  # type: ignore[attr-defined]
                table[:8] for table in damaged.values()
            )
        )
        assert {record.levelno for record in said} == {logging.ERROR}


def sweep_of(node: Node) -> Sweep:
    return Sweep(node.engine, node.tables, node.bots.consider, seconds=1, late_seconds=0)


async def test_a_mended_table_is_there_again_when_something_new_is_heard_of_it(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        cookies = ada.http.cookies
    async with again(url, cookies) as (server, ada):
        node = server.node
        await change(node.engine, "UPDATE entries SET payload = '{' || payload WHERE table_id = :table", table=table)
        assert (await ada.get(f"/api/tables/{table}")).status_code == 409
        await change(
            node.engine, "UPDATE entries SET payload = substr(payload, 2) WHERE table_id = :table", table=table
        )
        assert (await ada.get(f"/api/tables/{table}")).status_code == 409, "not tried again by itself"
        node.tables.hear(TableNews(table, 3))
        assert (await ada.get(f"/api/tables/{table}")).status_code == 200
        assert (await ada.get("/readyz")).json()["tables_set_aside"] == 0


async def test_whoever_has_a_table_open_that_cannot_be_read_on_is_told(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        async with ada.live(table) as live:
            seq = (await live.next("table"))["seq"]
            engine = server.node.engine
            await change(
                engine,
                "INSERT INTO entries (table_id, seq, kind, payload, at) VALUES (:table, :seq, 'bribed', '{}', 0)",
                table=table,
                seq=seq + 1,
            )
            await change(engine, "UPDATE tables SET seq = :seq WHERE id = :table", table=table, seq=seq + 1)
            refused = await live.next("refused")
            assert (refused["status"], refused["problem"]["code"]) == (409, "table-damaged")
        answer = await ada.do(table, "act", action="draw", seq=seq)
        assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
        assert (await ada.http.delete("/api/me")).status_code == 200, "a damaged table keeps nobody"


async def test_a_snapshot_that_cannot_be_read_is_made_good_by_the_log(
    url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        while (seen := await ada.look(table))["seq"] < SNAPSHOT_EVERY:
            await ada.do(table, "act", action=chosen(seen["legal"], seen["seq"]), seq=seen["seq"])
        before, cookies = await ada.look(table), ada.http.cookies
    for damage in ("{", '{"version":99}', "[]"):
        caplog.clear()
        async with direct(url) as engine:
            await change(
                engine, "UPDATE snapshots SET payload = :damage WHERE table_id = :table", damage=damage, table=table
            )
        async with again(url, cookies) as (_, ada):
            after = await ada.look(table)
            assert {**after, "present": [], "watching": 0} == {**before, "present": [], "watching": 0}
            assert (await ada.get("/readyz")).json()["tables_set_aside"] == 0
            assert [record.table for record in events(caplog, "snapshot-unreadable")] == [table[:8]]  # type: ignore[attr-defined]
            assert not events(caplog, "table-set-aside")


async def test_a_line_that_cannot_be_read_is_left_out_of_lists(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        sound, *damaged = [(await ada.table(["me", "open"], visibility="public"))["id"] for _ in range(3)]
        for table, summary in zip(damaged, ("{", '{"seats":7}'), strict=True):
            await change(server.node.engine, "UPDATE tables SET summary = :new WHERE id = :id", new=summary, id=table)
        for path in ("/api/tables", "/api/me/tables"):
            assert [line["id"] for line in (await ada.get(path)).json()["tables"]] == [sound]
        assert (
            {record.table for record in events(caplog, "line-unreadable")}
            == {  # type: ignore[attr-defined]
                table[:8] for table in damaged
            }
        )


async def test_a_mistake_at_one_table_ends_no_sweep(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        node = server.node
        await node.bots.stop()
        tables = [(await ada.table([BOT, BOT], bot="random", record=record(left=6)))["id"] for _ in range(3)]
        considered: list[str] = []

        def consider(table: Any, _: bool) -> None:
            considered.append(table.id)
            if len(considered) == 1:
                raise ZeroDivisionError

        sweep = Sweep(node.engine, node.tables, consider, seconds=1, late_seconds=0)
        await sweep.once(0)
        assert sorted(considered) == sorted(tables)
        await sweep.once(0)
        assert sorted(considered[3:]) == sorted(set(tables) - {considered[0]}), "left alone for a while"
        assert len(events(caplog, "sweep-leaves-table-alone")) == 1


def test_what_is_set_aside_is_tried_again_some_day_and_bounded() -> None:
    time = 0.0
    aside = SetAside(lambda: time)
    aside.add("a", TableDamaged(), "event")
    assert ("a" in aside, len(aside)) == (True, 1)
    time = AGAIN_SECONDS
    assert ("a" in aside, len(aside)) == (False, 1), "not known to be mended"
    aside.forget("a")
    assert len(aside) == 0
    logging.disable(logging.ERROR)
    for number in range(MOST + 5):
        aside.add(str(number), TableDamaged(), "event")
    logging.disable(logging.NOTSET)
    assert (len(aside), "4" in aside, "5" in aside) == (MOST, False, True)


async def test_a_message_that_cannot_be_read_is_skipped(caplog: pytest.LogCaptureFixture) -> None:
    need_redis()
    stream = f"roundhouse:test:{token_hex(6)}"
    channels = RedisChannels(REDIS, stream)
    heard: list[News] = []

    def hear(news: News) -> None:
        heard.append(news)
        if news == TableNews("a", 1):
            raise ZeroDivisionError

    channels.on_news = hear
    redis: Redis = Redis.from_url(REDIS)
    try:
        await channels.start()
        await eventually(lambda: channels.healthy, "the stream to be read")
        junk: list[dict[Any, Any]] = [
            {"some": "thing"},
            {"node": b"\xff", "news": "{}"},
            {"node": "other", "news": '{"type":"table"'},
            {"node": "other", "news": '{"type":"weather","table_id":"a"}'},
            {"node": "other", "news": '{"type":"table","table_id":"a","seq":1}'},
            {"node": "other", "news": '{"type":"table","table_id":"b","seq":2}'},
        ]
        for fields in junk:
            await redis.xadd(stream, fields)
        await eventually(lambda: TableNews("b", 2) in heard, "the news after those that cannot be read")
        assert heard == [TableNews("a", 1), TableNews("b", 2)]
        assert channels.healthy
        assert len(events(caplog, "news-skipped")) == 5
    finally:
        await channels.stop()
        await redis.delete(stream)
        await redis.aclose()


def fill(node: Node) -> None:
    """Let the database refuse to grow: SQLite by a limit of its own, PostgreSQL in the words it has for a full disk."""
    with node.journal._engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA max_page_count=1")  # never less than there are
            return
        connection.exec_driver_sql(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"
        )
        connection.exec_driver_sql("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION no_room()")
        connection.commit()


def make_room(node: Node) -> None:
    with node.journal._engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA max_page_count=1073741823")
            return
        connection.exec_driver_sql("DROP TRIGGER full_disk ON entries")
        connection.commit()


async def test_a_full_disk_is_told_and_loses_nothing(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        fill(server.node)
        said = []
        for number in range(200):  # pages are filled up first
            answer = await ada.do(table, "chat", text=f"{number} " + "x" * 490)
            if answer.status_code != 200:
                break
            said.append(f"{number} " + "x" * 490)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-full")
        ready = await ada.get("/readyz")
        assert (ready.status_code, ready.json()["code"]) == (503, "storage-full")
        assert [entry["text"] for entry in await all_entries(ada, table) if entry["kind"] == "chat"] == said
        make_room(server.node)
        assert (await ada.do(table, "chat", text="at last")).status_code == 200
        assert (await ada.get("/readyz")).status_code == 200
        told = [entry["text"] for entry in await all_entries(ada, table) if entry["kind"] == "chat"]
        assert told == [*said, "at last"]
        assert [len(events(caplog, name)) for name in ("storage-full", "storage-has-room-again")] == [1, 1]
