"""What holds at every moment of every game of tickets, whatever is played (hypothesis chooses)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundhouse as rh
from oracles.tickets_refusals import Routes, untruth
from playing import BOARDS
from roundhouse.games.tickets.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.games.tickets.events import CardDrawn
from roundhouse.games.tickets.position_json import card_totals
from roundhouse.games.tickets.refusals import CITABLE
from roundhouse.games.tickets.state import TicketsState

GAME = rh.game("tickets")
boards = st.sampled_from(["usa", BOARDS / "islands.toml"])


@st.composite
def positions(draw: st.DrawFn) -> TicketsState:
    """A position reached by up to 150 decisions; a taste decides what is preferred, so that games differ in kind."""
    state = GAME.start(draw(st.integers(2, 5)), draw(st.integers(0, 10_000)), board=draw(boards))
    taste = draw(st.sampled_from(["any", "claim", "draw", "take", "tickets"]))
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 150))):
        legal = state.legal_actions()
        liked = [action for action in legal if str(action).startswith(taste)]
        after = state.copy()
        after.push(rng.choice(liked if liked and rng.random() < 0.8 else legal))
        if after.is_over:
            break
        state = after
    assert isinstance(state, TicketsState)
    return state


@st.composite
def written_actions(draw: st.DrawFn, state: TicketsState) -> rh.Action:
    """Anything that can be written, sensible or not."""
    board = state.setup.board
    kind = draw(st.sampled_from(["draw", "take", "claim", "claim", "claim", "tickets", "keep", "pass"]))
    if kind == "take":
        return Take(draw(st.sampled_from(CARDS)))
    if kind == "claim":
        number = st.tuples(st.sampled_from(CARDS), st.integers(1, 6))
        cards = draw(st.lists(number, min_size=1, max_size=3, unique_by=lambda pair: pair[0]))
        return Claim(draw(st.sampled_from(board.routes)).id, tuple(cards))
    if kind == "keep":
        return Keep(tuple(draw(st.lists(st.sampled_from([t.id for t in board.tickets]), max_size=4))))
    return {"draw": Draw(), "tickets": DrawTickets(), "pass": Pass()}[kind]


@pytest.mark.rule("T-062", "T-018", "T-073")
@given(positions())
@settings(max_examples=150)
def test_nothing_is_lost(state: TicketsState) -> None:
    assert card_totals(state) == list(state.setup.components.cards)
    assert sum(card_totals(state)) == 110
    routes = state.setup.board.routes
    for seat in range(state.players):
        laid = sum(routes[index].length for index, owner in enumerate(state.owner) if owner == seat)
        assert state.cars[seat] + laid == 45
        scored = sum(
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}[routes[i].length] for i, o in enumerate(state.owner) if o == seat
        )
        assert state.points[seat] == scored
    tickets = [*state.ticket_deck, *(t for held in (*state.tickets, *state.pending) for t in held)]
    if state.stage.value != "first tickets":
        assert sorted(tickets) == list(range(len(state.setup.board.tickets)))


@pytest.mark.rule("T-079", "T-080")
@given(positions())
@settings(max_examples=100)
def test_nobody_owns_both_routes_of_a_double_and_small_games_use_one(state: TicketsState) -> None:
    for index, route in enumerate(state.setup.board.routes):
        if route.twin >= 0 and state.owner[index] >= 0:
            assert state.owner[route.twin] != state.owner[index]
            if state.players <= 3:
                assert state.owner[route.twin] < 0


def routes_of(state: TicketsState) -> Routes:
    routes = state.setup.board.routes
    return {
        route.id: (route.colour, route.length, routes[route.twin].id if route.twin >= 0 else None) for route in routes
    }


@pytest.mark.rule("T-130")
@given(st.data())
@settings(max_examples=300)
def test_an_action_is_legal_exactly_if_it_is_listed(data: st.DataObject) -> None:
    state = data.draw(positions())
    legal = state.legal_actions()
    before = json.dumps(state.to_dict())
    for _ in range(10):
        action = data.draw(written_actions(state))
        refusal = state.why_not(action)
        assert (refusal is None) == (action in legal)
        assert GAME.parse(str(action)) == action
        if refusal is not None:
            assert refusal.rule in CITABLE
            assert untruth(json.loads(before), routes_of(state), str(action), refusal.rule, refusal.params) is None
            with pytest.raises(rh.IllegalAction):
                state.apply(action)
            assert json.dumps(state.to_dict()) == before


@pytest.mark.rule("T-030", "T-031", "T-097")
@given(st.data())
@settings(max_examples=150)
def test_permuting_what_a_seat_cannot_see_changes_nothing_for_it(data: st.DataObject) -> None:
    """The views, the refusals it may ask for, and what it is told of the next action, up to the next chance."""
    state = data.draw(positions())
    seat = data.draw(st.sampled_from([None, *map(rh.Seat, range(state.players))]))
    view = state.view(seat)
    other = GAME.sampler(view)(rh.Stream(rh.seed_bytes(data.draw(st.integers(0, 10_000)))))
    assert other.view(seat) == view
    if seat is not None:
        for _ in range(10):
            action = data.draw(written_actions(state))
            assert other.why_not(action, seat) == state.why_not(action, seat)
    shared = [action for action in state.legal_actions() if action in set(other.legal_actions())]
    if shared:
        action = data.draw(st.sampled_from(shared))
        assert _told(state, action, seat) == _told(other, action, seat)


def _told(state: rh.State, action: rh.Action, seat: rh.Seat | None) -> list[Any]:
    """What a seat is told, up to the first thing that depends on the order of a deck."""
    told: list[Any] = []
    for event in state.copy().apply(action):
        seen = GAME.redact(event, seat)
        hidden = isinstance(seen, CardDrawn) and seen.colour is None
        if event.chance and not hidden:
            break
        told.append(seen)
    return told


@given(st.integers(2, 5), st.integers(0, 10_000), boards)
@settings(max_examples=25)
def test_a_spectator_learns_nothing_that_any_seat_does_not_know(players: int, seed: int, board: str) -> None:
    state = GAME.start(players, seed, board=board)
    rng = rh.Stream(rh.seed_bytes(seed))
    for _ in range(60):
        if state.is_over:
            break
        spectator = state.view(None)
        assert spectator["own"] is None
        for seat in map(rh.Seat, range(players)):
            view = state.view(seat)
            for key, value in spectator.items():
                if key not in ("seat", "own", "card_log", "ticket_log", "seats"):
                    assert view[key] == value
        state.push(rng.choice(state.legal_actions()))
