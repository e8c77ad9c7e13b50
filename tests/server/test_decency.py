"""Blocks, reports, names, operators, and one's own data: what each may do, and what nobody else may."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import URL

from roundhouse.cli.main import main
from server.nodes import Client, clients, quick, serving
from server.waiting import eventually

pytestmark = pytest.mark.anyio
PASSWORD = "a long password"  # noqa: S105  # of a test


async def account(client: Client, login: str) -> Client:
    made = await client.post("/api/me/account", login=login, password=PASSWORD)
    assert made.status_code == 201, made.text
    return client


async def make_operator(url: URL, login: str, *more: str) -> None:
    database = url.render_as_string(hide_password=False)
    assert await asyncio.to_thread(main, ["operator", login, "--database", database, *more]) == 0


async def test_who_is_blocked_is_neither_heard_nor_met(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Ada", "Ben", "Cleo", None) as (ada, ben, cleo, nobody),
    ):
        table = (await cleo.table(["me", "open", "open"], visibility="public"))["id"]
        assert (await ada.do(table, "join")).status_code == 200
        blocked = await ada.http.put(f"/api/me/blocked/{ben.person}")
        assert blocked.json() == {"blocked": [ben.person], "names": {ben.person: "Ben"}}
        refused = await ben.do(table, "join")
        assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
        own = (await ben.table(["me", "open"]))["id"]
        assert (await ada.do(own, "join")).json()["code"] == "blocked"
        assert (await cleo.do(own, "join")).status_code == 200
        assert (await ben.get("/api/me/blocked")).json()["blocked"] == []
        assert (await ada.http.delete(f"/api/me/blocked/{ben.person}")).json()["blocked"] == []
        assert (await ben.do(table, "join")).status_code == 200
        assert (await ben.do(table, "chat", text="good luck")).status_code == 200
        await ada.http.put(f"/api/me/blocked/{ben.person}")
        assert [e["kind"] for e in (await ada.look(table))["entries"] if e["kind"] == "chat"] == []
        assert [e["text"] for e in (await cleo.look(table))["entries"] if e["kind"] == "chat"] == ["good luck"]
        for wrong in ("nobody", ada.person):
            assert (await ada.http.put(f"/api/me/blocked/{wrong}")).status_code == 404
        for method, path in (
            ("PUT", f"/api/me/blocked/{ada.person}"),
            ("GET", "/api/me/blocked"),
            ("GET", "/api/me/export"),
        ):
            assert (await nobody.http.request(method, path)).json()["code"] == "no-person"


async def test_nobody_takes_the_name_of_an_account(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Ada", "Ben", "Ada", None) as (ada, ben, other, nobody),
    ):
        await account(ada, "ada")
        for name in ("Ada", "АDА", "ada"):
            refused = await nobody.post("/api/me", name=name)
            assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")
            assert (await ben.http.patch("/api/me", json={"name": name})).json()["code"] == "name-taken"
        assert (await other.post("/api/me/account", login="other", password=PASSWORD)).json()["code"] == "name-taken"
        assert (await ada.http.patch("/api/me", json={"name": "Adele"})).status_code == 200
        assert (await other.post("/api/me/account", login="other", password=PASSWORD)).status_code == 201
        assert (await ben.http.patch("/api/me", json={"name": "Adeie"})).json()["code"] == "name-taken"
        assert (await ada.http.delete("/api/me")).status_code == 200
        assert (await ben.http.patch("/api/me", json={"name": "Adele"})).status_code == 200


async def test_operators_settle_reports_and_close_accounts_and_all_of_it_is_written_down(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Olga", "Ben", "Cleo", None) as (olga, ben, cleo, nobody),
    ):
        await account(olga, "olga")
        await account(ben, "ben")
        table = (await ben.table(["me", "open"]))["id"]
        report = {"about": ben.person, "text": "He is\n  rude. ", "table": table}
        assert (await cleo.http.post("/api/reports", json=report)).status_code == 204
        for wrong in ({"about": "nobody"}, {"about": cleo.person}, {"table": "nowhere"}):
            assert (await cleo.http.post("/api/reports", json={**report, **wrong})).status_code == 404
        assert (await cleo.http.post("/api/reports", json={**report, "text": " \n"})).json()["code"] == "bad-text"
        assert (await nobody.http.post("/api/reports", json=report)).json()["code"] == "no-person"
        await make_operator(url, "olga")
        assert (await olga.get("/api/operator")).json() == {"operator": True}
        assert (await ben.get("/api/operator")).json() == {"operator": False}
        (told,) = (await olga.get("/api/operator/reports")).json()["reports"]
        assert (told["reporter"], told["about"], told["text"], told["table"]) == (
            cleo.person,
            ben.person,
            "He is\nrude.",
            table,
        )
        because = {"why": "Warned."}
        doings = [
            ("GET", "/api/operator/reports", None),
            ("GET", "/api/operator/people", None),
            ("GET", "/api/operator/tables", None),
            ("GET", "/api/operator/log", None),
            ("POST", f"/api/operator/reports/{told['id']}", because),
            ("PUT", f"/api/operator/closed/{cleo.person}", because),
            ("DELETE", f"/api/operator/closed/{cleo.person}", None),
            ("POST", f"/api/operator/tables/{table}/close", because),
        ]
        for method, path, body in doings:
            for who, status, code in (
                (ben, 403, "not-operator"),
                (cleo, 403, "not-operator"),
                (nobody, 401, "no-person"),
            ):
                refused = await who.http.request(method, path, json=body)
                assert (refused.status_code, refused.json()["code"]) == (status, code), path
        assert (await olga.http.post(f"/api/operator/reports/{told['id']}", json=because)).status_code == 204
        assert (await olga.http.post(f"/api/operator/reports/{told['id']}", json=because)).json()[
            "code"
        ] == "unknown-report"
        found = (await olga.get("/api/operator/people", name="BE")).json()["people"]
        assert [(one["id"], one["login"], one["closed_at"]) for one in found] == [(ben.person, "ben", None)]
        assert [one["id"] for one in (await olga.get("/api/operator/tables")).json()["tables"]] == [table]
        assert (await olga.http.post(f"/api/operator/tables/{table}/close", json={"why": "Rude."})).status_code == 204
        assert (await ben.look(table))["table"]["status"] == "closed"
        assert (await olga.http.put(f"/api/operator/closed/{olga.person}", json=because)).json()[
            "code"
        ] == "is-operator"
        assert (await olga.http.put(f"/api/operator/closed/{ben.person}", json={"why": "Again."})).status_code == 204

        async def out() -> bool:
            return (await ben.get("/api/me")).status_code == 401

        await eventually(out, "the log-in to end")
        ben.http.cookies.clear()
        wrong = await ben.post("/api/login", login="ben", password=PASSWORD[::-1])
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-login")
        assert (await ben.post("/api/login", login="ben", password=PASSWORD)).json()["code"] == "account-closed"
        assert (await olga.http.delete(f"/api/operator/closed/{ben.person}")).status_code == 204
        assert (await ben.post("/api/login", login="ben", password=PASSWORD)).status_code == 200
        log = (await olga.get("/api/operator/log")).json()
        assert [(deed["what"], deed["about"], deed["why"]) for deed in log["deeds"]] == [
            ("opened", ben.person, ""),
            ("closed", ben.person, "Again."),
            ("table-closed", table, "Rude."),
            ("settled", told["id"], "Warned."),
        ]
        assert {deed["operator"] for deed in log["deeds"]} == {olga.person}
        await make_operator(url, "olga", "--remove")
        assert (await olga.get("/api/operator/log")).status_code == 403


async def test_what_is_kept_of_somebody_can_be_taken_away_but_no_secret(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        await account(ada, "ada")
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        await ada.do(table, "chat", text="hello Ben")
        await ben.do(table, "chat", text="hello Ada")
        await ada.http.put(f"/api/me/blocked/{ben.person}")
        await ada.post("/api/reports", about=ben.person, text="Too slow.")
        answer = await ada.get("/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="roundhouse.json"'
        kept = answer.json()
        assert (kept["person"]["name"], kept["person"]["login"]) == ("Ada", "ada")
        assert [line["id"] for line in kept["tables"]] == [table]
        assert [line["text"] for line in kept["chat"]] == ["hello Ben"]
        assert kept["blocked"] == [{"blocked": ben.person}]
        assert [line["text"] for line in kept["reports"]] == ["Too slow."]
        assert "argon2" not in answer.text
        assert "epoch" not in answer.text
        assert "hello Ada" not in answer.text


def test_only_an_account_can_become_an_operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["operator", "nobody", "--database", f"sqlite:///{tmp_path / 'test.db'}"]) == 2
    assert "nobody" in capsys.readouterr().err
