"""Bots at tables: they move by themselves, stop when nobody wants their decision, and go on after a restart."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from sqlalchemy import URL

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream, seed_bytes
from roundhouse.server.bots.pool import MOST_TRIES, BotPool
from roundhouse.server.bots.process import BotFailed, Question
from roundhouse.server.bots.worker import LENGTH
from server.nodes import clients, finished, quick, serving, sqlite
from server.records import record
from server.thinking import SlowPool
from server.waiting import PATIENCE_SECONDS, eventually, within

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "random"}


def decision(seconds: float = 0.1) -> Decision:
    game = find_game("tickets")
    state = game.start(players=2, seed=1)
    seat = Seat(state.active_seat or 0)
    return Decision(game, seat, state.view(seat), state.legal_actions(), Stream(seed_bytes(1)), seconds)


class DeadlyPool(BotPool):
    """No process lives long enough to answer."""

    worker = "__future__"  # ends at once


def once(bot: str, told: Decision | None = None) -> Question:
    """A question that is asked of a new bot."""
    return Question(bot, lambda _: told or decision())


async def test_four_bots_play_a_game_that_somebody_watches(url: URL) -> None:
    async with serving(quick(url, bot_processes=2)) as server, clients(server.url, "Ada", None) as (ada, watcher):
        table = (await ada.table([BOT] * 4, bot="random", record=record(4, left=60)))["id"]
        async with watcher.live(table, since=0) as live:
            seqs: list[int] = []
            while True:
                message = await live.next("table")
                seqs += [entry["seq"] for entry in message["entries"]]
                if message["table"]["status"] == "finished":
                    break
        assert seqs == list(range(1, message["seq"] + 1))
        assert message["table"]["seed"] is not None
        taken = (await watcher.get(f"/api/tables/{table}/record")).json()
        assert taken["result"] == message["table"]["result"]


async def test_a_bot_answers_a_person_in_both_games(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        for game in ("tickets", "lilliput"):
            table = (await ada.table(["me", BOT], game=game, bot="random"))["id"]

            async def turn(table: str = table) -> dict[str, Any] | None:
                seen = await ada.look(table, since=1_000_000_000)
                return seen if seen["legal"] else None

            for _ in range(3):
                seen = await eventually(turn, "the person's turn")
                legal = seen["legal"]
                action = legal[0] if isinstance(legal, list) else f"amount {legal['first']}"
                assert (await ada.do(table, "act", action=action, seq=seen["seq"])).status_code == 200
            by = [entry["by"] for entry in (await ada.look(table))["entries"] if entry["kind"] == "moved"]
            assert "bot" in by
            assert "person" in by


async def test_a_restart_takes_up_every_bot_that_was_thinking(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with serving(replace(settings, bot_pause=60)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table([BOT] * 3, bot="random", record=record(3, left=20)))["id"]
        async with ada.live(table) as live:
            before = (await live.next("table"))["seq"]
            await eventually(lambda: server.node.bots.thinking, "a bot to think")
        cookies = ada.http.cookies
    async with serving(settings) as server, clients(server.url, None) as (again,):
        again.http.cookies = cookies
        assert (await finished(again, table))["seq"] > before


async def test_undo_stops_the_bot_that_thinks_about_what_is_no_longer_there(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path), bot_pause=60)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", BOT], bot="random", options={"first_player": 0}))["id"]
        async with ada.live(table) as live:
            message = await live.next("table")
            await live.send(do="act", action=message["legal"][0], seq=message["seq"])
            done = await live.next("done")
            assert server.node.bots.thinking == 1
            await live.send(do="undo", seq=done["seq"])
            undone = await live.until(done["seq"] + 1)
            assert undone["entries"][-1]["kind"] == "undone"
            assert undone["legal"] == message["legal"]
            assert server.node.bots.thinking == 0


async def test_a_cancelled_decision_is_given_up_and_its_process_goes_on(slow: Callable[[int], SlowPool]) -> None:
    pool = slow(1)
    asked = asyncio.create_task(pool.decide(once("random")))
    await eventually(pool.is_thinking, "the bot to think")
    (worker,) = pool.processes
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await within(pool.decide(once("random")), "the next decision") in map(str, decision().legal)
    assert pool.processes == [worker]
    await pool.stop()
    assert pool.processes == []


async def test_a_decision_whose_process_dies_is_made_in_another(slow: Callable[[int], SlowPool]) -> None:
    pool = slow(1)
    asked = asyncio.create_task(pool.decide(once("greedy")))
    await eventually(pool.is_thinking, "the bot to think")
    (worker,) = pool.processes
    os.kill(worker, signal.SIGKILL)
    assert await within(asked, "the decision") == str(make_bot("greedy", "tickets").choose(decision()))
    assert worker not in pool.processes
    await pool.stop()


async def test_a_bot_whose_process_always_dies_fails_in_the_end(caplog: pytest.LogCaptureFixture) -> None:
    pool = DeadlyPool(1)
    with pytest.raises(BotFailed, match="lost"):
        await within(pool.decide(once("random")), "the pool to give up")
    said = [record.message for record in caplog.records if record.name == "roundhouse.bots"]
    assert said == ["bot-process-died"] * MOST_TRIES
    await pool.stop()


async def test_a_process_that_died_while_nobody_asked_it_is_replaced() -> None:
    pool = BotPool(1)
    await pool.decide(once("random"))
    (worker,) = pool.processes
    os.kill(worker, signal.SIGKILL)
    assert await within(pool.decide(once("random")), "the decision") in map(str, decision().legal)
    assert worker not in pool.processes
    await pool.stop()


async def test_a_pool_that_stops_answers_whoever_waits(slow: Callable[[int], SlowPool]) -> None:
    pool = slow(1)
    asked = [asyncio.create_task(pool.decide(once("random"))) for _ in range(2)]
    await eventually(pool.is_thinking, "the bot to think")
    await pool.stop()
    for one in asked:
        with pytest.raises(BotFailed, match="lost"):
            await within(one, "an answer")
    assert pool.processes == []


async def test_a_pool_that_was_stopped_starts_nothing_and_keeps_nobody_waiting() -> None:
    pool = BotPool(1)
    granted = asyncio.create_task(pool.decide(once("random")))
    await asyncio.sleep(0)  # it has a process now, but has not asked it yet
    await pool.stop()
    for late in (granted, pool.decide(once("random"))):
        with pytest.raises(BotFailed, match="lost"):
            await within(late, "an answer")
    assert pool.processes == []


async def test_a_bot_that_fails_is_told_apart_and_the_next_one_is_asked() -> None:
    pool = BotPool(1)
    with pytest.raises(BotFailed):
        await pool.decide(once("nobody"))
    assert await pool.decide(once("random")) in map(str, decision().legal)
    await pool.stop()


@pytest.mark.parametrize("part", [1.0, 0.5])
def test_a_worker_whose_server_died_ends_without_a_word(part: float) -> None:
    """It had sent a request, or was about to: the system closes what a dead process held."""
    request = pickle.dumps(("random", decision(), 10.0, None, []))
    whole = LENGTH.pack(len(request)) + request
    worker = subprocess.Popen([sys.executable, "-m", BotPool.worker], stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    worker.stdin.write(whole[: int(part * len(whole))])
    worker.stdin.close()
    assert worker.stderr.read() == b""
    worker.stderr.close()
    worker.wait(PATIENCE_SECONDS)


async def test_a_table_goes_on_when_a_bot_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: Question) -> str:
        raise BotFailed("random")

    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        monkeypatch.setattr(server.node.pool, "decide", fails)
        table = (await ada.table([BOT] * 2, bot="random", record=record(left=20)))["id"]
        assert (await finished(ada, table))["seat"] is None


async def test_nobody_can_grant_a_bot_more_time_than_the_server_does(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        for name in ("search(seconds=999)", "Random", "nobody"):
            seats = [{"who": "me"}, {"who": "bot", "bot": name}]
            answer = await ada.post("/api/tables", game="tickets", seats=seats)
            assert answer.status_code == 400, name


async def test_the_bots_on_offer_are_those_that_exist(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, None) as (anybody,):
        for line in (await anybody.get("/api/games")).json()["games"]:
            assert "random" in line["bots"]
            assert line["bot"] in line["bots"]
            assert line["bots"][: len(line["levels"])] == line["levels"]
            for name in line["bots"]:
                assert make_bot(name, line["name"]) is not None
