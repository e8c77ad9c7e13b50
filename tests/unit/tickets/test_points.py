"""A10: points for routes."""

from random import Random

import pytest

from roundhouse.games.tickets.events import RouteClaimed
from roundhouse.games.tickets.game import GAME
from unit.tickets.positions import play, position, told

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
SIXES = [
    "calgary-winnipeg",
    "duluth-helena",
    "duluth-toronto",
    "el_paso-houston",
    "el_paso-los_angeles",
    "helena-seattle",
    "miami-new_orleans",
]


@pytest.mark.rule("T-084")
@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("atlanta-nashville", 1),
        ("atlanta-charleston", 2),
        ("calgary-vancouver", 4),
        ("calgary-helena", 7),
        ("el_paso-oklahoma_city", 10),
        ("sault_st_marie-winnipeg", 15),
    ],
)
def test_a_route_scores_by_its_length(route, points):
    state = position(hands=[{"locomotive": 6}])
    length = next(entry.length for entry in state.setup.board.routes if entry.id == route)
    (claimed,) = told(play(state, f"claim {route} {length} locomotive"), RouteClaimed)
    assert claimed.points == points == POINTS[length]
    assert state.scores() == [points, 0]


@pytest.mark.rule("T-085")
def test_points_are_added_at_once():
    state = position(hands=[{"blue": 3}], routes={"calgary-vancouver": 0})
    assert state.scores() == [4, 0]
    play(state, "claim montreal-new_york 3 blue")
    assert state.scores() == [8, 0]
    assert [seat["points"] for seat in state.view(1)["seats"]] == [8, 0]


@pytest.mark.rule("T-086")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_recount_at_the_end_gives_the_running_score(players):
    state, choices = GAME.start(players=players, seed=players), Random(players)
    running = [0] * players
    while not state.is_over:
        for claimed in told(state.apply(choices.choice(state.legal_actions())), RouteClaimed):
            running[claimed.seat] += claimed.points
    lengths = {route.id: route.length for route in state.setup.board.routes}
    recount = [0] * players
    for route, owner in state.view(None)["routes"].items():
        recount[owner] += POINTS[lengths[route]]
    assert sum(recount) > 0
    assert [sheet["route_points"] for sheet in state.score_sheet()["seats"]] == recount == running


@pytest.mark.rule("T-087")
def test_a_score_beyond_the_printed_track_goes_on():
    state = position(hands=[{"blue": 3}], routes=dict.fromkeys(SIXES, 0))
    assert state.scores() == [105, 0]
    play(state, "claim montreal-new_york 3 blue")
    assert state.scores() == [109, 0]
