"""`roundhouse board`: a board of somebody's own, checked before it is played on."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse.cli.language import spoken_catalogue
from roundhouse.games.tickets.box.board import read_board
from roundhouse.games.tickets.box.components import components_on, standard_components, why_endless
from roundhouse.i18n.complaints import in_words


def board(file: Path, /) -> None:
    """Check a board for Ticket to Ride, and tell how large it is."""
    found = read_board(file)
    catalogue = spoken_catalogue()
    pieces = components_on(found, standard_components())
    sizes = {"cities": len(found.cities), "routes": len(found.routes), "tickets": len(found.tickets)}
    players = len(found.tickets) // pieces.tickets
    told = catalogue.text(
        "tickets-board-right", file=str(file), spaces=found.spaces(), cars=pieces.cars, players=min(5, players), **sizes
    )
    print(told)
    warning = why_endless(found, standard_components())
    if warning is not None:
        print(in_words(catalogue, warning), file=sys.stderr)
