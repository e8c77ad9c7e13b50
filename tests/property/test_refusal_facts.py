"""What a refusal says is true: the rule that it cites and every parameter, in the very position.

The positions are those of random and of recorded bot games with all variants, the actions whatever can be written; the
facts are stated a second time in tests/oracles/refusals.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import roundhouse as rh
from cited_rules import citable_rules
from oracles.refusals import FACTS, untruth
from playing import cases, start
from property.test_lilliput_universe import small_universe
from roundhouse.games.lilliput.actions import Lay
from roundhouse.games.lilliput.ids import COMPANIES, Cell, around
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.positions import pick

GAMES = [(players, options) for name, players, options in cases() if name == "lilliput"]
RECORDS = sorted((Path(__file__).parents[1] / "golden" / "lilliput").glob("*-1.rh.json"))
LOOKED_AT = 0.1
"""The part of the positions of a game that is looked at."""
LAYS = 300
EACH = 2
"""How many refusals by one rule are looked at in a position."""


def some_lays(state: LilliputState, rng: Random) -> Iterator[rh.Action]:
    """Any tile in any rotation, on the map, beside it and a step away, mostly by companies of the active seat."""
    there: set[Cell] = {*state.railmap.tiles, *state.railmap.terrain}
    beside = {near for cell in there for near in around(cell)}
    cells = sorted(beside.union(there, *(around(cell) for cell in list(beside)[:3])))
    tiles = [*(kind.id for kind in state.setup.tileset.kinds), "NO-TILE"]
    own = state.directed_by(state.active) or list(COMPANIES)
    for number in range(LAYS):
        company = rng.choice(own if number % 4 else COMPANIES)
        yield Lay(company, rng.choice(cells), rng.choice(tiles), rng.randrange(4))


def untruths(state: LilliputState, rng: Random, cited: Counter[str]) -> list[str]:
    """Refusals in this position that say something that is not so."""
    here: Counter[str] = Counter()
    actions = [*small_universe(state), *some_lays(state, rng)]
    rng.shuffle(actions)
    found = _untruths(state, actions, rng, here)
    if state.stage not in (Stage.PRICE, Stage.SPLIT, Stage.OVER):  # what is legal, tried by whoever has no money
        poor = state.copy()
        poor.cash = [rng.randrange(60) for _ in poor.cash]
        poor.treasury = [rng.randrange(60) for _ in poor.treasury]
        found += _untruths(poor, list(state.legal_actions()), rng, here)
    cited.update(here)
    return found


def _untruths(state: LilliputState, actions: list[rh.Action], rng: Random, here: Counter[str]) -> list[str]:
    data = state.to_dict()
    found = []
    for action in actions:
        for seat in (None, rh.Seat(rng.randrange(state.players))):
            refusal = state.why_not(action, seat)
            if refusal is None or here[refusal.rule] >= EACH:
                continue
            here[refusal.rule] += 1
            wrong = untruth(data, str(action), refusal.rule, dict(refusal.params))
            if wrong is not None:
                found.append(f"{state.stage.value}, {action}: {wrong}")
    return found


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_refusals_in_random_games_are_true(players: int, options: str) -> None:
    rng = Random(f"{players} {options}")
    state = start("lilliput", players, options, 1)
    assert isinstance(state, LilliputState)
    while not state.is_over:
        if rng.random() < LOOKED_AT:
            assert untruths(state, rng, Counter()) == []
        state.push(pick(state, rng, rng.choice(["random", "busy"])))
    assert untruths(state, rng, Counter()) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_refusals_in_games_of_bots_are_true(path: Path) -> None:
    record = rh.read_record(path.read_text("utf-8"))
    state = rh.first_position(record)
    assert isinstance(state, LilliputState)
    rng = Random(path.name)
    for text in record.actions:
        if rng.random() < LOOKED_AT:
            assert untruths(state, rng, Counter()) == []
        state.push(rh.game("lilliput").parse(text))


def test_every_rule_that_can_be_cited_has_its_facts() -> None:
    of_files = {"L-361", "L-362", "L-363", "L-417"}  # mistakes in options and landscapes, before there is a position
    assert citable_rules() - of_files <= set(FACTS)
