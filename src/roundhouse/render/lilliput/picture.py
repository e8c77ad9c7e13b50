"""The map of 18Lilliput: as text with a line for each seat, as SVG with the price chart."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.map.boardfile import read_board
from roundhouse.kernel.contract import View
from roundhouse.render.lilliput.svg import map_svg, table_svg
from roundhouse.render.picture import Picture, Sheet, drawn_with_rich, seat_lines
from roundhouse.render.words import Words

_MAP = "roundhouse.render.lilliput.text"


class LilliputPicture(Picture):
    def text(self, view: View) -> str:
        drawn = drawn_with_rich(_MAP).map_text(view["map"], tileset=_tiles(view))
        return "\n".join((drawn.plain, *seat_lines(view, ("cash", "characters", "shares"))))

    def svg(self, view: View, theme: str | None = "light", words: Words | None = None) -> str:
        """With words: what the chart is, and what the companies are called that are on the map."""
        box, run = standard_components(), view["facts"]["run"]
        said: dict[str, Any] = {}
        if words is not None:
            said["heading"] = words("show-chart")
            said["names"] = {company.id: words(f"lilliput-company-{company.id}") for company in box.companies}
        return table_svg(
            view["map"],
            (box.chart.top, box.chart.bottom),
            view["chart"],
            routes=run["routes"] if run else [],
            tileset=_tiles(view),
            theme=theme,
            **said,
        )

    def of_file(self, text: str, source: str) -> Sheet | None:
        """A board, as `roundhouse revenue` reads it: a JSON file with tiles."""
        data = None
        with suppress(ValueError, RecursionError):
            data = json.loads(text)
        if not isinstance(data, dict) or "tiles" not in data:
            return None
        railmap = read_board(text, source, needs_company=False).railmap
        drawn = drawn_with_rich(_MAP).map_text(railmap.to_data(), tileset=railmap.tileset)
        return Sheet(drawn, lambda theme: map_svg(railmap.to_data(), tileset=railmap.tileset, theme=theme))


def _tiles(view: View) -> TileSet:
    return whole_box(brobdingnag=view["options"]["brobdingnag"])


PICTURE = LilliputPicture()
