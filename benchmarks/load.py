"""How many moves one node carries while pages do what pages do (see pages.py), on this machine alone.

    python -m benchmarks.load --tables 200 --rate 200 --seconds 20
    python -m benchmarks.load --knee             faster and faster, until the 99th percentile passes 100 ms
    python -m benchmarks.load --idle --tables 5000        what tables cost that are open while nobody moves

Every table has four players, every fourth a spectator; their games are at all stages. A table moves as soon as its
turn in the schedule has come; a move counts as seen when the last of its pages has been told. A game that ends is
followed by another of the same people. The pages and the server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

from benchmarks.pages import SENSIBLE, Page, decider, sensible_choice
from benchmarks.stored import Pick, at_all_stages, at_random, fill, in_the_middle
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.contract import Seat
from roundhouse.match.match import Match
from roundhouse.server.page.tickets.outlook import outlook
from roundhouse.server.storage.engine import database_url

PLAYERS = 4
SPECTATOR_EVERY = 4
KNEE_MS = 100.0
StoredTables = list[tuple[str, list[str]]]
"""By id: the cookies of their people."""

KNEE_RATES = (50, 100, 150, 200, 250, 300, 350, 400, 500, 600)


@dataclass
class Measured:
    """What was seen while tables played at one rate."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    asked: int = 0
    broken: int = 0
    processor: float = 0.0
    helpers: float = 0.0
    memory: int = 0

    def percentile(self, part: float) -> float:
        """Milliseconds to the last screen."""
        return 1000 * sorted(self.waits)[min(len(self.waits) - 1, int(part * len(self.waits)))]

    def row(self) -> str:
        moves = len(self.waits)
        waits = " ".join(f"{self.percentile(part):6.0f}" for part in (0.5, 0.95, 0.99))
        cost = f"{1000 * self.processor / moves:9.2f}  {100 * self.processor / self.seconds:6.0f}"
        rest = f"{self.asked / moves:8.2f}  {self.broken:6d}  {self.refused:7d}"
        return f"{moves / self.seconds:7.0f}  {waits}   {cost}   {rest}"


HEAD = (
    "moves/s     p50    p95    p99   processor    core   requests  broken  refused\n"
    "             ms     ms     ms    ms a move       %     a move   lines"
)


class PlayedTable:
    """Four people and a spectator, who play one game after the other."""

    def __init__(self, http: httpx.AsyncClient, url: str, game: str, number: int, sensible: bool = True) -> None:
        self._http = http
        self._url = url
        self._game = game
        self._number = number
        self._sensible = sensible
        self._choose = Random(number)
        self.cookies: list[str] = []
        self.pages: list[Page] = []

    async def open(self) -> None:
        """A new table of the same people."""
        if not self.cookies:
            cookies = []
            for number in range(PLAYERS):
                nobody = {"cookie": ""}  # everybody is somebody new
                made = await self._http.post("/api/me", json={"name": f"Player {number}"}, headers=nobody)
                cookies.append(made.raise_for_status().headers["set-cookie"].partition(";")[0])
            self._seat(cookies)
        seats = [{"who": "me"}] + [{"who": "open"}] * (PLAYERS - 1)
        body = {"game": self._game, "seats": seats, "bot": "random"}
        first, *others = ({"cookie": cookie} for cookie in self.cookies)
        table = (await self._http.post("/api/tables", json=body, headers=first)).raise_for_status().json()["id"]
        for headers in others:
            joined = await self._http.post(f"/api/tables/{table}/orders", json={"do": "join"}, headers=headers)
            joined.raise_for_status()
        await self._look_at(table)

    async def go_on(self, table: str, cookies: list[str]) -> None:
        """A table that is in the database already, and its people."""
        self._seat(cookies)
        await self._look_at(table)

    def _seat(self, cookies: list[str]) -> None:
        self.cookies = cookies
        watched = [""] if self._number % SPECTATOR_EVERY == 0 else []
        self.pages = [Page(self._url, self._game, cookie) for cookie in (*cookies, *watched)]

    async def _look_at(self, table: str) -> None:
        for page in self.pages:
            await page.open(table)

    async def close(self) -> None:
        for page in self.pages:
            await page.close()

    async def play(self, pace: float, offset: float, end: float, measured: Measured) -> None:
        """Move whenever the table's next time has come, until the end of the measurement."""
        due = perf_counter() + offset
        while perf_counter() < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due = max(due + pace, perf_counter() - pace)
            mover = decider(self.pages)
            if mover is None:
                measured.finished += 1
                await self.open()
                continue
            action, before = mover.choose(self._choose, self._sensible), mover.seen.seq
            await mover.look_before(action, self._choose)
            if mover.seen.seq != before:
                continue
            began = perf_counter()
            await mover.order(do="act", action=action, seq=before)
            await asyncio.gather(*(page.until(before + 1) for page in self.pages))
            measured.waits.append(perf_counter() - began)
            newest = max(page.seen.seq for page in self.pages)
            await asyncio.gather(*(page.until(newest) for page in self.pages))


