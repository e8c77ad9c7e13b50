"""Nodes and people for tests: the real server on a port of its own, and clients that speak to it over the network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import websockets
from sqlalchemy import URL

from roundhouse.server.node import Node
from roundhouse.server.people.cookies import NAME
from roundhouse.server.run import make_server
from roundhouse.server.settings import ServerSettings
from server.waiting import PATIENCE_SECONDS, eventually, within


def quick(database: URL, **changes: Any) -> ServerSettings:
    """Settings for tests: any free port, bots without a pause, no limits."""
    settings = ServerSettings(
        port=0, database=database, limits=False, bot_processes=1, bot_seconds=0.05, bot_pause=0, sweep_seconds=0.2
    )
    return replace(settings, **changes)


class Running:
    """A server that runs in this process."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.port: int = server.servers[0].sockets[0].getsockname()[1]
        self.node: Node = server._node
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def connections(self) -> set[Any]:
        """All that are open, with requests or sockets."""
        found: set[Any] = self._server.server_state.connections
        return found


@asynccontextmanager
async def serving(settings: ServerSettings) -> AsyncIterator[Running]:
    """A node that runs as long as the context."""
    server = make_server(settings)
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started or task.done(), "the server to start")
    if task.done():
        await task
        raise AssertionError("the server ended before it began")
    try:
        yield Running(server)
    finally:
        server.should_exit = True
        await within(task, "the server to stop")


class _no_signals:  # noqa: N801  # stands in for a context manager of uvicorn
    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


class Client:
    """A browser with one person in it, or nobody yet."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_SECONDS, verify=False)  # noqa: S501  # plain HTTP: no certificates to load
        self.person: str | None = None

    async def close(self) -> None:
        await self.http.aclose()

    async def become(self, name: str) -> Client:
        answer = await self.post("/api/me", name=name)
        assert answer.status_code == 201, answer.text
        self.person = answer.json()["person"]
        return self

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.http.get(path, params=params)

    async def table(self, seats: list[Any], game: str = "tickets", **more: Any) -> dict[str, Any]:
        """A new table."""
        answer = await self.post(
            "/api/tables",
            game=game,
            seats=[seat if isinstance(seat, dict) else {"who": seat} for seat in seats],
            **more,
        )
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def do(self, table: str, do: str, **more: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/orders", do=do, **more)

    async def look(self, table: str, **params: Any) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}", **params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @asynccontextmanager
    async def live(self, table: str, origin: str | None = None, **query: Any) -> AsyncIterator[Live]:
        cookie = self.http.cookies.get(NAME)
        headers = {"Cookie": f"{NAME}={cookie}"} if cookie else {}
        url = f"ws{self.url.removeprefix('http')}/api/tables/{table}/live?{urlencode(query)}"
        async with websockets.connect(url, additional_headers=headers, origin=origin) as socket:  # type: ignore[arg-type]
            yield Live(socket)


async def finished(client: Client, table: str) -> dict[str, Any]:
    """The table once its game has ended."""

    async def seen() -> dict[str, Any] | None:
        found = await client.look(table, since=1_000_000_000)
        return found if found["table"]["status"] == "finished" else None

    ended: dict[str, Any] = await eventually(seen, "the game to end")
    return ended


class Live:
    """An open table."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def send(self, **order: Any) -> None:
        await self.socket.send(json.dumps(order))

    async def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message (of that kind)."""
        return await self.first(lambda message: kind is None or message["type"] == kind, f"a message ({kind or 'any'})")

    async def until(self, seq: int) -> dict[str, Any]:
        """The first message about the table that knows that entry."""
        return await self.first(
            lambda message: message["type"] == "table" and message["seq"] >= seq, f"a message with entry {seq}"
        )

    async def first(self, fits: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        """The first message that fits."""

        async def found() -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if fits(message):
                    return message

        return await within(found(), what)


async def keep_tickets(table: str, *people: Client) -> None:
    """Each of them keeps the first tickets that may be kept."""
    for person in people:
        seen = await person.look(table)
        keep = next(action for action in seen["legal"] if action.startswith("keep"))
        kept = await person.do(table, "act", action=keep, seq=seen["seq"])
        assert kept.status_code == httpx.codes.OK, kept.text


@asynccontextmanager
async def clients(url: str, *names: str | None) -> AsyncIterator[list[Client]]:
    """Browsers of people of these names; None is somebody who has not said one."""
    made = [Client(url) for _ in names]
    try:
        for client, name in zip(made, names, strict=True):
            if name is not None:
                await client.become(name)
        yield made
    finally:
        for client in made:
            await client.close()


def sqlite(folder: Path) -> URL:
    return URL.create("sqlite", database=str(folder / "test.db"))
