"""Plans for tickets: cheapest connections, what is cut off, which cards are missing, what others may hold."""

from __future__ import annotations

from itertools import combinations
from random import Random

from roundhouse.bots.tickets.atlas import Atlas, atlas_of
from roundhouse.bots.tickets.beliefs import lean_on, seen_tickets, ticket_weights
from roundhouse.bots.tickets.connections import FAR, join
from roundhouse.bots.tickets.ideas import unplanned_claims, wanted_by_others
from roundhouse.bots.tickets.needs import needs, shortfall
from roundhouse.bots.tickets.plan import make_plan
from roundhouse.bots.tickets.playout import play_out, quick_todo
from roundhouse.games.tickets.box.board import board_from_data
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.rng import Stream, seed_bytes
from unit.bots.tickets_decisions import GAME
from unit.tickets.positions import board, position

# A hub: going through it costs each pair a little more than its direct route, and all pairs together much less.
HUB = board(
    [
        ("ash", "hub", 2, "red"),
        ("birch", "hub", 2, "blue"),
        ("cedar", "hub", 2, "green"),
        ("ash", "birch", 3, "white"),
        ("birch", "cedar", 3, "black"),
        ("ash", "cedar", 3, "gray"),
        ("cedar", "dogwood", 1, "gray"),
    ],
    [("ash", "birch", 4), ("birch", "cedar", 5), ("ash", "cedar", 6), ("ash", "dogwood", 7)] * 2,
)


def cheapest(atlas: Atlas, costs: list[float], pairs: list[tuple[int, int]]) -> float:
    """The true minimum: every set of routes is tried."""
    best = FAR
    for number in range(atlas.routes + 1):
        for routes in combinations(range(atlas.routes), number):
            cost = sum(costs[route] for route in routes)
            if cost < best and all(_reaches(atlas, routes, a, b) for a, b in pairs):
                best = cost
    return best


def _reaches(atlas: Atlas, routes: tuple[int, ...], start: int, end: int) -> bool:
    reached = {start}
    for _ in routes:
        for route in routes:
            if atlas.a[route] in reached or atlas.b[route] in reached:
                reached |= {atlas.a[route], atlas.b[route]}
    return end in reached


def hub_atlas() -> Atlas:
    return Atlas(board_from_data(HUB), standard_components().route_points)


def test_pairs_share_the_way_through_a_hub() -> None:
    atlas = hub_atlas()
    lengths = [float(length) for length in atlas.length]
    pairs = atlas.ticket_ends[:3]

    joined = join(atlas, lengths, pairs)

    assert joined is not None
    assert joined.cost == cheapest(atlas, lengths, pairs) == 6
    assert joined.cost == sum(lengths[route] for route in joined.routes)


def test_it_is_the_cheapest_way_whatever_routes_cost() -> None:
    atlas = hub_atlas()
    rng = Random(7)
    for _ in range(60):
        costs = [float(rng.choice([0, 1, 2, 3, 5, 8])) for _ in range(atlas.routes)]
        pairs = rng.sample(atlas.ticket_ends[:4], rng.randint(1, 4))
        joined = join(atlas, costs, pairs)
        assert joined is not None
        assert joined.cost == cheapest(atlas, costs, pairs), (costs, pairs)


def test_a_plan_is_cheapest_with_own_routes_for_nothing() -> None:
    state = position(routes={"denver-santa_fe": 0, "el_paso-santa_fe": 0}, tickets=[["denver-el_paso"], []])

    plan = make_plan(state, 0, state.tickets[0], state.hands[0])

    assert (plan.tickets, plan.given_up, plan.routes) == ((), (), ())


def test_a_ticket_that_is_cut_off_is_given_up() -> None:
    routes = {"atlanta-miami": 1, "charleston-miami": 1, "miami-new_orleans": 1}
    state = position(routes=routes, tickets=[["boston-miami", "denver-el_paso"], []])
    index = state.setup.board.ticket_index

    plan = make_plan(state, 0, state.tickets[0], state.hands[0])

    assert plan.given_up == (index["boston-miami"],)
    assert plan.tickets == (index["denver-el_paso"],)
    assert plan.routes


def test_a_ticket_without_the_cars_for_it_is_given_up() -> None:
    state = position(cars=[12, 45], tickets=[["new_york-seattle", "denver-el_paso"], []])
    index = state.setup.board.ticket_index

    plan = make_plan(state, 0, state.tickets[0], state.hands[0])

    assert plan.given_up == (index["new_york-seattle"],)
    assert sum(state.setup.board.routes[route].length for route in plan.routes) <= 12


def test_which_cards_are_missing() -> None:
    state = position()
    atlas = atlas_of(state.setup)
    index = state.setup.board.route_index
    need = needs(atlas, [index["montreal-new_york"], index["montreal-toronto"]])  # 3 blue, 3 of any colour

    assert shortfall(need, [0] * 9) == 6
    assert shortfall(need, [2, 3, 0, 0, 0, 0, 0, 0, 0]) == 1
    assert shortfall(need, [1, 3, 1, 1, 0, 0, 0, 0, 0]) == 2
    assert shortfall(need, [2, 3, 0, 0, 0, 0, 0, 0, 1]) == 0


def test_what_others_built_tells_of_their_tickets() -> None:
    routes = {"atlanta-miami": 1, "atlanta-raleigh.1": 1, "raleigh-washington.1": 1, "new_york-washington.1": 1}
    state = position(routes=routes, tickets=[["denver-el_paso"], ["calgary-phoenix", "los_angeles-miami"]])
    index = state.setup.board.ticket_index
    weights = ticket_weights(state, 1)
    assert weights[index["boston-miami"]] > 3 * weights[index["calgary-phoenix"]]

    view = state.view(Seat(0))
    seen = seen_tickets(state, view)
    sample = GAME.sampler(view)
    rng = Stream(seed_bytes(3))
    held = {"as dealt": 0, "leaning": 0}
    for _ in range(150):
        one = sample(rng)
        before = sorted([*one.ticket_deck, *one.tickets[1]])
        held["as dealt"] += index["boston-miami"] in one.tickets[1]
        lean_on(one, 0, {1: weights}, seen, rng)
        held["leaning"] += index["boston-miami"] in one.tickets[1]
        assert sorted([*one.ticket_deck, *one.tickets[1]]) == before
        assert one.tickets[0] == state.tickets[0]
    assert held["leaning"] > 2 * held["as dealt"]


def test_what_others_need_is_worth_trying() -> None:
    routes = {"atlanta-miami": 1, "atlanta-raleigh.1": 1, "raleigh-washington.1": 1, "new_york-washington.1": 1}
    tickets = [["denver-el_paso"], ["boston-miami"]]
    state = position(routes=routes, hands=[{"yellow": 2, "green": 1}], tickets=tickets)
    missing = state.setup.board.route_index["boston-new_york.1"]

    wanted = wanted_by_others(lambda: state, 0)
    found = unplanned_claims(state, 0, state.legal_actions(), wanted)

    assert [route for route, likely in wanted.items() if likely > 0.99] == [missing]
    assert [str(action) for action, _ in found] == ["claim boston-new_york.1 2 yellow"]


def test_a_playout_leaves_the_position_alone_and_ends() -> None:
    state = GAME.start(3, 6)
    while state.stage.value == "first tickets":
        state.push(state.legal_actions()[0])
    before = state.to_dict()

    scores = play_out(state, [quick_todo(state, seat) for seat in range(3)], Stream(seed_bytes(1)))

    assert state.to_dict() == before
    assert len(scores) == 3
    assert max(scores) > 30
