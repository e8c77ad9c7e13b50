"""Open tables: a move shows in every browser, and a gap in the line loses and repeats nothing."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from roundhouse.server import node
from roundhouse.server.live.news import PresenceNews
from roundhouse.server.live.presence import FORGET_SECONDS
from roundhouse.server.live.sockets import Connection
from server.nodes import Client, Live, Running, clients, keep_tickets, quick, serving, sqlite
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio


async def step(table: str, players: list[Client]) -> int:
    """One decision of whoever is to decide, the first that is legal; returns the seq after it."""
    for player in players:
        seen = await player.look(table, since=1_000_000)
        if seen["legal"]:
            moved = await player.do(table, "act", action=seen["legal"][0], seq=seen["seq"])
            assert moved.status_code == 200, moved.text
            return int(moved.json()["seq"])
    raise AssertionError("nobody has to decide")


async def told_seqs(live: Live, until: int, had: int) -> list[int]:
    """The entries told until that one, in order."""
    seqs: list[int] = []
    while not seqs or seqs[-1] < until:
        message = await live.next("table")
        assert message["since"] == (seqs[-1] if seqs else had)
        seqs += [entry["seq"] for entry in message["entries"]]
    return seqs


async def test_a_move_shows_in_both_browsers_and_to_a_spectator(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, watcher):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        async with ada.live(table) as one, ben.live(table) as two, watcher.live(table) as three:
            first = [await live.next("table") for live in (one, two, three)]
            assert [message["seat"] for message in first] == [0, 1, None]
            mover = next(live for live, message in zip((one, two), first, strict=False) if message["legal"])
            message = next(message for message in first if message["legal"])
            await mover.send(do="act", action=message["legal"][0], seq=message["seq"], re=7)
            done = await mover.next("done")
            assert done["re"] == 7
            after = [await live.until(done["seq"]) for live in (one, two, three) if live is not mover]
            assert all(seen["entries"][-1]["seq"] == done["seq"] for seen in after)


async def test_anybody_may_ask_whether_the_line_holds(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, watcher):
        table = (await ada.table(["me", "bot"], options={"first_player": 0}))["id"]
        for client in (ada, ben, watcher):
            async with client.live(table) as live:
                seq = (await live.next("table"))["seq"]
                for number in range(3):
                    await live.send(do="ping", re=number)
                    assert await live.next("done") == {"type": "done", "re": number, "seq": seq}
        assert (await ada.do(table, "ping")).status_code == 400  # no order: nothing is done
        assert (await ada.look(table))["seq"] == seq


async def test_reconnecting_after_any_gap_loses_and_repeats_nothing(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        seq = (await ben.do(table, "join")).json()["seq"]
        told: list[int] = []
        for gap in (0, 1, 3):
            async with ada.live(table, since=told[-1] if told else 0) as live:
                if (told[-1] if told else 0) < seq:
                    told += await told_seqs(live, seq, told[-1] if told else 0)
                seq = await step(table, [ada, ben])
                told += await told_seqs(live, seq, told[-1])
            for _ in range(gap):
                seq = await step(table, [ada, ben])
        async with ada.live(table, since=told[-1]) as live:
            told += await told_seqs(live, seq, told[-1])
        assert told == list(range(1, seq + 1))


async def test_who_has_seen_every_entry_is_told_the_table_at_once(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        seq = (await ben.do(table, "join")).json()["seq"]
        async with ada.live(table, since=seq) as live:
            first = await live.next()
            assert (first["type"], first["seq"], first["since"], first["entries"]) == ("table", seq, seq, [])
            assert first["view"] == (await ada.look(table))["view"]
            await ben.do(table, "chat", text="Hello!")
            later = await live.next("table")
            assert [entry["kind"] for entry in later["entries"]] == ["chat"]  # and nothing is told twice


async def test_a_burst_of_moves_arrives_complete_and_in_order(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        async with ada.live(table, since=0) as live:
            for _ in range(15):
                seq = await step(table, [ada, ben])
            assert await told_seqs(live, seq, 0) == list(range(1, seq + 1))


async def test_a_stale_move_is_told_what_it_missed(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        await keep_tickets(table, ada, ben)
        joined = await ada.look(table)
        seq = await step(table, [ada, ben])
        for player in (ada, ben):
            refused = await player.do(table, "act", action="draw", seq=joined["seq"])
            assert refused.status_code == 409
            assert refused.json()["code"] == "stale"
            assert [entry["seq"] for entry in refused.json()["missed"]] == list(range(joined["seq"] + 1, seq + 1))
        async with ada.live(table) as live:
            await live.send(do="act", action="draw", seq=joined["seq"], re=1)
            answer = await live.next("refused")
            assert (answer["status"], answer["problem"]["code"]) == (409, "stale")
            assert answer["problem"]["missed"][-1]["seq"] == seq


async def test_chat_does_not_make_a_move_stale(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        seen = await ada.look(table)
        mover = ada if seen["legal"] else ben
        legal = (await mover.look(table))["legal"]
        await ben.do(table, "chat", text="Good luck!")
        assert (await mover.do(table, "act", action=legal[0], seq=seen["seq"])).status_code == 200


async def test_presence_follows_who_has_the_table_open(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, watcher):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as one:
            assert (await one.next("table"))["present"] == [ada.person]
            async with ben.live(table), watcher.live(table):
                seen = await one.first(
                    lambda told: told["type"] == "presence" and (len(told["present"]), told["watching"]) == (2, 1),
                    "both to be there, and a spectator",
                )
                assert seen["names"] == {ada.person: "Ada", ben.person: "Ben"}
            await one.first(
                lambda told: told["type"] == "presence" and (told["present"], told["watching"]) == ([ada.person], 0),
                "the others to be gone",
            )


async def test_whoever_was_at_a_node_that_died_is_gone_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "REPEAT_SECONDS", 0.05)
    async with serving(quick(sqlite(tmp_path))) as here, clients(here.url, "Ada", "Ben") as (ada, ben):
        now = 0.0
        monkeypatch.setattr(here.node.presence, "_clock", lambda: now)
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as live:
            await live.next("table")
            assert ben.person is not None
            here.node.channels.publish(PresenceNews(table, "a node that says nothing more", (ben.person,), 0))
            for people in (sorted([str(ada.person), ben.person]), [ada.person]):
                while (await live.next("presence"))["present"] != people:
                    pass
                now += FORGET_SECONDS + 1
        await eventually(lambda: not here.node.presence.is_watched(table), "the table to be left")


BAD_MESSAGES = [
    ("", 400, "invalid-body"),
    ("{", 400, "invalid-body"),
    ("[]", 400, "invalid-body"),
    ('{"do": "fly"}', 400, "invalid-body"),
    ('{"do": "act", "action": "draw"}', 400, "invalid-body"),
    ('{"do": "act", "action": 7, "seq": 1}', 400, "invalid-body"),
    ('{"do": "act", "action": "draw", "seq": 1, "seat": 0}', 400, "invalid-body"),
    ('{"do": "act", "action": "draw", "seq": -1}', 400, "invalid-body"),
    ('{"do": "leave", "resign": "yes"}', 400, "invalid-body"),
    ("[" * 2000, 400, "invalid-body"),
    ('{"do": "chat", "text": "' + "x" * 5000 + '"}', 413, "too-large"),
    ('{"do": "act", "action": "fly", "seq": SEQ}', 400, "invalid-action"),
    ('{"do": "act", "action": "pass", "seq": SEQ}', 422, "illegal-action"),
    ('{"do": "seat-bot", "seat": 0, "bot": "nobody"}', 400, "unknown-bot"),
    ('{"do": "come-back"}', 409, "not-away"),
]


async def test_bad_messages_are_answered_and_the_line_stays_open(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        async with ada.live(table) as live:
            seq = (await live.next("table"))["seq"]
            for text, status, code in BAD_MESSAGES:
                await live.socket.send(text.replace("SEQ", str(seq)))
                answer = await live.next("refused")
                assert (answer["status"], answer["problem"]["code"]) == (status, code), text[:80]
            await live.send(do="chat", text="still here")
            assert (await live.next("done"))["seq"] == seq + 1


async def test_a_binary_message_is_refused_and_a_huge_one_ends_its_line(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        async with ada.live(table) as live:
            await live.socket.send(b"\xff\x00")
            assert (await live.next("refused"))["problem"]["code"] == "invalid-body"
            await live.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed):
                await live.next("done")
        async with ada.live(table) as live:
            assert (await live.next("table"))["seq"] == 2


async def test_a_table_that_is_not_there_or_not_yours_says_so(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        hidden = (await ada.table(["me", "me"], visibility="local"))["id"]
        for table in (hidden, "nowhere"):
            async with ben.live(table) as live:
                assert (await live.next())["problem"]["code"] == "unknown-table"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await live.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404


async def test_many_can_come_and_go_while_somebody_moves(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")

        async def visit() -> None:
            async with ada.live(table) as live:
                assert (await live.next("table"))["seq"] >= 3

        await asyncio.gather(*(visit() for _ in range(20)), step(table, [ada, ben]))
        await eventually(lambda: not server.node.tables.watched(), "the last one to be gone")
        assert server.node.presence.of(table) == ([], 0)


async def test_tables_that_somebody_has_open_stay_however_many_there_are(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), tables_in_memory=1)
    async with serving(settings) as server, clients(server.url, "Ada") as (ada,), AsyncExitStack() as held:
        tables = [(await ada.table(["me", "open"]))["id"] for _ in range(6)]
        lives = await asyncio.gather(*(held.enter_async_context(ada.live(table)) for table in tables))
        for live in lives:
            await live.next("table")
        for number, (table, live) in enumerate(zip(tables, lives, strict=True)):
            said = (await ada.do(table, "chat", text=f"table {number}")).json()
            assert (await live.until(said["seq"]))["entries"][-1]["text"] == f"table {number}"
        assert len(server.node.tables) == len(tables)


async def test_whoever_is_gone_is_not_waited_for() -> None:
    connection = Connection("table", "ada", "127.0.0.1")
    waiting = asyncio.create_task(connection.tell(b"done"))
    await asyncio.sleep(0)
    connection.stop()
    await within(waiting, "an answer that nobody hears")
    await within(connection.tell(b"done"), "an answer to somebody who was gone before")


async def test_a_page_that_cannot_be_told_any_more_is_let_go(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as live:
            await live.next("table")
            broken = await server.node.tables.get(table)
            monkeypatch.setattr(server.node.presence, "of", lambda _: {}["a mistake of ours"])
            broken.wake()
            server.node.sockets.tell_presence(table)
            refused = await live.next("refused")
            assert (refused["status"], refused["problem"]["code"]) == (500, "broken")
            await within(live.socket.wait_closed(), "the socket to close")
        assert [record.message for record in caplog.records if record.name == "roundhouse.live"] == ["telling-broke"]
        await eventually(lambda: not broken.listeners, "the table to forget it")
