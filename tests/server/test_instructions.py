"""Instructions over the network: followed by whichever node hears of the decision, exactly once, on both databases."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import URL

from roundhouse.match.table import BotSeat, Table
from server.nodes import clients, quick, serving

pytestmark = pytest.mark.anyio


def before_a_payout() -> tuple[dict[str, Any], str, str]:
    """The record up to a decision after which the second seat may pay out, that decision, and the payout."""
    table = Table.open("lilliput", [BotSeat("random")] * 2, seed=3)
    while not table.is_over:
        before, choices = table.record(), len(table.state.legal_actions())
        table.play_bot()
        state = table.state
        legal = [str(action) for action in state.legal_actions()]
        if choices > 1 and state.active_seat == 1 and len(legal) > 1 and legal[0].startswith("pay"):
            return before.to_dict(), table.record().actions[-1], legal[0]
    raise AssertionError("nobody ever pays")


async def test_it_is_followed_after_a_restart_and_told_to_nobody_else(url: URL) -> None:
    record, action, payout = before_a_payout()
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], record=record))["id"]
        await ben.do(table, "join")
        before = await ada.look(table)
        given = await ben.do(table, "instruct", name="pay-out")
        assert given.status_code == 200, given.text
        assert given.json()["instructions"]["pay-out"] is True
        assert given.json()["entries"] == []
        seen = await ada.look(table, since=before["seq"])
        assert (seen["entries"], seen["seq"]) == ([], before["seq"] + 1)
        assert "pay-out" not in json.dumps(seen["table"])
        assert seen["instructions"]["pay-out"] is False
        cookies = [ada.http.cookies, ben.http.cookies]
    async with serving(quick(url)) as again, clients(again.url, None, None) as (ada, ben):
        ada.http.cookies, ben.http.cookies = cookies
        seen = await ada.look(table)
        decider, seq = ada if seen["legal"] else ben, seen["seq"]
        await decider.do(table, "act", action=action, seq=seq)
        made = (await ada.look(table, since=seq))["entries"]
        assert [entry["action"] for entry in made if entry["kind"] == "moved"][:2] == [action, payout]
        assert sum(entry["kind"] == "moved" and entry["action"] == payout for entry in made) == 1
        refused = await ben.do(table, "instruct", name="pay-out", on=True)
        assert (refused.status_code, refused.json()["code"]) == (409, "already")


async def test_strangers_and_nonsense_are_refused(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Eve") as (ada, eve):
        table = (await ada.table(["me", "bot"], game="lilliput"))["id"]
        for person, name, refusal in (
            (eve, "pay-out", (403, "not-at-table")),
            (ada, "dance", (400, "invalid-option")),
            (ada, "", (400, "invalid-body")),
        ):
            answer = await person.do(table, "instruct", name=name)
            assert (answer.status_code, answer.json()["code"]) == refusal
        assert (await eve.look(table)).get("instructions") is None
