"""Tables over HTTP: made, joined, played, looked at, taken away."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from roundhouse.match.entries import Entry
from roundhouse.match.refusals import Refused
from roundhouse.server.api import ordering
from roundhouse.server.rows import SNAPSHOT_EVERY
from roundhouse.server.storage import tables
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.records import record

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


async def decided(client: Client, table: str) -> dict[str, Any]:
    """The first legal decision of somebody whose turn it is."""
    seen = await client.look(table, since=1_000_000_000)
    answer = await client.do(table, "act", action=seen["legal"][0], seq=seen["seq"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_looking_back_shows_what_was_known_then(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        known = {}
        for _ in range(6):
            message = await decided(ada, table)
            for seat in (0, 1):
                known[message["seq"], seat] = (await ada.look(table, seat=seat))["view"]
        for (seq, seat), view in known.items():
            answer = (await ada.get(f"/api/tables/{table}/view", seq=seq, seat=seat)).json()
            assert answer == {"seq": seq, "seat": seat, "view": view}
        assert (await ada.get(f"/api/tables/{table}/view", seq=1)).json()["view"] is None
        unknown = await ada.get(f"/api/tables/{table}/view", seq=999)
        assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-seq")


async def test_legal_why_not_and_preview_are_those_of_the_rules(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        legal = (await ada.get(f"/api/tables/{table}/legal")).json()["legal"]
        assert legal == (await ada.look(table))["legal"]
        fine = (await ada.get(f"/api/tables/{table}/why-not", action=legal[0])).json()
        assert fine["rule"] is None
        refused = (await ada.get(f"/api/tables/{table}/why-not", action="draw")).json()
        assert (refused["rule"], refused["params"]) == ("T-029", {"kind": "Draw"})
        told = (await ada.get(f"/api/tables/{table}/preview", action=legal[0])).json()["events"]
        assert told[0]["event"] == "TicketsKept"
        order = await ada.do(table, "act", action="draw", seq=(await ada.look(table))["seq"])
        assert (order.status_code, order.json()["code"], order.json()["rule"]) == (422, "illegal-action", "T-029")


async def test_a_record_is_taken_away_and_continued_at_another_table(server: Running) -> None:
    bot = {"who": "bot", "bot": "random"}
    async with clients(server.url, "Ada") as (ada,):
        over = (await ada.table([bot, bot], bot="random", record=record()))["id"]
        taken = (await ada.get(f"/api/tables/{over}/record")).json()
        looked = await ada.table(["me", "me"], visibility="local", record=taken)
        assert looked["table"]["status"] == "finished"
        assert looked["table"]["result"] == taken["result"]
        half = {**taken, "actions": taken["actions"][:10], "result": None}
        again = await ada.table(["me", "me"], visibility="local", record=half)
        assert (again["table"]["status"], again["table"]["practice"]) == ("running", True)
        looks = await ada.look(again["id"], seat=0, since=0)
        moved = [entry for entry in looks["entries"] if entry["kind"] == "moved"]
        own = [number for number, entry in enumerate(moved[:10]) if entry["seat"] == looks["seat"]]
        assert own
        assert [moved[number]["action"] for number in own] == [half["actions"][number] for number in own]
        await decided(ada, again["id"])
        running = (await ada.get(f"/api/tables/{again['id']}/record")).json()
        assert (running["seed"], running["result"]) == (None, None)
        for broken in ({**taken, "seed": None}, {**taken, "actions": ["fly"]}, {**taken, "seed": "00" * 32}):
            seats = [{"who": "me"}, {"who": "me"}]
            refused = await ada.post("/api/tables", seats=seats, visibility="local", record=broken)
            assert (refused.status_code, refused.json()["code"]) == (400, "invalid-record")


async def test_a_decision_that_runs_out_of_time_becomes_a_bots(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], bot="random", clock={"kind": "move", "seconds": 1}))["id"]
        await ben.do(table, "join")
        async with ada.live(table, since=0) as live:
            kinds: list[str] = []
            while "clock" not in kinds:
                message = await live.next("table")
                kinds += [entry.get("by") or entry["kind"] for entry in message["entries"]]
        assert kinds.index("timed-out") < kinds.index("clock")
        assert message["table"]["clock"] is not None


async def test_undo_that_others_must_allow(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], game="lilliput", bot="random", options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        after = await decided(ada, table)
        asked = await ben.do(table, "undo", seq=after["seq"], to=0)
        assert asked.status_code == 200, asked.text
        assert asked.json()["table"]["request"]["what"] == "undo"
        agreed = await ada.do(table, "agree")
        assert agreed.json()["entries"][-1]["kind"] == "undone"
        assert (await ada.look(table))["table"]["moves"] == 0


async def test_snapshots_make_no_difference(tmp_path: Path) -> None:
    """A long game is loaded from its last snapshot, and its history is complete all the same."""
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        while (await decided(ada, table))["seq"] < 2 * SNAPSHOT_EVERY + 5:
            pass
        before, cookies = await ada.look(table, since=0), ada.http.cookies
        stored = await tables.load(server.node.engine, table)
        assert stored is not None
        assert stored.snapshot_seq >= 2 * SNAPSHOT_EVERY - 5
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, None) as (ada,):
        ada.http.cookies = cookies
        recent = await ada.look(table, since=before["seq"] - 3)
        assert recent["entries"] == before["entries"][-3:]
        after = await ada.look(table, since=0)
        changing = {"present", "watching"}
        assert {key: value for key, value in after.items() if key not in changing} == {
            key: value for key, value in before.items() if key not in changing
        }
        await decided(ada, table)


async def test_a_refusal_whose_asker_has_gone_is_forgotten_and_a_mistake_is_told(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Two nodes may try the same bot: the slower one is told of it while its order is on the way."""
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    tables = server.node.tables

    async def abandoned(error: Exception) -> None:
        def refuse(*_: object) -> list[Entry]:
            raise error

        live = await tables.get(table)
        async with live.lock:
            asker = asyncio.create_task(tables.order(table, refuse))
            await asyncio.sleep(0.01)
            asker.cancel()
            await asyncio.gather(asker, return_exceptions=True)
        await tables.stop()
        gc.collect()

    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        await abandoned(Refused("stale"))
        assert (unheard, caplog.messages) == ([], [])
        await abandoned(ZeroDivisionError())
        assert (unheard, caplog.messages) == ([], ["abandoned-work-broke"])


