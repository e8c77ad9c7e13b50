"""The price chart as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from roundhouse.render.drawing import num
from roundhouse.render.lilliput.svg_map import EDGE
from roundhouse.render.lilliput.svg_shapes import company_disk


def chart_shapes(
    prices: Sequence[Sequence[int]], stacks: Iterable[Mapping[str, Any]], heading: str
) -> tuple[list[str], float, float]:
    columns = len(prices[0])
    wide, tall, pad = 62.0, 66.0, EDGE
    parts = [f'<text class="heading" x="{num(pad)}" y="22">{escape(heading.upper())}</text>'] if heading else []
    on_space = {stack["space"]: list(stack["companies"]) for stack in stacks}
    for row, values in enumerate(prices):
        for column, price in enumerate(values):
            x, y = pad + column * (wide + 4), 34 + row * (tall + 4)
            space = row * columns + column
            parts.append(
                f'<rect class="space" data-space="{space}" x="{num(x)}" y="{num(y)}" width="{num(wide)}"'
                f' height="{num(tall)}" rx="8"/>'
            )
            parts.append(f'<text class="price" x="{num(x + 8)}" y="{num(y + 19)}">{price}</text>')
            stack = on_space.get(space, [])
            step = min(15.0, 36.0 / max(1, len(stack) - 1))
            for depth, company in reversed(list(enumerate(stack))):  # the top of the stack is drawn last
                parts += company_disk(company, x + 15 + depth * step, y + tall - 18, 12.5)
    return parts, 2 * pad + columns * (wide + 4) - 4, 34 + 2 * (tall + 4) + pad
