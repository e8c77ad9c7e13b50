"""Where tiles may lie: every refusal with its rule, and the lays that are offered."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from roundhouse.games.lilliput.box.tiles import TileSet, tile_set
from roundhouse.games.lilliput.flow.lays import (
    CITABLE,
    lay_refusal,
    needs_payment,
)
from roundhouse.games.lilliput.ids import COMPANIES, Cell, is_city_cell
from roundhouse.games.lilliput.map.laying import CITABLE_HOME, home_lay_refusal, legal_home_lays
from roundhouse.games.lilliput.map.railmap import RailMap, new_map
from roundhouse.games.lilliput.map.reach import reached
from unit.lilliput.maps import Drawn, company, draw, grown_map, legal_character_lays, legal_lays, tile

HOMES: Drawn = {(0, 0): "MIL 0", (1, 0): "YC-S 0 red!", (0, 1): "YC-S 1 blue!"}
"""Red's track ends at (2, 0), Blue's at (0, 2)."""

LINE: Drawn = {**HOMES, (2, 0): "YP-S 0", (3, 0): "YC-S 0"}
"""Red has gone on to an empty yellow city; the track ends at (4, 0)."""

BLOCKED: Drawn = {**LINE, (3, 0): "YC-S 0 green"}
"""The same with Green in the only slot."""

HARBOUR: Drawn = {**HOMES, (2, 0): "CH-A 3"}
"""Red's harbour east of its home: water to the north, east and south of (2, 0)."""

SEA: Drawn = {**HOMES, (2, 0): "YP-S 0", (4, 0): "CH-A 0", (4, 1): "YC-S 0"}
"""Red's track ends at (3, 0); east of that lies the water of somebody's harbour."""

YY_SUPPLY_GONE: Drawn = {**HOMES, (0, -1): "YY-S 1 yellow!", (-1, 0): "YY-S 0 green!"}


def refused(
    drawn: Drawn,
    where: Cell,
    name: str,
    rotation: int = 0,
    *,
    by: str = "red",
    phase: int = 7,
    money: int = 500,
    partners: tuple[str, ...] = (),
) -> str | None:
    """The rule that forbids a lay on this map, if any."""
    refusal = lay_refusal(
        draw(drawn),
        company(by),
        where,
        tile(name),
        rotation,
        phase=phase,
        money=money,
        metropolis_cost=50,
        partners=tuple(company(one) for one in partners),
    )
    return None if refusal is None else refusal.rule


