"""A simple bot for Ticket to Ride: it goes for each ticket by its shortest way and claims what it can on it.

With all tickets completed or cut off it claims the longest routes it can pay for.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.tickets.atlas import GRAY, Atlas, atlas_of
from roundhouse.bots.tickets.connections import cheapest_ways
from roundhouse.bots.tickets.prospects import costs_for
from roundhouse.games.tickets.actions import DRAW, Claim, Keep, Take
from roundhouse.games.tickets.box.colours import CARD_INDEX, LOCO
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat


class TicketsGreedy(Bot):
    def choose(self, decision: Decision) -> Action:
        position = decision.sampler(decision.rng)
        assert isinstance(position, Position)
        seat = decision.seat
        atlas = atlas_of(position.setup)
        if isinstance(decision.legal[0], Keep):
            return _shortest_tickets(position, atlas, seat, decision.legal)
        wanted = _wanted(position, atlas, seat)
        index = position.setup.board.route_index
        claims = [action for action in decision.legal if isinstance(action, Claim)]
        good = [claim for claim in claims if index[claim.route] in wanted]
        if not wanted:
            good = [claim for claim in claims if atlas.length[index[claim.route]] >= min(3, position.cars[seat])]
        if good:
            return max(good, key=lambda claim: (atlas.length[index[claim.route]], -claim.locomotives))
        return _card(position.hands[seat], atlas, wanted, decision.legal)


def _wanted(position: Position, atlas: Atlas, seat: Seat) -> set[int]:
    """The routes on the shortest ways of all tickets."""
    costs = costs_for(atlas.length, position.owner, seat)
    wanted: set[int] = set()
    for ticket in position.tickets[seat]:
        a, city = atlas.ticket_ends[ticket]
        cost_to, last = cheapest_ways(atlas, costs, a)
        if not 0 < cost_to[city] <= position.cars[seat]:
            continue
        while last[city] >= 0:
            route = last[city]
            if costs[route] > 0:
                wanted.add(route)
            city = atlas.a[route] + atlas.b[route] - city
    return wanted


def _shortest_tickets(position: Position, atlas: Atlas, seat: Seat, legal: Sequence[Action]) -> Action:
    """Of the fewest tickets that may be kept, those with the shortest ways."""
    costs = costs_for(atlas.length, position.owner, seat)

    def spaces(keep: Action) -> float:
        assert isinstance(keep, Keep)
        tickets = [position.setup.board.ticket_index[ticket] for ticket in keep.tickets]
        return sum(cheapest_ways(atlas, costs, atlas.ticket_ends[t][0])[0][atlas.ticket_ends[t][1]] for t in tickets)

    return min(legal, key=spaces)


def _card(hand: Sequence[int], atlas: Atlas, wanted: set[int], legal: Sequence[Action]) -> Action:
    """The face-up card that is most wanted, else the top of the deck, else anything."""
    missing = [0] * (LOCO + 1)
    for route in wanted:
        colour = atlas.colour[route]
        if colour == GRAY:
            colour = max(range(LOCO), key=hand.__getitem__)
        missing[colour] += atlas.length[route]
    missing[LOCO] = 1 if wanted else 0
    takes = [(missing[CARD_INDEX[a.colour]] - hand[CARD_INDEX[a.colour]], a) for a in legal if isinstance(a, Take)]
    best = max(takes, key=lambda pair: pair[0], default=None)
    if best is not None and best[0] > 0:
        return best[1]
    return DRAW if DRAW in legal else legal[0]
