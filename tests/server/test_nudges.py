"""Nudges over the network, on both databases: each channel from the move of one person to the other who is away."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, func, select, update

from roundhouse.server import clock
from roundhouse.server.clock import now
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.schema import ADDRESSES, DELIVERIES, NUDGES
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.receivers import BrowserKeys, Heard, MailBoxes, Web, check_signature, mail_server, text_of, web
from server.waiting import eventually

pytestmark = pytest.mark.anyio
LILLIPUT = {"game": "lilliput", "options": {"first_player": 0}}
Became = Callable[[], Awaitable[bool]]


@dataclass
class Place:
    """A server, and where its people are told."""

    server: Running
    web: Web
    boxes: MailBoxes
    ada: Client
    ben: Client

    async def count(self, table: Any) -> int:
        async with reading(self.server.node.engine) as connection:
            return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())

    async def at_rest(self) -> None:
        """Until everything that is to be told is told."""

        async def nothing_left() -> bool:
            async with reading(self.server.node.engine) as connection:
                due = select(func.count()).where(NUDGES.c.due_at.is_not(None))
                waiting = (await connection.execute(due)).scalar_one()
            return not waiting and await self.count(DELIVERIES) == 0

        await eventually(nothing_left, "everything to be delivered")

    def chats(self, path: str = "/chat") -> list[dict[str, Any]]:
        return [json.loads(heard.body) for heard in self.web.heard if heard.path == path and is_turn(heard)]


def is_turn(heard: Heard) -> bool:
    return json.loads(heard.body).get("kind") in ("turn", "asked")


@asynccontextmanager
async def place(url: URL, **changes: Any) -> AsyncIterator[Place]:
    usual = {"nudge_seconds": 0.1, "nudge_private_targets": True, "mail_sender": "Roundhouse <games@example.org>"}
    async with web() as found, mail_server() as boxes:
        settings = quick(url, **{**usual, "mail_server": boxes.url, **changes})
        async with serving(settings) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
            yield Place(server, found, boxes, ada, ben)


async def done(client: Client, path: str, **body: Any) -> dict[str, Any]:
    answer = await client.post(path, **body)
    assert answer.status_code in (200, 201, 202), answer.text
    told: dict[str, Any] = answer.json()
    return told


async def add_chat(here: Place, client: Client, path: str = "/chat") -> str:
    """Be told in a chat; the greeting has come."""
    added = await done(client, "/api/me/nudges/chat", url=here.web.url + path)
    await here.at_rest()
    assert [heard for heard in here.web.heard if heard.path == path], "the greeting has not come"
    return str(added["id"])


async def new_game(here: Place) -> str:
    """Both play; it is Ada's turn."""
    table = str((await here.ada.table(["me", "open"], **LILLIPUT))["id"])
    assert (await here.ben.do(table, "join")).status_code == 200
    return table


async def turn_over(client: Client, table: str) -> None:
    """Decide until it is somebody else's turn."""
    while (seen := await client.look(table))["legal"]:
        legal = seen["legal"]
        action = legal[0] if isinstance(legal, list) else f"amount {legal['first']}"
        assert (await client.do(table, "act", action=action, seq=seen["seq"])).status_code == 200


