"""The sequential test: wrong no more often than promised, quick where the answer is plain, careful at the start."""

from __future__ import annotations

from random import Random

import pytest

import roundhouse as rh
from roundhouse.sim.sprt import RunningTest, SequentialTest, Verdict, run_test

TEST = SequentialTest("planner", "greedy")


def deals(rng: Random, chance: float, number: int) -> list[float]:
    """Pairs of games; in a third of the deals luck gives both to the same bot."""
    return [
        float(rng.random() < chance) if rng.random() < 0.33 else ((rng.random() < chance) + (rng.random() < chance)) / 2
        for _ in range(number)
    ]


@pytest.mark.parametrize(
    ("chance", "wrong"), [(0.5, Verdict.STRONGER), (0.45, Verdict.STRONGER), (0.55, Verdict.NOT_STRONGER)]
)
def test_it_is_seldom_wrong(chance: float, wrong: Verdict) -> None:
    rng = Random(f"{chance}")
    found = [run_test(TEST, deals(rng, chance, 3000)).verdict for _ in range(300)]
    assert found.count(wrong) / 300 < 0.05 + 0.04  # three deviations of 300 trials
    assert found.count(Verdict.OPEN) < 30


def test_a_plain_answer_comes_early_but_not_at_once() -> None:
    rng = Random(1)
    decided = run_test(TEST, deals(rng, 0.95, 1000))
    assert decided.verdict is Verdict.STRONGER
    assert 5 < decided.deals < 60
    assert run_test(TEST, [1.0] * 5).verdict is Verdict.OPEN
    assert run_test(TEST, [0.0] * 100).verdict is Verdict.NOT_STRONGER


def test_what_comes_after_the_decision_changes_nothing() -> None:
    samples = deals(Random(2), 0.7, 500)
    decided = run_test(TEST, samples)
    assert decided.verdict is Verdict.STRONGER
    assert run_test(TEST, samples[: decided.deals] + [0.0] * 500) == decided
    assert run_test(TEST, samples[: decided.deals - 1]).verdict is Verdict.OPEN


def test_deals_that_come_one_by_one_decide_as_all_together() -> None:
    samples = deals(Random(3), 0.6, 400)
    running = RunningTest(TEST)
    for sample in samples:
        running.add([sample])
    assert running.finding == run_test(TEST, samples)
    assert running.is_decided


def test_no_deals() -> None:
    assert run_test(TEST, []).verdict is Verdict.OPEN


@pytest.mark.parametrize(("low", "high"), [(0.55, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0), (float("nan"), 0.6)])
def test_bounds_that_make_no_test(low: float, high: float) -> None:
    with pytest.raises(rh.InvalidOption, match="sprt-bounds"):
        SequentialTest("planner", "greedy", low, high)
