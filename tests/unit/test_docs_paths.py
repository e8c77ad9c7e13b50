"""The modules that docs name exist: a file that moves takes its mentions along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "roundhouse"
DOCS = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
MENTION = re.compile(r"(?<![\w/.])(?:[\w.-]+/)+[\w-]+\.py\b")
GAMES = "tickets", "lilliput"  # what GAME stands for
PLACES = (ROOT, ROOT / "docs", HOUSE, *(HOUSE / "games" / game for game in GAMES))
"""Where a mention may begin: pages about one game name modules as seen from its folder."""


def exists(mention: str) -> bool:
    names = [mention.replace("GAME", game) for game in GAMES]
    return all(any((place / name).is_file() for place in PLACES) for name in names)


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_every_module_that_a_page_names_exists(page: Path) -> None:
    missing = [mention for mention in MENTION.findall(page.read_text("utf-8")) if not exists(mention)]
    assert missing == []


def test_mentions_are_found() -> None:
    text = "`map/reach.py`, `server/page/GAME/room.py: ROOM` and https://example.org/a/b.py"
    assert MENTION.findall(text) == ["map/reach.py", "server/page/GAME/room.py"]
    assert exists("map/reach.py")
    assert exists("server/page/GAME/room.py")
    assert not exists("map/nothing.py")
