"""Writes docs/balance.md: what random bots make of every variant of 18Lilliput, by `roundhouse simulate`.

    python -m benchmarks.balance [GAMES] [WORKERS]

The same number of games gives the same file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from roundhouse.cli.main import main as roundhouse

TARGET = Path(__file__).parents[1] / "docs" / "balance.md"
EVERYBODY = (1, 2, 3, 4)
VARIANTS: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "basic": ((), EVERYBODY),
    "expert": (("--option", "expert"), (2, 3, 4)),  # alone it changes nothing
    "two characters": (("--option", "two_characters"), (2,)),
    "allenbeck": (("--option", "allenbeck"), EVERYBODY),
    "laputa": (("--option", "laputa"), EVERYBODY),
    "allenbeck, laputa": (("--option", "allenbeck", "--option", "laputa"), EVERYBODY),
    "brobdingnag": (("--option", "brobdingnag"), EVERYBODY),
    "Let's start": (("--scenario", "lets-start"), EVERYBODY),
    "The Mountains": (("--scenario", "the-mountains"), EVERYBODY),
    "City on City": (("--scenario", "city-on-city"), EVERYBODY),
    "Separated": (("--scenario", "separated"), EVERYBODY),
}
"""By name: what it is on the command line, and for how many players."""

COMPANIES = ("red", "blue", "green", "yellow")
CHARACTERS = ("emperor", "general", "admiral", "justiciary", "treasurer")


def simulated(players: int, options: tuple[str, ...], games: int, workers: int, file: Path) -> dict[str, Any]:
    """What `roundhouse simulate` wrote about these games."""
    arguments = ["simulate", "lilliput", "--players", str(players), "--games", str(games), "--workers", str(workers)]
    code = roundhouse([*arguments, *options, "--json", str(file)])
    if code:
        raise SystemExit(code)
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def row(*fields: str) -> str:
    return f"| {' | '.join(fields)} |"


def seat_row(variant: str, players: int, data: dict[str, Any]) -> str:
    summary = data["summary"]
    means = " / ".join(f"{entry['mean_score']:.0f}" for entry in summary[:players])
    wins = " / ".join(percent(entry["win_share"]) for entry in summary[:players])
    gulliver = [f"{entry['mean_score']:.0f}" for entry in summary[players:]] or [""]
    his_wins = [percent(entry["win_share"]) for entry in summary[players:]] or [""]
    return row(variant, str(players), means, wins, *gulliver, *his_wins)


def pick_row(variant: str, players: int, data: dict[str, Any], items: tuple[str, ...]) -> str:
    by_item = {entry["pick"]: entry for entry in data["picks"]}
    shares = [f"{percent(by_item[i]['win_share'])} ({by_item[i]['mean_score']:.0f})" for i in items]
    return row(variant, str(players), *shares)


def document(results: list[tuple[str, int, dict[str, Any]]], games: int) -> str:
    lines = [
        "# Balance of 18Lilliput",
        "",
        f"Made by `make balance`: {games} games of random bots for each line (`roundhouse simulate`, seed 1). Random",
        "bots build little and buy anything: the tables show how the rules lean, not how good players fare. They will",
        "be made again with better bots.",
        "",
        "## By seat",
        "",
        "Mean scores and shares of wins in percent, seat by seat; a shared win counts in equal parts. The first player",
        "is drawn anew in each game, so seats should differ by chance only.",
        "",
        row("game", "players", "mean scores", "wins %", "Gulliver's mean", "Gulliver's wins %"),
        "| --- | ---: | --- | --- | ---: | ---: |",
        *(seat_row(*result) for result in results),
    ]
    for title, items in (("company", COMPANIES), ("character", CHARACTERS)):
        lines += [
            "",
            f"## By {title}",
            "",
            f"Shares of wins in percent of those who drafted the {title}, with their mean score.",
            "",
            row("game", "players", *items),
            f"| --- | ---: |{' ---: |' * len(items)}",
            *(pick_row(*result, items) for result in results),
        ]
    return "\n".join([*lines, ""])


def main(games: int = 1000, workers: int = 1) -> None:
    results = []
    with TemporaryDirectory() as folder:
        for variant, (options, counts) in VARIANTS.items():
            for players in counts:
                data = simulated(players, options, games, workers, Path(folder) / "outcomes.json")
                results.append((variant, players, data))
    TARGET.write_text(document(results, games), "utf-8")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
