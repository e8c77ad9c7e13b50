"""`roundhouse balance`: a map tried out by games between bots, and what they say about it."""

from __future__ import annotations

import tomllib
from json import dumps
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.table import Table

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, read_text, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.streams import is_stdout
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.balance import balance_lines, finding_in_words
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidData, InvalidOption
from roundhouse.kernel.ids import GameName
from roundhouse.kernel.registry import declarations
from roundhouse.sim.balance import GAMES, Trial
from roundhouse.sim.balance import balance as judge
from roundhouse.sim.map_judge import MapJudge, map_judge_of


def balance(
    file: str,
    /,
    *,
    players: int | None = None,
    games: int = GAMES,
    bot: str = "planner",
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    json: WrittenFile = None,
) -> None:
    """Try a board or a landscape out by games between bots, and tell what should be mended."""
    game, value, players = _map_in(file, players)
    trial = Trial(game, value, players, games, bot, seed)
    trial.check()
    if json is not None:
        check_writable(json)
    catalogue = spoken_catalogue()
    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("simulate-playing"), total=games)
        report = judge(trial, workers, on_progress=lambda done: bar.update(task, completed=done))
    if json is None or not is_stdout(json):
        _print(catalogue, report)
    if json is not None:
        write_text(json, dumps(report, indent=1, ensure_ascii=False) + "\n")


def _map_in(file: str, players: int | None) -> tuple[GameName, dict[str, Any], int]:
    """The map of that name, or in that file, of whatever game; and for how many players."""
    judges = [
        (declared.name, judge) for declared in declarations() if (judge := map_judge_of(declared.name)) is not None
    ]
    for name, judge in judges:
        value = judge.named(file)
        if value is not None:
            return name, value, _players(judge, value, players)
    path = Path(file)
    fields = _fields(path)
    name, judge = max(judges, key=lambda pair: len(fields & set(pair[1].fields)))
    if not fields & set(judge.fields):
        raise InvalidData(file, [complaint("no-map", "neither a board nor a landscape")])
    value = judge.read(path)
    return name, value, _players(judge, value, players)


def _fields(path: Path) -> set[str]:
    """What stands at the top of a file."""
    try:
        return set(tomllib.loads(read_text(path)))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidData(str(path), [complaint("not-toml", "not a TOML file ({error})", error=str(error))]) from None


def _players(judge: MapJudge, value: dict[str, Any], wanted: int | None) -> int:
    """As many as were asked for, or two if that many can play."""
    counts = judge.players(value)
    if wanted is None:
        return 2 if 2 in counts else counts[-1]
    if wanted not in counts:
        told = complaint(
            "whole-from-to",
            "{value} is not a whole number from {least} to {most}",
            value=repr(wanted),
            least=counts[0],
            most=counts[-1],
        )
        raise InvalidOption(about("players", told), option="players", value=wanted)
    return wanted


def _print(catalogue: Catalogue, report: dict[str, Any]) -> None:
    text, numbers = catalogue.text, Numbers(catalogue)
    title = text("balance-title", map=report["map"], games=report["games"], bot=report["bot"])
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for head in ("balance-turn", "balance-wins", "balance-between", "simulate-mean"):
        table.add_column(text(head), justify="right")
    for entry in report["turns"]:
        table.add_row(
            str(entry["turn"] + 1),
            numbers.percent(entry["win_share"]),
            numbers.between(entry["win_interval"]),
            numbers.figure(entry["mean_score"], 1),
        )
    terminal = Terminal()
    terminal.print(table)
    for line in balance_lines(catalogue, report):
        terminal.print(line, highlight=False, markup=False)
    for finding in report["findings"]:
        terminal.print(f"- {finding_in_words(catalogue, report['game'], finding)}", highlight=False, markup=False)
