"""How fast the page is: a real server and chromium on this machine alone, over the loopback.

    make bench ARGS=page

Chromium runs without a screen and without a GPU, so that the processor draws every picture: a frame takes longer than
on any reader's machine. Beside the time that passed stands the processor time of browser and server together: on a busy
machine only that tells something. Where there is no chromium nothing is measured.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.chromium import ARGUMENTS, CHROMIUM, NEW_TABLE
from roundhouse.match.table import BotSeat, Table
from roundhouse.server.page.assets import WEB, asset

ROUNDS = 7
FRAMES = 120  # of each drag
WARM_MOVES, MOVES = 10, 40  # before anything is measured, and then
SETTLE = 1500  # milliseconds in which a page shows the last of them
PROCESSES = {"chromium": "page", "python": "server"}  # by what the system calls them
SCREEN = {"width": 1440, "height": 900}
FIRST_SCREEN, MOVE, FRAME, WEIGHT = 1.0, 0.1, 1 / 60, 300_000  # goals: seconds, seconds, seconds, bytes

JOIN = """async id => {
  const { request } = await import('/js/transport.js');
  await request('POST', '/api/me', { name: 'Bob' });
  await request('POST', `/api/tables/${id}/orders`, { do: 'join' });
}"""

USABLE = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.of-tickets button.go') || !document.querySelector('.of-lilliput button.go')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => document.body.dataset.usable = performance.now()));
}).observe(document, { subtree: true, childList: true });
"""

DECIDE = """(button) => new Promise((resolve) => {
  const told = () => document.querySelector('#prompt').textContent + document.querySelector('.log-lines').textContent;
  const before = told(); // who has two turns in a row is asked the same again, but the log has grown
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (told() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  document.querySelector(button).click();
})"""

WATCH_FRAMES = """() => {
  window.frames = [];
  const next = (at) => { window.frames.push(at); window.frameWatch = requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
SEEN_FRAMES = "() => { cancelAnimationFrame(window.frameWatch); return window.frames; }"


class Meter:
    """Time that passed, and what it cost the processor in all processes that this one has started."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.processor: list[float] = []

    @contextmanager
    def part(self, pieces: int = 1) -> Iterator[None]:
        before = processor_seconds()
        yield
        self.processor.append((processor_seconds() - before) / pieces)

    @property
    def cost(self) -> str:
        return f"{1000 * median(self.processor):.0f} ms of processor"


