"""The room of 18Lilliput on the page."""

from roundhouse.games.lilliput import events
from roundhouse.server.page.lilliput.pieces import show_pieces
from roundhouse.server.page.lilliput.tiles import show_tiles
from roundhouse.server.page.lilliput.view import LilliputView
from roundhouse.server.page.room import PageRoom, events_in

ROOM = PageRoom(
    front="/js/lilliput/front.js",
    place=2,
    styles=("/css/lilliput/tiles.css", "/css/lilliput/table.css"),
    modules=("/js/lilliput/front.js", "/js/lilliput/demo.js", "/js/steps.js"),
    handlers=(show_pieces, show_tiles),
    view=LilliputView,
    events=events_in(events),
)