REFUSALS: list[Any] = [
    # the tile itself
    pytest.param("L-108", HOMES, (2, 0), "YP-S", {"rotation": 2}, id="a straight turned by half lies as before"),
    pytest.param("L-020", HOMES, (2, 0), "MIL", {}, id="Mildendo lies where it lies"),
    pytest.param("L-159", LINE, (3, 0), "GC", {"phase": 1}, id="green in phase 1"),
    pytest.param("L-162", LINE, (3, 0), "GC", {"phase": 2}, id="green before phase 3"),
    pytest.param("L-166", LINE, (3, 0), "BC", {"phase": 4}, id="brown before phase 5"),
    pytest.param("L-262", LINE, (3, 0), "CH-E", {"phase": 2}, id="the castle before phase 3"),
    pytest.param("L-286", LINE, (3, 0), "CH-T", {"phase": 4}, id="the Treasurer's city before phase 5"),
    pytest.param("L-114", YY_SUPPLY_GONE, (3, 0), "YY-S", {}, id="no such tile left"),
    pytest.param("L-254", {**LINE, (4, 0): "CH-J1 0"}, (2, 2), "CH-J1", {}, id="a character tile is laid once"),
    # new tiles
    pytest.param("L-123", LINE, (4, 0), "GP-X", {}, id="green on an empty cell"),
    pytest.param("L-123", LINE, (5, 0), "BC", {}, id="brown on an empty cell"),
    pytest.param("L-260", LINE, (5, 0), "CH-E", {}, id="the castle on an empty cell"),
    pytest.param("L-099", HOMES, (5, 5), "YP-S", {}, id="far from every tile"),
    pytest.param("L-116", HOMES, (2, 0), "YC-S", {}, id="a city on a plain cell"),
    pytest.param("L-116", HOMES, (2, 0), "CH-G", {}, id="the General's city on a plain cell"),
    pytest.param("L-117", {**HOMES, (2, 0): "YP-S 0"}, (3, 0), "YP-S", {}, id="plain track on a city cell"),
    pytest.param("L-117", LINE, (2, 1), "CH-A", {}, id="a harbour beside plain track"),
    pytest.param("L-121", HOMES, (-1, 0), "CH-A", {}, id="a harbour next to Mildendo"),
    pytest.param("L-109", HARBOUR, (0, 2), "YP-S", {"rotation": 1}, id="no open track end at all"),
    pytest.param("L-100", HOMES, (2, 0), "YP-S", {"rotation": 1}, id="no exit meets track"),
    pytest.param("L-101", HOMES, (0, 2), "YP-S", {"rotation": 1}, id="track of another company"),
    pytest.param("L-101", HOMES, (-1, 0), "YC-S", {}, id="Mildendo's track is nobody's"),
    pytest.param("L-102", BLOCKED, (4, 0), "YP-S", {}, id="behind a full city"),
    pytest.param("L-104", HOMES, (0, 2), "YP-S", {"rotation": 1, "partners": ("blue",)}, id="the partner's track"),
    pytest.param("L-106", SEA, (3, 0), "YC-S", {}, id="an exit towards the harbour's water"),
    pytest.param("L-107", {**HOMES, (2, 1): "YC-S 1"}, (2, 0), "CH-A", {"rotation": 3}, id="water before track"),
    pytest.param("L-111", {**HOMES, (2, 0): "YP-S 0"}, (3, 0), "YY-S", {"money": 49}, id="£50 missing"),
    # upgrades
    pytest.param("L-124", LINE, (3, 0), "YC-C", {}, id="yellow on yellow"),
    pytest.param("L-124", LINE, (0, 0), "YC-C", {}, id="yellow on Mildendo"),
    pytest.param("L-099", LINE, (3, 0), "CH-G", {}, id="the General's city on a tile"),
    pytest.param("L-257", {**HOMES, (2, 0): "CH-J1 0"}, (2, 0), "GP-X", {}, id="a town is never upgraded"),
    pytest.param("L-257", {**LINE, (3, 0): "CH-G 0"}, (3, 0), "BC", {}, id="the General's city is never upgraded"),
    pytest.param("L-257", {**LINE, (3, 0): "CH-G 0"}, (3, 0), "CH-E", {}, id="not even by the castle"),
    pytest.param("L-133", LINE, (0, 0), "BC", {}, id="Mildendo is never upgraded"),
    pytest.param("L-133", LINE, (0, 0), "CH-E", {}, id="... not even by the castle"),
    pytest.param("L-261", LINE, (1, 0), "CH-E", {}, id="the castle on a home"),
    pytest.param("L-261", {**LINE, (3, 0): "YY-S 0"}, (3, 0), "CH-E", {}, id="the castle on a Y-city"),
    pytest.param("L-260", {**LINE, (3, 0): "GC 0"}, (3, 0), "CH-E", {}, id="the castle on a green city"),
    pytest.param("L-260", LINE, (2, 0), "CH-E", {}, id="the castle on plain track"),
    pytest.param("L-123", LINE, (3, 0), "BC", {}, id="brown on yellow"),
    pytest.param("L-123", {**LINE, (3, 0): "GC 0"}, (3, 0), "GC", {"rotation": 2}, id="green on green"),
    pytest.param("L-125", LINE, (3, 0), "GY", {}, id="a Y-city on a city"),
    pytest.param("L-125", LINE, (3, 0), "GP-X", {}, id="plain track on a city"),
    pytest.param("L-127", LINE, (3, 0), "GC", {"by": "blue"}, id="a tile that is not reached"),
    pytest.param("L-126", LINE, (3, 0), "GC", {"rotation": 1}, id="an exit lost"),
    pytest.param("L-126", LINE, (2, 0), "GP-D", {}, id="a straight lost in a twin curve"),
    pytest.param("L-126", {**LINE, (3, 0): "YC-S 0"}, (3, 0), "CH-E", {"rotation": 1}, id="an exit lost to the castle"),
    pytest.param("L-128", {**LINE, (3, 1): "CH-A 1"}, (3, 0), "GC", {}, id="a new exit towards water"),
    pytest.param("L-128", {**LINE, (3, 1): "CH-A 1"}, (3, 0), "CH-E", {}, id="the castle towards water"),
]


