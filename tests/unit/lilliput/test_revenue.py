"""Legal routes and what they earn: the printed examples, and one small map for each rule."""

from __future__ import annotations

import itertools

import pytest

from roundhouse.games.lilliput.ids import Cell, E, N, S, Train, W, around, opposite
from roundhouse.games.lilliput.map.routes import NO_SIDE, Hop, Run, TrainRoute, best_run, earned, legal_routes
from unit.lilliput.maps import F1, F1_CELLS, F2, F2_CELLS, Drawn, company, draw, trains


def run(drawn: Drawn, who: str, with_trains: str) -> Run:
    return best_run(draw(drawn), company(who), trains(with_trains))


def total(drawn: Drawn, who: str, with_trains: str) -> int:
    found = run(drawn, who, with_trains)
    assert found.is_exact
    return found.total


def routes(drawn: Drawn, who: str, train: str) -> dict[frozenset[Cell], int]:
    """Every legal route of a train as the set of its stops, with the best raw revenue."""
    found: dict[frozenset[Cell], int] = {}
    for route in legal_routes(draw(drawn), company(who), trains(train)[0]):
        stops = frozenset(stop.cell for stop in route.stops)
        found[stops] = max(route.raw, found.get(stops, 0))
    return found


# The examples of the rulebooks


@pytest.mark.rule("L-480", "L-481", "L-482")
def test_example_1() -> None:
    assert total(F1, "red", "3 2") == 170
    assert total(F1, "blue", "3 3") == 160
    assert total(F1, "green", "2 2") == 140


@pytest.mark.rule("L-483")
def test_example_1_yellow() -> None:
    assert total(F1, "yellow", "2 2") == 110


@pytest.mark.rule("L-484")
@pytest.mark.parametrize(
    ("who", "train", "letters", "value"),
    [
        ("red", "3", "MDCB", 110),
        ("red", "2", "MAB", 60),
        ("blue", "3", "MDE", 90),
        ("blue", "3", "DC", 70),
        ("green", "2", "MCB", 70),
        ("green", "2", "DC", 70),
        ("yellow", "2", "ME", 50),
        ("yellow", "2", "ED", 60),
    ],
)
def test_the_routes_of_example_1_are_legal_and_worth_what_is_printed(
    who: str, train: str, letters: str, value: int
) -> None:
    assert routes(F1, who, train)[frozenset(F1_CELLS[letter] for letter in letters)] == value


@pytest.mark.rule("L-485", "L-486", "L-488")
def test_example_2() -> None:
    red = run(F2, "red", "3D 3*")
    assert (red.total, [route.revenue for route in red.routes]) == (240, [200, 40])
    assert total(F2, "yellow", "4") == 190
    assert total(F2, "blue", "3*") == 60


@pytest.mark.rule("L-487")
def test_example_2_green() -> None:
    assert total(F2, "green", "4 4") == 230
    known = routes(F2, "green", "4")
    assert known[frozenset(F2_CELLS[letter] for letter in "CDE")] == 110
    assert known[frozenset(F2_CELLS[letter] for letter in "FGHD")] == 120


@pytest.mark.rule("L-485", "L-488")
def test_the_routes_of_example_2_are_worth_what_is_printed() -> None:
    red, blue = routes(F2, "red", "3"), routes(F2, "blue", "3")
    assert red[frozenset(F2_CELLS[letter] for letter in "FBC")] == 100
    assert red[frozenset(F2_CELLS[letter] for letter in "BAC")] == 90
    assert blue[frozenset(F2_CELLS[letter] for letter in "EDHG")] == 130
    assert routes(F2, "yellow", "4")[frozenset(F2_CELLS[letter] for letter in "CBFGHI")] == 190


# What a route is

LINE: Drawn = {
    (0, 0): "MIL 0",
    (1, 0): "YC-S 0 red!",
    (2, 0): "YP-S 0",
    (3, 0): "GC 0",
    (4, 0): "YP-S 0",
    (5, 0): "YY-S 0",
    (6, 0): "YP-S 0",
    (7, 0): "BC 0",
}
"""Mildendo 30, Red's home 20, then 30, 30 and 40."""


