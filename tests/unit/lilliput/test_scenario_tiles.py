"""Mines, terrain, sea, mountains, the tunnel, Wiggywack and printed tiles on the map (A32)."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.games.lilliput.box.landscapes import SCENARIO_NAMES, named_landscape
from roundhouse.games.lilliput.box.tiles import TileKind
from roundhouse.games.lilliput.box.tilesets import game_tile_set, variant_kinds, whole_box
from roundhouse.games.lilliput.flow.lays import (
    CITABLE_VARIANTS,
    lay_costs,
    lay_refusal,
)
from roundhouse.games.lilliput.ids import COMPANIES, Cell
from roundhouse.games.lilliput.map.laying import home_lay_refusal, legal_home_lays
from roundhouse.games.lilliput.map.railmap import RailMap, new_map
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.map.routes import Run, best_run, legal_routes
from roundhouse.games.lilliput.map.station_places import home_slots, station_cells, station_refusal
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.maps import Drawn, company, draw, legal_character_lays, legal_lays, tile, trains

TILES = game_tile_set(scenario=True, tunnels=1)
KINDS = {kind.id: kind for kind in variant_kinds()["scenario"]}

HOME: Drawn = {(0, 0): "MIL 0", (1, 0): "YC-S 0 red!"}
"""Red's home, with an open end to the east."""
FAR: Drawn = {**HOME, (2, 0): "YP-S 0"}
"""The same with track to a city cell."""


def on(drawn: Drawn) -> RailMap:
    return draw(drawn, TILES)


def refused(
    drawn: Drawn, cell: Cell, name: str, rotation: int = 0, *, money: int = 500, phase: int = 3, y_cost: int = 50
) -> str | None:
    refusal = lay_refusal(
        on(drawn),
        company("red"),
        cell,
        tile(name, TILES),
        rotation,
        phase=phase,
        money=money,
        metropolis_cost=y_cost,
    )
    return None if refusal is None else refusal.rule


def offered(drawn: Drawn, *, money: int = 500, phase: int = 3, y_cost: int = 50) -> set[tuple[Cell, str, int]]:
    lays = legal_lays(
        on(drawn),
        company("red"),
        phase=phase,
        colours=("yellow", "green", "brown"),
        money=money,
        metropolis_cost=y_cost,
    )
    return {(cell, TILES.kinds[index].id, rotation) for cell, index, rotation in lays}


def run(drawn: Drawn, who: str, with_trains: str) -> Run:
    return best_run(draw(drawn, whole_box()), company(who), trains(with_trains))


# The set


@pytest.mark.rule("L-360")
def test_the_scenario_set_has_23_tiles() -> None:
    counts = {kind.id: kind.count for kind in KINDS.values()}
    assert counts == {
        "MINE-10": 2,
        "MINE-20": 2,
        "HILLS": 4,
        "RIVER": 4,
        "SEA": 4,
        "MOUNTAIN": 3,
        "TUNNEL": 1,
        "WIGGYWACK": 1,
        "PRINTED-CITY": 1,
        "PRINTED-TRACK": 1,
    }
    assert sum(counts.values()) == 23


@pytest.mark.rule("L-359", "L-361")
def test_scenario_tiles_lie_on_the_map_before_the_draft_if_they_are_wanted_at_all() -> None:
    plain = rh.game("lilliput").start(2, 1)
    chosen = rh.game("lilliput").start(2, 1, scenario="the-mountains")
    assert isinstance(plain, LilliputState)
    assert isinstance(chosen, LilliputState)
    assert (list(plain.railmap.tiles), plain.railmap.terrain) == ([(0, 0)], {})
    assert list(chosen.railmap.tiles) == [(0, 0)]
    assert {cell: chosen.railmap.tileset.kinds[land].id for cell, land in chosen.railmap.terrain.items()} == {
        (2, 0): "MOUNTAIN",
        (1, 1): "MOUNTAIN",
        (-2, 0): "MOUNTAIN",
        (0, 2): "HILLS",
        (0, -2): "HILLS",
    }
    for kind in KINDS.values():  # during the game nobody lays one, the tunnel apart
        if kind.kind != "tunnel":
            assert refused(FAR, (3, 0), kind.id) == "L-361"


@pytest.mark.rule("L-365")
def test_scenario_tiles_touch_nothing_but_are_there_from_the_start() -> None:
    railmap = new_map(TILES, named_landscape("city-on-city").placements(TILES))
    assert set(railmap.tiles) == {(0, 0), (2, 2), (-2, -1), (-2, 2)}
    assert all(not reached(railmap, one).cells for one in COMPANIES)


