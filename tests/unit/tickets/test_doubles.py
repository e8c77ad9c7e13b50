"""A9: double routes."""

import pytest

from unit.tickets.positions import claims, play, position, refusal

FIRST, SECOND = "boston-new_york.1", "boston-new_york.2"  # yellow, red
CARDS = {"yellow": 2, "red": 2, "locomotive": 2}


def claimable(state):
    return {claim.split()[1] for claim in claims(state)}


@pytest.mark.rule("T-079")
@pytest.mark.parametrize("players", [4, 5])
def test_nobody_owns_both_routes_of_a_double(players):
    state = position(players=players, hands=[CARDS], routes={FIRST: 0})
    assert refusal(state, f"claim {SECOND} 2 red") == "T-079"
    assert refusal(state, f"claim {SECOND} 2 locomotive") == "T-079"
    assert SECOND not in claimable(state)


@pytest.mark.rule("T-079")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_owns_both_routes_in_a_small_game_either(players):
    state = position(players=players, hands=[CARDS], routes={SECOND: 0})
    assert refusal(state, f"claim {FIRST} 2 yellow") == "T-080"
    assert FIRST not in claimable(state)


@pytest.mark.rule("T-080")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("taken", "other"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_with_two_or_three_players_the_other_route_is_closed_to_all(players, taken, other):
    for seat in range(players):
        state = position(players=players, hands=[{}] * seat + [CARDS], routes={taken: 1}, active=seat)
        assert refusal(state, f"claim {other} 2 locomotive") == "T-080"
        assert other not in claimable(state)


@pytest.mark.rule("T-080")
def test_the_other_route_closes_at_the_moment_of_the_claim():
    state = position(players=3, hands=[{"yellow": 2}, {"red": 2}])
    play(state, f"claim {FIRST} 2 yellow")
    assert refusal(state, f"claim {SECOND} 2 red") == "T-080"
    assert state.view(None)["routes"] == {FIRST: 0}


@pytest.mark.rule("T-081")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_others_may_claim_the_other_route(players):
    state = position(players=players, hands=[{"yellow": 2}, {"red": 2}])
    play(state, f"claim {FIRST} 2 yellow")
    assert SECOND in claimable(state)
    play(state, f"claim {SECOND} 2 red")
    assert state.view(None)["routes"] == {FIRST: 0, SECOND: 1}


@pytest.mark.rule("T-082")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("route", "payment"), [(FIRST, "2 yellow"), (SECOND, "2 red")])
def test_either_route_may_be_the_one_that_is_claimed(players, route, payment):
    state = position(players=players, hands=[CARDS])
    play(state, f"claim {route} {payment}")
    assert state.view(None)["routes"] == {route: 0}


@pytest.mark.rule("T-083")
@pytest.mark.parametrize("players", [2, 4])
def test_each_route_of_a_double_takes_its_own_colour(players):
    state = position(players=players, hands=[CARDS])
    assert refusal(state, f"claim {FIRST} 2 red") == "T-067"
    assert refusal(state, f"claim {SECOND} 2 yellow") == "T-067"
    assert refusal(state, f"claim {FIRST} 2 yellow") is None
    assert refusal(state, f"claim {SECOND} 2 red") is None


@pytest.mark.rule("T-083")
def test_gray_doubles_may_be_paid_in_different_colours():
    state = position(players=4, hands=[{"red": 2}, {"blue": 2}])
    play(state, "claim duluth-omaha.2 2 red", "claim duluth-omaha.1 2 blue")
    assert state.view(None)["routes"] == {"duluth-omaha.1": 1, "duluth-omaha.2": 0}
