"""A real server and a real browser: the tests here act through the page alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, ClassVar

import pytest
from benchmarks.chromium import ARGUMENTS, CHROMIUM

from roundhouse.server.storage.engine import database_url
from server.gates import Gate, gated_postgresql
from server.nodes import Running, quick, serving
from server.services import need_postgresql

sync_api = pytest.importorskip("playwright.sync_api")
SLOW = 120_000  # milliseconds: machines that are busy with other things
USUAL = {  # a service worker keeps the whole page for later: only what is about that need wait for it
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "service_workers": "block",
}
LINE = (
    "WebSocket connection to",
    "Failed to load resource: net::ERR_",
    "Failed to load resource: the server responded with a status of 503",
)  # the browser's own words for a server that is gone
REFUSED = "Failed to load resource: the server responded with a status of 403"  # where somebody may not look
expect = sync_api.expect  # waits by locators: `wait_for_function` polls with eval, which the page's policy forbids
expect.set_options(timeout=SLOW)


class Server:
    """A server in a thread of its own; started again it has the same address and the same tables."""

    changes: ClassVar[dict[str, Any]] = {}  # of its settings

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.url = ""

    def start(self) -> None:
        ready, self._done = Event(), Event()

        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            async with self._running() as running:
                self._port, self.url = running.port, running.url
                ready.set()
                while not self._done.is_set():
                    await asyncio.sleep(0.05)

        self._thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
        self._thread.start()
        assert ready.wait(SLOW / 1000), "the server did not start"

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[Running]:
        async with serving(quick(database_url(None, self._folder), port=self._port, **self.changes)) as running:
            yield running

    def stop(self) -> None:
        self._done.set()
        self._thread.join(SLOW / 1000)
        assert not self._thread.is_alive(), "the server did not stop"


class GatedServer(Server):
    """A server whose database can be taken away and given back."""

    _gate: Gate

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[Running]:
        async with gated_postgresql() as (database, self._gate), serving(quick(database)) as running:
            yield running

    def take_database(self) -> None:
        asyncio.run_coroutine_threadsafe(self._gate.close(), self._loop).result(SLOW / 1000)

    def give_database(self) -> None:
        asyncio.run_coroutine_threadsafe(self._gate.open(), self._loop).result(SLOW / 1000)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    server = Server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that stops it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def gated_server(tmp_path: Path) -> Iterator[GatedServer]:
    """A server for a test that takes its database away."""
    need_postgresql()
    server = GatedServer(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser that ends with its module: while it runs, no asynchronous test can run in the same process."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium here")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Pages of people who know nothing of each other; none of them may complain on its console."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def new_page(server_goes: bool = False, is_refused: bool = False, **settings: Any) -> Any:
        def complain(text: str) -> None:
            if not (server_goes and text.startswith(LINE)) and not (is_refused and text.startswith(REFUSED)):
                complaints.append(text)

        context = browser.new_context(**{**USUAL, **settings})
        context.set_default_timeout(SLOW)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complain(str(error)))
        page.on("console", lambda message: complain(message.text) if message.type == "error" else None)
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert complaints == []
