"""Who plays whom: line-ups, seatings and paired deals."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.sim.schedule import Schedule, deal_seed, line_ups, seatings


@pytest.mark.parametrize(
    ("bots", "players", "groups"),
    [
        (["a", "b", "c"], 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        (["a"], 3, [("a", "a", "a")]),
        (["a", "b", "b", "b"], 4, [("a", "b", "b", "b")]),
        (["a"], 1, [("a",)]),
        (["a", "b"], 1, [("a",), ("b",)]),
    ],
)
def test_every_group_of_bots_meets(bots: list[str], players: int, groups: list[tuple[str, ...]]) -> None:
    assert line_ups(bots, players) == groups


@pytest.mark.parametrize(("bots", "players"), [(["a", "b"], 3), (["a", "b", "a"], 2)])
def test_wishes_that_make_no_line_up(bots: list[str], players: int) -> None:
    with pytest.raises(rh.InvalidOption, match="bots:"):
        line_ups(bots, players)


def test_a_line_up_is_seated_in_all_distinct_ways() -> None:
    assert seatings(("a", "b")) == [("a", "b"), ("b", "a")]
    assert sorted(seatings(("a", "b", "b", "b"))) == sorted(
        tuple("a" if seat == own else "b" for seat in range(4)) for own in range(4)
    )
    assert len(seatings(("a", "b", "c"))) == 6
    assert seatings(("a", "a")) == [("a", "a")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    schedule = Schedule(("a", "b", "c"), 2, games_wanted=400, seed=1)
    assert (len(schedule.seatings), schedule.deals, schedule.games) == (6, 67, 402)


def test_all_seatings_of_a_deal_share_its_seed() -> None:
    schedule = Schedule(("a", "b", "c"), 2, games_wanted=12, seed=5)
    fixtures = [schedule.fixture(number) for number in range(schedule.games)]
    assert [fixture.secret for fixture in fixtures] == [deal_seed(5, 0)] * 6 + [deal_seed(5, 1)] * 6
    assert [fixture.bots for fixture in fixtures[:6]] == [fixture.bots for fixture in fixtures[6:]]
    assert {fixture.bots for fixture in fixtures} == {(a, b) for a in "abc" for b in "abc" if a != b}
    assert len({deal_seed(seed, deal) for seed in range(3) for deal in range(3)}) == 9
