"""Variants and scenarios against the oracles: revenue with mines, express, coloured track and Brobdingnag's values,
reach, and lays that are offered exactly if they are not refused."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

import roundhouse as rh
from oracles import revenue as oracle
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.flow.lays import (
    CITABLE,
    CITABLE_VARIANTS,
    lay_refusal,
)
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Cell, Company
from roundhouse.games.lilliput.map import graph, routes
from roundhouse.games.lilliput.map.graph import StopGraph
from roundhouse.games.lilliput.map.railmap import RailMap, map_from_data
from roundhouse.games.lilliput.map.routes import best_run
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.maps import (
    assert_reach_is_traced,
    grown_variant_map,
    legal_character_lays,
    legal_lays,
    plain_board,
    random_trains,
    trains,
    wild_variant_map,
)

MOST = 20_000
COLOURS = ("yellow", "green", "brown")


@cache
def case(seed: int) -> tuple[RailMap, Company, str, tuple[int, int]]:
    """A map with a company, its trains, and what the oracle says: revenue and mine money."""
    rng = Random(seed)
    large = seed % 5 == 4
    railmap = grown_variant_map(rng) if seed % 5 == 3 else wild_variant_map(rng, whole_box(brobdingnag=large))
    companies = sorted({one for here in railmap.stations.values() for one in here}) or [Company(0)]
    company = rng.choice(companies)
    names = random_trains(rng).split()
    board, stations = plain_board(railmap)
    while True:
        expected = oracle.revenue_and_mines(board, stations, COMPANY_IDS[company], names, MOST, large)
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
        if (run.total, run.mine_money, run.bound) != (*expected, expected[0]):
            found.append(f"map {seed}: {run.total} and {run.mine_money} from mines instead of {expected}")
    return found


@pytest.mark.rule("L-327", "L-367", "L-404")
@pytest.mark.parametrize("start", range(0, 600, 100))
def test_the_oracle_agrees_on_maps_with_variant_tiles(start: int) -> None:
    assert disagreements(range(start, start + 100)) == []


@pytest.mark.soak
@pytest.mark.rule("L-327", "L-367", "L-404")
@pytest.mark.parametrize("start", range(600, 6000, 300))
def test_the_oracle_agrees_on_many_maps_with_variant_tiles(start: int) -> None:
    assert disagreements(range(start, start + 300)) == []


RECORDS = sorted((Path(__file__).parents[1] / "golden" / "lilliput").glob("*-1.rh.json"))


@pytest.mark.rule("L-327", "L-367", "L-404")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_the_oracle_agrees_on_runs_of_recorded_games(path: Path) -> None:
    record = rh.read_record(path.read_text("utf-8"))
    state = rh.first_position(record)
    assert isinstance(state, LilliputState)
    large = record.options.get("brobdingnag", False)
    compared = 0
    for text in record.actions:
        if state.stage is Stage.RUN:
            company = Company(state.running[0])
            kinds = state.setup.running_trains[state.phase - 1]
            names = [str(kinds[train]) for train in state.trains[company]]
            board, stations = plain_board(state.railmap)
            expected = oracle.revenue_and_mines(board, stations, COMPANY_IDS[company], names, MOST, large)
            run = best_run(state.railmap, company, trains(" ".join(names)))
            assert expected in ((run.total, run.mine_money), None), f"round {state.round}, {COMPANY_IDS[company]}"
            compared += expected is not None
        state.apply(rh.game("lilliput").parse(text))
    assert compared > 7


def test_the_maps_put_every_variant_to_work() -> None:
    cases = [case(seed) for seed in range(400)]
    runs = [best_run(railmap, company, trains(names)) for railmap, company, names, _ in cases]
    assert sum(expected[1] > 0 for *_, expected in cases) > 30
    assert sum(any(route.bonus for route in run.routes) for run in runs) > 8
    kinds = {
        railmap.tileset.kinds[railmap.tiles[stop.cell][0]].id
        for (railmap, *_), run in zip(cases, runs, strict=True)
        for route in run.routes
        for stop in route.stops
    }
    assert kinds >= {"BC-A", "BC-T", "BC-P", "LA-R", "LA-B", "WIGGYWACK", "PRINTED-CITY"}


class OpenLaputa(StopGraph):
    """Everybody uses coloured track."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        tileset = railmap.tileset
        kept = tileset.exits_for, tileset.joins_for
        tileset.exits_for, tileset.joins_for = [tileset.exits] * 8, [tileset.joins] * 8
        super().__init__(railmap, company)
        tileset.exits_for, tileset.joins_for = kept


