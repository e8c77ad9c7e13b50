"""The ways that docs/architecture.md draws lead through functions that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import roundhouse

PACKAGE = Path(roundhouse.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")
STEPS = sorted(set(re.findall(r"`([\w/]+\.py): ([\w.]+)`", PAGE)))


GAMES = ("tickets", "lilliput")
ROOMS = sorted(set(re.findall(r"`((?:games|i18n|bots|render|cli|rl|server|web)/[\w/]*GAME[^`]*)`", PAGE)))


def defined(tree: ast.AST, names: list[str]) -> bool:
    """Whether `Class.method` or `function` is defined there."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, kinds) and node.name == names[0]:
            return len(names) == 1 or defined(node, names[1:])
    return False


def test_the_ways_are_drawn() -> None:
    assert len(STEPS) > 20
    assert PAGE.count("```mermaid") >= 2


def each(path: str) -> list[str]:
    """`a/{b,c}` as a/b and a/c."""
    found = re.fullmatch(r"(.*)\{(.*)\}(.*)", path)
    return [path] if found is None else [found[1] + name + found[3] for name in found[2].split(",")]


@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_are_where_they_are_said_to_be(game: str) -> None:
    assert len(ROOMS) >= 9
    paths = [one for room in ROOMS for one in each(room.replace("GAME", game).replace("LANGUAGE", "en"))]
    assert [path for path in paths if not (PACKAGE / path).exists()] == []


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_a_step_of_a_way_exists(file: str, name: str) -> None:
    assert defined(ast.parse((PACKAGE / file).read_text("utf-8")), name.split(".")), f"{file} has no {name}"
