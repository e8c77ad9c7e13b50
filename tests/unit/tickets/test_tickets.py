"""A11 and A12: drawing tickets and completing them."""

from itertools import permutations

import pytest

from roundhouse.games.tickets.events import TicketsDrawn, TicketsKept
from roundhouse.games.tickets.game import GAME
from unit.tickets.positions import board, legal, play, position, refusal, told

TOP = ["boston-miami", "denver-el_paso", "dallas-new_york"]


def tickets_of(state, seat):
    return state.to_dict()["tickets"][seat]


def drawing(**more):
    """A position in which TOP lies on top of the ticket deck."""
    other = [ticket.id for ticket in position().setup.board.tickets if ticket.id not in TOP]
    return position(ticket_deck=[*TOP, *other], **more)


def completed(routes, tickets, players=2, **more):
    """For each ticket of seat 0, whether it is completed at the end."""
    state = position(players=players, routes=routes, tickets=[tickets], stage="over", **more)
    return [entry["completed"] for entry in state.score_sheet()["seats"][0]["tickets"]]


# Drawing


@pytest.mark.rule("T-088")
def test_the_top_three_tickets_are_drawn():
    state = drawing()
    events = play(state, "tickets")
    assert told(events, TicketsDrawn) == [TicketsDrawn(0, 3, tuple(TOP))]
    assert [entry["ticket"] for entry in state.view(0)["own"]["choose_from"]] == TOP
    assert state.view(0)["ticket_deck"] == 27
    assert state.active_seat == 0


@pytest.mark.rule("T-089")
def test_one_two_or_three_are_kept():
    state = drawing()
    play(state, "tickets")
    kept = [set(action.split()[1:]) for action in legal(state)]
    assert sorted(map(len, kept)) == [1, 1, 1, 2, 2, 2, 3]
    assert len({frozenset(tickets) for tickets in kept}) == 7
    assert set().union(*kept) == set(TOP)
    for action in legal(state):
        chosen = state.copy()
        play(chosen, action)
        assert set(tickets_of(chosen, 0)) == set(action.split()[1:])
        assert chosen.active_seat == 1


@pytest.mark.rule("T-089")
def test_only_drawn_tickets_can_be_kept_each_once():
    state = drawing()
    play(state, "tickets")
    assert refusal(state, "keep boston-miami duluth-houston") == "T-089"
    assert refusal(state, "keep boston-miami atlantis-utopia") == "T-089"
    assert refusal(state, "keep boston-miami boston-miami") == "T-089"


@pytest.mark.rule("T-090")
def test_none_is_too_few():
    state = drawing()
    play(state, "tickets")
    assert refusal(state, "keep") == "T-090"


@pytest.mark.rule("T-091")
@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_tickets_are_drawn_as_they_are(left):
    state = position(ticket_deck=TOP[:left])
    (drawn,) = told(play(state, "tickets"), TicketsDrawn)
    assert drawn.tickets == tuple(TOP[:left])
    assert state.view(0)["ticket_deck"] == 0
    assert refusal(state, "keep") == "T-090"
    assert len(legal(state)) == {1: 1, 2: 3}[left]
    play(state, f"keep {TOP[0]}")
    assert state.view(0)["ticket_deck"] == left - 1


@pytest.mark.rule("T-092")
def test_an_empty_ticket_deck_cannot_be_drawn_from():
    state = position(ticket_deck=[])
    assert refusal(state, "tickets") == "T-092"
    assert "tickets" not in legal(state)


@pytest.mark.rule("T-093")
def test_a_rejected_ticket_goes_to_the_bottom():
    state = drawing()
    play(state, "tickets", "keep boston-miami dallas-new_york")
    pile = state.to_dict()["ticket_deck"]
    assert pile[-1] == "denver-el_paso"
    assert len(pile) == 28
    assert pile.count("denver-el_paso") == 1


@pytest.mark.rule("T-094")
def test_rejected_tickets_go_to_the_bottom_in_the_order_drawn():
    for kept in TOP:
        state = drawing()
        play(state, "tickets", f"keep {kept}")
        assert state.to_dict()["ticket_deck"][-2:] == [ticket for ticket in TOP if ticket != kept]


@pytest.mark.rule("T-095")
def test_a_kept_ticket_stays():
    state = drawing(tickets=[])
    play(state, "tickets", "keep boston-miami")
    play(state, "draw", "draw")
    assert refusal(state, "keep") == "T-035"
    play(state, "tickets")
    assert all("boston-miami" not in action for action in legal(state))
    play(state, legal(state)[0])
    assert "boston-miami" in tickets_of(state, 0)


@pytest.mark.rule("T-096")
def test_any_number_of_tickets_may_be_held():
    state = position(players=2, ticket_deck=TOP, active=1)
    assert len(tickets_of(state, 1)) == 27
    play(state, "tickets", "keep " + " ".join(TOP))
    assert len(tickets_of(state, 1)) == 30
    assert state.view(0)["seats"][1]["tickets"] == 30


