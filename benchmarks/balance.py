"""Writes docs/balance.md: how the games lean when planners play them, from tournaments of planners alone.

    python -m benchmarks.balance [--games N] [--workers N] [--minutes M] [NAME ...]
    python -m benchmarks.balance --tables

Results grow in build/balance and are packed into docs/balance; a run that is broken off, by Ctrl-C or because its
minutes (for each line) are over, goes on next time, from the packed results where build/ was cleared. Delete a packed
file when the planner has changed. The same number of games gives the same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import monotonic

import roundhouse as rh
from benchmarks.strength import SUFFIX, TimeIsUp, markdown_row, markdown_rule, take_up
from roundhouse.sim.pools import local_pool
from roundhouse.sim.results_file import Results, packed, read_results
from roundhouse.sim.tournament import RESULTS, plan, play_tournament

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "balance"
KEPT = ROOT / "docs" / "balance"
TARGET = KEPT.with_suffix(".md")
COUNTS = {"tickets": (2, 3, 4, 5), "lilliput": (1, 2, 3, 4)}
LINES = {f"{game}-{players}": (game, players, "planner") for game, counts in COUNTS.items() for players in counts}
DRAFTS = {f"lilliput-{players}-any": ("lilliput", players, "planner(draft=any)") for players in COUNTS["lilliput"]}
ALL = LINES | DRAFTS
COMPANIES = ("red", "blue", "green", "yellow")
CHARACTERS = ("emperor", "general", "admiral", "justiciary", "treasurer")
NONE = "-"  # nothing to tell


def play(name: str, games: int, workers: int, minutes: float | None) -> None:
    """Play what is missing of a line."""
    game, players, bot = ALL[name]
    header = plan(game, [bot], players, games, seed=1)
    folder = BUILD / name
    folder.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{name}{SUFFIX}"
    take_up(folder / RESULTS, kept)
    end = None if minutes is None else monotonic() + 60 * minutes

    def note(done: int) -> None:
        print(f"\r{name}: {done} of {games} games", end="", flush=True)
        if end is not None and monotonic() > end:
            raise TimeIsUp

    try:
        play_tournament(header, folder / RESULTS, lambda: local_pool(header.run_settings, workers), note)
    except TimeIsUp:
        print(" - time is up", end="")
    print()
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(packed(read_results(folder / RESULTS)))


def kept_results() -> dict[str, Results]:
    """The results of all lines that were played, by name."""
    files = {name: KEPT / f"{name}{SUFFIX}" for name in ALL}
    return {name: read_results(file) for name, file in files.items() if file.exists()}


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def by_turn_order(results: Results) -> str:
    """Shares of wins of who begins, who comes second, and so on."""
    players = results.header.players
    wins = [0.0] * players
    for outcome in results.outcomes:
        secret = results.header.schedule.fixture(outcome.number).secret
        first = rh.game(results.header.game).start(players, secret).view(None)["first_player"]
        for seat in range(players):
            wins[(seat - first) % players] += outcome.win_part(seat)
    return " / ".join(percent(won / len(results.outcomes)) for won in wins)


def scores(results: Results) -> tuple[str, str]:
    """The mean score of a player, and that of the winner, whoever it is."""
    games = results.outcomes
    everybody = mean(outcome.scores[seat] for outcome in games for seat in range(results.header.players))
    return f"{everybody:.1f}", f"{mean(max(outcome.scores) for outcome in games):.1f}"


def tickets_row(results: Results) -> str:
    games = results.outcomes
    sheets = [sheet for outcome in games for sheet in outcome.sheet]
    kept = mean(sheet["tickets.count"] for sheet in sheets)
    done = mean(sheet["tickets.completed"] for sheet in sheets)
    lost = mean(sheet.get("tickets.points.lost", 0) for sheet in sheets)
    path = mean(max(sheet["longest_path"] for sheet in outcome.sheet) for outcome in games)
    holds = mean(
        sum(outcome.win_part(seat) for seat, sheet in enumerate(outcome.sheet) if sheet["bonus"]) for outcome in games
    )
    turns = f"{mean(outcome.decisions for outcome in games):.0f}"
    figures = [f"{kept:.2f}", f"{done:.2f}", f"{abs(lost):.1f}", f"{path:.1f}", percent(holds), turns]
    return markdown_row(
        str(results.header.players), str(len(games)), *scores(results), by_turn_order(results), *figures
    )


def lilliput_row(results: Results) -> str:
    games, players = results.outcomes, results.header.players
    gulliver = NONE, NONE
    if len(games[0].scores) > players:
        gulliver = (
            f"{mean(outcome.scores[players] for outcome in games):.1f}",
            percent(mean(outcome.win_part(players) for outcome in games)),
        )
    return markdown_row(str(players), str(len(games)), *scores(results), by_turn_order(results), *gulliver)


def pick_row(results: Results, items: Sequence[str]) -> str:
    """For each item the share of wins of who drafted it, how often it was drafted, and their mean score."""
    cells = []
    for item in items:
        had = [
            (outcome.win_part(seat), outcome.scores[seat])
            for outcome in results.outcomes
            for seat, picks in enumerate(outcome.picks)
            if item in picks
        ]
        cells.append(
            f"{percent(mean(won for won, _ in had))} ({len(had)}, {mean(score for _, score in had):.0f})"
            if had
            else NONE
        )
    return markdown_row(str(results.header.players), *cells)


def table(heads: Sequence[str], row: Callable[[Results], str], found: Iterable[Results]) -> list[str]:
    return ["", markdown_row(*heads), markdown_rule("r" * len(heads)), *(row(results) for results in found)]


def document(found: dict[str, Results]) -> str:
    """The whole page; as long as the page, since it is read beside it from top to bottom."""
    tickets, lilliput = (
        [results for name, results in found.items() if name in LINES and results.header.game == game] for game in COUNTS
    )
    drafts = [results for name, results in found.items() if name in DRAFTS]
    turn_order = "wins % by turn order"
    heads = "players", "games", "mean score", "winner", turn_order, "Gulliver's mean", "Gulliver's wins %"
    return "\n".join(
        [
            "# Balance",
            "",
            "Made by `make balance`: games between planners only (`roundhouse tournament`, seed 1).",
            "The tables show how the games lean between equal players who plan; people may differ. Wins by turn order",
            "are those of whoever begins, whoever comes second and so on; a shared win counts in equal parts.",
            "",
            "## Ticket to Ride",
            "",
            "Mean score of a player and of the winner; tickets kept and completed by a player, and points lost for",
            "tickets not completed; the longest path on the board, how often its holder wins, and decisions in a game.",
            *table(
                (
                    "players",
                    "games",
                    "mean score",
                    "winner",
                    turn_order,
                    "tickets",
                    "completed",
                    "points lost",
                    "longest path",
                    "its holder wins %",
                    "decisions",
                ),
                tickets_row,
                tickets,
            ),
            "",
            "## 18Lilliput",
            "",
            "The basic game. One player plays against Gulliver. The only luck is who begins and what Gulliver draws,",
            "and planners nearly always draft alike, so these games resemble each other.",
            *table(heads, lilliput_row, lilliput),
            "",
            "### Random drafts",
            "",
            "The same with `planner(draft=any)`, which drafts at random and then plays as well as it can. These games",
            "show what turn order, companies and characters are worth.",
            *table(heads, lilliput_row, drafts),
            "",
            "Share of wins, in percent, of those who drafted a company; in brackets, how often that was and their",
            "mean score.",
            *table(("players", *COMPANIES), lambda results: pick_row(results, COMPANIES), drafts),
            "",
            "The same for characters.",
            *table(("players", *CHARACTERS), lambda results: pick_row(results, CHARACTERS), drafts),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance")
    parser.add_argument("names", nargs="*", choices=[*ALL, []], metavar="NAME", help=", ".join(ALL))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop each line after so long")
    parser.add_argument("--tables", action="store_true", help="only write the page from what is there")
    wanted = parser.parse_args()
    if not wanted.tables:
        for name in wanted.names or ALL:
            play(name, wanted.games, wanted.workers, wanted.minutes)
    TARGET.write_text(document(kept_results()), "utf-8")


if __name__ == "__main__":
    main()