@pytest.mark.rule("L-099", "L-100", "L-108")
@pytest.mark.parametrize(("rule", "drawn", "where", "name", "how"), REFUSALS)
def test_every_refusal_cites_its_rule(rule: str, drawn: Drawn, where: Cell, name: str, how: dict[str, Any]) -> None:
    assert refused(drawn, where, name, **how) == rule


def test_the_table_shows_every_rule_that_a_lay_can_be_refused_by() -> None:
    assert {case.values[0] for case in REFUSALS} == CITABLE


@pytest.mark.rule("L-125")
def test_the_data_may_forbid_an_upgrade_that_the_track_would_allow() -> None:
    kinds = [replace(kind, upgrades_to=()) if kind.id == "YC-S" else kind for kind in tile_set().kinds]
    railmap = draw(LINE, TileSet(kinds))
    refusal = lay_refusal(railmap, company("red"), (3, 0), tile("GC"), 0, phase=3, money=500, metropolis_cost=50)
    assert refusal is not None
    assert refusal.rule == "L-125"
    assert all(
        cell == (2, 0)
        for cell, _, _ in legal_lays(
            railmap, company("red"), phase=3, colours=("green",), money=500, metropolis_cost=50
        )
    )


@pytest.mark.rule("L-105")
def test_an_exit_may_face_a_side_without_track() -> None:
    drawn = {**HOMES, (2, 0): "YP-S 0", (4, 0): "YP-S 1", (4, 1): "YC-S 1"}
    assert refused(drawn, (3, 0), "YC-S") is None


@pytest.mark.rule("L-094")
def test_the_grid_goes_on_for_ever() -> None:
    railmap = draw(HOMES)
    for x in range(2, 200):
        name = "YC-S" if is_city_cell((x, 0)) else "YP-S"
        railmap.supply = [9] * len(railmap.supply)
        assert ((x, 0), tile(name), 0) in legal_lays(
            railmap, company("red"), phase=1, colours=("yellow",), money=500, metropolis_cost=50
        )
        railmap.place((x, 0), tile(name), 0)


@pytest.mark.rule("L-110", "L-113", "L-132")
def test_only_a_new_y_city_costs_money() -> None:
    assert {kind.id for kind in tile_set().kinds if needs_payment(kind)} == {"YY-S", "YY-C"}
    drawn = {**LINE, (3, 0): "YY-S 0"}
    assert refused(drawn, (3, 0), "GY", money=0) is None
    assert refused({**HOMES, (2, 0): "YP-S 0"}, (3, 0), "YY-S", money=50) is None


@pytest.mark.rule("L-111", "L-112")
def test_the_company_that_pays_must_reach_the_cell() -> None:
    drawn = {**HOMES, (2, 0): "YP-S 0"}
    assert refused(drawn, (3, 0), "YY-S", by="red", money=0, partners=("blue",)) == "L-111"
    assert refused(drawn, (3, 0), "YY-S", by="blue", money=50, partners=("red",)) == "L-104"


@pytest.mark.rule("L-116", "L-117")
def test_touching_tiles_are_of_different_classes() -> None:
    for seed in range(30):
        railmap = grown_map(Random(seed), 40)
        cell_class = {cell: railmap.tileset.kinds[index].cell_class for cell, (index, _) in railmap.tiles.items()}
        for (x, y), own in cell_class.items():
            for neighbour in ((x + 1, y), (x, y + 1)):
                if own != "exempt" and cell_class.get(neighbour, "exempt") != "exempt":
                    assert {own, cell_class[neighbour]} == {"city", "plain"}


