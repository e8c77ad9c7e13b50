"""Reach against an oracle that walks every trace: remembering nothing on the way loses nothing and adds nothing."""

from __future__ import annotations

from random import Random

import pytest

from unit.lilliput.maps import assert_reach_is_traced, grown_map, wild_map


@pytest.mark.rule("L-101", "L-102", "L-245")
@pytest.mark.parametrize("start", range(0, 300, 50))
def test_reach_is_what_traces_touch(start: int) -> None:
    compared = 0
    for seed in range(start, start + 50):
        rng = Random(seed)
        railmap = wild_map(rng) if seed % 2 else grown_map(rng)
        compared += assert_reach_is_traced(railmap, f"map {seed}")
    assert compared > 40
