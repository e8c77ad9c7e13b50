"""Hidden information, decided here and nowhere else: what a seat sees of a position, an event, an action.

Hidden (T-029 to T-032, T-097): hands, tickets, both decks' order, and at first how many tickets others kept.
Public: the display, the discard pile, routes, cars, points, the sizes of hands and decks, and every card that was taken
from the display or spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from roundhouse.games.tickets.actions import Keep
from roundhouse.games.tickets.box.colours import CARDS, counts_by_colour
from roundhouse.games.tickets.connections.network import ticket_progress
from roundhouse.games.tickets.events import CardDrawn, TicketsDrawn, TicketsKept
from roundhouse.games.tickets.hidden import card_log
from roundhouse.games.tickets.position import CLOSED, FIRST_TICKETS, OVER, Position
from roundhouse.kernel.contract import Fact, Seat, View


def views(position: Position, seats: Sequence[Seat | None]) -> list[View]:
    """Everything that each of these seats (None: a spectator) may know, as plain data."""
    public = _public(position)
    return [_seen(position, seat, public) for seat in seats]


def _public(position: Position) -> View:
    """What everybody sees, in the order of a view; None where it depends on who looks."""
    board, components = position.setup.board, position.setup.components
    over = position.stage is OVER
    seats: list[dict[str, Any]] = []
    for other in position.setup.all_seats:
        entry: dict[str, Any] = {
            "colour": components.player_colours[other],
            "cars": position.cars[other],
            "points": position.points[other],
            "cards": sum(position.hands[other]),
            "tickets": len(position.tickets[other]),
            "choosing_from": len(position.pending[other]),
        }
        if over:  # T-110
            entry["revealed"] = [board.tickets[index].id for index in position.tickets[other]]
        seats.append(entry)
    public: View = {
        "game": "tickets",
        "rules": position.setup.rules,
        "options": position.setup.own_options(),
        "players": position.setup.players,
        "seat": None,
        "stage": position.stage.value,
        "active_seat": position.active_seat,
        "first_player": position.setup.first_player,
        "final_turns_left": None if position.turns_left < 0 else position.turns_left,
        "display": [CARDS[card] for card in position.display],
        "deck": len(position.deck),
        "discard": counts_by_colour(position.discard),
        "ticket_deck": len(position.ticket_deck),
        "routes": {board.routes[index].id: owner for index, owner in enumerate(position.owner) if owner >= 0},
        "closed": [board.routes[index].id for index, owner in enumerate(position.owner) if owner == CLOSED],
        "seats": seats,
        "passes": position.passes,
        "card_log": None,
        "ticket_log": None,
        "own": None,
    }
    if over:
        sheet = position.score_sheet()
        public["scores"] = [entry["total"] for entry in sheet["seats"]]
        public["score_sheet"] = sheet
    return public


def _seen(position: Position, seat: Seat | None, public: View) -> View:
    choosing = position.stage is FIRST_TICKETS
    seen = public.copy()
    seen["seat"] = seat
    seen["card_log"] = _seen_cards(position, seat)
    seen["ticket_log"] = _seen_choices(position, seat, choosing)
    if choosing:  # T-029
        seen["seats"] = [
            entry if other == seat else {**entry, "tickets": None} for other, entry in enumerate(public["seats"])
        ]
    if seat is not None:
        seen["own"] = _own(position, seat)
    return seen


_NOTHING: tuple[list[int], list[int]] = [], []


def _own(position: Position, seat: Seat) -> dict[str, Any]:
    tickets = position.setup.board.tickets
    held, pending = position.tickets[seat], position.pending[seat]
    shown = [
        {"ticket": tickets[index].id, "points": tickets[index].points, "state": state, "cars": cars}
        for index, (state, cars) in zip(held + pending, ticket_progress(position, seat, held + pending), strict=True)
    ]
    return {
        "hand": counts_by_colour(position.hands[seat]),
        "tickets": shown[: len(held)],
        "choose_from": shown[len(held) :],
    }


def _seen_cards(position: Position, seat: Seat | None) -> list[int]:
    """The card log with the cards that others drew unseen masked.

    It is long, only grows, and is in every view: what was masked for the last one is kept for each seat.
    """
    log, logs = position.card_log, position.setup.seen_logs
    before, seen = logs.get(seat, _NOTHING)
    known = len(seen)
    if before is not log and before[:known] != log[:known]:
        known, seen = 0, []
    mask = card_log.as_seen_by(seat)
    seen = seen + [mask[code] for code in log[known:]]
    logs[seat] = log, seen
    return seen[:]


def _seen_choices(position: Position, seat: Seat | None, choosing: bool) -> list[list[Any]]:
    """Every choice of tickets so far: seat, drawn, kept; as numbers of tickets where it was another's."""
    tickets = position.setup.board.tickets
    seen: list[list[Any]] = []
    for chooser, drawn, kept in position.ticket_log:
        if chooser == seat:
            seen.append([chooser, [tickets[index].id for index in drawn], [tickets[index].id for index in kept]])
        else:
            seen.append([chooser, len(drawn), None if choosing else len(kept)])
    return seen


def redact(fact: Fact, seat: Seat | None, by: Seat | None) -> Fact:
    """What a seat sees of an event, or of an action made by the seat `by`."""
    if isinstance(fact, CardDrawn) and fact.seat != seat:
        return replace(fact, colour=None)
    if isinstance(fact, TicketsDrawn) and fact.seat != seat:
        return replace(fact, tickets=None)
    if isinstance(fact, TicketsKept) and fact.seat != seat:
        return replace(fact, tickets=None, number=None if fact.first else fact.number)
    if isinstance(fact, Keep) and (seat is None or by != seat):
        return replace(fact, tickets=())
    return fact
