"""The shapes that everything is drawn with: paths, rails, signs and figures as bits of SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.render.drawing import num
from roundhouse.render.lilliput.lines import Point
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, EMBLEMS


def plaque(text: str, cx: float, cy: float, width: float) -> list[str]:
    """A word on a tile."""
    return [
        (
            f'<rect class="badge" x="{num(cx - width / 2)}" y="{num(cy - 9.5)}" width="{num(width)}"'
            ' height="19" rx="6"/>'
        ),
        f'<text class="name" x="{num(cx)}" y="{num(cy + 0.5)}">{escape(text)}</text>',
    ]


def rails(lines: Sequence[Sequence[Point]], x: float, y: float) -> list[str]:
    """Beds first, ties on top, so that a junction looks like one."""
    paths = [path_data(line, x, y) for line in lines]
    return [f'<path class="bed" d="{path}"/>' for path in paths] + [
        f'<path class="ties" d="{path}"/>' for path in paths
    ]


def path_data(points: Sequence[Point], x: float = 0, y: float = 0) -> str:
    if len(points) == 2:
        (x1, y1), (x2, y2) = points
        return f"M{num(x + x1)} {num(y + y1)}L{num(x + x2)} {num(y + y2)}"
    return "M" + "L".join(f"{num(x + px)} {num(y + py)}" for px, py in points)


def company_disk(company: CompanyId, cx: float, cy: float, radius: float) -> list[str]:
    """A company's station or price marker: its colour and its symbol."""
    ground, ink = COMPANY_COLOURS[company]
    size = radius * 1.32
    return [
        f'<circle class="marker" cx="{num(cx)}" cy="{num(cy)}" r="{num(radius)}" fill="{ground}"/>',
        (
            f'<use href="#sign-{company}" x="{num(cx - size / 2)}" y="{num(cy - size / 2)}" width="{num(size)}"'
            f' height="{num(size)}" color="{ink}"/>'
        ),
    ]


def emblem(name: str, cx: float, cy: float, scale: float) -> str:
    return f'<g class="emblem" transform="translate({num(cx)} {num(cy)}) scale({num(scale)})">{EMBLEMS[name]}</g>'


def with_minus(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")
