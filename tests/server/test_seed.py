"""The seed is nobody's choice: what a host, a guest and the server itself can try over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

import roundhouse as rh
from roundhouse.match import commands
from roundhouse.match.match import Match
from roundhouse.match.proof import prove
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.server.clock import now
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.records import record
from server.waiting import eventually

pytestmark = pytest.mark.anyio
BOT = {"who": "bot", "bot": "random"}
ONE, TWO = "01" * 32, "02" * 32


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


async def told(person: Client, table: str) -> str:
    """Everything that a person gets to hear of a table."""
    answers = [await person.get("/api/tables"), await person.get("/api/me/tables")]
    for part in ("", "/entries", "/record", "/view", "/legal", "/log"):
        answers.append(await person.get(f"/api/tables/{table}{part}"))
    async with person.live(table) as line:
        return f"{[answer.text for answer in answers]} {await line.next('table')}"


async def play_to_end(server: Running, table: str) -> None:
    """Whoever is to decide does something legal."""

    def decision(match: Match, at: int) -> Any:
        assert match.active_seat is not None
        person = match.holders[match.active_seat].person
        assert person is not None
        legal = match.legal(person)
        return commands.act(match, person, str(legal[len(match.moves) % len(legal)]), match.seq, at)

    while (await server.node.tables.get(table)).match.status == "running":
        await server.node.tables.order(table, decision)


async def test_everybody_adds_a_share_and_can_check_it_at_the_end(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, guest):
        table = (await ada.table(["me", "open"], visibility="public", will_share=True))["id"]
        promised = (await ben.look(table))["table"]
        assert (promised["shares"], promised["awaits"]) == ([None, None], [ada.person])
        assert (await ben.do(table, "join", share=TWO)).json()["table"]["status"] == "waiting"
        secret = (await server.node.tables.get(table)).match.secret
        for person in (ada, ben, guest):
            assert secret.hex() not in await told(person, table)
        assert (await ada.do(table, "share", share=ONE)).json()["table"]["status"] == "running"
        seed = rh.joint_seed(secret, [bytes.fromhex(ONE), bytes.fromhex(TWO)])
        for person in (ada, ben, guest):
            heard = await told(person, table)
            assert secret.hex() not in heard
            assert seed.hex() not in heard
        await play_to_end(server, table)
        shown = (await guest.look(table))["table"]
        assert (shown["secret"], shown["seed"], shown["shares"]) == (secret.hex(), seed.hex(), [ONE, TWO])
        assert rh.commitment(secret) == shown["commitment"] == promised["commitment"]
        prove(rh.read_record((await guest.get(f"/api/tables/{table}/record")).text), promised["commitment"])


async def test_a_share_that_does_not_come_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        who, settings = str(ada.person), Settings("tickets", players=2, bot="random")
        long_ago = now() - 60_000
        made = commands.create(settings, who, [Holder(who), Holder(bot="random")], bytes(32), long_ago, awaits=[who])
        assert made.after.status == "waiting"
        table = await server.node.tables.create("forgotten", made)
        assert await eventually(lambda: table.match.status == "running", "the game to start without the share")
        assert table.match.shares_by_seat == (None, None)


async def test_the_next_game_waits_for_the_shares_that_were_promised(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        await play_to_end(server, table)
        await ada.do(table, "rematch", will_share=True)
        await ben.do(table, "rematch")
        following = (await ada.look(table))["table"]["rematch_table"]
        assert (await ada.look(following))["table"]["awaits"] == [ada.person]
        started = (await ada.do(following, "share", share=ONE)).json()["table"]
        assert (started["status"], started["shares"]) == ("running", [ONE, None])


async def test_what_is_not_a_share_is_refused(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        for wrong in ("", "01", "g" * 64, ONE.upper().replace("0", "A"), ONE + "00", 7, None):
            assert (await ada.do(table, "share", share=wrong)).status_code == 400
        assert (await ben.do(table, "share", share=ONE)).json()["code"] == "not-at-table"
        given = (await ada.table(["me", "open"], record=prepared("lilliput"), will_share=True))["id"]
        assert (await ada.do(given, "share", share=ONE)).json()["code"] == "seed-given"
