"""What decides is in sight wherever something is asked: nobody has to look for the button, in any window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.clicks import THREE
from browser.conftest import expect
from browser.screens import SCREENS, Lead
from browser.tables import come_to_rest, moment, my_turn, new_table, resize
from browser.tickets_table import click_route, many_tickets, rich_hand

OpenPage = Callable[..., Any]
WINDOWS = ((1366, 768), (1440, 900), (2560, 1440), (820, 1180), (1180, 820), (390, 844), (844, 390), (667, 375))
HIDDEN = """(buttons) => buttons.filter((button) => {
  const box = button.getBoundingClientRect();
  const [x, y] = [box.width / 2, box.height / 2];
  const sides = [[x, 2], [x, box.height - 2], [2, y], [box.width - 2, y]];
  return !sides.every(([x, y]) => button.contains(document.elementFromPoint(box.x + x, box.y + y)));
}).map((button) => button.textContent)"""
"""What a hand that goes to one of its edges would not find there: it is cut off, or something lies over it."""


def claim_with_many_colours(page: Any, url: str) -> None:
    new_table(page, url, record=rich_hand()[0])
    my_turn(page)
    click_route(page, THREE)
    page.locator(".pay-colour").nth(1).wait_for()


LEADS: dict[str, Lead] = {**SCREENS, "tickets claim with many colours": claim_with_many_colours}


@pytest.mark.parametrize(
    ("screen", "button"),
    [
        ("tickets claim with many colours", ".ask .answers button, .stepper button"),
        ("tickets claim", ".ask .answers button, .stepper button"),
        ("tickets first tickets", ".ask .answers button"),
        ("tickets hint", ".hint-end button"),
        ("lilliput ghost", ".ask .answers button"),
        ("lilliput hint", ".hint-end button"),
    ],
)
def test_what_decides_is_in_sight_in_every_window(url: str, open_page: OpenPage, screen: str, button: str) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    LEADS[screen](page, url)
    hidden = {}
    for width, height in WINDOWS:
        resize(page, width, height)
        come_to_rest(page)
        buttons = page.locator(button)
        assert buttons.count() > 0
        if found := buttons.evaluate_all(HIDDEN):
            hidden[f"{width} x {height}"] = found
    assert hidden == {}


SIX = 6
ALL_AT_ONCE = [window for window in WINDOWS if window != (667, 375)]  # the smallest has a thumb's room for four
BESIDE_A_CLAIM = [(width, height) for width, height in WINDOWS if height > 500]  # where a phone is not held sideways


def test_own_tickets_stay_in_sight(url: str, open_page: OpenPage) -> None:
    """Six of them, also while a route is paid for and while new ones are chosen."""
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=many_tickets(SIX))
    my_turn(page)
    page.locator(".own .ticket").nth(SIX - 1).wait_for()

    def hidden(windows: list[tuple[int, int]], tickets: str) -> dict[str, list[str]]:
        found = {}
        for width, height in windows:
            resize(page, width, height)
            come_to_rest(page)
            seen = page.locator(f"{tickets}:visible")
            assert seen.count() >= 3, (width, height)
            found[f"{width} x {height}"] = seen.evaluate_all(HIDDEN)
        return {window: names for window, names in found.items() if names}

    assert hidden(ALL_AT_ONCE, ".own .ticket") == {}
    click_route(page, ".route.claimable")
    page.locator(".ask").wait_for()
    assert hidden(BESIDE_A_CLAIM, ":is(.own, .ask) .ticket") == {}
    page.keyboard.press("Escape")
    page.locator(".ask").wait_for(state="detached")
    page.keyboard.press("t")
    page.locator(".ask .go").click()
    page.locator(".keep .ticket").nth(2).wait_for()
    assert hidden(ALL_AT_ONCE, ".keep .ticket") == {}
    resize(page, 820, 1180)
    assert page.locator(".own .ticket").evaluate_all(HIDDEN) == []
    expect(page.locator(".keep .ticket-state", has_text="cars")).to_have_count(3)


def test_every_kind_of_tile_is_offered_large_enough(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=moment("lilliput", "laying", after=30))
    my_turn(page)
    tiles = page.locator(".tile-option")
    expect(tiles).to_have_count(14)
    for width, height in WINDOWS:
        resize(page, width, height)
        sizes = tiles.evaluate_all("(tiles) => tiles.map((tile) => tile.getBoundingClientRect().width)")
        assert min(sizes) >= (64 if height > 700 else 56), (width, height)
