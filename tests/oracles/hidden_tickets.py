"""What an observer may believe about unseen tickets: every order of the ticket deck and every choice, one by one."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

Held = tuple[frozenset[int], ...]


def beliefs(
    log: list[list[Any]], observer: int | None, players: int, tickets: int, own_pending: list[int]
) -> dict[tuple[Held, tuple[int, ...]], int]:
    """How many worlds lead to each (tickets held by each seat, order of the ticket deck)."""
    found: dict[tuple[Held, tuple[int, ...]], int] = {}
    for order in permutations(range(tickets)):
        dealt = [order[3 * seat : 3 * seat + 3] for seat in range(players)]
        worlds = [(tuple(frozenset[int]() for _ in range(players)), order[3 * players :], ())]
        for number, (seat, drawn_seen, kept_seen) in enumerate(log):
            after = []
            for held, deck, back in worlds:
                drawn = dealt[seat] if number < players else deck[:3]
                rest = deck if number < players else deck[3:]
                if seat == observer and list(drawn) != drawn_seen:
                    continue
                for kept in _choices(drawn, kept_seen, seat == observer, 2 if number < players else 1):
                    own = (*held[:seat], held[seat] | set(kept), *held[seat + 1 :])
                    returned = tuple(ticket for ticket in drawn if ticket not in kept)
                    if number < players - 1:
                        after.append((own, rest, back + returned))
                    else:
                        after.append((own, rest + back + returned, ()))
            worlds = after
        for held, deck, _ in worlds:
            pending = list(dealt[observer] if observer is not None and len(log) <= observer else deck[:3])
            if not own_pending or own_pending == pending:
                found[held, deck] = found.get((held, deck), 0) + 1
    return found


def _choices(drawn: tuple[int, ...], kept: Any, own: bool, fewest: int) -> list[tuple[int, ...]]:
    if own:
        return [tuple(kept)]
    numbers = range(fewest, len(drawn) + 1) if kept is None else (kept,)
    return [chosen for number in numbers for chosen in combinations(drawn, number)]
