"""Writes docs/maps.md: the maps of our own that come with the games, and what games between bots say about each.

    python -m benchmarks.maps [--games N] [--workers N]

The same number of games gives the same file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from benchmarks.strength import markdown_row, markdown_rule
from roundhouse.games.lilliput.box.landscapes import LANDSCAPE_NAMES, SCENARIO_NAMES, named_landscape
from roundhouse.games.lilliput.box.ways_out import unevenness, ways_out
from roundhouse.games.tickets.box.board import BOARD_NAMES, named_board
from roundhouse.games.tickets.box.quality import quality
from roundhouse.i18n.balance import finding_in_words
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.ids import GameName
from roundhouse.sim.balance import Trial, balance

TARGET = Path(__file__).parents[1] / "docs" / "maps.md"
BOT = "greedy"  # a game between planners takes two seconds in 18Lilliput
TICKETS, LILLIPUT = GameName("tickets"), GameName("lilliput")
MOST = {"fenmark": 3, "ulverland": 4, "great-sallow": 5}


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def played(trial: Trial, workers: int) -> dict[str, Any]:
    print(trial.game, trial.value["name"], trial.players, flush=True)
    return balance(trial, workers)


def row_of(name: str, report: dict[str, Any]) -> list[str]:
    wins = " / ".join(
        f"{percent(turn['win_share'])} ({'-'.join(percent(end) for end in turn['win_interval'])})"
        for turn in report["turns"]
    )
    figures = (f"{report[field]:.0f}" for field in ("mean_score", "mean_winner", "mean_decisions"))
    return [name, str(report["players"]), str(report["games"]), wins, *figures, str(len(report["findings"]))]


HEADS = ("map", "players", "games", "wins % by turn", "mean score", "winner", "decisions", "findings")


def findings(game: GameName, reports: list[tuple[str, dict[str, Any]]]) -> list[str]:
    texts = Catalogue()
    lines = []
    for name, report in reports:
        told = [finding_in_words(texts, game, finding) for finding in report["findings"]]
        lines += [f"- {name}, {report['players']} players: {line}" for line in told]
    return lines


def section(game: GameName, reports: list[tuple[str, dict[str, Any]]], extra: dict[str, str], head: str) -> list[str]:
    rows = [markdown_row(*row_of(name, report), extra[name]) for name, report in reports]
    return [
        "",
        markdown_row(*HEADS, head),
        markdown_rule("lrr" + "l" + "r" * 5),
        *rows,
        "",
        *findings(game, reports),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.maps")
    parser.add_argument("--games", type=int, default=100, help="on each map")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    boards = {name: named_board(name) for name in BOARD_NAMES}
    lands = {name: named_landscape(name) for name in LANDSCAPE_NAMES if name not in SCENARIO_NAMES}
    on_boards = [
        (name, played(Trial(TICKETS, board.to_data(), players, wanted.games, BOT), wanted.workers))
        for name, board in boards.items()
        for players in sorted({2, MOST[name]})
    ]
    on_lands = [
        (name, played(Trial(LILLIPUT, land.to_data(), 2, wanted.games, BOT), wanted.workers))
        for name, land in lands.items()
    ]
    good = {name: f"{quality(board, MOST[name])['total']:.0f}" for name, board in boards.items()}
    even = {name: "{} / {}".format(*unevenness(ways_out(land))) for name, land in lands.items()}
    TARGET.write_text(
        "\n".join(
            [
                "# Maps of our own",
                "",
                f"Made by `python -m benchmarks.maps`: games between `{BOT}` bots (seed 1). Wins are by turn, with 95%",
                "intervals; what [balance-of-maps.md](balance-of-maps.md) calls findings stands below each table.",
                "",
                "## Ticket to Ride",
                "",
                "Fenmark, Ulverland and the Great Sallow are invented countries, chosen among random boards by their",
                "quality ([boards.md](boards.md)); the map of the box has 94.",
                *section(TICKETS, on_boards, good, "quality"),
                "",
                "## 18Lilliput",
                "",
                "The last column tells how far apart the sides are in hardship and burden",
                "([landscapes.md](landscapes.md)).",
                *section(LILLIPUT, on_lands, even, "uneven"),
                "",
            ]
        ),
        "utf-8",
    )


if __name__ == "__main__":
    main()
