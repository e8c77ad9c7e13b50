"""A table of 18Lilliput through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import expect
from browser.hand import play
from browser.lilliput_table import DRAFTED, NEXT, click_cell, draft, record_of
from browser.shifts import shifts, watch_shifts
from browser.tables import in_the_middle, moment, my_turn, new_table
from roundhouse.kernel.records import final_position, read_record

NOTHING_FITS = """
draft red; lay red 0,1 YC-C 1; draft general; draft green; lay green 1,0 YC-C 2; draft treasurer; card 5 shares;
done; done; card 10 nothing; done; card 8 cash; done; copy 5 cash; done; pay red; pay green; card 2 tile; lay
green 1,-1 YP-C 3; lay green 0,-1 CH-G 2; done; card 8 cash; done; card 9 station; done; done; card 5 shares;
buy red; pay red; pay green; card 10 treasury; amount 50; done; copy 10 cash; card 5 shares; done; copy 10 cash;
done; pay red; withhold green; done; card 10 treasury; amount 70; card 3 cash; done; card 9 station; done; done;
card 2 tile; lay green 0,-2 YP-C 3; pay red; pay green; card 5 shares; buy green; done; copy 5 cash; card 10
nothing; card 3 yellow; lay red 1,1 YP-C 2
"""
ONE_TILE = f"{DRAFTED}; card 2 tile"
WITHOUT_A_TRAIN = """
draft red; lay red 1,0 YC-S 0; draft general; draft green; lay green -1,0 YC-S 0; draft emperor; card 8 trains;
train from green 2 to red; amount 545; yes; done; copy 8 trains; train from red 2 to green; amount 1; yes;
train from red 2 to green; amount 1; yes; done; card 10 cash; done; copy 8 trains; train from green 2 to red; amount 10;
no; train from green 2 to red
"""
"""Red has £7 and no train, its director £30."""
NOTE_SLIDES = """document.addEventListener("animationstart", (event) => {
    const from = event.target.style.getPropertyValue("--from");
    if (event.animationName === "slide-marker" && from) document.documentElement.dataset.slid = from;
})"""
FIRST = {"game": "lilliput", "options": {"first_player": 0}}
OpenPage = Callable[..., Any]


def pounds(text: str) -> int:
    return int(text.removeprefix("£").replace(",", ""))


@pytest.mark.time_limit(1200)
def test_a_whole_game_comes_to_the_score_of_its_record(url: str, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, **FIRST)
    page.wait_for_selector(".draft-card.open")
    watch_shifts(page)
    assert play(page, NEXT).presses > 50
    assert shifts(page) == []
    shown = {
        int(row.get_attribute("data-seat")): pounds(row.locator(".total").inner_text())
        for row in page.locator(".lilliput-final tr[data-seat]").all()
    }
    page.locator(".more > button").click()
    with page.expect_download() as download:
        page.locator(".menu a[download]").click()
    download.value.save_as(tmp_path / "game.rh.json")
    record = read_record((tmp_path / "game.rh.json").read_text("utf-8"))
    assert final_position(record).scores() == [shown[0], shown[1]]
    expect(page.locator(".lilliput-final .history-table tbody tr")).to_have_count(9)
    assert page.locator(".history-table tbody tr").last.locator("td").all_inner_texts() == [
        f"£{shown[0]:,}",
        f"£{shown[1]:,}",
    ]
    page.locator(".board-tools button").nth(1).click()
    cash = page.locator(".player-score").all_inner_texts()
    for seat in (0, 1):
        page.locator(".ledger-tabs button").nth(seat).click()
        assert page.locator(".wide-dialog .ledger tr").last.locator("td").last.inner_text() == cash[seat]


DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.mark.time_limit(1200)
@pytest.mark.parametrize(
    ("players", "options", "viewport"),
    [(1, {}, DESK), (4, {"laputa": True}, DESK), (2, {"scenario": "the-mountains"}, PHONE)],
)
def test_every_kind_of_table_is_played_to_its_end_by_a_pointer(
    url: str, open_page: OpenPage, players: int, options: dict[str, Any], viewport: dict[str, int]
) -> None:
    """Nothing that is asked lies under something else, on a phone neither; alone, with four, with a landscape."""
    page = open_page(viewport=viewport, has_touch=viewport is PHONE)
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (players - 1)]
    new_table(page, url, seats, game="lilliput", options=options)
    assert play(page, NEXT, touches=viewport is PHONE).presses > 30
    expect(page.locator(".lilliput-final tr[data-seat]")).to_have_count(max(players, 2))


def test_a_tile_is_a_ghost_until_it_is_confirmed(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, **FIRST)
    draft(page, "red")
    page.locator("[data-tile='YC-C']").click()
    assert page.locator(".cell.target").count() == 4
    click_cell(page, "1,0")
    page.wait_for_selector(".ghost-tile")
    before = page.locator(".ghost-tile .turned").get_attribute("data-turn")
    page.keyboard.press("r")
    page.wait_for_selector(f".ghost-tile .turned:not([data-turn='{before}'])")
    click_cell(page, "1,0")
    page.wait_for_selector(f".ghost-tile .turned[data-turn='{before}']")
    page.keyboard.press("Escape")
    page.wait_for_selector(".ghost-tile", state="detached")
    assert page.locator(".cell.laid").count() == 1
    click_cell(page, "0,1")
    page.wait_for_selector(".ghost-tile")
    page.locator(".board").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".cell.laid[data-cell='0,1']")


def test_every_no_has_a_why(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, **FIRST)
    draft(page, "green")
    page.locator("[data-tile='YC-S']").click()
    click_cell(page, "0,0")
    page.wait_for_selector(".notice .rule-link")
    assert str(page.locator(".notice .rule-link").get_attribute("href")).startswith("/rules/L-")


def test_a_price_tells_what_was_declined_and_what_the_director_adds(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=record_of(WITHOUT_A_TRAIN))
    my_turn(page)
    expect(page.locator(".price-notes")).to_have_text(re.compile("£10 was declined"))
    amount = page.locator("input[name=amount]")
    assert (amount.get_attribute("min"), amount.get_attribute("max")) == ("11", "37")
    amount.fill("30")
    expect(page.locator(".price-notes .loss")).to_have_text("£23 of it comes from your own cash.")


def test_a_half_that_can_do_nothing_says_so_and_is_asked_about(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740})
    new_table(page, url, record=in_the_middle("lilliput"))
    my_turn(page)
    page.locator(".half.idle .idle-note").first.wait_for()
    page.locator(".half.idle").first.click()
    expect(page.locator(".ask")).to_contain_text("This half can do nothing now.")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-do=confirm]", state="detached")
    page.locator("[data-tab=cards]").click()
    taken = page.locator(".log-line", has_text="You took card")
    before = taken.count()
    page.locator(".action-card.open:not(.taken) [data-action$=cash]").first.click()
    expect(taken).to_have_count(before + 1)


def test_whoever_does_not_want_to_be_asked_is_asked_again_after_an_undo(url: str, open_page: OpenPage) -> None:
    """The page says "done" in the player's place, and nothing else; a wish once taken back is forgotten."""
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record_of(f"{DRAFTED}; card 8 cash"))
    my_turn(page)
    end = page.locator(".stage-after-the-action")
    end.wait_for()
    page.locator(".ask-more input").check()
    end.wait_for()
    page.locator("[data-do=done]").click()
    while True:
        expect(page.locator(".stage-turn.my-turn, .my-turn .stage-turn, .my-turn .run-way").first).to_be_visible()
        if page.locator(".run-way").count() == 0:
            break
        way = page.locator("[data-action^=pay], [data-action^=withhold]").first
        asked = way.get_attribute("data-action")
        way.click()
        page.locator(f"[data-action='{asked}']").wait_for(state="detached")
    own = page.locator(".log-line", has_text="You took card")
    before = own.count()
    page.locator(".turn-extras .ask-more input:checked").wait_for()
    page.locator(".action-card.open:not(.taken) [data-action$=cash]").first.click()
    expect(own).to_have_count(before + 1)
    expect(end).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    end.wait_for()
    expect(page.locator(".ask-more input")).to_be_checked()


