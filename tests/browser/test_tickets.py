"""A table of Ticket to Ride through the page alone."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.tables import in_the_middle, my_turn, new_table
from browser.tickets_table import PLAY, click_route, keep
from playing import BOARDS
from roundhouse.kernel.records import final_position, read_record

OpenPage = Callable[..., Any]
MINUS = "\N{MINUS SIGN}"


@pytest.mark.time_limit(1200)
def test_a_whole_game_comes_to_the_score_of_its_record(url: str, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(viewport={"width": 1600, "height": 1000})
    new_table(page, url, game="tickets")
    page.wait_for_selector(".keep")
    page.evaluate(PLAY)
    page.wait_for_selector(".final", timeout=600_000)
    page.get_by_role("button", name="Skip to the result").click()
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
