"""Cards, tickets and figures as parts of pictures."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from roundhouse.games.tickets.box.board import Board, TicketId
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.games.tickets.box.components import Components
from roundhouse.kernel.contract import View
from roundhouse.render.drawing import Drawing, column, moved, num, row
from roundhouse.render.illustrations import verdict
from roundhouse.render.tickets.shapes import CARD_SHAPES, PLAYER_SHAPES, shape

WIDE, TALL = 48.0, 70.0
LIFT = 14.0
_TICKET = (228.0, 62.0)
_SPACE = (30.0, 14.0)


def card(colour: str, is_lit: bool = False) -> Drawing:
    """A train card: its colour, its shape, a wagon."""
    lit = " lit" if is_lit else ""
    parts = [
        f'<rect class="card {colour}{lit}" width="{num(WIDE)}" height="{num(TALL)}" rx="6"/>',
        f'<rect class="card-rim {colour}" x="4" y="4" width="{num(WIDE - 8)}" height="{num(TALL - 8)}" rx="4"/>',
        shape(CARD_SHAPES[colour], 13 if colour == "locomotive" else 11, WIDE / 2, TALL / 2, css=f"card-sign {colour}"),
    ]
    if colour != "locomotive":
        for x, y in ((11.5, 12.5), (WIDE - 11.5, TALL - 12.5)):
            parts.append(shape(CARD_SHAPES[colour], 3.6, x, y, css=f"card-sign {colour}"))
    return Drawing(tuple(parts), WIDE, TALL)


def all_colours() -> str:
    """What a locomotive is painted with."""
    colours = ("#9B59B6", "#2F6FC4", "#E07B1F", "#F4F1EA", "#2E8B57", "#E6B91E", "#8B9097", "#C0392B")
    stops = "".join(
        f'<stop offset="{num(100 * (number + end) / len(colours))}%" stop-color="{colour}"/>'
        for number, colour in enumerate(colours)
        for end in (0, 1)
    )
    return f'<linearGradient id="all-colours" x1="0" y1="0" x2="1" y2="1">{stops}</linearGradient>'


def hand_part(hand: Mapping[str, int], paid: Mapping[str, int]) -> Drawing:
    """The cards of a hand in the order of their colours; those that pay are lifted."""
    shapes: list[str] = []
    left = 0.0
    for colour in CARDS:
        for number in range(hand.get(colour, 0)):
            is_paid = number < paid.get(colour, 0)
            shapes += moved(card(colour, is_paid).shapes, left, 0 if is_paid else LIFT)
            left += WIDE - 12 if number + 1 < hand[colour] else WIDE + 8
    return Drawing(tuple(shapes), max(0.0, left - 8), TALL + LIFT)


def display_part(view: View, taken: Mapping[str, bool], draws: bool) -> Drawing:
    """The face-up cards, the draw pile and the discard pile; what is tried to take is marked."""
    cards: list[Drawing] = []
    left = dict(taken)
    for colour in view["display"]:
        tried = left.pop(colour, None)
        drawn = card(colour, tried is not None)
        sign = [] if tried is None else verdict(WIDE - 4, 4, tried)
        cards.append(Drawing((*drawn.shapes, *sign), WIDE, TALL))
    for _ in range(5 - len(cards)):
        gap = f'<rect class="gap" width="{num(WIDE)}" height="{num(TALL)}" rx="6"/>'
        cards.append(Drawing((gap,), WIDE, TALL))
    pile = _pile(view["deck"], draws)
    if draws:
        pile = Drawing((*pile.shapes, *verdict(WIDE - 4, 4, True)), pile.width, pile.height)
    return row([row(cards, 8), row([pile, _discard(view["discard"])], 14)], 26)


def _pile(number: int, is_lit: bool) -> Drawing:
    if number == 0:
        return Drawing((f'<rect class="gap" width="{num(WIDE)}" height="{num(TALL)}" rx="6"/>',), WIDE, TALL)
    shapes = [
        f'<rect class="back" x="{num(2.5 * step)}" y="{num(-2.5 * step)}" width="{num(WIDE)}"'
        f' height="{num(TALL)}" rx="6"/>'
        for step in range(min(3, number))
    ]
    top = 2.5 * (len(shapes) - 1)
    lit = " lit" if is_lit else ""
    shapes[-1] = shapes[-1].replace('class="back"', f'class="back{lit}"')
    shapes.append(shape("engine", 11, WIDE / 2 + top, 26 - top, css="back-sign"))
    shapes.append(f'<text class="back-figure" x="{num(WIDE / 2 + top)}" y="{num(52 - top)}">{number}</text>')
    return Drawing(tuple(shapes), WIDE + 6, TALL)


def _discard(counts: Mapping[str, int]) -> Drawing:
    number = sum(counts.values())
    if number == 0:
        return Drawing((f'<rect class="gap" width="{num(WIDE)}" height="{num(TALL)}" rx="6"/>',), WIDE, TALL)
    top = next(colour for colour in CARDS if counts.get(colour))
    place = f'transform="translate({num(WIDE / 2)} {num(TALL)})"'
    figure = f'<g class="count" {place}><circle r="13"/><text>{number}</text></g>'
    turned = f'<g class="spent" transform="rotate(7 {num(WIDE / 2)} {num(TALL / 2)})">{"".join(card(top).shapes)}</g>'
    return Drawing((turned, figure), WIDE, TALL + 13)


def kinds_part(components: Components) -> Drawing:
    """One card of each kind, with how many of them there are."""
    drawn = []
    for colour, number in zip(CARDS, components.cards, strict=True):
        figure = f'<text class="figure small" x="{num(WIDE / 2)}" y="12">{number}</text>'
        drawn.append(column([card(colour), Drawing((figure,), WIDE, 22)], 6))
    return row(drawn, 10)


def ticket(board: Board, name: str, state: bool | None, kept: bool | None = None) -> Drawing:
    """A ticket with its cities and points; a tick or a cross once that is settled, or if somebody tries to keep it."""
    entry = board.tickets[board.ticket_index[TicketId(name)]]
    a, b = (board.cities[city].name for city in (entry.a, entry.b))
    wide, tall = _TICKET
    sign = {True: "+", False: "\N{MINUS SIGN}", None: ""}[state]
    look = {True: "good", False: "bad", None: ""}[state]
    lit = "" if kept is None else " lit"
    shapes = [
        f'<path class="ticket{lit}" d="{_outline(wide, tall)}"/>',
        f'<path class="stub" d="M{num(wide - 58)} 6V{num(tall - 6)}"/>',
        '<circle class="end" cx="18" cy="20" r="4.5"/><circle class="end" cx="18" cy="42" r="4.5"/>',
        '<path class="way" d="M18 24.5V37.5"/>',
        f'<text class="ticket-city" x="32" y="20.5">{escape(a)}</text>',
        f'<text class="ticket-city" x="32" y="42.5">{escape(b)}</text>',
        f'<text class="figure {look}" x="{num(wide - 29)}" y="{num(tall / 2)}">{sign}{entry.points}</text>',
    ]
    signed = state if kept is None else kept
    if signed is not None:
        shapes += verdict(wide - 4, 6, signed, 11)
    return Drawing(tuple(shapes), wide + 6, tall)


def _outline(wide: float, tall: float) -> str:
    """A ticket's corners are clipped by a conductor."""
    right, bottom = num(wide - 8), num(tall - 8)
    return f"M8 0H{right}a8 8 0 0 0 8 8V{bottom}a8 8 0 0 0-8 8H8a8 8 0 0 0-8-8V8a8 8 0 0 0 8-8Z"


