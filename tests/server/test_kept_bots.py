"""Bots live as long as their table: through the pool a game goes as it does where one bot sits at a seat all along."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from roundhouse.bots.contract import Bot
from roundhouse.bots.roster import make_bot
from roundhouse.kernel.contract import Seat
from roundhouse.match.match import BotAnswer, Match
from roundhouse.match.table import BotSeat, Table
from roundhouse.server.bots import process
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.process import Urgency
from server.nodes import clients, finished, quick, serving, sqlite
from server.thinking import answered, opened, question
from server.waiting import within

pytestmark = pytest.mark.anyio
GAMES = [
    ("lilliput", ["search(iterations=12)", "planner"]),
    ("tickets", ["search(iterations=12)", "greedy"]),
]


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(2)
    yield pool
    await pool.stop()


async def play(pool: BotPool, match: Match, table: str, decisions: int | None = None) -> Match:
    """This many decisions, or all, through the pool."""
    while match.status == "running" and decisions != 0:
        match = answered(match, await within(pool.decide(question(match, table)), "a decision"))
        decisions = None if decisions is None else decisions - 1
    return match


def actions(match: Match) -> list[str]:
    return [move.action for move in match.moves]


@pytest.mark.parametrize(("game", "bots"), GAMES)
async def test_a_game_goes_as_in_tournaments(pool: BotPool, game: str, bots: list[str]) -> None:
    match = opened(game, bots)
    table = Table.open(game, list(map(BotSeat, bots)), seed=match.seed)
    while not table.is_over:
        table.play_bot()
    expected = [str(entry.action) for entry in table.history]
    both = (play(pool, match, name) for name in ("one", "two"))  # side by side: each seat has its own bot
    for played in await asyncio.gather(*both):
        assert actions(played) == expected


async def test_a_whole_game_of_the_server_can_be_played_again_at_one_table(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path), bot_processes=2)) as server, clients(server.url, "Ada") as (ada,):
        normal = {"who": "bot", "bot": "normal"}
        table = (await ada.table([normal] * 2, game="lilliput"))["id"]
        await finished(ada, table)
        record = (await ada.get(f"/api/tables/{table}/record")).json()
    again = Table.open("lilliput", [BotSeat("normal")] * 2, seed=record["seed"], **record["options"])
    while not again.is_over:
        again.play_bot()
    assert [str(entry.action) for entry in again.history] == record["actions"]


async def test_a_process_that_dies_takes_its_bots_with_it_and_the_game_goes_on_with_new_ones(pool: BotPool) -> None:
    game, bots = GAMES[0]
    match = await play(pool, opened(game, bots), "one", decisions=20)
    before = len(match.moves)
    for worker in pool.processes:
        os.kill(worker, signal.SIGKILL)
    match = await play(pool, match, "one", decisions=30)
    assert actions(match) == actions(kept_in_mind(opened(game, bots), len(match.moves), renewed=[before]))


def kept_in_mind(match: Match, moves: int, renewed: Iterable[int] = ()) -> Match:
    """A match played on by bots that are kept here, and made again after this many moves."""
    kept: dict[Seat, tuple[Bot, BotAnswer]] = {}
    while len(match.moves) < moves:
        if len(match.moves) in renewed:
            kept.clear()
        turn = match.bot_to_move()
        assert turn is not None
        bot, last = kept.get(turn.seat, (None, None))
        decision = match.bot_decision(1.0, last)
        if bot is None or decision.since is None:
            bot = make_bot(turn.bot, match.settings.game)
        action = str(bot.choose(decision))
        kept[turn.seat] = bot, BotAnswer(turn, action)
        match = answered(match, action)
    return match


async def test_a_seat_stays_with_its_process_though_others_are_free(pool: BotPool) -> None:
    homes = []
    for name in ("one", "two"):
        match = opened(*GAMES[0])
        for _ in range(6):
            match = await play(pool, match, name, decisions=1)
            homes.append({worker.pid for worker in pool._workers if worker.keeps_for(name)})
    one, two = homes[0], homes[6]
    assert homes == [one] * 6 + [two] * 6
    assert len(one) == len(two) == 1
    assert one != two


async def test_only_so_many_bots_are_kept_and_none_of_a_table_that_ended(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "MOST_KEPT", 3)
    match = opened("tickets", ["greedy"] * 2)
    single = BotPool(1)
    try:
        for number in range(3):
            await single.decide(question(match, f"people {number}"))
        (worker,) = single._workers
        await single.decide(question(match, "nobody's", Urgency.NOBODY))
        assert [place[0] for place in worker.kept] == ["people 1", "people 2", "nobody's"]
        await single.decide(question(match, "people 0"))
        assert [place[0] for place in worker.kept] == ["people 1", "people 2", "people 0"]  # nobody's goes first
        single.forget("people 2")
        assert [place[0] for place in worker.kept] == ["people 1", "people 0"]
        monkeypatch.setattr(process, "KEPT_SECONDS", -1.0)
        await single.decide(question(match, "people 3"))
        assert [place[0] for place in worker.kept] == ["people 3"]
    finally:
        await single.stop()


async def test_a_table_that_ends_keeps_no_bots(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table([{"who": "bot", "bot": "random"}] * 2, bot="random"))["id"]
        await finished(ada, table)
        assert not any(worker.keeps_for(table) for worker in server.node.pool._workers)
