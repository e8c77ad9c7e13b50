"""A15: every refusal cites its rule, the first that applies, and only rules that are meant to be cited."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from oracles.tickets_refusals import FACTS, untruth
from property.test_tickets_play import routes_of
from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS, PASS, TAKES, Claim, Keep
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.games.tickets.game import GAME
from roundhouse.games.tickets.refusals import CITABLE
from roundhouse.kernel.actions import Amount
from roundhouse.kernel.errors import IllegalAction
from unit.tickets.positions import board, play, position, refusal

FOUR_SEATS = {"players": 4, "hands": [{"red": 2, "yellow": 2}], "routes": {"boston-new_york.1": 0}}
NO_SUPPLY = {"rest": 1, "hands": [{"red": 1}]}
CHOOSING = {"stage": "keep tickets", "ticket_deck": ["boston-miami", "denver-el_paso", "dallas-new_york"]}
START = "start"

REFUSED = [
    # rule, position, action, asking seat (None: the active one)
    ("T-026", START, "keep montreal-atlantis x", None),
    ("T-027", START, "keep", None),
    ("T-029", START, "draw", None),
    ("T-029", START, "keep", 1),
    ("T-034", {}, "draw", 1),
    ("T-035", {}, "keep boston-miami", None),
    ("T-036", {"stage": "second card"}, "tickets", None),
    ("T-036", CHOOSING, "draw", None),
    ("T-037", {}, "pass", None),
    ("T-039", {}, "take red", None),
    ("T-044", {"stage": "second card", "display": ["locomotive", "red"]}, "take locomotive", None),
    ("T-048", {"stage": "second card"}, "pass", None),
    ("T-060", NO_SUPPLY, "draw", None),
    ("T-063", {}, "claim a-b 1 red", None),
    ("T-065", {"hands": [{"blue": 2}]}, "claim montreal-new_york 2 blue", None),
    ("T-066", {"hands": [{"blue": 2, "red": 1}]}, "claim montreal-new_york 2 blue 1 red", None),
    ("T-067", {"hands": [{"red": 3}]}, "claim montreal-new_york 3 red", None),
    ("T-069", {"hands": [{"blue": 2, "red": 1}]}, "claim montreal-toronto 2 blue 1 red", None),
    ("T-074", {"hands": [{"blue": 3}], "cars": [2, 45]}, "claim montreal-new_york 3 blue", None),
    ("T-077", {"hands": [{"blue": 3}], "routes": {"montreal-new_york": 1}}, "claim montreal-new_york 3 blue", None),
    ("T-079", FOUR_SEATS, "claim boston-new_york.2 2 red", None),
    ("T-080", {**FOUR_SEATS, "players": 3}, "claim boston-new_york.2 2 red", None),
    ("T-089", CHOOSING, "keep duluth-houston", None),
    ("T-090", CHOOSING, "keep", None),
    ("T-092", {"ticket_deck": []}, "tickets", None),
    ("T-109", {"stage": "over"}, "draw", None),
]

# Two rules forbid the action; the one that is not cited is named behind.
ORDER = [
    # the game is over before all else
    ("T-109", {"stage": "over", "active": 0}, "draw", 1),  # T-034
    ("T-109", {"stage": "over"}, "keep x", None),  # T-035
    # not this seat's decision before anything else
    ("T-034", {}, "keep x", 1),  # T-035
    ("T-034", {"routes": {"montreal-new_york": 0}}, "claim montreal-new_york 3 blue", 1),  # T-077
    ("T-034", NO_SUPPLY, "draw", 1),  # T-060
    ("T-034", {"stage": "second card"}, "pass", 1),  # T-048
    ("T-029", START, "claim a-b 1 red", 1),  # T-063
    # wrong kind of decision before what it is about
    ("T-029", START, "claim a-b 1 red", None),  # T-063
    ("T-036", {"stage": "second card", "ticket_deck": []}, "tickets", None),  # T-092
    ("T-036", {"stage": "second card"}, "claim a-b 1 red", None),  # T-063
    ("T-036", {"stage": "second card", "routes": {"montreal-new_york": 1}}, "claim montreal-new_york 3 red", None),
    ("T-036", {**CHOOSING, **NO_SUPPLY}, "draw", None),  # T-060
    ("T-035", {}, "keep x x", None),  # T-089
    # not there or taken before cards and cars
    ("T-060", NO_SUPPLY, "take yellow", None),  # T-039
    ("T-039", {"stage": "second card"}, "take locomotive", None),  # T-044
    ("T-063", {}, "claim a-b 7 red 2 blue", None),  # T-065
    ("T-077", {"routes": {"montreal-new_york": 1}, "cars": [0, 45]}, "claim montreal-new_york 3 red", None),  # T-065
    ("T-080", {**FOUR_SEATS, "players": 2, "cars": [1, 45]}, "claim boston-new_york.2 2 yellow", None),  # T-079, T-067
    ("T-079", {**FOUR_SEATS, "cars": [1, 45, 45, 45]}, "claim boston-new_york.2 2 yellow", None),  # T-067, T-074
    ("T-026", START, "keep x", None),  # T-027
    # number of cards, one colour, the right colour
    ("T-065", {"hands": [{"red": 1, "white": 1}]}, "claim montreal-new_york 1 red 1 white", None),  # T-066
    ("T-065", {"hands": [{"red": 1, "white": 1}]}, "claim montreal-toronto 1 red 1 white", None),  # T-069
    ("T-065", {"hands": [{"red": 2}]}, "claim montreal-new_york 2 red", None),  # T-067
    ("T-066", {"hands": [{"red": 2, "white": 1}]}, "claim montreal-new_york 2 red 1 white", None),  # T-067
    # cards before cars
    ("T-065", {"hands": [{"blue": 2}], "cars": [2, 45]}, "claim montreal-new_york 3 blue", None),  # T-074
    ("T-066", {"hands": [{"blue": 2, "red": 1}], "cars": [0, 45]}, "claim montreal-new_york 2 blue 1 red", None),
    ("T-067", {"hands": [{"red": 3}], "cars": [2, 45]}, "claim montreal-new_york 3 red", None),  # T-074
    ("T-069", {"hands": [{"blue": 2, "red": 1}], "cars": [0, 45]}, "claim montreal-toronto 2 blue 1 red", None),
]


def built(case):
    return GAME.start(players=2, seed=1) if case == START else position(**case)


def ids(cases):
    return [f"{rule} {action}" for rule, _, action, _ in cases]


@pytest.mark.rule("T-130")
@pytest.mark.parametrize(("rule", "case", "action", "seat"), REFUSED, ids=ids(REFUSED))
def test_a_refusal_cites_its_rule_and_changes_nothing(rule, case, action, seat):
    state = built(case)
    before = state.to_dict()
    assert refusal(state, action, seat) == rule
    with pytest.raises(IllegalAction) as error:
        state.apply(GAME.parse(action), seat)
    assert error.value.rule == rule
    assert untruth(before, routes_of(state), action, rule, error.value.params) is None
    assert state.to_dict() == before


@pytest.mark.rule("T-130")
@pytest.mark.parametrize(("rule", "case", "action", "seat"), ORDER, ids=ids(ORDER))
def test_of_several_rules_the_first_in_order_is_cited(rule, case, action, seat):
    state = built(case)
    assert refusal(state, action, seat) == rule
    params = state.why_not(GAME.parse(action), seat).params
    assert untruth(state.to_dict(), routes_of(state), action, rule, params) is None


def test_every_rule_that_can_be_cited_is_seen():
    assert {rule for rule, *_ in REFUSED} == CITABLE == set(FACTS)


def test_actions_of_other_games_are_refused_too():
    assert position().why_not(Amount(3)).rule == "T-035"
    assert position(stage="second card").why_not(Amount(3)).rule == "T-036"


@pytest.mark.parametrize("cards", [(), (("blue", 0),), (("blue", 4), ("locomotive", -1)), (("pink", 3),)])
def test_claims_that_cannot_be_written_are_refused_for_their_cards(cards):
    state = position(hands=[{"blue": 4, "locomotive": 1}])
    assert state.why_not(Claim("montreal-new_york", cards)).rule == "T-065"


def test_the_facts_of_a_refusal_are_told():
    state = position(hands=[{"blue": 2}], routes={"boston-new_york.1": 1})
    closed = state.why_not(GAME.parse("claim boston-new_york.2 2 red"))
    assert closed.params == {"route": "boston-new_york.2", "owner": 1}
    too_few = state.why_not(GAME.parse("claim montreal-new_york 3 blue"))
    asked = {"route": "montreal-new_york", "colour": "blue", "held": 2, "needed": 3}
    assert too_few.params == {**asked, "locomotives": 0, "missing": 1}
    with_locomotive = position(hands=[{"blue": 2, "locomotive": 1}]).why_not(
        GAME.parse("claim montreal-new_york 3 blue")
    )
    assert with_locomotive.params == {**asked, "locomotives": 1, "missing": 0}


# Agreement: an action is refused exactly if it is not listed

SMALL = board(
    [("ayr", "bath", 1, "gray"), ("ayr", "bath", 1, "red"), ("bath", "cork", 2, "blue"), ("ayr", "cork", 3, "gray")],
    [("ayr", "cork", points) for points in range(1, 13)],
)


def writable_claims(routes, most):
    """Every claim of these routes with up to this many cards, whatever they are."""
    payments = [cards for number in range(1, most + 1) for cards in combinations_with_replacement(CARDS, number)]
    return [Claim(route, tuple((card, 1) for card in cards)) for route in routes for cards in payments]


def writable_keeps(tickets):
    """No, one, two or three tickets."""
    chosen = [(), *((a,) for a in tickets), *((a, b) for a in tickets for b in tickets)]
    return [Keep(some) for some in (*chosen, *((a, b, c) for a in tickets for b in tickets for c in tickets if a < b))]


@pytest.mark.parametrize("players", [2, 4])
def test_why_not_and_legal_actions_agree_on_everything_that_can_be_written(players):
    state, choices = GAME.start(players=players, seed=players, board=SMALL), Random(players)
    tickets = [ticket.id for ticket in state.setup.board.tickets]
    routes = [route.id for route in state.setup.board.routes]
    writable = [DRAW, DRAW_TICKETS, PASS, *TAKES, *writable_claims([*routes, "no-where"], 3)]
    writable += writable_keeps([*tickets[:6], "no-where"])
    cited = set()
    while not state.is_over:
        listed = set(state.legal_actions())
        for action in writable:
            found = state.why_not(action)
            assert (found is None) == (action in listed), f"{action}: {found}"
            if found is not None:
                cited.add(found.rule)
        assert all(state.why_not(action) is None for action in listed)
        state.apply(choices.choice(state.legal_actions()))
    assert cited <= CITABLE
    assert len(cited) > 12


def test_why_not_and_legal_actions_agree_on_the_usa_map():
    chance = Random(130)
    board_of_usa = position().setup.board
    cited = set()
    for players in (2, 3, 4, 5):
        state = GAME.start(players=players, seed=players)
        while not state.is_over:
            listed = state.legal_actions()
            as_set = set(listed)
            for _ in range(40):
                route = chance.choice(board_of_usa.routes)
                colour = chance.choice(CARDS[:-1] if route.colour == "gray" else [route.colour, chance.choice(CARDS)])
                jokers = chance.randint(0, min(2, route.length - 1))
                cards = ((colour, route.length - jokers), ("locomotive", jokers))
                action = Claim(route.id, cards if jokers else cards[:1])
                found = state.why_not(action)
                assert (found is None) == (action in as_set), f"{action}: {found}"
                cited |= {found.rule} if found else set()
            for action in listed:
                assert state.why_not(action) is None
            state.push(chance.choice(listed))
    assert cited <= CITABLE
    assert {"T-065", "T-067", "T-077", "T-079", "T-080"} <= cited


def test_a_barred_twin_is_never_listed():
    state = position(players=4, hands=[{"locomotive": 6}], routes={"boston-new_york.1": 0, "boston-montreal.2": 0})
    listed = {str(action).split()[1] for action in state.legal_actions() if str(action).startswith("claim ")}
    assert listed.isdisjoint({"boston-new_york.1", "boston-new_york.2", "boston-montreal.1", "boston-montreal.2"})
    play(state, "draw", "draw")
    assert refusal(state, "claim boston-new_york.2 2 red") == "T-065", "the next seat lacks only the cards"
