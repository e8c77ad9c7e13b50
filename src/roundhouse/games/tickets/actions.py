"""The decisions of a player, and their notation.

draw                                    the top card of the deck
take red                                a face-up card
claim montreal-new_york 2 blue 1 locomotive
tickets                                 draw tickets
keep boston-miami denver-el_paso        which of the drawn tickets to keep
pass                                    when nothing else is possible
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from roundhouse.games.tickets.box.board import RouteId, TicketId
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS, LOCOMOTIVE, Colour
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidAction


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top card of the deck (T-039)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a face-up card of that colour (T-039); equal cards are equal, so the first of them is taken."""

    colour: Colour

    def __str__(self) -> str:
        return f"take {self.colour}"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a route with exactly these cards (T-063 to T-072): pairs of colour and number, locomotives last."""

    route: RouteId
    cards: tuple[tuple[Colour, int], ...]

    def __post_init__(self) -> None:
        merged: dict[Colour, int] = {}
        for colour, number in self.cards:
            merged[colour] = merged.get(colour, 0) + number
        ordered = tuple(sorted(merged.items(), key=lambda pair: CARD_INDEX.get(pair[0], -1)))
        if ordered != self.cards:  # else they stay those that the claims of a board share
            object.__setattr__(self, "cards", ordered)

    @property
    def colour(self) -> Colour | None:
        """The colour that is used; None for locomotives alone (T-071)."""
        colour = self.cards[0][0] if self.cards else LOCOMOTIVE
        return None if colour == LOCOMOTIVE else colour

    @property
    def locomotives(self) -> int:
        return sum(number for colour, number in self.cards if colour == LOCOMOTIVE)

    def __str__(self) -> str:
        return f"claim {self.route} {_written(self.cards)}"


@lru_cache(2048)
def _written(cards: tuple[tuple[Colour, int], ...]) -> str:
    """Cards in notation. All ways to pay are few, and lists of what may be done repeat them for every route."""
    return " ".join([f"{number} {colour}" for colour, number in cards])


@dataclass(frozen=True, slots=True)
class DrawTickets(Action):
    """Draw tickets (T-088); which to keep is the next decision."""

    def __str__(self) -> str:
        return "tickets"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these of the drawn tickets (T-026, T-089); the others go under the ticket deck."""

    tickets: tuple[TicketId, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", tuple(sorted(self.tickets)))

    def __str__(self) -> str:
        return " ".join(("keep", *self.tickets))


def keep_sorted(tickets: tuple[TicketId, ...]) -> Keep:
    """The same for tickets that are in order already: nearly every draw needs some that nobody had before."""
    action = object.__new__(Keep)
    object.__setattr__(action, "tickets", tickets)
    return action


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, allowed only if nothing else is possible (T-037)."""

    def __str__(self) -> str:
        return "pass"


DRAW = Draw()
TAKES = tuple(Take(colour) for colour in CARDS)  # by card number
DRAW_TICKETS = DrawTickets()
PASS = Pass()

_WORDS: dict[str, Action] = {str(action): action for action in (DRAW, DRAW_TICKETS, PASS, *TAKES)}


def parse_action(text: str) -> Action:
    """The action written in `text`; whether its route or tickets exist is for the board to say."""
    words = text.split()
    simple = _WORDS.get(" ".join(words))
    if simple is not None:
        return simple
    kind = words[0] if words else ""
    if kind == "claim":
        return _parse_claim(text)
    if kind == "keep":
        return Keep(tuple(TicketId(ticket) for ticket in words[1:]))
    if kind == "take":
        raise InvalidAction(
            about(repr(text), complaint("take-one-of", "take one of {cards}", cards=", ".join(CARDS))), text=text
        )
    raise InvalidAction(
        complaint(
            "tickets-not-an-action",
            "{text} is not an action: draw, take COLOUR, claim ROUTE NUMBER COLOUR, tickets, keep TICKET or pass",
            text=repr(text),
        ),
        text=text,
    )


@lru_cache(2048)
def _parse_claim(text: str) -> Claim:
    """A claim that is written alike is the same object: thousands of games hold theirs in memory."""
    words = text.split()
    if len(words) < 4 or len(words) % 2:
        raise InvalidAction(
            about(
                repr(text),
                complaint("tickets-write-claim", "write a claim like 'claim montreal-new_york 2 blue 1 locomotive'"),
            ),
            text=text,
        )
    cards: dict[Colour, int] = {}
    for number, colour in zip(words[2::2], words[3::2], strict=True):
        if colour not in CARD_INDEX:
            raise InvalidAction(
                about(
                    repr(text),
                    complaint(
                        "not-one-of", "{value} is not one of {known}", value=repr(colour), known=", ".join(CARDS)
                    ),
                ),
                text=text,
                colour=colour,
            )
        if not (number.isascii() and number.isdigit() and len(number) <= 2 and int(number) > 0) or colour in cards:
            raise InvalidAction(
                about(repr(text), complaint("tickets-colours-once", "give each colour once, with its number of cards")),
                text=text,
            )
        cards[Colour(colour)] = int(number)
    return Claim(RouteId(words[1]), tuple(cards.items()))
