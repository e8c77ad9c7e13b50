"""A state in a notebook is a drawing of its table, and the gallery shows it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import roundhouse as rh

GALLERY = Path(__file__).parents[3] / "examples" / "gallery.ipynb"


@pytest.mark.parametrize("game", rh.game_names())
def test_a_state_is_drawn_and_told_as_text(game: str) -> None:
    state = rh.game(game).start(2, seed=1)
    assert ElementTree.fromstring(state._repr_svg_()).tag.endswith("svg")  # noqa: S314  # our own
    shown = state.show(rh.Seat(1))
    assert shown.view == state.view(rh.Seat(1))
    assert len(repr(shown).splitlines()) > 5
    assert repr(state).startswith("<"), "a state in a terminal stays one line"


def test_the_gallery_runs_and_each_of_its_tables_is_drawn() -> None:
    cells = [cell for cell in json.loads(GALLERY.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    shown = [value for cell in cells if (value := run_cell("".join(cell["source"]), names)) is not None]
    assert len(shown) == len(cells) - 1, "all but the one that imports show something"
    drawings = [ElementTree.fromstring(value._repr_svg_()) for value in shown]  # noqa: S314
    assert len({ElementTree.tostring(drawing) for drawing in drawings}) == len(drawings), "each shows another table"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """What a notebook would show of a cell: the value of its last line, if that has one."""
    *before, last = ast.parse(source).body
    exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
    exec(compile(ast.Module([last], []), "cell", "exec"), names)  # noqa: S102
    return None
