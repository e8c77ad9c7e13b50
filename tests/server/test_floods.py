"""Too much, too slow, or never read: one guest's line is cut, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from roundhouse.server import metrics
from roundhouse.server.api import live as live_api
from roundhouse.server.guard import connections
from roundhouse.server.live import sockets
from roundhouse.server.people.cookies import NAME
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.raw import CONTINUED, PING, SECONDS, Wire, frame, upgrade, wire
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio
GARBAGE = frame(b"{")
GUEST = "127.0.0.2"  # not the address that we take for a proxy


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits of a moment, where a test waits for many of them."""
    monkeypatch.setattr(sockets, "LONGEST_PAUSE", 0.01)


@pytest.fixture
def gone_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is slow is too slow the next time somebody looks."""
    for seconds in ("HEAD_SECONDS", "BODY_SECONDS", "UNREAD_SECONDS"):
        monkeypatch.setattr(connections, seconds, 0.3)


@asynccontextmanager
async def limited(folder: Path) -> AsyncIterator[Running]:
    async with serving(quick(sqlite(folder), limits=True)) as server:
        yield server


def refusals(code: str | None = None) -> float:
    """How often that, or anything, was refused until now."""
    samples = [sample for metric in metrics.REFUSALS.collect() for sample in metric.samples]
    return sum(
        sample.value for sample in samples if sample.name.endswith("_total") and code in (None, sample.labels["code"])
    )


def live_path(table: str) -> str:
    return f"/api/tables/{table}/live"


def cookie_of(client: Client) -> str:
    return f"Cookie: {NAME}={client.http.cookies[NAME]}"


async def closed(socket: Any) -> tuple[int, dict[str, Any]]:
    """The code a socket is closed with, and the last thing that was said."""
    last: dict[str, Any] = {}

    async def listen() -> int:
        nonlocal last
        try:
            while True:
                last = json.loads(await socket.recv())
        except websockets.ConnectionClosed as end:
            return 0 if end.rcvd is None else int(end.rcvd.code)

    return await within(listen(), "a socket to be closed"), last


async def flood(server: Running, table: str, until: asyncio.Event) -> int:
    """Garbage as fast as it is taken, over one line after the other; returns how many messages went out."""
    sent = 0
    while not until.is_set():
        with suppress(OSError, asyncio.IncompleteReadError):
            async with wire(server.port) as line:
                await line.send(upgrade(live_path(table)))
                await line.head()
                for _ in range(50):
                    await line.send(GARBAGE * 1000)
                    sent += 1000
                    await asyncio.sleep(0.01)
    return sent


@pytest.mark.parametrize("name", ["Ada", None])
async def test_what_cannot_be_read_counts_and_closes(tmp_path: Path, hasty: None, name: str | None) -> None:
    async with limited(tmp_path) as server, clients(server.url, "Host", name) as (host, guest):
        table = (await host.table(["me", "open"]))["id"]
        async with guest.live(table) as live:
            await live.next("table")
            for _ in range(live_api.MOST_NONSENSE):
                await live.socket.send("x" * 5000 if name else "{")
                assert (await live.next("refused"))["status"] in (400, 413)
            await live.socket.send("{")
            code, last = await closed(live.socket)
            assert (code, last["problem"]["code"]) == (4429, "too-many")


async def test_somebody_who_makes_mistakes_now_and_then_stays(tmp_path: Path, hasty: None) -> None:
    async with limited(tmp_path) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as live:
            for number in range(3):
                for _ in range(live_api.MOST_NONSENSE):
                    await live.socket.send("{")
                    await live.next("refused")
                await live.send(do="chat", text="sorry", re=number)
                assert (await live.next("done"))["re"] == number


async def test_refusals_make_wait_longer_and_longer_and_a_good_order_ends_that() -> None:
    one = sockets.Connection("game", "ada", "")
    waits = [one.pause() for _ in range(1000)]
    assert waits == sorted(waits)
    assert waits[0] == sockets.FIRST_PAUSE
    assert waits[-1] == sockets.LONGEST_PAUSE


async def test_a_flood_of_garbage_is_not_read_while_somebody_plays(tmp_path: Path) -> None:
    async with limited(tmp_path) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"]))["id"]
        await ben.do(table, "join")
        over, before = asyncio.Event(), refusals()
        flooding = asyncio.create_task(flood(server, table, over))
        try:
            async with ada.live(table) as one, ben.live(table) as two:
                lines = {0: one, 1: two}
                seen = {seat: await line.next("table") for seat, line in lines.items()}
                for number in range(20):
                    mover = next(seat for seat, message in seen.items() if message["legal"])
                    legal = seen[mover]["legal"]
                    await lines[mover].send(do="act", action=legal[0], seq=seen[mover]["seq"], re=number)
                    seen = {seat: await line.until(seen[mover]["seq"] + 1) for seat, line in lines.items()}
        finally:
            over.set()
            sent = await within(flooding, "the flood to end")
        read = refusals() - before
        assert sent > 10_000
        assert read < sent / 100


@pytest.mark.parametrize(
    ("start", "frames"),
    [(b"", frame(kind=PING)), (frame(b"{", last=False), frame(kind=CONTINUED, last=False))],
    ids=["pings", "a message without end"],
)
async def test_frames_that_are_no_messages_are_not_read_faster_than_allowed(
    tmp_path: Path, start: bytes, frames: bytes
) -> None:
    """They never reach us: the protocol itself answers or keeps them."""
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        async with wire(server.port) as line:
            await line.send(upgrade(live_path(table)))
            await line.head()
            await line.send(start + frames * 10_000)
            socket = await eventually(lambda: _socket_that_rests(server), "the socket to be made to rest")
            assert len(socket._inbox) > connections.AT_ONCE / 2


def _sockets(server: Running) -> list[connections.Socket]:
    return [one for one in server.connections if isinstance(one, connections.Socket)]


def _socket_that_rests(server: Running) -> connections.Socket | None:
    return next((one for one in _sockets(server) if one._rest is not None), None)


async def test_whoever_does_not_read_is_not_heard_and_let_go(
    tmp_path: Path, gone_at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "AT_ONCE", 10**9)  # what it sends is not what stops it here
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        before, sent, most = refusals(), 0, 0

        async def talk(line: Wire) -> None:
            nonlocal sent
            with suppress(OSError):
                while sent < 1_000_000:
                    await line.send(frame(b'{"do": "remove", "person": "nobody"}') * 100)
                    sent += 100

        def is_cut() -> bool:
            nonlocal most
            most = max([most, *(one.transport.get_write_buffer_size() for one in _sockets(server))])
            return not server.node.sockets

        async with wire(server.port, receive_buffer=4096) as line:
            await line.send(upgrade(live_path(table), cookie_of(ada)))
            await line.head()
            talking = asyncio.create_task(talk(line))
            await eventually(lambda: refusals() > before, "the first order to be heard")
            await eventually(is_cut, "the line to be cut", pause=0.001)
            await within(talking, "the other end to notice")
        assert sent < 1_000_000
        assert refusals() - before < 10_000  # as many answers as fit into the buffers of the system
        assert 0 < most < 200_000


async def opens(line: Wire, data: bytes) -> bytes:
    await line.send(data)
    return await line.rest()


SLOW = [b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"]
SLOW += [
    b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na'
]
SLOW += [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHo"]


@pytest.mark.parametrize("start", SLOW)
async def test_a_request_that_never_ends_is_cut(tmp_path: Path, gone_at_once: None, start: bytes) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, wire(server.port) as line:
        broken = refusals("broken")
        answer = await opens(line, start)
        assert answer.count(b"HTTP/1.1") == start.count(b"/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await eventually(lambda: not server.connections, "the connection to be forgotten")
        assert refusals("broken") == broken


async def test_an_answer_that_is_never_read_is_given_up(tmp_path: Path, gone_at_once: None) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, wire(server.port, receive_buffer=4096) as line:
        with suppress(OSError):
            for _ in range(2000):
                await line.send(b"GET /api/openapi/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if not server.connections:
                    break
        await eventually(lambda: not server.connections, "the connection to be cut")


async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, wire(server.port) as line:
        head = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-More: and more\r\n" * 1000
        await line.send(head)
        answer = await opens(line, b"X-More: and more\r\n" * 2000)
        assert answer.startswith(b"HTTP/1.1 400 ") or answer == b""


async def test_too_many_connections_of_one_address_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_BY_ADDRESS", 100)
    async with (
        serving(quick(sqlite(tmp_path))) as server,
        clients(server.url, "Ada") as (ada,),
        AsyncExitStack() as held,
    ):
        for _ in range(100):
            await held.enter_async_context(wire(server.port, GUEST))
        async with wire(server.port, GUEST) as line:
            assert (await line.rest()).startswith(b"HTTP/1.1 503 ")
        assert (await ada.get("/api/me")).json()["person"] == ada.person


async def test_thousands_of_idle_connections_keep_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 1000)
    async with (
        serving(quick(sqlite(tmp_path))) as server,
        clients(server.url, "Ada") as (ada,),
        AsyncExitStack() as held,
    ):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table) as live:
            for _ in range(1500):
                await held.enter_async_context(wire(server.port))
            assert len(server.connections) <= 1001
            await live.send(do="chat", text="still here", re=1)
            assert (await live.next("done"))["re"] == 1
            async with Client(server.url).http as newcomer:
                assert (await newcomer.get("/api/games")).status_code == 200


async def test_whoever_comes_at_the_same_time_makes_as_many_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 50)
    async with serving(quick(sqlite(tmp_path))) as server:
        with ExitStack() as held:
            for _ in range(150):  # without a pause in which the server could take one
                held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS))
            async with Client(server.url).http as newcomer:
                assert (await newcomer.get("/api/games")).status_code == 200
                assert len(server.connections) <= 51


@pytest.mark.parametrize(
    ("most", "who", "code"),
    [
        ("MOST", "others", 4503),
        ("MOST_BY_ADDRESS", "others", 4429),
        ("MOST_BY_PERSON", "same", 4429),
        ("MOST_SPECTATORS", "others", 4429),
    ],
)
async def test_too_many_sockets_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: str, who: str, code: int
) -> None:
    monkeypatch.setattr(sockets, most, 3)
    async with limited(tmp_path) as server, clients(server.url, "Ada", *"ABCD") as (ada, *others):
        table = (await ada.table(["me", "open"]))["id"]
        visitors = [others[0]] * 4 if who == "same" else others
        async with AsyncExitStack() as held:
            for visitor in visitors[:3]:
                live = await held.enter_async_context(visitor.live(table))
                await live.next("table")
            async with visitors[3].live(table) as live:
                assert (await closed(live.socket))[0] == code
            if most in ("MOST_BY_PERSON", "MOST_SPECTATORS"):
                async with ada.live(table) as own:
                    assert (await own.next("table"))["id"] == table
        await eventually(lambda: not server.node.sockets, "all to be gone")
        async with visitors[3].live(table) as live:
            assert (await live.next())["type"] == "table"
