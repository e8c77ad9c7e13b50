"""What a tournament's report says, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.i18n.catalogue import Catalogue

TO = "\N{EN DASH}"
UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))
VERDICTS = {"stronger": "tournament-stronger", "not-stronger": "tournament-not-stronger", "open": "tournament-open"}


def report_title(catalogue: Catalogue, report: dict[str, Any]) -> str:
    """What was played, in one line."""
    played = {name: report[name] for name in ("players", "deals", "games")}
    return catalogue.text(
        "tournament-title", game=catalogue.text(f"game-{report['game']}"), seed=str(report["seed"]), **played
    )


def closing_lines(catalogue: Catalogue, report: dict[str, Any]) -> list[str]:
    """In words: the verdict of the test, and whether everybody kept to the rules and to the clock."""
    lines = []
    test = report["sprt"]
    if test is not None:
        share = {"low": percent(test["low"]), "high": percent(test["high"])}
        names = {"bot": test["bot"], "opponent": test["opponent"], "deals": test["deals"]}
        lines.append(catalogue.text(VERDICTS[test["verdict"]], **names, **share))
    over = sum(entry["over"] for entry in report["times"])
    decisions = sum(entry["decisions"] for entry in report["times"])
    lines.append(catalogue.text("tournament-fair", decisions=decisions, illegal=report["illegal"], over=over))
    return lines


def between(interval: Sequence[float] | None) -> str:
    """An interval in percent; nothing where there is none."""
    return "" if interval is None else f"{100 * interval[0]:.1f}{TO}{100 * interval[1]:.1f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def seconds(time: float) -> str:
    """A time to three figures, in the unit that suits it."""
    unit, size = next((pair for pair in UNITS if time >= 0.9995 * pair[1]), UNITS[-1])
    value = time / size
    return f"{value:.3g} {unit}" if value < 999.5 else f"{value:.0f} {unit}"
