"""What a search should try at a turn: the planner's best of each kind, long routes, and routes that others want."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse.bots.tickets.atlas import atlas_of
from roundhouse.bots.tickets.needs import needs, shortfall
from roundhouse.bots.tickets.plan import make_plan
from roundhouse.bots.tickets.playout import quick_todo
from roundhouse.bots.tickets.prospects import can_have
from roundhouse.bots.tickets.ranking import EXTRA_WAITS, GOOD_TURN, Ranked, cheapest_payment
from roundhouse.games.tickets.actions import Claim, Draw, Take
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat

CLAIMS, CARDS, REST = 6, 1, 1  # of the planner's ideas, this many of each kind ...
UNPLANNED = 4  # ... and claims that no plan needs
HOPELESS = 5.0  # points behind the best idea of the planner: not worth a try
LOOKS = 12  # samples that are asked what the others want
LONG = 4  # spaces of a route that is worth a thought although no plan needs it
OFTEN = 0.3  # how likely somebody else must want a route to be worth taking from him ...
DENIED = 8.0  # ... and points that it costs him


def worth_trying(found: Ranked) -> Ranked:
    """The planner's best ideas of each kind, best first."""
    best = found[0][1]
    left = {"claim": CLAIMS, "card": CARDS, "rest": REST}
    tried = []
    for action, value in found:
        kind = "claim" if isinstance(action, Claim) else "card" if isinstance(action, Draw | Take) else "rest"
        if left[kind] and value > best - HOPELESS:
            left[kind] -= 1
            tried.append((action, value))
    return tried


def wanted_by_others(sample: Callable[[], Position], seat: Seat) -> dict[int, float]:
    """By route how likely somebody else needs it for a ticket."""
    wanted: dict[int, float] = {}
    for _ in range(LOOKS):
        position = sample()
        for other in map(Seat, range(position.setup.players)):
            if other != seat:
                for route in quick_todo(position, other)[0]:
                    wanted[route] = wanted.get(route, 0.0) + 1 / LOOKS
    return wanted


def unplanned_claims(position: Position, seat: Seat, legal: Sequence[Action], wanted: dict[int, float]) -> Ranked:
    """Claims that are not part of the plan: long routes, and what others want, by points and by what they deny."""
    atlas = atlas_of(position.setup)
    hand = position.hands[seat]
    plan = make_plan(position, seat, position.tickets[seat], hand)
    planned = (*plan.routes, *plan.extra)
    before = shortfall(needs(atlas, planned), hand)
    found: Ranked = []
    for route in range(atlas.routes):
        likely = wanted.get(route, 0.0)
        if route in planned or (atlas.length[route] < LONG and likely < OFTEN):
            continue
        payment = cheapest_payment(position, atlas, hand, planned, route)
        if payment is not None and can_have(position, atlas, seat, route):
            after, action = payment
            value = atlas.points[route] / 2 + DENIED * likely - EXTRA_WAITS - GOOD_TURN * (after - before) / 2
            found.append((action, value))
    found.sort(key=lambda pair: -pair[1])
    return [pair for pair in found if pair[0] in legal][:UNPLANNED]