@pytest.mark.rule("L-116", "L-117", "L-118")
def test_the_neighbour_of_the_same_class_is_named() -> None:
    for name, where, rule, beside in (("YC-S", (1, 1), "L-116", "1,0"), ("YP-S", (2, 1), "L-117", "2,0")):
        refusal = lay_refusal(draw(LINE), company("red"), where, tile(name), 0, phase=1, money=500, metropolis_cost=50)
        assert refusal is not None
        assert (refusal.rule, refusal.params["beside"]) == (rule, beside)


@pytest.mark.rule("L-119", "L-120", "L-121")
def test_the_parity_of_a_cell_decides_its_class() -> None:
    assert not is_city_cell((0, 0))
    assert all(is_city_cell(cell) for cell in ((1, 0), (-1, 0), (0, 1), (0, -1), (-3, 2)))
    beside = {**HOMES, (1, 1): "YP-C 2", (1, 0): "YC-C 3 red!"}  # red goes round a corner to Blue's city
    assert refused({**beside, (0, 1): "YC-C 1", (-1, 1): "YP-C 2"}, (-1, 0), "YP-S") == "L-117"
    assert refused(beside, (-1, 0), "YP-S") == "L-121", "no track lies beside it, but a city belongs there"


@pytest.mark.rule("L-123", "L-125")
def test_upgrades_go_step_by_step_within_a_kind() -> None:
    assert refused(LINE, (3, 0), "GC", 0, phase=3) is None
    assert refused({**LINE, (3, 0): "GC 0"}, (3, 0), "BC", phase=5) is None
    assert refused(LINE, (2, 0), "GP-X", phase=3) is None
    assert refused(LINE, (2, 0), "GP-J", phase=3) is None
    assert refused({**LINE, (2, 0): "GP-J 0"}, (2, 0), "BP", phase=5) is None


@pytest.mark.rule("L-124")
def test_yellow_tiles_go_on_empty_cells_only() -> None:
    lays = legal_lays(draw(LINE), company("red"), phase=1, colours=("yellow",), money=500, metropolis_cost=50)
    assert {cell for cell, _, _ in lays} == {(4, 0)}
    assert refused(LINE, (3, 0), "YC-S") == "L-124"


@pytest.mark.rule("L-126")
def test_an_upgrade_keeps_every_connection_where_it_was() -> None:
    lays = legal_lays(draw(LINE), company("red"), phase=3, colours=("green",), money=0, metropolis_cost=50)
    assert lays == [
        ((1, 0), tile("GC"), 0),
        ((1, 0), tile("GC"), 2),
        ((2, 0), tile("GP-X"), 0),
        ((2, 0), tile("GP-J"), 0),
        ((2, 0), tile("GP-J"), 2),
        ((3, 0), tile("GC"), 0),
        ((3, 0), tile("GC"), 2),
    ]


@pytest.mark.rule("L-127")
def test_a_full_city_that_is_reached_may_be_upgraded() -> None:
    assert refused(BLOCKED, (3, 0), "GC", phase=3) is None
    assert refused(BLOCKED, (4, 0), "YP-S") == "L-102"


@pytest.mark.rule("L-128")
def test_a_new_exit_may_end_blind_but_not_at_water() -> None:
    assert refused({**LINE, (3, 1): "YP-S 0"}, (3, 0), "GC", phase=3) is None
    water = {**LINE, (3, 1): "CH-A 1"}  # north of the city, its track to the east
    assert refused(water, (3, 0), "GC", 0, phase=3) == "L-128"
    assert refused(water, (3, 0), "GC", 2, phase=3) is None


@pytest.mark.rule("L-129", "L-131")
def test_an_upgrade_keeps_the_markers_and_returns_the_old_tile() -> None:
    railmap = draw(BLOCKED)
    yellow, green = railmap.supply[tile("YC-S")], railmap.supply[tile("GC")]
    railmap.place((3, 0), tile("GC"), 0)
    assert railmap.stations[3, 0] == (company("green"),)
    assert (railmap.supply[tile("YC-S")], railmap.supply[tile("GC")]) == (yellow + 1, green - 1)


