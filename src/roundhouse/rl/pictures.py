"""The table as everybody sees it: as text, as SVG, as an array of pixels."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.contract import State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.extras import import_extra
from roundhouse.render.picture import picture_of

MODES = ("ansi", "svg", "rgb_array")
_WIDTH = 960  # pixels
_VARIABLE = re.compile(r"var\((--[a-z-]+)\)")
_SETTING = re.compile(r"(--[a-z-]+):([^;}\"<>]+)")
_LIGHT_DARK = re.compile(r"light-dark\(([^(),]+),[^()]*\)")
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


def picture(game: GameName, state: State, mode: str) -> str | NDArray[np.uint8]:
    view, drawing = state.view(None), picture_of(game)
    if mode == "ansi":
        return drawing.text(view)
    svg = drawing.svg(view)
    return svg if mode == "svg" else pixels(svg)


def pixels(svg: str) -> NDArray[np.uint8]:
    """Height x width x red, green, blue."""
    image: Any = import_extra("PIL.Image", "rl")
    with image.open(BytesIO(png(svg))) as opened:
        return np.asarray(opened.convert("RGB"))


def png(svg: str) -> bytes:
    """A drawing as a PNG file, in light colours. The drawer knows no CSS variables: they are put in first."""
    drawer: Any = import_extra("resvg_py", "rl")
    svg = _LIGHT_DARK.sub(r"\1", _MEDIA.sub("", svg))
    values: dict[str, str] = {}
    for name, value in _SETTING.findall(svg):
        values.setdefault(name, value)  # the light set comes first
    plain = _VARIABLE.sub(lambda found: values.get(found[1], "#000"), svg).replace("system-ui", "sans-serif")
    return bytes(drawer.svg_to_bytes(svg_string=plain, width=_WIDTH, background="#ffffff"))
