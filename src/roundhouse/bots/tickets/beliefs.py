"""Which tickets others are likely to hold: what they have built tells of where they are going."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from roundhouse.bots.tickets.atlas import Atlas, atlas_of
from roundhouse.bots.tickets.connections import FAR, cheapest_ways
from roundhouse.bots.tickets.prospects import costs_for
from roundhouse.games.tickets.position import Position, with_held
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.rng import Stream

TELLING = 3.5  # how much more likely a ticket is that somebody has built all the way for: e to that power
TRADES = 12  # of a held ticket against another one that nobody has seen


@lru_cache(maxsize=32)
def _distances(atlas: Atlas) -> tuple[float, ...]:
    """By ticket how far apart its cities are on the empty board."""
    return tuple(cheapest_ways(atlas, atlas.length, a)[0][b] for a, b in atlas.ticket_ends)


def ticket_weights(position: Position, seat: Seat) -> list[float]:
    """By ticket how well it fits what this seat has built."""
    atlas = atlas_of(position.setup)
    costs = costs_for(atlas.length, position.owner, seat)
    ways: dict[int, list[float]] = {}
    weights = []
    for (a, b), far in zip(atlas.ticket_ends, _distances(atlas), strict=True):
        if a not in ways:
            ways[a] = cheapest_ways(atlas, costs, a)[0]
        weights.append(exp(TELLING * max(0.0, 1 - ways[a][b] / far) if far < FAR else 0.0))
    return weights


def seen_tickets(position: Position, view: View) -> set[int]:
    """The tickets that the viewing seat has had in its hand."""
    index = position.setup.board.ticket_index
    own = view["own"]
    names = [entry["ticket"] for entry in (*own["tickets"], *own["choose_from"])]
    for chooser, drawn, _ in view["ticket_log"]:
        if chooser == view["seat"]:
            names += drawn
    return {index[name] for name in names}


def lean_on(position: Position, seat: Seat, weights: dict[Seat, list[float]], seen: set[int], rng: Stream) -> None:
    """Trade tickets that others hold in a sample against unseen ones, so that likely ones are held more often.

    All that the seat has not seen is equally likely to be anywhere; trades that are accepted by weight keep it so but
    for the weights (Metropolis).
    """
    deck = list(position.ticket_deck)
    places = [place for place, ticket in enumerate(deck) if ticket not in seen]
    if not places:
        return
    for other, weight in weights.items():
        held = list(position.tickets[other])
        mine = [place for place, ticket in enumerate(held) if ticket not in seen]
        if other == seat or not mine:
            continue
        for _ in range(TRADES):
            place, theirs = rng.choice(places), rng.choice(mine)
            if rng.unit() * weight[held[theirs]] < weight[deck[place]]:
                held[theirs], deck[place] = deck[place], held[theirs]
        position.tickets = with_held(position.tickets, other, tuple(held))
    position.ticket_deck = tuple(deck)
