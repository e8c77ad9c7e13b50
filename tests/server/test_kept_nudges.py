"""A node, or the process that carries, dies at any moment: everybody is told, and nobody twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text

from roundhouse.server.storage.engine import open_writer
from server.nodes import Client, clients
from server.processes import LOST, NodeProcess
from server.receivers import BrowserKeys, MailBoxes, Web, mail_server, text_of, web
from server.waiting import eventually

pytestmark = pytest.mark.anyio
LILLIPUT = {"game": "lilliput", "options": {"first_player": 0}}


class Away:
    """Somebody who is told everywhere, at tables of a friend who never gives up."""

    def __init__(self, found: Web, boxes: MailBoxes, node: NodeProcess) -> None:
        self.web = found
        self.boxes = boxes
        self.node = node
        self.keys = BrowserKeys()

    async def subscribe(self, ben: Client) -> None:
        assert (
            await ben.post("/api/me/nudges/push", **self.keys.subscription(self.web.url + "/push"))
        ).status_code == 201
        assert (await ben.post("/api/me/nudges/chat", url=self.web.url + "/chat")).status_code == 201
        added = (await ben.post("/api/me/nudges/mail", to="ben@example.org")).json()
        (first,) = await eventually(lambda: self.boxes.mails, "the first mail")
        code = next(word for word in text_of(first).split() if word.count("-") == 2)
        confirmed = await ben.post(f"/api/me/nudges/{added['id']}/confirm", code=code.rstrip("."))
        assert confirmed.status_code == 200
        await eventually(lambda: len(self.web.heard) == 2, "the greetings")
        self.web.heard.clear()
        self.boxes.mails.clear()

    def pushes(self) -> Counter[str]:
        """How often a browser was told of each table."""
        return Counter(self.keys.read(heard)["tag"] for heard in self.web.heard if heard.path == "/push")

    def chats(self) -> Counter[str]:
        return Counter(json.loads(heard.body)["table"] for heard in self.web.heard if heard.path == "/chat")

    def mails(self) -> Counter[str]:
        return Counter(str(mail["Message-ID"]) for mail in self.boxes.mails)


async def decide(ada: Client, table: str) -> None:
    """Ada decides until it is Ben's turn, whatever happens to the server."""
    while True:
        try:
            answer = await ada.get(f"/api/tables/{table}")
            if answer.status_code == 200:
                seen = answer.json()
                if seen["legal"] is None:
                    return
                await ada.do(table, "act", action=seen["legal"][0], seq=seen["seq"])
        except LOST:
            await asyncio.sleep(0.05)


def environment(boxes: MailBoxes) -> dict[str, str]:
    return {
        **os.environ,
        "ROUNDHOUSE_NUDGE_SECONDS": "0.05",
        "ROUNDHOUSE_SWEEP_SECONDS": "0.05",
        "ROUNDHOUSE_NUDGE_PRIVATE_TARGETS": "true",
        "ROUNDHOUSE_MAIL_SERVER": boxes.url,
        "ROUNDHOUSE_MAIL_SENDER": "games@example.org",
    }


def left(url: URL) -> int:
    """How much is still to be told."""
    engine = open_writer(url)
    with engine.begin() as connection:
        count = "SELECT (SELECT count(*) FROM deliveries) + (SELECT count(*) FROM nudges WHERE due_at IS NOT NULL)"
        found: int = connection.execute(text(count)).scalar_one()
    engine.dispose()
    return found


def let_go(url: URL) -> None:
    """As if the time were over in which a process that has died could still have been at work."""
    engine = open_writer(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE deliveries SET begun_at = 0 WHERE begun_at IS NOT NULL"))
    engine.dispose()


def url_for(node: URL) -> str:
    return node.render_as_string(hide_password=False)


async def opened(ada: Client, ben: Client, number: int) -> list[str]:
    tables = []
    for _ in range(number):
        tables.append(str((await ada.table(["me", "open"], **LILLIPUT))["id"]))
        assert (await ben.do(tables[-1], "join")).status_code == 200
    return tables


async def killed_often(url: URL, times: int, tables_each: int, seed: int) -> None:
    """The server is killed again and again while a friend moves; counted is all that arrives, as it arrives."""
    chance = random.Random(seed)
    node = NodeProcess(url_for(url))
    async with web() as found, mail_server() as boxes:
        found.delay = 0.1  # so that something is always on its way
        surroundings = environment(boxes)
        await node.start(environment=surroundings)
        async with clients(node.url, "Ada", "Ben") as (ada, ben):
            away = Away(found, boxes, node)
            try:
                await away.subscribe(ben)
                tables = await opened(ada, ben, times * tables_each)
                for number in range(times):
                    mine = tables[number * tables_each : (number + 1) * tables_each]
                    moves = asyncio.gather(*(decide(ada, table) for table in mine))
                    await asyncio.sleep(chance.uniform(0.0, 0.5))
                    await node.kill()
                    await node.start(environment=surroundings)
                    await moves
                await eventually(lambda: left(url) == 0, "everything to be told")
            finally:
                await node.kill()
            once = dict.fromkeys(tables, 1)
            assert (away.pushes(), away.chats()) == (once, once)
            assert list(away.mails().values()) == [1] * len(tables)


async def test_everybody_is_told_once_when_a_node_is_killed_again_and_again(url: URL) -> None:
    await killed_often(url, times=3, tables_each=3, seed=1)


@pytest.mark.soak
async def test_everybody_is_told_once_when_a_node_is_killed_thirty_times(url: URL) -> None:
    await killed_often(url, times=30, tables_each=4, seed=2)


@pytest.mark.parametrize("fail_point", ["taken:2", "sent:2"])
async def test_what_the_dead_had_in_hand_arrives_under_its_old_name(tmp_path: Path, fail_point: str) -> None:
    """The carrier itself is killed, before or after something was sent: nobody can know whether it arrived.

    A browser and a mail box are told again under the same name, by which they know it; a chat is not.
    """
    url = make_url(f"sqlite:///{tmp_path}/nudges.db")
    node = NodeProcess(url_for(url))
    async with web() as found, mail_server() as boxes:
        surroundings = environment(boxes)
        await node.start(environment=surroundings)
        async with clients(node.url, "Ada", "Ben") as (ada, ben):
            away = Away(found, boxes, node)
            try:
                await away.subscribe(ben)
                tables = await opened(ada, ben, 3)
                await node.stop()
                await node.start(fail_point, environment=surroundings)
                for table in tables:
                    await decide(ada, table)
                await eventually(lambda: stuck(url), "the carrier to die with something in hand")
                await node.stop()
                let_go(url)
                await node.start(environment=surroundings)
                await eventually(lambda: left(url) == 0, "everything to be told")
            finally:
                await node.kill()
        assert set(away.pushes()) == set(tables)
        assert len(away.mails()) == len(tables)
        assert set(away.chats().values()) <= {1}
        topics = {heard.headers["topic"] for heard in found.heard if heard.path == "/push"}
        assert len(topics) == len(tables)


def stuck(url: URL) -> bool:
    engine = open_writer(url)
    with engine.begin() as connection:
        found = connection.execute(text("SELECT count(*) FROM deliveries WHERE begun_at IS NOT NULL")).scalar_one()
    engine.dispose()
    return bool(found)
