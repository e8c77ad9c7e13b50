"""What a seat sets out to build: the cheapest connections for all its tickets together, and routes for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from roundhouse.bots.tickets.atlas import GRAY, Atlas, atlas_of
from roundhouse.bots.tickets.connections import FAR, Joined, groups, join, way_cost
from roundhouse.bots.tickets.needs import needs, shortfall
from roundhouse.bots.tickets.prospects import can_have, route_costs, turns_left
from roundhouse.games.tickets.box.colours import LOCO
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.contract import Seat

LATE = 1.15  # a plan may take this many times the turns that are left: others do not hurry as they could
MOST_TRIED = 4  # tickets of which all combinations are looked at
USEFUL = 0.9  # of the cards that are drawn
DOUBT = 0.12  # of a ticket's points: what may still go wrong with it
EXTRA_TURN = 1.9  # points a turn must bring to be spent on a route that no ticket needs
NEXT_TO_OWN = 1.0  # points that a route which lengthens our own network is worth beyond its own


@dataclass(frozen=True, slots=True)
class Plan:
    """Tickets that are to be completed or given up, the routes for them, and routes for the cars that remain."""

    tickets: tuple[int, ...]  # not yet completed
    given_up: tuple[int, ...]
    routes: tuple[int, ...]
    extra: tuple[int, ...]
    cost: float
    value: float  # points that all tickets bring, less the cost
    turns: float  # of the game, as far as can be seen


def make_plan(position: Position, seat: Seat, tickets: Sequence[int], hand: Sequence[int]) -> Plan:
    atlas = atlas_of(position.setup)
    costs = route_costs(position, seat, hand)
    left = turns_left(position)
    own = [route for route, owner in enumerate(position.owner) if owner == seat]
    group = groups(atlas, own)
    done, wanted, given_up = list[int](), list[int](), list[int]()
    for ticket in tickets:
        a, b = atlas.ticket_ends[ticket]
        (done if group[a] == group[b] else wanted).append(ticket)
    for ticket in wanted[:]:
        if way_cost(atlas, costs, *atlas.ticket_ends[ticket]) >= FAR:
            wanted.remove(ticket)
            given_up.append(ticket)
    joined = _joined(atlas, costs, wanted)
    if wanted and chance_to_finish(position, atlas, seat, hand, joined, left) < 1.0:
        kept = _best_part(position, atlas, seat, hand, costs, wanted, left)
        given_up += [ticket for ticket in wanted if ticket not in kept]
        wanted = kept
        joined = _joined(atlas, costs, wanted)
    cars = position.cars[seat] - sum(atlas.length[route] for route in joined.routes)
    extra = _extra(position, atlas, seat, hand, joined, cars, left, group)
    worth = atlas.worth
    value = sum(worth[ticket] for ticket in done) - sum(worth[ticket] for ticket in given_up) - joined.cost
    value += sum(worth[ticket] * (1 - DOUBT) for ticket in wanted)
    return Plan(tuple(wanted), tuple(given_up), tuple(sorted(joined.routes)), tuple(extra), joined.cost, value, left)


def _joined(atlas: Atlas, costs: Sequence[float], tickets: Sequence[int], thorough: bool = True) -> Joined:
    joined = join(atlas, costs, [atlas.ticket_ends[ticket] for ticket in tickets], thorough)
    assert joined is not None, "tickets that cannot be completed were given up before"
    return joined


def turns_needed(atlas: Atlas, routes: Sequence[int] | frozenset[int], hand: Sequence[int]) -> float:
    """How many turns it takes to claim these routes."""
    need = needs(atlas, routes)
    short = shortfall(need, hand)
    if not short:
        return len(routes)
    kinds = sum(1 for card in range(LOCO) if need[0][card] > hand[card]) + 3 * bool(need[1])
    return len(routes) + short / 2 / (USEFUL if kinds > 3 else USEFUL - 0.12 * (4 - kinds))


def chance_to_finish(
    position: Position, atlas: Atlas, seat: Seat, hand: Sequence[int], joined: Joined, left: float
) -> float:
    """How likely cars and time suffice to claim all these routes."""
    if sum(atlas.length[route] for route in joined.routes) > position.cars[seat]:
        return 0.0
    needed = turns_needed(atlas, joined.routes, hand)
    if left <= 1:
        return 1.0 if needed <= 1 else 0.0
    return max(0.0, min(1.0, (LATE * left + 1 - needed) / (0.4 * left)))


def _best_part(
    position: Position,
    atlas: Atlas,
    seat: Seat,
    hand: Sequence[int],
    costs: Sequence[float],
    wanted: Sequence[int],
    left: float,
) -> list[int]:
    """Of tickets that are too many together, those that promise most."""
    tried = sorted(wanted, key=lambda ticket: -atlas.worth[ticket])[:MOST_TRIED]
    best, best_value = list[int](), 0.0
    for number in range(1, len(tried) + 1):
        for part in combinations(tried, number):
            joined = _joined(atlas, costs, part, thorough=False)
            chance = chance_to_finish(position, atlas, seat, hand, joined, left)
            value = 2 * chance * sum(atlas.worth[ticket] for ticket in part) - joined.cost / 2
            if chance > 0 and value > best_value:
                best, best_value = list(part), value
    return best


def _extra(
    position: Position,
    atlas: Atlas,
    seat: Seat,
    hand: Sequence[int],
    joined: Joined,
    cars: int,
    left: float,
    group: Sequence[int],
) -> list[int]:
    """Good routes for cars, cards and time that the tickets leave, best first."""
    time = left - turns_needed(atlas, joined.routes, hand)
    spare = _spare_cards(atlas, joined.routes, hand)
    own = {group[city] for route in joined.routes for city in (atlas.a[route], atlas.b[route])}
    own |= {number for number in group if group.count(number) > 1}
    found: list[int] = []
    taken = set(joined.routes)
    while cars > 0:
        best_route, best_value, best_turns = -1, 0.0, 0.0
        for route in range(atlas.routes):
            length = atlas.length[route]
            if route in taken or length > cars or not can_have(position, atlas, seat, route):
                continue
            if atlas.twin[route] in taken:
                continue
            colour = atlas.colour[route]
            held = max(spare) if colour == GRAY else spare[colour]
            turns = 1 + max(0, length - held) / 2 / USEFUL
            if turns > time + 0.5:
                continue
            value = atlas.points[route] - EXTRA_TURN * turns
            if group[atlas.a[route]] in own or group[atlas.b[route]] in own:
                value += NEXT_TO_OWN
            if value > best_value or best_route < 0:
                best_route, best_value, best_turns = route, value, turns
        if best_route < 0:
            break
        found.append(best_route)
        taken.add(best_route)
        length, colour = atlas.length[best_route], atlas.colour[best_route]
        if colour == GRAY:
            colour = max(range(LOCO), key=spare.__getitem__)
        spare[colour] = max(0, spare[colour] - length)
        cars -= length
        time -= best_turns
    return found


def _spare_cards(atlas: Atlas, routes: Sequence[int] | frozenset[int], hand: Sequence[int]) -> list[int]:
    """By colour what these routes leave of a hand; grey ones take from what there is most of."""
    by_colour, gray = needs(atlas, routes)
    spare = [max(0, hand[card] - by_colour[card]) for card in range(LOCO)]
    for length in gray:
        best = max(range(LOCO), key=spare.__getitem__)
        spare[best] = max(0, spare[best] - length)
    return spare
