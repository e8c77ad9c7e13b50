"""18Lilliput as somebody plays it with a mouse."""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.contract import Seat
from roundhouse.match.table import BotSeat, Table

DRAFTED = "draft red; lay red 0,1 YC-C 1; draft general; draft green; lay green 1,0 YC-C 2; draft treasurer"
# What somebody would press next who tries everything in turn; see browser/hand.py
NEXT = """() => {
  const find = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const any = (elements) => elements[(window.turns = (window.turns ?? 0) + 1) % elements.length];
  const idle = /nothing$|^exchange$|^train from|^withhold|^copy/;
  if (find('.lilliput-final')) return 'over';
  if (!find('.my-turn')) return null;
  const confirm = find('[data-do=confirm]');
  if (confirm?.disabled) return null;
  if (confirm) return confirm;
  const tiles = all('.tile-option:not([aria-disabled=true])');
  if (tiles.length && !find('.tile-option[aria-pressed=true]')) return any(tiles);
  const cells = all('.cell.target');
  if (cells.length) {
    const room = find('.board-window').getBoundingClientRect();
    const seen = cells.filter((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isInside = x > room.left && x < room.right && y > room.top && y < room.bottom;
      return isInside && !document.elementFromPoint(x, y)?.closest('.board-tools'); // where the map has grown to
    });
    return seen.length ? any(seen) : find('.fit');
  }
  const acts = all('[data-action]:not([aria-disabled=true], .idle)')
    .filter((each) => !idle.test(each.dataset.action) && !each.closest('.turn-extras'));
  return acts.length ? any(acts) : find('[data-do=done]');
}"""


def record_of(actions: str) -> dict[str, Any]:
    """A game of two in which this was played."""
    table = Table.open("lilliput", [BotSeat("random")] * 2, seed=5, first_player=0)
    for text in " ".join(actions.split()).split("; "):
        table.act(table.active_seat or Seat(0), table.game.parse(text))
    return table.record().to_dict()


def confirm(page: Any) -> None:
    page.locator("[data-do=confirm]").click()


def draft(page: Any, company: str) -> None:
    """Take a starting company; its home tile is asked for next."""
    page.locator(f"[data-action='draft {company}'][aria-pressed=false]").click()
    confirm(page)
    page.wait_for_selector(".stage-home-tile .tile-option")


def click_cell(page: Any, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").click()
