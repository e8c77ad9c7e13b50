"""`roundhouse tournament`: bots against each other on equal terms, with a report that says how sure its figures are."""

from __future__ import annotations

import sys
from collections.abc import Callable
from json import dumps
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich import box
from rich.table import Table

from roundhouse.bots.names import split_names
from roundhouse.cli.files import check_file, check_writable, complaints_about, write_text
from roundhouse.cli.game_options import read_options
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.report.page import report_page
from roundhouse.cli.report.words import closing_lines, report_title
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.pools import OutcomePool, check_workers, local_pool
from roundhouse.sim.ray_pool import RayPool, check_ray
from roundhouse.sim.results_file import Header, Results
from roundhouse.sim.tournament import RESULTS, plan, play_tournament, read_test, report_of

REPORT, PAGE = "report.json", "report.html"


def tournament(
    game: str,
    /,
    *,
    bots: str,
    players: int | None = None,
    games: int = 400,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    on: Literal["local", "ray"] = "local",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    sprt: str | None = None,
    sprt_bounds: str = "0.5,0.55",
    records: Annotated[bool, Parameter(negative=())] = False,
    out: Annotated[Path, Parameter(metavar="FOLDER")] = Path("report"),
    **options: Annotated[str, Parameter(allow_leading_hyphen=True)],
) -> None:
    """Play bots against each other, every deal in all seatings, and report who is stronger."""
    test = None if sprt is None else read_test(sprt, *_read_bounds(sprt_bounds))
    chosen = read_options(find_game(game), option, options)
    header = plan(game, split_names(bots), players, games, seed, chosen, records=records, sprt=test)
    make_pool = _pool_maker(header, workers, on)
    _make_folder(out)
    catalogue = spoken_catalogue()
    report = report_of(_play(catalogue, header, out / RESULTS, make_pool))
    print_report(catalogue, report)
    write_report(catalogue, report, out)


def _read_bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise InvalidOption(
            about(
                "sprt-bounds", complaint("two-shares", "write two shares such as 0.5,0.55, not {text}", text=repr(text))
            )
        ) from None
    return low, high


def _pool_maker(header: Header, workers: int, on: str) -> Callable[[], OutcomePool]:
    """How to make the pool, once it is known that it can be made."""
    check_workers(workers)
    if on == "ray":
        check_ray()
        return lambda: RayPool(header.run_settings, workers)
    return lambda: local_pool(header.run_settings, workers)


def _make_folder(folder: Path) -> None:
    """The folder of the report, in which every file of it can be written."""
    with complaints_about(folder):
        folder.mkdir(parents=True, exist_ok=True)
    check_file(folder / RESULTS)  # it is read again
    for name in (REPORT, PAGE):
        check_writable(folder / name)


def _play(catalogue: Catalogue, header: Header, file: Path, make_pool: Callable[[], OutcomePool]) -> Results:
    """The results, with a progress bar if somebody is watching; who breaks off is told how to go on."""
    total = header.schedule.games
    seen: list[int] = []

    def note(done: int) -> None:
        if not seen:
            bar.reset(task, completed=done)  # what a broken run played says nothing of the time left
        bar.update(task, completed=done)
        seen.append(done)

    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("simulate-playing"), total=total)
        try:
            return play_tournament(header, file, make_pool, note)
        except KeyboardInterrupt:
            bar.stop()
            done = seen[-1] if seen else 0
            print(catalogue.text("tournament-broken-off", done=done, games=total), file=sys.stderr)
            raise


def write_report(catalogue: Catalogue, report: dict[str, Any], folder: Path) -> None:
    """Write the report beside the results."""
    write_text(folder / PAGE, report_page(catalogue, report))
    write_text(folder / REPORT, dumps(report, indent=1, ensure_ascii=False) + "\n")
    print(catalogue.text("tournament-written", file=str(folder / PAGE)))


def print_report(catalogue: Catalogue, report: dict[str, Any]) -> None:
    """The tables of a report in the terminal."""
    text, numbers, console = catalogue.text, Numbers(catalogue), Terminal()
    table = _table(
        report_title(catalogue, report),
        ["tournament-bot"],
        ["tournament-games", "tournament-wins", "tournament-sure", "tournament-mean", "tournament-rating"],
        text,
    )
    for entry in report["bots"]:
        rating = numbers.give_or_take(entry["rating"]["mu"], 2 * entry["rating"]["sigma"])
        wins, score = numbers.percent(entry["win_share"]), numbers.figure(entry["mean_score"], 1)
        games, sure = numbers.figure(entry["games"]), numbers.between(entry["win_interval"])
        table.add_row(entry["bot"], games, wins, sure, score, rating)
    console.print(table)
    if len(report["pairs"]) > 1:
        pairs = _table(None, ["tournament-bot", "tournament-opponent"], ["tournament-ahead", "tournament-sure"], text)
        for entry in report["pairs"]:
            share, sure = numbers.percent(entry["share"]), numbers.between(entry["interval"])
            pairs.add_row(entry["bot"], entry["opponent"], share, sure)
        console.print(pairs)
    times = _table(
        None,
        ["tournament-bot"],
        ["tournament-decisions", "tournament-typical", "tournament-slow", "tournament-longest", "tournament-over"],
        text,
    )
    for entry in report["times"]:
        spread = [numbers.seconds(entry[key]) for key in ("p50", "p95", "longest")]
        times.add_row(entry["bot"], numbers.figure(entry["decisions"]), *spread, numbers.figure(entry["over"]))
    console.print(times)
    for line in closing_lines(catalogue, report):
        print(line)


def _table(title: str | None, words: list[str], figures: list[str], text: Callable[[str], str]) -> Any:
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for head in words:
        table.add_column(text(head), overflow="fold")
    for head in figures:
        table.add_column(text(head), justify="right", no_wrap=True)
    return table
