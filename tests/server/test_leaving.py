"""Leaving means leaving: on every node, in every browser and in what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import URL, select
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.server.live import sessions
from roundhouse.server.rows import SNAPSHOT_EVERY
from roundhouse.server.storage import people
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.storage.schema import ENTRIES, SNAPSHOTS
from server.nodes import Client, Live, Running, clients, quick, serving
from server.services import REDIS, need_redis
from server.waiting import eventually

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_nodes(url: URL, redis: str | None = None) -> AsyncIterator[tuple[Running, Running]]:
    """Two nodes on one database; without Redis neither hears anything of the other."""
    async with serving(quick(url, redis=redis)) as one, serving(quick(url, redis=redis)) as two:
        yield one, two


async def second_device(client: Client, other: Client) -> None:
    """Make another browser the same person."""
    told = (await client.post("/api/me/device-code")).json()["code"]
    assert (await other.post("/api/device", code=told)).json()["person"] == client.person


async def leave(client: Client, how: str) -> None:
    gone = (
        await client.http.delete("/api/me") if how == "deleted" else await client.post("/api/logout", everywhere=True)
    )
    assert gone.status_code == 200


async def is_logged_out(live: Live) -> bool:
    return bool((await live.next("refused"))["problem"]["code"] == "logged-out")


@pytest.mark.parametrize("how", ["deleted", "logged out"])
async def test_sockets_on_another_node_end_without_any_news(url: URL, how: str) -> None:
    async with two_nodes(url) as (one, two), clients(one.url, "Ada") as (ada,), clients(two.url, None, "Ben") as others:
        phone, ben = others
        table = (await ada.table(["me", "open", "open"]))["id"]
        await ben.do(table, "join")
        await second_device(ada, phone)
        async with phone.live(table) as here, ben.live(table) as there:
            await here.next("table")
            await leave(ada, how)
            assert await is_logged_out(here)
            await there.send(do="rematch", re=1)
            assert (await there.next("refused"))["re"] == 1  # whoever did not leave stays


async def test_a_gap_in_the_news_is_made_up_for_at_once(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "EVERY_SECONDS", 3600)
    async with (
        two_nodes(url) as (one, two),
        clients(one.url, "Ada", "Ben") as (ada, ben),
        clients(two.url, None) as more,
    ):
        phone = more[0]
        table = (await ada.table(["me", "open", "open"]))["id"]
        await second_device(ada, phone)
        async with phone.live(table) as live:
            assert (await live.next("table"))["names"][ada.person] == "Ada"
            await ada.http.patch("/api/me", json={"name": "Ada Lovelace"})
            two.node.channels.on_gap()
            await live.first(
                lambda told: told["type"] == "presence" and told["names"] == {ada.person: "Ada Lovelace"},
                "the new name",
            )
            await leave(ada, "logged out")
            two.node.channels.on_gap()
            assert await is_logged_out(live)
        assert (await ben.get("/api/me")).json()["person"] == ben.person


async def test_a_new_log_in_is_not_taken_for_the_old_one(url: URL) -> None:
    """What the database said a moment ago does not close what was opened since."""
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as live:
            await live.next("table")
            assert ada.person is not None
            for known in ({ada.person: 0}, {}, {"somebody": None}):
                server.node.sockets.end_sessions(known)
            await live.send(do="chat", text="still here", re=1)
            assert (await live.next("done"))["re"] == 1


async def test_waiting_tables_of_somebody_who_is_deleted_are_closed_and_their_seats_are_free(url: URL) -> None:
    need_redis()
    async with (
        two_nodes(url, REDIS) as (one, two),
        clients(one.url, "Ada") as (ada,),
        clients(two.url, "Ben") as (ben,),
    ):
        own = (await ada.table(["me", "open", "open"], visibility="public"))["id"]
        empty = (await ada.table(["open", "open"], visibility="public"))["id"]
        other = (await ben.table(["me", "open", "open"], visibility="public"))["id"]
        await ben.do(own, "join")
        await ada.do(other, "join")
        async with ben.live(own) as live:
            await live.next("table")
            await leave(ada, "deleted")
            await live.first(lambda told: told["type"] == "table" and told["table"]["status"] == "closed", "its end")
        listed = [line["id"] for line in (await ben.get("/api/tables")).json()["tables"]]
        assert listed == [other]
        assert (await ben.look(empty))["table"]["status"] == "closed"

        async def seats() -> bool:
            return [seat["person"] for seat in (await ben.look(other))["table"]["seats"]] == [ben.person, None, None]

        await eventually(seats, "the seat to be free")


async def heard(client: Client, table: str) -> list[str]:
    """Everything that was said at a table."""
    return [entry["text"] for entry in (await client.look(table, since=0))["entries"] if entry["kind"] == "chat"]


async def stored(server: Running) -> str:
    """Everything that is stored of all tables."""
    async with server.node.engine.connect() as connection:
        found = [(await connection.execute(select(kept.c.payload))).scalars().all() for kept in (ENTRIES, SNAPSHOTS)]
    return "".join(text for texts in found for text in texts)


@pytest.mark.parametrize("news", ["by news", "after a gap"])
async def test_words_of_somebody_who_is_deleted_are_gone_everywhere(url: URL, news: str) -> None:
    need_redis()
    async with (
        two_nodes(url, REDIS if news == "by news" else None) as (one, two),
        clients(one.url, "Ada", "Cy") as (ada, cy),
        clients(two.url, "Ben") as (ben,),
    ):
        table = (await ben.table(["me", "open", "open"]))["id"]
        for person in (ada, cy):
            await person.do(table, "join")
        for number in range(SNAPSHOT_EVERY):
            await ada.do(table, "chat", text=f"a whispered word {number}")
        await ben.do(table, "chat", text=f'I heard that, "person":"{ada.person}"')
        for person in (ben, cy):
            assert len(await heard(person, table)) >= SNAPSHOT_EVERY
        assert "whispered" in await stored(one)
        await leave(ada, "deleted")
        assert "whispered" not in await stored(one)
        if news == "after a gap":
            two.node.channels.on_gap()
        for person in (ben, cy):

            async def forgotten(person: Client = person) -> bool:
                return not any("whispered" in text for text in await heard(person, table))

            await eventually(forgotten, "the words to be forgotten")
        assert (await ben.do(table, "chat", text="still here")).status_code == 200
        assert [text[:10] for text in await heard(ben, table)] == ["I heard th", "still here"]


async def test_somebody_who_was_deleted_says_nothing_more(url: URL) -> None:
    """Also where no news have closed the socket yet."""
    async with two_nodes(url) as (one, two), clients(one.url, "Ada") as (ada,), clients(two.url, None) as (phone,):
        table = (await ada.table(["me", "open", {"who": "bot", "bot": "random"}]))["id"]
        await second_device(ada, phone)
        async with phone.live(table) as live:
            await live.next("table")
            await leave(ada, "deleted")
            await live.send(do="chat", text="one last word")
            assert (await live.next("refused"))["status"] == 401
        assert "one last word" not in await stored(two)


async def test_a_gap_is_made_up_for_although_the_database_does_not_answer_at_first(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "EVERY_SECONDS", 0.05)
    problems = [StorageGone("gone"), ValueError("a mistake of ours")]

    async def epochs(engine: AsyncEngine, asked: Iterable[str], true: Any = people.epochs) -> Any:
        if problems:
            raise problems.pop(0)
        return await true(engine, asked)

    monkeypatch.setattr(people, "epochs", epochs)
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        node = server.node
        table = (await ada.table(["me", "open"]))["id"]
        assert (await ada.do(table, "chat", text="hello")).status_code == 200
        assert ada.person is not None
        await people.remove(node.engine, ada.person, "nobody", 0)  # as another node does, whose news were lost
        node.sessions.ask_at_once()
        await eventually(lambda: not node.tables.speakers(), "the words to be forgotten")
    assert not problems


async def test_a_new_log_in_counts_on_a_node_that_has_not_heard_of_it(url: URL) -> None:
    old, new = "correct horse", "battery staple"
    async with two_nodes(url) as (one, two), clients(one.url, "Ada") as (ada,), clients(two.url, None) as (there,):
        assert (await ada.post("/api/me/account", login="ada", password=old)).status_code == 201
        there.http.cookies = ada.http.cookies
        assert (await there.get("/api/me")).json()["person"] == ada.person
        assert (await ada.post("/api/me/password", old=old, password=new)).status_code == 200
        there.http.cookies = ada.http.cookies
        assert (await there.get("/api/me")).json()["person"] == ada.person
