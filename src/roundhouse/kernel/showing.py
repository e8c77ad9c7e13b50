"""A table to look at: as text where text is shown, drawn in a notebook. The game's declaration says who draws it."""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.declaration import find
from roundhouse.kernel.extras import MissingExtra
from roundhouse.kernel.state import View

PLAIN = "roundhouse.render.picture:PlainPicture"
DRAWING = "roundhouse.render.picture:picture_of"  # by place: the kernel knows nothing of what stands above it


class Shown:
    """What one seat, or a spectator, sees; nothing is drawn before somebody looks."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __repr__(self) -> str:
        try:
            text: str = self._picture().text(self.view)
        except MissingExtra:  # nothing that draws with characters is installed: what it would draw, line by line
            text = find(PLAIN)().text(self.view)
        return text

    def _repr_svg_(self) -> str:
        svg: str = self._picture().svg(self.view)
        return svg

    def _picture(self) -> Any:
        return find(DRAWING)(self.view["game"])
