"""A14: final scoring, the longest path, and who wins."""

from random import Random

import pytest

from roundhouse.games.tickets.events import GameEnded, LongestPathScored, TicketScored
from roundhouse.games.tickets.game import GAME
from unit.tickets.positions import board, play, position, told

# A custom board of single routes that touch nowhere: a0 to a5 of one space, b0 to b5 of two, up to f5 of six.
# The ticket of a0 (b0, c0 ...) is worth 1, that of a1 is worth 2, and so on.
NAMES = [f"{letter}{number}" for letter in "abcdef" for number in range(6)]
APART = board(
    [(f"north_{name}", f"south_{name}", "abcdef".index(name[0]) + 1, "gray") for name in NAMES],
    [(f"north_{name}", f"south_{name}", int(name[1]) + 1) for name in NAMES],
)


def line(name):
    return f"north_{name}-south_{name}"


def finished(*owned, tickets=(), **more):
    """The end of a game on the board APART: the routes (by name) and the tickets of each seat."""
    routes = {line(name): seat for seat, names in enumerate(owned) for name in names}
    held = [[line(name) for name in names] for names in tickets]
    return position(players=len(owned), routes=routes, tickets=held, stage="over", board=APART, **more)


def sheets(state):
    return state.score_sheet()["seats"]


def ranks(state):
    return {standing.seat: standing.rank for standing in state.standings()}


def trail(routes, **more):
    """The longest path of seat 0 with routes given as (city, city, length)."""
    edges = [(a, b, length, "gray") for a, b, length in routes]
    own = board([*edges, ("y", "z", 1, "gray")], [("y", "z", 1)] * 6)
    state = position(board=own, stage="over", **more)
    for index in range(len(edges)):
        state.give_route(index, 0)
    return sheets(state)[0]["longest_path"]


def longest_by_trying(edges):
    """All trails, one by one: slow and simple."""

    def onward(city, left):
        steps = [(edge, edge[1] if edge[0] == city else edge[0]) for edge in left if city in edge[:2]]
        return max(
            (edge[2] + onward(to, [other for other in left if other is not edge]) for edge, to in steps), default=0
        )

    return max((onward(city, edges) for edge in edges for city in edge[:2]), default=0)


@pytest.mark.rule("T-110")
def test_all_tickets_are_revealed_and_counted():
    state = position(
        routes={"denver-santa_fe": 0, "el_paso-santa_fe": 0},
        tickets=[["denver-el_paso", "boston-miami"], ["dallas-new_york"]],
        turns_left=1,
    )
    assert all("revealed" not in seat for seat in state.view(None)["seats"])
    events = play(state, "draw", "draw")
    revealed = [["denver-el_paso", "boston-miami"], ["dallas-new_york"]]
    for seat in (0, 1, None):
        assert [entry["revealed"] for entry in state.view(seat)["seats"]] == revealed
    assert told(events, TicketScored) == [
        TicketScored(0, "denver-el_paso", True, 4),
        TicketScored(0, "boston-miami", False, -12),
        TicketScored(1, "dallas-new_york", False, -11),
    ]
    assert [sheet["ticket_points"] for sheet in sheets(state)] == [-8, -11]


@pytest.mark.rule("T-111")
def test_the_longest_path_earns_ten_points():
    state = position(routes={"calgary-winnipeg": 0, "montreal-new_york": 1}, turns_left=1)
    events = play(state, "draw", "draw")
    assert [sheet["bonus"] for sheet in sheets(state)] == [10, 0]
    assert state.scores() == [15 + 10, 4]
    assert told(events, LongestPathScored) == [LongestPathScored(0, 6, 10)]
    assert told(events, GameEnded) == [GameEnded((25, 4), (1, 2))]


@pytest.mark.rule("T-112")
def test_all_with_the_longest_path_get_the_bonus():
    state = finished(["d0"], ["d1"], ["c0"])
    assert [sheet["bonus"] for sheet in sheets(state)] == [10, 10, 0]
    assert state.scores() == [17, 17, 4]


