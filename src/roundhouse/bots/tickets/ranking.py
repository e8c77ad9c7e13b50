"""What each sensible action is worth under a plan, in points: a turn well spent counts the same, whatever for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

from roundhouse.bots.tickets.atlas import GRAY, Atlas, atlas_of
from roundhouse.bots.tickets.connections import FAR, cheapest_ways, way_cost
from roundhouse.bots.tickets.needs import Needs, needs, one_card_helps, shortfall
from roundhouse.bots.tickets.plan import Plan, make_plan, turns_needed
from roundhouse.bots.tickets.prospects import can_have, route_costs
from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS, PASS, TAKES
from roundhouse.games.tickets.box.colours import KINDS, LOCO
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.legal import fewest_kept
from roundhouse.games.tickets.position import OPEN, SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat

GOOD_TURN = 2.6  # points a turn brings that is well spent
PATIENT = 0.4  # of a good turn, for a claim that nobody threatens: collect cards first, show late where you are going
EXTRA_WAITS = 3.0  # points: a route that no ticket needs waits for those that are needed
OPEN_TICKETS = 3.0  # points: new tickets wait for the old ones
FOR_TICKETS = 0.3  # how much more a card helps that a ticket needs
JOKER = 1.25  # how much more a locomotive helps than a colour
BLOCKED = 0.035  # chance per turn that somebody takes a given route ...
NEARBY = 0.05  # ... and more for each end where another seat has built
WORST = 30.0  # points: no route is worth more than that to be had in time

Ranked = list[tuple[Action, float]]


def ranked(position: Position, seat: Seat, plan: Plan | None = None, with_tickets: bool = True) -> Ranked:
    """Sensible actions of the active seat, best first; it looks at nothing that the seat does not know."""
    stage = position.stage
    if stage is TURN or stage is SECOND_CARD:
        if plan is None:
            plan = make_plan(position, seat, position.tickets[seat], position.hands[seat])
        found = _cards(position, seat, plan)
        if stage is TURN:
            found += claims(position, seat, plan)
            if with_tickets or not found:
                found += _tickets(position, seat, plan)
            if not found:
                found = [(claim, 0.0) for claim in _any_claim(position, seat)] or [(PASS, 0.0)]
    else:
        found = _choices(position, seat)
    found.sort(key=lambda pair: -pair[1])
    return found


# Cards


def _cards(position: Position, seat: Seat, plan: Plan) -> Ranked:
    """The deck and each face-up colour, by how much of the plan's shortfall they make good."""
    first = position.stage is TURN
    if first and not can_draw(position):
        return []
    atlas = atlas_of(position.setup)
    hand = position.hands[seat]
    everything = needs(atlas, (*plan.routes, *plan.extra))
    for_tickets = needs(atlas, plan.routes)
    chances = _chances(position, seat)
    helps = _helps(everything, for_tickets, hand)
    unseen = sum(chance * help_ for chance, help_ in zip(chances, helps, strict=True))
    found: Ranked = [(DRAW, unseen)]
    display = position.display
    for card in sorted(set(display)):
        if card != LOCO:
            found.append((TAKES[card], helps[card]))
    if not first:
        return [(action, GOOD_TURN * helped / 2) for action, helped in found]
    result: Ranked = []
    for action, helped in found:
        more = list(hand)
        rest = display[:]
        if action is not DRAW:
            card = TAKES.index(action)
            more[card] += 1
            rest.remove(card)
            then = _helps(everything, for_tickets, more)
        else:
            then = helps
        second = max([sum(c * h for c, h in zip(chances, then, strict=True)), *(then[c] for c in rest if c != LOCO)])
        result.append((action, GOOD_TURN * (helped + second) / 2))
    if LOCO in display:
        result.append((TAKES[LOCO], GOOD_TURN * helps[LOCO] / 2))
    return result


