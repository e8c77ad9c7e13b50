"""Both games can be played without a mouse, and people may watch without seeing or touching what is not theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import lilliput_table, tickets_table
from browser.conftest import expect
from browser.keyboard import play_by_keys, stops_of
from browser.lilliput_table import click_cell, draft
from browser.tables import GAMES, in_the_middle, my_turn, new_table

NEXT = {"tickets": tickets_table.NEXT, "lilliput": lilliput_table.NEXT}
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


def go_to_the_map(page: Any, selector: str) -> None:
    """The map is one stop; arrows lead from target to target."""
    page.locator(selector).first.wait_for()
    tab_to(page, ".board")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED, selector)


def test_ticket_to_ride_by_the_keyboard(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    go_to_the_map(page, ".route.claimable")
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
    go_to_the_map(page, ".cell.target")
    cell = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    page.locator(".ghost-tile").wait_for()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.locator(f".cell.laid[data-cell='{cell}']").wait_for()
    assert page.locator(".cell.laid").count() >= 2


@pytest.mark.time_limit(1200)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(
    url: str, open_page: OpenPage, record_property: Callable[[str, object], None], game: str
) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, game=game, **FIRST)
    my_turn(page)
    page.evaluate("() => document.addEventListener('pointerdown', () => (window.touched = true))")
    keys = play_by_keys(page, NEXT[game])
    record_property("keys pressed", keys.presses)
    assert keys.presses > 100
    assert page.evaluate("window.touched") is None


def test_enter_confirms_whatever_ticket_has_the_focus(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, game="tickets")
    page.locator(".keep").wait_for()
    for _ in range(3):
        tab_to(page, ".keep input:not(:checked)")
        page.keyboard.press("Space")
    expect(page.locator(".keep :checked")).to_have_count(3)
    page.keyboard.press("Enter")
    page.locator(".keep").wait_for(state="detached")
    expect(page.locator("ul.tickets > li")).to_have_count(3)


def test_enter_confirms_while_the_chosen_tile_has_the_focus(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, game="lilliput", **FIRST)
    draft(page, "red")
    page.locator("[data-tile='YC-C']").click()
    click_cell(page, "1,0")
    page.locator(".ghost-tile").wait_for()
    page.locator("[data-tile='YC-C']").focus()
    page.keyboard.press("Enter")
    page.locator(".cell.laid[data-cell='1,0']").wait_for()


def test_few_stops_lead_through_a_table(url: str, open_page: OpenPage) -> None:
    """The map is one of them, and so is the log, however long they are; arrows go on inside."""
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    page.locator(".log-line").nth(20).wait_for()
    assert [stop for stop in stops_of(page) if stop.startswith("board")] == ["board: svg board"]
    page.locator(".draw-pile.can").click()
    page.locator(".prompt", has_text="second").wait_for()
    stops = stops_of(page)  # what cannot be claimed now is no stop either
    assert len([stop for stop in stops if stop.startswith("board")]) == 1
    assert len([stop for stop in stops if stop.startswith("log-scroller")]) == 1
    assert len(stops) < 40
    page.locator(".log-scroller").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED, ".log-lines li:nth-last-child(2) .log-line")


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
