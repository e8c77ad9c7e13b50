"""Small drawings for what cards do, and for trains, seats and sums: parts of pictures."""

from __future__ import annotations

from html import escape

from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.render.drawing import Drawing, num
from roundhouse.render.lilliput.svg_shapes import company_disk

_ENGINE = "M-16 8V-2H-4V-11H10V-2H16V8ZM-15 11h6M-2 11h6M8 11h6M-12-2V-9M-15-9h6"


def square(colour: str, x: float, y: float, size: float = 20.0) -> str:
    """A tile of a colour, small."""
    half = size / 2
    return (
        f'<g transform="translate({num(x - half)} {num(y - half)})"><rect class="tile {colour}" width="{num(size)}"'
        f' height="{num(size)}" rx="3"/><path class="mini-track" d="M0 {num(half)}H{num(size)}"/></g>'
    )


def engine(x: float, y: float, size: float = 1.0) -> str:
    return f'<path class="engine" transform="translate({num(x)} {num(y)}) scale({num(size)})" d="{_ENGINE}"/>'


def coin(text: str, x: float, y: float) -> str:
    """Money for a player."""
    return (
        f'<g class="coin"><circle cx="{num(x)}" cy="{num(y)}" r="16"/>'
        f'<text x="{num(x)}" y="{num(y)}">{escape(text)}</text></g>'
    )


def chest(text: str, x: float, y: float) -> str:
    """Money for a company."""
    return (
        f'<g class="chest" transform="translate({num(x)} {num(y)})">'
        '<path d="M-24-6a8 8 0 0 1 8-8H16a8 8 0 0 1 8 8V14H-24Z"/>'
        f'<path class="lid" d="M-24-3H24"/><text y="6">{escape(text)}</text></g>'
    )


def certificate(text: str, x: float, y: float, company: CompanyId | None = None) -> str:
    """A share, or a director's certificate."""
    sign = "".join(company_disk(company, x - 20, y, 9)) if company else ""
    shift = 10 if company else 0
    return (
        f'<g class="certificate"><rect x="{num(x - 34)}" y="{num(y - 17)}" width="68" height="34" rx="4"/>'
        f'<rect class="rim" x="{num(x - 31)}" y="{num(y - 14)}" width="62" height="28" rx="2"/>{sign}'
        f'<text x="{num(x + shift)}" y="{num(y + 0.5)}">{escape(text)}</text></g>'
    )


def marker(x: float, y: float) -> str:
    """A station marker of any company."""
    return (
        f'<g class="any-marker"><circle cx="{num(x)}" cy="{num(y)}" r="14"/>'
        f'<path transform="translate({num(x)} {num(y)})" d="M-7 6V-1L0-7 7-1V6Z"/></g>'
    )


def person(number: int, x: float, y: float) -> str:
    """A player by the number of the seat."""
    place = f"translate({num(x)} {num(y)})"
    return f'<g class="person" transform="{place}"><circle r="15"/><text y=".5">{number + 1}</text></g>'


def half(name: str, money: str, x: float, y: float) -> str:
    """What one half of an action card gives."""
    if name == "tile":
        return square("yellow", x - 13, y + 5) + square("green", x, y) + square("brown", x + 13, y - 5)
    if name == "yellow+green":
        return square("yellow", x - 14, y) + square("green", x + 14, y)
    if name == "yellow":
        return square("yellow", x - 14, y) + square("yellow", x + 14, y)
    if name == "shares":
        return certificate("10%", x, y)
    if name == "train":
        return engine(x, y)
    if name == "trains":
        return engine(x - 18, y, 0.85) + engine(x + 18, y, 0.85)
    if name == "station":
        return marker(x, y)
    return chest(money, x, y) if name == "treasury" else coin(money, x, y)


def train_card(name: str, price: int | None = None, state: str = "") -> Drawing:
    """A train; `old` ones earn half, `gone` ones have rusted."""
    parts = [
        f'<rect class="train-card {state}" width="70" height="46" rx="6"/>',
        engine(21, 21, 0.72),
        f'<text class="train-name {state}" x="51" y="{20 if price else 23}">{escape(name)}</text>',
    ]
    if price:
        parts.append(f'<text class="train-price" x="35" y="38">£{price}</text>')
    if state == "old":
        parts.append('<g class="half"><circle cx="66" cy="4" r="11"/><text x="66" y="4.5">½</text></g>')
    if state == "gone":
        parts.append('<path class="struck" d="M5 42 65 4"/>')
    return Drawing(tuple(parts), 70, 46)