def tickets_part(board: Board, names: Mapping[str, bool | None], kept: Mapping[str, bool]) -> Drawing:
    """Tickets in rows of two; some that somebody tries to keep."""
    drawn = [ticket(board, name, state, kept.get(name)) for name, state in names.items()]
    rows = [row(drawn[start : start + 2], 14) for start in range(0, len(drawn), 2)]
    return column(rows, 12)


def points_part(components: Components) -> Drawing:
    """What routes of each length score."""
    lines = []
    for length, points in enumerate(components.route_points):
        if length == 0:
            continue
        spaces = [
            f'<rect class="space gray" x="{num(number * (_SPACE[0] + 4))}" y="3" width="{num(_SPACE[0])}"'
            f' height="{num(_SPACE[1])}" rx="4"/>'
            for number in range(length)
        ]
        worth = f'<text class="figure" x="{num(6 * (_SPACE[0] + 4) + 24)}" y="10">{points}</text>'
        lines.append(Drawing((*spaces, worth), 6 * (_SPACE[0] + 4) + 46, 20))
    return column(lines, 8)


def players_part(view: View) -> Drawing:
    """A line for each seat: its sign, cars and points."""
    lines = []
    for number, seat in enumerate(view["seats"]):
        lit = " lit" if number == view["active_seat"] else ""
        colour = seat["colour"]
        lines.append(
            Drawing(
                (
                    f'<rect class="plate{lit}" width="250" height="40" rx="8"/>',
                    f'<circle class="seat p-{colour}" cx="24" cy="20" r="13"/>',
                    shape(PLAYER_SHAPES[colour], 6.5, 24, 20, css=f"owner p-{colour}"),
                    f'<rect class="car p-{colour}" x="60" y="11" width="34" height="18" rx="4"/>',
                    f'<text class="figure start" x="102" y="20.5">{seat["cars"]}</text>',
                    f'<path class="star" d="{_STAR}" transform="translate(172 20) scale(11)"/>',
                    f'<text class="figure start" x="190" y="20.5">{seat["points"]}</text>',
                ),
                250,
                40,
            )
        )
    return column(lines, 8)


