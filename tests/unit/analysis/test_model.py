"""From figures to scores and shares: interpolated weights, and parts that make up the whole win."""

from __future__ import annotations

from itertools import pairwise
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.analysis.evaluation import evaluate, judge_of
from roundhouse.analysis.model import Weights, evaluation, moment, read_weights, shares_of

WEIGHTS = Weights(
    (0.0, 0.5, 1.0), ((0.0, 1.0), (10.0, 1.0), (20.0, 3.0)), ((0.0, 0.0), (0.0, 1.0), (0.0, 2.0)), (8, 6, 0)
)
GAMES = [
    (name, players)
    for name in rh.game_names()
    for players in range(rh.game(name).min_players, rh.game(name).max_players + 1)
]


@pytest.mark.parametrize(
    ("time", "base", "each", "spread"),
    [(0, 0, 1, 8), (0.25, 5, 1, 7), (0.5, 10, 1, 6), (0.75, 15, 2, 3), (1, 20, 3, 0)],
)
def test_weights_change_evenly_between_the_times_they_are_given_for(time, base, each, spread):
    found = evaluation(WEIGHTS, time, [[1.0, 4.0], [1.0, 2.0]])

    assert found.scores == pytest.approx((base + 4 * each, base + 2 * each))
    assert found.spread == pytest.approx((spread, spread))


def test_times_beyond_the_ends_count_as_the_ends():
    assert moment((0.0, 1.0), -3).at([5.0, 9.0]) == 5
    assert moment((0.0, 1.0), 7).at([5.0, 9.0]) == 9


def test_a_share_follows_from_what_seats_differ_by():
    found = evaluation(WEIGHTS, 1.0, [[1.0, 4.0], [1.0, 3.0]])

    assert found.shares[0] == pytest.approx(1 / (1 + exp(-2)))


@given(st.lists(st.floats(-1e4, 1e4), min_size=1, max_size=6))
def test_shares_make_up_the_whole_win_and_keep_the_order(values):
    shares = shares_of(values)

    assert sum(shares) == pytest.approx(1)
    order = sorted(range(len(values)), key=lambda place: values[place])
    assert all(shares[a] <= shares[b] for a, b in pairwise(order))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_there_are_weights_for_every_number_of_players(name, players):
    judge = judge_of(rh.game(name).name)
    weights = read_weights(judge.package, judge.figures, players)

    assert weights.times[0] == 0
    assert weights.times[-1] == 1
    for table in (weights.score, weights.share):
        assert [len(row) for row in table] == [len(judge.figures)] * len(weights.times)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_position_of_any_stage_is_judged_without_being_changed(name, players):
    judge = judge_of(rh.game(name).name)
    state = rh.game(name).start(players, 11)
    rng = rh.Stream(bytes(32))
    times = []
    while not state.is_over:
        before = state.to_dict()
        found = evaluate(judge, state)
        assert sum(found.shares) == pytest.approx(1)
        assert len(found.scores) == len(found.shares) == state.seats
        assert state.to_dict() == before
        times.append(judge.standing(state)[0])
        for _ in range(7):
            if not state.is_over:
                state.push(rng.choice(state.legal_actions()))

    assert 0 <= min(times) <= max(times) <= 1
    assert max(times[len(times) // 2 :]) > times[0]
    end = evaluate(judge, state)
    assert list(end.scores) == state.scores()
    winners = [standing.seat for standing in state.standings() if standing.rank == 1]
    assert [end.shares[seat] for seat in winners] == [1 / len(winners)] * len(winners)