async def test_who_is_away_is_told_once_by_browser_mail_and_chat(url: URL) -> None:
    keys = BrowserKeys()
    async with place(url) as here:
        key = (await here.ben.get("/api/me/nudges")).json()["push_key"]
        await done(here.ben, "/api/me/nudges/push", **keys.subscription(here.web.url + "/push/ben"))
        mail = await done(here.ben, "/api/me/nudges/mail", to="ben@example.org")
        assert mail["confirmed"] is False
        (first,) = await eventually(lambda: here.boxes.mails, "the first mail")
        code = next(word for word in text_of(first).split() if word.count("-") == 2).rstrip(".")
        await done(here.ben, f"/api/me/nudges/{mail['id']}/confirm", code=code.upper())
        await add_chat(here, here.ben)
        table = await new_game(here)
        await turn_over(here.ada, table)
        await eventually(lambda: len(here.boxes.mails) == 2 and here.chats(), "mail and chat")
        pushes = await eventually(
            lambda: [heard for heard in here.web.heard if heard.path == "/push/ben"][1:], "the browser to be told"
        )
        told = keys.read(pushes[0])
        assert told["title"] == "It is your turn: 18Lilliput"
        assert told["body"] == "With Ada."
        assert told["path"] == f"/table/{table}"
        claims = check_signature(pushes[0], here.web.url, key)
        assert claims["sub"] == "mailto:games@example.org"
        assert table not in pushes[0].headers["topic"]  # the push service learns nothing
        assert pushes[0].headers["ttl"] == "86400"
        sent = here.boxes.mails[1]
        assert (sent["To"], sent["Subject"]) == ("ben@example.org", "It is your turn: 18Lilliput")
        assert f"{here.server.url}/table/{table}" in text_of(sent)
        (chat,) = here.chats()
        assert chat | {"id": "", "at": 0} == {
            "kind": "turn",
            "id": "",
            "person": "Ben",
            "game": "lilliput",
            "table": table,
            "link": f"{here.server.url}/table/{table}",
            "title": "It is your turn: 18Lilliput",
            "text": "With Ada.",
            "at": 0,
        }
        await here.at_rest()
        assert (len(here.chats()), len(here.boxes.mails)) == (1, 2)
        await turn_over(here.ben, table)  # he is here: the next time he is told again
        await turn_over(here.ada, table)
        await eventually(lambda: len(here.chats()) == 2 and len(here.boxes.mails) == 3, "the next turn to be told")


async def test_nobody_is_told_again_before_they_have_come(url: URL) -> None:
    async with place(url) as here:
        await add_chat(here, here.ben)
        table = await new_game(here)
        await turn_over(here.ada, table)
        await eventually(here.chats, "Ben to be told")
        for _ in range(2):  # Ada takes her decision back and decides again
            seen = await here.ada.look(table)
            assert (await here.ada.do(table, "undo", seq=seen["seq"])).status_code == 200
            await turn_over(here.ada, table)
        await here.at_rest()
        assert len(here.chats()) == 1
        await here.ada.do(table, "pause")
        await here.ben.do(table, "pause")


async def test_who_decides_in_time_is_told_nothing(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path), nudge_seconds=1.0) as here:
        await add_chat(here, here.ben)
        table = await new_game(here)
        await turn_over(here.ada, table)
        await turn_over(here.ben, table)
        await here.at_rest()
        assert here.chats() == []


async def test_who_is_asked_something_is_told(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        await add_chat(here, here.ben)
        table = (await here.ada.table(["me", "open"], **LILLIPUT, clock={"kind": "move", "seconds": 86400}))["id"]
        await here.ben.do(table, "join")
        await here.ada.do(table, "pause")
        (told,) = await eventually(here.chats, "Ben to be told")
        assert (told["kind"], told["title"]) == ("asked", "You are being asked something: 18Lilliput")


async def test_who_has_the_table_open_is_told_much_later(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path), nudge_seconds=0.4) as here:
        await add_chat(here, here.ben)
        table = await new_game(here)
        async with here.ben.live(table) as live:
            await live.next("table")
            await turn_over(here.ada, table)
            since = now()
            await eventually(here.chats, "Ben to be told at last")
            assert here.chats()[0]["at"] - since > 2000  # of 4000 milliseconds, however the clocks are read