@pytest.mark.rule("L-295", "L-296")
def test_a_route_has_two_stops_and_ends_at_stops() -> None:
    assert total({(1, 0): "YC-S 0 red!", (2, 0): "YP-S 0"}, "red", "2") == 0
    assert total({(1, 0): "YC-S 0 red!", (2, 0): "YP-S 0", (3, 0): "YC-S 0"}, "red", "2") == 40


@pytest.mark.rule("L-244", "L-297")
def test_a_route_holds_an_own_marker() -> None:
    assert routes({**LINE, (5, 0): "YY-S 0 blue"}, "blue", "2") == {
        frozenset({(5, 0), (3, 0)}): 60,
        frozenset({(5, 0), (7, 0)}): 70,
    }
    assert total(LINE, "blue", "5") == 0


@pytest.mark.rule("L-301", "L-302")
def test_range_is_the_number_of_counted_stops() -> None:
    assert [total(LINE, "red", train) for train in ("2", "3", "4", "5")] == [50, 80, 120, 150]
    assert total(LINE, "red", "3D") == 2 * 80
    assert total(LINE, "red", "4D") == 2 * 120


@pytest.mark.rule("L-273", "L-303", "L-305")
def test_towns_earn_without_being_counted() -> None:
    assert total({**LINE, (2, 0): "CH-J1 0"}, "red", "2") == 60
    both = {**LINE, (2, 0): "CH-J1 0", (4, 0): "CH-J1 0"}
    assert total(both, "red", "2") == 20 + 10 + 30 + 10
    found = routes(both, "red", "2")
    assert all((2, 0) in stops for stops in found if {(1, 0), (3, 0)} <= stops)  # no stop on the way is left out


@pytest.mark.rule("L-274", "L-304")
def test_a_town_may_be_passed_or_end_a_route() -> None:
    town_end = {(1, 0): "YC-S 0 red!", (2, 0): "CH-J1 0"}
    assert total(town_end, "red", "2") == 30
    assert total({**town_end, (3, 0): "YC-S 0"}, "red", "2") == 50


@pytest.mark.rule("L-279", "L-280")
def test_a_harbour_is_uncounted_and_ends_a_route() -> None:
    drawn = {(1, 0): "YC-C 3 red!", (1, 1): "CH-A 2", (0, 0): "YP-S 0", (-1, 0): "YC-S 0"}
    found = run(drawn, "red", "2")
    assert found.total == 20 + 20 + 10
    assert (1, 1) in (found.routes[0].stops[0].cell, found.routes[0].stops[-1].cell)
    wide = {(0, 0): "CH-A 0", (0, 1): "YC-C 1 red!"}
    assert total(wide, "red", "2") == 30


@pytest.mark.rule("L-287", "L-320")
def test_the_treasurers_city_counts_and_ends_a_route() -> None:
    drawn = {**LINE, (3, 0): "CH-T 0"}
    assert total(drawn, "red", "2") == 70
    assert total(drawn, "red", "5") == 100  # Mildendo, home, Treasurer: nothing lies beyond
    own = {(3, 0): "CH-T 0 red", (2, 0): "YP-S 0", (1, 0): "YC-S 0", (4, 0): "YP-S 0", (5, 0): "YC-S 0"}
    assert total(own, "red", "5") == 70
    assert total(own, "red", "2 2") == 140


@pytest.mark.rule("L-268", "L-320")
def test_the_generals_city_counts_and_may_be_passed() -> None:
    drawn = {**LINE, (3, 0): "CH-G 0"}
    assert [total(drawn, "red", train) for train in ("2", "3", "4")] == [50, 80, 120]


@pytest.mark.rule("L-264", "L-265", "L-318")
def test_the_castle_is_worth_more_to_those_who_hold_it() -> None:
    drawn = {**LINE, (3, 0): "CH-E 0 blue"}
    assert total(drawn, "red", "4") == 120  # 30 of it, and it is passed and counted
    assert total({**LINE, (3, 0): "CH-E 0 blue red"}, "red", "4") == 140  # 50
    assert total(drawn, "blue", "2") == 80


