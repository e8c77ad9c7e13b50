"""Simulation: the same seed gives the same results, whatever the number of workers."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.sim.simulate import simulate

BOTS = ["random", "random"]


def test_results_do_not_depend_on_the_workers() -> None:
    seen: list[int] = []
    alone = simulate("tickets", BOTS, 60, seed=1, on_progress=seen.append)
    together = simulate("tickets", BOTS, 60, seed=1, workers=2)
    assert alone == together
    assert seen == sorted(set(seen))
    assert seen[-1] == 60
    assert [outcome.number for outcome in alone] == list(range(60))
    assert simulate("tickets", BOTS, 60, seed=2) != alone
    assert simulate("tickets", BOTS, 30, seed=1) == alone[:30]


def test_outcomes() -> None:
    for outcome in simulate("tickets", ["random"] * 3, 10, seed=3, options={"first_player": 2}):
        assert len(outcome.scores) == len(outcome.ranks) == 3
        assert min(outcome.ranks) == 1
        best = [score for score, rank in zip(outcome.scores, outcome.ranks, strict=True) if rank == 1]
        assert max(outcome.scores) == best[0]
        assert outcome.decisions > 30


@pytest.mark.parametrize(
    ("bots", "more", "error"),
    [
        (["random"], {}, rh.InvalidOption),
        (BOTS, {"games": 0}, rh.InvalidOption),
        (BOTS, {"workers": 0}, rh.InvalidOption),
        (["random", "oracle"], {}, rh.UnknownBot),
        (BOTS, {"options": {"weather": 1}}, rh.InvalidOption),
    ],
)
def test_bad_wishes_are_refused_before_anything_runs(bots: list[str], more: dict, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate("tickets", bots, **{"games": 2, "seed": 1, **more})


def test_unknown_game() -> None:
    with pytest.raises(rh.UnknownGame):
        simulate("chess", BOTS, 2, seed=1)
