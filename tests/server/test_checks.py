"""Nothing that somebody brings along can hold up a node: not a record, not a board, however made."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import httpx
import pytest

from roundhouse.games.tickets.actions import Claim, DrawTickets
from roundhouse.games.tickets.box.board import CARS
from roundhouse.games.tickets.connections.paths import longest_path
from roundhouse.kernel.contract import Seat
from roundhouse.match.table import BotSeat, Table
from roundhouse.server.checks import MOST_WAITING, Checks
from roundhouse.server.problems import Problem
from server.nodes import Client, Running, clients
from server.records import record
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio

MOST_CARS = CARS[1]
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
    "a long word": {"options": {"board": "x" * 900_000}},
    "a long name of an option": {"options": {"x" * 900_000: 1}},
    "a long name of an option in a record": {"record": {**record(), "options": {"x" * 900_000: 1}}},
    "a long name of a game in a record": {"record": {**record(), "game": "x" * 900_000}},
    "a long number": {"options": {"first_player": 10**4299}},
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


def contrived(cities: int, degree: int, seed: int) -> list[tuple[int, int]]:
    """As many routes as a player has cars, the same odd number from every city."""
    rng = Random(seed)
    while True:
        ends = [city for city in range(cities) for _ in range(degree)]
        rng.shuffle(ends)
        pairs = {(min(pair), max(pair)) for pair in zip(ends[::2], ends[1::2], strict=True)}
        if len(pairs) == MOST_CARS and all(a != b for a, b in pairs):
            return sorted(pairs)


def contrived_game(networks: list[list[tuple[int, int]]], left: int) -> dict[str, Any]:
    """The record of a game in which everybody has claimed as much as there are cars for of a network of their own,
    with so many decisions left."""
    first, names = 0, []
    for network in networks:
        names.append([(f"c{first + a}", f"c{first + b}") for a, b in network])
        first += 1 + max(b for _, b in network)
    own = {Seat(seat): {f"{a}-{b}" for a, b in routes} for seat, routes in enumerate(names)}
    cities = [{"id": f"c{i}", "name": f"C{i}", "x": i % 10 / 10, "y": i // 10 / 10} for i in range(first)]
    routes = [{"a": a, "b": b, "length": 1, "colour": "gray"} for some in names for a, b in some]
    tickets = [{"a": f"c{i}", "b": f"c{i + 1}", "points": 1} for i in range(12)]
    table = Table.open(
        "tickets",
        [BotSeat("random")] * len(networks),
        seed=7,
        board={"name": "contrived", "cities": cities, "routes": routes, "tickets": tickets, "cars": MOST_CARS},
    )
    while not table.is_over:
        seat, legal = table.active_seat, table.state.legal_actions()
        assert seat is not None
        claims = [one for one in legal if isinstance(one, Claim) and one.route in own[seat]]
        plain = [one for one in legal if not isinstance(one, Claim | DrawTickets)]
        table.act(seat, (claims or plain or list(legal))[0])
    record = table.record().to_dict()
    return {**record, "actions": record["actions"][:-left], "result": None}


async def test_longest_paths_on_contrived_boards_hold_nobody_up(server: Running) -> None:
    networks = [contrived(18, 5, 1), contrived(30, 3, 2), contrived(18, 5, 3)]
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        body = {"game": "tickets", "record": contrived_game(networks, 4)}
        made = await ada.post("/api/tables", seats=[{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 2], **body)
        assert made.status_code == 201, made.text
        table = made.json()["id"]

        async def played() -> dict[str, Any]:
            while True:
                seen = await ada.look(table)
                if seen["table"]["status"] == "finished":
                    return seen
                if seen["legal"]:
                    await ada.do(table, "act", action=seen["legal"][0], seq=seen["seq"])

        playing = asyncio.create_task(within(played(), "the game to end"))
        while not playing.done():
            assert (await ben.get("/healthz")).status_code == 200
        view = (await playing)["view"]
        for sheet in view["score_sheet"]["seats"]:
            ends = [tuple(city[1:] for city in route["route"].split("-")) for route in sheet["routes"]]
            assert len(ends) >= MOST_CARS - 3
            assert sheet["longest_path"] == longest_path([(int(a), int(b), 1) for a, b in ends])[0]
        assert max(view["scores"]) > 0


async def test_a_board_with_more_cars_is_refused(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        answer = await made(ada, **board(cars=MOST_CARS + 1))
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid-data")
        assert "cars: must be from 5 to 45, not 46" in answer.json()["params"]["problems"]
        assert (await made(ada, **board(cars=MOST_CARS))).status_code == 201