class Load:
    """Tables at one server."""

    def __init__(self, url: str, pid: int, game: str, sensible: bool = True) -> None:
        self._url = url
        self._pid = pid
        self._game = game
        self._sensible = sensible
        self._tables: list[PlayedTable] = []
        self._http = httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=20))

    async def open(self, stored: StoredTables) -> None:
        """These tables."""
        gate = asyncio.Semaphore(8)

        async def opened(number: int, table_id: str, cookies: list[str]) -> PlayedTable:
            async with gate:
                table = PlayedTable(self._http, self._url, self._game, number, self._sensible)
                await table.go_on(table_id, cookies)
                return table

        self._tables += await asyncio.gather(*(opened(number, *one) for number, one in enumerate(stored)))

    async def measure(self, rate: float, seconds: float) -> Measured:
        """Moves at that rate for so long."""
        measured, pages = Measured(), [page for table in self._tables for page in table.pages]
        for page in pages:
            page.asked = page.broken = page.refused = 0
        pace = len(self._tables) / rate
        used, helped, began = processor_seconds(self._pid), children_seconds(self._pid), perf_counter()
        await asyncio.gather(
            *(
                table.play(pace, pace * number / len(self._tables), began + seconds, measured)
                for number, table in enumerate(self._tables)
            )
        )
        measured.seconds = perf_counter() - began
        measured.processor = processor_seconds(self._pid) - used
        measured.helpers = children_seconds(self._pid) - helped
        measured.memory = memory_bytes(self._pid)
        measured.asked = sum(page.asked for page in pages)
        measured.broken = sum(page.broken for page in pages)
        measured.refused = sum(page.refused for page in pages)
        return measured

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))
        await self._http.aclose()


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_seconds(pid: int) -> float:
    """What the processes of bots and hints have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(processor_seconds(int(child)) for child in children)


def memory_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A node of its own: its address and its process."""
    command = [sys.executable, "-m", "roundhouse", "serve", "--port", "0", "--no-limits", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline().split()
            yield next(word for word in told if word.startswith("http")).rstrip("/"), process.pid
        finally:
            process.terminate()


async def ready(url: str) -> None:
    """Wait until the node takes requests, with both games loaded."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=url) as http:
        while True:
            try:
                if (await http.get("/readyz")).status_code == httpx.codes.OK:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        await http.get("/api/games")


async def measure_once(url: str, pid: int, stored: StoredTables, options: argparse.Namespace) -> None:
    empty = memory_bytes(pid)
    load = Load(url, pid, options.game, options.players == "sensible")
    await load.open(stored)
    opened = memory_bytes(pid)
    measured = await load.measure(options.rate, options.seconds)
    await load.close()
    moves = len(measured.waits)
    print(f"{options.tables} tables of {PLAYERS} players, every fourth with a spectator ({options.game})\n")
    print(HEAD)
    print(measured.row())
    print(f"\n{measured.finished} games ended")
    print(f"hints thought {1000 * measured.helpers / moves:.1f} ms a move in a process of their own")
    print(
        f"memory per table {(opened - empty) / options.tables / 1e6:.2f} MB when opened, "
        f"{(measured.memory - empty) / options.tables / 1e6:.2f} MB at the end, its sockets included"
    )


async def find_knee(url: str, pid: int, stored: StoredTables, options: argparse.Namespace) -> None:
    load = Load(url, pid, options.game, options.players == "sensible")
    await load.open(stored)
    print(f"{options.tables} tables of {PLAYERS} players, every fourth with a spectator ({options.game})\n")
    print(f"asked\n  for  {HEAD.splitlines()[0]}\n       {HEAD.splitlines()[1]}")
    for rate in KNEE_RATES:
        measured = await load.measure(rate, options.seconds)
        print(f"{rate:5d}  {measured.row()}", flush=True)
        if measured.percentile(0.99) > KNEE_MS:
            break
    await load.close()


async def measure_idle(url: str, pid: int, game: str, stored: StoredTables, seconds: float) -> None:
    """Tables in the middle of a game, both players at their pages, and nothing happens."""
    empty, gate = memory_bytes(pid), asyncio.Semaphore(8)
    pages: list[Page] = []

    async def opened(table: str, cookie: str) -> None:
        async with gate:
            page = Page(url, game, cookie)
            await page.open(table)
            await page.rest()
            pages.append(page)

    began = perf_counter()
    await asyncio.gather(*(opened(table, cookie) for table, cookies in stored for cookie in cookies))
    opening, used = perf_counter() - began, processor_seconds(pid)
    await asyncio.sleep(seconds)
    idle, memory = processor_seconds(pid) - used, memory_bytes(pid)
    print(f"{len(stored)} tables with {len(pages)} sockets were open after {opening:.0f} s")
    print(f"memory {memory / 1e6:.0f} MB, {(memory - empty) / len(stored) / 1e3:.0f} kB a table with its two sockets")
    print(f"while nothing happened: {100 * idle / seconds:.1f} % of one core")
    await asyncio.gather(*(page.close() for page in pages))


def picking(options: argparse.Namespace) -> Pick:
    """How those decide who have played until now."""
    return picked_by_page if options.players == "sensible" and options.game in SENSIBLE else at_random


def picked_by_page(match: Match, choose: Random) -> str:
    """As a page of the load decides that is told by the server."""
    state = match.state
    assert isinstance(state, TicketsState)
    plan = outlook(state, Seat(state.active)).plan
    return sensible_choice([str(action) for action in state.legal_actions()], plan, choose)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="moves per second at all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="tickets")
    parser.add_argument("--players", choices=("sensible", "random"), default="sensible")
    parser.add_argument("--database", help="a database URL; a new SQLite file if left out")
    parser.add_argument("--knee", action="store_true", help="go faster until the 99th percentile passes 100 ms")
    parser.add_argument("--idle", action="store_true", help="open tables and do nothing")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.db"
        models = in_the_middle(options.game) if options.idle else at_all_stages(options.game, PLAYERS, picking(options))
        stored = asyncio.run(fill(database_url(database, Path(folder)), options.tables, models))
        with server(database) as (url, pid):

            async def run() -> None:
                await ready(url)
                if options.idle:
                    await measure_idle(url, pid, options.game, stored, options.seconds)
                else:
                    await (find_knee if options.knee else measure_once)(url, pid, stored, options)

            asyncio.run(run())


if __name__ == "__main__":
    main()
