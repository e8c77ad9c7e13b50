"""Ticket to Ride: what a seat has on the table and in its hand, what its tickets still ask for, and how long it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from roundhouse.analysis.contract import Judge, Line, Rows
from roundhouse.bots.contract import Reason
from roundhouse.bots.tickets.atlas import Atlas, atlas_of
from roundhouse.bots.tickets.beliefs import lean_on, seen_tickets, ticket_weights
from roundhouse.bots.tickets.connections import cheapest_way, groups
from roundhouse.bots.tickets.needs import needs, shortfall
from roundhouse.bots.tickets.planner import legal_only
from roundhouse.bots.tickets.playout import BONUS_SLOPE, glance_at_tickets
from roundhouse.bots.tickets.prospects import route_costs, turns_left
from roundhouse.bots.tickets.ranking import ranked
from roundhouse.bots.tickets.reasons import plan_reasons
from roundhouse.games.tickets.box.colours import LOCO
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, OPEN, SECOND_CARD, Position
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.rng import Stream

USEFUL = 0.85  # of the cards that are drawn
LONGEST = 36.0  # turns of a seat in a game, at most
LAST_ROUND = 0.9  # how much of the game is over when the final round begins

FIGURES = (
    "base",
    "points",
    "done",  # points of completed tickets
    "planned",  # ... of those that there are cars and time for
    "lost",  # ... of the others
    "doubtful",  # ... of planned ones, as far as time may be short for them
    "spaces",  # to be claimed for planned tickets
    "claims",
    "short",  # cards that are missing for them
    "coming",  # points for their routes
    "contested",  # points of planned tickets on routes that another seat wants, too
    "left",  # cars that no ticket needs
    "cards",
    "jokers",
    "potential",  # points of other routes that the rest of the hand could pay for in the time that is left
    "time",  # turns that no ticket needs
    "bonus",  # likely points for the longest path
    "tickets",  # held, the completed ones included
    "move",  # it is this seat's turn
    "second",  # ... and half of it is over
    "dearest",  # what the best route that could be claimed at once would bring
)


class _Outlook:
    """What a seat's tickets still ask for: each along its cheapest way, the most valuable first."""

    __slots__ = ("cars", "done", "lost", "planned", "routes", "ways")

    def __init__(self, position: Position, atlas: Atlas, seat: Seat, group: Sequence[int]) -> None:
        self.done = self.lost = self.planned = 0
        self.cars = position.cars[seat]
        self.routes: list[int] = []
        self.ways: list[tuple[int, list[int]]] = []
        wanted = []
        for ticket in position.tickets[seat]:
            a, b = atlas.ticket_ends[ticket]
            if group[a] == group[b]:
                self.done += atlas.worth[ticket]
            else:
                wanted.append(ticket)
        if not wanted:
            return
        costs = route_costs(position, seat, position.hands[seat])
        for ticket in sorted(wanted, key=lambda one: (-atlas.worth[one], one)):
            way = [route for route in cheapest_way(atlas, costs, *atlas.ticket_ends[ticket]) or () if costs[route] > 0]
            spaces = sum([atlas.length[route] for route in way])
            a, b = atlas.ticket_ends[ticket]
            if spaces <= self.cars and max([costs[route] for route in way], default=0.0) < 1e6:
                self.cars -= spaces
                self.planned += atlas.worth[ticket]
                self.routes += way
                self.ways.append((atlas.worth[ticket], way))
                for route in way:
                    costs[route] = 0.0
            else:
                self.lost += atlas.worth[ticket]


@dataclass(frozen=True, slots=True)
class _Turn:
    """What time a seat has."""

    left: float  # turns to come
    is_last: bool  # the final round has begun
    begins: bool  # it is this seat's turn ...
    is_half_done: bool  # ... and it has taken its first card


