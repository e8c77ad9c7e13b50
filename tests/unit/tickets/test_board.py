"""A2: the USA map against its printed figures, and what a custom board must be like."""

import pickle
import tomllib
from collections import Counter
from copy import deepcopy
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.games.tickets.box.board import board_from_data, usa_board
from roundhouse.games.tickets.box.colours import COLOURS
from roundhouse.games.tickets.box.components import standard_components, why_endless
from roundhouse.games.tickets.flow import scoring
from roundhouse.kernel.declaration import GameName
from roundhouse.sim.playing import Fixture, RunSettings, play_game

USA = usa_board()


def find(a, b):
    """The routes between two cities, as (length, colour)."""
    ends = {USA.city_index[a], USA.city_index[b]}
    return [(route.length, route.colour) for route in USA.routes if {route.a, route.b} == ends]


@pytest.mark.rule("T-011")
def test_routes_join_two_cities_and_reach_all_of_them():
    assert (len(USA.cities), len(USA.routes)) == (36, 100)
    assert all(route.a != route.b for route in USA.routes)
    assert {city for route in USA.routes for city in (route.a, route.b)} == set(range(36))


@pytest.mark.rule("T-012")
def test_routes_are_one_to_six_spaces_long():
    assert Counter(route.length for route in USA.routes) == {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}
    assert sum(route.length for route in USA.routes) == 309


@pytest.mark.rule("T-013")
def test_routes_are_gray_or_of_a_card_colour():
    routes, spaces = Counter(), Counter()
    for route in USA.routes:
        routes[route.colour] += 1
        spaces[route.colour] += route.length
    assert routes == {**dict.fromkeys(COLOURS, 7), "gray": 44}
    assert spaces == {**dict.fromkeys(COLOURS, 27), "gray": 93}


@pytest.mark.rule("T-014")
def test_some_cities_are_joined_by_a_double_route():
    pairs = Counter((route.a, route.b) for route in USA.routes)
    assert Counter(pairs.values()) == {1: 56, 2: 22}
    for index, route in enumerate(USA.routes):
        if pairs[route.a, route.b] == 1:
            assert route.twin == -1
        else:
            twin = USA.routes[route.twin]
            assert route.twin != index
            assert (twin.a, twin.b, twin.length, twin.twin) == (route.a, route.b, route.length, index)


@pytest.mark.rule("T-016")
def test_montreal_new_york_is_one_blue_route_of_three():
    assert find("montreal", "new_york") == [(3, "blue")]


@pytest.mark.rule("T-017")
def test_montreal_toronto_is_gray():
    assert find("montreal", "toronto") == [(3, "gray")]


# Own boards

NAME = 'name = "tiny"'
CITIES = """cities = [
  { id = "ayr", name = "Ayr", x = 0.1, y = 0.1 },
  { id = "bath", name = "Bath", x = 0.5, y = 0.1 },
  { id = "cork", name = "Cork", x = 0.9, y = 0.9 },
]"""
ROUTES = """routes = [
  { a = "ayr", b = "bath", length = 1, colour = "gray" },
  { a = "ayr", b = "bath", length = 1, colour = "red" },
  { a = "bath", b = "cork", length = 6, colour = "blue" },
]"""
TICKETS = """tickets = [
  { a = "ayr", b = "cork", points = 7 },
  { a = "ayr", b = "cork", points = 8 },
  { a = "ayr", b = "bath", points = 1 },
  { a = "bath", b = "cork", points = 6 },
  { a = "cork", b = "ayr", points = 2 },
  { a = "cork", b = "bath", points = 3 },
]"""
TINY = "\n".join((NAME, CITIES, ROUTES, TICKETS))


def start(tmp_path, text, players=2):
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return rh.game("tickets").start(players=players, seed=1, board=path)


@pytest.mark.rule("T-015")
def test_an_own_board_can_be_played(tmp_path):
    state = start(tmp_path, TINY)
    routes = [(route.id, route.twin) for route in state.setup.board.routes]
    assert routes == [("ayr-bath.1", 1), ("ayr-bath.2", 0), ("bath-cork", -1)]
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert len(state.scores()) == 2


