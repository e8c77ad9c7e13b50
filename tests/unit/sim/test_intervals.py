"""Intervals: right about 95 times in 100, also near 0 and 1, and never of no width."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from roundhouse.sim.intervals import mean_interval, share_interval


def toss(chance: float) -> Callable[[Random], float]:
    return lambda rng: float(rng.random() < chance)


def pair(chance: float, together: float) -> Callable[[Random], float]:
    """Two games of one deal, which the same bot wins more often than chance would have it."""

    def deal(rng: Random) -> float:
        first = rng.random() < chance
        second = first if rng.random() < together else rng.random() < chance
        return (first + second) / 2

    return deal


@pytest.mark.parametrize("deals", [30, 200])
@pytest.mark.parametrize(
    ("deal", "truth"),
    [
        (toss(0.5), 0.5),
        (toss(0.9), 0.9),
        (toss(0.98), 0.98),
        (pair(0.5, 0.0), 0.5),
        (pair(0.8, 0.6), 0.8),
        (pair(0.97, 0.3), 0.97),
        (lambda rng: 0.5 if rng.random() < 0.9 else float(rng.random() < 0.5), 0.5),
    ],
)
def test_the_truth_is_inside_often_enough(deal: Callable[[Random], float], truth: float, deals: int) -> None:
    rng = Random(f"{truth} {deals}")
    inside = 0
    for _ in range(600):
        low, high = share_interval([deal(rng) for _ in range(deals)])
        inside += low <= truth <= high
    assert inside / 600 > 0.93  # 95 in 100, and three deviations of 600 trials


def test_deals_that_cancel_luck_make_it_narrower() -> None:
    rng = Random(1)
    calm = [pair(0.6, 0.0)(rng) for _ in range(400)]
    wild = [pair(0.6, 1.0)(rng) for _ in range(400)]
    width = [high - low for low, high in (share_interval(calm), share_interval(wild))]
    assert 0.6 < width[0] / width[1] < 0.8  # independent games count twice: one over the root of two


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("deals", [1, 5, 100])
def test_equal_deals_do_not_make_us_certain(share: float, deals: int) -> None:
    low, high = share_interval([share] * deals)
    assert 0 <= low <= share <= high <= 1
    assert high - low > 0.5 / (deals + 10)


def test_a_hundred_wins_of_a_hundred() -> None:
    low, high = share_interval([1.0] * 100)
    assert high == 1.0
    assert low == pytest.approx(0.963, abs=0.002)  # Wilson's interval for a hundred tosses


def test_mean_scores() -> None:
    interval = mean_interval([10.0, 12.0, 14.0, 16.0])
    assert interval is not None
    assert fmean(interval) == pytest.approx(13)
    assert interval[1] - 13 == pytest.approx(1.96 * (20 / 3 / 4) ** 0.5, rel=1e-3)
    assert mean_interval([3.0]) is None
