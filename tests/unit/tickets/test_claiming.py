"""A8: claiming a route."""

import pytest

import roundhouse as rh
from roundhouse.games.tickets.events import RouteClaimed
from unit.tickets.positions import claims, hand, legal, play, position, refusal, told


def claims_of(state, route):
    """The ways to pay for a route."""
    return [claim.removeprefix(f"claim {route} ") for claim in claims(state) if claim.startswith(f"claim {route} ")]


@pytest.mark.rule("T-063")
def test_any_open_route_may_be_claimed():
    state = position(hands=[{"locomotive": 6}], routes={"los_angeles-phoenix": 0, "boston-montreal.1": 1})
    payable = {claim.split()[1] for claim in claims(state)}
    every = {route.id for route in state.setup.board.routes}
    assert payable == every - {"los_angeles-phoenix", "boston-montreal.1", "boston-montreal.2"}
    assert refusal(state, "claim miami-new_orleans 6 locomotive") is None


@pytest.mark.rule("T-063")
def test_a_route_that_is_not_on_the_board_cannot_be_claimed():
    state = position(hands=[{"blue": 3}])
    assert refusal(state, "claim montreal-miami 3 blue") == "T-063"
    assert refusal(state, "claim new_york-montreal 3 blue") == "T-063"


@pytest.mark.rule("T-064")
def test_one_route_is_claimed_per_turn():
    state = position(hands=[{"blue": 6}])
    play(state, "claim montreal-new_york 3 blue")
    assert state.active_seat == 1
    assert refusal(state, "claim montreal-toronto 3 blue", seat=0) == "T-034"


@pytest.mark.rule("T-065")
def test_as_many_cards_are_paid_as_there_are_spaces():
    state = position(hands=[{"blue": 5}])
    assert claims_of(state, "montreal-new_york") == ["3 blue"]
    assert refusal(state, "claim montreal-new_york 2 blue") == "T-065"
    assert refusal(state, "claim montreal-new_york 4 blue") == "T-065"
    play(state, "claim montreal-new_york 3 blue")
    assert hand(state, 0) == {"blue": 2}


@pytest.mark.rule("T-065")
def test_only_cards_in_hand_can_be_paid():
    state = position(hands=[{"blue": 2}, {"blue": 3}])
    assert refusal(state, "claim montreal-new_york 3 blue") == "T-065"
    assert refusal(state, "claim montreal-new_york 2 blue 1 locomotive") == "T-065"


@pytest.mark.rule("T-065", "T-070")
@pytest.mark.parametrize(
    ("cards", "missing"),
    [("6 white", 3), ("5 white 1 locomotive", 3), ("3 white 3 locomotive", 1), ("6 locomotive", 5), ("3 white", 0)],
)
def test_a_refusal_counts_the_locomotives_among_what_is_there(cards, missing):
    """Calgary to Winnipeg takes six."""
    state = position(hands=[{"white": 2, "locomotive": 1}])
    refused = state.why_not(rh.game("tickets").parse(f"claim calgary-winnipeg {cards}"))
    assert refused.rule == "T-065"
    assert refused.params["missing"] == missing


@pytest.mark.rule("T-066")
def test_the_cards_are_of_one_colour():
    state = position(hands=[{"blue": 2, "red": 2, "locomotive": 1}])
    assert claims_of(state, "montreal-new_york") == ["2 blue 1 locomotive"]
    assert refusal(state, "claim montreal-new_york 2 blue 1 red") == "T-066"
    assert refusal(state, "claim montreal-new_york 1 blue 1 red 1 locomotive") == "T-066"


@pytest.mark.rule("T-067")
def test_a_coloured_route_takes_its_colour():
    state = position(hands=[{"blue": 3, "red": 3, "locomotive": 1}])
    assert claims_of(state, "montreal-new_york") == ["3 blue", "2 blue 1 locomotive"]
    assert refusal(state, "claim montreal-new_york 3 red") == "T-067"
    assert refusal(state, "claim montreal-new_york 2 red 1 locomotive") == "T-067"


@pytest.mark.rule("T-068")
def test_a_gray_route_takes_any_one_colour():
    colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
    state = position(hands=[dict.fromkeys(colours, 3)])
    assert claims_of(state, "montreal-toronto") == [f"3 {colour}" for colour in colours]


@pytest.mark.rule("T-069")
def test_a_gray_route_takes_no_mixture():
    state = position(hands=[{"red": 2, "blue": 1, "locomotive": 1}])
    assert claims_of(state, "montreal-toronto") == ["2 red 1 locomotive"]
    assert refusal(state, "claim montreal-toronto 2 red 1 blue") == "T-069"
    assert refusal(state, "claim montreal-toronto 1 red 1 blue 1 locomotive") == "T-069"


@pytest.mark.rule("T-070")
def test_locomotives_replace_any_number_of_cards():
    state = position(hands=[{"blue": 3, "locomotive": 3}])
    ways = ["3 blue", "2 blue 1 locomotive", "1 blue 2 locomotive", "3 locomotive"]
    assert claims_of(state, "montreal-new_york") == ways
    assert claims_of(state, "montreal-toronto") == ways


