"""Every screen worth a look, and how a reader is led to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hand import Hand
from browser.lilliput_table import draft
from browser.rooms import ROOMS
from browser.tables import TOGETHER, do_as_hinted, in_the_middle, moment, my_turn, new_table, skip_telling
from browser.tickets_table import click_route

Lead = Callable[[Any, str], None]  # page, address of the server


def at(path: str, sign: str) -> Lead:
    """The screen of an address, known by something on it."""

    def lead(page: Any, url: str) -> None:
        page.goto(f"{url}{path}")
        page.locator(sign).first.wait_for()

    return lead


def new_table_dialog(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".of-lilliput").get_by_role("button", name="New table").click()
    page.locator("dialog[open]").wait_for()


def waiting_room(page: Any, url: str) -> None:
    new_table(page, url, [{"who": "me"}, {"who": "open"}], game="lilliput")
    page.locator(".waiting-seats").wait_for()


def first_tickets(page: Any, url: str) -> None:
    new_table(page, url, game="tickets")
    page.locator(".keep").wait_for()


def turn_of(game: str) -> Lead:
    def lead(page: Any, url: str) -> None:
        new_table(page, url, record=in_the_middle(game))
        my_turn(page)

    return lead


def claim(page: Any, url: str) -> None:
    turn_of("tickets")(page, url)
    click_route(page, ".route.claimable")
    page.locator(".ask").wait_for()


def hint(game: str) -> Lead:
    def lead(page: Any, url: str) -> None:
        turn_of(game)(page, url)
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do it").wait_for()

    return lead


def why_not(page: Any, url: str) -> None:
    turn_of("tickets")(page, url)
    click_route(page, ".route.claimed")
    page.locator(".notice .rule-link").wait_for()


def replay(page: Any, url: str) -> None:
    turn_of("tickets")(page, url)
    Hand(page).press(".log-lines li:nth-child(5) .log-line")
    page.locator(".replay").wait_for()


def curtain(page: Any, url: str) -> None:
    new_table(page, url, TOGETHER, shared_screen=True, visibility="local", record=in_the_middle("tickets"))
    page.locator(".curtain").wait_for()


def scored(game: str) -> Lead:
    def lead(page: Any, url: str) -> None:
        new_table(page, url, record=moment(game, "over"))
        if game == "tickets":
            skip_telling(page)
        page.locator(".winner, .lilliput-final").first.wait_for()

    return lead


def ghost(page: Any, url: str) -> None:
    new_table(page, url, record=moment("lilliput", "laying", after=30))
    page.locator(".tile-option:not([aria-disabled=true])").first.click()
    page.locator(".cell.target").first.dispatch_event("click")
    page.locator(".ghost-tile").wait_for()


def draft_cards(page: Any, url: str) -> None:
    new_table(page, url, game="lilliput", options={"first_player": 0})
    page.locator(".draft-card.open").first.wait_for()


def home_tile(page: Any, url: str) -> None:
    draft_cards(page, url)
    draft(page, "red")


def running(page: Any, url: str) -> None:
    new_table(page, url, record=moment("lilliput", "run", after=70, seed=5))
    page.locator(".routes .pill").first.wait_for()


def solo(page: Any, url: str) -> None:
    new_table(page, url, [{"who": "me"}], record=moment("lilliput", "turn", after=20, players=1))
    do_as_hinted(page)
    my_turn(page)


def book(place: int) -> Lead:
    """One of the books that lie over the table."""

    def lead(page: Any, url: str) -> None:
        turn_of("lilliput")(page, url)
        page.locator(".board-tools button").nth(place).click()
        page.locator("dialog[open]").wait_for()

    return lead


SCREENS: dict[str, Lead] = {
    "start": at("/", ".of-lilliput"),
    "new table": new_table_dialog,
    "waiting room": waiting_room,
    "account": at("/account", "main form"),
    "learn": at("/learn", "main a"),
    "guide tickets": at("/learn/tickets", "body:has(.board) .guide"),
    "guide lilliput": at("/learn/lilliput", "body:has(.board) .guide"),
    "rulebook": at("/rules/L-116", ".rule.chosen"),
    "introduction tickets": at("/rules/tickets", ".introduction img"),
    "introduction lilliput": at("/rules/lilliput", ".introduction img"),
    "tickets first tickets": first_tickets,
    "tickets turn": turn_of("tickets"),
    "tickets claim": claim,
    "tickets hint": hint("tickets"),
    "tickets why not": why_not,
    "tickets replay": replay,
    "tickets curtain": curtain,
    "tickets score": scored("tickets"),
    "lilliput draft": draft_cards,
    "lilliput home tile": home_tile,
    "lilliput turn": turn_of("lilliput"),
    "lilliput hint": hint("lilliput"),
    "lilliput ghost": ghost,
    "lilliput run": running,
    "lilliput aid": book(0),
    "lilliput ledger": book(1),
    "lilliput history": book(2),
    "lilliput solo": solo,
    "lilliput score": scored("lilliput"),
    **ROOMS,
}
