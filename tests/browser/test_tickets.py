"""A table of Ticket to Ride through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import expect
from browser.tickets_table import JOIN, PLAY, click_route, keep, new_table
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.records import final_position, read_record

pytestmark = pytest.mark.soak  # whole games: some of these are not yet reliable on a busy machine

ALONE = [{"who": "me"}, {"who": "bot", "bot": "random"}]
OpenPage = Callable[..., Any]
MINUS = "\N{MINUS SIGN}"


def my_turn(page: Any) -> None:
    page.wait_for_selector(".my-turn")


def test_a_whole_game_comes_to_the_score_of_its_record(url: str, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(viewport={"width": 1600, "height": 1000})
    new_table(page, url, ALONE)
    page.wait_for_selector(".keep")
    page.evaluate(PLAY)
    page.wait_for_selector(".final", timeout=600_000)
    if page.locator(".final .answers .go", has_text="Next").count():
        page.locator(".final .answers button").nth(1).click()
    page.wait_for_selector(".winner")
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


def test_every_no_has_a_why(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, ALONE)
    page.wait_for_selector(".keep")
    page.locator(".ask .go").click(force=True)
    assert page.locator(".notice .rule-link").get_attribute("href") == "/rules/T-027"
    keep(page)
    my_turn(page)
    click_route(page, ".route.open")
    page.locator(".notice .rule-link", has_text="T-065").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".notice", state="detached")


def test_a_route_is_a_ghost_until_it_is_confirmed(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, ALONE)
    keep(page)
    my_turn(page)
    while not page.locator(".route.claimable").count():
        before = page.locator(".log-line").count()
        page.locator(".draw-pile.can").click()
        page.locator(".log-line").nth(before).wait_for(state="attached")
        my_turn(page)
    click_route(page, ".route.claimable")
    route = page.locator(".route.chosen").get_attribute("data-route")
    assert page.locator(".route.chosen .car.ghost").count() >= 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".ask", state="detached")
    assert page.locator(".car.player-blue:not(.ghost)").count() == 0
    click_route(page, f"[data-route='{route}']")
    page.wait_for_selector(".ask")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".route.claimed[data-route='{route}']")


def test_looking_back_and_taking_back(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, ALONE)
    keep(page)
    my_turn(page)
    page.locator(".log-line").first.click()
    page.wait_for_selector(".replay")
    first = page.locator(".replay .figure").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .figure")).not_to_have_text(first)
    page.keyboard.press("Escape")
    page.wait_for_selector(".replay", state="detached")
    my_turn(page)
    page.keyboard.press("u")
    page.wait_for_selector(".keep")


def test_two_people_at_one_screen_see_only_their_own(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    seats = [{"who": "me", "label": "Ann"}, {"who": "me", "label": "Ben"}]
    new_table(page, url, seats, shared_screen=True, visibility="local", options={"first_player": 0})
    hands = []
    for _ in seats:
        page.wait_for_selector(".curtain")
        assert page.locator(".keep, .hand").count() == 0
        page.locator(".curtain button").click()
        page.wait_for_selector(".keep")
        hands.append(tuple(page.locator(".keep .ticket-name").all_inner_texts()))
        keep(page)
    assert hands[0] != hands[1]
    page.wait_for_selector(".curtain")  # Ben kept last, Ann begins


def test_two_browsers_share_a_table_and_come_back(url: str, open_page: OpenPage) -> None:
    ada, bob = open_page(), open_page(color_scheme="dark")
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}])
    bob.goto(f"{url}/")
    bob.evaluate(JOIN, table)
    bob.goto(f"{url}/table/{table}")
    keep(ada)
    keep(bob)
    ada.locator(".log-line").nth(3).wait_for(state="attached")
    first, second = (ada, bob) if ada.locator(".my-turn").count() else (bob, ada)
    my_turn(first)
    assert "●" in first.title()
    assert "●" not in second.title()
    first.locator(".chat input").fill("all aboard")
    first.locator(".chat button").click()
    second.wait_for_selector(".said")
    second.context.set_offline(True)
    first.locator(".draw-pile.can").click()
    first.locator(".prompt", has_text="second").wait_for()
    first.locator(".draw-pile.can").click()
    second.context.set_offline(False)
    my_turn(second)


def test_another_language_without_a_reload(url: str, open_page: OpenPage) -> None:
    page = open_page()
    new_table(page, url, ALONE)
    page.wait_for_selector(".keep")
    page.evaluate("window.stayed = true")
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    page.get_by_text(Catalogue("cs").text("tickets-hand"), exact=True).first.wait_for(state="attached")
    assert page.evaluate("window.stayed") is True


def test_a_phone_shows_map_prompt_and_tabs(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True)
    new_table(page, url, ALONE)
    keep(page)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for tab in page.locator(".tab-bar button").all():
        tab.click()
        assert page.locator(".panel.shown:visible").count() == 1
        assert page.locator(".prompt").is_visible()
        assert page.locator(".board").is_visible()
    assert re.search(r"Draw two cards", page.locator(".prompt").inner_text())
