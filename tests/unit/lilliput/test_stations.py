"""Where markers may stand: extra stations and the homes of founded companies."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.games.lilliput.ids import COMPANIES, Cell
from roundhouse.games.lilliput.map.railmap import map_from_data
from roundhouse.games.lilliput.map.station_places import (
    CITABLE,
    home_slot_refusal,
    home_slots,
    station_cells,
    station_refusal,
)
from unit.lilliput.maps import Drawn, company, draw, grown_map, tile

MAP: Drawn = {
    (0, 0): "MIL 0",
    (1, 0): "YC-S 0 red!",
    (2, 0): "CH-J1 0",
    (3, 0): "GC 0 blue!",
    (3, 1): "YP-S 1",
    (3, 2): "YC-S 1 green!",
    (3, 3): "YP-S 1",
    (3, 4): "YC-S 1",
    (4, 0): "YP-S 0",
    (5, 0): "CH-T 0",
    (6, 0): "YP-S 0",
    (7, 0): "YC-S 0",
}


STATION_REFUSALS = [
    ("L-239", (9, 9)),  # no tile
    ("L-239", (0, 0)),  # Mildendo has no slot
    ("L-239", (3, 1)),  # plain track
    ("L-239", (3, 2)),  # the only slot is taken
    ("L-241", (1, 0)),  # Red stands there already
    ("L-242", (2, 0)),  # a town
    ("L-240", (3, 4)),  # behind a full city
    ("L-240", (7, 0)),  # behind a terminal
]
HOME_REFUSALS = ["L-212", "L-213", "L-214"]  # each in a test of its own below


def test_every_rule_that_can_be_cited_is_seen() -> None:
    assert {rule for rule, _ in STATION_REFUSALS} | set(HOME_REFUSALS) == CITABLE


@pytest.mark.parametrize(("rule", "cell"), STATION_REFUSALS)
@pytest.mark.rule("L-239", "L-240", "L-241")
def test_a_station_is_refused(rule: str, cell: Cell) -> None:
    refusal = station_refusal(draw(MAP), company("red"), cell)
    assert refusal is not None
    assert refusal.rule == rule
    assert cell not in station_cells(draw(MAP), company("red"))


def test_a_refusal_tells_blocked_from_not_connected() -> None:
    blocked = station_refusal(draw(MAP), company("red"), (3, 4))
    apart = station_refusal(draw(MAP), company("red"), (7, 0))
    assert blocked is not None
    assert apart is not None
    assert (blocked.params["blocked"], apart.params["blocked"]) == (True, False)


@pytest.mark.rule("L-239", "L-240")
def test_any_linked_city_with_a_free_slot_takes_a_marker_however_far() -> None:
    assert station_cells(draw(MAP), company("red")) == [(3, 0), (5, 0)]
    assert station_refusal(draw(MAP), company("red"), (5, 0)) is None


@pytest.mark.rule("L-242")
def test_towns_and_harbours_take_no_marker() -> None:
    railmap = draw({(1, 0): "YC-S 0 red!", (2, 0): "CH-A 3", (0, 0): "CH-J1 0"})
    for cell in ((2, 0), (0, 0)):
        refusal = station_refusal(railmap, company("red"), cell)
        assert refusal is not None
        assert refusal.rule == "L-242"
    assert station_cells(railmap, company("red")) == []


@pytest.mark.rule("L-241")
def test_a_tile_never_holds_two_markers_of_one_company() -> None:
    railmap = draw({(1, 0): "BY 0 red!"})
    refusal = station_refusal(railmap, company("red"), (1, 0))
    assert refusal is not None
    assert refusal.rule == "L-241"


@pytest.mark.rule("L-243")
def test_markers_stay_through_upgrades() -> None:
    railmap = draw(MAP)
    before = dict(railmap.stations)
    railmap.place((3, 0), tile("BC"), 0)
    railmap.place((1, 0), tile("GC"), 0)
    assert railmap.stations == before
    assert railmap.homes[company("red")] == (1, 0)


@pytest.mark.rule("L-052", "L-212")
def test_a_home_may_be_any_empty_slot_without_a_connection() -> None:
    railmap = draw(MAP)
    assert home_slots(railmap) == [(3, 0), (3, 4), (5, 0), (7, 0)]
    assert home_slot_refusal(railmap, (7, 0)) is None
    railmap.add_station((7, 0), company("teal"), home=True)
    assert railmap.homes[company("teal")] == (7, 0)
    assert railmap.stations[7, 0] == (company("teal"),)
    refusal = home_slot_refusal(railmap, (7, 0))
    assert refusal is not None
    assert refusal.rule == "L-212"


@pytest.mark.parametrize(
    ("cell", "rule"), [((0, 0), "L-213"), ((2, 0), "L-213"), ((3, 1), "L-212"), ((9, 9), "L-212"), ((1, 0), "L-212")]
)
@pytest.mark.rule("L-212", "L-213")
def test_mildendo_towns_and_track_offer_no_home(cell: Cell, rule: str) -> None:
    refusal = home_slot_refusal(draw(MAP), cell)
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("L-214")
def test_without_an_empty_slot_nobody_founds() -> None:
    railmap = draw({(0, 0): "MIL 0", (1, 0): "YC-S 0 red!", (2, 0): "CH-J1 0"})
    assert home_slots(railmap) == []
    refusal = home_slot_refusal(railmap, (1, 0))
    assert refusal is not None
    assert refusal.rule == "L-214"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.rule("L-239", "L-212")
def test_a_place_is_offered_exactly_if_it_is_not_refused(seed: int) -> None:
    railmap = grown_map(Random(seed), 30)
    around = {(x + dx, y + dy) for x, y in railmap.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for one in COMPANIES:
        allowed = [cell for cell in sorted(around) if station_refusal(railmap, one, cell) is None]
        assert station_cells(railmap, one) == allowed
    assert home_slots(railmap) == [cell for cell in sorted(around) if home_slot_refusal(railmap, cell) is None]


@pytest.mark.parametrize("seed", range(5))
def test_a_map_is_read_back_from_its_data(seed: int) -> None:
    railmap = grown_map(Random(seed), 30)
    again = map_from_data(railmap.to_data())
    assert again == railmap
    assert again.to_data() == railmap.to_data()


def test_two_homes_in_one_city_are_read_back() -> None:
    railmap = draw({(1, 0): "GC 0 red! teal!"})
    assert map_from_data(railmap.to_data()).homes == {company("red"): (1, 0), company("teal"): (1, 0)}
