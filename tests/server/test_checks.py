"""Nothing that somebody brings along can hold up a node: not a record, not a board, however made."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tomllib
from importlib.resources import files
from typing import Any

import httpx
import pytest

from roundhouse.server.checks import MOST_WAITING, Checks
from roundhouse.server.problems import Problem
from server.nodes import Client, Running, clients
from server.records import record
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio

FOR_HOURS = range(10**15)  # to be added up
BOARD: dict[str, Any] = {
    **tomllib.loads(files("roundhouse.games.tickets.box").joinpath("data/usa.toml").read_text("utf-8")),
    "name": "ours",
}


def board(**changes: Any) -> dict[str, Any]:
    return {"options": {"board": {**BOARD, **changes}}}


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


ATTACKS = {
    "19,000 routes": {
        "options": {
            "board": {
                "name": "n",
                "cities": [{"id": name, "name": name, "x": 0, "y": 0} for name in "ab"],
                "routes": [{"a": "a", "b": "b", "length": 1, "colour": "red"}] * 19_000,
                "tickets": [{"a": "a", "b": "b", "points": 1}] * 6,
            }
        }
    },
    "a name of a city": board(cities=[{**BOARD["cities"][0], "name": "x" * 980_000}, *BOARD["cities"][1:]]),
    "points": board(tickets=[{**ticket, "points": 10**4299} for ticket in BOARD["tickets"]]),
    "a deep board": board(aspect=nested(800)),
    "many unknown fields": board(cities=[{**BOARD["cities"][0], **{f"f{i}": 1 for i in range(50_000)}}]),
    "a deep option": {"options": {"first_player": nested(800)}},
    "a deep record": {"record": {**record(), "result": {"scores": nested(800)}}},
    "100,000 actions": {"record": {**record(), "actions": ["draw"] * 100_000}},
    "a long action": {"record": {**record(), "actions": ["claim " + "x" * 900_000]}},
    "many tiles": {
        "game": "lilliput",
        "options": {"scenario": {"free_supply": True, "tiles": [{"at": [2, 0], "tile": "sea"}] * 19_000}},
    },
}


async def made(client: Client, **table: Any) -> httpx.Response:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    return await client.post("/api/tables", **{"game": "tickets", "seats": seats, **table})


@pytest.mark.parametrize("attack", ATTACKS)
async def test_what_is_too_much_is_refused(server: Running, attack: str) -> None:
    async with clients(server.url, "Ada") as (ada,):
        answer = await made(ada, **ATTACKS[attack])
        assert answer.status_code == 400, answer.text[:500]
        assert len(answer.content) < 20_000
        assert (await ada.get("/api/tables")).json() == {"tables": []}


async def test_the_node_answers_while_something_slow_is_checked_and_stopped(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        slow = asyncio.create_task(server.node.checks.run(sum, FOR_HOURS))
        while not slow.done():
            assert (await ada.get("/healthz")).status_code == 200
        with pytest.raises(Problem) as caught:
            slow.result()
        assert (caught.value.status, caught.value.answer.code) == (400, "too-slow")
        assert (await made(ada, record=record(left=5))).status_code == 201


async def test_what_takes_too_long_is_refused_as_such(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = Checks(seconds=0.000_001)
    monkeypatch.setattr(server.node, "checks", checks)
    cities = [{"id": f"c{i}", "name": f"C{i}", "x": 0, "y": 0} for i in range(100)]
    routes = [  # as many as there may be: far more work than a tick of the processor's clock
        {"a": f"c{i}", "b": f"c{(i + step) % 100}", "length": 6, "colour": "gray"}
        for step in (1, 2, 3)
        for i in range(100)
    ]
    tickets = [{"a": "c1", "b": "c2", "points": 1}] * 6
    async with clients(server.url, "Ada") as (ada,):
        answer = await made(ada, **board(cities=cities, routes=routes, tickets=tickets))
        assert (answer.status_code, answer.json()["code"]) == (400, "too-slow")
    await checks.stop()


async def test_a_lost_worker_is_replaced(server: Running) -> None:
    checks = server.node.checks
    slow = asyncio.create_task(checks.run(sum, FOR_HOURS))
    worker = await eventually(lambda: checks._worker, "the worker to start")
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(Problem) as caught:
        await within(slow, "the loss to be noticed")
    assert (caught.value.status, caught.value.answer.code) == (503, "busy")
    assert await within(checks.run(sum, [1, 2]), "another worker") == 3


async def test_a_worker_that_cannot_be_started_now_is_asked_for_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = Checks()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(sys, "executable", "/there/is/no/such/program")
        with pytest.raises(Problem, match="busy"):
            await checks.run(sum, [1, 2])
    assert await within(checks.run(sum, [1, 2]), "an answer") == 3
    await checks.stop()


async def test_who_no_longer_waits_ends_the_work() -> None:
    checks = Checks(seconds=3600)
    slow = asyncio.create_task(checks.run(sum, FOR_HOURS))
    worker = await eventually(lambda: checks._worker, "the worker to start")
    slow.cancel()
    with pytest.raises(asyncio.CancelledError):
        await within(slow, "the work to be ended")
    assert worker.returncode is not None
    await checks.stop()


async def test_few_may_wait() -> None:
    checks = Checks(seconds=3600)
    waiting = [asyncio.create_task(checks.run(sum, FOR_HOURS)) for _ in range(MOST_WAITING)]
    await eventually(lambda: checks._worker, "the worker to start")
    with pytest.raises(Problem) as caught:
        await checks.run(sum, [1, 2])
    assert (caught.value.status, caught.value.answer.code) == (503, "busy")
    for task in waiting:
        task.cancel()
    await within(asyncio.wait(waiting), "all of them to be ended")
    assert await within(checks.run(sum, [1, 2]), "an answer") == 3
    await checks.stop()
    assert checks._worker is None


async def test_what_is_raised_over_there_is_raised_here(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        answer = await made(ada, **board(tickets=[*BOARD["tickets"][:3], {"a": "boston", "b": "rome", "points": 0}]))
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid-data")
        assert answer.json()["params"]["problems"] == [
            "tickets[4].points: must be from 1 to 1000, not 0",
            "tickets[4].b: 'rome' is not a city of this board",
        ]
        spoilt = {**record(), "actions": ["draw"]}
        answer = await made(ada, record=spoilt)
        assert (answer.json()["code"], answer.json()["rule"]) == ("invalid-record", "T-029")
        answer = await made(ada, record=record(left=5), seats=[{"who": "me"}, {"who": "open"}])
        assert (answer.status_code, answer.json()["code"]) == (409, "secrets-known")


async def test_an_own_board_is_sent_once_over_a_socket(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        seats = [{"who": "me"}, {"who": "open"}]
        table = (await made(ada, **board(), seats=seats)).json()["id"]
        async with ada.live(table) as live:
            waiting = await live.next("table")
            assert waiting["view"] is None
            assert waiting["table"]["settings"]["options"]["board"] == BOARD
            await ben.do(table, "join")
            started = await live.first(lambda message: bool(message.get("view")), "the start")
            assert started["view"]["options"]["board"] == started["table"]["settings"]["options"]["board"] == BOARD
            whole = await ada.look(table)
            await ada.do(table, "act", action=whole["legal"][0], seq=whole["seq"])
            moved = await live.until(whole["seq"] + 1)
            assert len(str(moved)) < len(str(BOARD))
            whole = await ada.look(table)
            assert {**moved["view"], "options": whole["view"]["options"]} == whole["view"]
            assert moved["table"].keys() == whole["table"].keys() - {"settings"}
        async with ada.live(table, since=moved["seq"]) as live:
            assert (await live.next("table"))["view"] == whole["view"]


async def test_an_own_board_is_played_on_and_listed_by_its_name(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await made(ada, **board(), visibility="public")).json()
        assert table["view"]["options"]["board"] == {**BOARD}
        for path in ("/api/tables", "/api/me/tables"):
            (line,) = (await ada.get(path)).json()["tables"]
            assert line["options"] == {"first_player": "random", "board": {"name": "ours"}}
