"""What the sweep notices, at what price: news that never came, clocks that were set back, and few questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import URL, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.ids import GameName
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server import clock
from roundhouse.server.storage import invitations, nudges, tables
from roundhouse.server.storage.engine import open_engine
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.sweep import ROUNDS, Sweep
from server.nodes import clients, finished, quick, serving, sqlite
from server.processes import all_entries
from server.records import record
from server.services import postgresql
from server.waiting import eventually

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "random"}
HOUR = 3600.0


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: float, true: Callable[[], float] = clock.time) -> None:
    """Let the server's clock be wrong by so much."""
    monkeypatch.setattr(clock, "time", lambda: true() + seconds)


def questions(engine: AsyncEngine) -> list[tuple[str, Any]]:
    """Every SELECT that is asked from now on, with its values."""
    asked: list[tuple[str, Any]] = []

    def heard(*told: Any) -> None:
        if told[2].startswith("SELECT"):
            asked.append((told[2], told[3]))

    event.listen(engine.sync_engine, "before_cursor_execute", heard)
    return asked


async def test_what_another_node_wrote_without_a_word_is_noticed() -> None:
    """Two nodes that cannot hear each other, as when one dies after it has stored a move."""
    with postgresql() as url:
        async with (
            serving(quick(url)) as one,
            serving(quick(url)) as two,
            clients(one.url, "Ada") as (ada,),
            clients(two.url, None) as (there,),
        ):
            there.http.cookies = ada.http.cookies
            table = (await ada.table(["me", "me"], visibility="local"))["id"]
            async with ada.live(table) as here, there.live(table) as live:
                seq = (await here.next("table"))["seq"]
                await live.until(seq)
                assert (await there.do(table, "chat", text="hello")).status_code == 200
                assert (await here.until(seq + 1))["entries"][-1]["text"] == "hello"


async def test_what_was_written_by_a_clock_that_is_far_behind_is_noticed_too(tmp_path: Any) -> None:
    async with serving(quick(sqlite(tmp_path), sweep_seconds=1000)) as server, clients(server.url, "Ada") as (ada,):
        node = server.node
        sweep = Sweep(node.engine, node.tables, node.bots.consider, seconds=1, late_seconds=1000)
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        async with ada.live(table) as live:
            seq = (await live.next("table"))["seq"]
            await sweep.once(0)
            async with node.engine.connect() as connection, connection.begin():
                await connection.execute(
                    text("INSERT INTO entries (table_id, seq, kind, payload, at) VALUES (:id, :seq, 'chat', :said, 0)"),
                    {"id": table, "seq": seq + 1, "said": f'{{"person":"{ada.person}","text":"late"}}'},
                )
                await connection.execute(
                    text("UPDATE tables SET seq = :seq, updated_at = 0 WHERE id = :id"), {"id": table, "seq": seq + 1}
                )
            await sweep.once(0)
            assert (await node.tables.get(table)).match.seq == seq
            for _ in range(ROUNDS):
                await sweep.once(0)
            assert (await live.until(seq + 1))["entries"][-1]["text"] == "late"


async def test_a_round_asks_as_little_of_many_open_tables_as_of_one(tmp_path: Any) -> None:
    async with serving(quick(sqlite(tmp_path), sweep_seconds=1000)) as server, clients(server.url, "Ada") as (ada,):
        node = server.node

        class Nobody:
            def wake(self) -> None: ...

        for _ in range(20):
            table = (await ada.table(["me", "me"], visibility="local"))["id"]
            (await node.tables.get(table)).listeners.add(Nobody())
        sweep = Sweep(node.engine, node.tables, node.bots.consider, seconds=1, late_seconds=1000)
        await sweep.once(0)
        asked = questions(node.engine)
        await sweep.once(0)
        assert len(asked) == 2
        assert all(len(values) < 20 for _, values in asked)


async def test_no_question_of_lists_and_sweep_reads_all_tables(tmp_path: Any) -> None:
    """SQLite says how it will look for something: never by scanning the games."""
    url = sqlite(tmp_path)
    migrate(url)
    engine = open_engine(url)
    asked = questions(engine)
    ada = PersonId("ada")
    await tables.public_tables(engine, 100)
    await tables.public_tables(engine, 100, GameName("tickets"))
    await tables.tables_of(engine, ada, 100)
    await tables.running_tables_of(engine, ada, 100)
    await tables.waiting_tables_of(engine, ada)
    await tables.unfinished_tables(engine, 100)
    await tables.tables_where_seated(engine, ada)
    await invitations.invited(engine, ada)
    await nudges.due(engine, 1, 100)
    await nudges.is_anything_due(engine, 1, 1)
    await tables.tables_that_wait_for_us(engine, 1, 1)
    await tables.written_since(engine, 1)
    await tables.seqs(engine, [TableId("a"), TableId("b")])
    assert len(asked) >= 13
    async with engine.connect() as connection:
        for statement, values in tuple(asked):
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            assert not [row[-1] for row in plan if "SCAN" in row[-1]], statement
    await engine.dispose()


async def test_a_clock_that_is_set_back_stops_no_clock_of_a_table(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        start = {"bot": "random", "clock": {"kind": "move", "seconds": 1}}
        table = (await ada.table(["me", "me"], visibility="local", **start))["id"]
        set_clock(monkeypatch, -HOUR)

        async def decided_by_clock() -> bool:
            return any(entry.get("by") == "clock" for entry in await all_entries(ada, table))

        await eventually(decided_by_clock, "the bot of somebody who ran out of time")
        times = [entry["at"] for entry in await all_entries(ada, table)]
        assert times == sorted(times)


async def test_a_clock_that_is_set_back_between_two_runs_strands_no_bot(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        await server.node.bots.stop()
        table = (await ada.table([BOT, BOT], bot="random", record=record(left=6)))["id"]
        cookies = ada.http.cookies
    set_clock(monkeypatch, -HOUR)
    async with serving(quick(url)) as server, clients(server.url, None) as (ada,):
        ada.http.cookies = cookies
        await finished(ada, table)
