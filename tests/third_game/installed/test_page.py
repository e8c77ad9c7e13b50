"""Kuhn poker on the page: drawn by what fits any game, played through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.tables import TOGETHER, my_turn, new_table

OVER = ".table-screen.my-turn, .generic-final"


def open_table(page: Any, url: str) -> Any:
    """A table against the computer, by the one button of the start page."""
    page.goto(f"{url}/")
    page.locator(".of-kuhn button.go").click()
    my_turn(page)
    return page


def choose(page: Any, action: str) -> None:
    page.locator(f"[data-action={action}]").click()
    page.locator("[data-do=confirm]").click()


def test_a_game_is_played_to_its_end(url: str, open_page: Callable[..., Any]) -> None:
    page = open_table(open_page(), url)
    expect(page.locator("[data-key=card]")).to_have_text(re.compile("jack|queen|king"))
    for _ in range(40):
        page.locator(OVER).first.wait_for()
        if page.locator(".generic-final").count():
            break
        before = page.locator(".log-line").count()
        choose(page, str(page.locator("[data-action]").first.get_attribute("data-action")))
        expect(page.locator(".log-line")).not_to_have_count(before)
    expect(page.locator(".log")).to_contain_text("The game is over.")
    expect(page.locator(".log")).to_contain_text("You got the")
    expect(page.locator(".generic-final")).to_contain_text("Hands won")


def test_why_not_undo_hint_replay_and_rules(url: str, open_page: Callable[..., Any]) -> None:
    page = open_table(open_page(), url)
    page.locator(".generic-why input").fill("fold")
    page.locator(".generic-why button").click()
    expect(page.locator(".notice")).to_contain_text("K-008")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    page.get_by_role("button", name="Do it").wait_for(state="detached")
    my_turn(page)
    page.locator(".log-line").nth(1).click()
    page.locator(".replay").wait_for()
    page.locator(".replay button.go").click()
    my_turn(page)
    page.goto(f"{url}/rules/K-008")
    expect(page.locator(".rule.chosen")).to_contain_text("As long as nobody has bet")


def test_two_people_at_one_screen_do_not_see_each_others_card(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    new_table(page, url, TOGETHER, game="kuhn", shared_screen=True, visibility="local")
    curtain, seen = page.locator(".curtain"), []
    for name in ("Ann", "Ben"):
        curtain.get_by_role("button", name=name).wait_for()
        assert page.locator("[data-key=card]").count() == 0
        curtain.get_by_role("button", name=name).click()
        my_turn(page)
        seen.append(page.locator("[data-key=card]").inner_text())
        choose(page, "check")
    assert len(set(seen)) == 2


def test_a_table_is_made_with_its_option(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(f"{url}/")
    page.locator(".of-kuhn").get_by_role("button", name="New table").click()
    page.locator("dialog").get_by_label("Hands").fill("1")
    page.locator("dialog").get_by_role("button", name="Create table").click()
    for _ in range(3):
        page.locator(OVER).first.wait_for()
        if page.locator(".generic-final").count():
            break
        choose(page, str(page.locator("[data-action]").first.get_attribute("data-action")))
        expect(page.locator("[data-do=confirm]:enabled")).to_have_count(0)
    page.locator(".generic-final").wait_for()
