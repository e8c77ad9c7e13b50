"""The table as everybody sees it, as text and as SVG: the contract, and a picture for games that declare none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from roundhouse.kernel.contract import View
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.extras import import_extra
from roundhouse.kernel.registry import declaration
from roundhouse.render.view_rows import view_rows
from roundhouse.render.words import Words

if TYPE_CHECKING:
    from rich.text import Text

WEB = Path(__file__).parents[1] / "web"
"""Where looks and outlines lie that drawings share with the page."""

LINE = 20  # of the plain SVG, in pixels
LETTER = 8.5
MARGIN = 12


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a file of a game's own draws, such as a board on which nobody plays yet."""

    text: Text
    svg: Callable[[str | None], str]  # in the light or the dark theme; None: as the reader's system has it


class Picture(ABC):
    """Draws views of one game; a spectator's view is enough."""

    @abstractmethod
    def text(self, view: View) -> str:
        """The table as lines of text, without colours."""

    @abstractmethod
    def svg(self, view: View, theme: str | None = "light", words: Words | None = None) -> str:
        """The table as an SVG document, in a theme (None: as the reader's system has it) and perhaps with words."""

    def of_file(self, text: str, source: str) -> Sheet | None:  # noqa: ARG002
        """The board or the map in the text of a file; None if it is no such file. Raises InvalidData for a bad one."""
        return None


class PlainPicture(Picture):
    """What a view says, line by line."""

    def text(self, view: View) -> str:
        return "\n".join(_lines(view))

    def svg(self, view: View, theme: str | None = "light", words: Words | None = None) -> str:  # noqa: ARG002
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


def drawn_with_rich(module: str) -> ModuleType:
    """What draws with characters: it needs a library that a plain install has not, unlike what draws as SVG."""
    return import_extra(module, "play")


def seat_lines(view: View, keys: Iterable[str]) -> list[str]:
    """A line for each seat of a view with these entries; the one that decides is marked."""
    shown = tuple(keys)
    return [
        f"{'>' if seat == view['active_seat'] else ' '} player_{seat} " + " ".join(f"{key}={row[key]}" for key in shown)
        for seat, row in enumerate(view["seats"])
    ]


def _lines(view: View) -> list[str]:
    return [f"{'  ' * row.depth}{row.label}: {row.value}".rstrip() for row in view_rows(view)]
