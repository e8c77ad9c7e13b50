"""Plans for a game against Gulliver: better than none, and true where nothing is left to plan."""

from __future__ import annotations

import pytest

import roundhouse as rh
from playing import position_after
from roundhouse.bots.lilliput.campaign import CHOICES, KEPT, Campaign, best_plans, judged
from roundhouse.bots.lilliput.turns import turn_plans, without_gulliver
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState


def solo(decisions: int, seed: int = 3) -> LilliputState:
    state = position_after("lilliput", 1, "basic", seed=seed, decisions=decisions)
    assert isinstance(state, LilliputState)
    return state


def lead(totals: list[float]) -> float:
    return totals[0] - totals[1]


@pytest.mark.parametrize("decisions", [4, 15, 30])
def test_the_best_plan_is_as_good_as_any_simple_one(decisions):
    state = solo(decisions)

    plans = best_plans(state)

    assert 0 < len(plans) <= KEPT
    simple = max(lead(judged(state, [(choice,) * state.setup.rounds])) for choice in ("TS", "TB", "SB"))
    assert lead(judged(state, plans)) >= simple


def test_a_plan_names_two_cards_for_every_round():
    state = solo(10)

    for plan in best_plans(state):
        assert len(plan) == state.setup.rounds
        assert set(plan) <= set(CHOICES)


def test_plans_are_tried_without_a_trace():
    """One campaign serves many plans: the same plan always gives the same scores, whatever was tried before."""
    campaign = Campaign(solo(12))
    plan = ("TS",) * 8

    first = list(campaign.after(plan))
    campaign.after(("FD",) * 8)

    assert campaign.after(plan) == first


def test_a_finished_game_is_judged_by_its_score():
    state = solo(0)
    while not state.is_over:
        state.push(state.legal_actions()[0])

    assert judged(state, ()) == [float(total) for total in state.scores()]


def test_gulliver_waits_while_a_turn_is_thought_over():
    """What is compared are turns, not Gulliver's luck after them: his track is the same after every line."""
    state = rh.game("lilliput").start(1, 5)
    assert isinstance(state, LilliputState)
    while state.stage is not Stage.TURN or state.turn != 1:
        state.push(state.legal_actions()[0])

    waiting = without_gulliver(state)
    for action in turn_plans(state)[0].actions:
        waiting.push(action)

    assert state.turn == 1
    assert waiting.drawn - state.drawn <= 2
    assert waiting.trains[waiting.director.index(1)] == state.trains[state.director.index(1)]
    assert not waiting.running
