"""What holds at every step of every game of 18Lilliput: nothing is created or lost, everything is told."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from roundhouse.games.lilliput.events import (
    CompanyFounded,
    MoneyMoved,
    ShareBought,
    SharesSold,
    StationPlaced,
    TileLaid,
    TrainMoved,
)
from roundhouse.games.lilliput.flow.phases import over_limit
from roundhouse.games.lilliput.flow.shares import certificates
from roundhouse.games.lilliput.game import GAME
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import NOBODY, SIZE, Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream, seed_bytes
from unit.lilliput.positions import pick

games = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(["random", "busy"]))


class Ledger:
    """Accounts, trains and shares kept from the events alone."""

    def __init__(self, state: LilliputState) -> None:
        self.players = state.players
        self.accounts: Counter[str] = Counter({f"seat {seat}": cash for seat, cash in enumerate(state.cash)})
        self.trains: Counter[tuple[str, str]] = Counter()
        self.shares: Counter[tuple[int, str]] = Counter()
        self.tiles: Counter[str] = Counter({"MIL": 1})
        self.stations: Counter[str] = Counter()

    def book(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, MoneyMoved):
                assert event.amount > 0
                assert event.source != event.target
                self.accounts[event.source] -= event.amount
                self.accounts[event.target] += event.amount
            elif isinstance(event, TrainMoved):
                self.trains[event.source, event.train] -= 1
                self.trains[event.target, event.train] += 1
            elif isinstance(event, SharesSold):
                self.shares[event.seat, event.company] -= event.number
            elif isinstance(event, ShareBought):
                self.shares[event.seat, event.company] += 1
            elif isinstance(event, TileLaid):
                self.tiles[event.tile] += 1
                if event.replaced is not None:
                    self.tiles[event.replaced] -= 1
            elif isinstance(event, StationPlaced):
                self.stations[event.company] += 1

    def check(self, state: LilliputState) -> None:
        for seat in range(self.players):
            assert self.accounts[f"seat {seat}"] == state.cash[seat] >= 0
        for name, company in COMPANY_INDEX.items():
            assert self.accounts[name] == state.treasury[company] >= 0
            held = Counter(state.setup.components.trains[train].id for train in state.trains[company])
            assert held == Counter({t: n for (place, t), n in self.trains.items() if place == name and n})
            for seat in range(self.players):
                assert self.shares[seat, name] == state.shares[seat * SIZE + company]
            assert self.stations[name] == sum(company in here for here in state.railmap.stations.values())
        kinds = state.setup.tileset.kinds
        assert +self.tiles == Counter(kinds[tile].id for tile, _ in state.railmap.tiles.values())


def check_pieces(state: LilliputState) -> None:
    """Certificates, tiles, trains and markers are all there."""
    figures = state.setup.components.figures
    directors = Counter[str]()
    for company in range(SIZE):
        held = sum(state.shares[seat * SIZE + company] for seat in range(state.players))
        assert held + state.bank_shares[company] == 3
        founded = state.director[company] != NOBODY
        removed = bool(state.removed >> company & 1)
        assert not (founded and removed)
        directors["box" if removed else "hand" if founded else "bank"] += 1
        assert founded == (state.queue.count(company) == 1)
        placed = sum(company in here for here in state.railmap.stations.values())
        if founded and not (state.stage in (Stage.HOME_TILE, Stage.HOME_SLOT) and state.focus == company):
            assert placed + state.markers[company] == 3
            assert company in state.railmap.homes
    assert directors["hand"] == len(state.queue)
    assert directors.total() + sum(state.shares) + sum(state.bank_shares) == 32
    for index, kind in enumerate(state.setup.tileset.kinds):
        laid = sum(tile == index for tile, _ in state.railmap.tiles.values())
        assert state.railmap.supply[index] + laid == kind.count
    drawn = Counter(state.setup.deck[: state.drawn])
    drawn[state.setup.components.last_train] += max(0, state.drawn - len(state.setup.deck))
    for company, data in enumerate(state.setup.components.companies):
        if state.director[company] != NOBODY:
            drawn.update(data.trains)
    there = Counter(train for trains in state.trains for train in trains)
    there.update(state.pool)
    there.update({train: number for train, number in enumerate(state.rusted) if number})
    assert there == drawn
    for seat in range(state.players):
        assert certificates(state, seat) <= figures.certificates
        assert state.director.count(seat) <= figures.directors
    if state.stage is not Stage.EXCESS:
        assert not over_limit(state)
    for cell, here in state.railmap.stations.items():
        assert len(here) == len(set(here)) <= state.railmap.slots(cell)


@pytest.mark.rule("L-029", "L-004", "L-202")
@given(games)
@example((2, 3, "busy"))
@example((3, 4, "busy"))
@example((4, 5, "busy"))
@settings(max_examples=25)
def test_money_certificates_tiles_trains_and_markers_are_accounted_for(game: tuple[int, int, str]) -> None:
    players, seed, style = game
    rng = Random(seed)
    state = GAME.start(players, seed)
    assert isinstance(state, LilliputState)
    ledger = Ledger(state)
    while not state.is_over:
        events = state.apply(pick(state, rng, style))
        ledger.book(events)
        ledger.check(state)
        check_pieces(state)
    assert sum(ledger.accounts.values()) == players * state.setup.components.figures.cash


@given(games)
@settings(max_examples=10)
def test_legal_actions_are_legal_and_different(game: tuple[int, int, str]) -> None:
    players, seed, style = game
    rng = Random(seed)
    state = GAME.start(players, seed)
    assert isinstance(state, LilliputState)
    while not state.is_over:
        legal = state.legal_actions()
        assert legal
        shown = legal if len(legal) < 500 else [legal[0], legal[len(legal) // 2], legal[-1]]
        assert len({str(action) for action in shown}) == len(shown)
        for action in shown:
            assert state.why_not(action) is None
            assert GAME.parse(str(action)) == action
        state.push(pick(state, rng, style))


@pytest.mark.rule("L-019")
@given(games)
@settings(max_examples=5)
def test_everybody_sees_the_same_and_enough_to_go_on(game: tuple[int, int, str]) -> None:
    players, seed, style = game
    rng = Random(seed)
    state = GAME.start(players, seed)
    assert isinstance(state, LilliputState)
    while not state.is_over:
        if rng.random() < 0.05:
            views = [state.view(seat) for seat in (None, *map(Seat, range(players)))]
            for view in views:
                view.pop("seat")
                assert state.seed.hex() not in json.dumps(view)
            assert all(view == views[0] for view in views)
            again = GAME.sampler(json.loads(json.dumps(state.view(None))))
            other = again(Stream(seed_bytes(seed + 1)))
            one, two = state.to_dict(), other.to_dict()
            assert one.pop("seed") != two.pop("seed")
            assert {**one, "counter": 0} == {**two, "counter": 0}
        state.push(pick(state, rng, style))


@given(games)
@settings(max_examples=5)
def test_the_busy_style_sees_foundings_and_later_phases(game: tuple[int, int, str]) -> None:
    players, seed, _ = game
    rng = Random(seed)
    state = GAME.start(players, seed)
    assert isinstance(state, LilliputState)
    founded = 0
    while not state.is_over:
        events = state.apply(pick(state, rng, "busy"))
        founded += sum(isinstance(event, CompanyFounded) for event in events)
    assert state.phase >= 5
    assert founded == len(state.queue) - players
