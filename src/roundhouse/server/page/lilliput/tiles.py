"""The tiles of 18Lilliput as pieces of SVG, from which the page puts a map together."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.render.lilliput.lines import CELL
from roundhouse.render.lilliput.signs import COMPANY_COLOURS
from roundhouse.render.lilliput.svg import sign_symbols, stubs, tile_parts
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import JSON, Asset, sent
from roundhouse.server.rows import encode


@get("/api/games/lilliput/tiles", operation_id="lilliputTiles", tags=["page"], media_type=JSON, sync_to_thread=False)
def show_tiles(request: AnyRequest, brobdingnag: FromQuery[bool] = False) -> Response[Any]:
    """Every kind of tile as pieces of SVG, to be put into an element of class `rh-map`."""
    return sent(request, _tiles(brobdingnag))


@cache
def _tiles(brobdingnag: bool) -> Asset:
    box = whole_box(brobdingnag=brobdingnag)
    data = {
        "cell": CELL,
        "symbols": "".join(sign_symbols()),
        "colours": COMPANY_COLOURS,
        "stubs": stubs(),
        "tiles": {name: tile_parts(box, tile) for name, tile in box.by_id.items()},
    }
    return Asset.of(encode(data), JSON)
