"""The table as everybody sees it: as text, as SVG, as an array of pixels."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.tickets.board import usa_board
from roundhouse.kernel.contract import State, View
from roundhouse.render.lilliput.svg import table_svg
from roundhouse.render.lilliput.text import map_text as lilliput_text
from roundhouse.render.tickets.map import map_text as tickets_text
from roundhouse.rl.extras import needed
from roundhouse.rl.tickets.svg import board_svg

MODES = ("ansi", "svg", "rgb_array")
_TEXT_SIZE = (96, 32)
_WIDTH = 960  # pixels
_VARIABLE = re.compile(r"var\((--[a-z-]+)\)")
_SETTING = re.compile(r"(--[a-z-]+):([^;}\"<>]+)")
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


def picture(state: State, mode: str) -> str | NDArray[np.uint8]:
    view = state.view(None)
    if mode == "ansi":
        return _text(view)
    svg = _svg(view)
    return svg if mode == "svg" else pixels(svg)


def _text(view: View) -> str:
    if view["game"] == "tickets":
        colours = [seat["colour"] for seat in view["seats"]]
        drawn = tickets_text(usa_board(), view["routes"], colours, _TEXT_SIZE, closed=set(view["closed"]))
        shown: tuple[str, ...] = ("cars", "points", "cards", "tickets")
    else:
        drawn = lilliput_text(view["map"], tileset=whole_box(brobdingnag=view["options"]["brobdingnag"]))
        shown = ("cash", "characters", "shares")
    lines = [
        f"{'>' if seat == view['active_seat'] else ' '} player_{seat} " + " ".join(f"{key}={row[key]}" for key in shown)
        for seat, row in enumerate(view["seats"])
    ]
    return "\n".join((drawn.plain, *lines))


def _svg(view: View) -> str:
    if view["game"] == "tickets":
        return board_svg(view)
    chart = standard_components().chart
    tileset = whole_box(brobdingnag=view["options"]["brobdingnag"])
    return table_svg(view["map"], (chart.top, chart.bottom), view["chart"], tileset=tileset, theme="light")


def pixels(svg: str) -> NDArray[np.uint8]:
    """Height x width x red, green, blue."""
    image: Any = needed("PIL.Image", "rl")
    with image.open(BytesIO(png(svg))) as opened:
        return np.asarray(opened.convert("RGB"))


def png(svg: str) -> bytes:
    """A drawing as a PNG file. The drawer knows no CSS variables, so they are put in first."""
    drawer: Any = needed("resvg_py", "rl")
    values: dict[str, str] = {}
    for name, value in _SETTING.findall(svg):
        values.setdefault(name, value)  # the light set comes first
    plain = _VARIABLE.sub(lambda found: values.get(found[1], "#000"), _MEDIA.sub("", svg))
    return bytes(drawer.svg_to_bytes(svg_string=plain, width=_WIDTH, background="#ffffff"))