def test_a_cell_tells_why_nothing_can_be_laid_there(url: str, open_page: OpenPage) -> None:
    """Without a tile, and with one of the wrong kind: what is said is about that very cell."""
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record_of(ONE_TILE))
    my_turn(page)
    notice = page.locator(".notice")
    click_cell(page, "0,0")
    expect(notice.locator(".rule-link")).to_have_text("L-133")
    click_cell(page, "-1,0")
    expect(notice.locator(".rule-link")).to_have_text(re.compile("L-10[01]"))
    page.locator("[data-tile='YP-S']").click()
    click_cell(page, "-1,0")
    expect(notice).to_contain_text("The four squares around Mildendo are for cities")
    page.locator("[data-tile='GC']").click(force=True)  # grey, but it answers
    expect(notice.locator(".rule-link")).to_have_text("L-159")
    expect(page.locator(".tile-option")).to_have_count(14)


def test_a_cell_answers_before_a_card_is_taken_and_beyond_the_map(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record_of(DRAFTED))
    my_turn(page)
    notice = page.locator(".notice")
    click_cell(page, "-1,0")
    expect(notice).to_contain_text("Take one first, then choose (\N{MINUS SIGN}1, 0)")
    expect(notice.locator(".rule-link")).to_have_text("L-061")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    room = page.locator(".board-window").bounding_box()
    page.mouse.click(room["x"] + 6, room["y"] + room["height"] / 2)  # land on which nobody can build yet
    expect(notice.locator(".rule-link")).to_have_text("L-061")
    page.locator("[data-action='card 10 cash']").click()
    page.locator(".stage-after-the-action").wait_for()
    click_cell(page, "-1,0")
    expect(notice.locator(".rule-link")).to_have_text("L-061")


