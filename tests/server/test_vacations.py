"""Vacations over the network, on both databases: limits, tables, a node that dies in between, and old databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import URL, text

from roundhouse.server import clock
from roundhouse.server.storage import vacations
from roundhouse.server.storage.engine import open_engine, open_writer
from roundhouse.server.storage.migrate import migrate
from server.nodes import clients, quick, serving
from server.waiting import eventually

pytestmark = pytest.mark.anyio
DAY = 24 * 3600
SLOW = {"game": "lilliput", "options": {"first_player": 0}, "clock": {"kind": "move", "seconds": 2 * DAY}}


async def test_clocks_of_days_wait_at_all_tables(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
        slow = (await ada.table(["me", "bot"], **SLOW))["id"]
        quick_one = (await ada.table(["me", "bot"], **{**SLOW, "clock": {"kind": "move", "seconds": 3600}}))["id"]
        before = (await ada.look(quick_one))["seq"]
        assert (await ada.get("/api/me/vacation")).json() == {"until": None, "days_left": 30}
        gone = await ada.http.put("/api/me/vacation", json={"days": 10})
        assert (gone.status_code, gone.json()["days_left"]) == (200, 20)
        until = gone.json()["until"]
        seen = (await ben.look(slow))["table"]
        assert seen["vacations"] == {ada.person: until}
        assert seen["clock"]["deadline"] == until + 2 * DAY * 1000
        assert (await ada.look(quick_one))["seq"] == before
        log = await ben.get(f"/api/tables/{slow}/log")
        assert log.json()["lines"][-1]["text"] == "Ada is on vacation: the clock stands still."
        again = await ada.http.put("/api/me/vacation", json={"days": 1})
        assert (again.status_code, again.json()["code"]) == (409, "on-vacation")
        back = await ada.http.delete("/api/me/vacation")
        assert back.json() == {"until": None, "days_left": 29}  # the day that was begun
        assert (await ben.look(slow))["table"]["vacations"] == {}
        too_many = await ada.http.put("/api/me/vacation", json={"days": 30})
        assert (too_many.status_code, too_many.json()["params"]) == (409, {"left": 29})
        assert (await ada.http.put("/api/me/vacation", json={"days": 31})).status_code == 400
        assert (await ben.get("/api/me/vacation")).json() == {"until": None, "days_left": 30}
        assert (await nobody.http.put("/api/me/vacation", json={"days": 1})).json()["code"] == "no-person"
        both = await asyncio.gather(*(ben.http.put("/api/me/vacation", json={"days": 20}) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 409]
        assert (await ben.http.delete("/api/me")).status_code == 200


async def test_a_table_that_was_not_told_waits_all_the_same(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the node had died between the person's vacation and the entry at the table."""
    true, shift = clock.time, 0
    monkeypatch.setattr(clock, "time", lambda: true() + shift)
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "bot"], **SLOW))["id"]
        assert ada.person is not None
        await vacations.begin(server.node.engine, ada.person, 10, clock.now())  # type: ignore[arg-type]

        async def kinds() -> list[Any]:
            return [entry["kind"] for entry in (await ada.look(table))["entries"]]

        async def told(kind: str) -> bool:
            return kind in await kinds()

        shift = 3 * DAY
        await eventually(lambda: told("vacation"), "the table to wait")
        assert "timed-out" not in await kinds()
        shift = 13 * DAY
        await eventually(lambda: told("timed-out"), "the clock to run out after the vacation")


async def test_people_of_an_older_database_can_go_on_vacation(url: URL) -> None:
    await asyncio.to_thread(migrate, url, "0005")
    writer = open_writer(url)
    with writer.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, epoch, created_at) VALUES ('ada', 'Ada', 0, 1)"))
    writer.dispose()
    await asyncio.to_thread(migrate, url)
    engine = open_engine(url)
    try:
        until = await vacations.begin(engine, "ada", 3, 1000)  # type: ignore[arg-type]
        assert await vacations.until(engine, "ada", until - 1) == until  # type: ignore[arg-type]
        assert await vacations.until(engine, "ada", until) is None  # type: ignore[arg-type]
        assert await vacations.days_left(engine, "ada", until) == 27  # type: ignore[arg-type]
        year_later = until + vacations.YEAR
        assert await vacations.days_left(engine, "ada", year_later) == 30  # type: ignore[arg-type]
    finally:
        await engine.dispose()
