"""The price chart and the order of running (L-220 to L-234, L-288 to L-291)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.events import MarkerMoved
from roundhouse.games.lilliput.flow.market import (
    move_for_dividend,
    move_for_sale,
    move_for_withholding,
    running_order,
    stacks,
)
from roundhouse.games.lilliput.ids import COMPANY_IDS, COMPANY_INDEX
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.events import Event
from unit.lilliput.positions import position, space

CHART = standard_components().chart
RED = COMPANY_INDEX["red"]


def at(row: str, column: int) -> LilliputState:
    return position(prices={"red": (row, column)})


def after(state: LilliputState) -> tuple[str, int, int]:
    row, column = space(state, "red")
    return row, column, state.price(RED)


@pytest.mark.rule("L-222", "L-223")
def test_45_and_150_are_the_ends() -> None:
    assert min(CHART.price) == CHART.bottom[0] == 45
    assert CHART.top[0] == 50
    assert max(CHART.price) == CHART.top[-1] == 150


@pytest.mark.rule("L-224")
def test_a_sale_goes_down_then_left_and_up() -> None:
    state = at("top", 5)
    move_for_sale(state, RED, 1, None)
    assert after(state) == ("bottom", 5, 70)
    move_for_sale(state, RED, 1, None)
    assert after(state) == ("top", 4, 70)


@pytest.mark.rule("L-225", "L-229")
def test_at_45_nothing_lowers_the_price() -> None:
    state = at("bottom", 0)
    move_for_sale(state, RED, 3, None)
    assert after(state) == ("bottom", 0, 45)
    move_for_withholding(state, RED, None)
    assert after(state) == ("bottom", 0, 45)


@pytest.mark.rule("L-226", "L-227")
def test_a_dividend_goes_right_up_at_the_end_and_stops_at_150() -> None:
    state = at("top", 1)
    move_for_dividend(state, RED, 1, None)
    assert after(state) == ("top", 2, 60)
    low = at("bottom", 9)
    for expected in (("bottom", 10, 135), ("top", 10, 150), ("top", 10, 150)):
        move_for_dividend(low, RED, 1, None)
        assert after(low) == expected


@pytest.mark.rule("L-228")
def test_withholding_goes_left_and_down_at_the_start_of_the_top_row() -> None:
    state = at("top", 1)
    for expected in (("top", 0, 50), ("bottom", 0, 45)):
        move_for_withholding(state, RED, None)
        assert after(state) == expected
    low = at("bottom", 3)
    move_for_withholding(low, RED, None)
    assert after(low) == ("bottom", 2, 55)


@pytest.mark.rule("L-230", "L-289")
def test_a_marker_goes_under_those_that_are_there() -> None:
    state = position()
    move_for_withholding(state, RED, None)  # from 55 to the crowded 50
    names = ("blue", "green", "yellow", "red")
    assert stacks(state)[0] == [COMPANY_INDEX[name] for name in names]
    assert [COMPANY_IDS[company] for company in running_order(state)] == list(names)


@pytest.mark.rule("L-231")
def test_a_marker_that_stays_keeps_its_place() -> None:
    state = position(prices={"red": ("bottom", 0), "blue": ("bottom", 0)})
    before = stacks(state)
    events: list[Event] = []
    move_for_withholding(state, RED, events)
    move_for_sale(state, RED, 2, events)
    assert stacks(state) == before
    assert events == []


@pytest.mark.rule("L-232")
def test_only_the_last_space_of_a_sale_counts_for_the_stack() -> None:
    state = position(prices={"red": 60, "blue": ("bottom", 2), "green": 55})
    events: list[Event] = []
    move_for_sale(state, RED, 2, events)
    assert events == [MarkerMoved("red", 60, 55, ("top", 2), ("top", 1))]
    assert stacks(state)[1] == [COMPANY_INDEX["green"], RED]
    assert stacks(state)[13] == [COMPANY_INDEX["blue"]]


@pytest.mark.rule("L-233")
def test_no_step_moves_the_price_the_wrong_way() -> None:
    for number, value in enumerate(CHART.price):
        assert CHART.price[CHART.sale[number]] <= value
        assert CHART.price[CHART.withhold[number]] <= value
        assert CHART.price[CHART.dividend[number]] >= value


@pytest.mark.rule("L-234")
def test_a_sale_from_the_bottom_row_may_leave_the_price() -> None:
    same = [number for number in range(11, 22) if CHART.price[CHART.sale[number]] == CHART.price[number]]
    assert same
    assert all(CHART.price[CHART.sale[number]] < CHART.price[number] for number in range(11))


@pytest.mark.rule("L-288", "L-290")
def test_companies_run_by_price_then_further_right() -> None:
    state = position(prices={"red": 50, "blue": 60, "green": ("bottom", 3), "yellow": 105})
    assert [state.price(company) for company in running_order(state)] == [105, 60, 60, 50]
    assert [COMPANY_IDS[company] for company in running_order(state)] == ["yellow", "green", "blue", "red"]
