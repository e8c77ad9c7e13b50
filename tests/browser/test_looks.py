"""What has to be seen is seen: names on a small map, what a route would do for one's tickets, day and night."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.screens import SCREENS
from browser.tables import all_founded, in_the_middle, moment, my_turn, new_table, resize
from browser.tickets_table import keep

ALONE = [{"who": "me"}, {"who": "bot", "bot": "random"}]
FIRST = {"options": {"first_player": 0}}
OpenPage = Callable[..., Any]
OUTSIDE = """() => {
  const room = document.querySelector('.board').getBoundingClientRect();
  const isOut = ({ left, top, right, bottom }) =>
    left < room.left || top < room.top || right > room.right || bottom > room.bottom;
  const names = [...document.querySelectorAll('.city text')].filter((name) => name.checkVisibility());
  return names.filter((name) => isOut(name.getBoundingClientRect())).map((name) => name.textContent);
}"""


CUT_OFF = """(parts) => parts.filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const room = part.closest('.left-room, .side-room').getBoundingClientRect();
  return left < room.left || top < room.top || right > room.right + 1 || bottom > room.bottom + 1;
}).map((part) => part.textContent)"""
SHORTENED = """(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"""
AWAY_FROM_THE_EDGE = """(figures) => figures.filter((figure) => {
  const { left, top, right, bottom } = figure.getBoundingClientRect();
  const room = figure.closest('.board-window').getBoundingClientRect();
  return Math.min(left - room.left, top - room.top, room.right - right, room.bottom - bottom) > 12;
}).map((figure) => figure.textContent)"""
TYPE_SIZES = """(names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)"""


def test_every_name_fits_the_map_of_a_phone(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    new_table(page, url, ALONE, **FIRST)
    page.locator(".city text").nth(35).wait_for()
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_four_players_eight_companies_and_the_log_are_in_sight(
    url: str, open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    bots = [{"who": "bot", "bot": "random"}] * 3
    new_table(page, url, [{"who": "me"}, *bots], record=all_founded())
    my_turn(page)
    page.locator(".log-line").first.wait_for()
    assert page.locator(".charter").count() == 8
    assert page.locator(".player").count() == 4
    assert max(page.locator(".player").nth(seat).locator(".certificate").count() for seat in range(4)) == 5
    homes = page.locator(".pennant").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert len({(home["x"], home["y"]) for home in homes}) == 8  # those in one city stand side by side
    assert page.locator(".coord").evaluate_all(AWAY_FROM_THE_EDGE) == []
    parts = (
        ".charter",
        ".player",
        ".certificate",
        ".worth",
        ".player-gifts",
        ".log-end",
        ".action-card",
        ".turn-chip",
        ".rounds",
    )
    for part in parts:
        assert page.locator(part).evaluate_all(CUT_OFF) == [], part
    assert page.locator(".player-gifts").evaluate_all(SHORTENED) == []
    assert page.locator(".log-scroller").bounding_box()["height"] > 90
    for room in page.locator(".left-room, .side-room").all():
        assert room.evaluate("(room) => room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth")


COLOUR = """(all, what) => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return all.map((one) => {
    paint.fillStyle = getComputedStyle(one)[what];
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}"""


def colours(parts: Any, what: str) -> set[tuple[int, ...]]:
    return {tuple(each) for each in parts.evaluate_all(COLOUR, what)}


def test_black_is_seen_at_night_and_what_can_be_claimed_is_brass(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, color_scheme="dark")
    record = moment("tickets", "turn", after=150, players=5)
    new_table(page, url, [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 4], record=record)
    my_turn(page)
    page.locator(".route.claimable .glow").first.wait_for()
    (land,) = colours(page.locator(".tickets-map .land").first, "fill")
    black = page.locator(".car.player-black"), page.locator(".log-line.player-black")
    for part, what in zip(black, ("stroke", "borderLeftColor"), strict=True):
        assert min(sum(seen) - sum(land) for seen in colours(part, what)) > 200, what
    assert not colours(black[0], "stroke") & colours(page.locator(".colour-black .space"), "stroke")
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        ((red, green, blue),) = colours(page.locator(".route.claimable .glow"), "stroke")
        assert red > green > blue + 50


def test_the_pieces_of_the_draft_are_large_enough(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    SCREENS["lilliput draft"](page, url)
    tiles = page.locator(".draft-pieces .tile-picture")
    for (width, height), least in {
        (1366, 768): 45,
        (1440, 900): 54,
        (2560, 1440): 64,
        (820, 1180): 64,
        (390, 844): 64,
        (667, 375): 56,
    }.items():
        resize(page, width, height)
        sizes = tiles.evaluate_all("(tiles) => tiles.map((tile) => tile.getBoundingClientRect().width)")
        assert min(sizes) >= least, (width, height)


def test_names_on_a_phone_are_large_enough(url: str, open_page: OpenPage) -> None:
    for width, height in ((390, 844), (844, 390), (667, 375)):
        page = open_page(viewport={"width": width, "height": height}, is_mobile=True, has_touch=True)
        new_table(page, url, ALONE, **FIRST)
        page.locator(".city text").nth(35).wait_for()
        sizes = page.locator(".city text:not(.crowded)").evaluate_all(TYPE_SIZES)
        assert len(sizes) > 30
        assert min(sizes) >= 10.9  # 11, but for what is lost in rounding
        for drawn in page.locator(".strip :is(.card, .pile):visible").all():
            expect(drawn).to_be_in_viewport(ratio=1)


def tap_twice(page: Any, x: float, y: float) -> None:
    """A tenth of a second apart by the clock of the finger, however long the browser takes."""
    finger = page.context.new_cdp_session(page)
    began = time.time()
    for tap in range(2):
        for step, points in enumerate(([{"x": x, "y": y}], [])):
            finger.send(
                "Input.dispatchTouchEvent",
                {
                    "type": "touchEnd" if step else "touchStart",
                    "touchPoints": points,
                    "timestamp": began + 0.1 * tap + 0.03 * step,
                },
            )
    finger.detach()


def test_two_taps_zoom_and_two_more_show_all_of_the_map(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    new_table(page, url, record=in_the_middle("tickets"))
    my_turn(page)
    board = page.locator(".board")
    far = board.get_attribute("viewBox")
    box = board.bounding_box()
    spot = (box["x"] + 60, box["y"] + box["height"] - 12)
    tap_twice(page, *spot)
    expect(board).not_to_have_attribute("viewBox", far)
    tap_twice(page, *spot)
    expect(board).to_have_attribute("viewBox", far)


def test_pointing_at_a_route_tells_what_it_does_for_the_own_tickets(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    table = new_table(page, url, ALONE, **FIRST)
    keep(page, 3)
    page.locator(".my-turn").wait_for()
    page.locator(".own .ticket-cars b").nth(2).wait_for()
    ways = page.evaluate("table => fetch(`/api/tables/${table}/ways`).then((answer) => answer.json())", table)
    route, after = next(iter(ways["routes"].items()))
    page.locator(f"[data-route='{route}']").dispatch_event("pointerenter")
    page.locator(".tip .ahead li").nth(len(after) - 1).wait_for()
    assert page.locator(".tip .ahead li").count() == page.locator(".ticket.would-gain").count() == len(after)


def test_day_and_night_follow_the_system_until_the_other_is_wanted(url: str, open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    page.goto(f"{url}/")
    button = page.locator("button.icon").last
    button.wait_for()
    ground = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(ground)
    button.click()
    page.locator("html[data-theme=light]").wait_for()
    day = page.evaluate(ground)
    button.click()
    page.locator("html:not([data-theme])").wait_for()
    assert page.evaluate(ground) == night
    page.emulate_media(color_scheme="light")
    assert page.evaluate(ground) == day == "rgb(246, 241, 231)"
    assert night == "rgb(18, 23, 29)"
