"""What games between bots say about a map, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import automaton_name
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.ids import GameName

_SHARES = ("share",)
_FIGURES = ("tiles", "mean")


def balance_lines(catalogue: Catalogue, report: Mapping[str, Any]) -> list[str]:
    """Mean lengths and scores, and whether anything was found."""
    text, numbers = catalogue.text, Numbers(catalogue)
    lines = [
        text(
            "balance-means",
            score=numbers.figure(report["mean_score"], 1),
            winner=numbers.figure(report["mean_winner"], 1),
            decisions=numbers.figure(report["mean_decisions"], 0),
        )
    ]
    automaton = report.get("automaton")
    if automaton is not None:
        figures = {
            "name": automaton_name(catalogue, report["game"]),
            "score": numbers.figure(automaton["mean_score"], 1),
            "wins": numbers.percent(automaton["win_share"]),
        }
        lines.append(text("balance-automaton", **figures))
    lines.append(
        text("balance-found" if report["findings"] else "balance-nothing" if report["is_enough"] else "balance-few")
    )
    return lines


def finding_in_words(catalogue: Catalogue, game: GameName, finding: Mapping[str, Any]) -> str:
    """What should be looked at, and how to mend it."""
    numbers = Numbers(catalogue)
    params = {
        name: numbers.percent(value, 0) if name in _SHARES else numbers.figure(value, 1) if name in _FIGURES else value
        for name, value in finding["params"].items()
    }
    own = f"{game}-balance-{finding['code']}"
    return catalogue.text(own if own in catalogue else f"balance-{finding['code']}", **params)
