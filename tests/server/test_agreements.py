"""Hints and undo as settings of a table, over the network."""

from __future__ import annotations

from typing import Any

import pytest

from server.nodes import Running, clients

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "move", "seconds": 3600}
AGAINST_A_BOT: list[Any] = ["me", {"who": "bot", "bot": "random"}]


@pytest.mark.parametrize(
    ("seats", "wanted", "expected"),
    [
        (["me", "open"], {}, True),
        (["me", "open"], {"clock": CLOCK}, False),
        (["me", "open"], {"clock": CLOCK, "hints": True}, True),
        (AGAINST_A_BOT, {"clock": CLOCK}, True),
        (AGAINST_A_BOT, {"hints": False}, False),
    ],
)
async def test_everybody_is_told_whether_there_are_hints(
    server: Running, seats: list[Any], wanted: dict[str, Any], expected: bool
) -> None:
    async with clients(server.url, "Ada", None) as (ada, anybody):
        table = await ada.table(seats, **wanted)
        assert table["table"]["settings"]["hints"] is expected
        assert (await anybody.look(table["id"]))["table"]["settings"]["hints"] is expected


async def test_hints_and_undo_are_refused_where_they_are_off(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        alone = {"game": "lilliput", "options": {"first_player": 0}, "hints": False, "undo": False}
        table = await ada.table(AGAINST_A_BOT, **alone)
        hint = await ada.get(f"/api/tables/{table['id']}/hint")
        assert (hint.status_code, hint.json()["code"]) == (409, "hints-off")
        done = (await ada.do(table["id"], "act", action=table["legal"][0], seq=table["seq"])).json()
        undo = await ada.do(table["id"], "undo", seq=done["seq"])
        assert (undo.status_code, undo.json()["code"]) == (409, "undo-off")
