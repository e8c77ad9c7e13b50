"""How many clicks each decision of 18Lilliput takes, beside what it took before buttons did what they say."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import moment, my_turn, new_table
from browser.test_lilliput import DRAFTED, record_of

OpenPage = Callable[..., Any]
Before = int  # clicks of the page that asked about every choice
CARD = "[data-action='card {}']"
CLICKS: dict[str, tuple[Before, dict[str, Any], list[str], str]] = {
    "take £20": (2, record_of(DRAFTED), [CARD.format("10 cash")], ".stage-after-the-action"),
    "buy a share": (
        4,
        moment("lilliput", "turn", after=20),
        [CARD.format("5 shares"), "[data-action^=buy]:not([aria-disabled=true])"],
        ".log-line:has-text('You bought')",
    ),
    "lay a tile that fits one way": (
        5,
        record_of(DRAFTED),
        [CARD.format("2 tile"), "[data-tile='YP-S']:not([aria-disabled=true])", ".cell.target", "[data-here=confirm]"],
        ".stage-after-the-action",
    ),
    "lay a tile and turn it": (
        6,
        record_of(DRAFTED),
        [
            CARD.format("2 tile"),
            "[data-tile='YP-C']:not([aria-disabled=true])",
            ".cell.target",
            "[data-here=turn]",
            "[data-here=confirm]",
        ],
        ".stage-after-the-action",
    ),
    "buy a train": (
        4,
        record_of(DRAFTED),
        [CARD.format("8 trains"), "[data-action='train bank red']", "[data-do=confirm]"],
        ".stage-trains",
    ),
    "pay out": (2, moment("lilliput", "run"), ["[data-action^=pay]"], ".table-screen:not(:has(.run-way))"),
}


@pytest.mark.parametrize("what", CLICKS)
def test_a_decision_takes_no_more_clicks_than_it_needs(what: str, url: str, open_page: OpenPage) -> None:
    before, record, ways, sign = CLICKS[what]
    page = open_page(viewport={"width": 1366, "height": 768})
    new_table(page, url, record=record)
    my_turn(page)
    for selector in ways:
        page.locator(selector).first.click()
    expect(page.locator(sign).first).to_be_visible()
    assert len(ways) < before


def test_the_table_of_clicks(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        sys.stdout.write(f"\n{'18Lilliput':32}{'clicks before':>14}{'now':>6}\n")
        for what, (before, _, ways, _) in CLICKS.items():
            sys.stdout.write(f"{what:32}{before:>14}{len(ways):>6}\n")
    assert sum(len(ways) for _, _, ways, _ in CLICKS.values()) < sum(before for before, *_ in CLICKS.values())