@pytest.mark.rule("T-113")
def test_a_path_is_measured_in_cars():
    assert trail([("a", "b", 6), ("c", "d", 1), ("d", "e", 1), ("e", "f", 1)]) == 6
    assert trail([("a", "b", 4), ("c", "d", 3), ("d", "e", 2)]) == 5


@pytest.mark.rule("T-114")
def test_branches_do_not_count():
    assert trail([("a", "b", 3), ("b", "c", 4), ("b", "d", 5)]) == 9


@pytest.mark.rule("T-114")
def test_a_city_may_be_passed_several_times_and_loops_count():
    loop = [("a", "b", 1), ("b", "c", 2), ("a", "c", 3)]
    assert trail(loop) == 6
    assert trail([*loop, ("a", "d", 4)]) == 10
    assert trail([*loop, ("a", "d", 4), ("a", "e", 5)]) == 6 + 9


@pytest.mark.rule("T-114")
def test_no_route_is_used_twice():
    star = [("a", "b", 5), ("a", "c", 5), ("a", "d", 5)]
    assert trail(star) == 10
    assert trail([("a", "b", 6), ("b", "c", 1)]) == 7


@pytest.mark.rule("T-113", "T-114")
def test_the_longest_path_is_the_best_of_all_trails():
    chance = Random(114)
    for _ in range(150):
        cities = "abcdef"[: chance.randint(3, 6)]
        pairs = [(a, b) for a in cities for b in cities if a < b]
        chosen = chance.sample(pairs, min(len(pairs), chance.randint(1, 8)))
        edges = [(a, b, chance.randint(1, 6)) for a, b in chosen]
        assert trail(edges) == longest_by_trying(edges), edges


@pytest.mark.rule("T-114")
def test_a_dense_network_with_many_dead_ends_is_walked_truly():
    # A grid of 17 routes: six of its cities are odd, so a path misses two routes. Two of the dead ends are its ends.
    across = [(f"x{x}{y}", f"x{x + 1}{y}", 1) for x in range(2) for y in range(4)]
    along = [(f"x{x}{y}", f"x{x}{y + 1}", 1) for x in range(3) for y in range(3)]
    dead_ends = [(f"x{number % 3}{number % 4}", f"dead_end{number}", 1) for number in range(17)]
    assert trail([*across, *along, *dead_ends]) == 15 + 2


@pytest.mark.rule("T-114")
def test_the_path_that_is_shown_is_a_trail_of_that_length():
    state, choices = GAME.start(players=2, seed=8), Random(8)
    while not state.is_over:
        state.apply(choices.choice(state.legal_actions()))
    routes = {route.id: route for route in state.setup.board.routes}
    for seat, sheet in enumerate(sheets(state)):
        path = [routes[name] for name in sheet["longest_path_routes"]]
        assert sum(route.length for route in path) == sheet["longest_path"]
        assert len(set(path)) == len(path)
        assert {state.view(None)["routes"][route.id] for route in path} <= {seat}
        ends = [{path[0].a}, {path[0].b}]
        assert any(_walks(path, start) for (start,) in ends)


def _walks(path, city):
    for route in path:
        if city not in (route.a, route.b):
            return False
        city = route.b if city == route.a else route.a
    return True


@pytest.mark.rule("T-115")
def test_without_routes_nobody_gets_the_bonus():
    state = finished([], [], [])
    assert [(sheet["longest_path"], sheet["bonus"]) for sheet in sheets(state)] == [(0, 0)] * 3
    assert [(sheet["longest_path"], sheet["bonus"]) for sheet in sheets(finished(["a0"], []))] == [(1, 10), (0, 0)]


@pytest.mark.rule("T-116")
def test_a_final_score_may_be_negative():
    state = finished([], ["c0"], tickets=[["d2", "d3"], []])
    assert state.scores() == [-(3 + 4), 4 + 10]
    assert ranks(state) == {0: 2, 1: 1}


