"""A hand at the page: it presses with a mouse or a finger where something is seen, and nowhere else.

A click that a script dispatches reaches what is hidden, covered or has just moved away; this one does not.
"""

from __future__ import annotations

import time
from math import dist
from typing import Any

FIND = """([what, isTouch]) => {
  const found = typeof what === 'string' ? [...document.querySelectorAll(what)] : [what];
  const element = found.find((each) => each.checkVisibility()) ?? found[0];
  return element ? window.pointAt(element, isTouch) : { none: true };
}"""
NEXT = """(isTouch) => {
  const element = window.nextPress();
  return element === 'over' || !element ? element : window.pointAt(element, isTouch);
}"""
INSTALL = """
window.pointAt = (wanted, isTouch) => {
  const panel = wanted.closest('.panel, .ask');
  const isAway = panel !== null && !panel.checkVisibility();
  const tab = panel?.matches('.ask') ? 'question' : panel?.id.replace('panel-', '');
  const element = isAway ? document.querySelector(`.tab-bar [data-tab="${tab}"]`) : wanted;
  if (!element.closest('.board')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const path = element.matches('[data-route]') ? element.querySelector('.target') : null;
  let points = [];
  if (path) {
    const matrix = path.getScreenCTM();
    const length = path.getTotalLength();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    points = parts.map((part) => path.getPointAtLength(part * length).matrixTransform(matrix));
  } else {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8]];
    points = parts.map(([x, y]) => ({ x: left + x * width, y: top + y * height }));
  }
  const around = element.closest('label') ?? element;
  const hits = (point) => {
    const top = document.elementFromPoint(point.x, point.y);
    return top !== null && (around.contains(top) || (isTouch && path !== null && top.closest('.board') !== null));
  };
  const free = points.find(hits);
  if (free) return { x: free.x, y: free.y, isAway, name: element.outerHTML.slice(0, 90) };
  const over = document.elementFromPoint(points[0].x, points[0].y);
  return { covered: `${element.outerHTML.slice(0, 120)} lies under ${over?.outerHTML.slice(0, 120)}` };
};
"""
CLOSE, APART = 40, 0.4  # pixels and seconds between two taps that are not one double tap
PATIENCE = 120  # seconds in which something has to come to light
PAUSE = 0.05  # seconds between two looks


class Hand:
    def __init__(self, page: Any, touches: bool = False) -> None:
        self._page = page
        self._touches = touches
        self._last = (0.0, 0.0)
        self.presses = 0
        page.evaluate(f"() => {{ {INSTALL} }}")

    def at(self, x: float, y: float) -> None:
        self.presses += 1
        if self._touches and dist(self._last, (x, y)) < CLOSE:
            time.sleep(APART)  # two quick taps mean something else
        self._last = (x, y)
        if self._touches:
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.click(x, y)

    def press(self, what: Any) -> None:
        """The first thing like this, or its tab where it lies in a panel that is not shown."""
        until = time.monotonic() + PATIENCE
        while True:
            found = self._page.evaluate(FIND, [what, self._touches])
            if "x" in found:
                self.at(found["x"], found["y"])
            if "x" in found and not found["isAway"]:
                return
            assert time.monotonic() < until, found.get("covered", f"there is no {what}")
            time.sleep(PAUSE)


def play(page: Any, next_press: str, touches: bool = False, limit: float = 900) -> Hand:
    """Press what the script names, until it says that the game is over.

    The script gives the element to be pressed next, null while there is nothing to do, or "over". What was pressed and
    still stands there is pressed again after a while only: the answer may be on its way.
    """
    hand = Hand(page, touches)
    page.evaluate(f"() => {{ window.nextPress = {next_press}; }}")
    until = time.monotonic() + limit
    last, pressed_at, stuck = None, 0.0, 0
    while True:
        assert time.monotonic() < until, f"the game does not end; the last thing pressed was {last}"
        found = page.evaluate(NEXT, touches)
        if found == "over":
            return hand
        now = time.monotonic()
        if not found or "covered" in found:
            stuck = stuck + 1 if found else 0
            assert stuck * PAUSE < PATIENCE, found
            time.sleep(PAUSE)
            continue
        stuck = 0
        spot = (round(found["x"]), round(found["y"]), found["name"])
        if spot == last and now - pressed_at < 0.6:
            time.sleep(PAUSE)
            continue
        hand.at(found["x"], found["y"])
        last, pressed_at = spot, now