@pytest.mark.rule("L-366", "L-048")
@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_every_side_of_mildendo_is_free_for_a_home_tile(name: str) -> None:
    landscape = named_landscape(name)
    tileset = game_tile_set(scenario=True, tunnels=landscape.tunnels)
    lays = legal_home_lays(new_map(tileset, landscape.placements(tileset)), allowed=("YC-S", "YC-C"))
    assert {cell for cell, _, _ in lays} == {(0, 1), (1, 0), (0, -1), (-1, 0)}


@pytest.mark.rule("L-387")
def test_four_scenarios_are_named() -> None:
    names = [named_landscape(name).name for name in SCENARIO_NAMES]
    assert names == ["Let's start", "The Mountains", "City on City", "Separated"]


# Mines


MINE: Drawn = {(0, 0): "MIL 0", (1, 0): "YC-S 0 red", (2, 0): "MINE-10 0", (3, 0): "YC-S 0", (4, 0): "MINE-20 0"}
MINES: Drawn = {**MINE, (5, 0): "GC 0 red"}


@pytest.mark.rule("L-367")
def test_each_train_that_passes_a_mine_brings_its_money_to_the_treasury() -> None:
    found = run(MINES, "red", "3")
    assert (found.total, found.mine_money) == (70, 30)
    found = run({**MINES, (6, 0): "MINE-10 0", (7, 0): "YC-C 3 red"}, "red", "2 2")  # a mine each, on different track
    assert [route.mine_money for route in found.routes] == [20, 10]
    assert found.mine_money == 30


@pytest.mark.rule("L-368")
def test_mine_money_is_no_revenue() -> None:
    doubled, obsolete = run(MINES, "red", "3D"), run(MINES, "red", "3*")
    assert (doubled.total, doubled.mine_money) == (140, 30)
    assert (obsolete.total, obsolete.mine_money) == (30, 30)


RICH_OR_MINE: Drawn = {
    (1, 0): "GC 1 red",  # exits N, E, S
    (2, 0): "MINE-20 0",
    (3, 0): "YC-S 0",
    (1, 1): "YP-S 1",
    (1, 2): "YC-S 1",
}


@pytest.mark.rule("L-368", "L-328")
def test_mines_decide_only_between_equal_revenues() -> None:
    assert run(RICH_OR_MINE, "red", "2").mine_money == 20  # 50 both ways: past the mine
    rich = {**RICH_OR_MINE, (1, 2): "YY-S 1"}
    assert (run(rich, "red", "2").total, run(rich, "red", "2").mine_money) == (60, 0)  # never for its money


@pytest.mark.rule("L-369")
def test_a_mine_is_track_of_the_plain_class_and_no_stop() -> None:
    for name in ("MINE-10", "MINE-20"):
        kind = KINDS[name]
        assert (kind.cell_class, kind.is_stop, len(kind.paths), kind.slots) == ("plain", False, 1, 0)
    assert run(MINE, "red", "5").mine_money == 10  # nothing ends at the second mine
    assert legal_routes(draw({(1, 0): "YC-S 0 red", (2, 0): "MINE-20 0"}, TILES), company("red"), trains("2")[0]) == []


# Terrain


@pytest.mark.rule("L-370", "L-371")
@pytest.mark.parametrize(("land", "cost", "rule"), [("HILLS", 30, "L-370"), ("RIVER", 10, "L-371")])
def test_terrain_is_built_over_for_money(land: str, cost: int, rule: str) -> None:
    plain, city = {**HOME, (2, 0): f"{land} 0"}, {**FAR, (3, 0): f"{land} 0"}
    for drawn, cell, name in ((plain, (2, 0), "YP-S"), (plain, (2, 0), "CH-J1"), (city, (3, 0), "YC-S")):
        assert refused(drawn, cell, name, money=cost) is None
        assert refused(drawn, cell, name, money=cost - 1) == rule
    assert ((2, 0), "YP-S", 0) in offered(plain, money=cost)
    assert offered(plain, money=cost - 1, phase=1) == set()
    assert lay_costs(on(plain), (2, 0), tile("YP-S"), 50) == [(cost, "terrain")]
    assert lay_costs(on(HOME), (2, 0), tile("YP-S"), 50) == []


