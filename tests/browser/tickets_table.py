"""Ticket to Ride as somebody plays it with a mouse."""

from __future__ import annotations

from typing import Any

# Clicks again and again: what is on its way must not be done twice.
PLAY = """() => {
  const find = (what) => document.querySelector(what);
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const size = (route) => route.querySelectorAll('.space').length;
  const timer = setInterval(() => {
    if (find('.final')) return clearInterval(timer);
    if (!find('.my-turn')) return;
    const go = find('.ask .go');
    if (find('.keep') && go.ariaDisabled === 'true') return click(find('.keep .ticket[aria-pressed=false]'));
    if (go) return click(go);
    const routes = [...document.querySelectorAll('.route.claimable')].sort((a, b) => size(b) - size(a));
    if (routes.length && size(routes[0]) >= 3) return click(routes[0]);
    const other = find('.draw-pile.can') ?? find('.card-button.can') ?? routes[0] ?? find('.tickets-pile.can');
    if (other) click(other);
  }, 20);
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
    page.locator(selector).first.dispatch_event("click")
