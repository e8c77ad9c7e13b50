"""Drawings, which are put together from others: each a few shapes and the room they take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

GAP = 18.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes of SVG within a rectangle whose upper left corner is 0, 0."""

    shapes: tuple[str, ...]
    width: float
    height: float

    @property
    def is_empty(self) -> bool:
        return not self.shapes or self.width <= 0 or self.height <= 0


def row(drawings: Sequence[Drawing], gap: float = GAP) -> Drawing:
    """Blocks side by side, each in the middle of the height."""
    tall = max((drawing.height for drawing in drawings), default=0.0)
    shapes: list[str] = []
    left = 0.0
    for drawing in drawings:
        shapes += moved(drawing.shapes, left, (tall - drawing.height) / 2)
        left += drawing.width + gap
    return Drawing(tuple(shapes), max(0.0, left - gap), tall)


def column(drawings: Sequence[Drawing], gap: float = GAP) -> Drawing:
    """Blocks one below the other, each in the middle of the width."""
    wide = max((drawing.width for drawing in drawings), default=0.0)
    shapes: list[str] = []
    top = 0.0
    for drawing in drawings:
        shapes += moved(drawing.shapes, (wide - drawing.width) / 2, top)
        top += drawing.height + gap
    return Drawing(tuple(shapes), wide, max(0.0, top - gap))


def moved(shapes: Sequence[str], x: float, y: float) -> list[str]:
    """The same shapes at another place."""
    return [f'<g transform="translate({num(x)} {num(y)})">', *shapes, "</g>"]


def num(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
