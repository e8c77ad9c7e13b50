"""`roundhouse review`: what every decision of a finished game kept or cost, and what was luck."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Any, Literal

from rich import box
from rich.table import Table
from rich.text import Text

from roundhouse.analysis.marks import Mark
from roundhouse.analysis.review import WHOLE, Review, Reviewing
from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, read_text, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.cli.report.review_page import review_page
from roundhouse.cli.reviewed import Words
from roundhouse.cli.streams import is_stdout
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.records import read_record
from roundhouse.render.signs import MUTED, STRONG


def review(
    file: Path,
    /,
    *,
    depth: Literal["quick", "standard", "deep"] = "standard",
    json: WrittenFile = None,
    html: WrittenFile = None,
) -> None:
    """Review a finished game: what was skill, what was luck, and what would have been better."""
    for wanted in filter(None, (json, html)):
        check_writable(wanted)
    record = read_record(read_text(file), str(file))
    catalogue = spoken_catalogue()
    work = Reviewing(record, depth, str(file))
    words = Words(catalogue, record, work.state, str(file))
    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("review-working"), total=len(record.actions))
        found = work.all(lambda done, _: bar.update(task, completed=done))
    written = [(json, dumps(found.to_dict(), indent=1, ensure_ascii=False) + "\n" if json else "")]
    written.append((html, review_page(words, found) if html else ""))
    alone = any(target is not None and is_stdout(target) for target, _ in written)
    if not alone:
        print_review(catalogue, words, found)
    for target, text in written:
        if target is not None:
            write_text(target, text)
            if not alone:
                print(catalogue.text("review-written", file=str(target)))


def print_review(catalogue: Catalogue, words: Words, found: Review) -> None:
    """The accounts of all players, and where the game turned."""
    text, console = catalogue.text, Terminal()
    console.print(_accounts(catalogue, words, found))
    console.print(_play(catalogue, words, found))
    points = found.turning_points()
    console.print(Text(text("review-turning") if points else text("review-no-turning"), style=STRONG))
    for moment in points:
        assert moment.decided is not None
        told = {"number": moment.number, "name": words.names[moment.seat], "action": moment.action}
        mark = text(f"review-mark-{moment.decided.mark.value}")
        line = text("review-moment", mark=mark, loss=words.change(-moment.decided.loss), **told)
        console.print(Text(line), soft_wrap=True)
        better = text("review-better", line=words.line(moment.decided.best.line))
        console.print(Text(f"    {better}", style=MUTED), soft_wrap=True)


def _accounts(catalogue: Catalogue, words: Words, found: Review) -> Any:
    """How each result came about, in parts of the win."""
    text = catalogue.text
    game, depth = text(f"game-{found.record.game}"), text(f"review-depth-{found.depth}")
    table = _table(text("review-title", game=game, depth=depth), text("review-player"))
    for head in ("seat", "deal", "skill", "others", "luck", "result"):
        table.add_column(text(f"review-{head}"), justify="right", no_wrap=True)
    for name, account in zip(words.names, found.accounts, strict=True):
        parts = (account.deal, account.skill, account.others, account.luck)
        changes = [words.change(part / WHOLE) for part in parts]
        table.add_row(name, words.share(account.seat_part / WHOLE), *changes, words.share(account.result / WHOLE))
    return table


def _play(catalogue: Catalogue, words: Words, found: Review) -> Any:
    """How well everybody decided."""
    text, numbers = catalogue.text, Numbers(catalogue)
    table = _table(None, text("review-player"))
    heads = ("decisions", "rate", "accuracy", "inaccuracies", "mistakes", "blunders")
    for head in heads:
        table.add_column(text(f"review-{head}"), justify="right", no_wrap=True)
    for name, account in list(zip(words.names, found.accounts, strict=True))[: found.record.players]:
        marks = [str(account.marks[mark.value]) for mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)]
        rate = numbers.figure(account.error_rate, 1)
        table.add_row(name, numbers.figure(account.decisions), rate, words.share(account.accuracy), *marks)
    return table


def _table(title: str | None, first: str) -> Any:
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(first, overflow="fold")
    return table