@pytest.mark.rule("L-130", "L-134")
def test_an_upgrade_opens_a_full_city_only_by_a_slot() -> None:
    railmap = draw(BLOCKED)
    assert railmap.is_full_for((3, 0), company("red"))
    assert (4, 0) not in reached(railmap, company("red")).open_cells
    railmap.place((3, 0), tile("GC"), 0)
    assert not railmap.is_full_for((3, 0), company("red"))
    assert (4, 0) in reached(railmap, company("red")).open_cells
    railmap.add_station((3, 0), company("blue"))
    railmap.place((3, 0), tile("BC"), 0)
    assert railmap.is_full_for((3, 0), company("red"))
    assert (4, 0) not in reached(railmap, company("red")).open_cells


@pytest.mark.rule("L-133", "L-257")
def test_mildendo_and_character_tiles_have_no_upgrade() -> None:
    for kind in tile_set().kinds:
        if kind.owner or kind.kind == "mildendo":
            assert kind.upgrades_to == ()


@pytest.mark.rule("L-159", "L-162", "L-166")
def test_phases_open_colours() -> None:
    drawn = {**LINE, (3, 0): "GC 0"}
    offered = {
        phase: {
            tile_set().kinds[index].colour
            for _, index, _ in legal_lays(
                draw(drawn),
                company("red"),
                phase=phase,
                colours=("yellow", "green", "brown"),
                money=500,
                metropolis_cost=50,
            )
        }
        for phase in range(1, 8)
    }
    assert offered[1] == offered[2] == {"yellow"}
    assert offered[3] == offered[4] == {"yellow", "green"}
    assert offered[5] == offered[6] == offered[7] == {"yellow", "green", "brown"}


@pytest.mark.rule("L-177")
def test_earlier_colours_stay_available() -> None:
    lays = legal_lays(draw(LINE), company("red"), phase=7, colours=("yellow",), money=500, metropolis_cost=50)
    assert {tile_set().kinds[index].id for _, index, _ in lays} == {"YP-S", "YP-C"}


@pytest.mark.rule("L-114", "L-022")
def test_the_supply_is_open_and_counts() -> None:
    railmap = new_map()
    assert {kind.id: left for kind, left in zip(tile_set().kinds, railmap.supply, strict=True)} == {
        kind.id: kind.count - (kind.id == "MIL") for kind in tile_set().kinds
    }
    railmap = draw({**HOMES, **{(9, y): "YP-S 0" for y in range(9)}})
    assert railmap.supply[tile("YP-S")] == -1
    lays = legal_lays(railmap, company("red"), phase=1, colours=("yellow",), money=500, metropolis_cost=50)
    assert {index for _, index, _ in lays} == {tile("YP-C")}


# Character tiles


@pytest.mark.rule("L-255", "L-256")
def test_a_character_tile_obeys_the_rules_of_laying_and_is_free() -> None:
    assert refused(HOMES, (2, 0), "CH-J1", money=0) is None
    assert refused(HOMES, (2, 0), "CH-J1", 1) == "L-100"
    assert refused(HOMES, (0, 2), "CH-J1", 1) == "L-101"
    assert refused(HOMES, (7, 7), "CH-J1") == "L-099"


@pytest.mark.rule("L-260", "L-263")
def test_the_castle_replaces_a_yellow_city_and_keeps_its_markers_and_track() -> None:
    railmap = draw(BLOCKED)
    assert legal_character_lays(railmap, company("red"), tile("CH-E"), phase=3, money=0) == [
        ((3, 0), tile("CH-E"), 0),
        ((3, 0), tile("CH-E"), 2),
    ]
    left = railmap.supply[tile("YC-S")]
    railmap.place((3, 0), tile("CH-E"), 0)
    assert railmap.stations[3, 0] == (company("green"),)
    assert railmap.supply[tile("YC-S")] == left + 1


@pytest.mark.rule("L-261", "L-262")
def test_the_castle_spares_homes_and_y_cities_and_waits_for_phase_3() -> None:
    railmap = draw({**LINE, (3, 0): "YC-S 0 green!"})
    assert legal_character_lays(railmap, company("red"), tile("CH-E"), phase=3, money=0) == []
    railmap = draw({**LINE, (3, 0): "YY-S 0"})
    assert legal_character_lays(railmap, company("red"), tile("CH-E"), phase=3, money=0) == []
    assert legal_character_lays(draw(LINE), company("red"), tile("CH-E"), phase=2, money=0) == []


