"""docs/own-game.md shows the code of the example as it is, and tells of every field of a declaration."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.declaration import Declaration

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "third_game"
PAGE = (ROOT / "docs" / "own-game.md").read_text("utf-8")


def is_abstract(method: object) -> bool:
    return bool(getattr(method, "__isabstractmethod__", False))


def test_what_is_shown_stands_in_the_example() -> None:
    sources = [file.read_text("utf-8") for file in (*EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml")]
    shown = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)
    assert len(shown) >= 6
    assert [code for code in shown if not any(code in source for source in sources)] == []


def test_every_field_of_a_declaration_is_told() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    assert {field.name for field in fields(Declaration)} <= told | {"name"}


def test_everything_that_a_game_must_define_is_told() -> None:
    needed = {name for kind in (State, Game) for name, one in vars(kind).items() if is_abstract(one)}
    assert sorted(name for name in needed if f"`{name}`" not in PAGE) == []


def test_what_it_points_at_is_there() -> None:
    for target in re.findall(r"\]\(([\w./-]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
    for file in re.findall(r"\(`((?:kernel|bots|i18n|cli|render|rl|server)/[\w/]+\.py)`\)", PAGE):
        assert (ROOT / "src" / "roundhouse" / file).exists(), file
