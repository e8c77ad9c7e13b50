"""What pages do at a table, without a browser: a socket with the log, previews, hints, lost lines, spectators.

A page of Ticket to Ride asks what routes do for its tickets when its reader may claim one, routes or tickets have
changed and it was not told with the message (`web/js/tickets/ways.js`). Whoever decides in 18Lilliput asks for a
preview before every third decision (`web/js/lilliput/choices.js`; Ticket to Ride has none), in both games for a hint
before every two hundredth. One message in two hundred is the last of a socket that breaks, and the page comes back with
what it has seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import websockets

PREVIEWING = frozenset({"lilliput"})
PREVIEW_EVERY = 3
HINT_EVERY = 200
BREAKS_EVERY = 200
TICKETS_EVERY = 6  # turns of somebody who has completed all tickets
SENSIBLE = frozenset({"tickets"})
LOST_SECONDS = 60.0  # after this a message that did not come is a mistake, not a delay


class Own(msgspec.Struct):
    tickets: msgspec.Raw = msgspec.Raw(b"")
    choose_from: msgspec.Raw = msgspec.Raw(b"")


class View(msgspec.Struct):
    routes: msgspec.Raw = msgspec.Raw(b"")
    own: Own | None = None


class Aside(msgspec.Struct):
    plan: list[str] = []


class Table(msgspec.Struct):
    status: str = ""
    game: str = ""


class Message(msgspec.Struct):
    """The few fields of a message that a page without a screen looks at."""

    type: str
    seq: int = 0
    status: int = 0
    legal: Any = None
    table: Table = msgspec.field(default_factory=Table)
    view: View | None = None
    aside: Aside | None = None


_decode = msgspec.json.Decoder(Message).decode


class Line:
    """One connection for requests, kept open as a browser keeps it."""

    def __init__(self, host: str, port: int, cookie: str) -> None:
        self._at = (host, port)
        self._head = f"HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\n\r\n"
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> int:
        """The status of the answer, whose body is read and dropped."""
        async with self._lock:
            if self._streams is None:
                self._streams = await asyncio.open_connection(*self._at)
            reader, writer = self._streams
            writer.write(f"GET {path} {self._head}".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            await reader.readexactly(int(head.partition("content-length:")[2].partition("\r")[0]))
            return int(head.split()[1])

    async def close(self) -> None:
        if self._streams is not None:
            _, writer = self._streams
            self._streams = None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


class Page:
    """One reader of one table; without a cookie a spectator."""

    def __init__(self, url: str, game: str, cookie: str = "", language: str = "en") -> None:
        self._url = url
        self._game = game
        self._cookie = cookie
        self._language = language
        host, _, port = url.removeprefix("http://").partition(":")
        self._line = Line(host, int(port), cookie)
        self._reading: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[int]] = set()
        self._known = self._told = b""
        self._plan: list[str] = []
        self._breaks = Random(hash(cookie))
        self._connected = asyncio.Event()
        self.table = ""
        self.seen = Message("")
        self.changed = asyncio.Event()
        self.refused = 0
        self.asked = 0
        self.broken = 0

    async def open(self, table: str) -> None:
        """Look at a table, and go on looking until `close`."""
        await self.close()
        self.table, self.seen = table, Message("")
        self._known = self._told = b""
        self._reading = asyncio.create_task(self._read())
        await self.until(1)

    async def close(self) -> None:
        for task in (self._reading, *self._asking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._reading = None
        self._connected.clear()
        await self._line.close()

    async def rest(self) -> None:
        """Wait for what was asked, and let the connection for requests go, as browsers do after a while."""
        await asyncio.gather(*self._asking)
        await self._line.close()

    async def order(self, **order: Any) -> None:
        """Send it over the socket, or over the next one if this breaks."""
        async with asyncio.timeout(LOST_SECONDS):
            while True:
                await self._connected.wait()
                with suppress(websockets.ConnectionClosed):
                    await self._socket.send(msgspec.json.encode(order).decode())
                    return
                await asyncio.sleep(0.01)

    async def until(self, seq: int) -> None:
        """Wait until it has been told so much."""
        async with asyncio.timeout(LOST_SECONDS):
            while self.seen.seq < seq:
                self.changed.clear()
                await self.changed.wait()

    def choose(self, choose: Random, sensible: bool) -> str:
        """What whoever sits at this page decides; players of 18Lilliput are random."""
        if sensible and self._game in SENSIBLE:
            return sensible_choice(self.seen.legal, self._plan, choose)
        return random_choice(self.seen.legal, choose)

    async def look_before(self, action: str, choose: Random) -> None:
        """What somebody asks before a decision."""
        if self._game in PREVIEWING and not choose.randrange(PREVIEW_EVERY):
            await self._ask(f"/api/tables/{self.table}/preview?action={quote(action)}")
        if not choose.randrange(HINT_EVERY):
            await self._ask(f"/api/tables/{self.table}/hint?language={self._language}")

    async def _ask(self, path: str) -> int:
        self.asked += 1
        status = await self._line.get(path)
        assert status in (200, 403, 409), f"{path} was answered with {status}"
        return status

    async def _read(self) -> None:
        """Read whatever comes, over one socket after the other."""
        while True:
            since = f"&since={self.seen.seq}" if self.seen.seq else ""
            async with websockets.connect(
                f"ws{self._url.removeprefix('http')}/api/tables/{self.table}/live?language={self._language}{since}",
                additional_headers={"cookie": self._cookie} if self._cookie else {},
                compression=None,
                ping_interval=None,
                open_timeout=LOST_SECONDS,
                max_size=None,
            ) as self._socket:
                self._connected.set()
                async for text in self._socket:
                    self._take(_decode(text))
                    if not self._breaks.randrange(BREAKS_EVERY):
                        break
                self._connected.clear()
            self.broken += 1

    def _take(self, message: Message) -> None:
        if message.type == "table":
            self.seen = message
            self.changed.set()
            self._follow(message)
        elif message.type == "refused":
            self.refused += 1

    def _follow(self, message: Message) -> None:
        view = message.view
        if view is None or view.own is None or not bytes(view.routes):
            return
        known = bytes(view.routes) + bytes(view.own.tickets) + bytes(view.own.choose_from)
        if message.aside is not None:
            self._told, self._plan = known, message.aside.plan
        may_claim = isinstance(message.legal, list) and any(action.startswith("claim") for action in message.legal)
        if known != self._known and may_claim:
            self._known = known
            if known == self._told:
                return
            task = asyncio.create_task(self._ask(f"/api/tables/{self.table}/ways"))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)


def random_choice(legal: Any, choose: Random) -> str:
    """One of the legal actions, which are a list or a range of amounts."""
    if isinstance(legal, dict):
        return f"amount {choose.randrange(legal['first'], legal['last'] + 1, legal['step'])}"
    return str(choose.choice(legal))


def sensible_choice(legal: list[str], plan: list[str], choose: Random) -> str:
    """What somebody might do in Ticket to Ride who wants to complete a few tickets.

    They keep no more tickets than they must, claim what the plan needs, and take cards until then; with all tickets
    completed they draw more of them now and then, or claim whatever they can.
    """
    if legal[0].startswith("keep"):
        fewest = min(map(len, map(str.split, legal)))
        return choose.choice([action for action in legal if len(action.split()) == fewest])
    claims = [action for action in legal if action.startswith("claim")]
    planned = [action for action in claims if action.split()[1] in plan]
    cards = [action for action in legal if action.startswith(("draw", "take"))]
    if planned:
        return choose.choice(planned)
    if plan and cards:
        return choose.choice(cards)
    if "tickets" in legal and not choose.randrange(TICKETS_EVERY):
        return "tickets"
    return choose.choice(claims or cards or legal)


def decider(pages: Iterable[Page]) -> Page | None:
    """Who has to decide; None once the game is over."""
    return next((page for page in pages if page.seen.legal), None)
