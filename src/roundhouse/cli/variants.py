"""Variants on the command line: `--option expert --option laputa --scenario FILE` as options of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any


def read_variants(switches: Sequence[str] | None, scenario: str | None) -> dict[str, Any]:
    """The options that were asked for; what the game does not offer is left for it to refuse.

    A scenario that is no name in the box is a file.
    """
    options: dict[str, Any] = {name.replace("-", "_"): True for name in switches or ()}
    if scenario is not None:
        from roundhouse.games.lilliput.box.landscapes import SCENARIO_NAMES

        options["scenario"] = scenario if scenario in SCENARIO_NAMES else Path(scenario)
    return options
