"""Drawings of map, chart and routes: complete, well-formed, and never by colour alone."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from roundhouse.games.lilliput.box.tiles import TileKind
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.routes import best_run, route_data
from roundhouse.render.lilliput.lines import beside, shortened, track_points
from roundhouse.render.lilliput.signs import (
    COMPANY_COLOURS,
    COMPANY_SYMBOLS,
    ROUTE_COLOURS,
    ROUTE_DASHES,
    TEXT_SIGNS,
)
from roundhouse.render.lilliput.svg import chart_svg, map_svg, table_svg, tile_svg
from roundhouse.render.lilliput.text import chart_text, map_text
from unit.lilliput.maps import F1, F2, company, draw, grown_map, grown_variant_map, trains, wild_map, wild_variant_map

SVG = "{http://www.w3.org/2000/svg}"
PRICES = ((50, 55, 60), (45, 50, 55))
STACKS = [{"space": 1, "companies": ["red", "blue"]}, {"space": 3, "companies": ["teal"]}]


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314  # our own drawing


def texts(root: ElementTree.Element, name: str) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text") if element.get("class") == name]


def test_every_company_has_its_own_colour_and_symbol() -> None:
    assert set(COMPANY_COLOURS) == set(COMPANY_SYMBOLS) == set(TEXT_SIGNS) == set(COMPANY_IDS)
    for table in (COMPANY_COLOURS, COMPANY_SYMBOLS, TEXT_SIGNS):
        assert len({str(value) for value in table.values()}) == len(COMPANY_IDS)
    assert {cell_len(sign) for sign in TEXT_SIGNS.values()} == {1}
    assert len(set(ROUTE_COLOURS)) == len(set(ROUTE_DASHES)) == 4  # as many as a company has trains


def test_the_map_shows_every_tile_value_station_and_coordinate() -> None:
    root = parsed(map_svg(draw(F1).to_data()))
    cells = [element.get("data-cell") for element in root.iter(f"{SVG}g") if element.get("data-cell")]
    assert sorted(cells) == sorted(f"{x},{y}" for x, y in F1)
    assert sorted(texts(root, "value")) == ["10", "20", "20", "30", "30", "40"]
    used = [element.get("href") for element in root.iter(f"{SVG}use")]
    assert sorted(used) == sorted(f"#sign-{name}" for name in ("red", "red", "green", "blue", "yellow"))
    assert texts(root, "y") == ["Y"]
    assert set(texts(root, "coord")) == {"\N{MINUS SIGN}2", "\N{MINUS SIGN}1", "0", "1", "2"}


def test_the_castle_shows_both_values_and_a_title_tells_what_lies_there() -> None:
    root = parsed(map_svg(draw(F2).to_data()))
    assert "30/50" in texts(root, "value")
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert "2,-1 CH-E · £30/50 · yellow, orange" in titles
    assert "3,1 YP-S" in titles


def test_routes_are_drawn_beside_the_track_with_their_sums() -> None:
    railmap = draw(F1)
    run = best_run(railmap, company("red"), trains("3 2"))
    root = parsed(map_svg(railmap.to_data(), routes=route_data(run)))
    lines = [element for element in root.iter(f"{SVG}path") if element.get("class") == "route"]
    assert len({line.get("stroke") for line in lines}) == len({line.get("stroke-dasharray") for line in lines}) == 2
    assert texts(root, "sum") == ["3 : £110", "2 : £60"]


def test_the_chart_shows_prices_and_stacks() -> None:
    root = parsed(chart_svg(PRICES, STACKS))
    assert texts(root, "price") == ["50", "55", "60", "45", "50", "55"]
    used = [element.get("href") for element in root.iter(f"{SVG}use")]
    assert used == ["#sign-blue", "#sign-red", "#sign-teal"]  # the top of a stack is drawn last, over the others


def test_the_table_has_a_legend_of_the_companies_on_the_map() -> None:
    names = {"red": "Mildendo & Co", "teal": "Reldresal"}
    root = parsed(table_svg(draw(F1).to_data(), PRICES, STACKS, names=names))
    assert texts(root, "legend") == ["Mildendo & Co"]


@pytest.mark.parametrize("theme", [None, "light", "dark"])
def test_colours_are_variables_and_a_theme_may_be_forced(theme: str | None) -> None:
    svg = map_svg(draw(F1).to_data(), theme=theme)
    assert parsed(svg).get("data-theme") == theme
    assert "color-scheme: light dark" in svg


@pytest.mark.parametrize("seed", range(30))
def test_any_map_can_be_drawn(seed: int) -> None:
    rng = Random(seed)
    railmap = grown_map(rng) if seed % 2 else wild_map(rng)
    if not railmap.tiles:
        railmap = draw(F1)
    for name in COMPANY_IDS:
        run = best_run(railmap, company(name), trains("3 4D 2*"))
        root = parsed(map_svg(railmap.to_data(), routes=route_data(run)))
        assert len(texts(root, "sum")) == len(run.routes)
    tall = map_text(railmap.to_data()).plain.splitlines()
    ys = [y for _, y in railmap.tiles]
    assert len(tall) == 2 + 3 * (max(ys) - min(ys) + 3)


@pytest.mark.parametrize("seed", range(20))
def test_any_map_with_variant_tiles_can_be_drawn(seed: int) -> None:
    rng = Random(seed)
    railmap = grown_variant_map(rng) if seed % 2 else wild_variant_map(rng)
    data, tileset = railmap.to_data(), railmap.tileset
    run = best_run(railmap, company("red"), trains("3 4D 2*"))
    root = parsed(map_svg(data, routes=route_data(run), tileset=tileset))
    drawn = [group.get("data-cell") for group in root.iter(f"{SVG}g") if group.get("data-cell")]
    assert sorted(drawn) == sorted(f"{x},{y}" for x, y in (*railmap.tiles, *railmap.terrain))
    assert len(texts(root, "sum")) == len(run.routes)
    ys = [y for _, y in (*railmap.tiles, *railmap.terrain)]
    assert len(map_text(data, tileset=tileset).plain.splitlines()) == 2 + 3 * (max(ys) - min(ys) + 3)


@pytest.mark.parametrize("kind", whole_box().kinds, ids=lambda kind: kind.id)
def test_every_tile_can_be_drawn_alone(kind: TileKind) -> None:
    beds = {
        rotation: [path.get("d") for path in parsed(tile_svg(kind, rotation)).iter(f"{SVG}path")]
        for rotation in whole_box().turns[whole_box().by_id[kind.id]]
    }
    assert len({str(paths) for paths in beds.values()}) == len(beds)  # every turn looks different


def test_every_tile_is_told_from_the_others() -> None:
    drawings = {kind.id: tile_svg(kind) for kind in whole_box().kinds}
    assert len(set(drawings.values())) == len(drawings) == len(whole_box().kinds)


def test_what_a_landscape_asks_and_brings_is_written_on_it() -> None:
    drawn = {(0, 0): "HILLS 0", (1, 0): "RIVER 0", (2, 0): "MINE-20 0", (3, 0): "WIGGYWACK 0", (5, 0): "BC-T 0"}
    root = parsed(map_svg(draw(drawn, whole_box()).to_data(), tileset=whole_box()))
    assert {"£30", "£10", "+20", "Wiggywack", "Tottenham"} <= {*texts(root, "name")}


def test_coloured_track_shows_its_company_by_a_sign_too() -> None:
    data = draw({(0, 0): "LA-B 0", (2, 0): "LA-Y 1"}, whole_box()).to_data()
    root = parsed(map_svg(data, tileset=whole_box()))
    assert [use.get("href") for use in root.iter(f"{SVG}use")] == ["#sign-blue", "#sign-yellow"]
    lines = map_text(data, tileset=whole_box()).plain.splitlines()
    assert TEXT_SIGNS["blue"] in lines[6]  # below, in the middle
    assert TEXT_SIGNS["yellow"] in lines[5]  # to the west


def test_variant_tiles_in_characters() -> None:
    names = ("MINE-10 0", "TUNNEL 1", "WIGGYWACK 0 red", "BC-T 0", "HILLS 0", "SEA 0", "MOUNTAIN 0")
    railmap = draw({(index, 0): name for index, name in enumerate(names)}, whole_box())
    lines = [line.rstrip() for line in map_text(railmap.to_data(), tileset=whole_box()).plain.splitlines()]
    assert lines[4:7] == [
        "              +10   │   W  │ 40   │ 40    £30",
        " 0    ○   ───────   ∩   ─[♛○]───[○○]──  ∩∩∩    ≈≈≈    ▲▲▲     ○    0",
        "                    │      │   Tot│",
    ]


def test_the_map_in_characters() -> None:
    lines = map_text(draw(F1).to_data()).plain.splitlines()
    assert [line.rstrip() for line in lines[5:11]] == [
        " 1    ○      •────[♛❧]─────╮      ○    1",
        "             │      │      │",
        "             │ 20   │ 30Y  │ 40",
        " 0          [♛]────MIL───[◣○]          0",
        "                    │      │",
        "                    │ 20   │",
    ]


def test_junctions_and_crossovers_in_characters() -> None:
    names = ("GP-X 0", "GP-D 0", "GP-D 1", "GP-J 0", "BP 0", "CH-A 0", "YP-C 1")
    railmap = draw({(2 * index, 0): name for index, name in enumerate(names)})
    row = map_text(railmap.to_data()).plain.splitlines()[5]
    signs = [row[3 + 7 * (2 * index + 1) + 3] for index in range(len(names))]
    assert signs == ["╪", "╲", "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}", "┴", "┼", "≈", "╭"]


def test_the_chart_in_characters() -> None:
    lines = [line.rstrip() for line in chart_text(PRICES, STACKS).plain.splitlines()]
    assert lines == ["  50   55   60", "       ♛◣", "  45   50   55", "   ✉"]


def test_a_line_beside_runs_at_its_distance() -> None:
    straight = beside([(0, 0), (100, 0)], 10)
    assert straight == [(0, 10), (100, 10)]
    corner = beside([(0, 0), (50, 0), (50, 50)], 10)
    assert [(round(x), round(y)) for x, y in corner] == [(0, 10), (40, 10), (40, 50)]
    assert beside([(5, 5), (5, 5)], 10) == [(5, 5)]


def test_track_bends_from_side_to_side() -> None:
    curve = track_points(0, 1, False)
    assert (round(curve[0][0]), round(curve[0][1])) == (50, 0)
    assert (round(curve[-1][0]), round(curve[-1][1])) == (100, 50)
    assert all(abs(((x - 100) ** 2 + y**2) ** 0.5 - 50) < 0.01 for x, y in curve)
    assert track_points(3, 1, True) == [(0, 50), (50, 50), (100, 50)]
    assert shortened([(0, 0), (10, 0), (100, 0)], 20, 5) == [(20, 0), (95, 0)]
