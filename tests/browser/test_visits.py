"""A table that was left is gone: it asks for nothing, listens to nothing, and its memory is free again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.tables import GAMES, in_the_middle, my_turn, new_table

OpenPage = Callable[..., Any]
VISITS = 10
WATCH = """async () => {
  const { TableSession } = await import('/js/table/session.js');
  const { dispose } = TableSession.prototype;
  window.left = [];
  TableSession.prototype.dispose = function () {
    window.left.push(new WeakRef(this));
    dispose.call(this);
  };
}"""
GO = "async address => (await import('/js/route.js')).go(address)"
ALIVE = "window.left.filter((session) => session.deref()).length"


def listeners(cdp: Any) -> int:
    cdp.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
    return int(metrics["JSEventListeners"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_left_leaves_nothing_behind(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    sockets: list[Any] = []
    page.on("websocket", lambda socket: sockets.extend([socket]))  # a method of C cannot be listened with
    table = new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    page.evaluate(WATCH)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")

    def leave() -> None:
        page.evaluate(GO, "/")
        page.locator(".game-card").first.wait_for()
        page.locator(".table-screen").wait_for(state="detached")

    def visit() -> None:
        page.evaluate(GO, f"/table/{table}")
        my_turn(page)
        page.get_by_role("button", name="More", exact=True).click()  # whatever is opened is closed with the table
        page.locator(".log-line").nth(1).click()
        page.locator(".replay").wait_for()

    leave()
    visit()
    of_one_visit = listeners(cdp)
    leave()
    before = listeners(cdp)
    for _ in range(VISITS - 2):
        visit()
        leave()
    # the screens drawn last may still be at hand, whenever the browser looks for garbage; eight of them may not
    assert listeners(cdp) <= before + 2 * of_one_visit
    assert len(sockets) == VISITS
    assert all(socket.is_closed() for socket in sockets)
    assert page.evaluate("window.left.length") == VISITS
    assert page.evaluate(ALIVE) <= 2

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    page.evaluate(GO, "/rules")  # whoever would still listen has heard of it by now
    page.locator(".rule").first.wait_for()
    assert [address for address in asked if f"/tables/{table}" in address] == []
    assert len(sockets) == VISITS
