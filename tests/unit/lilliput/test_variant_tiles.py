"""The tiles of Allenbeck, Laputa and Brobdingnag, and what trains earn on them (A34, L-417)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from roundhouse.games.lilliput.box.tiles import TileSet, tile_set
from roundhouse.games.lilliput.box.tilesets import (
    checked_variants,
    game_tile_set,
    variant_data,
    variant_kinds,
    whole_box,
)
from roundhouse.games.lilliput.flow.lays import CITABLE_VARIANTS, lay_refusal
from roundhouse.games.lilliput.ids import Cell
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.map.routes import Run, best_run
from roundhouse.kernel.errors import InvalidData, InvalidOption
from unit.lilliput.maps import Drawn, company, draw, legal_lays, tile, trains

ALLENBECK = game_tile_set(allenbeck=True)
LAPUTA = game_tile_set(laputa=True)
BOTH = game_tile_set(allenbeck=True, laputa=True)
LARGE = game_tile_set(brobdingnag=True)


def supply(tileset: TileSet, colour: str = "brown", kind: str = "city") -> dict[str, int]:
    return {one.id: one.count for one in tileset.kinds if (one.colour, one.kind) == (colour, kind) and one.count}


def run(drawn: Drawn, with_trains: str, who: str = "red", tileset: TileSet | None = None) -> Run:
    return best_run(draw(drawn, tileset or whole_box()), company(who), trains(with_trains))


def refused(tileset: TileSet, drawn: Drawn, cell: Cell, name: str, rotation: int = 0, by: str = "red") -> str | None:
    refusal = lay_refusal(
        draw(drawn, tileset),
        company(by),
        cell,
        tile(name, tileset),
        rotation,
        phase=5,
        money=0,
        metropolis_cost=50,
    )
    return None if refusal is None else refusal.rule


def offered(tileset: TileSet, drawn: Drawn, by: str = "red") -> set[tuple[str, int]]:
    lays = legal_lays(draw(drawn, tileset), company(by), phase=5, colours=("brown",), money=0, metropolis_cost=50)
    return {(tileset.kinds[index].id, rotation) for _, index, rotation in lays}


# Allenbeck


@pytest.mark.rule("L-403")
def test_three_named_cities_replace_the_brown_ones() -> None:
    assert supply(tile_set()) == {"BC": 3}
    assert supply(ALLENBECK) == {"BC-A": 1, "BC-T": 1, "BC-P": 1}
    assert {kind.name for kind in variant_kinds()["allenbeck"]} == {"Tottenham", "Allenbeck", "Plips"}
    green = {(1, 0): "GC 0 red"}
    assert refused(ALLENBECK, green, (1, 0), "BC") == "L-403"
    assert offered(ALLENBECK, green) == {("BC-A", 0), ("BC-T", 0), ("BC-P", 0)}


@pytest.mark.rule("L-408")
def test_a_named_city_is_an_ordinary_brown_city_otherwise() -> None:
    (ordinary,) = [kind for kind in tile_set().kinds if kind.id == "BC"]
    for kind in variant_kinds()["allenbeck"]:
        assert (kind.exits, kind.slots, kind.value, kind.value_with_marker) == (
            ordinary.exits,
            ordinary.slots,
            ordinary.value,
            ordinary.value_with_marker,
        )
        assert (kind.cell_class, kind.counted, kind.terminal, kind.upgrades_to) == ("city", True, False, ())
    yellow: Drawn = {(1, 0): "YC-S 0 red"}
    assert refused(ALLENBECK, yellow, (1, 0), "BC-A") == "L-123"
    assert refused(ALLENBECK, {(1, 0): "GY 0 red"}, (1, 0), "BC-A") == "L-125"


LINE: Drawn = {
    (0, 0): "MIL 0",
    (1, 0): "BC-T 0 red",
    (2, 0): "YP-S 0",
    (3, 0): "BC-A 0",
    (4, 0): "YP-S 0",
    (5, 0): "BC-P 0",
}


@pytest.mark.rule("L-404")
def test_three_express_cities_bring_20() -> None:
    three = run(LINE, "3")
    assert (three.total, three.routes[0].raw, three.routes[0].bonus) == (140, 120, 20)
    with_capital = run({cell: LINE[cell] for cell in ((0, 0), (1, 0), (2, 0), (3, 0))}, "3")
    assert (with_capital.total, with_capital.routes[0].bonus) == (130, 20)
    assert run(LINE, "2").routes[0].bonus == 0


@pytest.mark.rule("L-404")
def test_the_bonus_is_worth_a_poorer_route() -> None:
    drawn = {
        (0, 0): "MIL 0",
        (1, 0): "BC-T 0 red",
        (2, 0): "YP-S 0",
        (3, 0): "BC-A 0",
        (1, 1): "YP-S 1",
        (1, 2): "BY 0",
    }
    found = run(drawn, "3")  # 40 + 50 + 40 without the capital, 30 + 40 + 40 and 20 with it
    assert (found.total, found.routes[0].bonus) == (130, 0)
    found = run({**drawn, (1, 2): "BC 0"}, "3")
    assert (found.total, found.routes[0].bonus) == (130, 20)


@pytest.mark.rule("L-405")
def test_all_four_express_cities_bring_50() -> None:
    found = run(LINE, "4")
    assert (found.total, found.routes[0].bonus) == (200, 50)


@pytest.mark.rule("L-406", "L-407")
def test_the_bonus_is_neither_doubled_nor_halved_but_part_of_the_revenue() -> None:
    assert run(LINE, "4D").total == 2 * 150 + 50
    assert run(LINE, "3D").total == 2 * 120 + 20
    assert run(LINE, "4*").total == 70 + 50
    assert run(LINE, "4*").bound == 120


def test_a_city_of_the_express_counts_once() -> None:
    twice = {**LINE, (5, 0): "BC-A 0"}
    assert run(twice, "3").routes[0].bonus == 20  # Mildendo, Tottenham, Allenbeck
    assert run({cell: twice[cell] for cell in twice if cell != (0, 0)}, "3").routes[0].bonus == 0


def test_the_basic_game_knows_no_bonus() -> None:
    named = {(0, 0): "MIL 0", (1, 0): "BC 0 red", (2, 0): "YP-S 0", (3, 0): "BC 0"}
    assert run(named, "3", tileset=tile_set()).total == 110


# Laputa


@pytest.mark.rule("L-409", "L-415")
def test_a_tile_for_each_starting_company_replaces_the_brown_cities() -> None:
    assert supply(LAPUTA) == {"LA-R": 1, "LA-B": 1, "LA-G": 1, "LA-Y": 1}
    colours = {kind.id: kind.company for kind in LAPUTA.kinds if kind.coloured}
    assert colours == {
        name: company(who) for name, who in zip(colours, ("red", "blue", "green", "yellow"), strict=True)
    }
    green: Drawn = {(1, 0): "GC 0 red blue"}
    assert refused(LAPUTA, green, (1, 0), "BC") == "L-409"
    railmap = draw(green, LAPUTA)
    railmap.withdraw(tile("LA-R", LAPUTA))
    assert railmap.supply[tile("LA-R", LAPUTA)] == 0
    found = lay_refusal(railmap, company("red"), (1, 0), tile("LA-R", LAPUTA), 0, phase=5, money=0, metropolis_cost=50)
    assert found is not None
    assert found.rule == "L-114"


GREEN: Drawn = {(1, 0): "GC 0 red blue"}
"""Exits W, N and E."""


@pytest.mark.rule("L-410")
def test_only_the_company_of_its_colour_lays_a_laputa_tile() -> None:
    assert refused(LAPUTA, GREEN, (1, 0), "LA-R") is None
    assert refused(LAPUTA, GREEN, (1, 0), "LA-R", by="blue") == "L-410"
    assert offered(LAPUTA, GREEN) == {("LA-R", 0)}
    assert offered(LAPUTA, GREEN, by="blue") == {("LA-B", 0)}
    assert offered(LAPUTA, {(1, 0): "GC 0 red purple"}, by="purple") == set()


@pytest.mark.rule("L-413")
def test_the_coloured_exit_is_a_new_one() -> None:
    assert refused(LAPUTA, GREEN, (1, 0), "LA-R", 0) is None  # the coloured exit is S
    for rotation in (1, 2, 3):
        assert refused(LAPUTA, GREEN, (1, 0), "LA-R", rotation) == "L-413"
    assert offered(LAPUTA, {(1, 0): "GC 1 red"}) == {("LA-R", 1)}


@pytest.mark.rule("L-414")
def test_a_laputa_tile_is_an_ordinary_brown_city_otherwise() -> None:
    for kind in variant_kinds()["laputa"]:
        assert (kind.exits.bit_count(), kind.slots, kind.value, kind.cell_class) == (4, 2, 40, "city")
        assert kind.coloured.bit_count() == 1
    assert refused(LAPUTA, {(1, 0): "YC-S 0 red"}, (1, 0), "LA-R") == "L-123"
    assert refused(LAPUTA, {(1, 0): "GY 0 red"}, (1, 0), "LA-R") == "L-125"


TOWER: Drawn = {
    (1, 0): "LA-R 0 red blue",
    (1, -1): "YP-S 1",
    (1, -2): "YC-S 1",  # behind the coloured exit
    (2, 0): "YP-S 0",
    (3, 0): "YC-S 0",
}


@pytest.mark.rule("L-411")
def test_coloured_track_is_for_its_company_alone() -> None:
    assert run(TOWER, "3", "red").total == 80
    assert run(TOWER, "3", "blue").total == 60
    railmap = draw(TOWER, LAPUTA)
    assert (1, -2) in reached(railmap, company("red")).cells
    assert reached(railmap, company("blue")).cells == {(1, 0), (2, 0), (3, 0)}
    outside = {**TOWER, (1, -2): "YC-S 1 green"}
    assert run(outside, "3", "green").total == 0  # nor does anybody come in that way
    assert (1, 0) not in reached(draw(outside, LAPUTA), company("green")).cells


@pytest.mark.rule("L-411")
def test_nobody_else_builds_on_at_a_coloured_exit() -> None:
    alone = {(1, 0): "LA-R 0 red blue"}
    assert refused(LAPUTA, alone, (1, -1), "YP-S", 1, by="red") is None
    assert refused(LAPUTA, alone, (1, -1), "YP-S", 1, by="blue") == "L-101"


@pytest.mark.rule("L-412")
def test_other_track_of_a_laputa_tile_is_open_to_all() -> None:
    assert run({**TOWER, (0, 0): "MIL 0"}, "3", "blue").total == 90  # from the capital through Laputa eastward
    assert run(TOWER, "2", "blue").total == run({**TOWER, (1, 0): "BC 0 red blue"}, "2", "blue").total == 60


@pytest.mark.rule("L-416")
def test_allenbeck_and_laputa_together_have_seven_brown_cities() -> None:
    assert sum(supply(BOTH).values()) == 7
    assert offered(BOTH, GREEN) == {("BC-A", 0), ("BC-T", 0), ("BC-P", 0), ("LA-R", 0)}


# Brobdingnag


@pytest.mark.rule("L-417")
def test_brobdingnag_replaces_30_tiles_and_doubles_what_they_are_worth() -> None:
    changed = [(small, large) for small, large in zip(tile_set().kinds, LARGE.kinds, strict=True) if small != large]
    assert sum(small.count for small, _ in changed) == 30
    assert {small.kind for small, _ in changed} == {"mildendo", "city", "metropolis", "castle", "general", "treasurer"}
    for small, large in changed:
        assert (large.value, large.value_with_marker) == (2 * small.value, 2 * small.value_with_marker)
        assert (large.id, large.exits, large.slots, large.count) == (small.id, small.exits, small.slots, small.count)
    drawn = {(0, 0): "MIL 0", (1, 0): "CH-E 0 red", (2, 0): "CH-J1 0", (3, 0): "YC-S 0"}
    assert run(drawn, "3", tileset=LARGE).total == 60 + 100 + 10 + 40


@pytest.mark.rule("L-417")
@pytest.mark.parametrize("other", ["allenbeck", "laputa"])
def test_brobdingnag_excludes_variants_that_replace_the_same_cities(other: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        game_tile_set(**{"brobdingnag": True, other: True})  # type: ignore[arg-type]
    assert caught.value.rule == "L-417"


# The data


def test_without_variants_the_set_is_the_basic_one_and_numbers_stay_in_every_set() -> None:
    assert game_tile_set() is tile_set()
    for tileset in (ALLENBECK, LAPUTA, BOTH, LARGE, game_tile_set(scenario=True), whole_box()):
        assert list(tileset.by_id)[: len(tile_set().kinds)] == list(tile_set().by_id)
    assert game_tile_set(scenario=True, tunnels=1) is game_tile_set(scenario=True, tunnels=1)


def broken(table: str, number: int, **changes: Any) -> dict[str, Any]:
    data = deepcopy(variant_data())
    entry = data[table]["tiles"][number]
    entry.update(changes)
    for name in [name for name, value in changes.items() if value is None]:
        del entry[name]
    return data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (broken("laputa", 0, coloured=None), "LA-R: coloured exits need a company"),
        (broken("laputa", 0, coloured="X"), "LA-R: coloured 'X' are not exits of it"),
        (broken("laputa", 0, company="pink"), "laputa.tiles[1].company: 'pink' is not one of red"),
        (broken("laputa", 0, slots=1), "GC: LA-R has fewer slots"),
        (broken("allenbeck", 1, count=2), "allenbeck.tiles: 3 expected, there are 4"),
        (broken("scenario", 0, mine_money=0), "MINE-10: a mine brings money"),
        (broken("scenario", 0, mark="star"), "scenario.tiles[1].mark: 'star' is not one of circle, square, both"),
        (broken("scenario", 2, cost=0), "HILLS: terrain and tunnels cost something"),
        (broken("scenario", 4, exits="N"), "SEA: plain track has paths, every other tile has exits"),
        (broken("scenario", 4, value=10), "SEA: a stop needs a value, other tiles have none"),
        (broken("scenario", 4, count=5), "scenario.tiles: 23 expected, there are 24"),
        ({**variant_data(), "brobdingnag": {"values": {"YC-X": [1, 1]}}}, "brobdingnag.values.YC-X: unknown name"),
        ({**variant_data(), "brobdingnag": {"values": {"GC": [1, 1]}}}, "brobdingnag.values: 30 tiles expected"),
        (
            {**variant_data(), "laputa": {**variant_data()["laputa"], "replaces": ["BX"]}},
            "replaces[1]: 'BX' is not one of",
        ),
    ],
)
def test_data_that_cannot_be_is_refused_by_entry(data: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        checked_variants(data, "variants.toml")
    assert message in str(caught.value)


def test_every_rule_that_variants_can_cite_is_seen() -> None:
    seen = {
        refused(ALLENBECK, GREEN, (1, 0), "BC"),
        refused(LAPUTA, GREEN, (1, 0), "BC"),
        refused(LAPUTA, GREEN, (1, 0), "LA-B"),
        refused(LAPUTA, GREEN, (1, 0), "LA-R", 1),
    }
    assert seen == CITABLE_VARIANTS & {"L-403", "L-409", "L-410", "L-413"}
