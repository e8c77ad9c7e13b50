"""Everybody can use the page: axe finds nothing serious on any screen, by day and by night, and all of it fits a phone.

Pictures of every screen are left in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

AXE = Path(__file__).parents[2] / "build" / "page-check" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
BAD = ("serious", "critical")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def new_table(page: Any) -> None:
    page.locator(".of-lilliput").get_by_role("button", name="New table").click()
    page.locator("dialog[open]").wait_for()


def waiting(page: Any) -> None:
    new_table(page)
    page.get_by_label("Player 2").select_option("friend")
    page.get_by_role("button", name="Make the table").click()
    page.locator(".waiting-seats").wait_for()


def table_of(game: str) -> Callable[[Any], None]:
    def play(page: Any) -> None:
        page.locator(f".of-{game} button.go").click()
        page.locator(f".table-screen.game-{game} .board").wait_for()

    return play


def stay(page: Any) -> None:
    page.locator("main").wait_for()


SCREENS: dict[str, tuple[str, Callable[[Any], None]]] = {
    "start": ("/", stay),
    "new table": ("/", new_table),
    "waiting room": ("/", waiting),
    "tickets": ("/", table_of("tickets")),
    "lilliput": ("/", table_of("lilliput")),
    "rulebook": ("/rules/tickets", lambda page: page.locator(".rule").first.wait_for()),
    "learn": ("/learn", stay),
    "guide": ("/learn/tickets", lambda page: page.locator(".guide").wait_for()),
    "account": ("/account", stay),
}


@pytest.fixture(params=["light", "dark"])
def light(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious(url: str, open_page: Callable[..., Any], screen: str, light: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not there: `make check-page` brings it")
    page = led_to(screen, url, open_page(color_scheme=light, viewport=DESK))
    keep_picture(page, f"{screen}-desk-{light}")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document).then((found) => found.violations)")
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found if one["impact"] in BAD] == []


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_a_phone(url: str, open_page: Callable[..., Any], screen: str, light: str) -> None:
    page = led_to(screen, url, open_page(color_scheme=light, viewport=PHONE, is_mobile=True, has_touch=True))
    keep_picture(page, f"{screen}-phone-{light}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def led_to(screen: str, url: str, page: Any) -> Any:
    path, lead = SCREENS[screen]
    page.goto(f"{url}{path}")
    lead(page)
    return page


def keep_picture(page: Any, name: str) -> None:
    page.wait_for_timeout(400)  # what was asked for has been drawn
    page.screenshot(path=PICTURES / f"{name.replace(' ', '-')}.png")