_STAR = "M0-1L.29-.4L.95-.31L.47.15L.59.81L0 .5L-.59.81L-.47.15L-.95-.31L-.29-.4Z"


def sheet_part(sheet: Mapping[str, Any], colour: str) -> Drawing:
    """How a final score comes about: routes, tickets done and missed, the longest path."""
    done = sum(entry["points"] for entry in sheet["tickets"] if entry["completed"])
    missed = sum(entry["points"] for entry in sheet["tickets"] if not entry["completed"])
    routes = f'<rect class="car p-{colour}" x="14" y="12" width="40" height="20" rx="4"/>' + shape(
        PLAYER_SHAPES[colour], 5, 34, 22, css=f"owner p-{colour}"
    )
    path = '<path class="longest" d="M12 30 24 14 40 28 56 12"/>'
    items = [
        (routes, str(sheet["route_points"])),
        (_small_ticket(True), f"+{done}"),
        (_small_ticket(False), f"\N{MINUS SIGN}{-missed}"),
        (path, f"+{sheet['bonus']}"),
        (f'<path class="star" d="{_STAR}" transform="translate(34 22) scale(14)"/>', f"={sheet['total']}"),
    ]
    drawn = []
    for number, (sign, text) in enumerate(items):
        last = " lit" if number == len(items) - 1 else ""
        drawn.append(
            Drawing(
                (
                    f'<rect class="plate{last}" width="68" height="84" rx="8"/>',
                    sign,
                    f'<text class="figure" x="34" y="62">{text}</text>',
                ),
                68,
                84,
            )
        )
    return row(drawn, 8)


def _small_ticket(is_done: bool) -> str:
    sign = "".join(verdict(50, 14, is_done, 8))
    return f'<rect class="ticket" x="12" y="12" width="44" height="20" rx="3"/><path class="way" d="M20 22H42"/>{sign}'
