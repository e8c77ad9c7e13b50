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
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import pick_in_words
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.playing import AUTOMATON, Outcome
from roundhouse.sim.simulate import picks_of
from roundhouse.sim.simulate import simulate as play_all

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
    json: Path | None = None,
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
        raise InvalidOption(
            about(
                "bots",
                complaint(
                    "bots-for-players",
                    "{bots} bots for {players} players; name one per seat, or one for all",
                    bots=len(names),
                    players=players,
                ),
            )
        )
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
        _print_picks(catalogue, game, picks)
    numbers = Numbers(catalogue)
    speed = {"rate": numbers.figure(games / seconds, 1), "seconds": numbers.figure(seconds, 1)}
    print(catalogue.text("simulate-speed", **speed))


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
