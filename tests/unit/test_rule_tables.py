"""Whoever knows the id of a rule finds the module that decides it: every rule is in a row of the docs' tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rule_coverage import rules_by_game

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"tickets": ["architecture.md"], "lilliput": ["lilliput-game.md", "lilliput-map.md"]}
EXAMPLES = {"tickets": range(122, 127), "lilliput": range(480, 490)}  # the pages say how those are found


def listed(text: str, letter: str) -> set[int]:
    """The rules in the last column of rows that begin with a module."""
    found: set[int] = set()
    for row in re.findall(r"^\| `.*\|([^|]*)\|$", text, re.MULTILINE):
        for first, last in re.findall(rf"{letter}-(\d+)(?: to {letter}-(\d+))?", row):
            found |= set(range(int(first), int(last or first) + 1))
    return found


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_is_in_a_row_of_its_game(game: str) -> None:
    rules = rules_by_game()[game]
    letter = next(iter(rules))[0]
    found = set().union(*(listed((DOCS / page).read_text("utf-8"), letter) for page in PAGES[game]))

    assert {int(rule[2:]) for rule in rules} - found - set(EXAMPLES[game]) == set()


def test_a_rule_without_a_row_is_seen() -> None:
    text = "| `a.py` | this | X-001 to X-003, X-007 |\n| stage | X-005 |\n"

    assert listed(text, "X") == {1, 2, 3, 7}