@pytest.mark.rule("T-015")
def test_an_own_board_needs_three_tickets_per_player(tmp_path):
    with pytest.raises(rh.InvalidOption, match=r"board: tiny has 6 tickets; 3 players need 9 \(T-015\)") as error:
        start(tmp_path, TINY, players=3)
    assert error.value.params["option"] == "board"
    assert start(tmp_path, TINY, players=2).players == 2
    with pytest.raises(rh.InvalidOption, match="board: tiny has 5 tickets; 2 players need 6"):
        start(tmp_path, TINY.replace('  { a = "ayr", b = "cork", points = 8 },\n', ""))


MISTAKES = [
    # what is written in place of what, and the complaint
    (NAME, 'name "tiny"', "not a TOML file"),
    (NAME, "", "name: is missing"),
    (NAME, 'name = ""', "name: must be text"),
    (NAME, "name = 3", "name: must be text"),
    (NAME, 'name = "tiny"\nscale = 3', "scale: unknown field"),
    (NAME, 'name = "tiny"\naspect = 2026-11-15', "aspect: must be two numbers above 0"),
    (NAME, 'name = "tiny"\naspect = [3, 0]', "aspect: must be two numbers above 0"),
    (NAME, 'name = "tiny"\naspect = [3, 2, 1]', "aspect: must be two numbers above 0"),
    (
        'name = "Bath"',
        'name = "B\\u001b[31m"',
        "cities[2].name: must be text in printable characters, not 'B\\x1b[31m'",
    ),
    (NAME, 'name = "tiny"\naspect = [3, inf]', "aspect: must be two numbers above 0"),
    ("x = 0.9", "x = nan", "cities[3].x: must be from 0 to 1, not nan"),
    ("x = 0.9", "x = 1.9", "cities[3].x: must be from 0 to 1, not 1.9"),
    ("x = 0.9", "x = -3", "cities[3].x: must be from 0 to 1, not -3"),
    ("y = 0.9", "y = 19000", "cities[3].y: must be from 0 to 1, not 19000"),
    ("y = 0.9", "y = 0.9, lat = 1e999", "cities[3].lat: must be from -90 to 90, not inf"),
    ("y = 0.9", "y = 0.9, lon = 1" + "0" * 400, "cities[3].lon: must be from -180 to 180, not a number that long"),
    (CITIES, "", "cities: is missing"),
    (ROUTES, "routes = []", "routes: must be a list with at least one entry"),
    (TICKETS, "tickets = 3", "tickets: must be a list with at least one entry"),
    (ROUTES, "routes = [3]", "routes[1]: must be a table"),
    ('id = "bath", ', "", "cities[2].id: is missing"),
    ('name = "Bath", ', "", "cities[2].name: is missing"),
    ("x = 0.9, ", "", "cities[3].x: is missing"),
    ("length = 6, ", "", "routes[3].length: is missing"),
    (', colour = "blue"', "", "routes[3].colour: is missing"),
    (", points = 8", "", "tickets[2].points: is missing"),
    ('name = "Bath"', 'name = "Bath", size = 2', "cities[2].size: unknown field"),
    ('colour = "blue"', 'color = "blue"', "routes[3].color: unknown field"),
    ("points = 8", "points = 8, bonus = 1", "tickets[2].bonus: unknown field"),
    ('name = "Bath"', "name = 2", "cities[2].name: must be text"),
    ("x = 0.9", 'x = "east"', "cities[3].x: must be a number"),
    ("length = 6", 'length = "6"', "routes[3].length: must be a whole number"),
    ("length = 6", "length = true", "routes[3].length: must be a whole number"),
    ("points = 8", "points = 8.5", "tickets[2].points: must be a whole number"),
    ('name = "Bath"', 'name = "Ayr"', "cities[2].name: 'Ayr' occurs twice"),
    ('id = "cork"', 'id = "bath"', "cities[3].id: 'bath' occurs twice"),
    ('id = "cork"', 'id = "Cork City"', "cities[3].id: 'Cork City' must be lowercase letters"),
    ("length = 6", "length = 7", "routes[3].length: must be from 1 to 6, not 7"),
    ("length = 6", "length = 0", "routes[3].length: must be from 1 to 6, not 0"),
    ('colour = "blue"', 'colour = "pink"', "routes[3].colour: 'pink' is not one of purple, blue,"),
    ('colour = "blue"', 'colour = "locomotive"', "routes[3].colour: 'locomotive' is not one of"),
    ('b = "cork", length', 'b = "bath", length', "routes[3]: joins 'bath' to itself"),
    ('b = "cork", length', 'b = "dover", length', "routes[3].b: 'dover' is not a city of this board"),
    ('b = "cork", length', 'b = "ayr", length', "routes[3]: a third route between bath and ayr"),
    ('a = "ayr", b = "cork", points = 8', 'a = "dover", b = "cork", points = 8', "tickets[2].a: 'dover' is not a city"),
    ('a = "ayr", b = "cork", points = 8', 'a = "ayr", b = "ayr", points = 8', "tickets[2]: joins 'ayr' to itself"),
    ("points = 8", "points = 0", "tickets[2].points: must be from 1 to 1000, not 0"),
    ("points = 8", "points = 1001", "tickets[2].points: must be from 1 to 1000, not 1001"),
    ("points = 8", "points = 1" + "0" * 4299, "tickets[2].points: must be from 1 to 1000, not a number that long"),
    (NAME, f'name = "{"n" * 61}"', f"name: must be text of at most 60 characters, not '{'n' * 59}"),
    (NAME, 'name = "a\\u001b"', "name: must be text in printable characters"),
    (NAME, f'name = "tiny"\n{"f" * 999} = 1', f"'{'f' * 59}...: unknown field"),
    (NAME, 'name = "tiny"\naspect = [11, 1]', "aspect: must be two numbers above 0, width and height, neither more"),
    (
        'name = "Bath"',
        f'name = "{"B" * 61}"',
        f"cities[2].name: must be text of at most 60 characters, not '{'B' * 59}...",
    ),
    (
        'id = "cork"',
        f'id = "{"c" * 41}"',
        f"cities[3].id: '{'c' * 41}' must be lowercase letters, digits and underscores, at",
    ),
    ('colour = "blue"', f'colour = "{"b" * 999}"', f"routes[3].colour: '{'b' * 59}... is not one of"),
    ('b = "cork", length', f'b = "{"d" * 999}", length', f"routes[3].b: '{'d' * 59}... is not a city"),
]


