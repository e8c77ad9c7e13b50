"""The board of Ticket to Ride with its claimed routes, and a line for each seat."""

from __future__ import annotations

from roundhouse.games.tickets.box.board import board_of_view
from roundhouse.kernel.contract import View
from roundhouse.render.picture import Picture, seat_lines
from roundhouse.render.tickets.map import map_text
from roundhouse.render.tickets.svg import board_svg

_SIZE = (96, 32)


class TicketsPicture(Picture):
    def text(self, view: View) -> str:
        colours = [seat["colour"] for seat in view["seats"]]
        drawn = map_text(board_of_view(view), view["routes"], colours, _SIZE, closed=set(view["closed"]))
        return "\n".join((drawn.plain, *seat_lines(view, ("cars", "points", "cards", "tickets"))))

    def svg(self, view: View) -> str:
        return board_svg(board_of_view(view), view)


PICTURE = TicketsPicture()
