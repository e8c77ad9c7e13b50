"""The map knows no money: costs, and who can pay them, are known in flow; runs earn what is printed on the map."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from roundhouse.games.lilliput import map as room

MODULES = sorted(Path(room.__path__[0]).glob("*.py"))
WORDS = "money|cash|pounds?|costs?|prices?|dear|dearest|treasury|treasuries|purse|pays?|paid|payable|payment|rich|poor"
MONEY = re.compile(rf"(?:^|_)(?:{WORDS})(?:_|$)")
PRINTED = {"mine_money", "_mine_money"}  # what a mine brings to a run


def names_in(source: str) -> set[str]:
    """Everything that a module names or defines."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        for field in ("id", "attr", "arg", "name"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                found.add(name)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_map_names_no_money(path: Path) -> None:
    names = names_in(path.read_text("utf-8"))

    assert sorted(name for name in names - PRINTED if MONEY.search(name)) == []


@pytest.mark.parametrize(
    "source", ["def lay(railmap, money): ...", "land.cost", "metropolis_cost = 50", "from flow import payable"]
)
def test_money_would_be_seen(source: str) -> None:
    assert any(MONEY.search(name) for name in names_in(source))


def test_all_rooms_of_the_map_are_read() -> None:
    assert {"laying", "routes", "railmap", "reach", "graph", "station_places"} <= {path.stem for path in MODULES}
