"""Which rules a refusal can name, by reading the code of a game."""

from __future__ import annotations

import re
from pathlib import Path

import roundhouse


def citable_rules() -> set[str]:
    """Every rule that the code of 18Lilliput cites in a refusal."""
    found: set[str] = set()
    for file in (Path(roundhouse.__file__).parent / "games" / "lilliput").rglob("*.py"):
        if file.name != "game.py":  # the rules there are those that offer an option
            found |= set(re.findall(r'"(L-\d\d\d)"', file.read_text("utf-8")))
    return found | {f"L-{64 + card:03}" for card in (1, 2, 3, 4, 7, 8, 9)}  # built by refusals.py from the card in use
