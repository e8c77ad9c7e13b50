"""The tile kinds in the box, and a loader that refuses a box that cannot be."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from roundhouse.games.lilliput.box.tiles import TileKind, checked_kinds, tile_data, tile_set
from roundhouse.games.lilliput.ids import letters_of
from roundhouse.kernel.errors import InvalidData
from unit.lilliput.maps import tile

KINDS = {kind.id: kind for kind in tile_set().kinds}


def kinds(colour: str, kind: str) -> list[TileKind]:
    found = [one for one in KINDS.values() if (one.colour, one.kind) == (colour, kind)]
    assert found
    return found


@pytest.mark.rule("L-011", "L-013")
def test_the_box_holds_114_tile_cards() -> None:
    data = tile_data()
    assert data["sets"] == {"basic": 54, "allenbeck": 3, "laputa": 4, "brobdingnag": 30, "scenario": 23}
    assert sum(data["sets"].values()) == 114
    assert sum(data["brobdingnag"].values()) == 30
    assert data["brobdingnag"]["characters"] == 3


@pytest.mark.rule("L-012")
def test_basic_tiles_by_colour_and_kind() -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for kind in KINDS.values():
        counts[kind.colour, "character" if kind.owner else kind.kind] += kind.count
    assert counts == {
        ("yellow", "metropolis"): 2,
        ("yellow", "city"): 12,
        ("yellow", "plain"): 16,
        ("green", "metropolis"): 2,
        ("green", "city"): 6,
        ("green", "plain"): 3,
        ("brown", "metropolis"): 1,
        ("brown", "city"): 3,
        ("brown", "plain"): 1,
        ("red", "mildendo"): 1,
        ("none", "character"): 7,
    }


@pytest.mark.rule("L-095")
def test_yellow_cities_have_two_exits_and_one_slot_and_plain_track_is_straight_or_curve() -> None:
    for kind in kinds("yellow", "city") + kinds("yellow", "metropolis"):
        assert (kind.exits.bit_count(), kind.slots) == (2, 1)
    for name in ("city", "metropolis", "plain"):
        assert {letters_of(kind.exits) for kind in kinds("yellow", name)} == {"EW", "NE"}
    assert all(len(kind.paths) == 1 for kind in kinds("yellow", "plain"))


@pytest.mark.rule("L-096")
def test_green_cities_have_three_exits_and_two_slots() -> None:
    for kind in kinds("green", "city") + kinds("green", "metropolis"):
        assert (kind.exits.bit_count(), kind.slots) == (3, 2)


@pytest.mark.rule("L-097")
def test_brown_cities_have_four_exits() -> None:
    assert [(kind.exits.bit_count(), kind.slots) for kind in kinds("brown", "city")] == [(4, 2)]
    assert [(kind.exits.bit_count(), kind.slots) for kind in kinds("brown", "metropolis")] == [(4, 3)]


@pytest.mark.rule("L-098")
def test_green_and_brown_plain_tiles() -> None:
    paths = {kind.id: {letters_of(1 << a | 1 << b) for a, b in kind.paths} for kind in KINDS.values() if kind.paths}
    assert paths["GP-X"] == {"NS", "EW"}
    assert paths["GP-D"] == {"NE", "SW"}
    assert paths["GP-J"] == {"EW", "NW", "NE"}
    assert paths["BP"] == {"NE", "NS", "NW", "ES", "EW", "SW"}


@pytest.mark.rule("L-115")
def test_yellow_tiles_are_cities_and_plain_and_towns_come_from_characters_only() -> None:
    assert {kind.kind for kind in KINDS.values() if kind.colour == "yellow"} == {"city", "metropolis", "plain"}
    assert all(kind.owner for kind in KINDS.values() if kind.kind in ("town", "harbour"))


@pytest.mark.rule("L-118", "L-122")
def test_classes_of_the_checkerboard() -> None:
    assert KINDS["MIL"].cell_class == "exempt"
    assert {KINDS[name].cell_class for name in ("CH-E", "CH-G", "CH-T", "YC-S", "GY")} == {"city"}
    assert {KINDS[name].cell_class for name in ("CH-A", "CH-J1", "CH-J2", "YP-S", "BP")} == {"plain"}


@pytest.mark.rule("L-251")
def test_seven_character_tiles() -> None:
    owners = Counter({kind.owner: 0 for kind in KINDS.values() if kind.owner})
    for kind in KINDS.values():
        if kind.owner:
            owners[kind.owner] += kind.count
    assert owners == {"emperor": 1, "general": 1, "treasurer": 1, "justiciary": 2, "admiral": 2}


@pytest.mark.rule("L-314", "L-315")
def test_values_of_cities() -> None:
    assert [kinds(colour, "city")[0].value for colour in ("yellow", "green", "brown")] == [20, 30, 40]
    assert [kinds(colour, "metropolis")[0].value for colour in ("yellow", "green", "brown")] == [30, 40, 50]
    assert all(kind.value_with_marker == kind.value for kind in KINDS.values() if kind.kind != "castle")


@pytest.mark.rule("L-316", "L-317", "L-319")
def test_values_of_mildendo_towns_and_harbours() -> None:
    assert KINDS["MIL"].value == 30
    assert {KINDS["CH-J1"].value, KINDS["CH-J2"].value, KINDS["CH-A"].value} == {10}


@pytest.mark.rule("L-320")
def test_values_of_the_generals_and_the_treasurers_city() -> None:
    assert (KINDS["CH-G"].value, KINDS["CH-T"].value) == (30, 50)


@pytest.mark.rule("L-294", "L-302", "L-303")
def test_which_tiles_are_stops_and_which_use_up_range() -> None:
    assert {kind.id for kind in KINDS.values() if not kind.is_stop} == {"YP-S", "YP-C", "GP-X", "GP-D", "GP-J", "BP"}
    uncounted = {kind.id for kind in KINDS.values() if kind.is_stop and not kind.counted}
    assert uncounted == {"CH-J1", "CH-J2", "CH-A"}


@pytest.mark.rule("L-016", "L-108")
def test_a_tile_is_known_by_its_track_and_turned_but_never_mirrored() -> None:
    tiles = tile_set()
    curve = tile("YC-C")
    assert [letters_of(mask) for mask in tiles.exits[curve]] == ["NE", "ES", "SW", "NW"]
    assert {kind.id: len(tiles.turns[index]) for index, kind in enumerate(tiles.kinds)} == {
        **dict.fromkeys(("YC-C", "YY-C", "YP-C", "GC", "GY", "GP-J", "CH-E", "CH-G", "CH-J2", "CH-A"), 4),
        **dict.fromkeys(("YC-S", "YY-S", "YP-S", "GP-D", "CH-J1"), 2),
        **dict.fromkeys(("GP-X", "BC", "BY", "BP", "MIL", "CH-T"), 1),
    }
    twin = tile("GP-D")  # its mirror image is the same tile turned once, not another tile
    assert tiles.paths[twin][0] != tiles.paths[twin][1]
    assert tiles.same_as[tile("YC-S")] == [0, 1, 0, 1]


def broken(**changes: Any) -> dict[str, Any]:
    """The data with some fields of tiles changed: `{"GC": {"exits": "WN"}}`."""
    data = deepcopy(tile_data())
    for entry in data["tiles"]:
        entry.update(changes.get(entry["id"].replace("-", "_"), {}))
    return data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (broken(GC={"exits": "WN"}), "YC-S: GC loses track"),
        (broken(YC_S={"count": 5}), "totals.yellow city: 12 expected, the tiles have 11"),
        (broken(CH_A={"count": 3}), "totals.characters: 7 expected, the tiles have 8"),
        (broken(GC={"exits": "WNN"}), "tiles[7] GC: exits 'WNN' are not different sides"),
        (broken(GC={"exits": ""}), "tiles[7] GC: exits '' are not different sides"),
        (broken(GC={"slots": 0}), "tiles[7] GC: city-class tiles have slots"),
        (broken(CH_J1={"slots": 1}), "CH-J1: city-class tiles have slots, others have none"),
        (broken(GC={"value": 35}), "tiles[7] GC: values are multiples of ten"),
        (broken(GC={"value": 0}), "tiles[7] GC: a stop needs a value"),
        (broken(GC={"kind": "village"}), "tiles[7].kind: 'village' is not one of city, metropolis"),
        (broken(GC={"colour": "pink"}), "tiles[7].colour: 'pink' is not one of yellow, green"),
        (broken(GC={"count": "six"}), "tiles[7].count: must be a whole number"),
        (broken(GC={"count": 0}), "tiles[7].count: must be at least 1, not 0"),
        (broken(GC={"trees": 3}), "tiles[7].trees: unknown field"),
        (broken(GC={"paths": ["WE"]}), "GC: plain track has paths, every other tile has exits"),
        (broken(GP_X={"paths": ["WE", "NN"]}), "GP-X: path 'NN' is not two different sides"),
        (broken(GP_J={"paths": ["WE", "WN"]}), "meet, so NE is needed"),
        (broken(YC_S={"upgrades_to": ["GX"]}), "YC-S: upgrades to 'GX', which is not a tile"),
        (broken(YC_S={"upgrades_to": ["BC"]}), "YC-S: BC is not of the next colour"),
        (broken(YC_S={"upgrades_to": ["GY"]}), "YC-S: GY is of another kind"),
        (broken(BC={"slots": 1}), "GC: BC has fewer slots"),
        (broken(GC={"id": "YC-S"}), "tiles[7].id: 'YC-S' occurs twice"),
        ({**tile_data(), "phases": {}}, "phases.yellow: is missing"),
        ({**tile_data(), "phases": {"yellow": 1, "brown": 5}}, "phases.green: is missing"),
        ({**tile_data(), "phases": {**tile_data()["phases"], "green": 9}}, "phases.green: must be from 1 to 7, not 9"),
        ({**tile_data(), "phases": {**tile_data()["phases"], "green": 6}}, "phases: yellow comes before green"),
        ({**tile_data(), "phases": {**tile_data()["phases"], "pink": 6}}, "phases.pink: unknown name"),
        ({**tile_data(), "phases": 3}, "phases: must be a table"),
        (
            {**tile_data(), "totals": {**tile_data()["totals"], "yellow city": "12"}},
            "totals.yellow city: must be a whole",
        ),
        ({**tile_data(), "tiles": 5}, "tiles: must be a list"),
        ({**tile_data(), "tiles": ["YC-S"]}, "tiles[1]: must be a table"),
        (broken(YC_S={"upgrades_to": [["GC"]]}), "tiles[1].upgrades_to[1]: must be text"),
        (broken(YP_S={"paths": []}), "YP-S: plain track needs at least one path"),
        (broken(MIL={"id": "LIM"}), "tiles: Mildendo, and nothing else, is called 'MIL' (L-020)"),
        (broken(CH_E={"value_with_marker": -50}), "CH-E: a marker never makes a stop worth less"),
        (broken(CH_E={"owner": "nobody"}), "].owner: 'nobody' is not one of emperor, general"),
        ({**tile_data(), "sets": {"basic": 55, "brobdingnag": 30}}, "sets.basic: 55 expected, its parts have 54"),
    ],
)
def test_data_that_cannot_be_is_refused_by_entry(data: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        checked_kinds(data, "tiles.toml")
    assert message in str(caught.value)
    assert caught.value.source == "tiles.toml"


def test_a_missing_field_is_named() -> None:
    data = broken()
    del data["tiles"][6]["count"]
    with pytest.raises(InvalidData, match=r"tiles\[7\]\.count: is missing"):
        checked_kinds(data, "tiles.toml")
