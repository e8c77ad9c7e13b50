"""Nodes as processes of their own, which tests may kill, and players who never give up."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from server.nodes import Client
from server.waiting import PATIENCE_SECONDS, eventually, within

LOST = (httpx.TransportError, OSError)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class NodeProcess:
    """One `roundhouse serve`, always on the same port."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(self.port), "--no-limits"]
        self._command += ["--database", database, "--bots", "1", "--bot-pause", "0", *options]
        self.process: asyncio.subprocess.Process | None = None

    async def start(
        self, fail_point: str = "", stderr: int | None = None, environment: Mapping[str, str] = os.environ
    ) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**environment, "ROUNDHOUSE_FAIL_POINT": fail_point},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=stderr,
        )
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE_SECONDS) as http:
            await eventually(lambda: self._is_ready(http), "a node to be ready")

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        """Whether it answers, or has ended: at a fail point it may not live until somebody looks."""
        assert self.process is not None
        try:
            return self.process.returncode is not None or (await http.get("/readyz")).status_code == httpx.codes.OK
        except LOST:
            return False

    async def died(self) -> int:
        """Wait for its end, by a fail point or otherwise; returns the exit code."""
        assert self.process is not None
        return await within(self.process.wait(), "a node to end")

    async def kill(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await within(self.process.wait(), "a killed node to end")

    async def stop(self) -> int:
        """End it as an operator does; returns the exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await within(self.process.wait(), "a node to stop")


@asynccontextmanager
async def running(*nodes: NodeProcess) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*(node.start() for node in nodes))
        yield
    finally:
        await asyncio.gather(*(node.kill() for node in nodes if node.process is not None))


def chosen(legal: list[str] | dict[str, int], number: int) -> str:
    """One of the legal actions as the server lists them: notations, or a range of amounts."""
    if isinstance(legal, list):
        return legal[number % len(legal)]
    amounts = range(legal["first"], legal["last"] + 1, legal["step"])
    return f"amount {amounts[number % len(amounts)]}"


@dataclass
class Player:
    """Plays at a table whatever happens to the server, and remembers what was acknowledged."""

    client: Client
    table: str
    choice: int = 0
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    sealed: list[str] = field(default_factory=list)
    over: bool = False

    async def turn(self) -> None:
        """Look once, and decide if it is our turn."""
        try:
            answer = await self.client.get(f"/api/tables/{self.table}", since=1_000_000_000)
            if answer.status_code != httpx.codes.OK:
                await asyncio.sleep(0.1)
                return
            seen = answer.json()
            self.over = seen["table"]["status"] == "finished"
            if not seen["legal"]:
                await asyncio.sleep(0.02)
                return
            action = chosen(seen["legal"], self.choice)
            self.choice += 7
            moved = await self.client.do(self.table, "act", action=action, seq=seen["seq"])
        except LOST:
            await asyncio.sleep(0.05)
            return
        if moved.status_code == httpx.codes.OK:
            made = (entry for entry in moved.json()["entries"] if entry["kind"] == "moved")
            mine = [entry for entry in made if entry["person"] == self.client.person]
            if mine:
                self.acknowledged.append((mine[0]["seq"], mine[0]["action"]))
            else:  # before its turn: it is kept until then
                self.sealed.append(action)

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.over:
            await self.turn()


async def all_entries(client: Client, table: str) -> list[dict[str, Any]]:
    answer = await client.get(f"/api/tables/{table}/entries", since=0)
    assert answer.status_code == httpx.codes.OK, answer.text
    entries: list[dict[str, Any]] = answer.json()["entries"]
    return entries
