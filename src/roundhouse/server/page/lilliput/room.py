"""The room of 18Lilliput on the page."""

from roundhouse.games.lilliput import events
from roundhouse.games.lilliput.box.landscapes import landscape_in_file
from roundhouse.server.page.lilliput.earnings import see_earnings
from roundhouse.server.page.lilliput.maps import MAPS
from roundhouse.server.page.lilliput.outlook import aside
from roundhouse.server.page.lilliput.pieces import show_pieces
from roundhouse.server.page.lilliput.reasons import why_here
from roundhouse.server.page.lilliput.tiles import show_tiles
from roundhouse.server.page.lilliput.view import LilliputView
from roundhouse.server.page.room import PageRoom, events_in

STYLES = (
    "tiles",
    "room",
    "map",
    "pieces",
    "cards",
    "companies",
    "players",
    "chart",
    "supply",
    "questions",
    "draft",
    "books",
    "scoring",
    "sheet",
)

ROOM = PageRoom(
    front="/js/lilliput/front.js",
    place=2,
    styles=tuple(f"/css/lilliput/{part}.css" for part in STYLES),
    modules=("/js/lilliput/front.js", "/js/lilliput/demo.js", "/js/steps.js"),
    handlers=(show_pieces, show_tiles, see_earnings, why_here),
    view=LilliputView,
    events=events_in(events),
    files={"scenario": landscape_in_file},
    maps=MAPS,
    aside=aside,
)