@pytest.mark.rule("L-370", "L-256")
def test_character_tiles_pay_for_terrain_too() -> None:
    railmap = on({**HOME, (2, 0): "HILLS 0"})
    town = tile("CH-J1", TILES)
    assert legal_character_lays(railmap, company("red"), town, phase=1, money=30) == [((2, 0), town, 0)]
    assert legal_character_lays(railmap, company("red"), town, phase=1, money=29) == []
    assert legal_character_lays(on(HOME), company("red"), town, phase=1, money=0) == [((2, 0), town, 0)]


@pytest.mark.rule("L-372")
def test_the_cell_decides_what_is_laid_on_terrain() -> None:
    plain, city = {**HOME, (2, 0): "RIVER 0"}, {**FAR, (3, 0): "RIVER 0"}
    assert {name for _, name, _ in offered(plain, phase=1)} == {"YP-S", "YP-C"}
    assert {name for _, name, _ in offered(city, phase=1)} == {"YC-S", "YC-C", "YY-S", "YY-C"}
    assert refused(plain, (2, 0), "YC-S") == "L-116"
    assert refused(city, (3, 0), "YP-S") == "L-117"


@pytest.mark.rule("L-099")
def test_terrain_that_lies_alone_may_be_built_over_where_track_leads_to_it() -> None:
    far = {**HOME, (5, 5): "HILLS 0"}
    assert refused(far, (5, 5), "YP-S") == "L-100"
    assert refused(far, (7, 5), "YP-S") == "L-099"


@pytest.mark.rule("L-119", "L-382")
def test_beside_wiggywack_the_cell_decides_whatever_lies_around() -> None:
    even, odd = {**HOME, (4, 4): "WIGGYWACK 0"}, {**HOME, (5, 4): "WIGGYWACK 0"}
    assert refused(even, (4, 5), "YP-S") == "L-119", "a city belongs here, and no track lies beside it"
    assert refused(even, (4, 5), "YC-S", 1) == "L-101"
    assert refused(odd, (6, 4), "YC-S") == "L-119"
    assert refused({**even, (5, 5): "YP-S 0"}, (4, 5), "YP-S") == "L-117"


@pytest.mark.rule("L-373")
def test_terrain_is_paid_in_addition_to_the_y_city_and_by_the_emperor_too() -> None:
    city = {**FAR, (3, 0): "HILLS 0"}
    assert refused(city, (3, 0), "YY-S", money=80) is None
    assert refused(city, (3, 0), "YY-S", money=79) == "L-373"
    assert refused(city, (3, 0), "YY-S", money=29) == "L-370"
    assert refused(city, (3, 0), "YY-S", money=30, y_cost=0) is None
    assert refused(city, (3, 0), "YY-S", money=29, y_cost=0) == "L-370"
    assert lay_costs(on(city), (3, 0), tile("YY-S"), 50) == [(30, "terrain"), (50, "metropolis")]
    assert lay_costs(on(city), (3, 0), tile("YY-S"), 0) == [(30, "terrain")]
    assert ((3, 0), "YY-S", 0) not in offered(city, money=79)
    assert ((3, 0), "YC-S", 0) in offered(city, money=79)


@pytest.mark.rule("L-374")
def test_terrain_that_is_built_over_leaves_the_game() -> None:
    railmap = on({**FAR, (3, 0): "HILLS 0"})
    supply = railmap.supply[tile("HILLS", TILES)]
    railmap.place((3, 0), tile("YC-S"), 0)
    assert railmap.terrain == {}
    assert railmap.supply[tile("HILLS", TILES)] == supply
    railmap.place((3, 0), tile("GC"), 0)
    assert lay_costs(railmap, (3, 0), tile("BC"), 50) == []  # paid once


# Sea and mountains


@pytest.mark.rule("L-375")
def test_the_sea_is_never_built_over_and_no_exit_faces_it() -> None:
    drawn = {**FAR, (4, 0): "SEA 0", (3, 1): "SEA 0"}
    assert refused(drawn, (4, 0), "YP-S") == "L-375"
    assert refused(drawn, (3, 0), "YC-S") == "L-106"  # east is the sea
    assert {(name, turns) for cell, name, turns in offered(drawn) if cell == (3, 0)} == {("YC-C", 2), ("YY-C", 2)}
    upgraded = {**FAR, (3, 0): "YC-C 2", (4, 0): "SEA 0"}
    assert refused(upgraded, (3, 0), "GC", 2) == "L-128"  # S, W and E
    assert refused(upgraded, (3, 0), "GC", 3) is None  # S, W and N


