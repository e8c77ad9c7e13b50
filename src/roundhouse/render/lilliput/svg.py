"""The map and the price chart of 18Lilliput as SVG, from plain data: what players look at all evening.

    map_svg(view["map"], routes=view["facts"]["run"]["routes"])
    table_svg(view["map"], chart=..., stacks=view["chart"])

Looks are CSS only: colours are variables with a light and a dark set, chosen by the reader's system or by
`data-theme` on the root. Cells carry `data-cell`, so that a page can make them answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet, tile_set
from roundhouse.games.lilliput.ids import SIDES, CompanyId, TileIndex
from roundhouse.render.drawing import num
from roundhouse.render.lilliput.lines import CELL, MIDDLE, shortened, track_points
from roundhouse.render.lilliput.signs import COMPANY_SYMBOLS
from roundhouse.render.lilliput.svg_chart import chart_shapes
from roundhouse.render.lilliput.svg_map import legend_shapes, map_shapes
from roundhouse.render.lilliput.svg_shapes import rails
from roundhouse.render.lilliput.svg_tile import INSET, slot_places, tile_ground, tile_stop, tile_tracks, track_signs
from roundhouse.render.picture import WEB

STYLE_FILE = WEB / "css" / "lilliput" / "tiles.css"
"""The page's own, so that both look alike."""


def map_svg(
    data: Mapping[str, Any],
    *,
    routes: Sequence[Mapping[str, Any]] = (),
    tileset: TileSet | None = None,
    names: Mapping[CompanyId, str] | None = None,
    theme: str | None = None,
) -> str:
    """The map alone, with the routes of a run beside its track; `names` of companies make a legend."""
    body, width, height = map_shapes(data, routes, tileset or tile_set())
    legend, taller = legend_shapes(data, names or {}, width, height)
    return _document([*body, *legend], width, height + taller, theme)


def chart_svg(
    prices: Sequence[Sequence[int]],
    stacks: Iterable[Mapping[str, Any]],
    *,
    heading: str = "",
    theme: str | None = None,
) -> str:
    """The price chart alone: two rows of prices, and stacks as `{"space": 3, "companies": [top, ..., bottom]}`."""
    body, width, height = chart_shapes(prices, stacks, heading)
    return _document(body, width, height, theme)


def table_svg(
    data: Mapping[str, Any],
    prices: Sequence[Sequence[int]],
    stacks: Iterable[Mapping[str, Any]],
    *,
    routes: Sequence[Mapping[str, Any]] = (),
    tileset: TileSet | None = None,
    names: Mapping[CompanyId, str] | None = None,
    heading: str = "",
    theme: str | None = None,
) -> str:
    """The map with the chart below it."""
    above, width, height = map_shapes(data, routes, tileset or tile_set())
    legend, taller = legend_shapes(data, names or {}, width, height)
    below, wide, tall = chart_shapes(prices, stacks, heading)
    total = max(width, wide)
    return _document(
        [
            f'<g transform="translate({num((total - width) / 2)} 0)">',
            *above,
            *legend,
            "</g>",
            f'<g transform="translate({num((total - wide) / 2)} {num(height + taller)})">',
            *below,
            "</g>",
        ],
        total,
        height + taller + tall,
        theme,
    )


def tile_parts(tileset: TileSet, tile: TileIndex) -> dict[str, Any]:
    """One tile for a page that puts maps together: what lies below, the track in all rotations, and what lies above.

    Only the track turns, so that figures and names stay upright. `slots` are the middles of the stations' places,
    `exits` by rotation the sides that track leads to, one bit each, in the order of `stubs`.
    """
    kind = tileset.kinds[tile]
    turned = [tile_tracks(tileset, tile, turn, 0, 0, 0) + track_signs(tileset, tile, turn, 0, 0) for turn in SIDES]
    places, radius = slot_places(kind.slots, MIDDLE, MIDDLE)
    return {
        "ground": _part(tile_ground(kind, 0, 0)),
        "tracks": [_part(parts) for parts in turned],
        "above": _part(tile_stop(kind, 0, 0, [])),
        "exits": [tileset.exits[tile][turn] for turn in SIDES],
        "slots": [[round(x, 1), round(y, 1)] for x, y in places] if kind.slots else [],
        "radius": radius,
    }


def stubs() -> list[str]:
    """By side: the bit of track between a tile's rim and its edge, drawn where the neighbour goes on."""
    ends = [shortened(track_points(side, -1, True), 0, MIDDLE - INSET - 0.6) for side in SIDES]
    return [_part(rails([line], 0, 0)) for line in ends]


def _part(parts: list[str]) -> str:
    """Shapes as one group that the stylesheet knows wherever it is used; nothing if there are none."""
    return f'<g class="rh-part">{"".join(parts)}</g>' if parts else ""


def tile_svg(kind: TileKind, rotation: int = 0, *, theme: str | None = None) -> str:
    """One tile by itself, for a supply or a hand."""
    tileset = TileSet([kind])
    tile = tileset.by_id[kind.id]
    body = [
        *tile_ground(kind, 0, 0),
        *tile_tracks(tileset, tile, rotation, 0, 0, 0),
        *track_signs(tileset, tile, rotation, 0, 0),
        *tile_stop(kind, 0, 0, []),
    ]
    return _document(body, CELL, CELL, theme)


@cache
def tile_style() -> str:
    """The style sheet of tiles, routes and chart."""
    return STYLE_FILE.read_text("utf-8")


def sign_symbols() -> list[str]:
    """The companies' symbols, to be used as `#sign-red`."""
    return [
        f'<symbol id="sign-{name}" class="sign-{name}" viewBox="-10 -10 20 20">{shape}</symbol>'
        for name, shape in COMPANY_SYMBOLS.items()
    ]


def _document(body: Iterable[str], width: float, height: float, theme: str | None) -> str:
    chosen = f' data-theme="{escape(theme)}"' if theme else ""
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="rh-map"{chosen}'
                f' viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}" role="img">'
            ),
            f"<style>{tile_style()}</style>",
            "<defs>",
            *sign_symbols(),
            "</defs>",
            f'<rect class="paper" width="{num(width)}" height="{num(height)}"/>',
            *body,
            "</svg>",
            "",
        ]
    )
