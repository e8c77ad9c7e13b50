"""The table as everybody sees it, as text and as SVG: the contract, and a picture for games that declare none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from html import escape
from pathlib import Path

from roundhouse.kernel.contract import View
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.registry import declaration
from roundhouse.render.view_rows import view_rows

WEB = Path(__file__).parents[1] / "web"
"""Where looks and outlines lie that drawings share with the page."""

LINE = 20  # of the plain SVG, in pixels
LETTER = 8.5
MARGIN = 12


class Picture(ABC):
    """Draws views of one game; a spectator's view is enough."""

    @abstractmethod
    def text(self, view: View) -> str:
        """The table as lines of text, without colours."""

    @abstractmethod
    def svg(self, view: View) -> str:
        """The table as an SVG document."""


class PlainPicture(Picture):
    """What a view says, line by line."""

    def text(self, view: View) -> str:
        return "\n".join(_lines(view))

    def svg(self, view: View) -> str:
        lines = _lines(view)
        width = 2 * MARGIN + LETTER * max(map(len, lines), default=0)
        height = 2 * MARGIN + LINE * len(lines)
        drawn = "".join(
            f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.7):.0f}" xml:space="preserve">{escape(line)}</text>'
            for number, line in enumerate(lines)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" font-family="monospace" '
            f'font-size="14"><rect width="100%" height="100%" fill="#FFFFFF"/>{drawn}</svg>'
        )


def picture_of(game: GameName) -> Picture:
    """The picture that the game declares, or the plain one."""
    place = declaration(game).picture
    picture = PlainPicture() if place is None else find(place)
    assert isinstance(picture, Picture), f"{place} is not a Picture"
    return picture


def seat_lines(view: View, keys: Iterable[str]) -> list[str]:
    """A line for each seat of a view with these entries; the one that decides is marked."""
    shown = tuple(keys)
    return [
        f"{'>' if seat == view['active_seat'] else ' '} player_{seat} " + " ".join(f"{key}={row[key]}" for key in shown)
        for seat, row in enumerate(view["seats"])
    ]


def _lines(view: View) -> list[str]:
    return [f"{'  ' * row.depth}{row.label}: {row.value}".rstrip() for row in view_rows(view)]
