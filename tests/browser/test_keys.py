"""Both games can be played without a mouse, and people may watch without seeing or touching what is not theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.tables import in_the_middle, my_turn, new_table

FIRST = {"options": {"first_player": 0}}
OpenPage = Callable[..., Any]
FOCUSED = "selector => document.activeElement.matches(selector)"
STOPS = 250  # more than a page has places to stop at


def tab_to(page: Any, selector: str) -> None:
    """Go on with the tabulator until something like this has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"no way to {selector} by the keyboard")


def test_ticket_to_ride_by_the_keyboard(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    tab_to(page, ".route.claimable")
    page.keyboard.press("Enter")
    route = page.locator(".route.chosen").get_attribute("data-route")
    page.locator(".ask").wait_for()
    page.keyboard.press("Enter")
    page.locator(f".route.claimed[data-route='{route}']").wait_for()
    my_turn(page)
    drawn = page.locator(".log-lines li", has_text="draw pile")
    before = drawn.count()
    page.keyboard.press("d")
    page.keyboard.press("d")
    drawn.nth(before).wait_for()
    assert drawn.count() > before


def test_18lilliput_by_the_keyboard(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, game="lilliput", **FIRST)
    my_turn(page)
    tab_to(page, "[data-action='draft red']")
    page.keyboard.press("Enter")
    page.locator("[data-action='draft red'][aria-pressed=true]").wait_for()
    page.keyboard.press("Enter")
    tab_to(page, "[data-tile='YC-C']")
    page.keyboard.press("Enter")
    tab_to(page, ".cell.target")
    cell = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    page.locator(".ghost-tile").wait_for()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.locator(f".cell.laid[data-cell='{cell}']").wait_for()
    assert page.locator(".cell.laid").count() >= 2


def test_a_spectator_sees_the_table_and_nobodys_hand(url: str, open_page: OpenPage) -> None:
    ada, guest = open_page(), open_page()
    table = new_table(ada, url, record=in_the_middle("tickets"))
    my_turn(ada)
    guest.goto(f"{url}/table/{table}")
    guest.locator(".route.claimed").first.wait_for()
    assert guest.locator(".route.claimed").count() == ada.locator(".route.claimed").count()
    assert guest.locator(".hand .card, .ticket").count() == 0
    assert guest.locator(".route.claimable").count() == 0
    assert ada.locator(".hand .card").count() > 0
