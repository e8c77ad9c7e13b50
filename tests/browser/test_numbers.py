"""Numbers before the decision: what a purchase leaves, what a split gives, whose turns come, what every train is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.conftest import expect
from browser.lilliput_table import DRAFTED, record_of
from browser.tables import TOGETHER, moment, my_turn, new_table

OpenPage = Callable[..., Any]
NEVER = "\N{EN DASH}"


def test_a_purchase_says_what_it_leaves_in_the_treasury(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, record=record_of(f"{DRAFTED}; card 8 trains"))
    my_turn(page)
    before = int(re.sub(r"\D", "", page.locator(".charter .charter-money").first.inner_text().split("\n")[0]))
    way = page.locator("[data-action='train bank red']")
    expect(way.locator("small")).to_have_text(f"leaves £{before - 80}")
    way.click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".charter .charter-money").first).to_contain_text(f"£{before - 80}")
    page.locator(".board-tools button").nth(1).click()
    page.locator(".ledger-tabs button", has_text="Red").click()
    expect(page.locator(".wide-dialog .ledger tr").last.locator("td")).to_have_text(
        ["1", "train 2", "", "\N{MINUS SIGN}£80", f"£{before - 80}"]
    )


def test_a_split_says_what_both_companies_get(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, record=moment("lilliput", "split", after=106, seed=15))
    my_turn(page)
    parts = page.locator(".effects.split li")
    expect(parts).to_have_count(2)
    amount = page.locator("input[type=number][name=amount]")
    whole = int(str(amount.get_attribute("max")))
    amount.fill("20")
    for part, given in zip(parts.all(), (20, whole - 20), strict=True):
        expect(part.locator("b")).to_have_text(f"+£{given}")
        old, new = (int(sum_) for sum_ in re.findall(r"£(\d+)", part.locator("small").inner_text()))
        assert new - old == given


def test_the_turns_of_this_and_the_next_round_are_in_sight(url: str, open_page: OpenPage) -> None:
    """The first player begins and ends a round; the last has two turns in a row, which stand together."""
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, [{"who": "me"}, {"who": "bot", "bot": "random"}], record=record_of(DRAFTED))
    my_turn(page)
    this_round, next_round = page.locator(".turns").all()
    expect(this_round.locator(".turn-chip")).to_have_text(["You", "Adler", "Adler", "You"])
    expect(this_round.locator(".turn-chip.again")).to_have_count(1)
    expect(this_round.locator("[aria-current=step]")).to_have_text("You")
    expect(next_round.locator(".turn-chip")).to_have_text(["Adler", "You", "You", "Adler"])


def test_every_train_has_its_price_its_number_and_its_end(url: str, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, TOGETHER, shared_screen=True, visibility="local", record=record_of(DRAFTED))
    rows = page.locator(".roster tbody tr")
    expect(rows).to_have_count(6)
    cells = [[" ".join(cell.split()) for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]
    assert cells == [
        ["2 2-train", "£80", "2", "", "4", "5"],
        ["3 3-train", "£150", "3", "", "3D", "4D"],
        ["4 4-train", "£300", "3", "", "4D", NEVER],
        ["5 5-train", "£400", "2", "", NEVER, NEVER],
        ["3D 3D-train", "£500", "2", "", NEVER, NEVER],
        ["4D 4D-train", "£650", "∞", "", NEVER, NEVER],
    ]
