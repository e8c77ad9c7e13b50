"""A table of Ticket to Ride through the page alone."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import expect
from browser.hand import play
from browser.shifts import shifts, watch_shifts
from browser.tables import in_the_middle, join, my_turn, new_table, skip_telling
from browser.tickets_table import NEXT, click_route, keep, rich_hand
from playing import BOARDS
from roundhouse.kernel.records import final_position, read_record

OpenPage = Callable[..., Any]
MINUS = "\N{MINUS SIGN}"


@pytest.mark.time_limit(1200)
def test_a_whole_game_comes_to_the_score_of_its_record(url: str, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(viewport={"width": 1600, "height": 1000})
    new_table(page, url, game="tickets")
    page.wait_for_selector(".keep")
    page.locator(".board").wait_for()
    watch_shifts(page)
    play(page, NEXT)
    assert shifts(page) == []
    skip_telling(page)
    shown = [int(text.replace(MINUS, "-")) for text in page.locator(".player-score").all_inner_texts()]
    page.locator(".more > button").click()
    with page.expect_download() as download:
        page.locator(".menu a[download]").click()
    download.value.save_as(tmp_path / "game.rh.json")
    record = read_record((tmp_path / "game.rh.json").read_text("utf-8"))
    assert final_position(record).scores() == shown
    assert page.evaluate("matchMedia('print').matches") is False
    page.emulate_media(media="print")
    assert page.locator(".sheet .total td").all_inner_texts() == [str(points).replace("-", MINUS) for points in shown]


def test_an_own_board_stays_drawn_from_move_to_move(url: str, open_page: OpenPage) -> None:
    """It comes with the first message only, and need not say how wide it is."""
    board = tomllib.loads((BOARDS / "islands.toml").read_text("utf-8"))
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, game="tickets", options={"board": board})
    cities = page.locator(".board-window .city text")
    keep(page)
    my_turn(page)
    assert sorted(cities.all_text_contents()) == sorted(city["name"] for city in board["cities"])


def test_every_no_has_a_why(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, game="tickets")
    page.wait_for_selector(".keep")
    page.locator(".ask .go").click(force=True)
    assert page.locator(".notice .rule-link").get_attribute("href") == "/rules/T-027"
    keep(page)
    my_turn(page)
    click_route(page, ".route.open")
    page.locator(".notice .rule-link", has_text="T-065").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".notice", state="detached")


def gray_route(page: Any) -> str:
    """One of three spaces that glows."""
    for route in page.locator(".route.claimable.colour-gray").all():
        if route.locator(".space").count() == 3:
            return str(route.get_attribute("data-route"))
    raise AssertionError("no gray route of three spaces glows")


def test_a_route_is_claimed_by_two_clicks_without_a_locomotive(url: str, open_page: OpenPage) -> None:
    record, hand = rich_hand()
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, record=record)
    my_turn(page)
    page.locator(".route.claimable.wanted").first.wait_for()  # for own tickets, and so it glows more than others
    wanted, other = (f".route.claimable{which} .glow" for which in (".wanted", ":not(.wanted)"))
    strength = "(glow) => Number(getComputedStyle(glow).opacity)"
    assert page.locator(wanted).first.evaluate(strength) > page.locator(other).first.evaluate(strength)
    route = gray_route(page)
    click_route(page, f"[data-route='{route}']")
    paid = page.locator(".pay-cards").get_attribute("aria-label") or ""
    assert "locomotive" not in paid
    number, colour = paid.split()
    assert number == "3"
    assert hand[colour] >= 3
    page.locator(".gain", has_text="+4 points").wait_for()
    assert f"{sum(hand.values()) - 3} cards" in page.locator(".claim-figures").inner_text()
    page.locator(".own .ticket").first.wait_for()  # in sight meanwhile
    page.locator(".ask .go").click()
    page.locator(f".route.claimed[data-route='{route}']").wait_for()


def test_cards_in_the_hand_choose_the_payment(url: str, open_page: OpenPage) -> None:
    record, hand = rich_hand()
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record)
    my_turn(page)
    page.locator(".route.claimable").first.wait_for()
    most, other = sorted((c for c in hand if c != "locomotive"), key=lambda colour: -hand[colour])[:2]
    card = {colour: page.locator(f".fan-button:has(.colour-{colour})") for colour in (most, other, "locomotive")}
    card[other].click()
    page.locator(".prompt", has_text="These cards").wait_for()
    glowing = page.locator(".route.claimable:not(.faint)").evaluate_all("all => all.map((one) => one.dataset.route)")
    assert 0 < len(glowing) < page.locator(".route.claimable").count()
    route = gray_route(page)
    assert route in glowing
    click_route(page, f"[data-route='{route}']")
    pays = page.locator(".pay-cards")
    expect(pays).to_have_attribute("aria-label", f"3 {other}")
    card[most].click()
    expect(pays).to_have_attribute("aria-label", f"3 {most}")
    card["locomotive"].click()
    expect(pays).to_have_attribute("aria-label", f"2 {most} and 1 locomotive")
    page.get_by_role("button", name="One locomotive fewer").click()
    expect(pays).to_have_attribute("aria-label", f"3 {most}")
    page.locator(f".pay-colour.colour-{other}").click()
    expect(pays).to_have_attribute("aria-label", f"3 {other}")
    page.keyboard.press("Enter")
    page.locator(f".route.claimed[data-route='{route}']").wait_for()


def test_what_cannot_be_paid_says_how_many_cards_are_missing(url: str, open_page: OpenPage) -> None:
    record, hand = rich_hand()
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record)
    my_turn(page)
    long = page.locator(".route.open:has(> g:nth-of-type(6))").first
    route = str(long.get_attribute("data-route"))
    colour = str(long.get_attribute("class")).split("colour-")[1].split()[0]
    click_route(page, f"[data-route='{route}']")
    missing = 6 - hand.get(colour, 0) - hand["locomotive"]
    cards = "one card is" if missing == 1 else f"{missing} cards are"
    page.locator(".notice", has_text=f"{cards} missing").wait_for()


def test_first_tickets_are_chosen_by_all_at_the_same_time(url: str, open_page: OpenPage) -> None:
    ada, bob = (open_page(viewport={"width": 1280, "height": 800}) for _ in range(2))
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}], game="tickets", options={"first_player": 0})
    join(bob, url, table)
    ada.locator(".keep .ticket").first.click()
    keep(bob)
    bob.locator(".prompt", has_text="You have decided").wait_for()
    bob.get_by_role("button", name="Undo").click()
    keep(bob, 3)
    bob.locator(".prompt", has_text="You have decided").wait_for()
    assert ada.locator(".keep :checked").count() == 1  # what others decide does not undo a choice
    ada.locator(".keep .ticket").nth(1).click()
    ada.locator(".ask .go").click()
    my_turn(ada)
    expect(ada.locator(".own .ticket")).to_have_count(2)
    expect(bob.locator(".own .ticket")).to_have_count(3)


def test_a_route_is_a_ghost_until_it_is_confirmed(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    page.locator(".route.claimable").first.wait_for()
    cars = page.locator(".car.player-blue:not(.ghost)")
    before = cars.count()
    click_route(page, ".route.claimable")
    route = page.locator(".route.chosen").get_attribute("data-route")
    assert page.locator(".route.chosen .car.ghost").count() >= 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".ask", state="detached")
    assert cars.count() == before
    click_route(page, f"[data-route='{route}']")
    page.wait_for_selector(".ask")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".route.claimed[data-route='{route}']")
