"""Which cards a set of routes still needs: coloured routes their colour, grey ones what is left, locomotives any."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse.bots.tickets.atlas import GRAY, Atlas
from roundhouse.games.tickets.box.colours import LOCO

Needs = tuple[list[int], list[int]]
"""Spaces by colour on coloured routes; lengths of the grey ones, longest first."""


def needs(atlas: Atlas, routes: Iterable[int]) -> Needs:
    by_colour = [0] * LOCO
    gray = []
    for route in routes:
        if atlas.colour[route] == GRAY:
            gray.append(atlas.length[route])
        else:
            by_colour[atlas.colour[route]] += atlas.length[route]
    gray.sort(reverse=True)
    return by_colour, gray


def shortfall(need: Needs, hand: Sequence[int]) -> int:
    """How many more cards it takes, all of them useful."""
    by_colour, gray = need
    short = 0
    spare = []
    for card in range(LOCO):
        left = hand[card] - by_colour[card]
        if left < 0:
            short -= left
        elif left:
            spare.append(left)
    for length in gray:
        if not spare:
            short += length
            continue
        most = max(spare)
        place = spare.index(most)
        if most >= length:
            spare[place] = most - length
        else:
            short += length - most
            del spare[place]
    return max(0, short - hand[LOCO])


def one_card_helps(need: Needs, hand: Sequence[int]) -> list[int]:
    """By card: by how much the shortfall shrinks with one more of it (0 or 1)."""
    before = shortfall(need, hand)
    more = list(hand)
    gains = []
    for card in range(LOCO + 1):
        more[card] += 1
        gains.append(before - shortfall(need, more))
        more[card] -= 1
    return gains
