"""A thumb hits what it means: on a phone everything that can be pressed is large enough, on every screen of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.screens import SCREENS
from browser.tables import resize

OpenPage = Callable[..., Any]
LEAST = 44
PHONES = {"upright": (390, 844), "sideways": (844, 390)}
TABLES = [screen for screen in SCREENS if screen.startswith(("tickets ", "lilliput "))]
# The map takes the nearest thing to a finger (test_calm.py plays by it), links inside sentences are as high as their
# line, and so are lines of the log: the slider leads to the same moments
TOO_SMALL = """(least) => {
  const pressed = 'button, a[href], input, select, summary, [role=button]';
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = [...document.querySelectorAll(pressed)].filter(isSeen);
  const exempt = '.board, .visually-hidden, p > a, .log-line';
  const lists = 'ul, ol, .top-tools';
  const layer = document.querySelector('dialog[open]') ?? document.body;
  const isSmall = (each) => {
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
    return width > 0 && (width < least - 0.5 || height < least - 0.5);
  };
  const name = (each) => {
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
    return `${each.tagName}.${each.className} ${each.textContent.trim()}: ${width.toFixed()} x ${height.toFixed()}`;
  };
  const pressable = shown.filter((each) => layer.contains(each) && !each.closest(exempt));
  const isCovered = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const list = each.closest(lists);
    const others = pressable.filter((other) => other !== each && other.closest(lists) === list);
    return others.some((other) => {
      const box = other.getBoundingClientRect();
      const isBeside = box.left > right - 2 || box.right < left + 2 || box.top > bottom - 2 || box.bottom < top + 2;
      return !isBeside && !each.contains(other) && !other.contains(each);
    });
  };
  const inLists = pressable.filter((each) => each.closest(lists));
  return [...new Set([...pressable.filter(isSmall), ...inLists.filter(isCovered)].map(name))];
}"""


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("screen", TABLES)
def test_everything_is_large_enough_for_a_thumb(url: str, open_page: OpenPage, screen: str, phone: str) -> None:
    width, height = PHONES[phone]
    page = open_page(viewport={"width": 1440, "height": 900})
    SCREENS[screen](page, url)
    resize(page, width, height)
    for tab in page.locator(".tab-bar button").all() or [None]:
        if tab is not None and not page.locator("dialog[open], .curtain").count():
            tab.click()
        assert page.evaluate(TOO_SMALL, LEAST) == []