@pytest.mark.rule("T-015")
@pytest.mark.parametrize(("old", "new", "complaint"), MISTAKES, ids=[complaint[:60] for _, _, complaint in MISTAKES])
def test_a_mistake_on_an_own_board_is_named(tmp_path, old, new, complaint):
    assert TINY.count(old) == 1, "the mistake must be made in one place"
    with pytest.raises(rh.InvalidData) as error:
        start(tmp_path, TINY.replace(old, new))
    assert [problem for problem in error.value.problems if problem.startswith(complaint)], error.value.problems
    assert "own.toml" in str(error.value)


@pytest.mark.rule("T-015")
def test_all_mistakes_are_named_at_once(tmp_path):
    text = TINY.replace("length = 6", "length = 7").replace("points = 8", "points = 0").replace('"Bath"', '"Ayr"')
    with pytest.raises(rh.InvalidData) as error:
        start(tmp_path, text)
    places = [problem.partition(":")[0] for problem in error.value.problems]
    assert places == ["routes[3].length", "tickets[2].points", "cities[2].name"]


@pytest.mark.rule("T-015")
def test_mistakes_of_kind_and_of_value_are_named_together(tmp_path):
    text = TINY.replace("length = 6", 'length = "six"').replace("points = 8", "points = 0").replace("x = 0.5", "x = 5")
    with pytest.raises(rh.InvalidData) as error:
        start(tmp_path, text.replace('b = "cork", points = 7', "points = 7"))
    places = [problem.partition(":")[0] for problem in error.value.problems]
    assert places == ["cities[2].x", "routes[3].length", "tickets[1].b", "tickets[2].points"]