@pytest.mark.rule("L-375", "L-106")
def test_a_home_tile_does_not_face_the_sea() -> None:
    railmap = new_map(TILES, [((2, 0), tile("SEA", TILES), 0)])
    refusal = home_lay_refusal(railmap, (1, 0), tile("YC-S"), 0, allowed=("YC-S", "YC-C"))
    assert refusal is not None
    assert refusal.rule == "L-106"
    assert home_lay_refusal(railmap, (1, 0), tile("YC-C"), 3, allowed=("YC-S", "YC-C")) is None


PASS: Drawn = {**HOME, (2, 0): "MOUNTAIN 0"}
CITY_PASS: Drawn = {**FAR, (3, 0): "MOUNTAIN 0"}


@pytest.mark.rule("L-376")
def test_a_mountain_is_built_over_by_the_tunnel_only() -> None:
    for name in ("YP-S", "YP-C", "CH-J1", "GP-X"):
        assert refused(PASS, (2, 0), name) == "L-376"
    assert refused(CITY_PASS, (3, 0), "YC-S") == "L-376"
    assert offered(PASS) == {((2, 0), "TUNNEL", 0)} | {lay for lay in offered(HOME) if lay[0] != (2, 0)}
    assert offered(CITY_PASS) == {lay for lay in offered(FAR) if lay[0] != (3, 0)}


@pytest.mark.rule("L-377")
def test_the_tunnel_replaces_a_mountain_that_is_reached_from_phase_3_for_50() -> None:
    assert refused(PASS, (2, 0), "TUNNEL", money=50) is None
    assert refused(PASS, (2, 0), "TUNNEL", money=49) == "L-377"
    assert refused(PASS, (2, 0), "TUNNEL", phase=2) == "L-377"
    assert refused(HOME, (2, 0), "TUNNEL") == "L-377"  # no mountain
    assert refused({**HOME, (2, 0): "HILLS 0"}, (2, 0), "TUNNEL") == "L-377"
    assert refused(FAR, (2, 0), "TUNNEL") == "L-377"
    assert refused({**HOME, (1, 1): "MOUNTAIN 0"}, (1, 1), "TUNNEL") == "L-100"  # nobody gets there
    assert refused(PASS, (2, 0), "TUNNEL", 1) == "L-100"  # turned away from the track
    assert lay_costs(on(PASS), (2, 0), tile("TUNNEL", TILES), 50) == [(50, "tunnel")]
    railmap = on(PASS)
    railmap.place((2, 0), tile("TUNNEL", TILES), 0)
    assert railmap.terrain == {}
    assert railmap.supply[tile("TUNNEL", TILES)] == 0
    assert reached(railmap, company("red")).open_cells == {(3, 0): 0b1000}


@pytest.mark.rule("L-378")
def test_the_tunnel_is_legal_on_plain_cells_only() -> None:
    assert KINDS["TUNNEL"].cell_class == "plain"
    assert refused(CITY_PASS, (3, 0), "TUNNEL") == "L-378"


@pytest.mark.rule("L-379")
def test_the_tunnel_counts_as_a_green_tile() -> None:
    def lays(colours: tuple[str, ...]) -> set[str]:
        found = legal_lays(on(PASS), company("red"), phase=3, colours=colours, money=99, metropolis_cost=50)
        return {TILES.kinds[index].id for _, index, _ in found}

    assert "TUNNEL" in lays(("green",))
    assert "TUNNEL" not in lays(("yellow", "brown"))


# Wiggywack


WIGGYWACK: Drawn = {
    (1, 0): "YC-S 0 red",
    (2, 0): "YP-S 0",
    (3, 0): "WIGGYWACK 0",
    (4, 0): "YP-S 0",
    (5, 0): "YC-S 0 blue",
}


@pytest.mark.rule("L-380", "L-384")
def test_wiggywack_ends_every_route_and_counts_against_range() -> None:
    found = run(WIGGYWACK, "red", "3")
    assert [stop.cell for stop in found.routes[0].stops] in ([(1, 0), (3, 0)], [(3, 0), (1, 0)])
    assert found.total == 60
    assert all(stop.counted for stop in found.routes[0].stops)
    assert reached(draw(WIGGYWACK, TILES), company("red")).cells == {(1, 0), (2, 0), (3, 0)}
    double = {(1, 0): "YC-S 0 red", (2, 0): "YP-S 0", (3, 0): "YC-S 0", (4, 0): "YP-S 0", (5, 0): "WIGGYWACK 0"}
    assert run(double, "red", "2").total == 40
    assert run(double, "red", "3").total == 80


