"""The start page, the waiting room, the rulebook and the guides, through the page alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.tables import new_table
from roundhouse.match.table import BotSeat, Table


def start(page: Any, url: str, path: str = "/") -> Any:
    page.goto(f"{url}{path}")
    page.locator("header.top").wait_for()
    return page


def record(game: str, bot: str, decisions: int) -> dict[str, Any]:
    """The record of a game that two bots have played so far."""
    table = Table.open(game, seats=[BotSeat(bot), BotSeat(bot)], seed=5)
    for _ in range(decisions):
        if not table.is_over:
            table.play_bot()
    return {**table.record().to_dict(), "names": ["Ada", f"bot:{bot}"]}


def give_file(page: Any, name: str, content: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    )


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_one_click_leads_to_a_game_that_is_kept(url: str, open_page: Callable[..., Any], game: str) -> None:
    page = start(open_page(), url)
    page.locator(f".of-{game} button.go").click()
    page.locator(".table-screen").wait_for()
    page.locator("a.brand").click()
    line = page.locator(".list").first.locator(".table-line")
    line.wait_for()
    assert page.locator(f".list .game-sign.of-{game}").count() >= 1
    line.click()
    page.locator(".table-screen").wait_for()


def test_friends_meet_by_a_link(url: str, open_page: Callable[..., Any]) -> None:
    ada, ben = start(open_page(), url), open_page()
    ada.locator(".name-tag").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Ada").wait_for()
    ada.locator(".of-tickets").get_by_role("button", name="New table").click()
    ada.get_by_label("Player 2").select_option("friend")
    ada.get_by_role("button", name="Create table").click()
    link = ada.get_by_label("Link to this table").input_value()
    start(ben, "", link)
    ben.get_by_role("button", name="Take a seat").click()
    ben.get_by_text("Waiting for the host to start the game.").wait_for()
    ada.get_by_text("Everybody is here").wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator(".table-screen").wait_for()
    ben.locator(".players").get_by_text("Ada").first.wait_for()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("no json", "it is not JSON"),
        ("{}", "not a game record"),
        (json.dumps({"format": "roundhouse-record", "names": ["A"], "seed": None}), "still in progress"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    url: str, open_page: Callable[..., Any], content: str, reason: str
) -> None:
    page = start(open_page(), url)
    give_file(page, "evening.rh.json", content)
    page.locator("p.trouble", has_text=reason).wait_for()
    assert "evening.rh.json" in page.locator("p.trouble").inner_text()


@pytest.mark.parametrize(("game", "bot", "decisions"), [("tickets", "random", 10_000), ("lilliput", "greedy", 30)])
def test_a_record_is_taken_up_where_it_ends(
    url: str, open_page: Callable[..., Any], game: str, bot: str, decisions: int
) -> None:
    page = start(open_page(), url)
    taken = record(game, bot, decisions)
    give_file(page, "evening.rh.json", json.dumps(taken))
    page.locator(f".table-screen.game-{game}").wait_for()
    if taken["result"]:
        page.get_by_role("button", name="Skip to the result").click()
        best = max(taken["result"]["scores"])
        page.locator("#prompt", has_text=f"with {best} points").wait_for()


def test_practice_is_shown_before_anybody_takes_a_seat(url: str, open_page: Callable[..., Any]) -> None:
    ada, ben = open_page(), open_page()
    seats = [{"who": "me"}, {"who": "open"}]
    table = new_table(ada, url, seats, visibility="public", record=record("lilliput", "greedy", 10))
    ada.locator(".practice-note", has_text="made from a record").wait_for()
    start(ben, url)
    line = ben.locator(f".table-line[href='/table/{table}']")
    line.locator(".chip.practice").wait_for()
    line.click()
    ben.locator(".practice-note", has_text="made from a record").wait_for()
    ben.get_by_role("button", name="Take a seat").click()
    ben.locator(".table-screen .top .chip.practice").wait_for()


def test_the_rulebook_is_searched_and_leads_to_a_rule(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(), url, "/rules/L-116")
    page.locator("#L-116.chosen").wait_for()
    page.get_by_label("Search the rules").fill("L-116")
    page.locator(".rule").nth(1).wait_for(state="detached")
    assert page.locator(".rule").count() == 1
    page.get_by_label("Search the rules").fill("no rule says this")
    page.get_by_text("No rule contains these words.").wait_for()


def test_language_and_light_change_without_a_reload(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(color_scheme="light"), url)
    page.evaluate("window.sameDocument = true")
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    page.locator("button.icon").last.click()
    page.locator("html[data-theme=dark]").wait_for()
    assert page.evaluate("window.sameDocument") is True
    page.reload()
    page.locator("header.top").wait_for()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["cs", "dark"]


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_guide_goes_along_with_ten_decisions(url: str, open_page: Callable[..., Any], game: str) -> None:
    page = start(open_page(viewport={"width": 1400, "height": 900}), url, f"/learn/{game}")
    lessons = []
    for number in range(1, 11):
        page.get_by_text(f"Decision {number} of 10").wait_for()
        page.locator(".table-screen.my-turn").wait_for()
        lessons.append(page.locator(".guide-text").inner_text())
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do it").click()
    page.get_by_text("the end of the guide").wait_for()
    assert len(set(lessons)) >= 6


def test_an_address_without_a_screen_says_so(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(), url)
    page.evaluate("history.pushState(null, '', '/nonsense'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_text("There is nothing at this address.").wait_for()


def test_an_old_browser_is_told_so_in_a_sentence(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.add_init_script("HTMLScriptElement.supports = undefined")
    page.goto(url)
    page.get_by_text("This browser is too old").wait_for()
