"""The page's own modules, tested where they run without a browser; `make check-page` runs the same."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "node"
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not here: browser tests still run the same modules")
@pytest.mark.parametrize("tests", sorted(HERE.glob("*.test.mjs")), ids=lambda path: path.name.removesuffix(".test.mjs"))
def test_modules_keep_their_word(tests: Path) -> None:
    loader = (HERE / "import-map.mjs").as_uri()
    assert NODE is not None
    ran = subprocess.run(
        [NODE, "--import", loader, "--test", tests], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
