"""A full position as JSON data, both ways."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from roundhouse.games.tickets.box.board import BOARDS_KEPT, Board, RouteId
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS, KINDS, counts_by_colour, counts_by_number
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.hidden.sampling import give_routes
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, SECOND_CARD, Position, Stage
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.checking import Bytes, Fields, Known, ListOf, Mistakes, Row, TableOf, Whole
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.rng import SEED_BYTES

_COUNT = Whole(0, 1 << 62)


def position_data(position: Position) -> dict[str, Any]:
    tickets, routes = position.setup.board.tickets, position.setup.board.routes

    def names(indexes: tuple[int, ...]) -> list[str]:
        return [tickets[index].id for index in indexes]

    return {
        "game": "tickets",
        "rules": position.setup.rules,
        "players": position.setup.players,
        "options": position.setup.own_options(),
        "first_player": position.setup.first_player,
        "seed": position.seed.hex(),
        "counter": position.counter,
        "stage": position.stage.value,
        "active": position.active,
        "passes": position.passes,
        "turns_left": position.turns_left,
        "deck": [CARDS[card] for card in position.deck],
        "discard": counts_by_colour(position.discard),
        "display": [CARDS[card] for card in position.display],
        "hands": [counts_by_colour(hand) for hand in position.hands],
        "cars": position.cars[:],
        "points": position.points[:],
        "routes": {routes[index].id: owner for index, owner in enumerate(position.owner) if owner >= 0},
        "ticket_deck": names(position.ticket_deck),
        "tickets": [names(held) for held in position.tickets],
        "pending": [names(drawn) for drawn in position.pending],
        "card_log": position.card_log[:],
        "ticket_log": [[seat, names(drawn), names(kept)] for seat, drawn, kept in position.ticket_log],
    }


@lru_cache(maxsize=BOARDS_KEPT)
def _shape(players: int, board: Board, cars: int) -> Fields:
    """What a position of this many players on that board looks like; its options were looked at before."""
    seat, counts = Whole(0, players - 1), TableOf(CARD_INDEX, _COUNT)
    cards = ListOf(Known(CARD_INDEX, complaint("tickets-thing-card", "card")))
    tickets = ListOf(Known(board.ticket_index, complaint("tickets-thing-ticket", "ticket of this board")))
    return Fields(
        {
            "seed": Bytes(SEED_BYTES),
            "counter": _COUNT,
            "stage": Known({stage.value: stage for stage in Stage}, complaint("thing-stage", "stage")),
            "active": seat,
            "passes": Whole(0, players),
            "turns_left": Whole(-1, players),
            "deck": cards,
            "discard": counts,
            "display": cards,
            "hands": ListOf(counts, players, players),
            "cars": ListOf(Whole(0, cars), players, players),
            "points": ListOf(_COUNT, players, players),
            "routes": TableOf(board.route_index, seat),
            "ticket_deck": tickets,
            "tickets": ListOf(tickets, players, players),
            "pending": ListOf(tickets, players, players),
            "card_log": ListOf(Whole(1000, 9999)),
            "ticket_log": ListOf(Row((seat, tickets, tickets))),
        },
        is_open=True,
    )


def read_position(data: dict[str, Any], setup: Setup, position: Position) -> None:
    """Fill in a new position; raises InvalidRecord for data that is none, before anything can be played with it."""
    mistakes = Mistakes("position")
    sound = mistakes.sound_part(data, _shape(setup.players, setup.board, setup.components.cars))
    mistakes.complain_in_a_line()
    position.setup = setup
    position.seed = sound["seed"]
    position.counter = sound["counter"]
    position.stage = sound["stage"]
    position.active = Seat(sound["active"])
    position.passes = sound["passes"]
    position.turns_left = sound["turns_left"]
    position.deck = sound["deck"]
    position.discard = counts_by_number(sound["discard"])
    position.discard_size = sum(position.discard)
    position.display = sound["display"]
    position.hands = [counts_by_number(hand) for hand in sound["hands"]]
    position.cars = sound["cars"][:]
    position.points = sound["points"][:]
    position.ticket_deck = tuple(sound["ticket_deck"])
    position.tickets = tuple(map(tuple, sound["tickets"]))
    position.pending = tuple(map(tuple, sound["pending"]))
    position.card_log = sound["card_log"][:]
    position.ticket_log = tuple((seat, tuple(drawn), tuple(kept)) for seat, drawn, kept in sound["ticket_log"])
    give_routes(position, sound["routes"])
    problem = _problem(position, sound["routes"])
    if problem is not None:
        raise InvalidRecord(f"position: {problem}")


def _problem(position: Position, claimed: dict[RouteId, Seat]) -> str | None:
    """What does not fit together, if anything."""
    setup = position.setup
    if any(position.owner[setup.board.route_index[name]] != seat for name, seat in claimed.items()):
        return "both routes of a double route are taken (T-080)"
    if card_totals(position) != list(setup.components.cards):
        return "the train cards are not complete (T-062)"
    if len(position.display) > setup.components.display:
        return "too many cards lie face up (T-022)"
    routes = setup.board.routes
    for index, owner in enumerate(position.owner):
        if owner >= 0 and routes[index].twin >= 0 and position.owner[routes[index].twin] == owner:
            return "a seat owns both routes of a double route (T-079)"
    for seat in setup.all_seats:
        lengths = [routes[index].length for index, owner in enumerate(position.owner) if owner == seat]
        if position.cars[seat] != setup.components.cars - sum(lengths):
            return f"the cars of seat {seat} do not match its routes (T-073)"
        if position.points[seat] != sum(setup.components.route_points[length] for length in lengths):
            return f"the points of seat {seat} do not match its routes (T-086)"
    tickets = [*position.ticket_deck, *(t for held in (*position.tickets, *position.pending) for t in held)]
    choosing = position.stage is FIRST_TICKETS
    if choosing:
        tickets += [t for _, drawn, kept in position.ticket_log for t in drawn if t not in kept]
    if sorted(tickets) != list(range(len(setup.board.tickets))):
        return "the tickets are not complete (T-004)"
    asked = [seat for seat in setup.all_seats if position.pending[seat]]
    if choosing:
        if asked != list(range(position.active, setup.players)):
            return "seats that have not chosen must have tickets to choose from (T-029)"
    elif asked != ([position.active] if position.stage is KEEP_TICKETS else []):
        return "only the seat that drew tickets may have some to choose from (T-088)"
    if position.stage is SECOND_CARD and not can_draw(position):
        return "there is no second card to draw (T-128)"
    return None


def card_totals(position: Position) -> list[int]:
    """How many cards of each kind there are in deck, discard pile, display and hands together."""
    totals = [0] * KINDS
    for card in position.deck + position.display:
        totals[card] += 1
    for counts in (position.discard, *position.hands):
        totals = [one + other for one, other in zip(totals, counts, strict=True)]
    return totals
