"""The workshop: a board and a landscape are drawn by mouse and by touch, tried out by bots, played on and reopened."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hand import Hand
from roundhouse.games.lilliput.box.landscapes import read_landscape
from roundhouse.games.tickets.box.board import board_in_file

OpenPage = Callable[..., Any]
PLACES = [(0.15, 0.2), (0.5, 0.12), (0.85, 0.25), (0.2, 0.8), (0.55, 0.6), (0.85, 0.8)]
WAYS = [(0, 1), (1, 2), (0, 3), (1, 4), (3, 4), (4, 5), (2, 5), (0, 4)]
PATIENCE = 600_000  # milliseconds: games wait for everything else that the machine does
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def paper(page: Any, share: tuple[float, float]) -> tuple[float, float]:
    """A place on the sheet, in pixels of the window."""
    page.locator(".editor-window").scroll_into_view_if_needed()
    box = page.locator(".editor .paper").bounding_box()
    return box["x"] + share[0] * box["width"], box["y"] + share[1] * box["height"]


def take(page: Any, hand: Hand, tool: str) -> None:
    hand.press(f'.workshop-modes label:has(input[value="{tool}"]) span')
    expect(page.locator(f'.workshop-modes input[value="{tool}"]')).to_be_checked()


def city(page: Any, number: int) -> Any:
    return page.locator(".editor .handle").nth(number)


def draw_board(page: Any, hand: Hand) -> None:
    take(page, hand, "city")
    for number, place in enumerate(PLACES):
        hand.at(*paper(page, place))
        expect(page.locator(".editor .handle")).to_have_count(number + 1)
    take(page, hand, "route")
    for a, b in WAYS:
        take(page, hand, "move")  # every way begins anew
        take(page, hand, "route")
        hand.press(city(page, a).element_handle())
        expect(city(page, a)).to_have_class(re.compile("chosen"))
        hand.press(city(page, b).element_handle())
    expect(page.locator(".editor [data-route]")).to_have_count(len(WAYS))
    page.locator(".workshop-list summary").click()
    hand.press(page.locator('button:has-text("Propose tickets")').element_handle())
    expect(page.locator(".workshop-list li")).to_have_count(6)
    page.locator('input[name="cars"]').fill("8")
    page.locator('input[name="board-name"]').fill('<b>Fen & "Moor"</b>')
    page.locator('input[name="board-name"]').press("Tab")
    expect(page.locator(".workshop-total")).to_contain_text("of 100")


def try_out_and_play(page: Any, hand: Hand, board: str) -> None:
    page.locator('select[name="games"]').select_option("10")
    hand.press(".workshop-trial button.go")
    expect(page.locator(".workshop-report")).to_contain_text("A player scores", timeout=PATIENCE)
    expect(page.locator(".workshop-report tbody tr")).to_have_count(2)
    hand.press(page.locator('.workshop-tools button:has-text("Play on it")').element_handle())
    page.wait_for_url("**/table/*")
    page.locator(board).first.wait_for()


@pytest.mark.parametrize("touches", [False, True], ids=["mouse", "touch"])
def test_a_board_is_drawn_tried_out_played_on_and_reopened(url: str, open_page: OpenPage, touches: bool) -> None:
    page = open_page(**(PHONE if touches else {}))
    page.goto(f"{url}/workshop/tickets")
    page.locator(".editor .paper").wait_for()
    hand = Hand(page, touches)

    draw_board(page, hand)
    try_out_and_play(page, hand, ".tickets-map")

    page.goto(f"{url}/workshop/tickets")
    expect(page.locator(".editor [data-route]")).to_have_count(len(WAYS))
    expect(page.locator('input[name="board-name"]')).to_have_value('<b>Fen & "Moor"</b>')


def test_a_city_is_dragged_renamed_and_taken_back(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/workshop/tickets")
    page.locator(".editor .paper").wait_for()
    hand = Hand(page)
    take(page, hand, "city")
    hand.at(*paper(page, PLACES[0]))
    before = city(page, 0).bounding_box()
    take(page, hand, "move")
    page.mouse.move(*paper(page, PLACES[0]))
    page.mouse.down()
    page.mouse.move(*paper(page, (0.4, 0.4)), steps=4)
    page.mouse.up()
    after = city(page, 0).bounding_box()
    assert after["x"] > before["x"] + 50
    hand.press(city(page, 0).element_handle())
    field = page.locator(".workshop-panel input").first
    field.fill("Žluťoučký Hrádek")
    field.press("Tab")
    expect(city(page, 0)).to_have_attribute("data-city", "zlutoucky_hradek")
    for _ in range(2):
        page.keyboard.press("Control+z")
    expect(city(page, 0)).to_have_attribute("data-city", "city_1")
    assert abs(city(page, 0).bounding_box()["x"] - before["x"]) < 2
    city(page, 0).focus()
    page.keyboard.press("Delete")
    expect(page.locator(".editor .handle")).to_have_count(0)


def test_mistakes_are_told_while_drawing_with_their_places(url: str, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    page.goto(f"{url}/workshop/tickets")
    page.locator(".editor .paper").wait_for()
    hand = Hand(page)
    draw_board(page, hand)
    with page.expect_download() as saved:
        hand.press(page.locator('.workshop-tools button:has-text("Save as a file")').element_handle())
    file = tmp_path / "own.toml"
    saved.value.save_as(file)
    data = board_in_file(file.read_text("utf-8"), "own.toml")
    assert (data["cars"], len(data["routes"]), len(data["tickets"])) == (8, len(WAYS), 6)

    take(page, hand, "city")
    hand.at(*paper(page, (0.95, 0.5)))
    mistake = page.locator(".workshop-mistakes button", has_text="No way leads to City 7")
    expect(mistake).to_be_visible()
    mistake.click()
    expect(page.locator(".handle.marked")).to_have_count(1)
    page.locator('input[name="cars"]').fill("99")
    page.locator('input[name="cars"]').press("Tab")
    expect(page.locator(".workshop-mistakes .trouble")).to_contain_text("cars")
    expect(page.locator('.workshop-tools button:has-text("Play on it")')).to_be_disabled()

    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text("utf-8").replace("length = ", "length = 7"), "utf-8")
    page.locator('.workshop-tools input[type="file"]').set_input_files(wrong)
    expect(page.locator(".bench-side > .trouble")).to_contain_text("routes[1].length")
    page.locator('.workshop-tools input[type="file"]').set_input_files(file)
    expect(page.locator(".workshop-total")).to_be_visible()


def cell(page: Any, x: int, y: int) -> tuple[float, float]:
    """The middle of a cell in pixels, seen from Mildendo's."""
    page.locator(".editor-window").scroll_into_view_if_needed()
    home = page.locator('.editor [data-cell="0,0"]').bounding_box()
    step = page.locator(".editor .ghost-edge").last.bounding_box()["width"] * 100 / 94
    return home["x"] + home["width"] / 2 + x * step, home["y"] + home["height"] / 2 - y * step