class TicketsJudge(Judge):
    package = "roundhouse.analysis.tickets"
    figures = FIGURES
    luck = dict.fromkeys(("CardDrawn", "CardTurnedUp", "DeckShuffled", "DisplayReplaced"), "cards") | {
        "TicketsDrawn": "tickets"
    }

    def standing(self, state: State) -> tuple[float, Rows]:
        assert isinstance(state, Position)
        position = state
        if position.stage is FIRST_TICKETS or position.stage is KEEP_TICKETS:
            position = position.copy()
            while position.stage is FIRST_TICKETS or position.stage is KEEP_TICKETS:
                position.push(glance_at_tickets(position))
        if position.is_over:  # somebody drew tickets with the last turn
            position = state
        atlas = atlas_of(position.setup)
        owned: list[list[int]] = [[] for _ in position.setup.all_seats]
        for route, owner in enumerate(position.owner):
            if owner >= 0:
                owned[owner].append(route)
        group = [groups(atlas, routes) for routes in owned]
        outlooks = [_Outlook(position, atlas, seat, group[seat]) for seat in position.setup.all_seats]
        sizes = [_largest(atlas, routes, joined) for routes, joined in zip(owned, group, strict=True)]
        reach = [
            size + sum(atlas.length[route] for route in one.routes) for size, one in zip(sizes, outlooks, strict=True)
        ]
        wanted: dict[int, int] = {}
        for outlook in outlooks:
            for route in set(outlook.routes):
                wanted[route] = wanted.get(route, 0) + 1
        is_last = position.turns_left >= 0
        general = turns_left(position)
        rows: Rows = []
        for seat, outlook in zip(position.setup.all_seats, outlooks, strict=True):
            mine = seat == position.active
            second = mine and position.stage is SECOND_CARD
            after = (seat - position.active) % position.setup.players
            left = float(after < position.turns_left and not second) if is_last else general - second
            size = reach if not is_last else sizes
            rival = max([other for place, other in enumerate(size) if place != seat])
            bonus = position.setup.components.longest_path / (1 + exp(min(30.0, (rival - size[seat]) / BONUS_SLOPE)))
            turn = _Turn(left, is_last, mine and not second, second)
            rows.append(_row(position, seat, outlook, wanted, turn, bonus))
        time = 1.0 if is_last else LAST_ROUND * (1 - min(1.0, general / LONGEST))
        return time, rows

    def lines(self, state: State, looks: int) -> list[Line]:
        assert isinstance(state, Position)
        found = legal_only(ranked(state, state.active), state.legal_actions())
        return [(action,) for action, _ in found[:looks]]

    def redraw(self, state: State, rng: Stream) -> None:
        assert isinstance(state, Position)
        rng.shuffle(state.deck)
        known = {ticket for _, drawn, _ in state.ticket_log for ticket in drawn}
        places = [place for place, ticket in enumerate(state.ticket_deck) if ticket not in known]
        unseen = [state.ticket_deck[place] for place in places]
        rng.shuffle(unseen)
        tickets = list(state.ticket_deck)
        for place, ticket in zip(places, unseen, strict=True):
            tickets[place] = ticket
        state.ticket_deck = tuple(tickets)
        state.seed, state.counter = rng.fork().seed, 0

    def samples(self, game: Game, state: State, seat: Seat, number: int, rng: Stream) -> list[State]:
        """Samples in which the others rather hold tickets that fit what they have built."""
        assert isinstance(state, Position)
        view = state.view(seat)
        sampler = game.sampler(view)
        others = [other for other in state.setup.all_seats if other != seat]
        weights = {other: ticket_weights(state, other) for other in others}
        seen = seen_tickets(state, view)
        found: list[State] = []
        for _ in range(number):
            sample = sampler(rng)
            assert isinstance(sample, Position)
            if sample.stage is not FIRST_TICKETS:
                lean_on(sample, seat, weights, seen, rng)
            found.append(sample)
        return found

    def reasons(self, state: State, line: Line) -> Sequence[Reason]:
        assert isinstance(state, Position)
        return plan_reasons(state, state.active, line[0])


