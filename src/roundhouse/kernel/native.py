"""What the rules tell the compiler (docs/performance.md); to the interpreter it means nothing.

The names are those of mypyc, which is not there when the rules run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_: Any, **__: Any) -> Any:
        """A decorator that changes nothing."""
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
