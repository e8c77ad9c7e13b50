"""What open routes would do for a seat's tickets, beside a slow and obvious answer."""

from __future__ import annotations

from random import Random

import pytest

import roundhouse as rh
from roundhouse.games.tickets.connections.network import (
    FAR,
    Neighbours,
    cars_from,
    cheapest_way,
    ticket_progress,
    usable_routes,
)
from roundhouse.games.tickets.position import OPEN
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.contract import Seat
from roundhouse.server.page.tickets.outlook import outlook
from roundhouse.server.page.tickets.ways import ways


def fewest(around: Neighbours, start: int, end: int) -> int:
    """By trying every way over one more route until nothing gets shorter."""
    cars = {start: 0}
    before: dict[int, int] = {}
    while cars != before:
        before = dict(cars)
        for city, so_far in before.items():
            for other, step, _ in around[city]:
                cars[other] = min(so_far + step, cars.get(other, FAR))
    return cars.get(end, FAR)


def positions(seed: int) -> list[TicketsState]:
    """Some positions of one game of random claims."""
    state, choose = rh.game("tickets").start(3, seed), Random(seed)
    found = []
    while not state.is_over:
        legal = state.legal_actions()
        claims = [action for action in legal if str(action).startswith("claim")]
        state.push(choose.choice(claims or legal))
        if choose.random() < 0.05:
            found.append(state.copy())
    assert all(isinstance(one, TicketsState) for one in found)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(2))
def test_ways_and_progress_are_those_of_trying_every_route(seed: int) -> None:
    told = 0
    for state in positions(seed):
        for seat in map(Seat, range(3)):
            board, around = state.setup.board, usable_routes(state, seat)
            held = [board.tickets[index] for index in (*state.tickets[seat], *state.pending[seat])]
            now = {ticket: fewest(around, ticket.a, ticket.b) for ticket in held}
            assert {ticket: cars_from(around, ticket.a)[ticket.b] for ticket in held} == now
            routes = ways(state, seat)
            told_cars = [cars for _, cars in ticket_progress(state, seat, state.tickets[seat] + state.pending[seat])]
            assert told_cars == [cars if cars <= state.cars[seat] else None for cars in now.values()]
            for index, route in enumerate(board.routes):
                changed = {}
                if state.owner[index] == OPEN:
                    with_it = [list(onward) for onward in around]
                    with_it[route.a].append((route.b, 0, index))
                    with_it[route.b].append((route.a, 0, index))
                    after = {ticket: fewest(with_it, ticket.a, ticket.b) for ticket in held}
                    possible = [ticket for ticket in held if now[ticket] <= state.cars[seat]]
                    changed = {ticket.id: after[ticket] for ticket in possible if after[ticket] < now[ticket]}
                assert routes.get(route.id, {}) == changed
                told += bool(changed)
    assert told > 50


def test_progress_is_told_anew_whenever_anything_it_depends_on_changes() -> None:
    for state in positions(7):
        for seat in range(3):
            tickets = state.tickets[seat]
            first = ticket_progress(state, seat, tickets)
            state.setup.progress.clear()
            assert ticket_progress(state, seat, tickets) == first
            assert ticket_progress(state, seat, ()) == ()


@pytest.mark.parametrize("players", [2, 4])
def test_kept_progress_is_that_of_a_fresh_look_forwards_and_back(players: int) -> None:
    """What is kept goes on from one position to the next; other eyes, which have kept nothing, see the same."""
    state, choose = rh.game("tickets").start(players, 5), Random(5)
    kept_answers = 0
    passed: list[TicketsState] = []
    for _ in range(150):
        legal = state.legal_actions()
        if not legal:
            break
        claims = [action for action in legal if str(action).startswith("claim")]
        state.push(choose.choice(claims or legal))
        assert isinstance(state, TicketsState)
        passed.append(state.copy())
    for position in (*passed, *passed[::-7]):
        for seat in range(players):
            tickets = position.tickets[seat]
            kept = position.setup.progress.get(seat)
            told = ticket_progress(position, seat, tickets)
            after = position.setup.progress[seat]
            kept_answers += kept is not None and kept.owner != position.owner and kept.answer is after.answer
            del position.setup.progress[seat]
            assert ticket_progress(position, seat, tickets) == told
            position.setup.progress[seat] = after
    assert kept_answers > 20


def test_the_cheapest_way_is_as_long_as_it_is_told_to_be() -> None:
    for state in positions(3):
        around, routes = usable_routes(state, 0), state.setup.board.routes
        for start, end in ((0, 20), (5, 30), (7, 7)):
            cars, way = cheapest_way(around, start, end)
            assert cars == fewest(around, start, end)
            if cars < FAR:
                assert cars == sum(routes[index].length for index in way if state.owner[index] == OPEN)


def needed(state: TicketsState, seat: Seat, tickets: tuple[int, ...]) -> int:
    """The cars for all of them if each takes its own way, whatever the others have."""
    around, found = usable_routes(state, seat), state.setup.board.tickets
    return sum(fewest(around, found[index].a, found[index].b) for index in tickets)


@pytest.mark.parametrize("seed", range(2))
def test_tickets_together_take_what_each_needs_less_what_they_share(seed: int) -> None:
    shared = 0
    state = rh.game("tickets").start(4, seed)
    assert isinstance(state, TicketsState)
    for seat in map(Seat, range(4)):
        board, new = state.setup.board, state.pending[seat]
        told = outlook(state, seat).together
        assert len(told) == 8
        assert told[""] == 0
        for index in new:
            assert told[board.tickets[index].id] == needed(state, seat, (index,))
        everything = told[max(told, key=len)]
        assert everything is not None
        assert max(needed(state, seat, (index,)) for index in new) <= everything <= needed(state, seat, new)
        shared += everything < needed(state, seat, new)
    assert shared > 0


def test_the_plan_completes_every_ticket_that_can_be_completed() -> None:
    planned = 0
    for state in positions(4):
        for seat in map(Seat, range(3)):
            if state.pending[seat]:
                continue
            board, told = state.setup.board, outlook(state, seat)
            assert told.together == {}
            assert all(state.owner[board.route_index[route]] == OPEN for route in told.plan)  # type: ignore[index]
            after = state.copy()
            for route in told.plan:
                after.owner[board.route_index[route]] = seat  # type: ignore[index]
            around = usable_routes(after, seat)
            for index, (_, cars) in zip(
                state.tickets[seat], ticket_progress(state, seat, state.tickets[seat]), strict=True
            ):
                ticket = board.tickets[index]
                assert cars is None or fewest(around, ticket.a, ticket.b) == 0
                planned += bool(cars)
    assert planned > 20


def test_tickets_that_are_out_of_reach_are_told_as_such() -> None:
    state = rh.game("tickets").start(2, 1)
    assert isinstance(state, TicketsState)
    state.cars[0] = 3
    assert set(outlook(state, Seat(0)).together.values()) == {0, None}
