"""`roundhouse simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.table import Table

from roundhouse.bots.names import split_names
from roundhouse.bots.roster import check_bot
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.game_options import as_text, read_options
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.playing import AUTOMATON, Outcome
from roundhouse.sim.simulate import picks_of
from roundhouse.sim.simulate import simulate as play_all

FORMAT = "roundhouse-simulation"
VERSION = 1


def simulate(  # as long as it is by what its parameters say of themselves
    game: str,
    /,
    *,
    players: int | None = None,
    bots: str = "random",
    games: int = 1000,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    json: Path | None = None,
    **options: Annotated[str, Parameter(allow_leading_hyphen=True)],
) -> None:
    """Play many games between bots and print mean scores, win shares and speed.

    The same seed gives the same games, however many processes play them.

    Parameters
    ----------
    game
        The game.
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
        An option of the game that is switched on; may be given several times. `roundhouse options` lists them.
    json
        Write the settings, the summary and every outcome to this file.
    options
        Any other option of the game and its value.
    """
    rules = find_game(game)
    chosen = read_options(rules, option, options)
    if players is not None:
        rules.start(players, 0, **chosen)  # what is impossible is told before the bots are counted
    seats = read_bots(bots, players, rules.name)
    if json is not None:
        check_writable(json)
    catalogue = Catalogue()
    start = perf_counter()
    outcomes = _play(catalogue, rules.name, seats, games, seed, workers, chosen)
    summary, picks = summary_of(outcomes, seats), picks_of(outcomes)
    _print_results(catalogue, rules.name, seed, summary, picks, len(outcomes), perf_counter() - start)
    if json is not None:
        settings = {"game": rules.name, "rules": rules.rules_version, "players": len(seats), "bots": seats}
        settings |= {"games": games, "seed": seed}
        if chosen:
            settings["options"] = as_text(chosen)
        if picks:
            settings["picks"] = picks
        write_text(json, json_text(settings, summary, outcomes))
        print(catalogue.text("simulate-written", file=str(json)))


def read_bots(text: str, players: int | None, game: GameName) -> list[str]:
    """A bot for each seat; one alone plays them all."""
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
    summary = []
    for seat, bot in enumerate([*bots, *[AUTOMATON] * (len(outcomes[0].scores) - len(bots))]):
        score = sum(outcome.scores[seat] for outcome in outcomes)
        wins = sum(outcome.win_part(Seat(seat)) for outcome in outcomes)
        mean, share = score / len(outcomes), wins / len(outcomes)
        summary.append({"seat": seat, "bot": bot, "mean_score": round(mean, 6), "win_share": round(share, 6)})
    return summary


def json_text(settings: dict[str, Any], summary: list[dict[str, Any]], outcomes: Sequence[Outcome]) -> str:
    """The simulation as JSON, one line per game: no times and no workers, so that equal runs give equal files."""
    head = dumps({"format": FORMAT, "version": VERSION, **settings, "summary": summary}, indent=1).removesuffix("\n}")
    games = [
        dumps(
            {"game": one.number, "scores": one.scores, "ranks": one.ranks, "decisions": one.decisions}
            | ({"picks": one.picks} if any(one.picks) else {})
        )
        for one in outcomes
    ]
    return head + ',\n "outcomes": [\n  ' + ",\n  ".join(games) + "\n ]\n}\n"


def _play(
    catalogue: Catalogue, game: GameName, bots: list[str], games: int, seed: int, workers: int, options: dict[str, Any]
) -> list[Outcome]:
    """The outcomes, with a progress bar if somebody is watching."""
    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("simulate-playing"), total=games)
        return play_all(
            game, bots, games, seed, workers, options, on_progress=lambda done: bar.update(task, completed=done)
        )


def _print_results(
    catalogue: Catalogue,
    game: GameName,
    seed: int,
    summary: list[dict[str, Any]],
    picks: list[dict[str, Any]],
    games: int,
    seconds: float,
) -> None:
    _print_table(catalogue, game, seed, summary, games)
    if picks:
        _print_picks(catalogue, picks)
    print(catalogue.text("simulate-speed", rate=f"{games / seconds:.1f}", seconds=f"{seconds:.1f}"))


def _print_table(catalogue: Catalogue, game: GameName, seed: int, summary: list[dict[str, Any]], games: int) -> None:
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
    text = catalogue.text
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("simulate-pick"))
    for head in ("simulate-games", "simulate-mean", "simulate-wins"):
        table.add_column(text(head), justify="right")
    for entry in picks:
        share = f"{100 * entry['win_share']:.1f} %"
        table.add_row(entry["pick"], str(entry["games"]), f"{entry['mean_score']:.2f}", share)
    Terminal().print(table)
