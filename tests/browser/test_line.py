"""The line between page and server: slow, doubled or cut, it loses nothing and does nothing twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from browser.conftest import SLOW, GatedServer, Server, expect
from browser.tables import moment, my_turn, new_table
from browser.tickets_table import keep

FIRST = {"game": "tickets", "options": {"first_player": 0}}
OpenPage = Callable[..., Any]


class Line:
    """Between a page and its server: remembers the orders, and can hold back what is told of the table."""

    def __init__(self, page: Any) -> None:
        self.orders: list[dict[str, Any]] = []
        self.answers = 0
        self.is_slow = False
        self.is_deaf = False
        self.opened = 0
        self._held: list[Callable[[], None]] = []
        page.route_web_socket(re.compile(r"/live\?"), self._open)

    def _open(self, socket: Any) -> None:
        server = socket.connect_to_server()
        self.opened += 1

        def order(text: str) -> None:
            self.orders.append(json.loads(text))
            if not self.is_deaf:
                server.send(text)

        def tell(text: str) -> None:
            self.answers += json.loads(text)["type"] == "done"
            if self.is_slow and json.loads(text)["type"] == "table":
                self._held.append(lambda: socket.send(text))
            else:
                socket.send(text)

        socket.on_message(order)
        server.on_message(tell)

    def let_go(self) -> None:
        self.is_slow = False
        for send in self._held:
            send()
        self._held.clear()


def test_a_second_click_does_nothing_twice(url: str, open_page: OpenPage) -> None:
    page = open_page()
    line = Line(page)
    new_table(page, url, **FIRST)
    keep(page)
    page.locator(".draw-pile.can").wait_for()
    line.is_slow = True
    before = len(line.orders)
    page.locator(".draw-pile.can").dblclick()
    for _ in range(SLOW // 10):
        if line.answers > before:
            break
        page.wait_for_timeout(10)  # lets the line work
    assert line.answers > before, "the order was not answered"
    page.locator(".draw-pile.can").click()  # the order was answered, but what it changed has not been told yet
    page.keyboard.press("d")
    line.let_go()
    page.locator(".prompt", has_text="second").wait_for()
    assert len(line.orders) == before + 1
    assert page.locator(".notice").count() == 0


def test_an_order_without_an_answer_does_not_swallow_the_next_click(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    line = Line(page)
    new_table(page, url, **FIRST)
    keep(page)
    page.locator(".draw-pile.can").wait_for()
    line.is_deaf = True
    before = line.opened
    page.locator(".draw-pile.can").click()
    for _ in range(SLOW // 10):
        if line.orders and line.orders[-1]["do"] == "act":
            break
        page.wait_for_timeout(10)  # lets the line work
    line.is_deaf = False
    page.clock.fast_forward("00:11")
    page.locator(".notice", has_text="did not answer").wait_for()
    page.locator(".draw-pile.can").click()
    page.locator(".prompt", has_text="second").wait_for()
    assert line.opened == before + 1  # over another line


def test_a_line_on_which_nothing_comes_back_is_taken_anew(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    line = Line(page)
    new_table(page, url, **FIRST)
    my_turn(page)
    page.clock.fast_forward("00:26")  # quiet for long: is it still there?
    expect(page.locator(".table-screen")).to_be_visible()
    line.is_deaf = True
    before = line.opened
    for _ in range(SLOW // 100):  # asked, and not answered
        page.clock.fast_forward("00:26")
        page.wait_for_timeout(100)  # lets the line work
        if line.opened > before:
            break
    assert line.opened > before
    assert {"ping"} == {order["do"] for order in line.orders}


def test_a_table_that_is_too_full_is_tried_again(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    refused: list[int] = []

    def refuse_once(socket: Any) -> None:
        if refused:
            socket.connect_to_server()
            return
        refused.append(1)
        problem = {"code": "too-many", "rule": None, "params": {"what": "sockets"}, "missed": None}
        socket.send(json.dumps({"type": "refused", "re": None, "status": 429, "problem": problem}))
        socket.close(code=4429)

    page.route_web_socket(re.compile(r"/live\?"), refuse_once)
    new_table(page, url, **FIRST)
    page.locator("main [role=status]").wait_for()
    assert page.locator(".banner").count() == 0  # the server works
    page.clock.fast_forward("00:06")
    my_turn(page)


def test_a_server_that_goes_and_comes_back_loses_nothing(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(server_goes=True)
    new_table(page, own_server.url, **FIRST)
    keep(page)
    page.locator(".draw-pile.can").click()
    page.locator(".prompt", has_text="second").wait_for()
    hand = page.locator(".hand").inner_text()
    own_server.stop()
    page.locator(".banner").wait_for()
    page.locator(".draw-pile.can").click()
    page.locator(".notice").wait_for()
    own_server.start()
    page.locator(".banner").wait_for(state="detached")
    assert page.locator(".hand").inner_text() == hand
    page.locator(".draw-pile.can").click()
    expect(page.locator(".hand")).not_to_have_text(hand)
    expect(page.locator(".log-line", has_text=re.compile("^You drew .+ and .+ from the draw pile"))).to_have_count(1)


def test_a_start_page_without_a_server_says_so_and_goes_on(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(server_goes=True, viewport={"width": 360, "height": 740})
    page.goto(own_server.url)
    page.locator(".of-tickets button.go").wait_for()
    own_server.stop()
    page.locator(".of-tickets button.go").click()
    page.locator("p.trouble:visible").wait_for()
    said = page.locator(".banner").bounding_box()
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= 360 >= page.evaluate("document.documentElement.scrollWidth")
    own_server.start()
    expect(page.locator(".banner, p.trouble:visible")).to_have_count(0)
    page.locator(".of-tickets button.go").click()
    page.locator(".table-screen").wait_for()


def test_a_page_goes_on_asking_after_an_answer_that_broke_off(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(server_goes=True)
    page.goto(own_server.url)
    page.locator(".of-tickets button.go").wait_for()
    broken: list[Any] = []

    def break_off(route: Any) -> None:
        if broken:
            route.continue_()
        else:
            broken.append(route)
            route.fulfill(content_type="application/json", body='{"code"')

    page.route("**/readyz", break_off)
    own_server.stop()
    page.locator(".of-tickets button.go").click()
    page.locator(".banner").wait_for()
    with page.expect_request("**/readyz"):
        pass
    own_server.start()
    expect(page.locator(".banner")).to_have_count(0)
    assert broken


def test_a_table_whose_database_goes_and_comes_back_plays_on(gated_server: GatedServer, open_page: OpenPage) -> None:
    page = open_page(server_goes=True)
    new_table(page, gated_server.url, **FIRST)
    keep(page)
    page.locator(".draw-pile.can").wait_for()
    page.evaluate("window.stayed = true")
    hand = page.locator(".hand").inner_text()
    gated_server.take_database()
    page.locator(".draw-pile.can").click()  # the line is open, but nothing can be stored
    page.locator(".banner", has_text="storage").wait_for()
    page.locator(".notice").wait_for()
    gated_server.give_database()
    expect(page.locator(".banner, .notice")).to_have_count(0)
    assert page.locator(".hand").inner_text() == hand
    page.locator(".draw-pile.can").click()
    expect(page.locator(".hand")).not_to_have_text(hand)
    assert page.evaluate("window.stayed") is True


def test_a_page_opened_without_a_database_lives_when_it_is_back(gated_server: GatedServer, open_page: OpenPage) -> None:
    page = open_page(server_goes=True)
    table = new_table(page, gated_server.url, **FIRST)
    keep(page)
    start = page.context.new_page()
    gated_server.take_database()
    page.goto(f"{gated_server.url}/table/{table}")
    start.goto(gated_server.url)
    for each in (page, start):
        each.locator(".banner", has_text="storage").wait_for()
        each.evaluate("window.stayed = true")
    start.locator(".of-tickets button.go").click()
    start.locator("p.trouble:visible").wait_for()
    gated_server.give_database()
    page.locator(".draw-pile.can").click()  # the socket was refused with 503, and has come back
    page.locator(".prompt", has_text="second").wait_for()
    start.locator(".list").first.locator(".table-line").wait_for()  # still Ada, who has a game
    expect(start.locator(".banner, p.trouble:visible")).to_have_count(0)
    start.locator(".of-tickets button.go").click()
    start.locator(".table-screen").wait_for()
    for each in (page, start):
        assert each.evaluate("window.stayed") is True


LOG = """async ([id, language]) => {
  const { request } = await import('/js/transport.js');
  return (await request('GET', `/api/tables/${id}/log?language=${language}`)).lines.map(line => line.text);
}"""


def test_the_log_comes_with_the_moves_and_is_never_asked_for(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = new_table(page, url, **FIRST, record=moment("tickets", "turn", after=60))
    lines = page.locator(".log-lines li")
    for language in ("en", "cs"):
        page.locator("select.language").select_option(language)
        my_turn(page)
        lines.first.wait_for()  # a log in another language comes after the table
        before = lines.count()
        page.locator(".draw-pile.can").click()
        expect(lines).to_have_count(before + 1)  # a line of one card ...
        one = lines.last.inner_text()
        page.locator(".draw-pile.can").click()
        expect(lines.nth(before)).not_to_have_text(one)  # ... which grows by the second
        my_turn(page)
        assert not [address for address in asked if f"/{table}/log" in address]
        expect(lines.locator(".log-line")).to_have_text(page.evaluate(LOG, [table, language]), use_inner_text=True)
        asked.clear()


def test_a_share_that_could_not_be_stored_is_given_again(url: str, open_page: OpenPage) -> None:
    page = open_page(server_goes=True)
    refused: list[str] = []

    def refuse_once(route: Any) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.post_data_json["do"])
            route.fulfill(status=503, json={"code": "storage-gone", "rule": None, "params": {}, "missed": None})

    page.route("**/orders", refuse_once)
    new_table(page, url, will_share=True, **FIRST)  # it starts with the share of this browser
    page.locator(".table-screen").wait_for()
    assert refused == ["share"]
    expect(page.locator(".banner")).to_have_count(0)