@pytest.mark.rule("T-117")
def test_the_final_score_is_routes_and_tickets_and_bonus():
    state = finished(["c0", "a0"], ["b0"], tickets=[["c0", "b3", "a0"], ["b0", "d1"]])
    first, second = sheets(state)
    assert (first["route_points"], first["ticket_points"], first["bonus"]) == (5, 1 - 4 + 1, 10)
    assert (second["route_points"], second["ticket_points"], second["bonus"]) == (2, 1 - 2, 0)
    assert state.scores() == [first["total"], second["total"]] == [13, 1]


@pytest.mark.rule("T-118")
def test_the_highest_score_wins():
    state = finished(["b0"], ["d0"], ["c0"])
    assert state.scores() == [2, 17, 4]
    assert [(s.rank, s.seat, s.score) for s in state.standings()] == [(1, 1, 17), (2, 2, 4), (3, 0, 2)]


@pytest.mark.rule("T-119")
def test_on_equal_scores_more_completed_tickets_win():
    # 7 + 10 for the longest path, against 16 for four routes and 1 for a ticket
    state = finished(["d0"], ["c0", "c1", "c2", "c3"], tickets=[[], ["c0"]])
    assert state.scores() == [17, 17]
    assert [sheet["completed"] for sheet in sheets(state)] == [0, 1]
    assert ranks(state) == {0: 2, 1: 1}


@pytest.mark.rule("T-119")
def test_missed_tickets_do_not_count_as_completed():
    # 10 and the bonus, against 21 and a missed ticket of 1: the bonus decides
    state = finished(["e0"], ["c0", "c1", "c2", "c3", "b0", "b1", "a1"], tickets=[[], ["a0"]])
    assert state.scores() == [20, 20]
    assert [sheet["completed"] for sheet in sheets(state)] == [0, 0]
    assert ranks(state) == {0: 1, 1: 2}


@pytest.mark.rule("T-120")
def test_on_equal_scores_and_tickets_the_longest_path_wins():
    state = finished(["c0", "c1", "c2", "c3", "a0"], ["d0"])
    assert state.scores() == [17, 17]
    assert [sheet["completed"] for sheet in sheets(state)] == [0, 0]
    assert [sheet["bonus"] for sheet in sheets(state)] == [0, 10]
    assert ranks(state) == {0: 2, 1: 1}


@pytest.mark.rule("T-121")
@pytest.mark.parametrize("owned", [(["d0"], ["d1"]), ([], []), (["c0", "b0"], ["c1", "b1"])])
def test_players_who_are_still_level_share_the_win(owned):
    state = finished(*owned)
    assert len(set(state.scores())) == 1
    assert ranks(state) == {0: 1, 1: 1}


@pytest.mark.rule("T-121", "T-129")
def test_two_without_the_bonus_share_behind_its_holder():
    state = finished(["d0"], ["c0", "c1", "c2", "c3", "a0"], ["c4", "c5", "b0", "b1", "b2", "b3", "a1"])
    assert state.scores() == [17, 17, 17]
    assert ranks(state) == {0: 1, 1: 2, 2: 2}


@pytest.mark.rule("T-129")
def test_all_players_are_ranked_and_equal_ones_share_a_rank():
    state = finished(["e0"], ["c0"], ["c1"], ["c2", "b0"], [])
    assert state.scores() == [20, 4, 4, 6, 0]
    assert ranks(state) == {0: 1, 1: 3, 2: 3, 3: 2, 4: 5}


@pytest.mark.rule("T-129")
def test_the_tie_breakers_rank_the_places_behind_the_first_too():
    # seats 1, 2 and 3 have 7 points; two of those of seat 2 are for a ticket
    owned = ["e0", "e1"], ["c0", "b0", "a0"], ["c1", "a1"], ["c2", "b2", "a2"]
    state = finished(*owned, tickets=[[], [], ["c1"], []])
    assert state.scores() == [30, 7, 7, 7]
    assert ranks(state) == {0: 1, 1: 3, 2: 2, 3: 3}
