"""Revenue against an oracle that tries everything: the same total on every map, and a slip would be noticed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

import roundhouse as rh
from oracles import revenue as oracle
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company, Train
from roundhouse.games.lilliput.map import routes
from roundhouse.games.lilliput.map.graph import StopGraph
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.routes import best_run
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.maps import grown_map, plain_board, random_trains, trains, wild_map
from unit.lilliput.positions import pick

MOST = 40_000
"""Combinations that the oracle is asked to try; with more of them, it gets fewer trains."""


@cache
def case(seed: int) -> tuple[RailMap, Company, str, int]:
    """A map with a company, its trains, and what the oracle says they earn."""
    rng = Random(seed)
    railmap = wild_map(rng) if seed % 2 else grown_map(rng)
    companies = sorted({one for here in railmap.stations.values() for one in here}) or [Company(0)]
    company = rng.choice(companies)
    names = random_trains(rng).split()
    board, stations = plain_board(railmap)
    while True:
        expected = oracle.revenue(board, stations, COMPANY_IDS[company], names, MOST)
        if expected is not None:
            return railmap, company, " ".join(names), expected
        names.pop()


def disagreements(seeds: range) -> list[str]:
    found = []
    for seed in seeds:
        railmap, company, names, expected = case(seed)
        unsolved = railmap.copy()
        unsolved.networks = {}
        run = best_run(unsolved, company, trains(names))
        if (run.total, run.bound) != (expected, expected):
            found.append(f"map {seed}, {COMPANY_IDS[company]} with {names}: {run.total} instead of {expected}")
    return found


@pytest.mark.rule("L-327")
@pytest.mark.parametrize("start", range(0, 1000, 125))
def test_the_oracle_agrees_on_a_thousand_maps(start: int) -> None:
    assert disagreements(range(start, start + 125)) == []


@pytest.mark.soak
@pytest.mark.rule("L-327")
@pytest.mark.parametrize("start", range(1000, 10_000, 500))
def test_the_oracle_agrees_on_ten_thousand_maps(start: int) -> None:
    assert disagreements(range(start, start + 500)) == []


@pytest.mark.rule("L-327")
@pytest.mark.parametrize(("players", "phases"), [(2, range(1, 8)), (3, range(1, 8)), (4, range(1, 7))])
def test_the_oracle_agrees_on_runs_of_busy_games(players: int, phases: range) -> None:
    found = runs_of_busy_games(players, range(40))
    assert len(found) > 600
    assert [run.name for run in found if run.total != run.expected] == []
    assert {run.phase for run in found} == set(phases)


@pytest.mark.rule("L-327")
def test_busy_games_run_every_train_new_and_obsolete() -> None:
    found = [run for players in (2, 3) for run in runs_of_busy_games(players, range(40))]
    earning = {train for run in found if run.expected for train in run.trains}
    assert earning == {"2", "3", "4", "5", "3D", "4D", "2*", "3*", "4*"}


@pytest.mark.soak
@pytest.mark.rule("L-327")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", range(40, 640, 100))
def test_the_oracle_agrees_on_runs_of_many_busy_games(players: int, start: int) -> None:
    found = runs_of_busy_games(players, range(start, start + 100))
    assert len(found) > 1500
    assert [run.name for run in found if run.total != run.expected] == []


@dataclass(frozen=True)
class Decided:
    """A run about which a director decides, with what the oracle says it earns."""

    name: str
    phase: int
    trains: tuple[str, ...]
    total: int
    expected: int


@cache
def runs_of_busy_games(players: int, seeds: range) -> list[Decided]:
    """The runs of games that get on fast; without those that are too much for the oracle."""
    found = []
    for seed in seeds:
        state = rh.game("lilliput").start(players, seed)
        assert isinstance(state, LilliputState)
        rng = Random(seed)
        while not state.is_over:
            if state.stage is Stage.RUN:
                company = Company(state.running[0])
                kinds = state.setup.running_trains[state.phase - 1]
                names = [str(kinds[train]) for train in state.trains[company]]
                board, stations = plain_board(state.railmap)
                expected = oracle.revenue(board, stations, COMPANY_IDS[company], names, 10 * MOST)
                if expected is not None:
                    total = best_run(state.railmap, company, trains(" ".join(names))).total
                    name = f"game {seed}, {COMPANY_IDS[company]} with {names}"
                    found.append(Decided(name, state.phase, tuple(names), total, expected))
            state.push(pick(state, rng, "busy"))
    return found


def test_most_maps_put_trains_to_work() -> None:
    cases = [case(seed) for seed in range(120)]
    assert sum(expected > 0 for _, _, _, expected in cases) > 72
    assert sum(len(names.split()) > 1 for _, _, names, _ in cases) > 48


# Bugs put in on purpose


class Unblocked(StopGraph):
    """Stations no longer block."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        open_map = railmap.copy()
        open_map.stations = {cell: here for cell, here in railmap.stations.items() if company in here}
        super().__init__(open_map, company)


class AllCounted(StopGraph):
    """Towns and harbours use up range."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        super().__init__(railmap, company)
        self.counted = [1] * len(self.counted)


class OneMarker(StopGraph):
    """Only the first marker is looked at."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        super().__init__(railmap, company)
        self.own = self.own[:1]


def rounded_to_fives(train: Train, raw: int) -> int:
    raw *= 2 if train.doubled else 1
    return raw // 2 if train.obsolete else raw


def undoubled(train: Train, raw: int) -> int:
    return raw // 20 * 10 if train.obsolete else raw


@pytest.mark.parametrize(
    ("name", "slip"),
    [
        ("StopGraph", Unblocked),
        ("StopGraph", AllCounted),
        ("StopGraph", OneMarker),
        ("earned", rounded_to_fives),
        ("earned", undoubled),
    ],
)
@pytest.mark.interpreted
def test_a_slip_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str, slip: Callable[..., object]) -> None:
    assert disagreements(range(120)) == []
    monkeypatch.setattr(routes, name, slip)
    assert disagreements(range(120))


@pytest.mark.interpreted
def test_trains_on_common_track_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    search = routes._Choice._search

    def forgetful(self: routes._Choice, number: int, used: int, track: int, total: int, most: int) -> None:
        search(self, number, 0, 0, total, most)

    monkeypatch.setattr(routes._Choice, "_search", forgetful)
    assert disagreements(range(120))


def test_the_oracle_stands_alone() -> None:
    tree = ast.parse(Path(oracle.__file__).read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported
    assert {module.split(".")[0] for module in imported} <= set(sys.stdlib_module_names)