def _helps(everything: Needs, for_tickets: Needs, hand: Sequence[int]) -> list[float]:
    """By card how much one more of it helps: 1 if the plan needs it, more if a ticket does."""
    helps = [
        (all_ + FOR_TICKETS * some) / (1 + FOR_TICKETS)
        for all_, some in zip(one_card_helps(everything, hand), one_card_helps(for_tickets, hand), strict=True)
    ]
    helps[LOCO] *= JOKER
    for card in range(LOCO):  # many of a colour are slow to come: begin with those
        helps[card] += 0.02 * min(5, max(0, everything[0][card] - hand[card])) + 0.01 * min(6, hand[card])
    return helps


def _chances(position: Position, seat: Seat) -> list[float]:
    """By card how likely the next unseen one is it, as far as this seat has counted."""
    left = list(position.setup.components.cards)
    for card in range(KINDS):
        left[card] -= position.hands[seat][card] + position.discard[card]
    for card in position.display:
        left[card] -= 1
    total = sum(left)
    return [count / total for count in left] if total > 0 else [1 / KINDS] * KINDS


# Claims


def payments(position: Position, atlas: Atlas, hand: Sequence[int], route: int) -> Iterator[tuple[int, int, Action]]:
    """Ways to pay for a route, with as few locomotives as each colour needs: colour, locomotives and claim."""
    table = position.setup.claims
    length, colour = atlas.length[route], atlas.colour[route]
    for card in range(LOCO) if colour == GRAY else (colour,):
        jokers = max(0, length - hand[card])
        if jokers <= hand[LOCO] and jokers < length:
            yield card, jokers, table.rows[card][jokers][route]
    if hand[LOCO] >= length:
        yield LOCO, length, table.jokers_only[route]


def spent(hand: Sequence[int], length: int, card: int, jokers: int) -> list[int]:
    """A hand after a payment."""
    rest = list(hand)
    rest[card] -= length - jokers if card != LOCO else 0
    rest[LOCO] -= jokers
    return rest


def cheapest_payment(
    position: Position, atlas: Atlas, hand: Sequence[int], planned: Sequence[int], route: int
) -> tuple[float, Action] | None:
    """How to pay for a route so that the other planned ones lack least, with what they lack then; None if too poor."""
    rest = needs(atlas, (other for other in planned if other != route))
    options = [
        (shortfall(rest, spent(hand, atlas.length[route], card, jokers)) + 0.1 * jokers, str(action), action)
        for card, jokers, action in payments(position, atlas, hand, route)
    ]
    if not options:
        return None
    after, _, action = min(options, key=lambda option: option[:2])
    return after, action


def claims(position: Position, seat: Seat, plan: Plan) -> Ranked:
    """Each planned route that can be paid for, in the way that costs the rest of the plan least."""
    atlas = atlas_of(position.setup)
    hand = position.hands[seat]
    planned = (*plan.routes, *plan.extra)
    before = shortfall(needs(atlas, planned), hand)
    found = []
    for route in planned:
        payment = cheapest_payment(position, atlas, hand, planned, route)
        if payment is not None:
            after, action = payment
            found.append((route, after - before, action))
    if not found:
        return []
    costs = route_costs(position, seat, hand)
    hurry = len(found) + 1 >= plan.turns
    result: Ranked = []
    for route, lost, action in found:
        value = GOOD_TURN * (PATIENT - lost / 2)
        if route in plan.routes:
            value += threat(position, atlas, seat, plan, costs, route)
        else:
            value += BLOCKED * max(0, atlas.points[route] - 3) - (EXTRA_WAITS if plan.routes else 0)
        if hurry:
            value += 3 + atlas.points[route] / 2 + (8 if route in plan.routes else 0)
        result.append((action, value))
    return result


