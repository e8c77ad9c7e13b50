"""A thumb hits what it means: on a phone everything that can be pressed is large enough, on every screen of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.rooms import ROOMS
from browser.screens import SCREENS
from browser.tables import in_the_middle, my_turn, new_table, resize

OpenPage = Callable[..., Any]
LEAST = 44
PHONES = {"upright": (390, 844), "sideways": (844, 390)}
TABLES = [screen for screen in SCREENS if screen.startswith(("tickets ", "lilliput "))]
# The map takes the nearest thing to a finger (test_calm.py plays by it), links inside sentences are as high as their
# line, and so are lines of the log: the slider leads to the same moments
TOO_SMALL = """([least, besides]) => {
  const pressed = 'button, a[href], input, select, summary, [role=button]';
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = [...document.querySelectorAll(pressed)].filter(isSeen);
  const exempt = '.board, .visually-hidden, p > a, .log-line' + besides;
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
        assert page.evaluate(TOO_SMALL, [LEAST, ""]) == []


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("screen", ROOMS)
def test_everything_in_the_rooms_around_is_too(url: str, open_page: OpenPage, screen: str, phone: str) -> None:
    """All but links in text, and the line above every room."""
    width, height = PHONES[phone]
    page = open_page(viewport={"width": 1440, "height": 900})
    SCREENS[screen](page, url)
    resize(page, width, height)
    assert page.evaluate(TOO_SMALL, [LEAST, ", header, a:not(.button, .button-like)"]) == []


BESIDE = """(apart) => {
  const along = (path) => {
    const matrix = path.getScreenCTM(), length = path.getTotalLength();
    return Array.from({ length: 41 }, (_, step) => path.getPointAtLength((step / 40) * length).matrixTransform(matrix));
  };
  const all = [...document.querySelectorAll('.route')];
  const routes = all.map((route) => ({ route, points: along(route.querySelector('.target')) }));
  for (const { route, points } of routes.filter(({ route }) => route.matches('.claimable'))) {
    const [a, b] = [points[19], points[21]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (const side of [apart, -apart]) {
      const x = points[20].x - (side * (b.y - a.y)) / length, y = points[20].y + (side * (b.x - a.x)) / length;
      const others = routes.filter((other) => other.route !== route);
      const isFree = others.every((other) => other.points.every((point) => Math.hypot(point.x - x, point.y - y) > 30));
      if (isFree && document.elementFromPoint(x, y)?.closest('.board')) return { x, y, route: route.dataset.route };
    }
  }
}"""
"""A place so many pixels beside the middle of a route that can be claimed, and far from all others."""


def test_a_finger_means_the_nearest_route(url: str, open_page: OpenPage) -> None:
    """Up to 24 pixels away, and nothing from farther."""
    page = open_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    page.locator(".route.claimable").first.wait_for()
    page.locator(".board").focus()
    for _ in range(5):  # where there is room between routes
        page.keyboard.press("+")
    near, far = page.evaluate(BESIDE, 20), page.evaluate(BESIDE, 29)
    page.touchscreen.tap(far["x"], far["y"])
    page.wait_for_timeout(500)  # nothing tells that nothing happens
    assert page.locator(".route.chosen").count() == 0
    page.touchscreen.tap(near["x"], near["y"])
    page.locator(f".route.chosen[data-route='{near['route']}']").wait_for()