@pytest.mark.rule("L-267", "L-286")
def test_the_generals_and_the_treasurers_city_go_on_empty_city_cells() -> None:
    railmap = draw({**HOMES, (2, 0): "YP-S 0"})
    general = legal_character_lays(railmap, company("red"), tile("CH-G"), phase=1, money=0)
    assert general == [((3, 0), tile("CH-G"), rotation) for rotation in (0, 2, 3)]
    assert legal_character_lays(railmap, company("red"), tile("CH-T"), phase=4, money=0) == []
    assert legal_character_lays(railmap, company("red"), tile("CH-T"), phase=5, money=0) == [((3, 0), tile("CH-T"), 0)]


@pytest.mark.rule("L-272", "L-278")
def test_towns_and_harbours_go_on_empty_plain_cells_from_phase_1() -> None:
    railmap = draw(HOMES)
    assert legal_character_lays(railmap, company("red"), tile("CH-J1"), phase=1, money=0) == [
        ((2, 0), tile("CH-J1"), 0)
    ]
    assert legal_character_lays(railmap, company("red"), tile("CH-J2"), phase=1, money=0) == [
        ((2, 0), tile("CH-J2"), 2),
        ((2, 0), tile("CH-J2"), 3),
    ]
    assert legal_character_lays(railmap, company("red"), tile("CH-A"), phase=1, money=0) == [((2, 0), tile("CH-A"), 3)]
    railmap.place((2, 0), tile("YP-S"), 0)
    for name in ("CH-J1", "CH-J2", "CH-A"):
        assert legal_character_lays(railmap, company("red"), tile(name), phase=1, money=0) == []


@pytest.mark.rule("L-106", "L-281")
def test_no_track_runs_into_the_water_of_a_harbour() -> None:
    lays = legal_lays(draw(SEA), company("red"), phase=1, colours=("yellow",), money=500, metropolis_cost=50)
    assert lays
    assert all(not tile_set().exits[index][rotation] >> 1 & 1 for cell, index, rotation in lays if cell == (3, 0))


@pytest.mark.rule("L-107")
def test_a_harbour_is_not_offered_where_track_would_face_its_water() -> None:
    railmap = draw({**HOMES, (2, 1): "YC-S 1"})
    assert legal_character_lays(railmap, company("red"), tile("CH-A"), phase=1, money=0) == []


@pytest.mark.rule("L-254")
def test_two_harbours_may_be_laid_but_no_third() -> None:
    railmap = draw(HARBOUR)
    assert legal_character_lays(railmap, company("blue"), tile("CH-A"), phase=1, money=0)
    railmap.place((0, 2), tile("CH-A"), 2)
    assert legal_character_lays(railmap, company("blue"), tile("CH-A"), phase=1, money=0) == []


# Home tiles

CITY_HOME = ("YC-S", "YC-C")
Y_HOME = ("YY-S", "YY-C")


HOME_REFUSALS = [
    ("L-108", (-1, 0), "YC-S", 2, CITY_HOME),
    ("L-047", (-1, 0), "YP-S", 0, CITY_HOME),
    ("L-047", (-1, 0), "GC", 0, CITY_HOME),
    ("L-051", (-1, 0), "YY-S", 0, CITY_HOME),
    ("L-042", (-1, 0), "YC-S", 0, Y_HOME),
    ("L-048", (2, 1), "YC-S", 0, CITY_HOME),
    ("L-048", (1, 0), "YC-S", 0, CITY_HOME),
    ("L-049", (-1, 0), "YC-S", 1, CITY_HOME),
    ("L-049", (0, -1), "YC-C", 1, CITY_HOME),
    ("L-106", (0, -1), "YC-C", 0, CITY_HOME),
    ("L-053", (-1, 0), "YY-C", 0, Y_HOME),
]


