"""How a game goes on if every seat simply follows its plan: a quick look at the likely end, card by card.

Each seat collects cards as long as they help with all that it has planned and time does not press, then claims, what
its tickets need first; it finds a way around when somebody takes a route it needed, and plans long routes for the cars
that its tickets leave. Nobody looks at what is hidden from them. The
rules are those of the game but for three things: the display is replaced once at most, no tickets are drawn, and the
bonus goes to the largest network, since the longest path in it takes too long to find.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from roundhouse.bots.tickets.atlas import GRAY, Atlas, atlas_of
from roundhouse.bots.tickets.connections import cheapest_way, groups
from roundhouse.bots.tickets.prospects import costs_for, plain_costs, turns_of
from roundhouse.games.tickets.box.colours import LOCO
from roundhouse.games.tickets.legal import fewest_kept
from roundhouse.games.tickets.position import CLOSED, OPEN, SECOND_CARD, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.rng import Stream

Todo = tuple[Sequence[int], Sequence[int]]
"""What a seat is about to claim: routes for its tickets, and routes for the points."""

HURRY = 8  # cars: who has no more may end the game with his next claim
MOST_REPLANS = 4
TURN_WORTH = 1.9  # points that a turn brings which is spent on something else ...
CARD_WORTH = 1.05  # ... and half a turn's card, of which some are of no use
ENOUGH = 0.5  # of a card that is needed: what a draw must promise to be better than a claim
BONUS_SLOPE = 5.0  # cars by which a network must be larger to make the bonus likely
MOST_TURNS = 400
PROMISING = 0.85  # of a drawn ticket's points: what is sure of them


class Playout:
    """One game from a position to its end."""

    __slots__ = (
        "atlas",
        "cars",
        "costs",
        "deck",
        "discard",
        "display",
        "doubles_close",
        "extra",
        "hands",
        "last_cars",
        "owner",
        "players",
        "points",
        "replans",
        "rng",
        "setup",
        "tickets",
        "todo",
    )  # fmt: skip

    def __init__(self, position: Position, todo: Sequence[Todo], rng: Stream) -> None:
        setup = position.setup
        self.setup = setup
        self.atlas: Atlas = atlas_of(setup)
        self.costs = plain_costs(self.atlas)
        self.rng = rng
        self.players = setup.players
        self.doubles_close = setup.doubles_close
        self.last_cars = setup.components.last_round_cars
        self.owner = position.owner[:]
        self.hands = [hand[:] for hand in position.hands]
        self.cars = position.cars[:]
        self.points: list[float] = list(position.points)
        self.deck = position.deck[:]
        self.display = position.display[:]
        self.discard = position.discard[:]
        self.tickets = position.tickets
        self.todo = [list(routes) for routes, _ in todo]
        self.extra = [list(extra) for _, extra in todo]
        self.replans = [0] * self.players

    def run(self, active: Seat, turns_left: int, second_card: bool) -> list[float]:
        """The points of each seat at the end."""
        seat, cars = active, self.cars
        if second_card:
            self._draw(seat, False)
            if turns_left > 0:
                turns_left -= 1
            seat = Seat((seat + 1) % self.players)
        idle = 0
        for _ in range(MOST_TURNS):
            if turns_left == 0 or idle >= self.players:
                break
            acted = self._turn(seat, turns_left)
            idle = 0 if acted else idle + 1
            if turns_left > 0:
                turns_left -= 1
            elif cars[seat] <= self.last_cars:
                turns_left = self.players
            seat = Seat((seat + 1) % self.players)
        return self._scores()

    def _turn(self, seat: Seat, turns_left: int) -> bool:
        if turns_left >= 0 or min(self.cars) <= HURRY:
            if self._claim_best(seat, turns_left >= 0):
                return True
        else:
            self._look_around(seat)
            if self._is_patient(seat) and self._draw(seat, True, patient=True):
                return True
            if self._claim_planned(seat):
                return True
        return self._draw(seat, True)

    def _is_patient(self, seat: Seat) -> bool:
        """Whether all that is planned can be claimed later, as far as the others' cars and cards tell."""
        claims = len(self.todo[seat]) + len(self.extra[seat])
        return all(
            turns_of(cars, sum(hand), self.last_cars) > claims for cars, hand in zip(self.cars, self.hands, strict=True)
        )

    # Claims

    def _still_open(self, seat: Seat) -> list[int]:
        """What is left of a seat's list: what others took is planned again, what nobody can have is left out."""
        owner = self.owner
        todo = self.todo[seat]
        for route in todo:
            if owner[route] != OPEN:
                if owner[route] != seat and self.replans[seat] < MOST_REPLANS:
                    self.replans[seat] += 1
                    self.todo[seat] = self._around(seat, route)
                else:
                    self.todo[seat] = [other for other in todo if owner[other] == OPEN]
                break
        return self.todo[seat]

    def _around(self, seat: Seat, lost: int) -> list[int]:
        """A seat's list with a way around a route that somebody else took; without it if there is none."""
        atlas, owner = self.atlas, self.owner
        rest = [route for route in self.todo[seat] if owner[route] == OPEN]
        costs = costs_for(self.costs, owner, seat)
        for route in rest:
            costs[route] = 0.0
        way = cheapest_way(atlas, costs, atlas.a[lost], atlas.b[lost])
        if way is None:
            return rest
        rest += [route for route in way if costs[route] > 0.0]
        return rest if sum([atlas.length[route] for route in rest]) <= self.cars[seat] else []

    def _look_around(self, seat: Seat) -> None:
        """Bring a seat's lists up to date with what others took."""
        self._still_open(seat)
        owner, extra = self.owner, self.extra[seat]
        for route in extra:
            if owner[route] != OPEN:
                self.extra[seat] = self._long_routes(seat)
                return
        if not extra:
            self.extra[seat] = self._long_routes(seat)

    def _claim_planned(self, seat: Seat) -> bool:
        """Claim the first planned route that can be paid for; routes for points once the tickets are done."""
        atlas, hand, cars = self.atlas, self.hands[seat], self.cars[seat]
        locos = hand[LOCO]
        wanted = self.todo[seat] + self.extra[seat]
        for route in wanted:
            length, colour = atlas.length[route], atlas.colour[route]
            if length > cars:
                continue
            if colour != GRAY:
                if hand[colour] + locos >= length:
                    self._claim(seat, route, colour)
                    return True
            else:
                card = self._spare_colour(hand, wanted)
                if hand[card] + locos >= length:
                    self._claim(seat, route, card)
                    return True
        return False

    def _spare_colour(self, hand: Sequence[int], wanted: Sequence[int]) -> int:
        """The colour of which most is left when all coloured routes have theirs."""
        atlas = self.atlas
        spare = hand[:LOCO]
        for route in wanted:
            if atlas.colour[route] != GRAY:
                spare[atlas.colour[route]] -= atlas.length[route]  # type: ignore[index]
        return max(range(LOCO), key=spare.__getitem__)

    def _claim_best(self, seat: Seat, last: bool) -> bool:
        """Claim what brings most, now or never."""
        atlas, owner, hand, cars = self.atlas, self.owner, self.hands[seat], self.cars[seat]
        todo = self._still_open(seat)
        locos = hand[LOCO]
        strongest = max(range(LOCO), key=hand.__getitem__)
        best, best_points, best_card = -1, 0.0, 0
        for route in range(atlas.routes) if last or not todo else (*todo, *self.extra[seat]):
            length = atlas.length[route]
            if owner[route] != OPEN or length > cars:
                continue
            colour = atlas.colour[route]
            card = strongest if colour == GRAY else colour
            if hand[card] + locos < length:
                continue
            twin = atlas.twin[route]
            if twin >= 0 and owner[twin] == seat:
                continue
            points = atlas.points[route] + (12.0 if route in todo else 0.0)
            if points > best_points:
                best, best_points, best_card = route, points, card
        if best < 0 or (not last and not todo and best_points < 4 and cars > HURRY):
            return False
        self._claim(seat, best, best_card)
        return True

    def _claim(self, seat: Seat, route: int, card: int) -> None:
        atlas, hand, discard = self.atlas, self.hands[seat], self.discard
        length = atlas.length[route]
        coloured = min(length, hand[card])
        hand[card] -= coloured
        hand[LOCO] -= length - coloured
        discard[card] += coloured
        discard[LOCO] += length - coloured
        self.cars[seat] -= length
        self.points[seat] += atlas.points[route]
        self.owner[route] = seat
        twin = atlas.twin[route]
        if twin >= 0 and self.doubles_close:
            self.owner[twin] = CLOSED
        if route in self.todo[seat]:
            self.todo[seat].remove(route)
        elif route in self.extra[seat]:
            self.extra[seat].remove(route)

    def _long_routes(self, seat: Seat) -> list[int]:
        """Routes for the cars and cards that the tickets leave, each the one that brings most for its turns."""
        atlas, owner, hand = self.atlas, self.owner, self.hands[seat]
        cars = self.cars[seat]
        spare = hand[:LOCO]
        todo = self.todo[seat]
        for route in todo:
            cars -= atlas.length[route]
            if atlas.colour[route] != GRAY:
                spare[atlas.colour[route]] -= atlas.length[route]
        for route in todo:
            if atlas.colour[route] == GRAY:
                spare[spare.index(max(spare))] -= atlas.length[route]
        left = [
            (route, length, colour, atlas.points[route] - TURN_WORTH)
            for route, (by, length, colour) in enumerate(zip(owner, atlas.length, atlas.colour, strict=True))
            if by == OPEN and length <= cars and route not in todo
        ]
        found: list[int] = []
        while left:
            most = max(spare)
            best, best_value = left[0], -99.0
            for entry in left:
                missing = entry[1] - (most if entry[2] == GRAY else spare[entry[2]])
                value = entry[3] - CARD_WORTH * missing if missing > 0 else entry[3]
                if value > best_value:
                    best, best_value = entry, value
            route, length, colour, _ = best
            left.remove(best)
            twin = atlas.twin[route]
            if twin >= 0 and (owner[twin] == seat or twin in found or twin in todo):
                continue
            found.append(route)
            cars -= length
            spare[spare.index(most) if colour == GRAY else colour] -= length
            left = [entry for entry in left if entry[1] <= cars]
        return found

    # Cards

    def _draw(self, seat: Seat, two: bool, patient: bool = False) -> bool:
        """Take the cards that are missing most, else from the deck; False if there are none.

        Who is patient collects for all that is planned, and draws only if that promises enough.
        """
        if not self._refill():
            return False
        atlas, hand, display = self.atlas, self.hands[seat], self.display
        missing = [-held for held in hand]
        gray = 0
        for route in self.todo[seat] + self.extra[seat]:
            colour = atlas.colour[route]
            if colour == GRAY:
                gray += atlas.length[route]
            else:
                missing[colour] += atlas.length[route]
        if gray:
            best = min(range(LOCO), key=missing.__getitem__)
            missing[best] += gray
        if patient and not self._promises(missing):
            return False
        for first in (True, False) if two else (False,):
            pick, most = -1, 0
            for card in display:
                if card != LOCO and missing[card] > most:
                    pick, most = card, missing[card]
            if pick < 0 and first and LOCO in display and 0 < sum([m for m in missing[:LOCO] if m > 0]) <= 2:
                self._take(hand, LOCO)
                return True
            if pick >= 0:
                self._take(hand, pick)
                missing[pick] -= 1
            else:
                if not self._refill():
                    return True
                card = self.deck.pop()
                hand[card] += 1
                missing[card] -= 1
        return True

    def _promises(self, missing: Sequence[int]) -> bool:
        """Whether two more cards help as much as a turn should."""
        short = kinds = 0
        for number in missing[:LOCO]:
            if number > 0:
                short += number
                kinds += 1
        if short + missing[LOCO] <= 0:  # locomotives make good what is missing
            return False
        lying = 0
        rest = list(missing)
        for card in self.display:
            if card != LOCO and rest[card] > 0:
                rest[card] -= 1
                lying += 1
        unseen = (kinds + 1) / (LOCO + 1)
        return min(lying, 2) + unseen * max(0, 2 - lying) > 2 * ENOUGH

    def _take(self, hand: list[int], card: int) -> None:
        display = self.display
        display.remove(card)
        hand[card] += 1
        if self._refill():
            display.append(self.deck.pop())
        if display.count(LOCO) >= self.setup.components.display_locomotives:
            for lying in display:
                self.discard[lying] += 1
            display.clear()
            while len(display) < self.setup.components.display and self._refill():
                display.append(self.deck.pop())

    def _refill(self) -> bool:
        """Whether the deck has a card, made again from the discard pile where it must be."""
        if not self.deck:
            self.deck = [card for card, count in enumerate(self.discard) for _ in range(count)]
            self.rng.shuffle(self.deck)
            self.discard = [0] * len(self.discard)
        return bool(self.deck)

    # The end

    def _scores(self) -> list[float]:
        atlas = self.atlas
        scores = self.points[:]
        largest = []
        for seat in range(self.players):
            own = [route for route, by in enumerate(self.owner) if by == seat]
            group = groups(atlas, own)
            for ticket in self.tickets[seat]:
                a, b = atlas.ticket_ends[ticket]
                worth = atlas.worth[ticket]
                scores[seat] += worth if group[a] == group[b] else -worth
            sizes: dict[int, int] = {}
            for route in own:
                part = group[atlas.a[route]]
                sizes[part] = sizes.get(part, 0) + atlas.length[route]
            largest.append(max(sizes.values(), default=0))
        bonus = self.setup.components.longest_path
        for seat in range(self.players):
            rival = max(size for other, size in enumerate(largest) if other != seat)
            scores[seat] += bonus / (1 + exp(min(30.0, (rival - largest[seat]) / BONUS_SLOPE)))
        return scores


