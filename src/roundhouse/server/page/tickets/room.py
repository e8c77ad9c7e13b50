"""The room of Ticket to Ride on the page."""

from roundhouse.games.tickets import events
from roundhouse.games.tickets.box.board import board_in_file
from roundhouse.server.page.room import PageRoom, events_in
from roundhouse.server.page.tickets.board import show_board, show_named_board
from roundhouse.server.page.tickets.maps import MAPS
from roundhouse.server.page.tickets.view import TicketsView
from roundhouse.server.page.tickets.ways import aside, see_ways

STYLES = ("map", "cards", "supply", "hand", "own-tickets", "keeping", "paying", "scoring", "sheet")

ROOM = PageRoom(
    front="/js/tickets/front.js",
    place=1,
    styles=tuple(f"/css/tickets/{part}.css" for part in STYLES),
    modules=(
        "/js/tickets/front.js",
        "/js/tickets/demo.js",
        "/js/tickets/board.js",
        "/js/tickets/card-shapes.js",
        "/js/tickets/geometry.js",
        "/js/tickets/map.js",
        "/js/memo.js",
        "/js/steps.js",
        "/js/symbols.js",
    ),
    handlers=(show_board, show_named_board, see_ways),
    view=TicketsView,
    events=events_in(events),
    files={"board": board_in_file},
    maps=MAPS,
    aside=aside,
)
