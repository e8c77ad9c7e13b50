"""How far a company's track reaches, and that it is worked out again exactly when something relevant changed."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.games.lilliput.ids import COMPANIES, Cell, E, N, S, W
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import reached, trace
from unit.lilliput.maps import Drawn, company, draw, grown_map, tile, wild_map

LINE: Drawn = {
    (0, 0): "MIL 0",
    (1, 0): "YC-S 0 red!",
    (2, 0): "YP-S 0",
    (3, 0): "GC 0",
    (4, 0): "YP-S 0",
    (5, 0): "YC-S 0",
}


def cells(drawn: Drawn, who: str = "red") -> set[Cell]:
    return set(reached(draw(drawn), company(who)).cells)


@pytest.mark.rule("L-101", "L-244")
def test_tracing_starts_at_a_marker_and_goes_any_length() -> None:
    assert cells(LINE) == set(LINE)
    assert cells(LINE, "blue") == set()
    assert reached(draw(LINE), company("red")).open_cells == {(6, 0): 1 << W, (3, 1): 1 << S}


@pytest.mark.rule("L-101")
def test_a_terminal_ends_the_trace_but_is_reached() -> None:
    drawn = {**LINE, (-1, 0): "YC-S 0", (5, 0): "CH-T 0", (6, 0): "YP-S 0"}
    assert cells(drawn) == set(LINE)  # neither beyond Mildendo nor beyond the Treasurer's city


@pytest.mark.rule("L-101")
def test_a_marker_in_a_terminal_reaches_all_its_exits() -> None:
    reach = reached(draw({(1, 0): "CH-T 0 red"}), company("red"))
    assert reach.open_cells == {(1, 1): 1 << S, (2, 0): 1 << W, (1, -1): 1 << N, (0, 0): 1 << E}


@pytest.mark.rule("L-102", "L-103")
def test_a_full_city_ends_the_trace_and_a_free_slot_opens_it() -> None:
    assert cells({**LINE, (3, 0): "GC 0 blue"}) == set(LINE)
    blocked = {**LINE, (3, 0): "GC 0 blue green"}
    assert cells(blocked) == {(0, 0), (1, 0), (2, 0), (3, 0)}
    assert cells({**LINE, (3, 0): "GC 0 blue red"}) == set(LINE)


@pytest.mark.rule("L-104", "L-109")
def test_what_another_company_reaches_does_not_count() -> None:
    drawn = {**LINE, (3, 0): "YC-S 0 blue"}
    red, blue = (reached(draw(drawn), company(name)) for name in ("red", "blue"))
    assert red.open_cells == {}
    assert blue.open_cells == {(6, 0): 1 << W}


@pytest.mark.rule("L-246", "L-247")
def test_track_is_followed_without_turning_back_or_switching() -> None:
    crossover = {(1, 0): "YC-S 0 red", (2, 0): "GP-X 0", (2, 1): "YC-S 1", (2, -1): "YC-S 1", (3, 0): "YC-S 0"}
    assert cells(crossover) == {(1, 0), (2, 0), (3, 0)}
    twin = {**crossover, (2, 0): "GP-D 1"}  # joins N with W, E with S
    assert cells(twin) == {(1, 0), (2, 0), (2, 1)}
    junction = {**crossover, (2, 0): "GP-J 0"}  # joins W, N and E
    assert cells(junction) == {(1, 0), (2, 0), (2, 1), (3, 0)}
    stub = {**crossover, (2, 0): "GP-J 3", (2, -1): "YC-S 0"}  # joins S, W and N; the city below has no track up
    assert reached(draw(stub), company("red")).open_cells == {(0, 0): 1 << E, (2, 2): 1 << S}


@pytest.mark.rule("L-248")
def test_a_city_joins_all_its_exits() -> None:
    reach = reached(draw({**LINE, (3, 0): "BC 0"}), company("red"))
    assert reach.open_cells == {(3, -1): 1 << N, (3, 1): 1 << S, (6, 0): 1 << W}


def test_track_that_meets_a_blank_side_goes_nowhere() -> None:
    assert cells({(1, 0): "YC-S 0 red", (2, 0): "YP-S 1"}) == {(1, 0)}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("L-102", "L-103", "L-130")
def test_what_is_kept_is_what_would_be_worked_out_anew(seed: int) -> None:
    rng = Random(seed)
    railmap = grown_map(rng, 4)
    for _ in range(40):
        for one in COMPANIES:
            assert reached(railmap, one) == trace(railmap, one)[0]
        other = grown_map(rng, 12)  # a source of tiles and places, legal or not
        cell, (index, rotation) = rng.choice(list(other.tiles.items()))
        if cell != (0, 0) and railmap.slots(cell) <= railmap.tileset.kinds[index].slots:
            railmap.place(cell, index, rotation)
        open_cities = [cell for cell in railmap.tiles if railmap.free_slots(cell) > 0]
        if open_cities and rng.random() < 0.3:
            railmap.add_station(rng.choice(open_cities), rng.choice(COMPANIES))
    assert railmap.networks


def test_a_change_elsewhere_leaves_a_network_alone() -> None:
    railmap = draw({**LINE, (0, 1): "YC-S 1 blue!", (0, 2): "YP-S 1"})
    red, blue = reached(railmap, company("red")), reached(railmap, company("blue"))
    railmap.place((6, 0), tile("YP-S"), 0)
    assert reached(railmap, company("blue")) is blue
    assert reached(railmap, company("red")) is not red


def test_a_copy_shares_what_is_known_until_it_differs() -> None:
    railmap = draw(LINE)
    copy = railmap.copy()
    assert reached(copy, company("red")) is reached(railmap, company("red"))
    copy.place((6, 0), tile("YP-S"), 0)
    copy.add_station((3, 0), company("blue"))
    assert (6, 0) not in railmap.tiles
    assert (3, 0) not in railmap.stations
    assert railmap == draw(LINE)
    assert reached(railmap, company("red")).open_cells != reached(copy, company("red")).open_cells


def test_no_trace_depends_on_the_order_in_which_the_map_was_laid() -> None:
    for seed in range(20):
        railmap = wild_map(Random(seed))
        backwards = RailMap(railmap.tileset)
        for cell, (index, rotation) in reversed(railmap.tiles.items()):
            backwards.place(cell, index, rotation)
        for cell, here in reversed(railmap.stations.items()):
            for one in here:
                backwards.add_station(cell, one)
        for one in COMPANIES:
            ours, theirs = reached(railmap, one), reached(backwards, one)
            assert ours == theirs
            assert list(ours.open_cells) == list(theirs.open_cells)
