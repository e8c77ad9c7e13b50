"""`roundhouse simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.table import Table

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.game_options import read_options
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.report.words import failure_lines
from roundhouse.cli.streams import is_stdout
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import pick_in_words
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.playing import Outcome, failures_of
from roundhouse.sim.simulate import picks_of
from roundhouse.sim.simulate import simulate as play_all
from roundhouse.sim.summary import GAMES, read_bots, simulation_json, summary_of


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    bots: str | None = None,
    games: int = GAMES,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    json: WrittenFile = None,
    **options: Annotated[str, Parameter(allow_leading_hyphen=True)],
) -> None:
    """Play many games between bots and print mean scores, win shares and speed."""
    rules = find_game(game)
    chosen = read_options(rules, option, options)
    if players is not None:
        rules.start(players, 0, **chosen)  # what is impossible is told before the bots are counted
    seats = read_bots(bots, players, rules.name)
    if json is not None:
        check_writable(json)
    catalogue = spoken_catalogue()
    start = perf_counter()
    outcomes = _play(catalogue, rules.name, seats, games, seed, workers, chosen)
    if json is not None and is_stdout(json):  # for programs alone
        write_text(json, simulation_json(rules, seats, games, seed, chosen, outcomes))
        return
    summary, picks = summary_of(outcomes, seats), picks_of(outcomes)
    _print_results(catalogue, rules.name, seed, summary, picks, len(outcomes), perf_counter() - start)
    for line in failure_lines(catalogue, failures_of((seats, outcome.failures) for outcome in outcomes)):
        print(line)
    if json is not None:
        write_text(json, simulation_json(rules, seats, games, seed, chosen, outcomes))
        print(catalogue.text("simulate-written", file=str(json)))


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
        _print_picks(catalogue, game, picks)
    numbers = Numbers(catalogue)
    speed = {"rate": numbers.figure(games / seconds, 1), "seconds": numbers.figure(seconds, 1)}
    slow = games < seconds  # then a game is better told in seconds than in parts
    each = numbers.figure(seconds / games, 1)
    print(catalogue.text("simulate-slow" if slow else "simulate-speed", each=each, **speed))


def _print_table(catalogue: Catalogue, game: GameName, seed: int, summary: list[dict[str, Any]], games: int) -> None:
    text, numbers = catalogue.text, Numbers(catalogue)
    title = text("simulate-title", game=text(f"game-{game}"), number=games, seed=str(seed))
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(text("simulate-seat"), justify="right")
    table.add_column(text("simulate-bot"))
    table.add_column(text("simulate-mean"), justify="right")
    table.add_column(text("simulate-wins"), justify="right")
    for entry in summary:
        figures = numbers.figure(entry["mean_score"], 2), numbers.percent(entry["win_share"])
        table.add_row(str(entry["seat"]), entry["bot"], *figures)
    Terminal().print(table)


def _print_picks(catalogue: Catalogue, game: GameName, picks: list[dict[str, Any]]) -> None:
    text, numbers = catalogue.text, Numbers(catalogue)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("simulate-pick"))
    for head in ("simulate-games", "simulate-mean", "simulate-wins"):
        table.add_column(text(head), justify="right")
    for entry in picks:
        figures = numbers.figure(entry["mean_score"], 2), numbers.percent(entry["win_share"])
        table.add_row(pick_in_words(catalogue, game, entry["pick"]), numbers.figure(entry["games"]), *figures)
    Terminal().print(table)
