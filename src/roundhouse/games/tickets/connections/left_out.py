"""The routes that a longest path leaves out, found quickly in every network that one player's cars can make.

A trail is a connected set of routes with at most two odd cities, its ends. So of a city that is not an end it leaves
out an odd number of routes if the city is odd, and an even number if it is even. A longest trail ends at odd cities
only: at any other it could be prolonged.

The cities are put into a row, and along it the routes are taken or left out one after another. What the choices so far
mean for the rest is told by the open cities alone, those with routes on both sides: which of them the trail joins, of
which it has left out an odd number of routes, and how many ends it has had. Few cities are open at any time, so there
are few such states, and of these only some are looked at:

- They are taken up in the order of what they leave out and what the rest must leave out at least if it does not matter
  whether the trail is connected. That bound, the length of a shortest T-join, is worked out beforehand for all
  parities, from the end of the row.
- A state is dropped if another has left out no more, has had no more ends and has the same parity, and joins all that
  this one joins: whatever completes this one completes the other, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Edge = tuple[int, int, int]
"""Two cities and a length."""

ENTER, ROUTE, LEAVE = range(3)
MOST_ENDS = 2
NEVER = 1 << 30  # more than the length of any network
MOST_OPEN = 64  # more cities than can be open at a time

Joined = tuple[int, ...]
"""By open city: 0 if the trail does not touch it, else a number that exactly those share which it joins so far."""


class LeftOut(NamedTuple):
    """A route, and those left out before it."""

    route: int
    before: LeftOut | None


class Step(NamedTuple):
    """A city becomes open, a route is taken or left out, or a city is no longer open."""

    kind: int
    place: int = 0  # of the city among the open ones
    other: int = 0  # ... and of the city at the other end of the route
    route: int = -1
    length: int = 0
    odd: bool = False  # whether the city that leaves is


class Fork(NamedTuple):
    """A route is taken or left out, and then cities become open or leave."""

    route: Step
    after: list[Step]
    least: list[list[int]]  # by ends and parity, what is left out later at least
    to_come: int  # the length of all later routes


class Frontier(NamedTuple):
    """What matters of the choices before a fork, and what they were."""

    fork: int
    joined: Joined
    parity: int  # one bit by open city: whether an odd number of its routes are left out
    ends: int
    length: int  # of what is left out
    routes: LeftOut | None


class Prospect(NamedTuple):
    """What becomes of those who are joined alike, with the route of a fork and without it: who is joined then; nobody
    if the trail is complete, and None if a part of it is cut off."""

    taken: Joined | None
    without: Joined | None
    groups: list[int]  # a bit for each city that the trail joins
    touched: int  # the same of all of them
    pairs: int  # a bit for each two cities that are joined


class Earlier(NamedTuple):
    """A state that others with its parity are compared with."""

    ends: int
    length: int
    prospect: Prospect


def left_out(edges: list[Edge], part: list[int]) -> set[int]:
    """The shortest set of routes of this connected part without which the rest is a trail."""
    forks, first = _forks(edges, part)
    prospects: list[dict[Joined, Prospect]] = [{} for _ in forks]
    kept: list[dict[int, list[Earlier]]] = [{} for _ in forks]
    waiting: list[list[Frontier]] = [[] for _ in range(_length(forks) + 1)]  # by what is left out at least
    waiting[0].append(first)
    for stack in waiting:
        while stack:  # what is added to it on the way is looked at next
            state = stack.pop()
            if state.fork == len(forks):
                return set(_listed(state.routes))
            fork = forks[state.fork]
            prospect = prospects[state.fork].get(state.joined)
            if prospect is None:
                prospect = prospects[state.fork][state.joined] = _prospect(fork, state.joined)
            alike = kept[state.fork].setdefault(state.parity, [])
            if _is_covered(state, prospect, alike):
                continue
            alike.append(Earlier(state.ends, state.length, prospect))
            if prospect.taken is not None:
                _go_on(waiting, forks, state, prospect.taken, state.parity, state.length, state.routes)
            if prospect.without is not None:
                parity, length = state.parity ^ _bits(fork.route), state.length + fork.route.length
                routes = LeftOut(fork.route.route, state.routes)
                _go_on(waiting, forks, state, prospect.without, parity, length, routes)
    raise AssertionError("to leave out everything is always possible")


def _length(forks: list[Fork]) -> int:
    return sum([fork.route.length for fork in forks])


def _is_covered(state: Frontier, prospect: Prospect, alike: list[Earlier]) -> bool:
    """Whether an earlier state with that parity can do all that this one can.

    It may join more, but nothing apart from what this one touches: that might be cut off.
    """
    for ends, length, other in alike:
        if ends <= state.ends and length <= state.length and not prospect.pairs & ~other.pairs:
            for group in other.groups:
                if not group & prospect.touched:
                    break
            else:
                return True
    return False


def _go_on(
    waiting: list[list[Frontier]],
    forks: list[Fork],
    state: Frontier,
    joined: Joined,
    parity: int,
    length: int,
    routes: LeftOut | None,
) -> None:
    """Let what becomes of a state wait for its next fork, if it can come to a trail."""
    fork, ends, number = forks[state.fork], state.ends, state.fork + 1
    for step in fork.after:
        if step.kind == LEAVE:
            if parity >> step.place & 1:
                if not step.odd:
                    return
            elif step.odd:
                ends += 1
            parity = _closed_up(parity, step.place)
    if ends > MOST_ENDS:
        return
    if joined:
        least = length + fork.least[ends][parity]
        if least < NEVER:
            waiting[least].append(Frontier(number, joined, parity, ends, length, routes))
        return
    for later in forks[number:]:  # the trail goes no further
        routes = LeftOut(later.route.route, routes)
    length += fork.to_come
    waiting[length].append(Frontier(len(forks), (), 0, ends, length, routes))


def _listed(routes: LeftOut | None) -> Iterator[int]:
    while routes is not None:
        route, routes = routes
        yield route


def _forks(edges: list[Edge], part: list[int]) -> tuple[list[Fork], Frontier]:
    """All forks, and the state before the first."""
    steps = list(_steps(edges, part))
    bounds = _bounds(steps)
    starts = [number for number, step in enumerate(steps) if step.kind == ROUTE]
    forks: list[Fork] = []
    to_come = 0
    for start, end in reversed(list(zip(starts, [*starts[1:], len(steps)], strict=True))):
        forks.append(Fork(steps[start], steps[start + 1 : end], bounds[end], to_come))
        to_come += steps[start].length
    forks.reverse()
    return forks, Frontier(0, (0,) * starts[0], 0, 0, 0, None)


def _prospect(fork: Fork, joined: Joined) -> Prospect:
    by_number: dict[int, int] = {}
    for place, number in enumerate(joined):
        if number:
            by_number[number] = by_number.get(number, 0) | 1 << place
    touched = pairs = 0
    for place, number in enumerate(joined):
        if number:
            touched |= 1 << place
            pairs |= by_number[number] >> place + 1 << place * MOST_OPEN
    taken = _moved_on(_joined(joined, fork.route), fork.after)
    return Prospect(taken, _moved_on(joined, fork.after), list(by_number.values()), touched, pairs)


def _moved_on(joined: Joined, after: list[Step]) -> Joined | None:
    """Who is joined after these steps: nobody if the trail is complete, None if a part of it is cut off."""
    for step in after:
        if step.kind == ENTER:
            joined = (*joined, 0)
        else:
            own, rest = joined[step.place], joined[: step.place] + joined[step.place + 1 :]
            if own and own not in rest:
                return None if any(rest) else ()
            joined = rest
    return _renumbered(joined)


def _bits(step: Step) -> int:
    """The cities of a step, as bits of a parity."""
    return 1 << step.place | 1 << step.other if step.kind == ROUTE else 1 << step.place


def _closed_up(parity: int, place: int) -> int:
    """The parity without the city in that place."""
    return parity & ((1 << place) - 1) | parity >> place + 1 << place


def _joined(joined: Joined, step: Step) -> Joined:
    """The same after the route of this step is taken."""
    groups = {joined[step.place], joined[step.other]} - {0}
    both, new = (step.place, step.other), len(joined) + 1
    return _renumbered(
        tuple([new if place in both or group in groups else group for place, group in enumerate(joined)])
    )


def _renumbered(joined: Joined) -> Joined:
    """Groups numbered in order, so that equal states look alike."""
    numbers = {0: 0}
    return tuple([numbers.setdefault(group, len(numbers)) for group in joined])


def _bounds(steps: list[Step]) -> list[list[list[int]]]:
    """By step, ends so far and parity: the least length left out from there on, connected or not."""
    after = [*[[0]] * (MOST_ENDS + 1), [NEVER]]
    bounds = [after]
    for step in reversed(steps):
        if step.kind == ENTER:
            after = [row[: len(row) // 2] for row in after]  # nothing is left out of it yet
        elif step.kind == ROUTE:
            bits, length = _bits(step), step.length
            after = [[min(row[parity], row[parity ^ bits] + length) for parity in range(len(row))] for row in after]
        else:
            bit = _bits(step)
            after = [_before_leaving(after, ends, step, bit) for ends in range(MOST_ENDS + 1)]
            after.append([NEVER] * len(after[0]))
        bounds.append(after)
    bounds.reverse()
    return bounds


def _before_leaving(after: list[list[int]], ends: int, step: Step, bit: int) -> list[int]:
    """An odd city leaves out an odd number of routes or is an end; an even one leaves out an even number."""
    as_odd, as_even = (after[ends], after[ends + 1]) if step.odd else (None, after[ends])
    row = []
    for parity in range(2 * len(after[0])):
        rest = as_odd if parity & bit else as_even
        row.append(NEVER if rest is None else rest[_closed_up(parity, step.place)])
    return row


def _steps(edges: list[Edge], part: list[int]) -> Iterator[Step]:
    """All routes, each when the second of its cities has become open; a city leaves after its last route."""
    numbers: dict[int, int] = {}
    for index in part:
        for city in edges[index][:2]:
            numbers.setdefault(city, len(numbers))
    routes: list[list[tuple[int, int]]] = [[] for _ in numbers]  # by city: the other city and the route
    for index in part:
        a, b = numbers[edges[index][0]], numbers[edges[index][1]]
        routes[a].append((b, index))
        routes[b].append((a, index))
    left = [len(ways) for ways in routes]
    open_cities: list[int] = []
    for city in _row([sum({1 << other for other, _ in ways}) for ways in routes]):
        yield Step(ENTER)
        open_cities.append(city)
        for other, index in routes[city]:
            if other in open_cities:
                places = open_cities.index(other), open_cities.index(city)
                yield Step(ROUTE, *places, route=index, length=edges[index][2])
                for end in (other, city):
                    left[end] -= 1
                    if not left[end]:
                        yield Step(LEAVE, open_cities.index(end), odd=len(routes[end]) % 2 == 1)
                        open_cities.remove(end)


def _row(around: list[int]) -> list[int]:
    """All cities in an order in which few are open at a time: from each city on as it goes, the best of them."""
    best, most = list[int](), NEVER << len(around)
    for start in range(len(around)):
        row, states = _row_from(start, around, most)
        if states < most:
            best, most = row, states
    return best


def _row_from(start: int, around: list[int], most: int) -> tuple[list[int], int]:
    """Next comes what the open city with the fewest neighbours to come needs; given up at `most` states."""
    row, states = [start], 0
    to_come = (1 << len(around)) - 1 & ~(1 << start)
    open_cities = [start]
    while open_cities and states < most:
        states += 1 << len(open_cities)
        missing = [around[city] & to_come for city in open_cities]
        wanted = min(missing, key=int.bit_count)
        near = [number for number in range(wanted.bit_length()) if wanted >> number & 1]
        new = min(near, key=lambda city: (around[city] & to_come).bit_count())
        row.append(new)
        to_come &= ~(1 << new)
        open_cities = [city for city in (*open_cities, new) if around[city] & to_come]
    return row, states
