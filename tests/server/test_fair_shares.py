"""Who waits decides who thinks first: however many tables of bots there are, they hold up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.match.match import Match
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.process import Urgency
from roundhouse.server.tables import LiveTable
from server.nodes import clients, quick, serving, sqlite
from server.processes import chosen
from server.thinking import SlowPool, opened, question
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio
EASY = {"who": "bot", "bot": "easy"}
MANY = 60
FEW = MANY // 3  # in turn it would be all of them; how many a busy machine lets through beside ours is not ours to say


@pytest.fixture
def match() -> Match:
    return opened("tickets", ["greedy"] * 2)


async def test_people_come_before_those_who_watch_and_these_before_nobody(
    slow: Callable[[int], SlowPool], match: Match
) -> None:
    """Also those who begin to watch when the question has long been asked."""
    pool, order, opened_later = slow(1), list[str](), set[str]()

    async def ask(name: str, urgency: Urgency) -> None:
        await pool.decide(question(match, name, lambda: Urgency.WATCHED if name in opened_later else urgency))
        order.append(name)

    forever = asyncio.create_task(ask("forever", Urgency.NOBODY))
    await eventually(pool.is_thinking, "the first bot to think")
    asked = [asyncio.create_task(ask(f"nobody {number}", Urgency.NOBODY)) for number in range(MANY)]
    asked += [asyncio.create_task(ask(f"watched {number}", Urgency.WATCHED)) for number in range(2)]
    asked += [asyncio.create_task(ask(f"person {number}", Urgency.PERSON)) for number in range(2)]
    await asyncio.sleep(0)  # so that all have asked
    opened_later.add(f"nobody {MANY - 1}")
    forever.cancel()
    await within(asyncio.gather(*asked), "all decisions")
    await pool.stop()
    nobodys = [f"nobody {number}" for number in range(MANY)]
    assert order == ["person 0", "person 1", nobodys[-1], "watched 0", "watched 1", *nobodys[:-1]]


async def test_one_process_at_most_thinks_for_nobody(slow: Callable[[int], SlowPool], match: Match) -> None:
    pool = slow(2)
    forever = asyncio.create_task(pool.decide(question(match, "one", Urgency.NOBODY)))
    await eventually(pool.is_thinking, "the first bot to think")
    other = asyncio.create_task(pool.decide(question(match, "two", Urgency.NOBODY)))
    for number in range(3):
        await within(pool.decide(question(match, f"people {number}")), "a decision for people")
    assert not other.done()
    assert len(pool.processes) == 2
    forever.cancel()
    await within(other, "the next decision for nobody")
    await pool.stop()


async def test_after_a_decision_for_nobody_its_process_is_left_to_others_for_as_long(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, rests, loop = BotPool(1), list[float](), asyncio.get_running_loop()
    call_later = loop.call_later

    def later(seconds: float, what: Callable[..., Any], *told: Any, **more: Any) -> Any:
        if what == pool._serve_nobody:
            return rests.append(seconds)
        return call_later(seconds, what, *told, **more)

    monkeypatch.setattr(loop, "call_later", later)
    try:
        await within(pool.decide(question(match, "one", Urgency.NOBODY)), "a decision for nobody")
        other = asyncio.create_task(pool.decide(question(match, "two", Urgency.NOBODY)))
        await within(pool.decide(question(match, "people")), "a decision for people")
        assert not other.done(), "asked first, and the process was free"
        (rest,) = rests
        assert rest > 0
        pool._serve_nobody()
        await within(other, "the next decision for nobody")
    finally:
        await pool.stop()


async def test_sixty_tables_of_bots_do_not_hold_up_the_bot_that_a_person_waits_for(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        changed: list[str] = []
        consider = server.node.tables.on_change

        def noticed(table: LiveTable, ours: bool) -> None:
            changed.append(table.id)
            consider(table, ours)

        server.node.tables.on_change = noticed
        for _ in range(MANY):
            await ada.table([EASY] * 2, bot="easy")
        table = (await ada.table(["me", EASY], bot="easy"))["id"]

        async def turn() -> dict[str, Any] | None:
            seen = await ada.look(table, since=1_000_000_000)
            return seen if seen["legal"] else None

        between: list[int] = []
        while len(between) < 4:
            seen = await eventually(turn, "the person's turn")
            moved = await ada.do(table, "act", action=chosen(seen["legal"], len(between)), seq=seen["seq"])
            assert moved.status_code == 200, moved.text
            if moved.json()["table"]["active_seat"] != seen["seat"]:
                await eventually(turn, "the bot's answer")
                own = [place for place, name in enumerate(changed) if name == table]
                between.append(own[-1] - own[-2] - 1)
        assert server.node.bots.thinking > MANY // 2  # the others are still waiting
        assert max(between) <= FEW, between