@pytest.mark.parametrize(("rule", "where", "name", "rotation", "allowed"), HOME_REFUSALS)
@pytest.mark.rule("L-042", "L-047", "L-048")
def test_a_home_tile_is_refused(rule: str, where: Cell, name: str, rotation: int, allowed: tuple[str, ...]) -> None:
    drawn = {**HOMES, (1, -1): "CH-A 1", (7, 0): "YY-C 0"}  # water to the east of (0, -1), and a Y-tile used up
    refusal = home_lay_refusal(draw(drawn), where, tile(name), rotation, allowed=allowed)
    assert refusal is not None
    assert refusal.rule == rule


def test_the_table_shows_every_rule_that_a_home_tile_can_be_refused_by() -> None:
    assert {rule for rule, *_ in HOME_REFUSALS} == CITABLE_HOME


@pytest.mark.rule("L-053")
def test_home_tiles_come_out_of_the_supply() -> None:
    railmap = draw({**YY_SUPPLY_GONE, (-1, 0): "YY-C 1 green!"})
    for name in Y_HOME:
        refusal = home_lay_refusal(railmap, (0, 1), tile(name), 0, allowed=Y_HOME)
        assert refusal is not None
        assert refusal.rule == "L-053"
    assert legal_home_lays(railmap, allowed=Y_HOME) == []
    before = new_map()
    after = before.copy()
    after.place((1, 0), tile("YC-S"), 0)
    assert after.supply[tile("YC-S")] == before.supply[tile("YC-S")] - 1


@pytest.mark.rule("L-047", "L-049", "L-050")
def test_every_home_tile_that_faces_mildendo_is_offered() -> None:
    for allowed in (CITY_HOME, Y_HOME):
        lays = legal_home_lays(new_map(), allowed=allowed)
        assert len(lays) == 4 * 3  # four sides, one way for the straight and two for the curve
        assert {tile_set().kinds[index].id for _, index, _ in lays} == set(allowed)
        towards = {(0, 1): 2, (1, 0): 3, (0, -1): 0, (-1, 0): 1}
        assert all(tile_set().exits[index][rotation] >> towards[cell] & 1 for cell, index, rotation in lays)


@pytest.mark.rule("L-048", "L-051")
def test_every_company_uses_another_side_and_only_one_company_a_y_tile() -> None:
    lays = legal_home_lays(draw(HOMES), allowed=CITY_HOME)
    assert {cell for cell, _, _ in lays} == {(-1, 0), (0, -1)}
    assert not {index for _, index, _ in lays} & {tile("YY-S"), tile("YY-C")}


# Agreement


def everything(railmap: RailMap) -> list[tuple[Cell, int, int]]:
    """Every tile in every rotation on every cell on or next to the map."""
    cells = {
        (x + dx, y + dy) for x, y in railmap.tiles for dx, dy in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0), (1, 1))
    }
    return [(cell, index, r) for cell in sorted(cells) for index in range(len(tile_set().kinds)) for r in range(4)]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("L-099", "L-101", "L-255")
def test_a_lay_is_offered_exactly_if_it_is_not_refused(seed: int) -> None:
    rng = Random(seed)
    railmap = grown_map(rng, 5 + 3 * seed)
    for one in COMPANIES:
        if not railmap.station_cells(one):
            continue
        phase, money = rng.randint(1, 7), rng.choice((0, 500))
        offered = set(
            legal_lays(railmap, one, phase=phase, colours=("yellow", "green", "brown"), money=money, metropolis_cost=50)
        )
        for index, kind in enumerate(tile_set().kinds):
            if kind.owner:
                offered |= set(legal_character_lays(railmap, one, index, phase=phase, money=0))
        allowed = set()
        for cell, index, rotation in everything(railmap):
            refusal = lay_refusal(railmap, one, cell, index, rotation, phase=phase, money=money, metropolis_cost=50)
            if refusal is None:
                allowed.add((cell, index, rotation))
            else:
                assert refusal.rule in CITABLE
        assert offered == allowed


def test_a_refusal_tells_the_case() -> None:
    refusal = lay_refusal(draw(SEA), company("red"), (3, 0), tile("YC-S"), 0, phase=1, money=500, metropolis_cost=50)
    assert refusal is not None
    assert refusal.params == {"cell": "3,0", "tile": "YC-S", "rotation": 0, "company": "red", "sides": "E"}
