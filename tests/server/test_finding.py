"""Finding a game: filters over open tables, invitations by name, and tables without chat."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import URL, insert, update

from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.schema import PEOPLE, RATINGS
from server.nodes import Client, clients, quick, serving
from server.test_decency import account

pytestmark = pytest.mark.anyio
DAY = 24 * 3600


async def found(client: Client, **wanted: Any) -> list[str]:
    answer = await client.get("/api/tables", **wanted)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["tables"]]


def rate(url: URL, person: str | None, mu: float, hidden: int = 0) -> None:
    engine = open_writer(url)
    with engine.begin() as connection:
        values = {"sigma": 1.0, "sure": mu - 3, "games": 3, "wins": 1, "played_at": 1, "listed": 0}
        connection.execute(insert(RATINGS).values(person=person, game="tickets", players=2, mu=mu, **values))
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(hidden=hidden))
    engine.dispose()


async def test_open_tables_are_found_by_what_one_looks_for(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Ada", "Ben", "Cleo", None) as (ada, ben, cleo, nobody),
    ):
        rate(url, ada.person, 31.5)
        rate(url, ben.person, 12.0)
        rate(url, cleo.person, 31.5, hidden=1)
        public = {"visibility": "public"}
        days = {"kind": "move", "seconds": DAY}
        two = (await ada.table(["me", "open"], language="cs", **public))["id"]
        three = (await ben.table(["me", "open", "open"], clock=days, language="en", **public))["id"]
        slow = (await ben.table(["me", "open"], clock={"kind": "total", "seconds": 900}, **public))["id"]
        other = (await cleo.table(["me", "open"], game="lilliput", **public))["id"]
        hidden = (await cleo.table(["me", "open"], **public))["id"]
        await ada.table(["me", "open"])  # with its link alone
        assert sorted(await found(nobody)) == sorted([two, three, slow, other, hidden])
        assert await found(nobody, game="lilliput") == [other]
        assert await found(nobody, players=3) == [three]
        assert await found(nobody, speed="days") == [three]
        assert await found(nobody, speed="live") == [slow]
        assert sorted(await found(nobody, speed="none")) == sorted([two, other, hidden])
        assert sorted(await found(nobody, language="cs")) == sorted([two, slow, other, hidden])
        assert await found(nobody, rating_from=30) == [two]
        assert await found(nobody, rating_to=20) == [slow]
        assert await found(nobody, rating_from=10, rating_to=11) == []
        assert await found(nobody, game="nothing") == []
        assert (await nobody.get("/api/tables", speed="fast")).status_code == 400


async def test_an_account_is_invited_by_its_name_until_the_game_begins(url: URL) -> None:
    async with (
        serving(quick(url)) as server,
        clients(server.url, "Ada", "Ben", "Cleo", "Ben Nevis", None) as (ada, ben, cleo, guest, nobody),
    ):
        await account(ben, "ben")
        table = (await ada.table(["me", "open", "open"]))["id"]
        path = f"/api/tables/{table}/invitations"
        assert (await ada.post(path, name=" BEN ")).status_code == 204
        assert (await ada.post(path, name="Ben")).status_code == 204  # once is enough
        for name in ("Nobody", "Ada", "Ben Nevis"):
            assert (await ada.post(path, name=name)).json()["code"] == "unknown-person"
        refused = await cleo.post(path, name="Ben")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-at-table")
        assert (await nobody.post(path, name="Ben")).json()["code"] == "no-person"
        assert (await ada.post("/api/tables/nowhere/invitations", name="Ben")).json()["code"] == "unknown-table"

        async def invited(who: Client) -> list[str]:
            return [line["id"] for line in (await who.get("/api/me/invitations")).json()["tables"]]

        assert (await invited(ben), await invited(cleo), await invited(guest)) == ([table], [], [])
        assert (await nobody.get("/api/me/invitations")).json()["code"] == "no-person"
        await ben.http.put(f"/api/me/blocked/{ada.person}")
        assert await invited(ben) == []
        assert (await ada.post(path, name="Ben")).json()["code"] == "unknown-person"
        await ben.http.delete(f"/api/me/blocked/{ada.person}")
        assert await invited(ben) == [table]
        assert (await cleo.http.delete(f"/api/me/invitations/{table}")).status_code == 200
        assert await invited(ben) == [table]
        assert (await ben.http.delete(f"/api/me/invitations/{table}")).json()["tables"] == []
        assert (await ada.post(path, name="Ben")).status_code == 204
        assert await invited(ben) == [table]
        await ben.do(table, "join")
        await cleo.do(table, "join")
        assert await invited(ben) == []
        assert (await ada.post(path, name="Ben")).json()["code"] == "started"


async def test_a_table_can_do_without_chat(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], chat=False))["id"]
        await ben.do(table, "join")
        for person in (ada, ben):
            refused = await person.do(table, "chat", text="hello")
            assert (refused.status_code, refused.json()["code"]) == (409, "chat-off")
        assert (await ada.look(table))["table"]["settings"]["chat"] is False
