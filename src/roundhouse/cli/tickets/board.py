"""`roundhouse board`: a board of somebody's own, checked before it is played on, or made at random."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.streams import STDOUT, is_stdout
from roundhouse.games.tickets.box.board import Board, read_board
from roundhouse.games.tickets.box.board_text import board_text
from roundhouse.games.tickets.box.components import components_on, standard_components, why_endless
from roundhouse.games.tickets.box.quality import PARTS, quality
from roundhouse.games.tickets.box.random_boards import random_board
from roundhouse.i18n.complaints import in_words
from roundhouse.i18n.numbers import Numbers

board = App(name="board", help_format="plaintext")


@board.default
def check(file: Path, /) -> None:
    """Check a board for Ticket to Ride, and tell how large and how good it is."""
    found = read_board(file)
    catalogue = spoken_catalogue()
    pieces = components_on(found, standard_components())
    sizes = {"cities": len(found.cities), "routes": len(found.routes), "tickets": len(found.tickets)}
    players = _players(found)
    told = catalogue.text(
        "tickets-board-right", file=str(file), spaces=found.spaces(), cars=pieces.cars, players=players, **sizes
    )
    print(told)
    print("\n".join(measured(found)))
    warning = why_endless(found, standard_components())
    if warning is not None:
        print(in_words(catalogue, warning), file=sys.stderr)


@board.command
def random(
    *,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)],
    cities: int = 36,
    players: int = 5,
    out: WrittenFile = None,
) -> None:
    """Make a random board on which no route crosses another and no colour is rarer than another."""
    if out is not None:
        check_writable(out)
    made = random_board(seed, cities, players)
    told = measured(made)
    out = STDOUT if out is None else out
    write_text(out, board_text(made.data, told))
    if not is_stdout(out):
        print("\n".join(told))


def _players(found: Board) -> int:
    """How many can play on it at most."""
    pieces = standard_components()
    return min(len(pieces.player_colours), len(found.tickets) // pieces.tickets)


def measured(found: Board) -> list[str]:
    """The measure of docs/boards.md in words: a line for the whole and one for its parts."""
    catalogue = spoken_catalogue()
    text, numbers = catalogue.text, Numbers(catalogue)
    parts = quality(found, max(2, _players(found)), standard_components().cars)
    told = [text(f"tickets-quality-{part}", share=numbers.percent(parts[part], 0)) for part in PARTS]
    return [text("tickets-quality", total=numbers.figure(parts["total"], 0)), ", ".join(told)]
