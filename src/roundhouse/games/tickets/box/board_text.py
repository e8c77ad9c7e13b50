"""A board as the text of a file that `read_board` reads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any


def board_text(data: Mapping[str, Any], remarks: Sequence[str] = ()) -> str:
    """The board as TOML, with remarks at its head."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines += [f"{name} = {_value(data[name])}" for name in ("name", "cars", "aspect") if name in data]
    for table in ("cities", "routes", "tickets"):
        lines += ["", f"{table} = ["]
        lines += [
            "  { " + ", ".join(f"{name} = {_value(value)}" for name, value in entry.items()) + " },"
            for entry in data[table]
        ]
        lines.append("]")
    return "\n".join([*lines, ""])


def _value(value: Any) -> str:
    """What TOML and JSON write alike."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