@pytest.mark.parametrize("touches", [False, True], ids=["mouse", "touch"])
def test_a_landscape_is_painted_tried_out_played_on_and_reopened(
    url: str, open_page: OpenPage, touches: bool, tmp_path: Path
) -> None:
    page = open_page(**(PHONE if touches else {}))
    page.goto(f"{url}/workshop/lilliput")
    page.locator('.editor [data-cell="0,0"]').wait_for()
    hand = Hand(page, touches)
    hand.press('.tile-palette label:has(input[value="river"]) > span')
    page.locator(".workshop-panel select").select_option("quarters")
    hand.at(*cell(page, 2, 1))
    expect(page.locator(".editor .terrain")).to_have_count(4)
    expect(page.locator('.tile-palette label:has(input[value="river"])')).to_contain_text("0 / 4")
    page.locator(".workshop-panel select").select_option("none")
    hand.press('.tile-palette label:has(input[value="mine-20"]) > span')
    hand.at(*cell(page, 2, 0))
    hand.at(*cell(page, 2, 0))  # turned
    page.locator('input[name="landscape-name"]').fill("Four rivers")
    page.locator('input[name="landscape-name"]').press("Tab")
    expect(page.locator(".workshop-sides tbody tr")).to_have_count(4)
    with page.expect_download() as saved:
        hand.press(page.locator('.workshop-tools button:has-text("Save as a file")').element_handle())
    file = tmp_path / "land.toml"
    saved.value.save_as(file)
    land = read_landscape(file.read_text("utf-8"), "land.toml")
    assert [cell for cell, tile, _ in land.tiles if tile == "RIVER"] == [(-2, -1), (-1, 2), (1, -2), (2, 1)]
    assert [(cell, turn) for cell, tile, turn in land.tiles if tile == "MINE-20"] == [((2, 0), 1)]

    try_out_and_play(page, hand, ".lilliput-map")
    page.goto(f"{url}/workshop/lilliput")
    expect(page.locator(".editor .terrain")).to_have_count(4)
    expect(page.locator('input[name="landscape-name"]')).to_have_value("Four rivers")


def test_the_keyboard_paints_and_mistakes_are_told(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/workshop/lilliput")
    page.locator('.editor [data-cell="0,0"]').wait_for()
    page.locator('.tile-palette input[value="printed-city"]').check(force=True)
    page.locator(".editor").focus()
    page.keyboard.press("Enter")  # on 2,0, where no city may be
    mistake = page.locator(".workshop-mistakes button", has_text="2,0 is a plain cell")
    expect(mistake).to_be_visible()
    mistake.click()
    expect(page.locator(".editor .cell-mark")).to_have_count(1)
    page.locator(".editor").focus()
    page.keyboard.press("Delete")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".workshop-fine").first).to_be_visible()
    expect(page.locator(".editor .laid")).to_have_count(2)


def test_random_maps_come_in_the_size_that_was_wished(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/workshop")
    page.get_by_role("link", name="Ticket to Ride").click()
    page.locator(".workshop-random input").first.fill("12")
    page.get_by_role("button", name="Draw a random one").click()
    expect(page.locator(".editor .handle")).to_have_count(12)
    expect(page.locator(".workshop-fine")).to_be_visible()
