"""Somebody without a mouse: tabulator, arrows, Space and Enter lead to everything that can be pressed."""

from __future__ import annotations

import time
from typing import Any

from browser.hand import PATIENCE, PAUSE

INSTALL = """
window.tabStops = () => {
  const layer = document.querySelector('dialog[open]') ?? document;
  const all = [...layer.querySelectorAll('a[href], button, input, select, summary, textarea, [tabindex]')];
  const isStop = (each) =>
    each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true });
  const isFirst = (each) => each.type !== 'radio' || each.checked ||
    !all.some((other) => other.type === 'radio' && other.name === each.name && other.checked);
  return all.filter((each) => isStop(each) && isFirst(each));
};
window.nameOf = (element) => element.outerHTML.slice(0, 90);
"""
TO_STOP = """(wanted) => {
  const stops = window.tabStops();
  const now = document.activeElement;
  const at = stops.indexOf(now);
  if (at >= 0 || now === document.body) return { here: now === wanted, way: stops.indexOf(wanted) - at };
  const isBefore = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { here: false, way: isBefore ? 1 : -1 }; // what scrolls is a stop of the browser's own
}"""
STOP = """() => {
  const now = document.activeElement;
  if (window.stopsMet.has(now)) return null;
  window.stopsMet.add(now);
  if (now === document.body) return ''; // behind the last, and before the first
  const room = now.closest('.board, .log-scroller, dialog, header, .ask, .panel, main')?.classList.value ?? '';
  return `${room}: ${now.tagName} ${now.getAttribute('class') ?? ''}`;
}"""
WAY_ON_THE_MAP = """(wanted) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  if (document.activeElement === wanted || !document.activeElement.matches('.board [role=button]')) return null;
  const [[x, y], [toX, toY]] = [middle(document.activeElement), middle(wanted)];
  if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft';
  return toY > y ? 'ArrowDown' : 'ArrowUp';
}"""
MOST_TRIES = 20  # the browser has stops of its own, and forgets where it was when that goes away
MOST_STOPS = 4000  # the rulebook has a thousand links
MOST_STEPS = 12  # on the map: an arrow may lead past what lies close to another


class Keys:
    def __init__(self, page: Any) -> None:
        self._page = page
        self.presses = 0
        page.evaluate(f"() => {{ {INSTALL} }}")

    def press(self, key: str) -> None:
        self.presses += 1
        self._page.keyboard.press(key)

    def go_to(self, element: Any) -> bool:
        """By the tabulator; False if it went away meanwhile."""
        for _ in range(MOST_TRIES):
            found = element.evaluate(TO_STOP)
            if found["here"]:
                return True
            if not element.evaluate("(element) => element.isConnected"):
                return False
            for _ in range(max(1, abs(found["way"]))):
                self.press("Tab" if found["way"] >= 0 else "Shift+Tab")
        raise AssertionError(f"no way to {element.evaluate('window.nameOf')} by the tabulator")

    def go_on_the_map(self, element: Any) -> bool:
        """To the map by the tabulator, and on by arrows to that place, or to another close to it."""
        board = self._page.query_selector(".board")
        on_the_map = self._page.evaluate("document.activeElement.closest('.board [role=button]') !== null")
        if not on_the_map:
            if not self.go_to(board):
                return False
            self.press("ArrowDown")
        for _ in range(MOST_STEPS):
            key = element.evaluate(WAY_ON_THE_MAP)
            if key is None:
                break
            self.press(key)
        return bool(self._page.evaluate("document.activeElement.matches('.board [role=button]')"))


def stops_of(page: Any) -> list[str]:
    """Where the tabulator stops, one after the other, once through the whole page."""
    page.evaluate("() => { window.stopsMet = new Set(); }")
    stops: list[str] = []
    while True:
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:
            return stops
        stops += [stop] if stop else []
        assert len(stops) < MOST_STOPS, stops


def play_by_keys(page: Any, next_press: str, limit: float = 900) -> Keys:
    """Press what the script names (see `hand.play`), until it says that the game is over."""
    keys = Keys(page)
    page.evaluate(f"() => {{ window.nextPress = {next_press}; }}")
    until = time.monotonic() + limit
    last, pressed_at, begun = None, 0.0, time.monotonic()
    while True:
        found = page.evaluate_handle("() => window.nextPress()")
        element = found.as_element()
        now = time.monotonic()
        assert now < until, f"the game does not end; the last thing pressed was {last}"
        if element is None:
            if found.json_value() == "over":
                return keys
            assert now - begun < PATIENCE, f"nothing can be done after {last}"
            time.sleep(PAUSE)
            continue
        name = element.evaluate("window.nameOf")
        if name == last and now - pressed_at < 0.6:  # the answer may be on its way
            time.sleep(PAUSE)
            continue
        begun = now
        if element.evaluate("(element) => element.matches('.go, [data-do=confirm]')"):
            keys.press("Enter")  # whatever has the focus
        elif element.evaluate("(element) => element.closest('.board') !== null"):
            if keys.go_on_the_map(element):
                keys.press("Enter")
        elif keys.go_to(element):
            keys.press("Space" if element.evaluate("(element) => element.matches('input')") else "Enter")
        last, pressed_at = name, time.monotonic()