def quick_todo(position: Position, seat: Seat) -> Todo:
    """What a seat is likely to do for its tickets, at a glance: each by its cheapest way, the most valuable first."""
    atlas = atlas_of(position.setup)
    costs = costs_for(plain_costs(atlas), position.owner, seat)
    todo: list[int] = []
    cars = position.cars[seat]
    for ticket in sorted(position.tickets[seat], key=lambda ticket: -atlas.worth[ticket]):
        way = [route for route in cheapest_way(atlas, costs, *atlas.ticket_ends[ticket]) or () if costs[route] > 0.0]
        spaces = sum([atlas.length[route] for route in way])
        if spaces <= cars:
            cars -= spaces
            todo += way
            for route in way:
                costs[route] = 0.0
    return todo, ()


def glance_at_tickets(position: Position) -> Action:
    """The drawn tickets that pay, as far as a glance tells; at least as many as must be kept."""
    atlas, seat = atlas_of(position.setup), position.active
    costs = costs_for(plain_costs(atlas), position.owner, seat)
    cars = position.cars[seat]
    for route in quick_todo(position, seat)[0]:
        costs[route] = 0.0
        cars -= atlas.length[route]
    values = []
    for ticket in position.pending[seat]:
        way = cheapest_way(atlas, costs, *atlas.ticket_ends[ticket])
        worth = atlas.worth[ticket]
        if way is None or sum([atlas.length[route] for route in way if costs[route] > 0.0]) > cars:
            values.append((-float(worth), ticket))
        else:
            values.append((worth * PROMISING - sum([costs[route] for route in way]), ticket))
    values.sort(reverse=True)
    number = max(fewest_kept(position), sum(value > 0 for value, _ in values))
    kept = {ticket for _, ticket in values[:number]}
    return position.setup.claims.keep(tuple(ticket for ticket in position.pending[seat] if ticket in kept))


def play_out(position: Position, todo: Sequence[Todo], rng: Stream) -> list[float]:
    """The likely points of each seat at the end of the game."""
    playout = Playout(position, todo, rng)
    return playout.run(position.active, position.turns_left, position.stage is SECOND_CARD)
