"""What a tournament's report says, for the terminal and the page alike."""

from __future__ import annotations

from typing import Any

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers

VERDICTS = {"stronger": "tournament-stronger", "not-stronger": "tournament-not-stronger", "open": "tournament-open"}


def report_title(catalogue: Catalogue, report: dict[str, Any]) -> str:
    """What was played, in one line."""
    played = {name: report[name] for name in ("players", "deals", "games")}
    return catalogue.text(
        "tournament-title", game=catalogue.text(f"game-{report['game']}"), seed=str(report["seed"]), **played
    )


def failure_lines(catalogue: Catalogue, failures: list[dict[str, Any]]) -> list[str]:
    """Which bots gave up, and why."""
    return [catalogue.text("tournament-failed", **failure) for failure in failures]


def closing_lines(catalogue: Catalogue, report: dict[str, Any]) -> list[str]:
    """In words: the verdict of the test, and whether everybody kept to the rules and to the clock."""
    lines = []
    test = report["sprt"]
    if test is not None:
        share = {end: Numbers(catalogue).percent(test[end]) for end in ("low", "high")}
        names = {"bot": test["bot"], "opponent": test["opponent"], "deals": test["deals"]}
        lines.append(catalogue.text(VERDICTS[test["verdict"]], **names, **share))
    lines += failure_lines(catalogue, report["failures"])
    over = sum(entry["over"] for entry in report["times"])
    decisions = sum(entry["decisions"] for entry in report["times"])
    lines.append(catalogue.text("tournament-fair", decisions=decisions, illegal=report["illegal"], over=over))
    return lines
