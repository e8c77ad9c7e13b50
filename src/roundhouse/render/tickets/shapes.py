"""Every colour has a shape, so that drawings can be read in grey: those of the page (web/js/symbols.js)."""

from __future__ import annotations

from roundhouse.render.drawing import num

SHAPES = {
    "circle": "M0-.8A.8.8 0 1 0 0 .8A.8.8 0 1 0 0-.8Z",
    "diamond": "M0-1L.85 0L0 1L-.85 0Z",
    "triangle": "M0-.9L.95.75H-.95Z",
    "ring": "M0-.85A.85.85 0 1 0 0 .85A.85.85 0 1 0 0-.85ZM0-.45A.45.45 0 1 1 0 .45A.45.45 0 1 1 0-.45Z",
    "square": "M-.75-.75H.75V.75H-.75Z",
    "star": "M0-1.1L.3-.3L1.1 0L.3.3L0 1.1L-.3.3L-1.1 0L-.3-.3Z",
    "cross": "M-.28-.95H.28V-.28H.95V.28H.28V.95H-.28V.28H-.95V-.28H-.28Z",
    "bar": "M-1-.34H1V.34H-1Z",
    "pentagon": "M0-1L.95-.31L.59.81H-.59L-.95-.31Z",
    "engine": (
        "M-1 .3V-.35H-.2V-.8H.75V-.35H1V.3ZM-.62.35A.3.3 0 1 0-.62.95A.3.3 0 1 0-.62.35Z"
        "M.5.35A.3.3 0 1 0 .5.95A.3.3 0 1 0 .5.35Z"
    ),
}
CARD_SHAPES = {
    "purple": "diamond",
    "blue": "circle",
    "orange": "triangle",
    "white": "ring",
    "green": "square",
    "yellow": "star",
    "black": "cross",
    "red": "bar",
    "locomotive": "engine",
}
PLAYER_SHAPES = {"blue": "circle", "red": "triangle", "green": "square", "yellow": "diamond", "black": "pentagon"}


def shape(name: str, size: float, x: float = 0, y: float = 0, turn: float = 0, css: str = "sign") -> str:
    place = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(size)})"
    return f'<path class="{css}" d="{SHAPES[name]}" transform="{place}" fill-rule="evenodd"/>'
