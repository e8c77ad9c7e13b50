"""The eight card colours and the locomotive, as ids on the outside and as small numbers inside the rules."""

from __future__ import annotations

from typing import Final, NewType

Colour = NewType("Colour", str)
"""A card's colour or `locomotive`; a route's colour or `gray`."""

COLOURS: tuple[Colour, ...] = tuple(
    Colour(name) for name in ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
)  # T-002
LOCOMOTIVE = Colour("locomotive")
GRAY = Colour("gray")

CARDS: tuple[Colour, ...] = (*COLOURS, LOCOMOTIVE)
"""Every kind of card; its index is the number used in hands, deck and display."""

CARD_INDEX: dict[str, int] = {str(colour): index for index, colour in enumerate(CARDS)}
KINDS: Final = 9
LOCO: Final = 8
assert (len(CARDS), CARDS[LOCO]) == (KINDS, LOCOMOTIVE)  # written out for the compiler


def counts_by_colour(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Counts indexed by card number as plain data, colours that are absent left out."""
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def counts_by_number(by_colour: dict[str, int]) -> list[int]:
    """The inverse of `counts_by_colour`."""
    counts = [0] * KINDS
    for colour, count in by_colour.items():
        counts[CARD_INDEX[colour]] = count
    return counts
