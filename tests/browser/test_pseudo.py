"""In a language in which every text is longer and marked, nothing is cut off, overlaps or is left untranslated."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from browser.screens import SCREENS
from browser.tables import come_to_rest, resize
from roundhouse.games.tickets.box.board import usa_board
from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.i18n.pseudo import FIRST, LAST, PSEUDO, SWITCH, lengthened

FITTING = (Path(__file__).parent / "fitting.js").read_text("utf-8")
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE, PAUSE = 30.0, 0.1  # seconds in which the texts of the server have to come, and between two looks
NAMES = {"make", "play", "LAN", "Roundhouse", "Mildendo", "Wiggywack", "QPS", "Ada", "Ann", "Ben"}
NAMES |= {f"{date(2026, month, 1):%b}" for month in range(1, 13)} | {
    "this",
    "minute",
    "ago",
    "minutes",
}  # by the browser
OpenPage = Callable[..., Any]


NAMES |= {word for city in usa_board().cities for word in re.findall(r"[A-Za-z]{2,}", city.name)}


@pytest.mark.parametrize("screen", SCREENS)
def test_longer_texts_fit(url: str, open_page: OpenPage, screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "1")
    page = open_page(viewport=SIZES["desk"])
    SCREENS[screen](page, url)
    page.evaluate("(language) => import('/js/i18n.js').then((texts) => texts.switchLanguage(language))", PSEUDO)
    page.get_by_text(FIRST).first.wait_for()
    wrong = {}
    for size, viewport in SIZES.items():
        resize(page, **viewport)
        if found := what_is_wrong(page):
            wrong[size] = found
        page.screenshot(path=PICTURES / f"{screen.replace(' ', '-')}-{size}-{PSEUDO}.png")
    assert wrong == {}


@pytest.mark.parametrize("screen", ["tickets first tickets", "tickets turn", "lilliput turn"])
def test_on_a_phone_no_word_on_a_button_pushes_away_what_is_asked(url: str, open_page: OpenPage, screen: str) -> None:
    page = open_page(viewport=SIZES["phone"])
    SCREENS[screen](page, url)
    assert what_pushes(page, "table-hint") == {}
    page.route("**/hint?*", lambda _: None)  # it is never answered
    page.get_by_role("button", name=Catalogue(languages()[-1]).text("table-hint"), exact=True).click()
    assert what_pushes(page, "table-hint-thinking") == {}


def what_pushes(page: Any, button: str) -> dict[str, list[str]]:
    """What keeps the question of a phone out of sight while a button says this, by language."""
    pushes: dict[str, list[str]] = {}
    for language in languages():
        page.evaluate("(language) => import('/js/i18n.js').then((texts) => texts.switchLanguage(language))", language)
        name = Catalogue(language).text(button)
        page.locator(".top-tools").get_by_role("button", name=name, exact=True).wait_for()
        asked, line = page.locator(".prompt").bounding_box(), page.locator(".top").bounding_box()
        buttons = page.locator(".top-tools").bounding_box()
        for what, is_so in {
            "the buttons lie over it": buttons["y"] + buttons["height"] > asked["y"] + 1,
            "it is pushed out of its line": asked["y"] + asked["height"] > line["y"] + line["height"] + 1,
            "the buttons stand out of the window": buttons["x"] + buttons["width"] > SIZES["phone"]["width"],
        }.items():
            if is_so:
                pushes.setdefault(language, []).append(what)
    return pushes


def what_is_wrong(page: Any) -> list[str]:
    """Once the server has told log and hint in the other language, too; what stays wrong for long is wrong."""
    until = time.monotonic() + PATIENCE
    while True:
        come_to_rest(page)
        found: list[str] = page.evaluate(FITTING, sorted(NAMES))
        if not found or time.monotonic() > until:
            return found
        time.sleep(PAUSE)


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("<p>{text} left over</p>", "not translated"),
        ("<p style='width: 4em; overflow: hidden; white-space: nowrap'>{text}</p>", "cut off"),
        ("<p style='margin-left: 98vw; white-space: nowrap'>{text}</p>", "outside the window"),
        ("<p style='margin: 0'>{text}</p><p style='margin-top: -1em'>{text}</p>", "over each other"),
        ("<p style='margin: 0'>{text}</p><p style='position: relative; top: -2em; background: tan'>&nbsp;", "covered"),
        ("<p style='margin: 0'>{text}</p><p style='position: fixed; inset: 0; background: tan'>", None),
        ("<p style='width: 4em; overflow: auto; white-space: nowrap'>{text}</p>", None),
        ("<p>{text}</p><p>{text} 3 Boston T-080</p>", None),
    ],
)
def test_what_does_not_fit_is_found(open_page: OpenPage, body: str, complaint: str | None) -> None:
    page = open_page(viewport=SIZES["phone"])
    text = f"{FIRST}{lengthened('Choose a route')}{LAST}"
    page.set_content(f"<html><body>{body.format(text=text)}</body></html>")
    found = [one.partition(":")[0].partition(" by ")[0] for one in page.evaluate(FITTING, sorted(NAMES))]
    assert found == ([] if complaint is None else [complaint])
