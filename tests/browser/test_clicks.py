"""How many clicks an action takes, counted with a real pointer; `pytest -s` prints them beside what they were once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.hand import Hand
from browser.tables import my_turn, new_table
from browser.tickets_table import rich_hand

BEFORE = {
    "keep two of the first tickets": 3,
    "draw a card": 1,
    "take a face-up card": 1,
    "claim a route with the cheapest cards": 3,  # two where the first payment of the list was the cheapest
    "claim a route with another colour": 3,
    "draw tickets and keep one": 4,
    "see what cards could pay for": None,
}
"""Before payments were grouped; None: it could not be done."""


def test_actions_of_ticket_to_ride_take_few_clicks(url: str, open_page: Callable[..., Any]) -> None:
    taken: dict[str, int] = {}
    page = open_page(viewport={"width": 1440, "height": 900})

    def count(action: str, done: str, *presses: str) -> None:
        hand = Hand(page)
        for what in presses:
            hand.press(what)
        page.locator(done).first.wait_for()
        taken[action] = hand.presses

    new_table(page, url, game="tickets", options={"first_player": 0})
    page.locator(".keep").wait_for()
    tickets = ".keep .ticket:not(:has(:checked))"
    count("keep two of the first tickets", ".own .ticket", tickets, tickets, ".ask .go")
    my_turn(page)
    page.locator(".card-count").first.wait_for()
    count("draw a card", ".fan.fresh", ".draw-pile.can")
    page.locator(".prompt", has_text="second card").wait_for()
    count("take a face-up card", ".my-turn", ".card-button.can:not(:has(.colour-locomotive))")
    record, held = rich_hand()
    other = sorted((each for each in held if each != "locomotive"), key=lambda each: -held[each])[1]
    cards = f".fan-button:has(.colour-{other})"

    def at_the_table() -> str:
        new_table(page, url, record=record)
        my_turn(page)
        page.locator(".route.claimable.colour-gray").first.wait_for()
        three = page.locator(".route.claimable.colour-gray:has(> g:nth-of-type(3)):not(:has(> g:nth-of-type(4)))").first
        return f"[data-route='{three.get_attribute('data-route')}']"

    route = at_the_table()
    count("see what cards could pay for", ".fan.picked", cards)
    route = at_the_table()
    count("claim a route with the cheapest cards", f".route.claimed{route}", route, ".ask .go")
    expect(page.locator(".fan-button:has(.colour-locomotive) .card-count")).to_have_text(str(held["locomotive"]))
    route = at_the_table()
    count(
        "claim a route with another colour",
        f".route.claimed{route}",
        route,
        cards,
        ".ask .go",
    )
    at_the_table()
    keep = (tickets, ".ask .go")
    count("draw tickets and keep one", ".own .ticket:nth-child(1)", ".tickets-pile.can", ".ask .go", *keep)
    lines = [f"{action:<42}{before or '-':>8}{taken[action]:>6}" for action, before in BEFORE.items()]
    sys.stdout.write("\n".join(["", f"{'clicks':<42}{'before':>8}{'now':>6}", *lines, ""]))
    assert taken == {
        "keep two of the first tickets": 3,
        "draw a card": 1,
        "take a face-up card": 1,
        "claim a route with the cheapest cards": 2,
        "claim a route with another colour": 3,
        "draw tickets and keep one": 4,
        "see what cards could pay for": 1,
    }
