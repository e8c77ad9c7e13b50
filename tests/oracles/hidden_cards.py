"""What an observer may believe about unseen train cards, by following every possible world through the card log.

Independent of the engine's knowledge.py and sampling.py, from which it imports nothing: a world is a deck (as counts)
and the hands of the others, each card marked as known to the observer or not. Draws branch over what the deck may give;
observations remove worlds; a card spent from an unmarked place weighs a world by the share of unmarked cards of its
hand that show that colour. Worlds that have become equal are merged.
"""

from __future__ import annotations

from fractions import Fraction

Counts = tuple[int, ...]
World = tuple[Counts, tuple[tuple[Counts, Counts], ...]]
"""The deck, and for each seat its marked and its unmarked cards (the observer's own are all marked)."""

DRAWN, TAKEN, SPENT, TURNED_UP, REPLACED, SHUFFLED, PASSED, SHORT_OF, LEFT_LYING = range(1, 10)
UNSEEN = 9


def beliefs(
    log: list[int], observer: int | None, players: int, cards: Counts, full_display: int = 5
) -> dict[tuple[Counts, ...], Fraction]:
    """The probability of each combination of (deck, hand of seat 0, hand of seat 1, ...) given the masked log."""
    kinds = len(cards)
    empty = (0,) * kinds
    worlds: dict[World, Fraction] = {(cards, ((empty, empty),) * players): Fraction(1)}
    display, discard = [0] * kinds, [0] * kinds
    for code in log:
        kind, seat, card, number = code // 1000, code // 100 % 10, code // 10 % 10, code % 10
        after: dict[World, Fraction] = {}
        for (deck, hands), weight in worlds.items():
            if kind in (DRAWN, TURNED_UP):
                for drawn in range(kinds) if card == UNSEEN else (card,):
                    if deck[drawn]:
                        chance = weight * Fraction(deck[drawn], sum(deck))
                        rest = _plus(deck, drawn, -1)
                        if kind == DRAWN:
                            _add(after, (rest, _with(hands, seat, drawn, 1, marked=seat == observer)), chance)
                        else:
                            _add(after, (rest, hands), chance)
            elif kind == TAKEN:
                _add(after, (deck, _with(hands, seat, card, 1, marked=True)), weight)
            elif kind == SPENT:
                world, chance = _spend(hands, seat, card, number)
                if chance:
                    _add(after, (deck, world), weight * chance)
            elif kind == SHUFFLED:
                assert sum(deck) == 0
                _add(after, (tuple(discard), _mark_if_alone(hands)), weight)
            elif kind == SHORT_OF:
                marked, unmarked = hands[seat]
                jokers = marked[-1] + unmarked[-1]
                if marked[card] + unmarked[card] + jokers < number:
                    _add(after, (deck, hands), weight)
            elif kind in (REPLACED, LEFT_LYING):
                outside = [sum(counts) for counts in zip(deck, display, discard, strict=True)]
                better = sum(outside) >= full_display and sum(outside[:-1]) >= 3
                if better == (kind == REPLACED):
                    _add(after, (deck, hands), weight)
            else:
                _add(after, (deck, hands), weight)
        worlds = after
        if kind == TURNED_UP:
            display[card] += 1
        elif kind == TAKEN:
            display[card] -= 1
        elif kind == SPENT:
            discard[card] += number
        elif kind == REPLACED:
            discard = [one + other for one, other in zip(discard, display, strict=True)]
            display = [0] * kinds
        elif kind == SHUFFLED:
            discard = [0] * kinds
    total = sum(worlds.values())
    result: dict[tuple[Counts, ...], Fraction] = {}
    for (deck, hands), weight in worlds.items():
        whole = (deck, *(tuple(m + u for m, u in zip(marked, unmarked, strict=True)) for marked, unmarked in hands))
        result[whole] = result.get(whole, Fraction(0)) + weight / total
    return result


def _add(worlds: dict[World, Fraction], world: World, weight: Fraction) -> None:
    worlds[world] = worlds.get(world, Fraction(0)) + weight


def _plus(counts: Counts, card: int, number: int) -> Counts:
    return (*counts[:card], counts[card] + number, *counts[card + 1 :])


def _with(
    hands: tuple[tuple[Counts, Counts], ...], seat: int, card: int, number: int, *, marked: bool
) -> tuple[tuple[Counts, Counts], ...]:
    known, unknown = hands[seat]
    changed = (_plus(known, card, number), unknown) if marked else (known, _plus(unknown, card, number))
    return (*hands[:seat], changed, *hands[seat + 1 :])


def _spend(
    hands: tuple[tuple[Counts, Counts], ...], seat: int, card: int, number: int
) -> tuple[tuple[tuple[Counts, Counts], ...], Fraction]:
    """Marked cards go first; each further one is an unmarked card picked at random that happens to show this colour."""
    chance = Fraction(1)
    for _ in range(number):
        known, unknown = hands[seat]
        if known[card]:
            hands = _with(hands, seat, card, -1, marked=True)
        elif unknown[card]:
            chance *= Fraction(unknown[card], sum(unknown))
            hands = _with(hands, seat, card, -1, marked=False)
        else:
            return hands, Fraction(0)
    return hands, chance


def _mark_if_alone(hands: tuple[tuple[Counts, Counts], ...]) -> tuple[tuple[Counts, Counts], ...]:
    """At a shuffle the discard pile is public: if only one hand has unmarked cards, they are all known now."""
    if sum(1 for _, unknown in hands if sum(unknown)) != 1:
        return hands
    return tuple(
        (tuple(k + u for k, u in zip(known, unknown, strict=True)), (0,) * len(known)) for known, unknown in hands
    )
