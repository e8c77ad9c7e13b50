"""What a seat can prove about cards it has not seen, read from its card log (card_log.py).

Unseen cards lie in *pools*: the deck as it was made by one shuffle. Everybody knows what went into each deck (at a
reshuffle the discard pile is public), so a card drawn unseen comes from the pool of its time, and so do the cards still
in the deck. Cards taken from the display are *known* until spent; so is a whole hand when, at a reshuffle, it is the
only one with unseen cards. When a seat spends more cards of a colour than are known, the rest are *surprises*: each was
one of its unseen cards, of whichever pool. A display that was replaced proves that enough ordinary cards were outside
the hands, one that was left lying that there were not (T-053).

Everything not excluded by that is equally likely; see sampling.py for the exact meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from roundhouse.games.tickets.box.colours import KINDS, LOCO
from roundhouse.games.tickets.flow.supply import FEWEST_ORDINARY
from roundhouse.games.tickets.hidden import card_log
from roundhouse.kernel.contract import Seat


@dataclass(slots=True)
class CardPool:
    """One deck: which of its cards the observer has not seen, and which draws of other seats took from it."""

    unseen: list[int]
    draws: dict[int, list[int]] = field(default_factory=dict)  # by seat: places in the log


@dataclass(frozen=True, slots=True)
class Surprise:
    """A card spent beyond the known ones: an unseen card of that seat, from one of these pools."""

    seat: Seat
    card: int
    draws: dict[int, int]  # by pool: how many draws the seat had made from it by then


@dataclass(slots=True)
class Knowledge:
    """All that the log proves to an observer."""

    pools: list[CardPool]
    known: list[list[int]]  # by seat: cards certainly in its hand; the observer's own hand in full
    surprises: list[Surprise]
    passes: list[int]  # places in the log where another seat could do nothing
    displays: list[int]  # places where a replacement, made or not, tells of the ordinary cards outside the hands


# One long loop over the log: a function for each kind of step would pass all of these lists around.
def knowledge(log: list[int], observer: int | None, players: int, cards: tuple[int, ...]) -> Knowledge:
    pools = [CardPool(list(cards))]
    known = [[0] * KINDS for _ in range(players)]
    unseen = [0] * players  # how many cards of each hand are not known
    surprises: list[Surprise] = []
    passes: list[int] = []
    displays: list[int] = []
    display, discard = [0] * KINDS, [0] * KINDS
    first_pool = 0  # earlier ones are known completely
    settled = 0  # surprises that came from those
    for place, code in enumerate(log):
        kind, seat, card, number = card_log.parts(code)
        if kind == card_log.DRAWN:
            if seat == observer:
                pools[-1].unseen[card] -= 1
                known[seat][card] += 1
            else:
                pools[-1].draws.setdefault(seat, []).append(place)
                unseen[seat] += 1
        elif kind == card_log.TAKEN:
            display[card] -= 1
            known[seat][card] += 1
        elif kind == card_log.TURNED_UP:
            pools[-1].unseen[card] -= 1
            display[card] += 1
        elif kind == card_log.SPENT:
            discard[card] += number
            sure = min(number, known[seat][card])
            known[seat][card] -= sure
            for _ in range(number - sure):
                surprises.append(Surprise(seat, card, _draws_so_far(pools, first_pool, seat)))
                unseen[seat] -= 1
        elif kind == card_log.REPLACED:
            outside = sum(cards) - sum(unseen) - sum(sum(hand) for hand in known)
            if outside - cards[LOCO] < FEWEST_ORDINARY:  # else there were enough in any case
                displays.append(place)
            discard = [one + other for one, other in zip(discard, display, strict=True)]
            display = [0] * KINDS
        elif kind == card_log.SHUFFLED:
            holders = [other for other in range(players) if unseen[other]]
            if len(holders) <= 1:
                for holder in holders:
                    known[holder] = _only_unseen_hand(known[holder], pools[first_pool:], surprises[settled:])
                    unseen[holder] = 0
                first_pool, settled = len(pools), len(surprises)
            pools.append(CardPool(discard))
            discard = [0] * KINDS
        elif kind == card_log.PASSED and seat != observer:
            passes.append(place)
        elif kind == card_log.LEFT_LYING:
            displays.append(place)
    return Knowledge(pools, known, surprises, passes, displays)


def _draws_so_far(pools: list[CardPool], first: int, seat: Seat) -> dict[int, int]:
    """By pool from the first on, how many draws the seat has made from it."""
    return {index: len(pools[index].draws[seat]) for index in range(first, len(pools)) if seat in pools[index].draws}


def _only_unseen_hand(known: list[int], pools: list[CardPool], surprises: list[Surprise]) -> list[int]:
    """The hand that must hold all unseen cards of these pools but those that were spent."""
    hand = known[:]
    for pool in pools:
        hand = [one + other for one, other in zip(hand, pool.unseen, strict=True)]
    for surprise in surprises:
        hand[surprise.card] -= 1
    return hand