@pytest.mark.rule("T-097")
def test_completed_tickets_are_hidden_too():
    mine = ["boston-miami", "duluth-houston", "chicago-santa_fe"]
    routes = {"denver-santa_fe": 1, "el_paso-santa_fe": 1}
    done = position(tickets=[mine, ["denver-el_paso"]], routes=routes)
    missed = position(tickets=[mine, ["dallas-new_york"]], routes=routes)
    assert done.view(0) == missed.view(0)
    assert done.scores() == missed.scores() == [0, 4]
    assert done.view(1)["own"]["tickets"] == [{"ticket": "denver-el_paso", "points": 4, "state": "done", "cars": 0}]


@pytest.mark.rule("T-097")
def test_drawn_and_kept_tickets_are_seen_by_their_owner_only():
    state = drawing()
    events = play(state, "tickets", "keep denver-el_paso")
    (drawn,), (kept,) = told(events, TicketsDrawn), told(events, TicketsKept)
    assert GAME.redact(drawn, 0).tickets == tuple(TOP)
    assert GAME.redact(kept, 0).tickets == ("denver-el_paso",)
    for other in (1, None):
        assert (GAME.redact(drawn, other).tickets, GAME.redact(drawn, other).number) == (None, 3)
        assert (GAME.redact(kept, other).tickets, GAME.redact(kept, other).number) == (None, 1)
        assert "denver-el_paso" not in str(state.view(other))


# Completing

SOUTH = {"denver-santa_fe": 0, "el_paso-santa_fe": 0}


@pytest.mark.rule("T-098")
def test_a_chain_of_own_routes_completes_a_ticket():
    assert completed(SOUTH, ["denver-el_paso"]) == [True]
    assert completed({"denver-santa_fe": 0}, ["denver-el_paso"]) == [False]
    assert completed({"denver-santa_fe": 0, "el_paso-houston": 0}, ["denver-el_paso"]) == [False]
    assert completed({}, ["denver-el_paso"]) == [False]


@pytest.mark.rule("T-098")
def test_branches_and_detours_do_no_harm():
    detour = {"denver-phoenix": 0, "el_paso-phoenix": 0, "denver-helena": 0, "los_angeles-phoenix": 0}
    assert completed(detour, ["denver-el_paso"]) == [True]


@pytest.mark.rule("T-099")
def test_routes_of_others_do_not_help():
    assert completed({"denver-santa_fe": 0, "el_paso-santa_fe": 1}, ["denver-el_paso"]) == [False]
    assert completed({"denver-santa_fe": 1, "el_paso-santa_fe": 1}, ["denver-el_paso"]) == [False]


@pytest.mark.rule("T-100")
def test_the_order_of_claiming_does_not_matter():
    chain = [("ayr", "bath"), ("bath", "cork"), ("cork", "dover")]
    own = board([(a, b, 1, "gray") for a, b in chain], [("ayr", "dover", 5), *[("ayr", "bath", 1)] * 5])
    for order in permutations(f"{a}-{b}" for a, b in chain):
        state = position(board=own, hands=[{"red": 3}], tickets=[["ayr-dover"]], cars=[45, 45])
        for route in order:
            assert state.view(0)["own"]["tickets"][0]["state"] == "possible"
            play(state, f"claim {route} 1 red", "draw", "draw")
        assert state.view(0)["own"]["tickets"][0]["state"] == "done"


@pytest.mark.rule("T-100")
def test_a_ticket_taken_after_its_routes_were_claimed_counts():
    state = position(
        routes=SOUTH, ticket_deck=["denver-el_paso"], tickets=[["boston-miami"]], cars=[2, 45], turns_left=1
    )
    play(state, "tickets", "keep denver-el_paso")
    assert state.is_over
    assert {e["ticket"]: e["completed"] for e in state.score_sheet()["seats"][0]["tickets"]} == {
        "boston-miami": False,
        "denver-el_paso": True,
    }


@pytest.mark.rule("T-101")
def test_one_route_may_serve_several_tickets():
    routes = {"denver-santa_fe": 0, "el_paso-santa_fe": 0, "denver-omaha": 0, "duluth-omaha.1": 0}
    assert completed(routes, ["denver-el_paso", "duluth-el_paso"]) == [True, True]


@pytest.mark.rule("T-102")
def test_a_completed_ticket_adds_its_value():
    state = position(routes=SOUTH, tickets=[["denver-el_paso"]], stage="over")
    (sheet, _) = state.score_sheet()["seats"]
    assert sheet["tickets"] == [{"ticket": "denver-el_paso", "completed": True, "points": 4}]
    assert state.scores()[0] == 2 + 2 + 10 + 4


@pytest.mark.rule("T-103")
@pytest.mark.parametrize("later", [False, True])
def test_a_missed_ticket_subtracts_its_value_whenever_it_was_taken(later):
    if later:
        state = position(ticket_deck=["boston-miami"], tickets=[["denver-el_paso"]], turns_left=1)
        play(state, "tickets", "keep boston-miami")
    else:
        state = position(tickets=[["denver-el_paso", "boston-miami"]], stage="over")
    assert state.scores()[0] == -4 - 12


@pytest.mark.rule("T-102", "T-103")
def test_tickets_count_at_the_end_only():
    state = position(routes=SOUTH, tickets=[["denver-el_paso", "boston-miami"]])
    assert state.scores() == [4, 0]
