"""Complete positions that fit what a seat knows (the sampler of the contract), made from its view alone.

The model, checked against full enumeration in tests: all shuffles are equally likely a priori; a card that a seat
spends beyond the known ones is one of its unseen cards picked at random; which drawn tickets another seat kept is any
choice of that number, each equally likely; a seat that passed could not claim anything; a display was replaced exactly
if it had to be. Given all that the view has seen, every position is drawn with its exact probability. Two exceptions:
where a spent card may have come from several decks, a short Markov chain approaches it; and where hardly any deal
explains the spent cards, a pass or a display, one that does, or nearly does, is found by trading cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.games.tickets.box.board import RouteId
from roundhouse.games.tickets.box.colours import CARD_INDEX, KINDS, LOCO, counts_by_number
from roundhouse.games.tickets.flow.supply import FEWEST_ORDINARY
from roundhouse.games.tickets.hidden import card_log
from roundhouse.games.tickets.hidden.knowledge import Knowledge, Surprise, knowledge
from roundhouse.games.tickets.hidden.ticket_sampling import deal_tickets
from roundhouse.games.tickets.position import OVER, Position, Stage
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.rng import Stream

CHAIN_STEPS = 24
DEAD_ENDS = 30
TRIES = 40
TRADES = 80


def sampler(view: View, setup: Setup, new_position: Callable[[], Position]) -> Callable[[Stream], Position]:
    """What is the same for all samples is worked out once; each call then fills in the hidden rest."""
    if view["stage"] == OVER.value:
        raise InvalidOption("the game is over: there is nothing hidden left to sample")
    log: list[int] = view["card_log"]
    known = knowledge(log, view["seat"], setup.players, setup.components.cards)
    public = _public_part(view, setup, new_position())

    def sample(rng: Stream) -> Position:
        position = public.copy()
        deal = _deal_cards(log, known, rng)
        for _ in range(TRIES):
            if not _contradictions(deal, known, setup):
                break
            deal = _deal_cards(log, known, rng)
        else:
            _trade(deal, known, setup, rng)
        position.card_log, position.deck = deal.log, deal.deck
        position.hands = _hands_after(deal.log, setup.players)
        while not deal_tickets(position, view, rng):
            pass
        position.seed = rng.fork().seed
        return position

    return sample


def _public_part(view: View, setup: Setup, position: Position) -> Position:
    board = setup.board
    position.setup = setup
    position.seed, position.counter = b"", 0
    position.deck, position.hands = [], []
    position.discard = counts_by_number(view["discard"])
    position.discard_size = sum(position.discard)
    position.display = [CARD_INDEX[colour] for colour in view["display"]]
    position.cars = [entry["cars"] for entry in view["seats"]]
    position.points = [entry["points"] for entry in view["seats"]]
    give_routes(position, view["routes"])
    position.tickets = position.pending = ((),) * setup.players
    position.ticket_deck = tuple(range(len(board.tickets)))
    position.stage = Stage(view["stage"])
    position.active = Seat(view["active_seat"])
    position.passes = view["passes"]
    position.turns_left = -1 if view["final_turns_left"] is None else view["final_turns_left"]
    position.card_log, position.ticket_log = [], ()
    return position


def give_routes(position: Position, claimed: dict[str, Seat]) -> None:
    """Fill in the owner of every route from the claimed ones by id."""
    position.clear_routes()
    for name, seat in claimed.items():
        position.give_route(position.setup.board.route_index[RouteId(name)], seat)


@dataclass(slots=True)
class _Deal:
    """A card for every place the observer has not seen into."""

    log: list[int]
    deck: list[int]
    tradable: list[list[int]]  # by pool: places in the log, and for the last pool -1, -2, ... in the deck

    def card(self, place: int) -> int:
        return self.log[place] // 10 % 10 if place >= 0 else self.deck[place]

    def swap(self, one: int, other: int) -> None:
        cards = self.card(one), self.card(other)
        for place, old, new in ((one, cards[0], cards[1]), (other, cards[1], cards[0])):
            if place >= 0:
                self.log[place] += (new - old) * 10
            else:
                self.deck[place] = new


def _deal_cards(log: list[int], known: Knowledge, rng: Stream) -> _Deal:
    weight, cards = _place_surprises(known, rng)
    if any(len(surprise.draws) > 1 for surprise in known.surprises):
        for _ in range(CHAIN_STEPS):
            other_weight, other_cards = _place_surprises(known, rng)
            if weight == 0.0 or rng.unit() * weight < other_weight:
                weight, cards = other_weight, other_cards
    for _ in range(DEAD_ENDS):
        if weight > 0.0:
            break
        weight, cards = _place_surprises(known, rng)
    if weight == 0.0:
        cards = squeezed(known, rng)
    filled = log[:]
    rest: list[int] = []
    tradable: list[list[int]] = []
    for pool in known.pools:
        left = pool.unseen[:]
        open_places = []
        for places in pool.draws.values():
            for place in places:
                if place in cards:
                    left[cards[place]] -= 1
                else:
                    open_places.append(place)
        rest = [card for card, count in enumerate(left) for _ in range(count)]
        rng.shuffle(rest)
        for place in open_places:
            cards[place] = rest.pop()
        tradable.append(open_places)
    tradable[-1] += [-1 - number for number in range(len(rest))]
    for place, card in cards.items():
        filled[place] += (card - card_log.UNSEEN) * 10
    return _Deal(filled, rest, tradable)


def _place_surprises(known: Knowledge, rng: Stream) -> tuple[float, dict[int, int]]:
    """Say of each surprise which unseen draw it was, one after the other, each draw of a pool equally likely.

    Returns the weight of the result in the chain (0: a dead end) and the card by place in the log.
    """
    left = [pool.unseen[:] for pool in known.pools]
    size = [sum(pool.unseen) for pool in known.pools]
    free = [{seat: places[:] for seat, places in pool.draws.items()} for pool in known.pools]
    taken = [dict.fromkeys(pool.draws, 0) for pool in known.pools]
    cards: dict[int, int] = {}
    weight = 1.0
    for surprise in known.surprises:
        seat, card = surprise.seat, surprise.card
        choices = []
        for index, number in surprise.draws.items():
            open_ = number - taken[index][seat]  # surprises come in the order of time: all that is taken was there
            if open_ and left[index][card]:
                choices.append((open_ * left[index][card] / size[index], index, open_))
        if not choices:
            return 0.0, cards
        total = sum(chance for chance, _, _ in choices)
        weight *= total
        pick = rng.unit() * total if len(choices) > 1 else 0.0
        for chance, index, open_ in choices:  # noqa: B007  # the last one is taken if rounding leaves a rest
            pick -= chance
            if pick < 0.0:
                break
        cards[free[index][seat].pop(rng.below(open_))] = card
        taken[index][seat] += 1
        left[index][card] -= 1
        size[index] -= 1
    return weight, cards


def squeezed(known: Knowledge, rng: Stream) -> dict[int, int]:
    """Some placing of all surprises where next to none fits: one that finds no room drives out another."""
    left = [pool.unseen[:] for pool in known.pools]
    placed: dict[int, tuple[int, Surprise]] = {}  # by place in the log: its pool, and what is there
    waiting = known.surprises[:]
    rng.shuffle(waiting)
    while waiting:
        surprise = waiting.pop()
        index = rng.choice([index for index in surprise.draws if known.pools[index].unseen[surprise.card]])
        places = known.pools[index].draws[surprise.seat][: surprise.draws[index]]
        place = rng.choice([place for place in places if place not in placed] or places)
        driven_out = [place] if place in placed else []
        freed = sum(placed[there][1].card == surprise.card for there in driven_out)
        if not left[index][surprise.card] + freed:
            alike = [at for at, (pool, other) in placed.items() if pool == index and other.card == surprise.card]
            driven_out.append(rng.choice(alike))
        for there in driven_out:
            pool, other = placed.pop(there)
            left[pool][other.card] += 1
            waiting.insert(0, other)
        placed[place] = (index, surprise)
        left[index][surprise.card] -= 1
    return {place: surprise.card for place, (_, surprise) in placed.items()}


def _move_card(hands: list[list[int]], code: int) -> None:
    """Bring the hands up to date with an entry of a complete log."""
    kind, seat, card, number = card_log.parts(code)
    if kind in (card_log.DRAWN, card_log.TAKEN):
        hands[seat][card] += 1
    elif kind == card_log.SPENT:
        hands[seat][card] -= number


def _hands_after(log: list[int], players: int) -> list[list[int]]:
    """All hands after a complete log."""
    hands = [[0] * KINDS for _ in range(players)]
    for code in log:
        _move_card(hands, code)
    return hands


def _contradictions(deal: _Deal, known: Knowledge, setup: Setup) -> int:
    """By how many cards the deal contradicts what passes (T-037) and displays (T-053) have proved.

    The log is followed once, with all hands: there may be a hundred displays to look at, and the log is as long.
    """
    log = deal.log
    hands = [[0] * KINDS for _ in range(setup.players)]
    found = done = 0
    for place in sorted((*known.passes, *known.displays)):
        for code in log[done:place]:
            _move_card(hands, code)
        done = place
        kind, seat, _, _ = card_log.parts(log[place])
        found += _denied(log, place, hands[seat]) if kind == card_log.PASSED else _misplaced(kind, hands, setup)
    return found


def _denied(log: list[int], place: int, hand: list[int]) -> int:
    """By how many cards a hand could have claimed what its seat said it could not."""
    found = 0
    for code in log[place + 1 :]:
        kind, _, card, number = card_log.parts(code)
        if kind != card_log.SHORT_OF:
            break
        found += max(0, hand[card] + hand[LOCO] - number + 1)
    return found


def _misplaced(kind: int, hands: list[list[int]], setup: Setup) -> int:
    """By how many cards outside the hands a display should, or should not, have been replaced."""
    ordinary = sum(setup.components.cards[:LOCO]) - sum(sum(hand[:LOCO]) for hand in hands)
    outside = ordinary + setup.components.cards[LOCO] - sum(hand[LOCO] for hand in hands)
    if kind == card_log.REPLACED:
        return max(0, FEWEST_ORDINARY - ordinary)
    return max(0, ordinary - FEWEST_ORDINARY + 1) if outside >= setup.components.display else 0


def _trade(deal: _Deal, known: Knowledge, setup: Setup, rng: Stream) -> None:
    """Swap unseen cards of one pool, never for the worse, until nothing contradicts or it takes too long."""
    wrong = _contradictions(deal, known, setup)
    tradable = [places for places in deal.tradable if len(places) > 1]
    for _ in range(TRADES if tradable else 0):
        places = rng.choice(tradable)
        one, other = rng.choice(places), rng.choice(places)
        deal.swap(one, other)
        after = _contradictions(deal, known, setup)
        if after == 0:
            return
        if after <= wrong:
            wrong = after
        else:
            deal.swap(one, other)