def processor_seconds(name: str = "") -> float:
    """Of all descendants of this process that are called so, the dead included."""
    used: dict[int, float] = {}
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            head, _, tail = (folder / "stat").read_text().rpartition(")")
            fields = tail.split()
            parents[int(folder.name)] = int(fields[1])
            if name not in head.partition("(")[2]:
                continue
            used[int(folder.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def is_ours(pid: int) -> bool:
        return pid in parents and (parents[pid] == os.getpid() or is_ours(parents[pid]))

    return sum(seconds for pid, seconds in used.items() if is_ours(pid))


@contextmanager
def served() -> Iterator[str]:
    """A server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/page.db"
        command = [sys.executable, "-m", "roundhouse", "serve", "--port", "0", "--no-limits", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                told = server.stdout.readline().split()
                yield next(word for word in told if word.startswith("http")).rstrip("/")
            finally:
                server.terminate()


def record(game: str, bot: str, players: int, turns: int | None) -> dict[str, Any]:
    """A game of bots up to where the first seat begins its turn, after this many decisions, or to its end."""
    table = Table.open(game, [BotSeat(bot)] * players, seed=2)
    while not table.is_over:
        state = table.state
        is_late = turns is not None and len(table.history) >= turns
        if is_late and state.active_seat == 0 and state.view(None)["stage"] == "turn":
            break
        table.play_bot()
    return table.record().to_dict()


def open_table(page: Page, url: str, made: dict[str, Any]) -> None:
    seats = [{"who": "me"}] + [{"who": "bot", "bot": "random"}] * (made["players"] - 1)
    page.goto(url)
    page.goto(f"{url}/table/{page.evaluate(NEW_TABLE, [seats, {'record': made}])}")
    page.locator(".board").wait_for()


def first_screens(browser: Any, url: str) -> Meter:
    """From the address to two games that can be clicked, with an empty cache."""
    meter = Meter()
    for _ in range(ROUNDS):
        context = browser.new_context(viewport=SCREEN)
        page = context.new_page()
        page.add_init_script(USABLE)
        with meter.part():
            page.goto(url)
            page.locator("[data-usable]").wait_for()
        meter.seconds.append(float(page.locator("[data-usable]").get_attribute("data-usable")) / 1000)
        context.close()
    return meter


def decisions(page: Page, url: str, game: str) -> Meter:
    """From the click to the next picture, again and again."""
    meter = Meter()
    open_table(page, url, record(game, "greedy", 2, 40))
    for _ in range(ROUNDS):
        page.locator(".table-screen.my-turn").wait_for()
        before = page.locator("#prompt").inner_text()
        button = ".action-card.open:not(.taken) [data-action$=cash]" if game == "lilliput" else ".draw-pile.can"
        page.locator(button).first.wait_for()
        with meter.part():
            meter.seconds.append(page.evaluate(DECIDE, button) / 1000)
        page.keyboard.press("u")
        page.locator("#prompt", has_text=before).wait_for()
    return meter


def frames(page: Page, url: str, game: str) -> Meter:
    """Between pictures, while a full board is dragged to and fro."""
    meter = Meter()
    open_table(page, url, record(game, "random", 4, None))
    if game == "tickets":
        page.get_by_role("button", name="Skip to the result").click()  # what is told of the score draws the map again
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y)
    with meter.part(2 * FRAMES):
        page.evaluate(WATCH_FRAMES)
        for side in (1, -1):
            page.mouse.move(x + side * box["width"] / 4, y + side * box["height"] / 4, steps=FRAMES)
        seen = page.evaluate(SEEN_FRAMES)
    page.mouse.up()
    meter.seconds = [(later - earlier) / 1000 for earlier, later in pairwise(seen)]
    return meter


def moves(browser: Any, url: str, game: str) -> dict[str, float]:
    """Seconds of processor that a move takes in the page of a player and in the server, without bots: Ada and Bob
    play by requests while Ada's page is open."""
    ada, bob = (browser.new_context(viewport=SCREEN, reduced_motion="reduce") for _ in range(2))
    page, other = ada.new_page(), bob.new_page()
    page.goto(url)
    table = page.evaluate(NEW_TABLE, [[{"who": "me"}, {"who": "open"}], {"game": game, "options": {"first_player": 0}}])
    other.goto(url)
    other.evaluate(JOIN, table)
    other.close()
    page.goto(f"{url}/table/{table}")
    page.locator(".table-screen.my-turn .board").wait_for()
    choose = Random(1)
    before = {}
    for number in range(WARM_MOVES + MOVES):
        if number == WARM_MOVES:
            before = {name: processor_seconds(name) for name in PROCESSES}
        _move(url, table, (ada, bob), choose)
    page.wait_for_timeout(SETTLE)
    used = {name: (processor_seconds(name) - before[name]) / MOVES for name in PROCESSES}
    for context in (ada, bob):
        context.close()
    return used


def _move(url: str, table: str, people: tuple[Any, Any], choose: Random) -> None:
    """Anything that one of them may do."""
    for person in people:
        seen = person.request.get(f"{url}/api/tables/{table}").json()
        legal = seen["legal"]
        if not legal:
            continue
        action = choose.choice(legal) if isinstance(legal, list) else f"amount {legal['first']}"
        token = next((cookie["value"] for cookie in person.cookies() if cookie["name"] == "csrf"), "")
        order = {"do": "act", "action": action, "seq": seen["seq"]}
        headers = {"x-csrf-token": token, "origin": url}
        done = person.request.post(f"{url}/api/tables/{table}/orders", data=order, headers=headers)
        assert done.ok, done.text()
        return
    raise AssertionError("the game is over too soon")


def weight() -> int:
    """Bytes of all files, as a browser gets them, without texts."""
    kinds = (".js", ".css", ".html", ".json", ".svg")
    files = (path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in kinds)
    return sum(len(found.squeezed or found.body) for found in map(asset, files))


def rows() -> Iterator[tuple[str, float, float, str]]:
    if CHROMIUM is None:
        return
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        meter = first_screens(browser, url)
        heavy = f"all files weigh {weight() / 1000:.0f} kB (goal: under {WEIGHT / 1000:.0f} kB)"
        yield "first screen that can be used", median(meter.seconds), FIRST_SCREEN, f"{meter.cost}; {heavy}"
        page = browser.new_page(viewport=SCREEN, reduced_motion="reduce")
        for game in ("tickets", "lilliput"):
            meter = decisions(page, url, game)
            yield f"{game}: click to next picture", median(meter.seconds), MOVE, meter.cost
        for game in ("tickets", "lilliput"):
            meter = frames(page, url, game)
            rate = f"{len(meter.seconds) / sum(meter.seconds):.0f} a second"
            yield f"{game}: frame while dragging", median(meter.seconds), FRAME, f"{rate}, {meter.cost}"
        for game in ("tickets", "lilliput"):
            for name, seconds in moves(browser, url, game).items():
                yield f"{game}: a move for one reader, {PROCESSES[name]}", seconds, MOVE, "of processor"
        browser.close()


def lines() -> Iterator[str]:
    """What a table asks of hands: clicks, stops of the tabulator, shifts of the map; and what axe finds."""
    if CHROMIUM is None:
        return
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # the tests count the same, in the same way
    counts = import_module("benchmarks.page_counts").counts
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield from counts(browser, url)
        browser.close()
