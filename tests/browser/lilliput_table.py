"""18Lilliput as somebody plays it with a mouse."""

from __future__ import annotations

from typing import Any

# Clicks again and again: what is on its way must not be done twice.
PLAY = """() => {
  const find = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const idle = /nothing$|^exchange$|^train from|^withhold/;
  let turn = 0;
  const any = (elements) => elements[turn++ % elements.length];
  const timer = setInterval(() => {
    if (find('.lilliput-final')) return clearInterval(timer);
    if (!find('.my-turn')) return;
    const confirm = find('[data-do=confirm]');
    if (confirm) return click(confirm);
    const tiles = all('.tile-option');
    if (tiles.length && !find('.tile-option[aria-checked=true]')) return click(any(tiles));
    if (find('.cell.target')) return click(any(all('.cell.target')));
    const acts = all('[data-action]:not([aria-disabled=true])').filter((each) => !idle.test(each.dataset.action));
    if (acts.length) return click(any(acts));
    const other = find('[data-do=done]');
    if (other) click(other);
  }, 20);
}"""


def confirm(page: Any) -> None:
    page.locator("[data-do=confirm]").click()


def draft(page: Any, company: str) -> None:
    """Take a starting company; its home tile is asked for next."""
    page.locator(f"[data-action='draft {company}'][aria-pressed=false]").click()
    confirm(page)
    page.wait_for_selector(".stage-home-tile .tile-option")


def click_cell(page: Any, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").click()