def test_a_tile_that_fits_nowhere_says_where_it_comes_nearest(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=moment("lilliput", "laying", after=30))
    my_turn(page)
    notice = page.locator(".notice")
    for tile in page.locator(".tile-option[aria-disabled=true]").all():
        tile.click(force=True)  # grey, but it answers
        expect(notice.locator(".rule-link")).to_have_text(re.compile(r"L-\d+"))
        if "comes nearest at" in notice.inner_text():
            break
    expect(notice).to_contain_text("This tile fits nowhere now. It comes nearest at (")


def test_what_cannot_be_paid_is_shown_with_its_reason(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record_of(WITHOUT_A_TRAIN.removesuffix("; train from green 2 to red\n")))
    my_turn(page)
    notice = page.locator(".notice")
    page.locator("[data-action='train bank red'][aria-disabled=true]").click(force=True)
    expect(notice).to_contain_text("Red has £7 and you have £30")
    new_table(page, url, record=moment("lilliput", "shares", after=86, seed=5))
    my_turn(page)
    page.locator("[data-found]:not([aria-disabled=true])").first.click()
    page.locator("[data-action^='found '][aria-disabled=true]").last.click(force=True)
    expect(notice).to_contain_text("you have £284")


def test_the_ghost_has_its_buttons_beside_it_and_tells_what_would_be_earned(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=record_of(ONE_TILE))
    my_turn(page)
    page.locator("[data-tile='YP-C']").click()
    cell = str(page.locator(".cell.target").first.get_attribute("data-cell"))
    click_cell(page, cell)
    page.locator("[data-here=turn]").wait_for()
    before = str(page.locator(".ghost-tile .turned").get_attribute("data-turn"))
    page.locator("[data-here=turn]").click()
    page.wait_for_selector(f".ghost-tile .turned:not([data-turn='{before}'])")
    expect(page.locator(".lay-head .earnings")).to_be_visible()
    page.locator("[data-here=confirm]").click()
    page.wait_for_selector(f".cell.laid[data-cell='{cell}']")


def test_a_marker_slides_from_where_it_stood(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    new_table(page, url, record=moment("lilliput", "run"))
    my_turn(page)
    page.evaluate(NOTE_SLIDES)
    page.locator("[data-action^=withhold]").click()
    expect(page.locator("html[data-slid]")).to_have_attribute("data-slid", re.compile(r"^-?[1-9]\d*(\.\d+)?px "))


def test_a_turn_can_be_ended_where_no_tile_fits(url: str, open_page: OpenPage) -> None:
    """After the first of two yellow tiles nothing can be laid, but the Treasurer could still be turned in."""
    page = open_page(viewport={"width": 1280, "height": 800})
    new_table(page, url, record=record_of(NOTHING_FITS))
    my_turn(page)
    prompt, ask = page.locator("#prompt"), page.locator(".ask")
    expect(prompt).to_contain_text("No tile can be laid")
    expect(ask.locator("h2")).to_have_text("No tile can be laid")
    expect(ask.locator("button")).to_have_text(["Turn in the Treasurer", "Done"])
    expect(page.locator(".cell.target, .tile-option")).to_have_count(0)
    page.locator("[data-do=done]").click()
    expect(prompt).to_contain_text("End your turn")
    expect(ask.locator("h2")).to_have_text("End your turn?")
    page.locator("[data-do=done]").click()
    expect(prompt).to_contain_text("Red earned £50")


def test_an_instruction_is_given_in_the_menu_and_ended_beside_the_map(url: str, open_page: OpenPage) -> None:
    page = open_page()
    new_table(page, url, game="lilliput", options={"first_player": 0})
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Pay out whenever my trains earn").click()
    given = page.locator(".given button")
    expect(given).to_have_text(re.compile("Pay out whenever my trains earn"))
    given.click()
    expect(given).to_have_count(0)


def test_the_aid_names_the_variants_of_this_table(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    options = {"expert": True, "scenario": "separated"}
    new_table(page, url, game="lilliput", options=options)
    expect(page.locator(".about")).to_contain_text("Expert")
    page.locator(".board-tools button").nth(0).click()
    rows = page.locator(".aid-variants tr")
    expect(rows).to_have_count(2)
    expect(page.locator(".aid-variants")).to_contain_text("The top train goes to the pool before the trains run")
    expect(page.locator(".aid-variants")).to_contain_text("Two straits divide the land")


def test_shares_are_looked_up_by_round(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, record=in_the_middle("lilliput"))
    my_turn(page)
    page.locator(".board-tools button").nth(2).click()
    start = page.locator(".shares-when").get_by_role("button", name="start")
    held = page.locator(".shares-history tbody")
    now = held.inner_text()
    assert "10%" in now
    start.click()
    expect(start).to_have_attribute("aria-pressed", "true")
    expect(held).not_to_contain_text("10%")  # everybody begins with a director's certificate alone
    page.locator(".shares-when").get_by_role("button", name="now").click()
    assert held.inner_text() == now