def _row(
    position: Position, seat: Seat, outlook: _Outlook, wanted: dict[int, int], turn: _Turn, bonus: float
) -> list[float]:
    """The figures of one seat, in the order of FIGURES."""
    atlas, left, is_last = atlas_of(position.setup), turn.left, turn.is_last
    hand = position.hands[seat]
    routes = outlook.routes
    short = shortfall(needs(atlas, routes), hand)
    needed = len(routes) + short / 2 / USEFUL
    planned, lost = float(outlook.planned), float(outlook.lost)
    coming = sum([atlas.points[route] for route in routes])
    if is_last:  # what cannot be claimed with the one turn that is left is lost
        planned = coming = 0
        if left:
            sure = [worth for worth, way in outlook.ways if len(way) == 1 and not shortfall(needs(atlas, way), hand)]
            planned = float(max(sure, default=0))
        lost += outlook.planned - planned
        doubtful = 0.0
    else:
        doubtful = planned * min(1.0, max(0.0, (needed - left + 1) / (0.4 * left + 1)))
    contested = sum(
        [worth for worth, way in outlook.ways if any(wanted[route] > 1 and atlas.twin[route] < 0 for route in way)]
    )
    return [
        1.0,
        position.points[seat],
        outlook.done,
        planned,
        lost,
        doubtful,
        sum([atlas.length[route] for route in routes]),
        len(routes),
        short,
        coming,
        0.0 if is_last else contested,
        outlook.cars,
        min(sum(hand), position.cars[seat]),
        hand[LOCO],
        0.0 if is_last else _potential(position, atlas, seat, outlook, left - len(routes) - short / 2 / USEFUL),
        max(0.0, left - needed),
        bonus,
        len(position.tickets[seat]),
        float(turn.begins),
        float(turn.is_half_done),
        float(_dearest(position, atlas, seat)) if left else 0.0,
    ]


def _potential(position: Position, atlas: Atlas, seat: Seat, outlook: _Outlook, time: float) -> float:
    """The points of routes that no ticket needs and that the cards at hand pay for, one in a turn, the best first."""
    if time < 1:
        return 0.0
    hand, cars = position.hands[seat], outlook.cars
    by_colour, gray = needs(atlas, outlook.routes)
    spare = [max(0, hand[card] - by_colour[card]) for card in range(LOCO)]
    for length in gray:
        most = max(range(LOCO), key=spare.__getitem__)
        spare[most] = max(0, spare[most] - length)
    most = max(spare)
    planned = set(outlook.routes)
    left = [
        route
        for route, owner in enumerate(position.owner)
        if owner == OPEN
        and atlas.length[route] <= cars
        and (spare[atlas.colour[route]] if atlas.colour[route] < LOCO else most) >= atlas.length[route]
        and route not in planned
    ]
    left.sort(key=lambda route: -atlas.points[route])
    points = 0.0
    for route in left:
        length, colour = atlas.length[route], atlas.colour[route]
        if colour >= LOCO:
            colour = max(range(LOCO), key=spare.__getitem__)
        if spare[colour] >= length <= cars:
            spare[colour] -= length
            cars -= length
            points += atlas.points[route] * min(1.0, time)
            time -= 1
            if time <= 0:
                break
    return points


def _dearest(position: Position, atlas: Atlas, seat: Seat) -> int:
    """The points of the best route that this seat could claim at once."""
    hand, cars = position.hands[seat], position.cars[seat]
    jokers, most = hand[LOCO], max(hand[:LOCO])
    best = 0
    for route, owner in enumerate(position.owner):
        if owner == OPEN and atlas.points[route] > best:
            colour = atlas.colour[route]
            held = most if colour >= LOCO else hand[colour]
            if held + jokers >= atlas.length[route] <= cars:
                best = atlas.points[route]
    return best


def _largest(atlas: Atlas, routes: Sequence[int], group: Sequence[int]) -> int:
    """The spaces of the largest network."""
    sizes: dict[int, int] = {}
    for route in routes:
        part = group[atlas.a[route]]
        sizes[part] = sizes.get(part, 0) + atlas.length[route]
    return max(sizes.values(), default=0)


JUDGE = TicketsJudge()