class WithoutMines(StopGraph):
    """Nobody looks for mines."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        super().__init__(railmap, company)
        self.mines = []


class WithoutMildendo(StopGraph):
    """Mildendo is not one of the express cities."""

    def __init__(self, railmap: RailMap, company: Company) -> None:
        super().__init__(railmap, company)
        capitals = sum(
            1 << number
            for number, cell in enumerate(self.cells)
            if railmap.tileset.kinds[railmap.tiles[cell][0]].kind == "mildendo"
        )
        self.express = [mask for mask in self.express if not mask & capitals]


@pytest.mark.parametrize("slip", [OpenLaputa, WithoutMines, WithoutMildendo])
@pytest.mark.interpreted
def test_a_slip_is_noticed(monkeypatch: pytest.MonkeyPatch, slip: type[StopGraph]) -> None:
    assert disagreements(range(300)) == []
    monkeypatch.setattr(routes, "StopGraph", slip)
    assert disagreements(range(300))


@pytest.mark.interpreted
def test_mine_money_that_counts_as_revenue_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        routes._Worth,
        "of",
        lambda self, train, route: (
            (routes.revenue_of(self.graph, train, route) + routes._mine_money(self.graph, route)) * self.unit
        ),
    )
    assert disagreements(range(200))


def test_the_basic_game_is_never_asked_for_mines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph, "_mines", lambda *_: pytest.fail("asked for mines"))
    stop = {"tile": "YC-S", "rotation": 0, "stations": ["red"]}
    railmap = map_from_data({"tiles": [{"at": [0, 0], **stop}, {"at": [1, 0], **stop}], "homes": {}})
    assert best_run(railmap, Company(0), trains("2")).total == 40


@pytest.mark.rule("L-411", "L-412", "L-380")
@pytest.mark.parametrize("start", range(0, 200, 50))
def test_reach_is_what_traces_touch(start: int) -> None:
    compared = 0
    for seed in range(start, start + 50):
        rng = Random(seed)
        railmap = wild_variant_map(rng) if seed % 2 else grown_variant_map(rng)
        compared += assert_reach_is_traced(railmap, f"map {seed}")
    assert compared > 40


def everything(railmap: RailMap) -> list[tuple[Cell, int, int]]:
    """Every tile in every rotation on every cell on or next to the map."""
    cells = {
        (x + dx, y + dy)
        for x, y in (*railmap.tiles, *railmap.terrain)
        for dx, dy in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
    }
    kinds = railmap.tileset.kinds
    return [(cell, index, turns) for cell in sorted(cells) for index in range(len(kinds)) for turns in range(4)]


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.rule("L-370", "L-376", "L-410")
def test_a_lay_is_offered_exactly_if_it_is_not_refused(seed: int) -> None:
    rng = Random(seed)
    railmap = grown_variant_map(rng, 5 + 2 * seed)
    for one in COMPANIES:
        if not railmap.station_cells(one):
            continue
        phase, money, y_cost = rng.randint(1, 7), rng.choice((0, 10, 30, 50, 60, 80, 500)), rng.choice((0, 50))
        offered = set(legal_lays(railmap, one, phase=phase, colours=COLOURS, money=money, metropolis_cost=y_cost))
        for index, kind in enumerate(railmap.tileset.kinds):
            if kind.owner:
                offered |= set(legal_character_lays(railmap, one, index, phase=phase, money=money))
        allowed = set()
        for cell, index, rotation in everything(railmap):
            refusal = lay_refusal(railmap, one, cell, index, rotation, phase=phase, money=money, metropolis_cost=y_cost)
            if refusal is None:
                allowed.add((cell, index, rotation))
            else:
                assert refusal.rule in CITABLE | CITABLE_VARIANTS
        assert offered == allowed


@pytest.mark.parametrize("seed", range(20))
def test_a_map_survives_as_data(seed: int) -> None:
    railmap = grown_variant_map(Random(seed))
    again = map_from_data(railmap.to_data(), railmap.tileset)
    assert again == railmap
    assert again.water == railmap.water
