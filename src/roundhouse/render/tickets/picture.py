"""The board of Ticket to Ride with its claimed routes, and a line for each seat."""

from __future__ import annotations

import tomllib
from contextlib import suppress

from roundhouse.games.tickets.box.board import Board, board_in_file, board_of_view
from roundhouse.kernel.contract import View
from roundhouse.render.picture import Picture, Sheet, drawn_with_rich, seat_lines
from roundhouse.render.tickets.svg import board_svg
from roundhouse.render.words import Words

_SIZE = (96, 32)
_MAP = "roundhouse.render.tickets.map"


class TicketsPicture(Picture):
    def text(self, view: View) -> str:
        colours = [seat["colour"] for seat in view["seats"]]
        closed = set(view["closed"])
        drawn = drawn_with_rich(_MAP).map_text(board_of_view(view), view["routes"], colours, _SIZE, closed=closed)
        return "\n".join((drawn.plain, *seat_lines(view, ("cars", "points", "cards", "tickets"))))

    def svg(self, view: View, theme: str | None = "light", words: Words | None = None) -> str:  # noqa: ARG002
        return board_svg(board_of_view(view), view, theme)

    def of_file(self, text: str, source: str) -> Sheet | None:
        """A board: a TOML file with cities."""
        data = {}
        with suppress(ValueError, RecursionError):
            data = tomllib.loads(text)
        if "cities" not in data:
            return None
        board = Board(board_in_file(text, source))
        nobody: View = {"seats": [], "routes": {}, "closed": []}
        drawn = drawn_with_rich(_MAP).map_text(board, {}, (), _SIZE)
        return Sheet(drawn, lambda theme: board_svg(board, nobody, theme))


PICTURE = TicketsPicture()
