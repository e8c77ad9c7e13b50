"""Every level that people can choose plays both games through the real server, and never fails, however busy it is."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import levels
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.records import read_record
from roundhouse.kernel.rng import Stream, seed_bytes
from roundhouse.match.match import Match
from roundhouse.match.table import BotSeat, Table
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.process import BotFailed, Question
from server.nodes import clients, quick, serving, sqlite
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio
LEVELS = levels("tickets")
DECISIONS = 3  # of every level at every table
SEATS = [{"who": "bot", "bot": level} for level in LEVELS]


@lru_cache
def played(game: str, decisions: int) -> dict[str, Any]:
    """The record of a game in which this many decisions were made."""
    table = Table.open(game, [BotSeat("greedy")] * len(LEVELS), seed=11)
    for _ in range(decisions):
        table.play_bot()
    return table.record().to_dict()


@pytest.mark.parametrize("decisions", [0, 60])
@pytest.mark.parametrize("game", ["tickets", "lilliput"])
async def test_every_level_plays_legal_actions_and_never_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, decisions: int
) -> None:
    caplog.set_level(logging.INFO, "roundhouse.bots")
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(SEATS, bot="random", record=played(game, decisions)))["id"]

        async def all_decided() -> Match | None:
            match = (await server.node.tables.get(table)).match
            assert match.status == "running", made(match)
            return match if min(made(match)) >= DECISIONS else None

        match: Match = await eventually(all_decided, "every level to decide", seconds=300)
        assert match.state is not None
        assert replayed(match).to_dict() == match.state.to_dict()
    assert [record.message for record in caplog.records if record.name == "roundhouse.bots"] == []


async def test_no_bot_begins_to_think_when_the_server_stops(tmp_path: Path) -> None:
    """A move that was on its way is stored and changes the table; its bots wait for the next start."""
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(SEATS, bot="random", record=played("tickets", 0)))["id"]
        live = await server.node.tables.get(table)
        assert live.match.bot_to_move() is not None
        await server.node.bots.stop()
        server.node.bots.consider(live, ours=True)
        assert server.node.bots.thinking == 0


def made(match: Match) -> list[int]:
    """How often each seat's bot has decided."""
    by = [move.seat for move in match.moves if move.by == "bot"]
    return [by.count(seat) for seat in range(len(LEVELS))]


def replayed(match: Match) -> Any:
    """The position that the rules themselves come to, one legal action after the other."""
    state = match.first_position()
    for move in match.moves:
        state.apply(match.game.parse(move.action), Seat(move.seat))
    return state


@pytest.fixture(scope="module")
def decision() -> Decision:
    """In the middle of a game there is much to think about."""
    table = Table.resume(read_record(json.dumps(played("lilliput", 60))))
    while (state := table.state).view(seat := Seat(state.active_seat or 0))["stage"] != "turn":
        table.play_bot()
    return Decision(table.game, seat, state.view(seat), state.legal_actions(), Stream(seed_bytes(1)), seconds=0.1)


async def test_a_bot_that_never_ends_is_stopped(decision: Decision) -> None:
    pool = BotPool(1, grace=0.3)
    with pytest.raises(BotFailed, match="stopped"):
        await pool.decide(Question("search(seconds=3600)", lambda _: decision))
    assert pool.processes == []
    await pool.stop()


async def test_a_bot_that_gets_no_processor_is_waited_for(decision: Decision) -> None:
    pool, easy = BotPool(1, grace=0.3), Question("easy", lambda _: decision)
    await pool.decide(easy)
    (worker,) = pool.processes
    os.kill(worker, signal.SIGSTOP)
    asked = asyncio.create_task(pool.decide(easy))
    await asyncio.sleep(2)  # far more than it was granted
    assert not asked.done()
    os.kill(worker, signal.SIGCONT)
    assert await within(asked, "the bot's answer") in map(str, decision.legal)
    assert pool.processes == [worker]
    await pool.stop()
