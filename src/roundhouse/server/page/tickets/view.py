"""The shape of a view of Ticket to Ride, as games/tickets/views.py makes it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from roundhouse.games.tickets.box.board import RouteId, TicketId
from roundhouse.games.tickets.box.colours import Colour
from roundhouse.kernel.contract import Seat
from roundhouse.server.shapes import SentShape


class OwnTicketShape(SentShape, frozen=True):
    """A ticket of the reader, and how far it is."""

    ticket: TicketId
    points: int
    state: Literal["done", "possible", "cut off"]
    cars: int | None  # that it still needs; null if it is cut off


class OwnCardsShape(SentShape, frozen=True):
    """What only the reader sees."""

    hand: dict[Colour, int]
    tickets: list[OwnTicketShape]
    choose_from: list[OwnTicketShape]


class TicketsSeatShape(SentShape, frozen=True):
    """What everybody sees of a seat."""

    colour: str
    cars: int
    points: int
    cards: int
    tickets: int | None  # hidden while everybody chooses the first ones
    choosing_from: int
    revealed: list[TicketId] | UnsetType = UNSET  # once the game is over


class ScoredRouteShape(SentShape, frozen=True):
    route: RouteId
    length: int
    points: int


class ScoredTicketShape(SentShape, frozen=True):
    ticket: TicketId
    completed: bool
    points: int


class TicketsScoreShape(SentShape, frozen=True):
    """The final score of a seat, item by item."""

    seat: Seat
    routes: list[ScoredRouteShape]
    route_points: int
    tickets: list[ScoredTicketShape]
    ticket_points: int
    completed: int
    longest_path: int
    longest_path_routes: list[RouteId]
    bonus: int
    total: int


class TicketsSheetShape(SentShape, frozen=True):
    complete: bool
    seats: list[TicketsScoreShape]


class TicketsView(SentShape, frozen=True):
    """Everything a seat, or a spectator, may know."""

    game: Literal["tickets"]
    rules: int
    players: int
    seat: Seat | None
    stage: Literal["first tickets", "turn", "second card", "keep tickets", "over"]
    active_seat: Seat | None
    first_player: Seat
    final_turns_left: int | None
    display: list[Colour]
    deck: int
    discard: dict[Colour, int]
    ticket_deck: int
    routes: dict[RouteId, Seat]
    closed: list[RouteId]  # the other of two tracks, where few play
    seats: list[TicketsSeatShape]
    passes: int
    card_log: list[int]
    ticket_log: list[tuple[Seat, list[TicketId] | int, list[TicketId] | int | None]]
    own: OwnCardsShape | None
    options: dict[str, Any] | UnsetType = UNSET  # told once over a socket: they never change
    scores: list[int] | UnsetType = UNSET  # once the game is over
    score_sheet: TicketsSheetShape | UnsetType = UNSET
