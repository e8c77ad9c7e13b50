"""Running a server: health, figures, a database that goes and comes back, shutting down, backups."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL

from roundhouse.cli.main import main
from roundhouse.server.storage import engine as engines
from server.gates import gated_postgresql
from server.nodes import Client, clients, finished, quick, serving, sqlite
from server.processes import NodeProcess, all_entries, running
from server.records import record
from server.waiting import eventually

pytestmark = pytest.mark.anyio


async def test_health_readiness_and_figures(tmp_path: Path) -> None:
    bot = {"who": "bot", "bot": "random"}
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        assert (await ada.get("/healthz")).json()["status"] == "ok"
        assert (await ada.get("/readyz")).json()["status"] == "ok"
        table = (await ada.table([bot, bot], bot="random", record=record(left=10)))["id"]
        await finished(ada, table)
        await ada.do(table, "act", action="draw", seq=1)
        figures = (await ada.get("/metrics")).text
        for name in (
            'roundhouse_moves_total{by="bot",game="tickets"}',
            'roundhouse_refusals_total{code="not-at-table"}',
            'roundhouse_requests_total{method="GET",path="/api/tables/{table_id}",status="200"}',
            "roundhouse_request_seconds_bucket",
            "roundhouse_bot_seconds_bucket",
            "roundhouse_tables 1.0",
            "roundhouse_sockets 0.0",
        ):
            assert name in figures, name
        assert table not in figures
        server.node.draining = True
        assert (await ada.get("/readyz")).status_code == 503


async def moved(client: Client, table: str) -> int:
    """Decide once; the status of the answer."""
    answer = await client.get(f"/api/tables/{table}", since=1_000_000_000)
    if answer.status_code != 200:
        return answer.status_code
    seen = answer.json()
    return (await client.do(table, "act", action=seen["legal"][0], seq=seen["seq"])).status_code


async def test_a_database_that_is_gone_is_503_and_comes_back_by_itself() -> None:
    async with (
        gated_postgresql() as (url, gate),
        serving(quick(url)) as server,
        clients(server.url, "Ada") as (ada,),
    ):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        assert await moved(ada, table) == 200
        seen = await ada.look(table)
        before = seen["seq"]
        await gate.close()
        for path in ("/readyz", "/api/tables", f"/api/tables/{table}", "/api/me"):
            answer = await ada.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-gone"), path
            assert int(answer.headers["retry-after"]) > 0
        refused = await ada.do(table, "act", action=seen["legal"][0], seq=before)
        assert refused.status_code == 503
        assert (await ada.get("/healthz")).status_code == 200
        await gate.open()

        async def is_ready() -> bool:
            return (await ada.get("/readyz")).status_code == 200

        await eventually(is_ready, "the database to be found again")
        assert (await ada.look(table))["seq"] == before
        assert await moved(ada, table) == 200
        entries = await all_entries(ada, table)
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))


async def test_a_locked_database_loses_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MILLISECONDS", 50)
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        before = (await ada.look(table))["seq"]
        with closing(sqlite3.connect(tmp_path / "test.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await moved(ada, table) == 503
            assert (await ada.look(table))["seq"] == before
            other.execute("ROLLBACK")
        assert await moved(ada, table) == 200


async def test_told_to_stop_a_node_finishes_and_says_goodbye(tmp_path: Path) -> None:
    node = NodeProcess(f"sqlite:///{tmp_path}/stop.db")
    async with running(node), clients(node.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        async with ada.live(table) as live:
            await live.next("table")
            assert await node.stop() in (0, -signal.SIGTERM)
            await live.socket.wait_closed()
        await node.start()
        assert (await ada.look(table))["seq"] == 2


async def test_a_backup_of_a_running_server_is_complete_and_restores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/test.db"
    copy, new = tmp_path / "copy.db", f"sqlite:///{tmp_path}/new.db"
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        assert await moved(ada, table) == 200
        kept, cookies = await all_entries(ada, table), ada.http.cookies
        assert await asyncio.to_thread(main, ["backup", str(copy), "--database", url]) == 0
        assert await asyncio.to_thread(main, ["restore", str(copy), "--database", url, "--replace"]) == 2
        assert "stop the server" in capsys.readouterr().err
    assert main(["backup", str(copy), "--database", url]) == 2
    assert main(["restore", str(copy), "--database", new]) == 0
    assert main(["restore", str(copy), "--database", new]) == 2
    assert main(["restore", str(copy), "--database", new, "--replace"]) == 0
    async with (
        serving(quick(URL.create("sqlite", database=str(tmp_path / "new.db")))) as server,
        clients(server.url, None) as (ada,),
    ):
        ada.http.cookies = cookies
        assert await all_entries(ada, table) == kept


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_no_database_is_refused(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all" * 100)
    url = f"sqlite:///{broken}" if command == "backup" else f"sqlite:///{tmp_path}/new.db"
    assert main([command, str(tmp_path / "copy.db" if command == "backup" else broken), "--database", url]) == 2
    assert main([command, str(tmp_path / "x"), "--database", "postgresql://localhost/x"]) == 2
    assert main([command, str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path}/nowhere/x.db"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "99999"],
        ["--port", "-1"],
        ["--host", "no.such.host.invalid"],
        ["--database", "nonsense"],
        ["--database", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["--database", "sqlite://"],
        ["--database", "sqlite:////proc/roundhouse.db"],
        ["--bots", "0"],
        ["--bot-seconds", "nan"],
        ["--bot-pause", "-1"],
        ["--origin", "play.example"],
        ["--log-level", "loud"],
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path}/x.db"]
    assert main(["serve", *arguments, *database]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


async def test_the_command_line_starts_without_the_server() -> None:
    code = "import json, sys, roundhouse.cli.main; print(json.dumps(sorted(sys.modules)))"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    assert not {"litestar", "sqlalchemy", "alembic", "uvicorn", "msgspec", "redis"} & set(json.loads(output))
