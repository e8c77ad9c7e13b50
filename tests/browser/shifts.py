"""Whether the map moves by itself: its box and its transformation, read in every frame."""

from __future__ import annotations

from typing import Any

WATCH = """() => {
  const read = () => {
    const board = document.querySelector('.board');
    if (!board) return 'no map';
    const { x, y, width, height } = board.parentElement.getBoundingClientRect();
    const { a, d, e, f } = board.getScreenCTM();
    return [x, y, width, height, a, d, e, f].map((each) => each.toFixed(2)).join(' ');
  };
  window.shifts = [];
  let last = read();
  let isWanted = false; // the reader has asked for the whole map
  document.addEventListener('click', (event) => { isWanted ||= event.target.closest('.fit') !== null; }, true);
  const look = () => {
    const now = read();
    const prompt = document.querySelector('#prompt')?.textContent;
    if (now !== last && isWanted) isWanted = false;
    else if (now !== last) window.shifts.push(`${last} became ${now} at ${prompt}`);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def watch_shifts(page: Any) -> None:
    """From now on."""
    page.evaluate(WATCH)


def shifts(page: Any) -> list[str]:
    """What became of the map and what was asked then, each time that it moved though nobody wanted it."""
    found: list[str] = page.evaluate("() => window.shifts")
    return found
