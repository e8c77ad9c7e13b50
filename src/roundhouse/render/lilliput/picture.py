"""The map of 18Lilliput: as text with a line for each seat, as SVG with the price chart."""

from __future__ import annotations

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.kernel.contract import View
from roundhouse.render.lilliput.svg import table_svg
from roundhouse.render.lilliput.text import map_text
from roundhouse.render.picture import Picture, seat_lines


class LilliputPicture(Picture):
    def text(self, view: View) -> str:
        drawn = map_text(view["map"], tileset=_tiles(view))
        return "\n".join((drawn.plain, *seat_lines(view, ("cash", "characters", "shares"))))

    def svg(self, view: View) -> str:
        chart = standard_components().chart
        return table_svg(view["map"], (chart.top, chart.bottom), view["chart"], tileset=_tiles(view), theme="light")


def _tiles(view: View) -> TileSet:
    return whole_box(brobdingnag=view["options"]["brobdingnag"])


PICTURE = LilliputPicture()
