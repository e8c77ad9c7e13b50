"""Reach against an oracle that walks every trace: remembering nothing on the way loses nothing and adds nothing."""

from __future__ import annotations

from random import Random

import pytest

from lilliput_maps import grown_map, plain_board, wild_map
from oracles import tracing
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, SIDE_LETTERS, sides_of
from roundhouse.games.lilliput.reach import reached


@pytest.mark.rule("L-101", "L-102", "L-245")
@pytest.mark.parametrize("start", range(0, 300, 50))
def test_reach_is_what_traces_touch(start: int) -> None:
    compared = 0
    for seed in range(start, start + 50):
        rng = Random(seed)
        railmap = wild_map(rng) if seed % 2 else grown_map(rng)
        board, stations = plain_board(railmap)
        for company in COMPANIES:
            try:
                tiles, opens = tracing.reach(board, stations, COMPANY_IDS[company], 3000)
            except tracing.TooMany:
                continue
            reach = reached(railmap, company)
            assert reach.cells == tiles, f"map {seed}, {COMPANY_IDS[company]}"
            assert {
                (cell, SIDE_LETTERS[side]) for cell, mask in reach.open_cells.items() for side in sides_of(mask)
            } == opens
            compared += bool(tiles)
    assert compared > 40
