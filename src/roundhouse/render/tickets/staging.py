"""Positions for pictures of Ticket to Ride: a few things are said, everything else lies where it must.

    { players = 2, hand = { blue = 2 }, routes = { 0 = ["boston-montreal.1"] }, display = ["red", ...],
      deck = ["locomotive"], discard = { red = 3 }, tickets = { 0 = ["denver-el_paso"] }, turns_left = 1 }

Without any of it: the start of a game. What is named of the draw pile is drawn first; of the rest it has all that
nobody else has, unless `empty_deck`: then that lies on the discard pile. The rules read the position and refuse what
cannot be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from roundhouse.games.tickets.box.board import usa_board
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.game import GAME
from roundhouse.kernel.contract import State


def stage(said: Mapping[str, Any]) -> State:
    """The position that is meant."""
    start = GAME.start(said.get("players", 2), seed=said.get("seed", 1), first_player=0)
    if not set(said) - {"players", "seed"}:
        return start
    data = start.to_dict()
    players = data["players"]
    _give_routes(data, said.get("routes", {}))
    hands = [dict(said.get("hands", {}).get(str(seat), {})) for seat in range(players)]
    hands[0] = dict(said.get("hand", hands[0]))
    display = list(said.get("display", ("red", "green", "white", "yellow", "black")))
    top, discard = list(said.get("deck", ())), dict(said.get("discard", {}))
    rest = _rest(*hands, Counter(display), Counter(top), discard)
    if said.get("empty_deck"):
        discard = dict(Counter(discard) + Counter(rest))
        rest = []
    held = [list(said.get("tickets", {}).get(str(seat), ())) for seat in range(players)]
    taken = {ticket for tickets in held for ticket in tickets}
    first = list(said.get("ticket_pile", ()))
    others = [ticket.id for ticket in usa_board().tickets if ticket.id not in taken and ticket.id not in first]
    data |= {
        "stage": "turn",
        "active": said.get("active", 0),
        "turns_left": said.get("turns_left", -1),
        "hands": hands,
        "display": display,
        "deck": [*rest, *reversed(top)],
        "discard": discard,
        "tickets": held,
        "pending": [[] for _ in range(players)],
        "ticket_deck": [*first, *others],
        "card_log": [],
        "ticket_log": [],
    }
    return GAME.from_dict(data)


def _give_routes(data: dict[str, Any], routes: Mapping[str, list[str]]) -> None:
    board, components = usa_board(), standard_components()
    data["routes"] = {route: int(seat) for seat, owned in routes.items() for route in owned}
    lengths: dict[int, list[int]] = {seat: [] for seat in range(data["players"])}
    for route, seat in data["routes"].items():
        lengths[seat].append(board.routes[board.route_index[route]].length)
    data["cars"] = [components.cars - sum(own) for own in lengths.values()]
    data["points"] = [sum(components.route_points[length] for length in own) for own in lengths.values()]


def _rest(*placed: Mapping[str, int]) -> list[str]:
    """All other cards, the kinds in turn, so that nothing special lies together."""
    left: dict[str, int] = dict(zip(CARDS, standard_components().cards, strict=True))
    for counts in placed:
        for colour, number in counts.items():
            left[colour] -= number
    rest: list[str] = []
    while any(number > 0 for number in left.values()):
        rest += [colour for colour in CARDS if left[colour] > 0]
        left = {colour: number - 1 for colour, number in left.items()}
    return rest