def threat(position: Position, atlas: Atlas, seat: Seat, plan: Plan, costs: Sequence[float], route: int) -> float:
    """Points at risk while this route is left open: the chance to lose it times the detour that would take."""
    a, b = atlas.a[route], atlas.b[route]
    rivals = 0
    for city in (a, b):
        rivals += any(position.owner[other] >= 0 and position.owner[other] != seat for other, _ in atlas.around[city])
    chance = (BLOCKED + NEARBY * rivals) * sqrt(position.setup.players - 1)
    otherwise = list(costs)
    for other in plan.routes:
        otherwise[other] = 0.0
    otherwise[route] = FAR
    twin = atlas.twin[route]
    if twin >= 0 and position.setup.doubles_close:
        otherwise[twin] = FAR
    detour = way_cost(atlas, otherwise, a, b) - costs[route]
    return chance * max(0.0, min(detour, WORST))


def _any_claim(position: Position, seat: Seat) -> list[Action]:
    atlas = atlas_of(position.setup)
    return [
        action
        for route, owner in enumerate(position.owner)
        if owner == OPEN and can_have(position, atlas, seat, route)
        for _, _, action in payments(position, atlas, position.hands[seat], route)
    ]


# Tickets


def _tickets(position: Position, seat: Seat, plan: Plan) -> Ranked:
    """What drawing tickets promises."""
    if not position.ticket_deck:
        return []
    return [(DRAW_TICKETS, ticket_prospect(position, seat, plan))]


def ticket_prospect(position: Position, seat: Seat, plan: Plan) -> float:
    """Points that new tickets may be expected to bring, less the turn they cost."""
    atlas = atlas_of(position.setup)
    hand = position.hands[seat]
    time = plan.turns - 1 - turns_needed(atlas, plan.routes, hand)
    cars = position.cars[seat] - sum(atlas.length[route] for route in plan.routes)
    costs = route_costs(position, seat, hand)
    for route in plan.routes:
        costs[route] = 0.0
    values = []
    held = position.tickets[seat]
    ways: dict[int, tuple[list[float], list[int]]] = {}
    for ticket in range(len(atlas.worth)):
        if ticket in held:
            continue
        a, b = atlas.ticket_ends[ticket]
        if a not in ways:
            ways[a] = cheapest_ways(atlas, costs, a)
        values.append(_ticket_value(atlas, ways[a], b, costs, atlas.worth[ticket], cars, time))
    if not values:
        return -GOOD_TURN
    values.sort(reverse=True)
    drawn = min(position.setup.components.tickets, len(values), len(position.ticket_deck))
    return best_of(values, drawn) - GOOD_TURN - OPEN_TICKETS * len(plan.tickets)


def _ticket_value(
    atlas: Atlas,
    ways: tuple[list[float], list[int]],
    end: int,
    costs: Sequence[float],
    worth: int,
    cars: int,
    time: float,
) -> float:
    cost_to, last = ways
    if cost_to[end] >= FAR:
        return -worth
    turns, spaces, city = 0.0, 0, end
    while last[city] >= 0:
        route = last[city]
        if costs[route] > 0:
            turns += 1 + atlas.length[route] / 2
            spaces += atlas.length[route]
        city = atlas.a[route] + atlas.b[route] - city
    if turns > time * 0.8 or spaces > cars:
        return -worth
    return worth * (1.0 if turns == 0 else 0.85) - cost_to[end]


def best_of(values: Sequence[float], drawn: int) -> float:
    """The best of this many drawn at random, on average; values come best first."""
    total, left = 0.0, 1.0
    count = len(values)
    for place, value in enumerate(values):
        behind = count - place
        chance = left * drawn / behind if behind > drawn else left
        total += chance * value
        left -= chance
        if left <= 0:
            break
    return total


def _choices(position: Position, seat: Seat) -> Ranked:
    """Ways to keep drawn tickets, by what a plan for all tickets together is worth."""
    drawn = position.pending[seat]
    held = position.tickets[seat]
    found: Ranked = []
    for number in range(fewest_kept(position), len(drawn) + 1):
        for chosen in combinations(drawn, number):
            plan = make_plan(position, seat, (*held, *chosen), position.hands[seat])
            found.append((position.setup.claims.keep(chosen), plan.value))
    return found
