"""A full position as JSON data, both ways."""

from __future__ import annotations

from typing import Any

from roundhouse.games.tickets.board import RouteId
from roundhouse.games.tickets.colours import CARD_INDEX, CARDS, KINDS, counts_by_colour, counts_by_number
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, SECOND_CARD, Position, Stage
from roundhouse.games.tickets.sampling import give_routes
from roundhouse.games.tickets.setup import Setup
from roundhouse.games.tickets.supply import can_draw
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.rng import SEED_BYTES


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


def read_position(data: dict[str, Any], setup: Setup, position: Position) -> None:
    """Fill in a new position; raises InvalidRecord for data that is none, before anything can be played with it."""
    ticket_index, players = setup.board.ticket_index, setup.players

    def indexes(names: list[Any]) -> tuple[int, ...]:
        return tuple(ticket_index[name] for name in names)

    try:
        position.setup = setup
        position.seed = bytes.fromhex(data["seed"])
        position.counter = _whole(data["counter"])
        position.stage = Stage(data["stage"])
        position.active = Seat(_whole(data["active"], most=players - 1))
        position.passes = _whole(data["passes"], most=players)
        position.turns_left = _whole(data["turns_left"], least=-1, most=players)
        position.deck = [CARD_INDEX[colour] for colour in data["deck"]]
        position.discard = _counts(data["discard"])
        position.discard_size = sum(position.discard)
        position.display = [CARD_INDEX[colour] for colour in data["display"]]
        position.hands = [_counts(hand) for hand in data["hands"]]
        position.cars = [_whole(cars, most=setup.components.cars) for cars in data["cars"]]
        position.points = [_whole(points) for points in data["points"]]
        for owner in data["routes"].values():
            _whole(owner, most=players - 1)
        give_routes(position, data["routes"])
        if any(position.owner[setup.board.route_index[RouteId(name)]] != by for name, by in data["routes"].items()):
            raise ValueError("both routes of a double route are taken (T-080)")
        position.ticket_deck = indexes(data["ticket_deck"])
        position.tickets = tuple(indexes(held) for held in data["tickets"])
        position.pending = tuple(indexes(drawn) for drawn in data["pending"])
        position.card_log = [_whole(code, least=1000, most=9999) for code in data["card_log"]]
        position.ticket_log = tuple(
            (_whole(seat, most=players - 1), indexes(drawn), indexes(kept)) for seat, drawn, kept in data["ticket_log"]
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise InvalidRecord(f"position: not a position of tickets ({type(error).__name__}: {error})") from None
    problem = _problem(position)
    if problem is not None:
        raise InvalidRecord(f"position: {problem}")


def _whole(value: Any, least: int = 0, most: int = 1 << 62) -> int:
    """A whole number in range, and nothing that merely looks like one."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r} is no whole number from {least} to {most}")
    return value


def _counts(by_colour: dict[str, Any]) -> list[int]:
    return counts_by_number({colour: _whole(number) for colour, number in by_colour.items()})


def _problem(position: Position) -> str | None:
    """What does not fit together, if anything."""
    setup = position.setup
    by_seat = (position.hands, position.cars, position.points, position.tickets, position.pending)
    if any(len(items) != setup.players for items in by_seat):
        return f"does not fit {setup.players} players"
    if len(position.seed) != SEED_BYTES:
        return f"the seed must be {SEED_BYTES} bytes"
    if card_totals(position) != list(setup.components.cards):
        return "the train cards are not complete (T-062)"
    if len(position.display) > setup.components.display:
        return "too many cards lie face up (T-022)"
    routes = setup.board.routes
    for index, owner in enumerate(position.owner):
        if owner >= 0 and routes[index].twin >= 0 and position.owner[routes[index].twin] == owner:
            return "a seat owns both routes of a double route (T-079)"
    tickets = [*position.ticket_deck, *(t for held in (*position.tickets, *position.pending) for t in held)]
    choosing = position.stage is FIRST_TICKETS
    if choosing:
        tickets += [t for _, drawn, kept in position.ticket_log for t in drawn if t not in kept]
    if sorted(tickets) != list(range(len(setup.board.tickets))):
        return "the tickets are not complete (T-004)"
    asked = [seat for seat in range(setup.players) if position.pending[seat]]
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
