"""What happened at somebody's tables since they last decided."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import URL

from server.nodes import Client, Running, clients, quick, serving
from server.test_instructions import before_a_payout

pytestmark = pytest.mark.anyio
LILLIPUT = {"game": "lilliput", "options": {"first_player": 0}}


async def digest(person: Client, **query: Any) -> list[dict[str, Any]]:
    answer = await person.get("/api/me/digest", **query)
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


async def decide(person: Client, table: str) -> None:
    seen = await person.look(table)
    legal = seen["legal"]
    action = legal[0] if isinstance(legal, list) else f"amount {legal['first']}"
    assert (await person.do(table, "act", action=action, seq=seen["seq"])).status_code == 200


async def test_what_the_others_did_since_is_told_in_words(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], **LILLIPUT))["id"]
        await ben.do(table, "join")
        assert [one["waits_for_you"] for one in await digest(ada)] == [True]
        while (await ada.look(table))["legal"]:
            await decide(ada, table)
        assert await digest(ada) == []  # nothing since
        (mine,) = await digest(ben)
        assert (mine["id"], mine["game"], mine["names"], mine["waits_for_you"]) == (table, "lilliput", ["Ada"], True)
        assert [line for line in mine["lines"] if line["text"].startswith("Ada")]
        (spoken,) = await digest(ben, language="cs")
        assert [line["text"] for line in spoken["lines"]] != [line["text"] for line in mine["lines"]]
        assert await digest(ben, after=10**15 - 1) == []
        (unknown,) = [await ben.get("/api/me/digest", language="xx")]
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-language")


async def test_what_was_taken_back_is_not_told(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], **LILLIPUT))["id"]
        await ben.do(table, "join")
        await decide(ada, table)
        (before,) = await digest(ben)
        asked = await ada.do(table, "undo", seq=(await ada.look(table))["seq"], to=0)
        assert asked.json()["entries"][-1]["kind"] == "undone"  # nothing hidden was seen: nobody need agree
        (after,) = await digest(ben)
        deeds = [line["text"] for line in before["lines"] if line.get("kind", "deed") == "deed"]
        assert deeds
        assert not {line["text"] for line in after["lines"]} & set(deeds)
        assert [line for line in after["lines"] if "undoes" in line]


async def test_what_standing_orders_do_is_told_with_all_before_it(server: Running) -> None:
    record, action, _ = before_a_payout()
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], record=record))["id"]
        await ben.do(table, "join")
        await ben.do(table, "instruct", name="pay-out")
        before = await ada.look(table)
        await ada.do(table, "act", action=action, seq=before["seq"])
        (mine,) = await digest(ben)
        assert before["seq"] + 1 in [line["seq"] for line in mine["lines"]]


async def test_it_shows_what_the_reader_may_know_and_nobody_elses(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", "Eve", None) as (ada, ben, eve, nobody):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        for person in (ada, ben):
            await decide(person, table)
        await decide(ada, table)
        (mine,) = await digest(ben)
        own = (await ada.look(table))["view"]["own"]["tickets"]
        assert mine["lines"]
        for ticket in own:
            assert ticket["ticket"] not in str(mine)
        assert await digest(eve) == []
        refused = await nobody.get("/api/me/digest")
        assert (refused.status_code, refused.json()["code"]) == (401, "no-person")
