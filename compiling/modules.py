"""Which modules are compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "roundhouse"


def compiled_sources() -> list[Path]:
    """The Python files that pyproject.toml says are compiled, in order; packages themselves never are."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["roundhouse"]["compiled"]
    found = {path for pattern in listed["modules"] for path in PACKAGE.glob(pattern)}
    left_out = {path for pattern in listed["except"] for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found - left_out if path.name != "__init__.py")


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
