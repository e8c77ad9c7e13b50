"""The seed is nobody's choice: what a host, a guest and the server itself can try over the network."""

from __future__ import annotations

from typing import Any

import pytest

import roundhouse as rh
from server.nodes import Running, clients
from server.records import record

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "random"}


def prepared(game: str = "tickets") -> dict[str, Any]:
    """A record with no actions and a seed of the host's own."""
    found, seed = rh.game(game), rh.seed_bytes(99)
    return rh.make_record(found, found.start(2, seed), seed, ()).to_dict()


async def test_a_host_who_chose_the_seed_gets_no_guests(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        seats = [{"who": "me"}, {"who": "open"}]
        for brought in (prepared(), record(left=20)):
            refused = await ada.post("/api/tables", seats=seats, visibility="public", record=brought)
            assert (refused.status_code, refused.json()["code"]) == (409, "secrets-known")
        table = (await ada.table(["me", BOT], record=prepared(), auto_start=False))["id"]
        assert (await ada.do(table, "open-seat", seat=1)).status_code == 200
        refused = await ben.do(table, "join")
        assert (refused.status_code, refused.json()["code"]) == (409, "secrets-known")


async def test_a_table_from_a_record_is_shown_as_practice_before_anybody_joins(server: Running) -> None:
    async with clients(server.url, "Ada", None) as (ada, guest):
        marked = (await ada.table(["me", "open"], visibility="public", record=prepared("lilliput")))["id"]
        plain = (await ada.table(["me", "open"], visibility="public"))["id"]
        for line in (await guest.get("/api/tables")).json()["tables"]:
            assert line["practice"] == {marked: True, plain: False}[line["id"]]
        seen = await guest.look(marked)
        assert (seen["table"]["status"], seen["table"]["practice"]) == ("waiting", True)
