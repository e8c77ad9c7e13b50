"""What decides is in sight wherever something is asked: nobody has to look for the button, in any window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.clicks import THREE
from browser.screens import SCREENS, Lead
from browser.tables import come_to_rest, my_turn, new_table, resize
from browser.tickets_table import click_route, rich_hand

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
