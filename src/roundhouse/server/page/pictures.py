"""The pictures of the rulebooks, as a browser gets them: drawn once, and only when a reader comes to them."""

from __future__ import annotations

from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import declaration
from roundhouse.render.drawing import Drawing
from roundhouse.render.illustrations import THEMES, illustrations_of
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import Asset, sent
from roundhouse.server.problems import Problem

SVG = "image/svg+xml"
_ENDING = ".svg"


@get("/pictures/{game:str}/{theme:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def show_picture(
    request: AnyRequest, game: FromPath[str], theme: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """`/pictures/GAME/dark/ID.svg`."""
    book = illustrations_of(declaration(game).name)
    picture = name.removesuffix(_ENDING)
    if book is None or theme not in THEMES or not name.endswith(_ENDING) or picture not in book.declared:
        raise Problem(404, "unknown-path")
    return sent(request, _asset(book.game, picture, theme))


@cache
def drawing_of(game: GameName, picture: str) -> Drawing:
    """What is drawn, whatever the light."""
    book = illustrations_of(game)
    assert book is not None
    return book.drawing(picture)


@cache
def _asset(game: GameName, picture: str, theme: str) -> Asset:
    book = illustrations_of(game)
    assert book is not None
    return Asset.of(book.document(drawing_of(game, picture), theme).encode(), SVG)
