"""Paying out, withholding, the last round and the end (L-291, L-292, L-331 to L-358, L-489)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.events import GameEnded, MarkerMoved, TrainsRan
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Seat
from unit.lilliput.positions import (
    finish_round,
    held_trains,
    homes,
    legal,
    money,
    pass_turns,
    play,
    position,
    price,
    refused,
    space,
    to_running,
    told,
    treasury,
)


def running(**given: object) -> LilliputState:
    """Red runs first, with a 2-train from home to Mildendo: 50."""
    settings: dict[str, object] = {"trains": {"red": "2"}, **given}
    state = position(**settings)  # type: ignore[arg-type]
    to_running(state)
    return state


@pytest.mark.rule("L-291")
def test_companies_act_in_the_order_settled_at_the_beginning() -> None:
    state = running(trains={"red": "2", "blue": "2"}, prices={"red": 55, "blue": 50})
    assert refused(state, "pay blue") == "L-291"
    assert refused(state, "withhold green") == "L-291"
    assert refused(state, "pay red", seat=1) == "L-332"
    play(state, "withhold red")  # red falls under all others, and yet nobody runs twice
    order = []
    while state.stage is Stage.RUN:
        order.append(state.running[0])
        play(state, legal(state)[0])
        if state.stage is Stage.POOL:
            play(state, "done")
    assert order == [COMPANY_INDEX[name] for name in ("blue", "green", "yellow")]


@pytest.mark.rule("L-292")
def test_every_founded_company_acts_once_even_without_trains() -> None:
    state = position(directors={"orange": 0}, tiles={**homes(), (3, 0): "YC-S 0 orange!"})
    events = to_running(state) + finish_round(state)
    assert sorted(event.company for event in told(events, TrainsRan)) == ["blue", "green", "orange", "red", "yellow"]


@pytest.mark.rule("L-331", "L-333", "L-334")
def test_a_payout_pays_a_tenth_for_a_share_and_half_to_the_director() -> None:
    state = running(shares={0: {"red": 1}, 2: {"red": 2}})
    assert state.revenue == 50
    assert money(play(state, "pay red")) == [("bank", "seat 0", 30), ("bank", "seat 2", 10)]


@pytest.mark.rule("L-335", "L-337")
def test_shares_in_the_bank_earn_nothing_and_the_treasury_stays() -> None:
    state = running()
    before = treasury(state, "red")
    assert money(play(state, "pay red")) == [("bank", "seat 0", 25)]
    assert treasury(state, "red") == before


@pytest.mark.rule("L-332")
def test_a_company_pays_all_or_withholds_all() -> None:
    state = running()
    assert legal(state) == ["pay red", "withhold red"]
    assert refused(state, "done") == "L-332"
    assert refused(state, "amount 25") == "L-332"


@pytest.mark.rule("L-336", "L-339")
def test_the_price_rises_after_a_payout_and_falls_after_withholding() -> None:
    state = running()
    other = state.copy()
    assert told(play(state, "pay red"), MarkerMoved)[0].new_price == 60
    assert told(play(other, "withhold red"), MarkerMoved)[0].new_price == 50


@pytest.mark.rule("L-338")
def test_withheld_revenue_goes_to_the_treasury() -> None:
    state = running()
    assert money(play(state, "withhold red")) == [("bank", "red", 50)]
    assert treasury(state, "red") == 550


@pytest.mark.rule("L-340")
def test_revenue_0_counts_as_withholding() -> None:
    state = running(trains={}, pool="2")
    assert state.revenue == 0
    assert legal(state) == ["withhold red"]
    assert refused(state, "pay red") == "L-340"
    play(state, "withhold red")
    assert price(state, "red") == 50
    assert state.stage is Stage.POOL
    play(state, "train pool 2 red")
    assert held_trains(state, "red") == "2"


@pytest.mark.rule("L-341")
def test_the_pool_purchase_after_withholding_is_optional() -> None:
    state = running(pool="2")
    play(state, "withhold red")
    assert legal(state) == ["train pool 2 red", "done"]
    play(state, "done")
    assert held_trains(state, "red") == "2"
    assert state.running[0] != COMPANY_INDEX["red"]


@pytest.mark.rule("L-350")
def test_the_last_round_pays_double() -> None:
    state = running(round=8, shares={1: {"red": 1}})
    assert state.revenue == 50
    assert money(play(state, "pay red")) == [("bank", "seat 0", 50), ("bank", "seat 1", 10)]


@pytest.mark.rule("L-351")
def test_nobody_withholds_in_the_last_round() -> None:
    state = running(round=8)
    assert legal(state) == ["pay red"]
    assert refused(state, "withhold red") == "L-351"


@pytest.mark.rule("L-352", "L-353")
def test_the_last_payout_moves_the_marker_two_steps() -> None:
    for start, end in (
        (("top", 1), ("top", 3)),
        (("top", 9), ("top", 10)),
        (("bottom", 9), ("top", 10)),
        (("bottom", 10), ("top", 10)),
    ):
        state = running(round=8, prices={"red": start})
        while state.running[0] != COMPANY_INDEX["red"]:
            play(state, legal(state)[0])
        play(state, "pay red")
        assert space(state, "red") == end


@pytest.mark.rule("L-354")
def test_in_the_last_round_revenue_0_falls_one_step_and_buys_nothing() -> None:
    state = running(round=8, trains={}, pool="2")
    play(state, "withhold red")
    assert price(state, "red") == 50
    assert state.stage is Stage.RUN
    assert state.running[0] != COMPANY_INDEX["red"]


def finished(**given: object) -> LilliputState:
    settings: dict[str, object] = {"round": 8, "trains": {}, **given}
    state = position(**settings)  # type: ignore[arg-type]
    to_running(state)
    finish_round(state)
    assert state.is_over
    return state


@pytest.mark.rule("L-355", "L-356")
def test_a_score_is_cash_shares_director_certificates_and_copy_cards() -> None:
    state = finished(cash=[100, 0, 0, 0], shares={0: {"blue": 2}}, treasury={"red": 999}, copies=[1, 0, 0, 0])
    sheet = state.score_sheet()
    assert sheet["complete"] is True
    first = sheet["seats"][0]
    assert first["cash"] == 100
    assert first["shares"] == [{"company": "blue", "number": 2, "price": 45, "value": 90}]
    assert first["directors"] == [{"company": "red", "price": 50, "value": 250}]
    assert first["copy_card_value"] == 20
    assert first["total"] == state.scores()[0] == 100 + 90 + 250 + 20


@pytest.mark.rule("L-357", "L-358")
def test_the_highest_score_wins_and_equals_share_the_rank() -> None:
    state = finished(cash=[0, 500, 500, 20], copies=[0, 0, 0, 0])
    assert [(standing.rank, standing.seat) for standing in state.standings()] == [(1, 1), (1, 2), (3, 0), (4, 3)]


@pytest.mark.rule("L-357")
def test_the_end_is_told() -> None:
    state = position(round=8)
    events = to_running(state) + finish_round(state)
    assert isinstance(events[-1], GameEnded)
    assert list(events[-1].scores) == state.scores()
    assert events[-1].ranks.count(1) >= 1


@pytest.mark.rule("L-489")
def test_the_example_of_the_score_pad() -> None:
    """30, +25, -55, +70, +6 gives 76 in private; 500, -80, -40 gives 380 in the treasury."""
    tiles = {**homes(), (2, 0): "YP-S 0", (3, 0): "YC-S 0"}
    state = position(tiles=tiles, trains={"red": "2"}, cash=[30, 30, 30, 30], treasury={"red": 500})
    play(state, "card 8 trains", "train bank red", "done")
    pass_turns(state, 6)
    play(state, "card 9 station", "station red 3,0")
    assert treasury(state, "red") == 380
    state.trains[0] = (0,)
    state.revenue = 50
    play(state, "pay red")
    assert state.cash[0] == 55
    state.cash[0] -= 55
    state.shares[COMPANY_INDEX["blue"]] = 1
    state.running, state.revenue = (0, 1), 140
    state.active = Seat(0)
    play(state, "pay red")
    state.running, state.revenue = (1,), 60
    play(state, "pay blue")
    assert state.cash[0] == 76


@pytest.mark.rule("L-017", "L-330")
def test_all_sums_are_whole_pounds() -> None:
    state = running(shares={1: {"red": 1}})
    events = play(state, "pay red")
    assert state.revenue % 10 == 0
    assert all(isinstance(amount, int) and amount > 0 for _, _, amount in money(events))


@pytest.mark.rule("L-018")
def test_the_bank_pays_whatever_is_due() -> None:
    state = running()
    state.revenue = 10_000_000
    assert money(play(state, "pay red")) == [("bank", "seat 0", 5_000_000)]
