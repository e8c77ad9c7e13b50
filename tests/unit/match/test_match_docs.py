"""docs/match.md names everything there is: every kind of entry, every command, every reason for a no."""

from __future__ import annotations

import re
from pathlib import Path

from roundhouse.match import commands, entries
from roundhouse.match.refusals import REASONS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "match.md").read_text("utf-8")
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "roundhouse" / "match").rglob("*.py"))
BY_STATUS = {"paused", "finished", "closed"}  # a table's status is the code when it stands in the way


def test_every_kind_of_entry_is_described() -> None:
    kinds = [value for name, value in vars(entries).items() if name.isupper() and isinstance(value, str)]
    assert len(kinds) == 26
    assert [kind for kind in kinds if f"`{kind}`" not in PAGE] == []


def test_every_command_is_described() -> None:
    names = commands.__all__
    assert len(names) > 20
    assert [name for name in names if f"`{name}`" not in PAGE and name != "rematch_seats"] == []


def test_every_code_is_described_and_used() -> None:
    assert [
        f"| `{code}` | {reason} |" for code, reason in REASONS.items() if f"| `{code}` | {reason} |" not in PAGE
    ] == []
    raised = set(re.findall(r'Refused\("([a-z-]+)"', SOURCES)) | BY_STATUS
    assert raised == set(REASONS)
