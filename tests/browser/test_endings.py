"""How games end and go on: giving up, and another game in one click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import join, moment, my_turn, new_table

OpenPage = Callable[..., Any]

KEEP_STEPS = """
window.steps = [];
const later = setTimeout;
window.setTimeout = (work, wait, ...more) => {
  if (wait === 1300) window.steps.push(work); // STEP_TIME of scoring.js
  return later(work, wait, ...more);
};
"""


def test_who_gives_up_a_game_of_two_loses_it_and_both_play_again(url: str, open_page: OpenPage) -> None:
    ada, bob = open_page(), open_page()
    seats = [{"who": "me"}, {"who": "open"}]
    table = new_table(ada, url, seats, game="lilliput", options={"first_player": 0})
    join(bob, url, table)
    my_turn(ada)
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Resign").click()
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("the other player wins")
    dialog.get_by_role("button", name="Resign").click()
    ada.locator(".prompt", has_text="You resigned: Bob wins.").wait_for()
    bob.locator(".prompt", has_text="Ada resigned: you win.").wait_for()
    for page in (ada, bob):
        page.locator(".dock").get_by_role("button", name="Play again").click()
    for page in (ada, bob):
        expect(page).not_to_have_url(f"{url}/table/{table}")
        page.locator(".table-screen, .waiting").first.wait_for()


def test_another_game_against_computers_takes_one_click(url: str, open_page: OpenPage) -> None:
    page = open_page()
    table = new_table(page, url, record=moment("lilliput", "over"))
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(f"{url}/table/{table}")
    page.locator(".table-screen").wait_for()
    expect(page.locator(".lilliput-final")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (2560, 1440), (820, 1180), (390, 844), (844, 390)])
def test_the_way_back_to_the_map_covers_nothing_of_the_score(
    url: str, open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    seats = [{"who": "me", "label": name} for name in ("Wilhelmina Wanda", "Montgomery Monk")]
    new_table(page, url, seats, shared_screen=True, visibility="local", record=moment("lilliput", "over"))
    sheet, button = page.locator(".sheet-room"), page.locator(".sheet-close")
    sheet.wait_for()
    bottom = sheet.bounding_box()["y"] + sheet.bounding_box()["height"]
    assert bottom <= button.bounding_box()["y"]
    room = page.locator(".board-room").bounding_box()
    assert button.bounding_box()["y"] + button.bounding_box()["height"] <= room["y"] + room["height"]
    ends = page.locator(".lilliput-final .plot-end")
    expect(ends).to_have_count(2)
    expect(ends.filter(has_text="Wilhelmina")).to_have_count(1)
    right = page.locator(".lilliput-final .plot").evaluate("(plot) => plot.getBoundingClientRect().right")
    assert max(box["x"] + box["width"] for box in (end.bounding_box() for end in ends.all())) <= right
    assert page.locator(".phase-line").evaluate("(line) => line.scrollWidth <= line.clientWidth")


def test_a_scoring_that_is_passed_over_as_it_goes_on_stays_at_its_end(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    page.add_init_script(KEEP_STEPS)
    new_table(page, url, record=moment("tickets", "over"))
    page.get_by_role("button", name="Skip to the result").click()
    page.locator(".winner").wait_for()
    assert page.evaluate("window.steps.length") > 0
    page.evaluate("window.steps.forEach((step) => step())")  # too late
    expect(page.locator(".final-line")).to_contain_text("85 points")
    expect(page.locator(".final").get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
