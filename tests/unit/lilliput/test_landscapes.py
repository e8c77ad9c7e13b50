"""Landscape files: what they say, every mistake with its line, and the measure of what is playable and fair."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from roundhouse.games.lilliput.box.landscapes import (
    LANDSCAPE_NAMES,
    SCENARIO_NAMES,
    Landscape,
    landscape_from_data,
    landscape_of,
    landscape_text,
    named_landscape,
    read_landscape,
    scenario_text,
)
from roundhouse.games.lilliput.box.random_landscapes import DIFFICULTIES, MOST_UNEVEN, is_fit, random_landscape
from roundhouse.games.lilliput.box.tilesets import variant_kinds
from roundhouse.games.lilliput.box.toml_lines import lines_of
from roundhouse.games.lilliput.box.ways_out import WayOut, unevenness, ways_out
from roundhouse.games.lilliput.ids import is_city_cell
from roundhouse.kernel.errors import InvalidData, InvalidOption

TWO_MINES = """# a first try
name = "Two mines"
tunnels = 1
tiles = [
  { at = [2, 0], tile = "mine-10" },
  { at = [-2, 0], tile = "Mine-20", rotation = 3 },  # lies like rotation 1
  { at = [2, 2], tile = "mountain" },
]
"""


def problems(text: str) -> list[str]:
    with pytest.raises(InvalidData) as caught:
        read_landscape(text, "own.toml")
    assert caught.value.source == "own.toml"
    return caught.value.problems


def tiles(*entries: str) -> str:
    return "tiles = [\n" + "".join(f"  {{ {entry} }},\n" for entry in entries) + "]\n"


def test_a_landscape_is_cells_and_tiles() -> None:
    assert read_landscape(TWO_MINES, "own.toml") == Landscape(
        "Two mines", (((-2, 0), "MINE-20", 1), ((2, 0), "MINE-10", 0), ((2, 2), "MOUNTAIN", 0)), tunnels=1
    )


def test_tables_are_read_as_well_as_lists() -> None:
    text = '[[tiles]]\nat = [2, 0]\ntile = "sea"\n\n[[tiles]]\nat = [3, 1]\ntile = "hills"\n'
    assert [name for _, name, _ in read_landscape(text, "own.toml").tiles] == ["SEA", "HILLS"]


def test_an_empty_landscape_is_one() -> None:
    assert read_landscape("", "own.toml") == Landscape("", ())


@pytest.mark.parametrize("name", LANDSCAPE_NAMES)
def test_text_and_data_bring_a_landscape_back(name: str) -> None:
    landscape = named_landscape(name)
    assert read_landscape(landscape_text(landscape, ["one", "two"]), "again") == landscape
    assert landscape_from_data(landscape.to_data(), "again") == landscape
    assert landscape_of(landscape.to_data()) == landscape_of(name) == landscape


def test_a_landscape_is_found_by_name_file_or_data(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TWO_MINES)
    assert landscape_of(path) == landscape_of(str(path)) == read_landscape(TWO_MINES, "x")
    with pytest.raises(InvalidOption, match="'atlantis' is neither a file nor one of lets-start"):
        landscape_of("atlantis")
    with pytest.raises(InvalidData, match="No such file"):
        landscape_of(tmp_path / "none.toml")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidData, match="not a text file"):
        landscape_of(path)


# Mistakes


@pytest.mark.rule("L-362", "L-363", "L-364")
@pytest.mark.parametrize("kind", variant_kinds()["scenario"], ids=lambda kind: kind.id)
def test_marks_decide_on_which_cells_a_tile_may_lie(kind: Any) -> None:
    allowed = set()
    for cell in ((4, 4), (4, 5)):
        try:
            read_landscape(tiles(f'at = [{cell[0]}, {cell[1]}], tile = "{kind.id.lower()}"'), "own.toml")
        except InvalidData as error:
            if "L-362" in str(error) or "L-363" in str(error):
                continue
        allowed.add("city" if is_city_cell(cell) else "plain")
    assert allowed == {"circle": {"city"}, "square": {"plain"}, "both": {"city", "plain"}}[kind.mark]


MISTAKES = [
    ('at = [2, 0], tile = "marsh"', "line 2: tiles[1].tile: unknown tile 'marsh'; known are mine-10, mine-20, hills"),
    ("at = [2, 0]", "line 2: tiles[1].tile: is missing"),
    (
        'at = [2, 0], tile = "printed-city"',
        "line 2: tiles[1]: printed-city has a circle, but 2,0 is a plain cell (L-36",
    ),
    ('at = [2, 1], tile = "mine-10"', "line 2: tiles[1]: mine-10 has a square, but 2,1 is a city cell (L-363)"),
    ('at = [1, 0], tile = "hills"', "line 2: tiles[1]: 1,0 is a home cell and stays free (L-366)"),
    ('at = [0, 0], tile = "hills"', "line 2: tiles[1]: 0,0 is where Mildendo is (L-020)"),
    ('at = [2, 0], tile = "tunnel"', "line 2: tiles[1]: the tunnel begins in the supply: write tunnels = 1 (L-377)"),
    ('at = [2, 0.5], tile = "sea"', "line 2: tiles[1].at: [2, 0.5] is not a cell such as [2, -1], at most 20 away"),
    ('at = [21, 0], tile = "sea"', "line 2: tiles[1].at: [21, 0] is not a cell"),
    ('at = 7, tile = "sea"', "line 2: tiles[1].at: 7 is not a cell"),
    ('tile = "sea"', "line 2: tiles[1].at: is missing"),
    ('at = [2, 0], tile = "mine-10", rotation = 4', "line 2: tiles[1].rotation: 4 is not one of 0, 1, 2, 3"),
    ('at = [2, 0], tile = "sea", depth = 9', "line 2: tiles[1].depth: unknown field"),
]


@pytest.mark.parametrize(("entry", "message"), MISTAKES)
def test_a_mistake_is_named_by_its_line(entry: str, message: str) -> None:
    found = problems(tiles(entry))
    assert any(problem.startswith(message) for problem in found), found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = 3", "line 1: name: must be text"),
        ('name = "a\\nb"', "line 1: name: must be text in printable characters"),
        ("\ntunnels = -1", "line 2: tunnels: must be from 0 to 20, not -1"),
        ("tunnels = 2", "line 1: tunnels: too many tiles: the box has 1 of tunnel (L-360)"),
        ('free_supply = "yes"', "line 1: free_supply: must be true or false"),
        ("tiles = 3", "line 1: tiles: must be a list"),
        ("tiles = [3]", "line 1: tiles[1]: must be a table"),
        ("weather = 1", "line 1: weather: unknown field"),
        ("tiles = [", "not a TOML file (Invalid value (at end of document))"),
        ("name = 'a'\nname = 'b'", "not a TOML file (Cannot overwrite a value"),
    ],
)
def test_a_mistake_in_the_file_as_a_whole(text: str, message: str) -> None:
    assert any(problem.startswith(message) for problem in problems(text)), problems(text)


@pytest.mark.rule("L-360")
def test_more_tiles_than_in_the_box_need_a_free_supply() -> None:
    five = tiles(*(f'at = [{x}, 4], tile = "sea"' for x in range(5)))
    assert problems(five) == ["line 6: tiles[5]: too many tiles: the box has 4 of sea (L-360)"]
    assert len(read_landscape("free_supply = true\n" + five, "own.toml").tiles) == 5


@pytest.mark.rule("L-366", "L-362")
def test_every_mistake_is_told_at_once_and_in_the_order_of_the_file() -> None:
    text = """name = "Wrong"  # tiles = [
