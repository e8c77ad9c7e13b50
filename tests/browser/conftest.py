"""A real server and a real browser: the tests here act through the page alone."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from roundhouse.server.storage.engine import database_url
from server.nodes import quick, serving

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium")
SLOW = 120_000  # milliseconds: machines that are busy with other things
expect = sync_api.expect  # waits by locators: `wait_for_function` polls with eval, which the page's policy forbids
expect.set_options(timeout=SLOW)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("browser")
    found: list[str] = []
    ready, done = Event(), Event()

    async def serve() -> None:
        async with serving(quick(database_url(None, folder))) as running:
            found.append(running.url)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(SLOW / 1000), "the server did not start"
    yield found[0]
    done.set()
    thread.join(30)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Pages of people who know nothing of each other; none of them may complain on its console."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def new_page(**settings: Any) -> Any:
        context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-GB", **settings})
        context.set_default_timeout(SLOW)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert complaints == []
