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


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_a_step_of_a_way_exists(file: str, name: str) -> None:
    assert defined(ast.parse((PACKAGE / file).read_text("utf-8")), name.split(".")), f"{file} has no {name}"
