"""Ticket to Ride as somebody plays it with a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from browser.hand import Hand
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.match.table import BotSeat, Table

# What is pressed next; see browser/hand.py
NEXT = """() => {
  const find = (what) => document.querySelector(what);
  const size = (route) => route.querySelectorAll('.space').length;
  if (find('.final')) return 'over';
  if (!find('.my-turn')) return null;
  const go = find('.ask .go');
  if (go?.disabled) return null;
  if (find('.keep') && go.ariaDisabled === 'true') return find('.keep .ticket:not(:has(:checked)) input');
  if (go) return go;
  const routes = [...document.querySelectorAll('.route.claimable')].sort((a, b) => size(b) - size(a));
  if (routes.length && size(routes[0]) >= 3) return routes[0];
  return find('.draw-pile.can') ?? find('.card-button.can') ?? routes[0] ?? find('.tickets-pile.can');
}"""


def keep(page: Any, number: int = 2) -> None:
    """The first tickets that were drawn."""
    page.wait_for_selector(".keep")
    for place in range(number):
        page.locator(".keep .ticket").nth(place).click()
    page.locator(".ask .go").click()
    page.wait_for_selector(".keep", state="detached")


def click_route(page: Any, selector: str) -> None:
    """Routes are thin and bent: the middle of their box may be somewhere else."""
    Hand(page).press(selector)


@lru_cache
def rich_hand() -> tuple[dict[str, Any], dict[str, int]]:
    """A record up to where the first seat may claim a gray route with several colours and locomotives; and its hand."""
    for seed in range(20):
        table = Table.open("tickets", [BotSeat("random")] * 2, seed=seed)
        for _ in range(40):  # everybody draws
            seat = table.active_seat
            assert seat is not None
            table.act(seat, table.state.legal_actions()[0])
            view = table.state.view(Seat(0))
            hand = view["own"]["hand"]
            many = [colour for colour, number in hand.items() if colour != "locomotive" and number >= 3]
            if view["stage"] == "turn" and view["active_seat"] == 0 and len(many) > 1 and hand.get("locomotive", 0) > 0:
                return table.record().to_dict(), hand
    raise AssertionError("such hands are not so rare")


@lru_cache
def many_tickets(number: int = 6) -> dict[str, Any]:
    """A record up to where the first seat holds that many tickets and may claim a route."""
    table = Table.open("tickets", [BotSeat("random")] * 2, seed=3)
    while True:
        seat, state = table.active_seat, table.state
        assert seat is not None
        actions = state.legal_actions()
        view = state.view(Seat(0))
        wanted = "tickets" if seat == 0 and len(view["own"]["tickets"]) < number else "draw"
        can_claim = any(str(each).startswith("claim") for each in actions)
        if seat == 0 and view["stage"] == "turn" and wanted == "draw" and can_claim:
            return table.record().to_dict()
        keeping = [each for each in actions if str(each).startswith("keep")]
        table.act(seat, max(keeping, key=lambda each: len(str(each))) if keeping else _first(actions, wanted))


def _first(actions: Sequence[Action], wanted: str) -> Action:
    return next((each for each in actions if str(each) == wanted), actions[0])
