"""People: guests, accounts, devices, names, mutes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import URL

from roundhouse.server.storage.errors import StorageGone
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.processes import Player
from server.records import record
from server.waiting import within

pytestmark = pytest.mark.anyio
PASSWORD, OTHER = "correct horse battery", "another password"


async def code(answer: object) -> str:
    return str(answer.json()["code"])  # type: ignore[attr-defined]


async def test_a_guest_is_whoever_the_cookie_says_and_nobody_without(server: Running) -> None:
    async with clients(server.url, "  Ada   L. ", None) as (ada, nobody):
        me = (await ada.get("/api/me")).json()
        assert (me["person"], me["name"], me["login"]) == (ada.person, "Ada L.", None)
        assert (await nobody.get("/api/me")).json()["person"] is None
        assert (await nobody.http.get("/api/me")).headers.get("set-cookie") is None  # no session for a mere look
        value = ada.http.cookies["roundhouse"]
        person, epoch, issued, signature = value.split(".")
        forged = [
            f"{person}.{epoch}.{issued}.{'0' * 64}",
            f"{person}.1.{issued}.{signature}",
            "nonsense",
            "...",
            "a.b.c.d",
        ]
        for cookie in forged:
            answer = await nobody.http.get("/api/me", headers={"cookie": f"roundhouse={cookie}"})
            assert (answer.status_code, answer.json()["code"]) == (401, "session-expired")


async def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_pages(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path), secure=True)) as server, clients(server.url, None) as (ada,):
        header = (await ada.post("/api/me", name="Ada")).headers["set-cookie"]
        assert {"httponly", "samesite=lax", "secure", "path=/"} <= set(header.lower().split("; "))


async def test_an_account_logs_in_elsewhere_and_out_everywhere(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Ada", None, "Ben") as (ada, phone, ben),
    ):
        made = await ada.post("/api/me/account", login="Ada", password=PASSWORD)
        assert (made.status_code, len(made.json()["codes"])) == (201, 8)
        assert await code(await ada.post("/api/me/account", login="other", password=PASSWORD)) == "has-account"
        assert await code(await ben.post("/api/me/account", login="aDA", password=PASSWORD)) == "login-taken"
        for login, password in (("ada", "wrong password"), ("nobody", PASSWORD)):
            refused = await phone.post("/api/login", login=login, password=password)
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-login")
        assert (await phone.post("/api/login", login="ADA", password=PASSWORD)).json()["person"] == ada.person
        table = (await ada.table(["me", "open"]))["id"]
        async with phone.live(table) as live:
            await live.next("table")
            assert (await ada.post("/api/logout", everywhere=True)).status_code == 200
            assert (await live.next("refused"))["problem"]["code"] == "logged-out"
        assert (await phone.get("/api/me")).json()["code"] == "session-expired"
        assert (await ada.get("/api/me")).json()["person"] is None  # its own cookie is taken back


async def test_a_recovery_code_sets_a_new_password_once(server: Running) -> None:
    async with clients(server.url, "Grace", None) as (ada, lost):
        codes = (await ada.post("/api/me/account", login="ada", password=PASSWORD)).json()["codes"]
        wrong = await lost.post("/api/recover", login="ada", code="abcd-efgh", password=PASSWORD)
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-code")
        typed = f" {codes[0].upper().replace('-', ' ')} "
        again = await lost.post("/api/recover", login="ada", code=typed, password=OTHER)
        assert again.json()["person"] == ada.person
        assert (await ada.get("/api/me")).json()["code"] == "session-expired"
        twice = await ada.post("/api/recover", login="ada", code=codes[0], password=PASSWORD)
        assert twice.json()["code"] == "wrong-code"
        renewed = await lost.post("/api/me/recovery-codes", password=OTHER)
        assert not set(renewed.json()["codes"]) & set(codes)
        old = await ada.post("/api/recover", login="ada", code=codes[1], password=PASSWORD)
        assert old.json()["code"] == "wrong-code"


async def test_a_password_is_changed_by_whoever_knows_it(server: Running) -> None:
    async with clients(server.url, "Countess", None) as (ada, phone):
        await ada.post("/api/me/account", login="countess", password=PASSWORD)
        await phone.post("/api/login", login="countess", password=PASSWORD)
        wrong = await ada.post("/api/me/password", old="not my password", password=OTHER)
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
        assert (await ada.post("/api/me/password", old=PASSWORD, password=OTHER)).status_code == 200
        assert (await ada.get("/api/me")).json()["person"] == ada.person
        assert (await phone.get("/api/me")).json()["code"] == "session-expired"


async def test_a_device_code_moves_a_guest_with_all_seats(server: Running) -> None:
    async with clients(server.url, "Ada", None, None) as (ada, phone, thief):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        told = (await ada.post("/api/me/device-code")).json()["code"]
        assert (await phone.post("/api/device", code=told.replace("-", " "))).json()["person"] == ada.person
        assert (await thief.post("/api/device", code=told)).json()["code"] == "wrong-code"
        seen = await phone.look(table)
        assert (await phone.do(table, "act", action=seen["legal"][0], seq=seen["seq"])).status_code == 200
        assert [line["id"] for line in (await phone.get("/api/me/tables")).json()["tables"]] == [table]


LEAVING = {
    "log out everywhere": ("/api/logout", {"everywhere": True}),
    "new password": ("/api/me/password", {"old": PASSWORD, "password": OTHER}),
    "recovery": ("/api/recover", {"login": "ada", "password": OTHER}),
}


@pytest.mark.parametrize("how", LEAVING)
async def test_a_device_code_ends_with_every_session(url: URL, how: str) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", None) as (ada, thief):
        codes = (await ada.post("/api/me/account", login="ada", password=PASSWORD)).json()["codes"]
        told = (await ada.post("/api/me/device-code")).json()["code"]
        path, body = LEAVING[how]
        more = {"code": codes[0]} if how == "recovery" else {}
        assert (await ada.post(path, **body, **more)).status_code == 200
        assert await code(await thief.post("/api/device", code=told)) == "wrong-code"


async def test_a_new_name_shows_at_every_table(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        async with ben.live(table) as live:
            assert (await live.next("table"))["names"][ada.person] == "Ada"
            async with ada.live(table):
                renamed = await ada.http.patch("/api/me", json={"name": "Ada Lovelace"})
                assert renamed.json()["name"] == "Ada Lovelace"
                await live.first(
                    lambda told: told["type"] == "presence" and told["names"].get(ada.person) == "Ada Lovelace",
                    "the new name",
                )
        for bad in ("", " ", "a\u0000b", "x" * 41, "\u202ename", "two\nlines"):
            answer = await ada.http.patch("/api/me", json={"name": bad})
            assert answer.status_code in (200, 400)
            assert answer.status_code == 400 or bad == "two\nlines"


async def test_somebody_who_is_deleted_leaves_moves_without_a_name(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], bot="random", options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        for person in (ada, ben):
            seen = await person.look(table)
            assert (await person.do(table, "act", action=seen["legal"][0], seq=seen["seq"])).status_code == 200
        assert (await ben.http.delete("/api/me")).json()["person"] is None
        after = await ada.look(table)
        assert after["names"][ben.person] == ""
        assert after["table"]["seats"][1]["bot"] == "random"
        moves = [entry for entry in after["entries"] if entry["kind"] == "moved" and entry["person"] == ben.person]
        assert len(moves) == 1
        assert (await ben.get("/api/me")).json()["person"] is None
        stale = await ben.http.get("/api/me", headers={"cookie": f"roundhouse={_cookie_of(server, ben)}"})
        assert stale.json()["code"] == "session-expired"


def _cookie_of(server: object, client: Client) -> str:
    assert client.person is not None
    return str(server.node.cookies.value(client.person, 0, 1_700_000_000_000))  # type: ignore[attr-defined]


async def test_anyone_may_mute_anyone_for_themselves_alone(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", "Cy") as (ada, ben, cy):
        table = (await ada.table(["me", "open", "open"]))["id"]
        for person in (ben, cy):
            await person.do(table, "join")
        assert (await ada.http.put(f"/api/me/muted/{ben.person}", json={})).json()["names"] == {ben.person: "Ben"}
        await ben.do(table, "chat", text="noise")
        heard = {}
        for person in (ada, cy):
            heard[person.person] = [e["text"] for e in (await person.look(table))["entries"] if e["kind"] == "chat"]
        assert heard == {ada.person: [], cy.person: ["noise"]}
        assert (await ada.http.delete(f"/api/me/muted/{ben.person}")).json()["muted"] == []
        assert (await ada.http.put("/api/me/muted/nobody", json={})).status_code == 404


async def test_own_tables_are_listed_unfinished_first(server: Running) -> None:
    bot = {"who": "bot", "bot": "random"}
    async with clients(server.url, "Ada") as (ada,):
        old = (await ada.table(["me", "open"]))["id"]
        done = (await ada.table([bot, bot], bot="random", record=record()))["id"]
        lines = (await ada.get("/api/me/tables")).json()["tables"]
        assert [(line["id"], line["status"]) for line in lines] == [(old, "waiting"), (done, "finished")]


async def test_the_host_removes_mutes_and_closes(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", "Cy") as (ada, ben, cy):
        table = (await ada.table(["me", "open", "open"]))["id"]
        for person in (ben, cy):
            await person.do(table, "join") if person is ben else None
        assert (await ben.do(table, "remove", person=ada.person)).json()["code"] == "not-host"
        assert (await ada.do(table, "remove", person=ben.person)).status_code == 200
        assert (await ben.do(table, "join")).json()["code"] == "removed"
        await cy.do(table, "join")
        assert (await ada.do(table, "mute", person=cy.person)).status_code == 200
        assert (await cy.do(table, "chat", text="hello")).json()["code"] == "muted"
        assert (await cy.do(table, "close")).json()["code"] == "not-host"
        assert (await ada.do(table, "close")).status_code == 200
        assert (await cy.do(table, "join")).json()["code"] == "closed"


async def test_a_rematch_is_made_once_everybody_wants_it(server: Running) -> None:
    bot = {"who": "bot", "bot": "random"}
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", bot], bot="random", record=record(left=6)))["id"]
        await ada.do(table, "leave")
        await ada.do(table, "come-back")
        await within(Player(ada, table).play(asyncio.Event()), "the game to end")
        assert (await ada.do(table, "rematch")).status_code == 200
        again = (await ada.look(table))["table"]["rematch_table"]
        assert (await ada.look(again))["table"]["rematch_of"] == table


async def finished_game(ada: Client, ben: Client) -> str:
    """A table of two whose game has ended; nothing was hidden there, so that both could play on from a record."""
    table: str = (await ada.table(["me", "open"], bot="random", record=record(left=6, game="lilliput")))["id"]
    assert (await ben.do(table, "join")).status_code == 200
    never = asyncio.Event()
    await within(asyncio.gather(*(Player(one, table).play(never) for one in (ada, ben))), "the game to end")
    return table


async def test_a_rematch_is_made_when_whoever_did_not_want_it_leaves(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = await finished_game(ada, ben)
        assert (await ada.do(table, "rematch")).json()["table"]["rematch_table"] is None
        assert (await ben.do(table, "leave")).status_code == 200
        assert (await ada.look(table))["table"]["rematch_table"] is not None


async def test_a_rematch_that_could_not_be_stored_is_made_when_somebody_asks_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object) -> None:
        raise StorageGone("gone")

    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = await finished_game(ada, ben)
        await ada.do(table, "rematch")
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(server.node.tables, "create", gone)
            assert (await ben.do(table, "rematch")).json()["table"]["rematch_table"] is None
        assert (await ada.do(table, "rematch")).status_code == 200
        assert (await ada.look(table))["table"]["rematch_table"] is not None
        assert (await ben.do(table, "rematch")).json()["code"] == "already"
