"""Shutting Gulliver in: how many tiles are missing around his home, and that the best lines lay them."""

from __future__ import annotations

import roundhouse as rh
from roundhouse.bots.lilliput.campaign import Campaign
from roundhouse.bots.lilliput.siege import Siege, lays_left, rounds_to_green, siege, tiles_missing
from roundhouse.bots.lilliput.turns import turn_plans
from roundhouse.games.lilliput.ids import COMPANY_INDEX, MILDENDO, Cell
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState

RING: tuple[tuple[Cell, str, int], ...] = (
    ((1, 1), "YP-S", 0),
    ((2, 1), "YC-C", 2),
    ((2, 0), "YP-S", 1),
    ((2, -1), "YC-C", 3),
    ((1, -1), "YP-S", 0),
)
"""Track from the home of yellow, north of Mildendo, around a home east of it."""


def drafted(*home: str) -> LilliputState:
    """Gulliver lives east of Mildendo, his track leads on to the east; ours is yellow in the north."""
    for seed in range(1000):
        state = rh.game("lilliput").start(1, seed)
        assert isinstance(state, LilliputState)
        tile = state.railmap.tileset.by_id["YC-S"]
        if state.railmap.tiles.get((1, 0), (None,))[0] == tile and state.director[COMPANY_INDEX["yellow"]] < 0:
            break
    else:
        raise AssertionError("no such game")
    for words in ("draft justiciary", "draft yellow", "lay yellow 0,1 " + " ".join(home), "justice cash"):
        state.push(next(action for action in state.legal_actions() if str(action) == words))
    return state


def with_ring(count: int) -> LilliputState:
    state = drafted("YC-C", "1")
    for cell, tile, rotation in RING[:count]:
        state.railmap.place(cell, state.railmap.tileset.by_id[tile], rotation)
    return state


def test_every_tile_of_the_ring_brings_the_siege_nearer():
    found = [siege(with_ring(count)) for count in range(len(RING) + 1)]

    assert found == [Siege(3, 5), Siege(2, 4), Siege(1, 3), Siege(0, 2), Siege(0, 1), Siege(0, 0)]


def test_a_home_that_leads_away_takes_too_many_tiles():
    assert siege(drafted("YC-C", "2")) is None


def test_gulliver_is_out_where_he_cannot_be_stopped_before_his_turn():
    state = with_ring(0)
    assert lays_left(state) == 4  # two cards and two towns
    assert tiles_missing(state) == 5

    state.taken = 1 << 8 | 1 << 9

    assert lays_left(state) == 0
    assert tiles_missing(state) is None


def test_gulliver_is_out_where_he_may_upgrade_his_home_before_the_ring_is_closed():
    state = with_ring(3)
    assert rounds_to_green(state) == 3  # two trains are left before the first that brings green tiles
    state.taken = 1 << 8 | 1 << 9
    assert tiles_missing(state) == 2

    state.drawn, state.phase = 3, 3

    assert rounds_to_green(state) == 0
    assert tiles_missing(state) is None


def test_track_that_an_upgrade_of_his_home_would_join_lets_him_out():
    state = with_ring(5)
    assert tiles_missing(state) == 0

    state.railmap.place((1, 1), state.railmap.tileset.by_id["GP-J"], 2)

    assert tiles_missing(state) is None


def test_gulliver_is_worth_much_less_shut_in_than_out():
    out = with_ring(0)
    out.taken = 1 << 8 | 1 << 9
    plan = ("TS",) * out.setup.rounds

    assert Campaign(with_ring(5)).after(plan)[1] < Campaign(out).after(plan)[1] - 500


def test_the_best_lines_shut_gulliver_in():
    state = rh.game("lilliput").start(1, 11)
    assert isinstance(state, LilliputState)
    while state.round < 4:
        state.push(turn_plans(state)[0].actions[0])
    his = next(company for company in state.queue if state.director[company] == 1)

    assert state.stage is Stage.JUSTICE
    assert reached(state.railmap, his).cells == {MILDENDO, state.railmap.homes[his]}
    assert not reached(state.railmap, his).open_cells
