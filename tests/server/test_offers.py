"""Bots from elsewhere at a server: only those that its operator offers, and tables outlive them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots import roster
from roundhouse.bots.anywhere import read_offer
from roundhouse.bots.roster import OfferedBot
from server.nodes import clients, finished, quick, serving, sqlite
from server.records import record

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
STEPS = f"engine(seconds=60):{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'bots' / 'first_steps.py'))}"
CRASH = (
    f"engine(seconds=60):{PYTHON} {shlex.quote(str(ROOT / 'tests' / 'unit' / 'bots' / 'engines' / 'faulty.py'))} crash"
)


@pytest.fixture(autouse=True)
def _offers_of_this_test() -> Iterator[None]:
    yield
    roster._OFFERS.clear()


def test_an_offer_is_tried_before_it_is_made() -> None:
    assert read_offer(f"steps = {STEPS}") == OfferedBot("steps", STEPS, ("tickets",))
    for text, says in [
        ("steps", "write the name that people see and a bot"),
        ("planner=engine:true", "a bot of lilliput has that name"),
        ("steps=engine:no-such-program", "cannot be started"),
    ]:
        with pytest.raises(rh.UnknownBot, match=says):
            read_offer(text)


async def test_people_choose_what_is_offered_and_name_nothing_else(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), offers=(OfferedBot("steps", STEPS, ("tickets",)),))
    async with serving(settings) as server, clients(server.url, "Ada") as (ada,):
        games = {line["name"]: line["bots"] for line in (await ada.get("/api/games")).json()["games"]}
        assert "steps" in games["tickets"]
        assert "steps" not in games["lilliput"]
        for name in (STEPS, "server.test_offers:Bot", "steps(seconds=1)"):
            seats = [{"who": "me"}, {"who": "bot", "bot": name}]
            answer = await ada.post("/api/tables", game="tickets", seats=seats)
            assert answer.status_code == 400, name
        table = (await ada.table(two("steps"), record=record(left=20)))["id"]
        assert (await finished(ada, table))["seat"] is None


async def test_the_default_bot_plays_on_for_one_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = quick(sqlite(tmp_path), offers=(OfferedBot("crash", CRASH, ("tickets",)),))
    async with serving(settings) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(two("crash"), record=record(left=20)))["id"]
        assert (await finished(ada, table))["seat"] is None
    failed = [entry for entry in caplog.records if entry.message == "bot-failed"]
    assert {entry.__dict__["bot"] for entry in failed} == {"crash"}
    assert len(failed) == 2, "each seat's bot is asked no more once it has failed"


async def test_a_table_outlives_the_offer_of_its_bot(tmp_path: Path) -> None:
    offered = quick(sqlite(tmp_path), offers=(OfferedBot("steps", STEPS, ("tickets",)),), bot_pause=60)
    async with serving(offered) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(two("steps"), record=record(left=20)))["id"]
        cookies = ada.http.cookies
    roster._OFFERS.clear()
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, None) as (again,):
        again.http.cookies = cookies
        assert (await finished(again, table))["seat"] is None


def two(bot: str) -> list[dict[str, Any]]:
    return [{"who": "bot", "bot": bot}] * 2