weather = "fine"
tiles = [
  { at = [1, 0], tile = "hills" },
  { at = [2, 0], tile = "printed-city" }, { at = [2, 0], tile = "swamp" },

  # one wiggywack is enough
  { at = [4, 4], tile = "wiggywack" },
  { at = [4, -4], tile = "wiggywack" },
]
"""
    found = problems(text)
    assert [problem.partition(":")[0] for problem in found] == [f"line {n}" for n in (2, 4, 5, 5, 5, 9)]
    assert "two tiles at 2,0, the other is printed-city in tiles[2]" in found[4]


@pytest.mark.rule("L-375")
def test_printed_track_may_not_run_into_the_sea() -> None:
    found = problems(tiles('at = [2, 0], tile = "mine-10"', 'at = [3, 0], tile = "sea"'))
    assert found == ["line 2: tiles[1]: its track to the E runs into the sea at 3,0 (L-375)"]
    assert read_landscape(tiles('at = [2, 0], tile = "mine-10", rotation = 1', 'at = [3, 0], tile = "sea"'), "x")


@pytest.mark.rule("L-049", "L-375")
def test_the_sea_may_not_close_a_home_cell() -> None:
    around = ['at = [2, 0], tile = "sea"', 'at = [1, 1], tile = "sea"', 'at = [1, -1], tile = "sea"']
    assert problems(tiles(*around)) == [
        "line 4: tiles[3]: the sea closes 1,0 on all sides, so no home tile fits there (L-049)"
    ]
    assert read_landscape(tiles(*around[:2]), "own.toml")


@pytest.mark.parametrize("data", [None, 3, [], "lets-start"])
def test_data_that_is_no_landscape_is_refused(data: object) -> None:
    with pytest.raises(InvalidData, match="must be a table with name and tiles"):
        landscape_from_data(data, "scenario")


def test_mistakes_in_data_are_named_by_entry() -> None:
    with pytest.raises(InvalidData) as caught:
        landscape_from_data({"tiles": [{"at": [2, 0], "tile": "sea"}, {"at": [2, 0], "tile": "sea"}]}, "scenario")
    assert caught.value.problems == ["tiles[2]: two tiles at 2,0, the other is sea in tiles[1]"]


@pytest.mark.parametrize("seed", range(5))
def test_damaged_files_are_refused_with_lines_that_exist(seed: int) -> None:
    rng = Random(seed)
    refused = 0
    for _ in range(200):
        text = landscape_text(named_landscape(rng.choice(SCENARIO_NAMES)), ["a remark"])
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(text))
            text = text[:place] + rng.choice("[]{}=,#\"'\n 07-e.xA\\") + text[place + rng.randint(0, 2) :]
        try:
            read_landscape(text, "own.toml")
        except InvalidData as error:
            refused += 1
            for problem in error.problems:
                word, _, rest = problem.partition(" ")
                assert word != "line" or 1 <= int(rest.partition(":")[0]) <= text.count("\n") + 1
    assert 50 < refused < 200


# Lines


def test_what_is_far_too_long_or_deep_is_refused_in_a_line() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    tile = {"at": [2, 0], "tile": "sea"}
    for data in (
        {"x" * 980_000: 1},
        {"name": "x" * 980_000},
        {"tunnels": 10**4299},
        {"tiles": [tile] * 19_000},
        {"tiles": [deep]},
        {"tiles": [{**tile, "at": deep}]},
        {"tiles": [{**tile, "at": [10**4299, 0]}]},
        {"tiles": [{**tile, "tile": "x" * 980_000}]},
        {"tiles": [{**tile, "y" * 980_000: 1}]},
        {"tiles": [{**tile, "rotation": deep}]},
    ):
        with pytest.raises(InvalidData) as caught:
            landscape_from_data(data, "scenario")
        assert len(str(caught.value)) < 400


def test_lines_are_counted_past_comments_strings_and_nested_values() -> None:
    text = """# tiles = [ { } ]
