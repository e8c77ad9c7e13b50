"""`roundhouse simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from roundhouse.i18n.catalogue import Catalogue
    from roundhouse.sim.playing import Outcome

FORMAT = "roundhouse-simulation"
VERSION = 1


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    bots: str = "random",
    games: int = 1000,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    scenario: str | None = None,
    json: Path | None = None,
) -> None:
    """Play many games between bots and print mean scores, win shares and speed.

    The same seed gives the same games, however many processes play them.

    Parameters
    ----------
    game
        The game (tickets).
    players
        How many players. [one per bot, or 2]
    bots
        One bot per seat, separated by commas; a single one plays every seat (random).
    games
        How many games.
    seed
        A whole number.
    workers
        How many processes.
    option
        A variant that is switched on, such as expert; may be given several times.
    scenario
        A scenario of 18Lilliput by name, or the file of an own landscape.
    json
        Write the settings, the summary and every outcome to this file.
    """
    from time import perf_counter

    from roundhouse.cli.files import check_writable, write_text
    from roundhouse.cli.variants import read_variants
    from roundhouse.i18n.catalogue import Catalogue
    from roundhouse.kernel.registry import game as find_game
    from roundhouse.sim.simulate import picks_of

    rules = find_game(game).rules_version
    options = read_variants(option, scenario)
    if players is not None:
        find_game(game).start(players, 0, **options)  # what is impossible is told before the bots are counted
    seats = read_bots(bots, players, game)
    if json is not None:
        check_writable(json)
    catalogue = Catalogue()
    start = perf_counter()
    outcomes = _played(catalogue, game, seats, games, seed, workers, options)
    seconds = perf_counter() - start
    summary = summary_of(outcomes, seats)
    picks = picks_of(outcomes)
    _print_table(catalogue, game, seed, summary, len(outcomes))
    if picks:
        _print_picks(catalogue, picks)
    speed = {"rate": f"{len(outcomes) / seconds:.1f}", "seconds": f"{seconds:.1f}"}
    print(catalogue.text("simulate-speed", **speed))
    if json is not None:
        settings = {"game": game, "rules": rules, "players": len(seats), "bots": seats, "games": games, "seed": seed}
        if options:
            settings["options"] = {name: str(value) if name == "scenario" else value for name, value in options.items()}
        if picks:
            settings["picks"] = picks
        write_text(json, json_text(settings, summary, outcomes))
        print(catalogue.text("simulate-written", file=str(json)))


def read_bots(text: str, players: int | None, game: str) -> list[str]:
    """A bot for each seat; one alone plays them all."""
    from roundhouse.bots.names import split_names
    from roundhouse.bots.roster import check_bot
    from roundhouse.kernel.errors import InvalidOption

    names = split_names(text)
    for name in names:
        check_bot(name, game)
    if len(names) == 1:
        return names * (2 if players is None else players)
    if players is not None and len(names) != players:
        raise InvalidOption(f"bots: {len(names)} bots for {players} players; name one per seat, or one for all")
    return names


def summary_of(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[dict[str, Any]]:
    """By seat, an automaton's last: mean score and share of wins, where a shared win counts in equal parts."""
    from roundhouse.kernel.contract import Seat
    from roundhouse.sim.playing import AUTOMATON

    summary = []
    for seat, bot in enumerate([*bots, *[AUTOMATON] * (len(outcomes[0].scores) - len(bots))]):
        score = sum(outcome.scores[seat] for outcome in outcomes)
        wins = sum(outcome.win_part(Seat(seat)) for outcome in outcomes)
        mean, share = score / len(outcomes), wins / len(outcomes)
        summary.append({"seat": seat, "bot": bot, "mean_score": round(mean, 6), "win_share": round(share, 6)})
    return summary


def json_text(settings: dict[str, Any], summary: list[dict[str, Any]], outcomes: Sequence[Outcome]) -> str:
    """The simulation as JSON, one line per game: no times and no workers, so that equal runs give equal files."""
    from json import dumps

    head = dumps({"format": FORMAT, "version": VERSION, **settings, "summary": summary}, indent=1).removesuffix("\n}")
    games = [
        dumps(
            {"game": one.number, "scores": one.scores, "ranks": one.ranks, "decisions": one.decisions}
            | ({"picks": one.picks} if any(one.picks) else {})
        )
        for one in outcomes
    ]
    return head + ',\n "outcomes": [\n  ' + ",\n  ".join(games) + "\n ]\n}\n"


def _played(
    catalogue: Catalogue, game: str, bots: list[str], games: int, seed: int, workers: int, options: dict[str, Any]
) -> list[Outcome]:
    """The outcomes, with a progress bar if somebody is watching."""
    from roundhouse.cli.progress import progress_bar
    from roundhouse.sim.simulate import simulate as play_all

    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("simulate-playing"), total=games)
        return play_all(
            game, bots, games, seed, workers, options, on_progress=lambda done: bar.update(task, completed=done)
        )


def _print_table(catalogue: Catalogue, game: str, seed: int, summary: list[dict[str, Any]], games: int) -> None:
    from rich import box
    from rich.table import Table

    from roundhouse.cli.terminal import Terminal

    text = catalogue.text
    title = text("simulate-title", game=text(f"game-{game}"), number=games, seed=str(seed))
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(text("simulate-seat"), justify="right")
    table.add_column(text("simulate-bot"))
    table.add_column(text("simulate-mean"), justify="right")
    table.add_column(text("simulate-wins"), justify="right")
    for entry in summary:
        share = f"{100 * entry['win_share']:.1f} %"
        table.add_row(str(entry["seat"]), entry["bot"], f"{entry['mean_score']:.2f}", share)
    Terminal().print(table)


def _print_picks(catalogue: Catalogue, picks: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    from roundhouse.cli.terminal import Terminal

    text = catalogue.text
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("simulate-pick"))
    for head in ("simulate-games", "simulate-mean", "simulate-wins"):
        table.add_column(text(head), justify="right")
    for entry in picks:
        share = f"{100 * entry['win_share']:.1f} %"
        table.add_row(entry["pick"], str(entry["games"]), f"{entry['mean_score']:.2f}", share)
    Terminal().print(table)
