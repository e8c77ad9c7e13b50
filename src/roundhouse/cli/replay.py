"""`roundhouse replay`: a record is played again, checked, and its score sheet printed."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from roundhouse.cli.files import read_text
from roundhouse.cli.front import make_front
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.seats import recorded_seats, table_names
from roundhouse.cli.terminal import Terminal
from roundhouse.kernel.records import final_position, read_record
from roundhouse.kernel.registry import game
from roundhouse.render.signs import GO


def replay(file: Path, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Verify the record of a game and print its score sheet."""
    record = read_record(read_text(file), str(file))
    state = final_position(record, str(file))
    seats = recorded_seats(record, str(file))
    if json:
        print(dumps(state.score_sheet(), indent=1))
        return

    catalogue = spoken_catalogue()
    console = Terminal()
    verified = catalogue.text("replay-verified", file=str(file), number=len(record.actions))
    console.print(Text(verified, style=GO), soft_wrap=True)
    if state.is_over:
        compared = "replay-result" if record.result is not None else "replay-no-result"
        console.print(Text(catalogue.text(compared)))
    rules = game(record.game)
    console.print(make_front(rules, catalogue, table_names(rules, state, seats, catalogue)).score_sheet(state))