@pytest.mark.rule("L-381", "L-385")
def test_wiggywack_is_worth_60_with_a_marker_and_40_without() -> None:
    with_marker = {**WIGGYWACK, (3, 0): "WIGGYWACK 0 red"}
    assert run(with_marker, "red", "2").total == 80
    assert run(with_marker, "blue", "2").total == 60


@pytest.mark.rule("L-382")
def test_wiggywack_may_touch_any_class() -> None:
    assert KINDS["WIGGYWACK"].cell_class == "exempt"
    city = {**FAR, (4, 0): "WIGGYWACK 0"}  # on a plain cell, beside city cells
    plain = {**HOME, (3, 0): "WIGGYWACK 0"}
    assert refused(city, (3, 0), "YC-S") is None
    assert refused(plain, (2, 0), "YP-S") is None


@pytest.mark.rule("L-383", "L-212", "L-239")
def test_wiggywack_has_slots_and_is_reached_from_every_side() -> None:
    railmap = draw({**WIGGYWACK, (3, 1): "YP-S 1", (3, 2): "YC-S 1 green"}, TILES)
    for one in ("red", "blue", "green"):
        assert (3, 0) in station_cells(railmap, company(one))
    assert home_slots(railmap) == [(3, 0)]
    railmap.add_station((3, 0), company("red"))
    railmap.add_station((3, 0), company("blue"))
    refusal = station_refusal(railmap, company("green"), (3, 0))
    assert refusal is not None
    assert refusal.rule == "L-239"
    assert reached(railmap, company("red")).cells >= {(3, 1), (4, 0), (5, 0)}  # a marker there leads on everywhere


# Printed tiles


@pytest.mark.rule("L-386", "L-133")
@pytest.mark.parametrize(
    ("name", "cell", "new"),
    [
        ("PRINTED-CITY", (3, 0), "BC"),
        ("PRINTED-CITY", (3, 0), "GC"),
        ("PRINTED-CITY", (3, 0), "CH-E"),
        ("PRINTED-TRACK", (2, 0), "BP"),
        ("MINE-10", (2, 0), "GP-X"),
        ("TUNNEL", (2, 0), "BP"),
        ("WIGGYWACK", (3, 0), "BC"),
    ],
)
def test_printed_tiles_are_never_upgraded(name: str, cell: Cell, new: str) -> None:
    drawn = {**FAR, cell: f"{name} 0"}
    assert refused(drawn, cell, new, phase=5) == "L-386"
    assert cell not in {there for there, _, _ in offered(drawn, phase=7)}


@pytest.mark.rule("L-386")
def test_printed_tiles_have_the_class_of_their_mark() -> None:
    marks: dict[str, tuple[str, str]] = {
        name: (kind.mark, kind.cell_class) for name, kind in KINDS.items() if kind.exits
    }
    assert marks == {
        "MINE-10": ("square", "plain"),
        "MINE-20": ("square", "plain"),
        "TUNNEL": ("square", "plain"),
        "PRINTED-TRACK": ("square", "plain"),
        "PRINTED-CITY": ("circle", "city"),
        "WIGGYWACK": ("both", "exempt"),
    }


def test_a_printed_city_is_a_city_and_printed_track_crosses() -> None:
    drawn = {(1, 0): "YC-S 0 red", (2, 0): "PRINTED-TRACK 0", (3, 0): "PRINTED-CITY 0 red", (2, 1): "YC-S 1"}
    found = run(drawn, "red", "3")
    assert (found.total, len(found.routes[0].stops)) == (50, 2)  # the city to the north is not on this track
    assert (3, 0) in station_cells(draw({**drawn, (3, 0): "PRINTED-CITY 0"}, TILES), company("red"))


def cited(kind: TileKind) -> set[str | None]:
    return {
        refused(drawn, cell, kind.id, phase=phase, money=money, y_cost=50)
        for drawn in (HOME, FAR, PASS, CITY_PASS, {**FAR, (3, 0): "HILLS 0"}, {**FAR, (3, 0): "RIVER 0"}, SHORE)
        for cell in ((2, 0), (3, 0))
        for phase in (2, 5)
        for money in (0, 30, 500)
    }


SHORE: Drawn = {**FAR, (3, 0): "SEA 0"}


def test_every_rule_that_scenarios_can_cite_is_seen() -> None:
    seen = set().union(*(cited(kind) for kind in TILES.kinds))
    seen |= {refused({**FAR, (2, 0): "MINE-10 0"}, (2, 0), "GP-X")}
    assert seen >= CITABLE_VARIANTS - {"L-403", "L-409", "L-410", "L-413"}