@pytest.mark.rule("L-258", "L-323")
def test_character_tiles_work_for_all_and_double_like_any_stop() -> None:
    drawn = {**LINE, (2, 0): "CH-J1 0", (3, 0): "CH-E 0 red"}
    assert total(drawn, "red", "3D") == 2 * (10 + 50 + 30 + 40)
    harbour = {(1, 0): "YC-C 3 red!", (1, 1): "CH-A 2"}
    assert total(harbour, "red", "3D") == 2 * 30
    assert total({**LINE, (2, 0): "CH-J1 0", (5, 0): "YY-S 0 blue"}, "blue", "3") == 10 + 30 + 30 + 40


@pytest.mark.rule("L-298", "L-299")
def test_a_full_city_ends_a_route() -> None:
    drawn = {**LINE, (3, 0): "GC 0 blue green"}
    assert total(drawn, "red", "5") == 80
    assert max(routes(drawn, "red", "2").values()) == 50


@pytest.mark.rule("L-103", "L-300")
def test_a_free_slot_or_an_own_marker_lets_pass() -> None:
    assert total({**LINE, (3, 0): "GC 0 blue"}, "red", "5") == 150
    assert total({**LINE, (3, 0): "GC 0 blue red"}, "red", "5") == 150


@pytest.mark.rule("L-307", "L-308", "L-309")
def test_mildendo_is_one_stop_at_the_end_of_a_route() -> None:
    ring = {
        (0, 0): "MIL 0",
        (1, 0): "YC-C 3 red!",  # W and N
        (1, 1): "YP-C 2",  # S and W
        (0, 1): "YC-C 1",  # E and S
        (-1, 0): "YC-S 0",
    }
    assert routes(ring, "red", "5") == {
        frozenset({(0, 0), (1, 0)}): 50,
        frozenset({(0, 0), (1, 0), (0, 1)}): 70,  # either way, but not round to Mildendo again
        frozenset({(1, 0), (0, 1)}): 40,
    }
    assert total(ring, "red", "5") == 70


@pytest.mark.rule("L-306")
def test_no_stop_is_visited_twice() -> None:
    ring = {
        (1, 0): "GC 0 red!",
        (1, 1): "YP-C 1",
        (2, 1): "YC-C 2",
        (2, 0): "YP-C 3",
        (0, 0): "YP-S 0",
        (-1, 0): "YC-S 0",
    }
    for route in legal_routes(draw(ring), company("red"), Train(5)):
        assert len({stop.cell for stop in route.stops}) == len(route.stops)
    assert total(ring, "red", "5") == 70


@pytest.mark.rule("L-245", "L-249")
def test_a_route_uses_no_track_twice_but_may_cross_itself() -> None:
    # From the city in the west over the crossing, round two cities and down over it again.
    loop = {
        (1, 0): "YC-S 0 red!",
        (2, 0): "GP-X 0",
        (3, 0): "YC-C 3",  # W and N
        (3, 1): "YP-C 2",  # S and W
        (2, 1): "YC-C 1",  # E and S
        (2, -1): "YC-S 1",
    }
    assert total(loop, "red", "5") == 80
    junction = {**loop, (2, 0): "BP 0"}
    assert total(junction, "red", "5") == 80
    assert total({**loop, (2, 0): "GP-J 0"}, "red", "5") == 60  # no track down


@pytest.mark.rule("L-246", "L-247", "L-248")
def test_routes_keep_to_their_track() -> None:
    around_it = {(1, 0): "YC-S 0 red!", (2, 1): "YC-S 1", (2, -1): "YY-S 1", (3, 0): "YC-S 0"}
    east, north, south = (3, 0), (2, 1), (2, -1)
    for middle, ends in (
        ("GP-X 0", [east]),
        ("GP-D 0", [south]),
        ("GP-D 1", [north]),
        ("GP-J 1", []),
        ("GP-J 3", [north, south]),
        ("BP 0", [east, north, south]),
    ):
        assert set(routes({**around_it, (2, 0): middle}, "red", "2")) == {frozenset({(1, 0), end}) for end in ends}
    crossing = {(1, 0): "BC 0 red!", **dict.fromkeys(around((1, 0)), "MIL 0")}
    assert len(routes(crossing, "red", "3")) == 4 + 6  # from any exit to any other


