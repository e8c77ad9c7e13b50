"""The board of Ticket to Ride as a plain SVG: cities, and routes as rows of spaces in their colour or their owner's."""

from __future__ import annotations

from html import escape
from math import atan2, degrees, hypot

from roundhouse.games.tickets.box.board import Board, Route
from roundhouse.kernel.contract import View

WIDTH, EDGE = 1000.0, 40.0
_CITY = 9.0
_HEIGHT = 11.0  # of a space
_BESIDE = 7.5  # from the middle line, for the routes of a double route
_CARDS = {
    "purple": "#B07CC6", "blue": "#5B8DD9", "orange": "#E39A4B", "white": "#FFFFFF", "green": "#73B36B",
    "yellow": "#EAD15C", "black": "#4A4A4A", "red": "#D5655B", "gray": "#B9B9B9",
}  # fmt: skip
_SEATS = {
    "blue": ("#0B4FB3", "#FFFFFF"), "red": ("#A30D0D", "#FFFFFF"), "green": ("#0B7A2A", "#FFFFFF"),
    "yellow": ("#C79A00", "#000000"), "black": ("#111111", "#FFFFFF"),
}  # fmt: skip
_THEMES = {"light": "--paper:#F6F1E7;--ink:#1F2933", "dark": "--paper:#12161D;--ink:#E8E6E1"}


def board_svg(board: Board, view: View, theme: str | None = "light") -> str:
    """The board with its claimed routes; an owned space bears the number of its owner's seat.

    Without a theme it follows the system of whoever looks.
    """
    across, down = board.data.get("aspect", (3, 2))
    height = WIDTH * down / across
    colours = [seat["colour"] for seat in view["seats"]]
    parts = [f'<rect width="{WIDTH + 2 * EDGE:.0f}" height="{height + 2 * EDGE:.0f}" fill="var(--paper)"/>']
    for route in board.routes:
        owner = view["routes"].get(route.id)
        parts += _route(board, route, height, owner, colours, route.id in view["closed"])
    for city in board.cities:
        x, y = _point(city.x, city.y, height)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_CITY}" fill="#8A5312" stroke="#FFFFFF" stroke-width="2"/>'
        )
        parts.append(
            f'<text x="{x:.1f}" y="{y - 12:.1f}" font-size="13" text-anchor="middle" fill="var(--ink)">'
            f"{escape(city.name)}</text>"
        )
    size = f"{WIDTH + 2 * EDGE:.0f} {height + 2 * EDGE:.0f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif">'
        f"<style>{_style(theme)}</style>{''.join(parts)}</svg>"
    )


def _style(theme: str | None) -> str:
    if theme is not None:
        return f":root{{{_THEMES[theme]}}}"
    return f":root{{{_THEMES['light']}}}@media (prefers-color-scheme:dark){{:root{{{_THEMES['dark']}}}}}"


def _point(x: float, y: float, height: float) -> tuple[float, float]:
    return EDGE + x * WIDTH, EDGE + y * height


def _route(board: Board, route: Route, height: float, owner: int | None, colours: list[str], closed: bool) -> list[str]:
    a, b = board.cities[route.a], board.cities[route.b]
    (ax, ay), (bx, by) = _point(a.x, a.y, height), _point(b.x, b.y, height)
    length = hypot(bx - ax, by - ay)
    east, south = (bx - ax) / length, (by - ay) / length
    side = 0 if route.twin < 0 else (_BESIDE if board.route_index[route.id] < route.twin else -_BESIDE)
    free = length - 2 * (_CITY + 2)
    space = free / route.length
    fill, ink = (_CARDS[route.colour], "") if owner is None else _SEATS[colours[owner]]
    shown = ' opacity="0.3"' if closed else ""
    parts = []
    for number in range(route.length):
        middle = _CITY + 2 + space * (number + 0.5)
        x, y = ax + east * middle - south * side, ay + south * middle + east * side
        turn = degrees(atan2(south, east))
        parts.append(
            f'<rect x="{x - space / 2 + 1:.1f}" y="{y - _HEIGHT / 2:.1f}" width="{space - 2:.1f}" height="{_HEIGHT}" '
            f'transform="rotate({turn:.1f} {x:.1f} {y:.1f})" rx="2" fill="{fill}" stroke="#1F2933"{shown}/>'
        )
        if owner is not None:
            parts.append(
                f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" text-anchor="middle" fill="{ink}">{owner}</text>'
            )
    return parts
