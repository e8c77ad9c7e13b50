"""What has to be seen is seen: names on a small map, what a route would do for one's tickets, day and night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.tables import new_table
from browser.tickets_table import keep

ALONE = [{"who": "me"}, {"who": "bot", "bot": "random"}]
FIRST = {"options": {"first_player": 0}}
OpenPage = Callable[..., Any]
OUTSIDE = """() => {
  const room = document.querySelector('.board').getBoundingClientRect();
  const isOut = ({ left, top, right, bottom }) =>
    left < room.left || top < room.top || right > room.right || bottom > room.bottom;
  const names = [...document.querySelectorAll('.city text')];
  return names.filter((name) => isOut(name.getBoundingClientRect())).map((name) => name.textContent);
}"""


def test_every_name_fits_the_map_of_a_phone(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    new_table(page, url, ALONE, **FIRST)
    page.locator(".city text").nth(35).wait_for()
    assert page.evaluate(OUTSIDE) == []


def test_pointing_at_a_route_tells_what_it_does_for_the_own_tickets(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    table = new_table(page, url, ALONE, **FIRST)
    keep(page, 3)
    page.locator(".my-turn").wait_for()
    page.locator(".ticket-state", has_text="to go").nth(2).wait_for()
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