@pytest.mark.rule("T-015")
def test_a_city_that_is_missing_is_named_once(tmp_path):
    with pytest.raises(rh.InvalidData) as error:
        start(tmp_path, TINY.replace('id = "cork"', 'id = "crok"'))
    assert error.value.problems == [
        "routes[3].b: 'cork' is not a city of this board (also in tickets[1].b, tickets[2].b, tickets[4].b, …)"
    ]


@pytest.mark.rule("T-015")
def test_the_example_of_the_documentation_is_a_board_to_play_on(tmp_path):
    page = (Path(__file__).parents[3] / "docs" / "boards.md").read_text("utf-8")
    example = takewhile(lambda line: line.startswith("    ") or not line, page[page.index("    name =") :].splitlines())
    state = start(tmp_path, "\n".join(line.removeprefix("    ") for line in example))
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert len(state.setup.board.tickets) == 6
    assert max(state.scores()) > 0


LARGEST = {
    "name": "N" * 60,
    "aspect": [10, 1],
    "cities": [{"id": f"{'c' * 37}{i:03}", "name": f"{'C' * 57}{i:03}", "x": 0.5, "y": 1} for i in range(100)],
    "routes": [
        {"a": f"{'c' * 37}{i:03}", "b": f"{'c' * 37}{(i + step) % 100:03}", "length": 6, "colour": "gray"}
        for step in (1, 2, 3)
        for i in range(100)
    ],
    "tickets": [
        {"a": f"{'c' * 37}{i:03}", "b": f"{'c' * 37}{(i + step) % 100:03}", "points": 1000}
        for step in (20, 30)
        for i in range(75)
    ],
}


@pytest.mark.rule("T-015")
def test_the_largest_board_can_be_played():
    state = rh.game("tickets").start(2, seed=1, board=LARGEST)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert state.view(None)["options"]["board"] == LARGEST
    longest = max(
        (str(action) for action in rh.game("tickets").start(2, seed=1, board=LARGEST).legal_actions()), key=len
    )
    assert len(longest) <= 500  # what a table takes as an action


@pytest.mark.rule("T-015")
@pytest.mark.parametrize(("table", "most"), [("cities", 100), ("routes", 300), ("tickets", 150)])
def test_a_board_that_is_too_large_is_refused_before_it_is_looked_at(table, most):
    entries = LARGEST[table]
    for number in (most + 1, 19_000):
        board = {**LARGEST, table: [entries[i % most] for i in range(number)]}
        with pytest.raises(rh.InvalidData) as error:
            rh.game("tickets").start(2, seed=1, board=board)
        assert error.value.problems == [f"{table}: must have at most {most} entries, not {number}"]


@pytest.mark.rule("T-015")
def test_data_that_is_not_plain_or_too_deep_is_refused():
    deep = []
    for _ in range(5000):
        deep = [deep]
    for odd in (deep, {1, 2}, b"x", Path("x")):
        with pytest.raises(rh.InvalidData, match=r"cities\[1\].name: must be text"):
            rh.game("tickets").start(2, seed=1, board={**LARGEST, "cities": [{**LARGEST["cities"][0], "name": odd}]})
    with pytest.raises(rh.InvalidData, match="must be plain data"):
        rh.game("tickets").start(2, seed=1, board=Counter(LARGEST))


def test_a_board_is_built_once_for_all_who_play_on_it():
    game = rh.game("tickets")
    state = game.start(2, seed=1, board=LARGEST)
    board = state.setup.board
    others = (
        game.start(3, seed=2, board=deepcopy(LARGEST)),
        game.from_dict(state.to_dict()),
        game.sampler(state.view(rh.Seat(0)))(rh.Stream(rh.seed_bytes(3))),
        pickle.loads(pickle.dumps(state)),
    )
    for other in others:
        assert other.setup.board is board
        assert other.setup.claims is state.setup.claims
    assert pickle.loads(pickle.dumps(USA)) is USA


