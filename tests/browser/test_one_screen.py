"""Several people at one screen: everybody sees their own, and what is on it for all is what all may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.tables import TOGETHER, UNHURRIED, do_as_hinted, in_the_middle, moment, my_turn, new_table

OpenPage = Callable[..., Any]
ANN, BOT, BEN = {"who": "me", "label": "Ann"}, {"who": "bot", "bot": "random"}, {"who": "me", "label": "Ben"}
SEEN = ".log-lines, [role=log]"  # the log, and what is read aloud of it


def texts(page: Any) -> list[str]:
    """All lines of the log."""
    found: list[str] = page.locator(".log-lines > li").all_inner_texts()
    return found


def draw_two(page: Any) -> None:
    """Two cards from the deck, which nobody else sees."""
    page.locator(".draw-pile.can").click()
    page.locator(".prompt", has_text="second").wait_for()
    page.locator(".draw-pile.can").click()


def test_nobody_sees_the_others_hand(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(UNHURRIED)
    new_table(page, url, TOGETHER, shared_screen=True, visibility="local", record=in_the_middle("tickets"))
    curtain = page.locator(".curtain")
    seen = []
    for name in ("Ann", "Ben"):
        curtain.get_by_role("button", name=name).wait_for()
        expect(page.locator(".hand, .my-turn")).to_have_count(0)
        page.keyboard.press("u")  # keys do nothing behind the curtain
        curtain.get_by_role("button", name=name).click()
        my_turn(page)
        seen.append(page.locator(".hand").all_inner_texts())
        while page.locator(".my-turn").count():
            do_as_hinted(page)
        page.get_by_role("button", name="Hide and pass on").click()
    curtain.get_by_role("button", name="Ann").wait_for()
    assert seen[0] != seen[1]


def test_while_no_curtain_is_lifted_all_is_public(url: str, open_page: OpenPage) -> None:
    page, eve = open_page(viewport={"width": 1280, "height": 800}), open_page()
    page.add_init_script(UNHURRIED)
    record = moment("tickets", "turn", after=60, players=3)
    table = new_table(page, url, [ANN, BOT, BEN], shared_screen=True, record=record)
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="Ann").wait_for()
    eve.goto(f"{url}/table/{table}")
    eve.locator(".log-lines > li").first.wait_for()
    expect(page.locator(".log-lines > li")).to_have_text(texts(eve), use_inner_text=True)  # behind the curtain

    curtain.get_by_role("button", name="Ann").click()
    my_turn(page)
    hand = page.locator(".hand .card-count, .hand")
    before = hand.all_inner_texts()
    draw_two(page)
    page.locator(".pass-on").wait_for()
    assert hand.all_inner_texts() != before  # the second card, too, is seen
    secret = page.locator(".log-lines > li").filter(has_text="Ann").last.inner_text()
    expect(eve.locator(".player.active")).not_to_contain_text("Ann")
    assert secret not in texts(eve)

    page.get_by_role("button", name="Hide and pass on").click()
    expect(page.locator(".hand")).to_have_count(0)
    curtain.get_by_role("button", name="Ben").wait_for()  # the computer has played
    eve.locator(".player.active", has_text="Ben").wait_for()
    expect(page.locator(".log-lines > li")).to_have_text(texts(eve), use_inner_text=True)
    assert secret not in "".join(page.locator(SEEN).all_inner_texts())
    curtain.get_by_role("button", name="Ben").click()
    my_turn(page)
    assert secret not in "".join(page.locator(SEEN).all_inner_texts())


def test_whoever_looks_out_of_turn_looks_no_longer_than_the_turn(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(UNHURRIED)
    new_table(page, url, TOGETHER, shared_screen=True, visibility="local", record=in_the_middle("tickets"))
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="Ann").click()
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="View as Ben").click()
    curtain.get_by_role("button", name="Back").click()
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="View as Ben").click()
    curtain.get_by_role("button", name="I am Ben").click()
    page.locator(".pass-on", has_text="Ben is looking").wait_for()
    expect(page.locator(".my-turn")).to_have_count(0)  # Ben decides nothing for Ann
    page.get_by_role("button", name="Hide and pass on").click()
    curtain.get_by_role("button", name="Ann").click()
    my_turn(page)
    draw_two(page)
    page.get_by_role("button", name="Hide and pass on").click()
    curtain.get_by_role("button", name="Ben").wait_for()


def test_the_curtain_falls_by_itself(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    page.clock.install()
    new_table(page, url, TOGETHER, shared_screen=True, visibility="local", record=in_the_middle("tickets"))
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="Ann").click()
    my_turn(page)
    draw_two(page)
    told = page.locator(".pass-on, .curtain").first  # the curtain, where all of this has taken long
    expect(told).to_contain_text(re.compile("your turn is over|Ben"))
    page.clock.fast_forward("01:00")
    curtain.get_by_role("button", name="Ben").wait_for()
    expect(page.locator(".hand")).to_have_count(0)


def test_a_game_without_secrets_needs_no_curtain(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    seats = [ANN, BOT, BEN]
    record = moment("lilliput", "turn", after=40, players=3)
    new_table(page, url, seats, shared_screen=True, visibility="local", record=record)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Ann, your turn.")
    expect(page.get_by_role("status").filter(has_text="Ann, your turn.")).to_have_count(1)
    for _ in range(20):  # the next card may give Ann another turn, but not for ever
        my_turn(page)
        if "Ben" in prompt.inner_text():
            break
        do_as_hinted(page)
    expect(prompt).to_contain_text("Ben, your turn.")
    assert page.locator(".curtain, .pass-on").count() == 0
