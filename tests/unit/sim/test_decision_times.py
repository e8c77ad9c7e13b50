"""Decision times: quantiles within a few percent, put together from games, and counted over the budget."""

from __future__ import annotations

import pytest

from roundhouse.sim.decision_times import DecisionTimes, budget, plays_by_the_clock, put_together


def times(seconds: list[float], allowed: float | None = None) -> DecisionTimes:
    found = DecisionTimes()
    for second in seconds:
        found.add(second, allowed)
    return found


def test_quantiles_are_right_within_three_percent() -> None:
    found = times([0.001 * number for number in range(1, 1001)])
    assert found.decisions == 1000
    assert found.quantile(0.5) == pytest.approx(0.5, rel=0.03)
    assert found.quantile(0.95) == pytest.approx(0.95, rel=0.03)
    assert found.quantile(1.0) <= found.longest == 1.0
    assert DecisionTimes().quantile(0.5) == 0.0


def test_parts_make_the_whole() -> None:
    parts = [times([0.01, 0.5], 0.2), times([2e-7, 3.0], 0.2), times([])]
    whole = put_together(DecisionTimes.from_dict(part.to_dict()) for part in parts)
    assert whole == times([0.01, 0.5, 2e-7, 3.0], 0.2)
    assert (whole.over, whole.longest) == (2, 3.0)


def test_over_is_more_than_a_fifth_over_the_budget() -> None:
    assert times([0.2, 0.239, 0.25], 0.2).over == 1
    assert times([100.0], None).over == 0


@pytest.mark.parametrize(
    ("bot", "allowed", "by_the_clock"),
    [
        ("random", 1.0, False),
        ("planner", 1.0, False),
        ("search(seconds=0.2)", 0.2, True),
        ("search", 1.0, True),
        ("search(iterations=50)", None, False),
        ("hard", 1.0, True),
        ("easy", 1.0, False),
    ],
)
def test_what_a_bot_is_allowed(bot: str, allowed: float | None, by_the_clock: bool) -> None:
    assert budget(bot, "tickets") == allowed
    assert plays_by_the_clock(bot, "tickets") is by_the_clock
