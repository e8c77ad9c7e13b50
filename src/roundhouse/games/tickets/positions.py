"""A full position as JSON data, both ways."""

from __future__ import annotations

from typing import Any

from roundhouse.games.tickets.colours import CARD_INDEX, CARDS, KINDS, counts_by_colour, counts_by_number
from roundhouse.games.tickets.position import Position, Stage
from roundhouse.games.tickets.sampling import give_routes
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord


def position_data(position: Position) -> dict[str, Any]:
    tickets, routes = position.setup.board.tickets, position.setup.board.routes

    def names(indexes: tuple[int, ...]) -> list[str]:
        return [tickets[index].id for index in indexes]

    return {
        "game": "tickets",
        "players": position.setup.players,
        "options": position.setup.options,
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
    """Fill in a new position; raises InvalidRecord for data that is none."""
    ticket_index = setup.board.ticket_index

    def indexes(names: list[Any]) -> tuple[int, ...]:
        return tuple(ticket_index[name] for name in names)

    try:
        position.setup = setup
        position.seed = bytes.fromhex(data["seed"])
        position.counter = int(data["counter"])
        position.stage = Stage(data["stage"])
        position.active = Seat(int(data["active"]))
        position.passes = int(data["passes"])
        position.turns_left = int(data["turns_left"])
        position.deck = [CARD_INDEX[colour] for colour in data["deck"]]
        position.discard = counts_by_number(data["discard"])
        position.discard_size = sum(position.discard)
        position.display = [CARD_INDEX[colour] for colour in data["display"]]
        position.hands = [counts_by_number(hand) for hand in data["hands"]]
        position.cars = [int(cars) for cars in data["cars"]]
        position.points = [int(points) for points in data["points"]]
        give_routes(position, data["routes"])
        position.ticket_deck = indexes(data["ticket_deck"])
        position.tickets = tuple(indexes(held) for held in data["tickets"])
        position.pending = tuple(indexes(drawn) for drawn in data["pending"])
        position.card_log = [int(code) for code in data["card_log"]]
        position.ticket_log = tuple(
            (int(seat), indexes(drawn), indexes(kept)) for seat, drawn, kept in data["ticket_log"]
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidRecord(f"position: not a position of tickets ({type(error).__name__}: {error})") from None
    sizes = {
        len(position.hands),
        len(position.cars),
        len(position.points),
        len(position.tickets),
        len(position.pending),
    }
    if sizes != {setup.players} or not 0 <= position.active < setup.players:
        raise InvalidRecord(f"position: does not fit {setup.players} players")
    if card_totals(position) != list(setup.components.cards):  # T-062
        raise InvalidRecord("position: the train cards are not complete (T-062)")


def card_totals(position: Position) -> list[int]:
    """How many cards of each kind there are in deck, discard pile, display and hands together."""
    totals = [0] * KINDS
    for card in position.deck + position.display:
        totals[card] += 1
    for counts in (position.discard, *position.hands):
        totals = [one + other for one, other in zip(totals, counts, strict=True)]
    return totals
