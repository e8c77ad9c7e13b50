"""An oracle that shared code with what it checks would share its mistakes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ORACLES = sorted((Path(__file__).parents[1] / "oracles").glob("*.py"))


@pytest.mark.parametrize("path", ORACLES, ids=lambda path: path.stem)
def test_oracles_import_nothing_of_ours(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert "roundhouse" not in imported
    assert imported
