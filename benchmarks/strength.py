"""How strong the bots are: plays the tournaments that docs/strength.md quotes, and makes its tables from their files.

    python -m benchmarks.strength [--workers N] [--minutes M] [NAME ...]
    python -m benchmarks.strength --tables
    python -m benchmarks.strength --worth

Results grow in build/strength and are packed into docs/strength; a run that is broken off, by Ctrl-C or because its
minutes (for each tournament) are over, goes on next time, from the packed results where build/ was cleared. Delete a
packed file when the bots that made it have changed.
"""

from __future__ import annotations

import argparse
import gzip
from dataclasses import dataclass
from itertools import permutations
from math import log, sqrt
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from roundhouse.bots.roster import bot_of, levels
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.sim.intervals import MADE_UP
from roundhouse.sim.pools import local_pool
from roundhouse.sim.results_file import Results, packed, read_results
from roundhouse.sim.standing import ahead, whole_deals
from roundhouse.sim.tournament import RESULTS, plan, play_tournament, report_of

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "strength"
KEPT = ROOT / "docs" / "strength"
SUFFIX = ".jsonl.gz"
NUMBERS = Numbers(Catalogue())


@dataclass(frozen=True, slots=True)
class Match:
    """One tournament of the list. Games that cannot be repeated from their seed keep their actions."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    records: bool = False


MATCHES = {
    "tickets-2-planner-random": Match("tickets", 2, ("planner", "random"), 1000),
    "tickets-2-planner-greedy": Match("tickets", 2, ("planner", "greedy"), 1000),
    "tickets-2-planner-planner": Match("tickets", 2, ("planner",), 1000),
    "tickets-2-search-0.2-planner": Match("tickets", 2, ("search(seconds=0.2)", "planner"), 400, records=True),
    "tickets-2-search-1-planner": Match("tickets", 2, ("search(seconds=1)", "planner"), 100, records=True),
    "tickets-3-planner-greedy": Match("tickets", 3, ("planner", "greedy", "greedy"), 300),
    "tickets-5-planner-greedy": Match("tickets", 5, ("planner", *["greedy"] * 4), 200),
    "tickets-4-planner-greedy": Match("tickets", 4, ("planner", "greedy", "greedy", "greedy"), 1000),
    "lilliput-2-planner-random": Match("lilliput", 2, ("planner", "random"), 1000),
    "lilliput-2-search-0.2-planner": Match("lilliput", 2, ("search(seconds=0.2)", "planner"), 400, records=True),
    "lilliput-2-search-1-planner": Match("lilliput", 2, ("search(seconds=1)", "planner"), 100, records=True),
    "lilliput-4-planner-greedy": Match("lilliput", 4, ("planner", "greedy", "greedy", "greedy"), 1000),
    "lilliput-3-planner-greedy": Match("lilliput", 3, ("planner", "greedy", "greedy"), 300),
    "lilliput-3-search-0.2-planner": Match("lilliput", 3, ("search(seconds=0.2)", *["planner"] * 2), 90, records=True),
    "lilliput-4-search-0.2-planner": Match("lilliput", 4, ("search(seconds=0.2)", *["planner"] * 3), 80, records=True),
    "lilliput-1-planner": Match("lilliput", 1, ("planner",), 200),
}


class TimeIsUp(Exception):
    """The minutes of a tournament are over; what was played is kept."""


def play(name: str, workers: int, minutes: float | None) -> Results:
    """Play what is missing of a tournament and pack its whole deals."""
    match = MATCHES[name]
    header = plan(match.game, list(match.bots), match.players, match.games, seed=1, records=match.records)
    folder = BUILD / name
    folder.mkdir(parents=True, exist_ok=True)
    take_up(folder / RESULTS, KEPT / f"{name}{SUFFIX}")
    end = None if minutes is None else monotonic() + 60 * minutes

    def note(done: int) -> None:
        print(f"\r{name}: {done} of {header.schedule.games} games", end="", flush=True)
        if end is not None and monotonic() > end:
            raise TimeIsUp

    try:
        play_tournament(header, folder / RESULTS, lambda: local_pool(header.run_settings, workers), note)
    except TimeIsUp:
        print(" - time is up", end="")
    print()
    found = read_results(folder / RESULTS)
    results = Results(header, [game for deal in whole_deals(header, found.outcomes) for game in deal], 0)
    if results.outcomes:
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{name}{SUFFIX}").write_bytes(packed(results))
    return results


def take_up(results: Path, kept: Path) -> None:
    """Begin with the games that were kept, where none are there yet: a list that takes hours may take several days."""
    if kept.exists() and not results.exists():
        results.write_bytes(gzip.decompress(kept.read_bytes()))


def kept_files(folder: Path = KEPT) -> list[Path]:
    """The packed results there are, in the order of the list."""
    files = {file.name.removesuffix(SUFFIX): file for file in sorted(folder.glob(f"*{SUFFIX}"))}
    names = [name for name in MATCHES if name in files]
    return [files[name] for name in [*names, *(name for name in files if name not in names)]]


def tables(folder: Path = KEPT) -> list[str]:
    """The tables of docs/strength.md, in Markdown: results, the time of decisions, what scores are made of by game."""
    reports = [(file.name.removesuffix(SUFFIX), report_of(read_results(file))) for file in kept_files(folder)]
    games = dict.fromkeys(report["game"] for _, report in reports)
    return [_result_table(reports), _time_table(reports), *(_sheet_table(game, reports) for game in games)]


def _result_table(reports: list[tuple[str, dict[str, Any]]]) -> str:
    lines = [
        markdown_row("tournament", "games", "bot", "wins %", "95 %", "mean score", "rating"),
        markdown_rule("lrlrrrr"),
    ]
    for name, report in reports:
        for entry in report["bots"]:
            rating = f"{entry['rating']['mu']:.1f} ± {2 * entry['rating']['sigma']:.1f}"
            wins, sure = f"{100 * entry['win_share']:.1f}", NUMBERS.between(entry["win_interval"])
            score = f"{entry['mean_score']:.1f}"
            lines.append(markdown_row(name, str(report["games"]), entry["bot"], wins, sure, score, rating))
    return "\n".join(lines)


def _time_table(reports: list[tuple[str, dict[str, Any]]]) -> str:
    heads = ("tournament", "bot", "decisions", "p50", "p95", "longest", "allowed", "over", "illegal")
    lines = [markdown_row(*heads), markdown_rule("llrrrrrrr")]
    for name, report in reports:
        for entry in report["times"]:
            spread = [NUMBERS.seconds(entry[key]) for key in ("p50", "p95", "longest")]
            allowed = "" if entry["budget"] is None else NUMBERS.seconds(entry["budget"])
            figures = [f"{entry['decisions']}", *spread, allowed, str(entry["over"]), str(report["illegal"])]
            lines.append(markdown_row(name, entry["bot"], *figures))
    return "\n".join(lines)


def _sheet_table(game: str, reports: list[tuple[str, dict[str, Any]]]) -> str:
    """The means of the figures of a game's score sheets, bot by bot."""
    entries = [(name, entry) for name, report in reports if report["game"] == game for entry in report["bots"]]
    figures = list(dict.fromkeys(figure for _, entry in entries for figure in entry["sheet"]))
    lines = [markdown_row("tournament", "bot", *figures), markdown_rule("ll" + "r" * len(figures))]
    for name, entry in entries:
        lines.append(markdown_row(name, entry["bot"], *(f"{entry['sheet'].get(figure, 0):.2f}" for figure in figures)))
    return "\n".join(lines)


