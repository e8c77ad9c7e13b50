"""What happens in a game, as facts. Hidden fields are None in what others see (see views.redact)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from roundhouse.games.tickets.box.board import RouteId, TicketId
from roundhouse.games.tickets.box.colours import Colour
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A face-up card went to a hand (T-039)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of the deck went to a hand; only its owner sees the colour (T-031)."""

    chance: ClassVar[bool] = True
    seat: Seat
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """A card from the deck fills the display (T-041, T-061)."""

    chance: ClassVar[bool] = True
    position: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class DisplayReplaced(Event):
    """Too many locomotives: the whole display was discarded, once or several times in a row (T-051 to T-053)."""

    chance: ClassVar[bool] = True
    times: int
    display: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discard pile became the new deck (T-056)."""

    chance: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A route was claimed with these cards for these points (T-065, T-084)."""

    seat: Seat
    route: RouteId
    cards: tuple[tuple[Colour, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class TicketsDrawn(Event):
    """Tickets were drawn; only their drawer sees which (T-088, T-030)."""

    chance: ClassVar[bool] = True
    seat: Seat
    number: int
    tickets: tuple[TicketId, ...] | None


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    """Some of the drawn tickets were kept (T-026, T-089); how many of the first ones stays hidden for now (T-029)."""

    seat: Seat
    number: int | None
    tickets: tuple[TicketId, ...] | None
    first: bool


@dataclass(frozen=True, slots=True)
class FirstTicketsChosen(Event):
    """Everybody has chosen: how many first tickets each seat kept (T-029)."""

    chance: ClassVar[bool] = True
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could do nothing (T-037)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FinalRoundBegan(Event):
    """A seat is down to its last cars: everybody has one more turn (T-104, T-105)."""

    seat: Seat
    cars: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn (T-034)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TicketScored(Event):
    """Final scoring: a ticket is revealed and counts for or against its holder (T-110, T-102, T-103)."""

    chance: ClassVar[bool] = True
    seat: Seat
    ticket: TicketId
    completed: bool
    points: int


@dataclass(frozen=True, slots=True)
class LongestPathScored(Event):
    """Final scoring: a longest path and its bonus (T-111, T-112)."""

    chance: ClassVar[bool] = True
    seat: Seat
    length: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final scores and ranks by seat (T-117 to T-121)."""

    chance: ClassVar[bool] = True
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


# Facts that occur all the time are few: they are made once and shared.
card_taken = cache(CardTaken)
card_drawn = cache(CardDrawn)
card_turned_up = cache(CardTurnedUp)
turn_began = cache(TurnBegan)
