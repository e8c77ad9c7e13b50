"""The clocks of a table count on every screen, whoever looks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.tables import join, my_turn, new_table

OpenPage = Callable[..., Any]
TEN_MINUTES = {"kind": "total", "seconds": 600, "increment": 0}


def watch(page: Any, url: str, table: str) -> None:
    """Somebody who holds no seat opens the table."""
    page.goto(f"{url}/table/{table}")
    page.locator(".player").first.wait_for()


def go_on_to(page: Any, seconds: int) -> None:
    """So much is left then on the clock that runs; it goes on meanwhile."""
    minutes, rest = page.locator(".player .clock.runs").inner_text().split(":")
    page.clock.fast_forward(1000 * (60 * int(minutes) + int(rest) - seconds))


def test_clocks_count_for_everybody_and_turn_urgent(url: str, open_page: OpenPage) -> None:
    ada, bob, eve = open_page(), open_page(color_scheme="dark"), open_page()
    for page in (ada, bob, eve):
        page.clock.install()
    seats = [{"who": "me"}, {"who": "open"}]
    table = new_table(ada, url, seats, game="lilliput", options={"first_player": 0}, clock=TEN_MINUTES)
    join(bob, url, table)
    my_turn(ada)
    watch(eve, url, table)
    for page in (ada, bob, eve):
        clocks = page.locator(".player .clock")
        expect(clocks).to_have_text([re.compile(r"^0\d:\d\d$"), "10:00"])  # counts without any message
        expect(page.locator(".player .clock.runs")).to_have_count(1)
        go_on_to(page, 5 * 60)
        expect(clocks).to_have_text([re.compile(r"^0[0-4]:\d\d$"), "10:00"])
        expect(page.locator(".clock.urgent")).to_have_count(0)
        go_on_to(page, 20)
        expect(clocks.first).to_have_class(re.compile("urgent"))
        page.clock.fast_forward("02:00")
        expect(clocks).to_have_text(["00:00", "10:00"])
    expect(ada.get_by_role("status").filter(has_text="Your time is running out")).to_have_count(1)
    expect(eve.get_by_role("status").filter(has_text="Your time is running out")).to_have_count(0)


def test_a_clock_stands_still_while_the_table_is_paused(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    new_table(page, url, game="lilliput", options={"first_player": 0}, clock=TEN_MINUTES)
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.locator(".prompt", has_text="Paused").wait_for()
    before = page.locator(".player .clock").all_inner_texts()
    page.clock.fast_forward("05:00")
    expect(page.locator(".player .clock")).to_have_text(before)
