"""Every action one can write, legal or not: it is refused exactly if it is not listed, always by a rule with a text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.games.lilliput.actions import (
    NOTHING,
    Answer,
    BankTrain,
    Buy,
    CompanyTrain,
    Done,
    Draft,
    Exchange,
    Found,
    GiveUp,
    Home,
    Justice,
    Lay,
    Pay,
    PoolTrain,
    Sell,
    Station,
    TakeCard,
    UseCopy,
    Withhold,
)
from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.halves import HALVES
from roundhouse.games.lilliput.game import GAME
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Cell, around
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.actions import Action, Amount
from unit.lilliput.positions import pick

TRAINS = tuple(train.id for train in standard_components().trains)
RETURNS = ((), ("2",), ("2", "2"), ("3",), ("4",), ("2", "3"))
RULES = frozenset(Catalogue().rules())


def cells_of(state: LilliputState) -> list[Cell]:
    """All places with a tile or beside one."""
    cells = set(state.railmap.tiles)
    for cell in state.railmap.tiles:
        cells.update(around(cell))
    return sorted(cells)


def small_universe(state: LilliputState) -> Iterator[Action]:
    """Everything but tiles."""
    yield from (Done(), Exchange(), Answer(True), Answer(False), Justice("cash"), Justice("treasury"))
    yield from (Draft(item) for item in (*COMPANY_IDS, *standard_components().character_index))
    for kind, number, half in product((TakeCard, UseCopy), range(12), (*HALVES, NOTHING)):
        yield kind(number, half)
    for company in COMPANIES:
        yield from (Buy(company), Pay(company), Withhold(company))
        yield from (Sell(company, number) for number in range(5))
        yield from (Found(company, price) for price in (45, 50, 55, 70, 100, 105, 150))
        yield from (BankTrain(company, returned) for returned in RETURNS)
        yield from (GiveUp(company, train) for train in TRAINS)
        yield from (PoolTrain(train, company, returned) for train, returned in product(TRAINS, RETURNS))
        for seller, train, returned in product(COMPANIES, TRAINS, RETURNS[:4]):
            yield CompanyTrain(seller, train, company, returned)
        yield from (Station(company, cell) for cell in cells_of(state))
    yield from (Home(cell) for cell in cells_of(state))
    yield from (Amount(n) for n in (0, 1, 5, 20, 50, 70, 100, 101, 500, 5000))


def some_lays(state: LilliputState, rng: Random, number: int) -> Iterator[Action]:
    cells, tiles = cells_of(state), [kind.id for kind in state.setup.tileset.kinds]
    for _ in range(number):
        tile = rng.choice(tiles)
        rotation = rng.choice(state.setup.tileset.turns[state.setup.tileset.by_id[tile]])
        yield Lay(rng.choice(COMPANIES), rng.choice(cells), tile, rotation)


@given(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(["random", "busy"]))
@settings(max_examples=20)
def test_an_action_is_refused_exactly_if_it_is_not_listed(players: int, seed: int, style: str) -> None:
    rng = Random(seed)
    state = GAME.start(players, seed)
    assert isinstance(state, LilliputState)
    while not state.is_over:
        if rng.random() < 0.06:
            listed = set(state.legal_actions())
            for action in (*small_universe(state), *some_lays(state, rng, 400)):
                refusal = state.why_not(action)
                assert (refusal is None) == (action in listed), f"{state.stage} {action} {refusal}"
                if refusal is not None:
                    assert refusal.rule in RULES
        state.push(pick(state, rng, style))
