"""The map never moves by itself: through whole games, and whatever comes and goes, in every window.

Box and transformation of the map are read in every frame; each whole game tells how often they changed (`--junit-xml`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import lilliput_table, tickets_table
from browser.conftest import expect
from browser.hand import Hand, play
from browser.shifts import shifts, watch_shifts
from browser.tables import GAMES, in_the_middle, moment, my_turn, new_table

OpenPage = Callable[..., Any]
WINDOWS = {
    "desk": (1366, 768),
    "wide": (2560, 1440),
    "tablet": (820, 1180),
    "portrait": (390, 844),
    "landscape": (844, 390),
}
PHONES = ("portrait", "landscape")
NEXT = {"tickets": tickets_table.NEXT, "lilliput": lilliput_table.NEXT}
FIRST = {"tickets": ".keep", "lilliput": ".draft-card.open"}
LONG_NOTICE = """() => {
  document.querySelector('.since > span').textContent = 'A long line about what the others did. '.repeat(6);
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.textContent = 'A long reason why this cannot be done. '.repeat(12);
  document.querySelector('.dock').append(notice);
}"""
OUTAGE = """async (why) => { (await import('/js/transport.js')).outage.value = why; }"""


def opened(open_page: OpenPage, mode: str) -> Any:
    width, height = WINDOWS[mode]
    touch = {"has_touch": True, "is_mobile": True} if mode in PHONES else {}
    return open_page(viewport={"width": width, "height": height}, **touch)


@pytest.mark.parametrize("mode", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_and_goes_leaves_the_map_alone(url: str, open_page: OpenPage, game: str, mode: str) -> None:
    page = opened(open_page, mode)
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    assert page.locator("html").get_attribute("data-mode") == mode
    watch_shifts(page)
    hand = Hand(page, mode in PHONES)

    page.get_by_role("button", name="Hint").click()
    page.locator(".hint").wait_for()
    hand.press(".hint-end button:last-child")
    page.locator(".hint").wait_for(state="detached")

    if game == "tickets":
        for route in page.locator(".route.claimed").all():  # a finger may mean an open route beside it
            hand.press(route.element_handle())
            page.locator(".notice .rule-link, .ask").first.wait_for()
            if page.locator(".notice").count():
                break
            page.keyboard.press("Escape")
        assert page.locator(".notice").count() == 1
        page.keyboard.press("Escape")
        hand.press(".route.claimable")
        page.locator(".ask").wait_for()
        page.keyboard.press("Escape")
        page.locator(".ask").wait_for(state="detached")

    page.evaluate(OUTAGE, "server-gone")
    page.locator(".banner").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == WINDOWS[mode][0]
    page.evaluate(OUTAGE, None)
    page.locator(".banner").wait_for(state="detached")

    page.evaluate("document.activeElement.blur()")  # on the map arrows lead from target to target
    page.keyboard.press("ArrowLeft")
    page.locator(".replay").wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    page.locator(".replay").wait_for(state="detached")

    page.locator("select.language").select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    my_turn(page)
    assert shifts(page) == []


@pytest.mark.parametrize("mode", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_covers_the_tools_of_the_board(
    url: str, open_page: OpenPage, game: str, mode: str
) -> None:
    page = opened(open_page, mode)
    new_table(page, url, record=in_the_middle(game))
    my_turn(page)
    page.locator(".board").focus()
    page.keyboard.press("+")  # moved: so that its button is there, too
    page.locator(".board-window.moved").wait_for()
    page.locator(".since").wait_for()
    page.evaluate(LONG_NOTICE)
    page.locator(".dock .notice").wait_for()
    tools = page.locator(".board-tools button:visible")
    assert tools.count() == {"tickets": 1, "lilliput": 4}[game]
    for tool in tools.all():
        tool.click(trial=True)


@pytest.mark.parametrize("mode", WINDOWS)
@pytest.mark.parametrize("stage", ["laying", "shares", "trains", "run"])
def test_no_question_of_18lilliput_moves_the_map(url: str, open_page: OpenPage, stage: str, mode: str) -> None:
    page = opened(open_page, mode)
    new_table(
        page,
        url,
        [{"who": "me"}] + [{"who": "bot", "bot": "random"}] * 3,
        record=moment("lilliput", stage, after=30, players=4),
    )
    my_turn(page)
    page.locator(".ask").wait_for()
    watch_shifts(page)
    hand = Hand(page, mode in PHONES)
    if stage == "laying":
        hand.press(".tile-option:not([aria-disabled=true])")
        hand.press(".cell.target")
        page.locator(".ghost-tile").wait_for()
        page.keyboard.press("Escape")
        page.locator(".ghost-tile").wait_for(state="detached")
    else:
        log = page.locator(".log-lines li")
        before = log.count()
        hand.press(".ask [data-action]:not([aria-disabled=true])")
        hand.press("[data-do=confirm]") if page.locator("[data-do=confirm]").count() else None
        expect(log.nth(before)).to_be_attached()
    assert shifts(page) == []


@pytest.mark.time_limit(1200)
@pytest.mark.parametrize("mode", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_leaves_the_map_alone(
    url: str, open_page: OpenPage, record_property: Callable[[str, object], None], game: str, mode: str
) -> None:
    """By touch on a phone, held upright and sideways; by mouse at a desk in test_tickets.py and test_lilliput.py."""
    page = opened(open_page, mode)
    new_table(page, url, game=game, options={"first_player": 0})
    page.locator(FIRST[game]).first.wait_for()
    watch_shifts(page)
    hand = play(page, NEXT[game], touches=True)
    found = shifts(page)
    record_property("layout shifts", len(found))
    record_property("presses", hand.presses)
    assert found == []
