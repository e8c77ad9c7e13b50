"""`roundhouse evaluate`: what one position of a record promises everybody, and what would be best there."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from roundhouse.analysis.contract import Evaluation
from roundhouse.analysis.foresight import Foresight, foresee
from roundhouse.cli.files import read_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.reviewed import Words
from roundhouse.cli.terminal import Terminal
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import State
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.records import Record, read_record, replay
from roundhouse.render.signs import STRONG

MOST = 5  # choices that are told


def evaluate(
    file: Path,
    /,
    *,
    at: int | None = None,
    depth: Literal["quick", "standard", "deep"] = "standard",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Say what a position promises everybody, and what would be best there."""
    record = read_record(read_text(file), str(file))
    number = len(record.actions) if at is None else at
    state = _position(record, number, str(file))
    catalogue = spoken_catalogue()
    words = Words(catalogue, record, state, str(file))
    found = foresee(words.game, state, depth)
    if json:
        print(dumps(_data(found, number), indent=1))
        return
    console = Terminal()
    console.print(_expected_end(catalogue, words, found, number))
    if found.seat is None:
        return
    console.print(_best(catalogue, words, found))
    for line in words.reasons(found.reasons):
        console.print(Text(catalogue.text("explain-plan", reason=line)), soft_wrap=True)
    if len(found.expected) > 1:
        console.print(Text(catalogue.text("evaluate-line"), style=STRONG))
        for seat, steps in found.expected:
            told = catalogue.text("evaluate-step", name=words.names[seat], line=words.line(steps))
            console.print(Text(told), soft_wrap=True)


def _position(record: Record, number: int, source: str) -> State:
    """The position after so many actions of a record."""
    if not 0 <= number <= len(record.actions):
        told = complaint(
            "whole-from-to", "{value} is not a whole number from {least} to {most}",
            value=number, least=0, most=len(record.actions),
        )  # fmt: skip
        raise InvalidOption(about("at", told), option="at", value=number)
    for done, state in enumerate(replay(record, source)):
        if done == number:
            return state
    raise AssertionError("a record has a position after each of its actions")


def _expected_end(catalogue: Catalogue, words: Words, found: Foresight, number: int) -> Any:
    """How the game will probably end, as it is and as who decides sees it."""
    text = catalogue.text
    table = Table(
        title=text("evaluate-title", number=number), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold"
    )
    table.add_column(text("review-player"), overflow="fold")
    heads = ["evaluate-score", "evaluate-share"] + (["evaluate-seen"] if found.seen is not None else [])
    for head in heads:
        table.add_column(text(head), justify="right", no_wrap=True)
    for seat, name in enumerate(words.names):
        complete = found.complete
        row = [words.score(complete.scores[seat], complete.spread[seat]), words.share(complete.shares[seat])]
        if found.seen is not None:
            row.append(words.share(found.seen.shares[seat]))
        table.add_row(name, *row)
    return table


def _best(catalogue: Catalogue, words: Words, found: Foresight) -> Any:
    text = catalogue.text
    assert found.seat is not None
    title = text("evaluate-best", name=words.names[found.seat])
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(text("evaluate-choice"), overflow="fold")
    table.add_column(text("evaluate-share"), justify="right", no_wrap=True)
    for choice in found.choices[:MOST]:
        table.add_row(words.line(choice.line), words.share(choice.share))
    return table


def _data(found: Foresight, number: int) -> dict[str, Any]:
    return {
        "at": number,
        "seat": found.seat,
        "complete": _evaluation(found.complete),
        "seen": None if found.seen is None else _evaluation(found.seen),
        "choices": [
            {
                "line": [str(action) for action in choice.line],
                "share": round(choice.share, 6),
                "score": round(choice.score, 1),
            }
            for choice in found.choices
        ],
        "expected": [{"seat": seat, "line": [str(action) for action in line]} for seat, line in found.expected],
        "reasons": [{"code": reason.code, "params": reason.params} for reason in found.reasons],
    }


def _evaluation(found: Evaluation) -> dict[str, Any]:
    return {
        "scores": [round(score, 1) for score in found.scores],
        "spread": [round(one, 1) for one in found.spread],
        "shares": [round(share, 6) for share in found.shares],
    }
