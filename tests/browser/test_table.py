"""What both games share at a table, through the page alone: replay, undo, one screen or two, languages, phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import GAMES, do_as_hinted, in_the_middle, join, my_turn, new_table
from roundhouse.i18n.catalogue import Catalogue

PANELS = ".panel:not(.log-panel)"  # everything that lies on the table but the map
OpenPage = Callable[..., Any]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_looking_back_and_taking_back(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    panels = page.locator(PANELS)
    before = panels.all_inner_texts()
    do_as_hinted(page)
    my_turn(page)
    assert panels.all_inner_texts() != before

    figure = page.locator(".replay .figure")
    page.locator(".log-line").first.click()
    figure.wait_for()
    page.locator(".replay input[type=range]").fill("0")
    expect(figure).to_have_text(re.compile("^1 /"))
    page.locator(".board").focus()
    page.keyboard.press("ArrowRight")
    expect(figure).to_have_text(re.compile("^2 /"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(figure).to_have_text(re.compile(r"^([3-9]|\d\d+) /"))
    page.keyboard.press("Escape")
    figure.wait_for(state="detached")

    my_turn(page)
    page.keyboard.press("u")
    expect(panels).to_have_text(before, use_inner_text=True)
    my_turn(page)


def test_two_browsers_share_a_table(url: str, open_page: OpenPage, game: str) -> None:
    ada, bob = open_page(), open_page(color_scheme="dark")
    # others join a record only where nothing is hidden
    start = {"record": in_the_middle(game)} if game == "lilliput" else {"options": {"first_player": 0}}
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}], **start)
    join(bob, url, table)
    my_turn(ada)
    bob.locator(".table-screen").wait_for()
    expect(ada).to_have_title(re.compile("●"))
    if game == "lilliput":  # first tickets are chosen by all at the same time
        expect(bob).not_to_have_title(re.compile("●"))
    ada.locator(".chat input").fill("all aboard")
    ada.locator(".chat button").click()
    bob.locator(".said", has_text="all aboard").wait_for()
    while ada.locator(".my-turn").count():
        do_as_hinted(ada)
    panels = ada.locator(PANELS)
    before = panels.all_inner_texts()
    do_as_hinted(bob)
    expect(panels).not_to_have_text(before, use_inner_text=True)
    ada.get_by_role("button", name="Undo").click()
    if game == "tickets":
        ada.locator(".notice", has_text="Hidden information").wait_for()  # cards were drawn
        return
    bob.get_by_role("button", name="Agree").click()
    my_turn(ada)
    expect(bob.locator(".my-turn")).to_have_count(0)


def test_what_somebody_said_goes_with_them(url: str, open_page: OpenPage) -> None:
    ada, bob = open_page(), open_page()
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}])
    join(bob, url, table)
    bob.locator(".chat input").fill("my secret")
    bob.locator(".chat button").click()
    ada.locator(".said", has_text="my secret").wait_for()
    ada.locator(".chat input").fill("mine stays")
    ada.locator(".chat button").click()
    bob.locator(".said", has_text="mine stays").wait_for()
    bob.goto(f"{url}/css/theme.css")  # away from the table, where nothing asks on behalf of somebody deleted
    assert bob.evaluate("() => fetch('/api/me', { method: 'DELETE' }).then((answer) => answer.status)") == 200
    expect(ada.locator(".said", has_text="my secret")).to_have_count(0)
    expect(ada.locator(".said", has_text="mine stays")).to_have_count(1)


def test_a_board_follows_the_hand_and_stays_where_it_was_left(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    thing = page.locator(".city, .cell.laid").first
    start = thing.bounding_box()
    page.mouse.move(500, 300)
    page.mouse.down()
    page.mouse.move(560, 330, steps=4)
    expect(page.locator(".board.sliding")).to_have_css("transform", "matrix(1, 0, 0, 1, 60, 30)")
    held = thing.bounding_box()
    page.mouse.up()
    expect(page.locator(".board.sliding, .board[style*=transform]")).to_have_count(0)
    left = thing.bounding_box()
    for box in (held, left):
        assert (box["x"] - start["x"], box["y"] - start["y"]) == (pytest.approx(60, abs=1), pytest.approx(30, abs=1))
    page.get_by_role("button", name="Show the whole board").click()
    assert thing.bounding_box() == start


def test_a_board_zooms_about_the_pointer_while_it_is_held(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    thing = page.locator(".city .ring, .cell.laid .tile").first
    start = thing.bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    board = page.locator(".board")
    far = board.get_attribute("viewBox")
    page.mouse.wheel(0, -300)
    expect(board).not_to_have_attribute("viewBox", far)
    page.mouse.move(x + 70, y + 40, steps=4)
    page.mouse.up()
    expect(page.locator(".board.sliding")).to_have_count(0)
    near = thing.bounding_box()
    assert near["width"] > 1.3 * start["width"]
    middle = (near["x"] + near["width"] / 2, near["y"] + near["height"] / 2)
    assert middle == (pytest.approx(x + 70, abs=2), pytest.approx(y + 40, abs=2))


def test_another_language_without_a_reload(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page()
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    line = page.locator(".log-line").first
    before = line.inner_text()
    page.evaluate("window.stayed = true")
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    page.locator("#prompt").get_by_text(Catalogue("cs").text("table-your-turn"), exact=True).wait_for()
    expect(line).not_to_have_text(before)
    assert page.evaluate("window.stayed") is True


def test_a_phone_shows_map_prompt_and_tabs(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True)
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    tabs = page.locator(".tab-bar button")
    assert tabs.count() >= 3
    for tab in tabs.all():
        tab.click()
        expect(page.locator(".panel.shown:visible")).to_have_count(1)
        assert page.locator(".prompt").is_visible()
        assert page.locator(".board").is_visible()
