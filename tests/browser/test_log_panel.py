"""The log on screen: its end in sight, its place kept, and what was said counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import do_as_hinted, in_the_middle, join, my_turn, new_table

OpenPage = Callable[..., Any]
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
TO_TOP = "scroller => scroller.scrollTo({ top: -scroller.scrollHeight })"


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_the_log_is_in_sight_as_it_grows(url: str, open_page: OpenPage, size: str) -> None:
    page = open_page(viewport=SIZES[size])
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    lines, last = page.locator(".log-lines > li"), page.locator(".log-lines > li").last
    before = lines.count()
    do_as_hinted(page)
    my_turn(page)
    if size == "phone":
        page.get_by_role("button", name="Log", exact=True).click()
    expect(last).to_be_in_viewport()
    assert lines.count() > before  # while it was hidden, too

    page.locator(".log-scroller").evaluate(TO_TOP)
    expect(lines.first).to_be_in_viewport()
    page.get_by_role("button", name="Jump to the end").click()
    expect(last).to_be_in_viewport()
    expect(page.get_by_role("button", name="Jump to the end")).to_have_count(0)


def test_what_was_said_is_counted_until_it_is_seen(url: str, open_page: OpenPage) -> None:
    ada, bob = open_page(), open_page(viewport=SIZES["phone"])
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}], game="lilliput", options={"first_player": 0})
    join(bob, url, table)
    my_turn(ada)
    bob.locator(".table-screen").wait_for()
    for text in ("all", "aboard"):
        ada.locator(".chat input").fill(text)
        ada.locator(".chat button").click()
        expect(ada.locator(".chat input")).to_have_value("")
    tab = bob.locator("[data-tab=log]")
    expect(tab.locator(".unread")).to_have_text("2")
    expect(tab).to_contain_text("2 unread messages")
    tab.click()
    bob.locator(".said", has_text="aboard").wait_for()
    expect(tab.locator(".unread")).to_have_count(0)
    expect(ada.locator(".unread")).to_have_count(0)  # who said it has read it