# Several trains


@pytest.mark.rule("L-293", "L-326")
def test_each_train_runs_once_and_the_sum_counts() -> None:
    found = run(F1, "red", "3 2")
    assert len(found.routes) == 2
    assert found.total == sum(route.revenue for route in found.routes)
    assert [route.train for route in found.routes] == list(trains("3 2"))
    assert len(run(LINE, "red", "5 5").routes) <= 2


@pytest.mark.rule("L-310")
def test_trains_of_one_company_share_no_track() -> None:
    drawn = {(1, 0): "YC-S 0 red!", (2, 0): "YP-S 0", (3, 0): "YC-S 0"}
    assert total(drawn, "red", "2 2") == total(drawn, "red", "2") == 40
    for who, with_trains in (("red", "3 2"), ("blue", "3 3"), ("green", "2 2 3")):
        seen: set[frozenset[Cell]] = set()
        for route in run(F1, who, with_trains).routes:
            borders = crossed(route)
            assert not seen & borders
            seen |= borders


@pytest.mark.rule("L-311", "L-312")
def test_trains_may_meet_in_a_stop_on_different_track() -> None:
    # Both end in Mildendo from different sides, and both in the town from different sides.
    found = run(F1, "red", "3 2")
    ends = [{route.stops[0].cell, route.stops[-1].cell} for route in found.routes]
    assert ends == [{F1_CELLS["M"], F1_CELLS["B"]}] * 2
    middle = {(1, 0): "YC-S 0 red!", (2, 0): "YP-S 0", (3, 0): "YC-S 0", (0, 0): "YP-S 0", (-1, 0): "YY-S 0"}
    assert total(middle, "red", "2 2") == 40 + 50


@pytest.mark.rule("L-313")
def test_trains_of_other_companies_are_no_hindrance() -> None:
    railmap = draw({**LINE, (1, 0): "YC-S 0", (3, 0): "GC 0 red blue"})
    red, blue = (best_run(railmap, company(name), trains("5")) for name in ("red", "blue"))
    assert red.total == blue.total == 150
    assert crossed(red.routes[0]) == crossed(blue.routes[0])


def crossed(route: TrainRoute) -> set[frozenset[Cell]]:
    return {frozenset((hop.cell, around(hop.cell)[hop.out])) for hop in route.hops if hop.out != NO_SIDE}


# Revenue


@pytest.mark.rule("L-321", "L-322")
def test_raw_revenue_and_doubling() -> None:
    route = run(LINE, "red", "4D").routes[0]
    assert route.raw == sum(stop.value for stop in route.stops) == 120
    assert route.revenue == 240


@pytest.mark.rule("L-324")
def test_an_obsolete_train_earns_half_in_full_tens() -> None:
    old = Train(3, obsolete=True)
    assert [earned(old, raw) for raw in (90, 130, 100, 110, 10)] == [40, 60, 50, 50, 0]
    assert total({**LINE, (1, 0): "YY-S 0 red!"}, "red", "3*") == 40  # 90


@pytest.mark.rule("L-325")
def test_halving_is_done_per_train() -> None:
    star = {(1, 0): "YY-S 1 red!", (1, 1): "YP-S 1", (1, 2): "YC-S 1", (1, -1): "YP-S 1", (1, -2): "YC-S 1"}
    assert total(star, "red", "2* 2*") == 40  # 50 and 50, each halved to 20; 100 halved at once would be 50


@pytest.mark.rule("L-327")
def test_the_total_is_maximised_not_each_train() -> None:
    # The best single route takes both exits of the home and leaves the second train nothing.
    drawn = {**LINE, (0, 0): "YP-S 0", (-1, 0): "YC-S 0"}
    assert total(drawn, "red", "3") == 80
    assert total(drawn, "red", "3 2") == 120
    doubled = run(drawn, "red", "2 3D")
    assert doubled.total == 2 * 80 + 40


