"""What can be known of the rest of the game: which routes can be had at what price, and how long it will last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from roundhouse.bots.tickets.atlas import GRAY, Atlas, atlas_of
from roundhouse.bots.tickets.connections import FAR
from roundhouse.games.tickets.box.colours import LOCO
from roundhouse.games.tickets.position import OPEN, Position
from roundhouse.kernel.contract import Seat

TURN = 1.2  # points that a turn is worth at least: what it would bring elsewhere
CAR = 1.4  # ... and a car
SURE = 0.5  # of a route's points: cars that do not go there bring points elsewhere
CHEAPEST = 0.4  # no route is for nothing: what it asks for may not come
CLAIM_LENGTH = 3.4  # of a claim, on average
SPENDABLE = 0.75  # of a hand that fits what it is wanted for


def can_have(position: Position, atlas: Atlas, seat: Seat, route: int) -> bool:
    """Whether this seat could claim the route had it the cards (T-074, T-079)."""
    twin = atlas.twin[route]
    return (
        position.owner[route] == OPEN
        and atlas.length[route] <= position.cars[seat]
        and not (twin >= 0 and position.owner[twin] == seat)
    )


def route_costs(position: Position, seat: Seat, hand: Sequence[int]) -> list[float]:
    """By route what it costs this seat beyond the points it brings: nothing if it has it, FAR if it never will."""
    atlas = atlas_of(position.setup)
    costs = []
    most = max(hand[:LOCO])
    for route, owner in enumerate(position.owner):
        if owner == seat:
            costs.append(0.0)
        elif owner != OPEN or not can_have(position, atlas, seat, route):
            costs.append(FAR)
        else:
            length, colour = atlas.length[route], atlas.colour[route]
            held = most if colour == GRAY else hand[colour]
            missing = max(0.0, length - 0.8 * held - 0.25 * hand[LOCO])
            cost = TURN * (1 + missing / 2) + CAR * length - SURE * atlas.points[route]
            costs.append(max(CHEAPEST, cost))
    return costs


def costs_for(costs: Sequence[float], owner: Sequence[int], seat: Seat) -> list[float]:
    """What routes cost this seat: as given if they are open, nothing if it has them, FAR if another one does."""
    return [cost if by == OPEN else 0.0 if by == seat else FAR for cost, by in zip(costs, owner, strict=True)]


@lru_cache(maxsize=32)
def plain_costs(atlas: Atlas) -> tuple[float, ...]:
    """By route what it costs beyond its points to somebody whose hand is not known."""
    return tuple(
        max(CHEAPEST, TURN * (1 + length / 2) + CAR * length - SURE * points)
        for length, points in zip(atlas.length, atlas.points, strict=True)
    )


def turns_of(cars: int, cards: int, last_round_cars: int) -> float:
    """How many turns somebody with this many cars and cards takes to bring on the final round."""
    left = max(0, cars - last_round_cars)
    claims = left / CLAIM_LENGTH
    draws = max(0.0, left - SPENDABLE * cards) / 2
    return max(float(ceil(left / 6)), claims + draws)


def turns_left(position: Position) -> float:
    """How many turns each seat may expect to have, a present one included."""
    if position.turns_left >= 0:
        return 1.0
    last = position.setup.components.last_round_cars
    return 1 + min(
        turns_of(position.cars[other], sum(position.hands[other]), last) for other in range(position.setup.players)
    )