def markdown_row(*fields: str) -> str:
    return f"| {' | '.join(fields)} |"


def markdown_rule(sides: str) -> str:
    return markdown_row(*("---" if side == "l" else "---:" for side in sides))


NORMAL = 25.0  # where everybody begins, and so the usual level stands
BETA = 25 / 6  # of OpenSkill: how much luck there is in one game
LEVEL_PAIRS = (("normal", "easy"), ("hard", "normal"))
STAND_INS = {"search(seconds=1)": "search(seconds=0.2)"}  # where the real one was not played: it is at least as strong
ALIKE = {("tickets", players): {"hard": "normal"} for players in (3, 4, 5)}  # there the search plays like the planner


def worth(folder: Path = KEPT) -> dict[str, dict[int, dict[str, float]]]:
    """By game and number of players, where the levels stand on the scale of ratings, by who finished ahead of whom.

    In the model of the ratings, a seat finishes ahead of another in the share 1 / (1 + exp(-difference / c)), where c
    is BETA times the root of the number of seats. Two deals of wins and two of losses are added, as for the intervals.
    """
    shares: dict[tuple[str, int, str, str], float] = {}
    for file in kept_files(folder):
        results = read_results(file)
        header, deals = results.header, whole_deals(results.header, results.outcomes)
        names = set(header.bots)
        for one, other in permutations(names, 2):
            share = fmean([*ahead(header, deals, one, other), *MADE_UP])
            shares[header.game, header.players, one, other] = share
    found: dict[str, dict[int, dict[str, float]]] = {}
    for game, players in sorted({key[:2] for key in shares}):
        stands = {"normal": NORMAL}
        for level, alike in ALIKE.get((game, players), {}).items():
            stands[level] = stands[alike]
        for better, worse in LEVEL_PAIRS:
            one, other = bot_of(better, game), bot_of(worse, game)
            share = shares.get((game, players, one, other), shares.get((game, players, STAND_INS.get(one, ""), other)))
            if share is not None:
                apart = BETA * sqrt(players) * log(share / (1 - share))
                stands.update({worse: NORMAL - apart} if better == "normal" else {better: NORMAL + apart})
        if len(stands) > 1:
            found.setdefault(game, {})[players] = {
                name: round(stands[name], 1) for name in levels(game) if name in stands
            }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("names", nargs="*", choices=[*MATCHES, []], metavar="NAME", help=", ".join(MATCHES))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop each tournament after so long")
    parser.add_argument("--tables", action="store_true", help="only print the tables of what is there")
    parser.add_argument("--worth", action="store_true", help="only print where levels stand on the scale of ratings")
    wanted = parser.parse_args()
    if wanted.worth:
        print(
            "\n".join(
                f"{game} {players}: {stands}" for game, all_ in worth().items() for players, stands in all_.items()
            )
        )
        return
    if not wanted.tables:
        for name in wanted.names or MATCHES:
            play(name, wanted.workers, wanted.minutes)
    print("\n\n".join(tables()))


if __name__ == "__main__":
    main()