@pytest.mark.rule("L-328")
def test_equally_good_runs_are_chosen_in_a_fixed_order() -> None:
    twin = {(1, 0): "YC-S 0 red!", (2, 0): "YP-S 0", (3, 0): "YC-S 0", (0, 0): "YP-S 0", (-1, 0): "YC-S 0"}
    backwards = dict(reversed(twin.items()))
    assert run(twin, "red", "2").routes == run(backwards, "red", "2").routes
    assert run(F1, "green", "2 3* 4D").routes == run(dict(reversed(F1.items())), "green", "4D 2 3*").routes


@pytest.mark.rule("L-329")
def test_without_trains_or_routes_nothing_is_earned() -> None:
    for nothing in (run(LINE, "red", ""), run({(1, 0): "YC-S 0 red!"}, "red", "5 4D")):
        assert (nothing.total, nothing.routes, nothing.bound, nothing.mine_money) == (0, (), 0, 0)


@pytest.mark.rule("L-330")
def test_revenue_is_a_multiple_of_ten() -> None:
    for who in ("red", "blue", "green", "yellow"):
        for with_trains in ("2*", "3* 2*", "3D 3*", "4* 4* 5"):
            assert total(F1, who, with_trains) % 10 == 0


# Drawing, keeping and stopping


def test_hops_lead_from_the_first_stop_to_the_last() -> None:
    for drawn, who, with_trains in ((F1, "red", "3 2"), (F2, "yellow", "4"), (F2, "green", "4 4"), (F2, "blue", "5 5")):
        for route in run(drawn, who, with_trains).routes:
            hops = route.hops
            assert (hops[0].entry, hops[-1].out) == (NO_SIDE, NO_SIDE)
            for one, following in itertools.pairwise(hops):
                assert around(one.cell)[one.out] == following.cell
                assert following.entry == opposite(one.out)
            assert [hop.cell for hop in hops if hop.cell in {stop.cell for stop in route.stops}] == [
                stop.cell for stop in route.stops
            ]


def test_a_route_can_be_drawn_tile_by_tile() -> None:
    route = run({(1, 0): "YC-S 0 red!", (2, 0): "YP-C 2", (2, -1): "YC-S 1"}, "red", "2").routes[0]
    assert route.hops == (Hop((1, 0), NO_SIDE, E), Hop((2, 0), W, S), Hop((2, -1), N, NO_SIDE))


def test_a_run_is_kept_until_the_network_changes() -> None:
    railmap = draw({**LINE, (0, 1): "YC-S 1 blue!"})
    before = best_run(railmap, company("red"), trains("3"))
    railmap.add_station((7, 0), company("green"))
    assert best_run(railmap.copy(), company("red"), trains("3")) is before
    railmap.add_station((3, 0), company("green"))
    assert best_run(railmap, company("red"), trains("3")) is before  # one slot is still free
    railmap.add_station((3, 0), company("blue"))
    assert best_run(railmap, company("red"), trains("4")).total == 80


DENSE: Drawn = {
    (x, y): ("BC 0 red" if (x, y) in ((3, 4), (4, 3)) else "BC 0") if (x + y) % 2 else "BP 0"
    for x in range(8)
    for y in range(8)
}


def test_a_dense_map_is_solved_exactly() -> None:
    found = best_run(draw(DENSE), company("red"), trains("4D 4D 5"))
    assert found.is_exact
    assert found.total == 2 * 160 + 2 * 160 + 200  # every train full of brown cities: more is not possible


@pytest.mark.parametrize("patience", [0, 1, 5, 20])
def test_a_stopped_search_says_so_and_names_a_bound_that_holds(patience: int) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > patience

    railmap = draw({**DENSE, (3, 4): "GC 0 red", (3, 3): "GP-X 0"})
    found = best_run(railmap, company("red"), trains("4D 4D 5"), stop=stop)
    exact = best_run(railmap, company("red"), trains("4D 4D 5"))
    assert exact.is_exact
    assert found.total <= exact.total <= found.bound
    assert found.total == sum(route.revenue for route in found.routes)
    assert asked <= patience + 1