async def test_nobody_is_woken_in_their_quiet_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true, shift = clock.time, 0
    monkeypatch.setattr(clock, "time", lambda: true() + shift)
    async with place(sqlite(tmp_path)) as here:
        await add_chat(here, here.ben)
        hour = (int(true()) // 3600) % 24
        quiet = {"begins": hour * 60, "ends": (hour + 2) % 24 * 60, "timezone": "UTC"}
        answer = await here.ben.http.put("/api/me/quiet-time", json=quiet)
        assert answer.json()["quiet"] == quiet
        table = await new_game(here)
        await turn_over(here.ada, table)

        async def postponed() -> bool:
            async with reading(here.server.node.engine) as connection:
                due = (await connection.execute(select(NUDGES.c.due_at))).scalar()
            return due is not None and due > (true() + 1800) * 1000

        await eventually(postponed, "the nudge to be put off")
        assert here.chats() == []
        shift = 2 * 3600
        # what carries it is a process of its own, with the true time
        await eventually(lambda: told_later(here), "Ben to be told after his quiet time")


async def told_later(here: Place) -> bool:
    async with writing(here.server.node.engine) as connection:
        await connection.execute(update(DELIVERIES).values(due_at=0))
    return bool(here.chats())


async def again(here: Place) -> None:
    """As if the time for the next try had come."""
    async with writing(here.server.node.engine) as connection:
        await connection.execute(update(DELIVERIES).where(DELIVERIES.c.begun_at.is_(None)).values(due_at=0))


async def test_what_is_refused_is_tried_again_and_a_dead_address_is_dropped(url: URL) -> None:
    async with place(url) as here:
        await add_chat(here, here.ben)
        table = await new_game(here)
        here.web.answer = lambda _: (503, {})
        await turn_over(here.ada, table)
        await eventually(lambda: len(here.chats()) == 1, "the first try")

        async def put_off() -> bool:
            async with reading(here.server.node.engine) as connection:
                found = (await connection.execute(select(DELIVERIES.c.tries, DELIVERIES.c.due_at))).first()
            return found is not None and found.tries == 1 and found.due_at > now() + 30_000

        await eventually(put_off, "the delivery to be put off")
        here.web.answer = lambda _: (204, {})
        await again(here)
        await eventually(lambda: len(here.chats()) == 2, "the second try")
        await here.at_rest()
        first, second = here.chats()
        assert first["id"] == second["id"]
        here.web.answer = lambda _: (410, {})
        await turn_over(here.ben, table)
        await turn_over(here.ada, table)
        await eventually(lambda: len(here.chats()) == 3, "the next turn to be told")
        await eventually(lambda: no_addresses(here), "the address to be dropped")
        assert (await here.ben.get("/api/me/nudges")).json()["addresses"] == []


async def no_addresses(here: Place) -> bool:
    return await here.count(ADDRESSES) == 0


async def test_an_address_where_nothing_arrives_is_given_up_in_the_end(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        added = await add_chat(here, here.ben)
        here.web.answer = lambda _: (400, {})
        for failures in (1, 2):
            await done(here.ben, f"/api/me/nudges/{added}/test")

            async def counted(failures: int = failures) -> bool:
                async with reading(here.server.node.engine) as connection:
                    return bool((await connection.execute(select(ADDRESSES.c.failures))).scalar() == failures)

            await eventually(counted, "the failure to be counted")
        await done(here.ben, f"/api/me/nudges/{added}/test")
        await eventually(lambda: no_addresses(here), "the address to be dropped")


async def test_a_box_that_does_not_exist_is_dropped_and_a_broken_server_is_not_its_fault(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        here.boxes.refuse = "451 later"
        await done(here.ben, "/api/me/nudges/mail", to="ben@example.org")

        async def put_off() -> bool:
            async with reading(here.server.node.engine) as connection:
                return bool((await connection.execute(select(DELIVERIES.c.tries))).scalar() == 1)

        await eventually(put_off, "the mail to be put off")
        here.boxes.refuse = "550 no such box"
        await again(here)
        await eventually(lambda: no_addresses(here), "the address to be dropped")
        assert here.boxes.mails == []


async def test_mails_end_by_the_link_in_them_without_a_log_in(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        mail = await done(here.ben, "/api/me/nudges/mail", to="ben@example.org")
        (first,) = await eventually(lambda: here.boxes.mails, "the first mail")
        link = first["List-Unsubscribe"].strip("<>")
        assert link in text_of(first)
        token = link.partition("#")[2]
        async with clients(here.server.url, None) as (nobody,):
            wrong = await nobody.post("/api/nudges/stop", token=f"{mail['id']}.{'0' * 32}")
            assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown-address")
            assert (await done(nobody, "/api/nudges/stop", token=token)) == {"label": "ben@example.org"}
        assert await no_addresses(here)


async def test_a_browser_tells_only_the_person_who_used_it_last(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        for person in (here.ada, here.ben):
            await done(person, "/api/me/nudges/push", **BrowserKeys().subscription(here.web.url + "/push/shared"))
        assert (await here.ada.get("/api/me/nudges")).json()["addresses"] == []
        (kept,) = (await here.ben.get("/api/me/nudges")).json()["addresses"]
        assert (kept["kind"], kept["label"]) == ("push", "Phone")
        await done(here.ben, "/api/logout", everywhere=True)
        await eventually(lambda: no_addresses(here), "the browser to be forgotten")


async def test_whoever_is_forgotten_is_told_nothing_more(url: URL) -> None:
    async with place(url, nudge_seconds=3600.0) as here:
        await add_chat(here, here.ben)
        await done(here.ben, "/api/me/nudges/mail", to="ben@example.org")
        await here.ben.http.put("/api/me/quiet-time", json={"begins": 0, "ends": 60, "timezone": "UTC"})
        table = await new_game(here)
        await turn_over(here.ada, table)
        assert await here.count(NUDGES) == 1
        assert (await here.ben.http.delete("/api/me")).status_code == 200
        assert [await here.count(one) for one in (NUDGES, DELIVERIES, ADDRESSES)] == [0, 0, 0]


async def test_nobody_sees_or_changes_how_another_is_told(tmp_path: Path) -> None:
    """A stranger, somebody with a forged cookie, and another person, at every endpoint."""
    async with place(sqlite(tmp_path)) as here, clients(here.server.url, None, None) as (nobody, forger):
        added = await add_chat(here, here.ben, "/secret-hook")
        mail = await done(here.ben, "/api/me/nudges/mail", to="ben@example.org")
        forger.http.cookies.set("roundhouse", f"{here.ben.person}.0.1700000000.{'0' * 64}")
        quiet = {"begins": 0, "ends": 60, "timezone": "UTC"}
        push = BrowserKeys().subscription(here.web.url + "/push")
        tries: list[tuple[str, str, dict[str, Any] | None]] = [
            ("GET", "/api/me/nudges", None),
            ("POST", "/api/me/nudges/push", push),
            ("POST", "/api/me/nudges/mail", {"to": "eve@example.org"}),
            ("POST", "/api/me/nudges/chat", {"url": here.web.url + "/eve"}),
            ("DELETE", f"/api/me/nudges/{added}", None),
            ("POST", f"/api/me/nudges/{added}/test", None),
            ("POST", f"/api/me/nudges/{mail['id']}/confirm", {"code": "aaaa-aaaa-aaaa"}),
            ("PUT", "/api/me/quiet-time", quiet),
            ("DELETE", "/api/me/quiet-time", None),
        ]
        for method, path, body in tries:
            for stranger, code in ((nobody, "no-person"), (forger, "session-expired")):
                answer = await stranger.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (401, code), path
            if added in path or mail["id"] in path:
                answer = await here.ada.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown-address"), path
        guessed = await here.ben.post(f"/api/me/nudges/{mail['id']}/confirm", code="aaaa-aaaa-aaaa")
        assert (guessed.status_code, guessed.json()["code"]) == (403, "wrong-code")
        assert (await here.ben.post(f"/api/me/nudges/{mail['id']}/test")).json()["code"] == "not-confirmed"
        own = (await here.ben.get("/api/me/nudges")).text
        assert "secret-hook" not in own  # a link that lets anybody write into a chat is not shown again
        assert len((await here.ben.get("/api/me/nudges")).json()["addresses"]) == 2


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("https://127.0.0.1/hook", "private-target"),
        ("https://[::ffff:10.0.0.1]/hook", "private-target"),
        ("https://169.254.169.254/latest", "private-target"),
        ("https://localhost/hook", "private-target"),
        ("http://93.184.215.14/hook", "not-https"),
        ("https://login@93.184.215.14/hook", "not-an-address"),
        ("https://nowhere.invalid/hook", "unknown-target"),
    ],
)
async def test_what_is_behind_our_own_door_is_not_called(server: Running, address: str, code: str) -> None:
    async with clients(server.url, "Ada") as (ada,):
        for path, body in (
            ("chat", {"url": address}),
            ("push", BrowserKeys().subscription(address)),
        ):
            answer = await ada.post(f"/api/me/nudges/{path}", **body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert (await ada.get("/api/me/nudges")).json()["addresses"] == []


async def test_nobody_fills_the_box_of_a_stranger(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path), limits=True) as here:
        answers = [await here.ada.post("/api/me/nudges/mail", to="victim@example.org") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert (await here.ben.post("/api/me/nudges/mail", to="Victim@example.org")).status_code == 429


async def test_there_is_an_end_to_how_many_addresses_somebody_has(tmp_path: Path) -> None:
    async with place(sqlite(tmp_path)) as here:
        answers = [await here.ada.post("/api/me/nudges/chat", url=f"{here.web.url}/{number}") for number in range(9)]
        assert [answer.status_code for answer in answers] == [201] * 8 + [409]
        assert answers[-1].json()["code"] == "too-many-addresses"
        again = await here.ada.post("/api/me/nudges/chat", url=f"{here.web.url}/0")
        assert (again.status_code, again.json()["id"]) == (201, answers[0].json()["id"])
