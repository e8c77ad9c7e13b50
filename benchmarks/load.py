"""How many moves one node carries: tables of scripted players over sockets, on this machine alone.

    python -m benchmarks.load --tables 200 --rate 200 --seconds 20

Every player is a browser of its own with a socket. A table moves as soon as its turn in the schedule has come; a move
counts as seen when the last of its players has been told. The script and the server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
import websockets

SEATS = 4
COOKIE = "roundhouse"


class Seen(msgspec.Struct):
    """The few fields of a message that a scripted player looks at."""

    type: str
    seq: int = 0
    legal: Any = None
    table: dict[str, Any] = msgspec.field(default_factory=dict)


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Played:
    """What was measured at all tables."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0


class Browser:
    """One player at one table."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.seen = Seen("")
        self.changed = asyncio.Event()
        self.refused = 0

    async def read(self) -> None:
        async for text in self.socket:
            message = _decode(text)
            if message.type == "table":
                self.seen = message
                self.changed.set()
            elif message.type == "refused":
                self.refused += 1

    async def until(self, seq: int) -> None:
        while self.seen.seq < seq:
            self.changed.clear()
            await self.changed.wait()


async def play_table(browsers: list[Browser], pace: float, offset: float, end: float, played: Played) -> None:
    """Move whenever the table's next time has come, until the end of the measurement or of the game."""
    choose, due = random.Random(offset), perf_counter() + offset
    while perf_counter() < end:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        due = max(due + pace, perf_counter() - pace)
        mover = next((browser for browser in browsers if browser.seen.legal), None)
        if mover is None:
            played.finished += browsers[0].seen.table["status"] == "finished"
            return
        before, began = mover.seen.seq, perf_counter()
        order = {"do": "act", "action": choose.choice(mover.seen.legal), "seq": before}
        await mover.socket.send(msgspec.json.encode(order).decode())
        await asyncio.gather(*(browser.until(before + 1) for browser in browsers))
        played.waits.append(perf_counter() - began)
        newest = max(browser.seen.seq for browser in browsers)
        await asyncio.gather(*(browser.until(newest) for browser in browsers))
    played.refused += sum(browser.refused for browser in browsers)


async def seat_table(http: httpx.AsyncClient, url: str, game: str, stack: AsyncExitStack) -> list[Browser]:
    """A running table of guests, each with a socket."""
    cookies: list[str] = []
    for number in range(SEATS):
        made = await http.post("/api/me", json={"name": f"Player {number}"})
        cookies.append(made.headers["set-cookie"].partition(";")[0])
    seats = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
    body = {"game": game, "seats": seats, "bot": "random"}
    table = (await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})).json()["id"]
    for cookie in cookies[1:]:
        await http.post(f"/api/tables/{table}/orders", json={"do": "join"}, headers={"cookie": cookie})
    browsers = []
    for cookie in cookies:
        socket = await stack.enter_async_context(
            websockets.connect(
                f"ws{url.removeprefix('http')}/api/tables/{table}/live",
                additional_headers={"cookie": cookie},
                compression=None,
                ping_interval=None,
            )
        )
        browser = Browser(socket)
        task = asyncio.create_task(browser.read())
        stack.callback(task.cancel)
        browsers.append(browser)
    await asyncio.gather(*(browser.until(1) for browser in browsers))
    return browsers


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def shown(part: float, waits: list[float]) -> str:
    return f"{1000 * sorted(waits)[min(len(waits) - 1, int(part * len(waits)))]:.0f} ms"


async def measure(url: str, pid: int, options: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=20)
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        await http.get("/api/games")  # both games are loaded now, and do not count as memory of tables
        http.cookies.clear()
        empty = memory_bytes(pid)
        gate = asyncio.Semaphore(8)

        async def seated() -> list[Browser]:
            async with gate:
                return await seat_table(http, url, options.game, stack)

        tables = await asyncio.gather(*(seated() for _ in range(options.tables)))
        opened = memory_bytes(pid)
        pace = options.tables / options.rate
        used, began = processor_seconds(pid), perf_counter()
        end = began + options.seconds
        played = Played()
        await asyncio.gather(
            *(
                play_table(browsers, pace, pace * number / options.tables, end, played)
                for number, browsers in enumerate(tables)
            )
        )
        seconds, used = perf_counter() - began, processor_seconds(pid) - used
        waits = played.waits
        print(f"tables              {options.tables} of {SEATS} players ({options.game}), {played.finished} finished")
        print(f"moves               {len(waits)}, {len(waits) / seconds:.0f} per second, {played.refused} refused")
        print(f"to the last screen  p50 {shown(0.5, waits)}, p95 {shown(0.95, waits)}, p99 {shown(0.99, waits)}")
        print(
            f"processor           {1000 * used / len(waits):.2f} ms per move, {100 * used / seconds:.0f} % of one core"
        )
        print(
            f"memory per table    {(opened - empty) / options.tables / 1e6:.2f} MB when opened, "
            f"{(memory_bytes(pid) - empty) / options.tables / 1e6:.2f} MB at the end (four sockets each included)"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="moves per second at all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="tickets")
    parser.add_argument("--database", help="a database URL; a new SQLite file if left out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.db"
        command = [sys.executable, "-m", "roundhouse", "serve", "--port", "0", "--no-limits", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().split()[3].rstrip("/")
                asyncio.run(wait_and_measure(url, server.pid, options))
            finally:
                server.terminate()


async def wait_and_measure(url: str, pid: int, options: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        while True:
            try:
                if (await http.get("/readyz")).status_code == httpx.codes.OK:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    await measure(url, pid, options)


if __name__ == "__main__":
    main()