def test_changing_what_was_given_or_handed_out_changes_no_board():
    given = deepcopy(LARGEST)
    state = rh.game("tickets").start(2, seed=1, board=given)
    given["cities"][0]["name"] = "elsewhere"
    state.view(None)["options"]["board"]["cities"][0]["name"] = "elsewhere"
    rh.game("tickets").record_options(state)["board"]["routes"].clear()
    assert state.view(None)["options"]["board"] == LARGEST
    assert state.setup.board.cities[0].name == LARGEST["cities"][0]["name"]


def test_a_board_file_that_cannot_be_read_is_named(tmp_path):
    for bad in (tmp_path / "none.toml", tmp_path, Path("no\0name")):
        with pytest.raises(rh.InvalidData) as error:
            rh.game("tickets").start(players=2, board=bad)
        assert error.value.source == str(bad)
    for text in (b'name = "\xe9"', b"name = " + b"[" * 9999):
        (tmp_path / "bad.toml").write_bytes(text)
        with pytest.raises(rh.InvalidData, match="not a TOML file"):
            rh.game("tickets").start(players=2, board=tmp_path / "bad.toml")


@pytest.mark.rule("T-015")
@pytest.mark.parametrize("value", [3, None, ["usa"], True])
def test_what_can_be_no_board_is_refused(value):
    with pytest.raises(rh.InvalidOption, match="board: "):
        rh.game("tickets").start(players=2, board=value)


def test_a_board_may_say_how_many_cars_there_are() -> None:
    data = usa_board().to_data() | {"cars": 20}
    game = rh.game("tickets")
    state = game.start(2, 1, board=data)
    assert [seat["cars"] for seat in state.view(None)["seats"]] == [20, 20]
    assert game.printed(state.view(None))["pieces"]["cars"] == 20
    assert game.from_dict(state.to_dict()).view(None) == state.view(None)
    assert game.sampler(state.view(rh.Seat(0)))(rh.Stream(bytes(32))).view(rh.Seat(0)) == state.view(rh.Seat(0))
    assert board_from_data(data).digest != usa_board().digest
    for wrong in (4, 46, "many"):
        with pytest.raises(rh.InvalidData, match="cars: must be"):
            game.start(2, 1, board=data | {"cars": wrong})


@pytest.mark.interpreted
def test_a_finished_game_is_looked_at_without_searching_its_paths_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rh.game("tickets").start(3, 4)
    while not state.is_over:
        state.push(state.legal_actions()[-1])
    first = state.view(None)
    assert first["scores"] == state.scores()

    def searched(_: Any) -> Any:
        raise AssertionError("searched again")

    monkeypatch.setattr(scoring, "longest_path", searched)
    assert state.copy().view(rh.Seat(1))["score_sheet"] == first["score_sheet"]
    state.setup.paths.clear()
    with pytest.raises(AssertionError, match="searched again"):
        state.view(None)


def test_a_board_that_nobody_can_fill_is_warned_of() -> None:
    assert why_endless(usa_board(), standard_components()) is None
    data = {**usa_board().to_data(), "routes": usa_board().to_data()["routes"][:8]}
    warning = why_endless(board_from_data(data), standard_components())
    assert warning is not None
    assert warning.params["spaces"] < 43
    fewer = data | {"cars": warning.params["fewer"]}
    assert why_endless(board_from_data(fewer), standard_components()) is None


def test_the_worked_example_of_the_docs_ends_and_earns_something() -> None:
    page = (Path(__file__).parents[3] / "docs" / "boards.md").read_text("utf-8")
    data = example(page)
    assert why_endless(board_from_data(data), standard_components()) is None
    played = [
        play_game(
            RunSettings(GameName("tickets"), {"board": data}), Fixture(n, ("planner", "planner"), bytes([n] * 32))
        )
        for n in range(4)
    ]
    assert sum(sum(one.scores) for one in played) / 8 > 10


def example(page: str) -> dict[str, Any]:
    """The board that a page shows, four spaces in."""
    shown = page[page.index("    name = ") : page.index("\n- `name`")]
    return tomllib.loads("\n".join(line.removeprefix("    ") for line in shown.splitlines()))
