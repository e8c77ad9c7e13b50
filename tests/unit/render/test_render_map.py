"""The map in characters: everything is on it, in its place, and told apart without colours."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.games.tickets.box.board import board_from_data, usa_board
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.render.tickets.map import BETWEEN, CITY_SIGN, CLOSED, GOAL_SIGN, SOLID, map_text
from roundhouse.render.tickets.map_layout import map_layout
from roundhouse.render.tickets.signs import CARD_SIGNS, LONE_SIGNS, PLAYER_SIGNS
from roundhouse.render.tickets.text import map_screen

USA = usa_board()
PLAYERS = ["blue", "red", "green", "yellow", "black"]
SIZES = [(80, 20), (83, 25), (120, 36), (200, 50)]


def drawn(owners: dict[str, int] | None = None, size: tuple[int, int] = (120, 36), **marks: set) -> list[str]:
    return map_text(USA, owners or {}, PLAYERS, size, **marks).plain.split("\n")


def signs_of(route: str, lines: list[str], size: tuple[int, int] = (120, 36)) -> list[str]:
    """What stands on the spaces of a route."""
    track = map_layout(USA, *size).tracks[USA.route_index[route]]
    return [lines[row][column] for column, row in track.cells if (column, row) in track.spaces]


@pytest.mark.parametrize("size", SIZES)
def test_the_map_fills_its_canvas_exactly(size):
    lines = drawn(size=size)

    assert len(lines) == size[1]
    assert {len(line) for line in lines} == {size[0]}


@pytest.mark.parametrize("size", SIZES)
def test_every_city_is_named_in_full_beside_its_sign(size):
    text = "\n".join(drawn(size=size))

    assert text.count(CITY_SIGN) == len(USA.cities)
    for city in USA.cities:
        assert city.name in text


@pytest.mark.parametrize("size", SIZES)
def test_no_name_covers_another_name_or_a_city(size):
    layout = map_layout(USA, *size)
    cells = [(column + offset, row) for (column, row), name in layout.names for offset in range(len(name))]

    assert len(set(cells)) == len(cells)
    assert not set(cells) & set(layout.cities)


@pytest.mark.parametrize("size", SIZES)
def test_a_route_has_as_many_signs_as_spaces(size):
    layout = map_layout(USA, *size)

    for route, track in zip(USA.routes, layout.tracks, strict=True):
        assert len(track.spaces) == route.length, route.id


@pytest.mark.parametrize("size", SIZES)
def test_double_routes_lie_side_by_side(size):
    layout = map_layout(USA, *size)

    for index, route in enumerate(USA.routes):
        if route.twin > index:
            one, other = set(layout.tracks[index].cells), set(layout.tracks[route.twin].cells)
            assert one != other, route.id
            assert one - other, route.id
            assert other - one, route.id


def test_cities_keep_their_places():
    layout = map_layout(USA, 120, 36)
    column = {city.name: cell[0] for city, cell in zip(USA.cities, layout.cities, strict=True)}
    row = {city.name: cell[1] for city, cell in zip(USA.cities, layout.cities, strict=True)}

    assert column["Seattle"] < column["Denver"] < column["Chicago"] < column["New York"]
    assert row["Winnipeg"] < row["Omaha"] < row["Dallas"] < row["Miami"]


def test_an_open_route_shows_the_sign_of_its_colour():
    lines = drawn()

    assert set(signs_of("calgary-winnipeg", lines)) == {CARD_SIGNS["white"]}
    assert set(signs_of("helena-omaha", lines)) == {CARD_SIGNS["red"]}


@pytest.mark.parametrize("seat", range(5))
def test_a_claimed_route_is_a_solid_bar_with_its_owners_sign(seat):
    lines = drawn({"calgary-winnipeg": seat})
    cells = map_layout(USA, 120, 36).tracks[USA.route_index["calgary-winnipeg"]].cells

    assert set(signs_of("calgary-winnipeg", lines)) == {PLAYER_SIGNS[PLAYERS[seat]]}
    assert SOLID in {lines[row][column] for column, row in cells}
    assert SOLID not in "".join(drawn())


TABLE_AND_MAP = [(80, 20), (80, 26), (83, 25), (80, 19), (120, 36)]  # on screens of 80 x 24 and 120 x 40


@pytest.mark.parametrize("size", TABLE_AND_MAP)
def test_every_open_route_shows_a_sign_of_its_own(size):
    layout = map_layout(USA, *size)
    lines = drawn(size=size)
    own = [set(cells) for cells in layout.shown]

    assert sum(map(len, own)) == len(set().union(*own)), "no cell is drawn by two routes"
    for route, cells in zip(USA.routes, own, strict=True):
        assert CARD_SIGNS[route.colour] in {lines[row][column] for column, row in cells}, route.id


@pytest.mark.parametrize("size", [*TABLE_AND_MAP, (80, 23), (100, 27), (160, 48)])
def test_no_name_hides_the_last_cell_of_a_route(size):
    layout = map_layout(USA, *size)
    covered = {(column + offset, row) for (column, row), name in layout.names for offset in range(len(name))}

    for route, cells in zip(USA.routes, layout.shown, strict=True):
        assert cells, route.id
        assert not covered.intersection(cells), route.id


@pytest.mark.parametrize("size", TABLE_AND_MAP)
def test_every_claim_of_every_seat_can_be_seen_without_colours(size):
    open_signs = {*CARD_SIGNS.values(), BETWEEN, CLOSED}
    layout = map_layout(USA, *size)
    for index, route in enumerate(USA.routes):
        seen = set()
        for seat in range(5):
            lines = drawn({route.id: seat}, size)
            cells = [lines[row][column] for column, row in layout.shown[index]]
            assert SOLID in cells or not open_signs & set(cells), route.id
            seen.add("".join(cells))
        assert len(seen) == 5, f"{route.id}: every owner looks different"


def test_no_sign_of_a_claimed_route_is_one_of_an_open_route():
    claimed = {*LONE_SIGNS.values(), SOLID}

    assert not claimed & {*CARD_SIGNS.values(), *PLAYER_SIGNS.values(), BETWEEN, CLOSED, CITY_SIGN, GOAL_SIGN}
    assert len(LONE_SIGNS) == len(set(LONE_SIGNS.values())) == 5


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_map_alone_has_a_size_that_the_tests_above_look_at(size):
    view = rh.game("tickets").start(2, 1).view(None)
    words = Catalogue("en", strict=True).text
    text = map_screen(view, ["Ada", "Ben"], words, size).renderables[0]

    assert (size[0], text.plain.count("\n") + 1) in TABLE_AND_MAP


def test_a_closed_route_is_crossed_out():
    lines = drawn({"portland-san_francisco.1": 0}, closed={"portland-san_francisco.2"})

    assert CLOSED in signs_of("portland-san_francisco.2", lines)
    assert CLOSED not in "".join(drawn())


def test_the_cities_of_own_tickets_have_a_sign_of_their_own():
    lines = drawn(goals={USA.city_index["boston"], USA.city_index["miami"]})

    assert "".join(lines).count(GOAL_SIGN) == 2
    column, row = map_layout(USA, 120, 36).cities[USA.city_index["boston"]]
    assert lines[row][column] == GOAL_SIGN


def test_colour_is_never_the_only_sign():
    assert len(set(CARD_SIGNS.values())) == len(CARD_SIGNS) == 10
    assert len(set(PLAYER_SIGNS.values())) == len(PLAYER_SIGNS) == 5


@pytest.mark.parametrize("step", [0.0001, 0.5])
def test_a_board_with_all_cities_in_one_column_can_be_drawn(step):
    cities = [{"id": name, "name": name.upper(), "x": 0, "y": n * step} for n, name in enumerate(("a", "b", "c"))]
    routes = [{"a": "a", "b": "b", "length": 2, "colour": "red"}, {"a": "b", "b": "c", "length": 6, "colour": "gray"}]
    board = board_from_data(
        {"name": "dot", "cities": cities, "routes": routes, "tickets": [{"a": "a", "b": "c", "points": 3}] * 6}
    )

    text = map_text(board, {"a-b": 0}, PLAYERS, (80, 20)).plain

    assert text.count(CITY_SIGN) == 3