async def test_a_table_where_too_much_was_said_takes_moves_alone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = await ada.table(["me", {"who": "bot", "bot": "random"}])
        monkeypatch.setattr(ordering, "MOST_ENTRIES", table["seq"])
        for do, fields in (("chat", {"text": "hm"}), ("undo", {"seq": table["seq"]}), ("pause", {})):
            answer = await ada.do(table["id"], do, **fields)
            assert (answer.status_code, answer.json()["code"]) == (409, "too-long")
        moved = await ada.do(table["id"], "act", action=table["legal"][0], seq=table["seq"])
        assert moved.status_code == 200
        assert (await ada.do(table["id"], "leave")).status_code == 200
        assert (await ada.do(table["id"], "come-back")).json()["code"] == "too-long"
        assert (await ada.do(table["id"], "close")).status_code == 200


async def test_a_log_that_many_ask_for_is_read_once(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with serving(settings) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        while (await decided(ada, table))["seq"] <= SNAPSHOT_EVERY:
            pass
    async with serving(settings) as server:
        tables = server.node.tables
        loaded = await tables.get(table)
        assert loaded.match.first_known_seq > 1
        first, second = await asyncio.gather(tables.with_history(loaded), tables.with_history(loaded))
        assert first is second
        assert first.first_known_seq == 1
