"""Everybody can use the page: axe finds nothing serious on any screen, by day and by night, and all of it fits a phone.

Pictures of every screen are left in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.screens import SCREENS, scored
from browser.tables import GAMES, come_to_rest, resize

BUILD = Path(__file__).parents[2] / "build"
AXE = BUILD / "page-check" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
LIGHTS = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}  # what axe looks at: at night only colours are others
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PAPER = {"width": 794, "height": 1123}
OpenPage = Callable[..., Any]


@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use(url: str, open_page: OpenPage, screen: str) -> None:
    page = open_page(color_scheme="light", viewport=DESK)
    SCREENS[screen](page, url)
    for light, looks in LIGHTS.items():
        page.emulate_media(color_scheme=light)
        keep_picture(page, f"{screen} desk {light}")
        assert what_axe_finds(page, looks) == []
    resize(page, **PHONE)
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        keep_picture(page, f"{screen} phone {light}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_can_be_read_on_paper(url: str, open_page: OpenPage, game: str) -> None:
    page = open_page(color_scheme="light", viewport=PAPER)
    scored(game)(page, url)
    page.emulate_media(media="print")
    page.locator(".print-only").wait_for()
    keep_picture(page, f"{game} print")
    assert what_axe_finds(page, {}) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PAPER["width"]


def what_axe_finds(page: Any, looks: dict[str, Any]) -> list[tuple[str, Any]]:
    """What is serious or critical; nothing if axe is not there (`make check-page` brings it)."""
    if not AXE.is_file():
        return []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("(looks) => axe.run(document, looks).then((found) => found.violations)", looks)
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in found if one["impact"] in BAD]


def keep_picture(page: Any, name: str) -> None:
    """As it looks when everything has come to rest."""
    come_to_rest(page)
    page.screenshot(path=BUILD / "screenshots" / f"{name.replace(' ', '-')}.png")
