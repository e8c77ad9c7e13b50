"""What is in the box as plain data, file by file as in `data/`: for programs that have no files of ours."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from roundhouse.games.lilliput.box.components import FILES


def printed() -> dict[str, Any]:
    """Tiles, trains, cards, companies and all figures of the rules."""
    data = files(__package__).joinpath("data")
    return {
        name: tomllib.loads(data.joinpath(f"{name}.toml").read_text("utf-8")) for name in ("tiles", *FILES, "variants")
    }