name = \"\"\"
tiles = [
{\"\"\"
other = [ "[[tiles]]", ['#'] ]  # [
"tiles" = [ { at = [1,
  2] }, 7,
  { tile = "} , {" } ]
last = 1
"""
    keys, entries = lines_of(text, "tiles")
    assert keys == {"name": 2, "other": 5, "tiles": 6, "last": 9}
    assert entries == [6, 7, 8]


def test_lines_of_tables() -> None:
    text = 'a = 1\n[[ tiles ]]\nat = [1]\n[[tiles]]\n[other]\ntiles = [1]\n[["tiles"]]'
    assert lines_of(text, "tiles") == ({"a": 1}, [2, 4, 7])


# The measure


def by_side(landscape: Landscape) -> dict[str, tuple[int, int, int, int]]:
    return {way.side: (way.ways, way.tiles, way.cost, way.burden) for way in ways_out(landscape)}


def own(*entries: str) -> Landscape:
    return read_landscape("free_supply = true\n" + tiles(*entries), "own.toml")


def test_an_empty_map_is_open_on_every_side() -> None:
    assert by_side(Landscape("", ())) == dict.fromkeys("NESW", (3, 3, 0, 0))
    assert unevenness(ways_out(Landscape("", ()))) == (0, 0)


def test_mountains_and_sea_close_ways_and_terrain_costs() -> None:
    walled = own(*(f'at = [{x}, {y}], tile = "mountain"' for x, y in ((2, 0), (1, 1), (1, -1))))
    assert by_side(walled) == {"N": (2, 3, 0, 4), "E": (0, 0, 0, 12), "S": (2, 3, 0, 4), "W": (3, 3, 0, 0)}
    assert unevenness(ways_out(walled)) == (0, 4)  # the closed side is not compared
    ring = own(
        *(f'at = [{x}, {y}], tile = "hills"' for x in range(-3, 4) for y in range(-3, 4) if abs(x) + abs(y) == 3)
    )
    assert {way.cost for way in ways_out(ring)} == {30}
    assert {way.hardship for way in ways_out(ring)} == {3 + 3}


def test_printed_track_is_used_as_it_lies() -> None:
    tunnel = own('at = [2, 0], tile = "mine-20"', 'at = [1, 1], tile = "mountain"', 'at = [1, -1], tile = "mountain"')
    assert by_side(tunnel)["E"] == (1, 2, 0, 4 + 4 - 2)  # the mine need not be laid
    across = own(
        'at = [2, 0], tile = "mine-20", rotation = 1', 'at = [1, 1], tile = "sea"', 'at = [1, -1], tile = "mountain"'
    )
    assert by_side(across)["E"][0] == 0
    assert by_side(own('at = [2, 0], tile = "wiggywack"'))["E"][0] == 2  # nobody goes through it
    assert by_side(own('at = [2, 1], tile = "printed-city"'))["E"][:2] == (3, 2)  # through the city


def test_our_own_landscapes_are_open_and_even() -> None:
    own = [named_landscape(name) for name in LANDSCAPE_NAMES if name not in SCENARIO_NAMES]
    assert len({landscape.name for landscape in own}) == 4
    for landscape in own:
        assert all(way.ways >= 2 for way in ways_out(landscape)), landscape.name
        assert unevenness(ways_out(landscape)) <= (1, 3), landscape.name


@pytest.mark.rule("L-387")
def test_the_four_scenarios_are_open_on_every_side() -> None:
    for name in SCENARIO_NAMES:
        assert all(way.ways >= 1 for way in ways_out(named_landscape(name))), name
        assert unevenness(ways_out(named_landscape(name)))[0] <= 1
        assert scenario_text(name).startswith("#")


# Random


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_random_landscape_is_playable_fair_and_from_the_box(difficulty: int) -> None:
    for seed in range(3):
        landscape = random_landscape(seed, difficulty)
        ways = ways_out(landscape)
        assert all(way.ways >= max(1, DIFFICULTIES[difficulty].fewest_ways) for way in ways)
        assert all(found <= most for found, most in zip(unevenness(ways), MOST_UNEVEN, strict=True))
        assert read_landscape(landscape_text(landscape), "again") == landscape
        assert sorted(name for _, name, _ in landscape.tiles) == sorted(
            name for name, count in DIFFICULTIES[difficulty].tiles.items() for _ in range(count)
        )


def test_the_same_seed_makes_the_same_landscape() -> None:
    assert random_landscape(3, 2) == random_landscape(3, 2)
    assert random_landscape(3, 2).tiles != random_landscape(4, 2).tiles


def test_harder_landscapes_are_heavier() -> None:
    def burden(difficulty: int) -> float:
        ways: list[WayOut] = [way for seed in range(3) for way in ways_out(random_landscape(seed, difficulty))]
        return sum(way.burden for way in ways) / len(ways)

    burdens = [burden(difficulty) for difficulty in DIFFICULTIES]
    assert burdens == sorted(burdens)
    assert burdens[0] + 5 < burdens[-1]


def test_a_walled_landscape_is_not_fit() -> None:
    walled = own(*(f'at = [{x}, {y}], tile = "mountain"' for x, y in ((2, 0), (1, 1), (1, -1))))
    assert is_fit(Landscape("", ()), 2)
    assert not is_fit(walled, 2)


def test_an_unknown_difficulty_is_refused() -> None:
    with pytest.raises(InvalidOption, match="5 is not one of 1, 2, 3, 4"):
        random_landscape(1, 5)