@pytest.mark.rule("T-071")
def test_locomotives_alone_claim_every_route():
    state = position(hands=[{"locomotive": 6}])
    board = state.setup.board
    assert sorted(claims(state)) == sorted(f"claim {route.id} {route.length} locomotive" for route in board.routes)


@pytest.mark.rule("T-071")
def test_locomotives_alone_are_one_claim_and_not_one_per_colour():
    state = position(hands=[{"locomotive": 3, "red": 1, "blue": 1}])
    actions = [action for action in state.legal_actions() if str(action) == "claim montreal-toronto 3 locomotive"]
    assert len(actions) == 1
    assert actions[0].colour is None
    assert len(set(legal(state))) == len(legal(state))


@pytest.mark.rule("T-072")
def test_no_locomotive_has_to_be_used():
    state = position(hands=[{"blue": 3, "locomotive": 2}])
    assert "3 blue" in claims_of(state, "montreal-new_york")
    play(state, "claim montreal-new_york 3 blue")
    assert hand(state, 0) == {"locomotive": 2}


@pytest.mark.rule("T-073", "T-078")
def test_a_claim_puts_one_car_on_each_space():
    state = position(hands=[{"white": 6}])
    play(state, "claim calgary-winnipeg 6 white")
    assert [seat["cars"] for seat in state.view(None)["seats"]] == [39, 45]


@pytest.mark.rule("T-074")
def test_a_route_longer_than_the_cars_left_is_out_of_reach():
    state = position(hands=[{"blue": 3, "locomotive": 3}], cars=[2, 45])
    assert refusal(state, "claim montreal-new_york 3 blue") == "T-074"
    assert refusal(state, "claim montreal-new_york 3 locomotive") == "T-074"
    assert claims_of(state, "montreal-new_york") == []
    assert "claim duluth-omaha.1 2 blue" in claims(state)


@pytest.mark.rule("T-074")
def test_the_last_cars_can_be_placed():
    state = position(hands=[{"blue": 3}], cars=[3, 45])
    play(state, "claim montreal-new_york 3 blue")
    assert state.view(0)["seats"][0]["cars"] == 0


@pytest.mark.rule("T-075")
def test_paid_cards_are_discarded():
    state = position(hands=[{"blue": 2, "locomotive": 2}], discard={"blue": 1})
    events = play(state, "claim montreal-new_york 2 blue 1 locomotive")
    assert state.view(1)["discard"] == {"blue": 3, "locomotive": 1}
    assert told(events, RouteClaimed) == [RouteClaimed(0, "montreal-new_york", (("blue", 2), ("locomotive", 1)), 4)]


@pytest.mark.rule("T-076")
def test_a_claimed_route_stays_with_its_owner():
    state = position(players=3, hands=[{"blue": 3}])
    play(state, "claim montreal-new_york 3 blue")
    for _ in range(9):
        assert state.view(None)["routes"] == {"montreal-new_york": 0}
        play(state, "draw", "draw")
    state = position(hands=[{"blue": 3}, {"red": 3}], routes={"boston-montreal.1": 1})
    play(state, "claim montreal-new_york 3 blue", "claim montreal-toronto 3 red")
    assert state.view(None)["routes"] == {"boston-montreal.1": 1, "montreal-new_york": 0, "montreal-toronto": 1}
    assert claims_of(state, "montreal-new_york") == []


@pytest.mark.rule("T-077")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_cannot_be_claimed_again(owner):
    state = position(hands=[{"blue": 3}], routes={"montreal-new_york": owner})
    assert refusal(state, "claim montreal-new_york 3 blue") == "T-077"
    assert claims_of(state, "montreal-new_york") == []


@pytest.mark.rule("T-078")
def test_a_route_is_not_claimed_in_parts():
    state = position(hands=[{"white": 5, "locomotive": 1}])
    for cards in range(1, 6):
        assert refusal(state, f"claim calgary-winnipeg {cards} white") == "T-065"
    assert claims_of(state, "calgary-winnipeg") == ["5 white 1 locomotive"]


@pytest.mark.rule("T-065", "T-070", "T-074")
@pytest.mark.parametrize("cars", range(7))
def test_all_ways_to_pay_are_offered_and_no_others(cars):
    cards = {"blue": 4, "red": 1, "locomotive": 2}
    state = position(hands=[cards], cars=[cars, 45])
    expected = set()
    for route in state.setup.board.routes:
        if route.length > cars:
            continue
        for colour in ("blue", "red"):
            for number in range(1, cards[colour] + 1):
                jokers = route.length - number
                if route.colour in (colour, "gray") and 0 <= jokers <= 2:
                    expected.add(f"claim {route.id} {number} {colour}" + (f" {jokers} locomotive" if jokers else ""))
        if route.length <= 2:
            expected.add(f"claim {route.id} {route.length} locomotive")
    assert set(claims(state)) == expected
    assert len(claims(state)) == len(expected)
