"""What the others did: seen one by one at the reader's pace, kept on their cards, and stepped through."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.tables import do_as_hinted, moment, my_turn, new_table
from browser.tickets_table import click_route

OpenPage = Callable[..., Any]
BOT = {"who": "bot", "bot": "random"}
SLOW_VIEW = 0.3  # seconds that a moment is on its way
BY_CLICK = "localStorage.setItem('roundhouse.pace', 'click')"


def three(page: Any, url: str) -> None:
    """The reader and two computers, in the middle of a game."""
    new_table(page, url, [{"who": "me"}, BOT, BOT], record=moment("tickets", "turn", after=60, players=3))
    my_turn(page)


def play_a_turn(page: Any) -> None:
    """Until it is over; computers wait for a click, or else the next turn may begin before this one is seen to end."""
    while page.locator(".my-turn").count():
        do_as_hinted(page)


def test_moves_of_computers_wait_for_a_click(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(BY_CLICK)
    three(page, url)
    play_a_turn(page)
    forward = page.get_by_role("button", name="Next move")
    seen = 0
    lines = page.locator(".log-line")
    while not page.locator(".my-turn").count():
        forward.wait_for()
        before = page.locator(".log-line").all_inner_texts()
        forward.click()
        expect(lines).not_to_have_text(before, use_inner_text=True)
        seen += 1
        assert seen <= 10
    assert seen >= 2  # each computer by itself
    expect(forward).to_have_count(0)


def test_a_pace_is_chosen_and_kept(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    three(page, url)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Computers play").select_option("click")
    page.reload()
    my_turn(page)
    play_a_turn(page)
    page.get_by_role("button", name="Show all").click()
    my_turn(page)


def test_what_was_done_since_the_last_turn_is_stepped_through(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(BY_CLICK)
    three(page, url)
    play_a_turn(page)
    page.get_by_role("button", name="Show all").click()
    my_turn(page)
    bar = page.locator(".since")
    expect(bar).to_contain_text("since your last turn")
    bar.get_by_role("button", name="back").click()
    page.locator(".replay").wait_for()
    expect(bar).to_contain_text("1 /")
    page.route("**/view?*", lambda route: (time.sleep(SLOW_VIEW), route.continue_()))  # every click counts all the same
    for _ in range(int(bar.locator(".figure").inner_text().split()[-1])):
        bar.get_by_role("button", name="forward").click()
    page.locator(".replay").wait_for(state="detached")
    my_turn(page)
    bar.get_by_role("button", name="Close").click()
    expect(bar).to_have_count(0)
    lasts = page.locator(".player-last")
    expect(lasts).to_have_count(3)
    assert all(lasts.all_inner_texts())


def routes(page: Any, selector: str) -> set[str]:
    found: list[str] = page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.route)")
    return set(found)


def test_what_the_others_changed_keeps_a_halo_until_the_next_turn(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    page.add_init_script(BY_CLICK)
    three(page, url)
    for _ in range(12):  # by then somebody has claimed a route
        before = routes(page, ".route.claimed")
        page.locator(".draw-pile.can").click()
        page.locator(".prompt", has_text="second").wait_for()
        assert routes(page, ".route.fresh") == set()
        page.locator(".draw-pile.can").click()
        page.get_by_role("button", name="Show all").click()
        my_turn(page)
        fresh = routes(page, ".route.fresh:has(.halo-last)")
        assert fresh == routes(page, ".route.claimed") - before
        if fresh:
            break
    assert fresh
    expect(page.locator(".player-last:visible")).to_have_count(3)  # at a laptop, too


def test_a_reason_goes_with_the_position_it_was_about(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(BY_CLICK)
    three(page, url)
    play_a_turn(page)
    forward = page.get_by_role("button", name="Next move")
    forward.wait_for()
    click_route(page, ".route:not(.claimed)")
    notice = page.locator(".notice", has_text="It is not your turn yet")
    notice.wait_for()
    forward.click()
    expect(notice).to_have_count(0)
