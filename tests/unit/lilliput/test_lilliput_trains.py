"""Buying trains, phases, limits and the pool (L-135 to L-189, L-490)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.events import OfferMade, PhaseBegan, TrainMoved, TrainsRan
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.positions import (
    finish_round,
    held_trains,
    homes,
    legal,
    money,
    play,
    pool,
    position,
    refused,
    to_running,
    told,
    treasury,
)


def buying(*, card: str = "card 8 trains", **given: object) -> LilliputState:
    """Seat 0 has taken a card that buys trains."""
    state = position(**given)  # type: ignore[arg-type]
    play(state, card)
    return state


@pytest.mark.rule("L-135")
def test_only_an_own_company_buys() -> None:
    state = buying(trains={"red": "2"})
    assert refused(state, "train bank blue") == "L-135"
    assert refused(state, "train from red 2 to blue") == "L-135"
    assert refused(state, "train bank orange") == "L-135"


@pytest.mark.rule("L-136")
def test_the_pool_is_closed_to_a_train_action() -> None:
    state = buying(pool="2 3")
    assert refused(state, "train pool 3 red") == "L-136"
    assert refused(position(pool="3"), "train pool 3 red") == "L-184"


@pytest.mark.rule("L-137", "L-138")
@pytest.mark.parametrize(
    ("top", "cost"), [("2", 80), ("3", 150), ("4", 300), ("5", 400), ("3D", 500), ("4D", 650)], ids=str
)
def test_the_bank_sells_its_top_train_at_the_printed_price(top: str, cost: int) -> None:
    state = buying(top=top, treasury={"red": 700})
    events = play(state, "train bank red")
    assert money(events) == [("red", "bank", cost)]
    assert held_trains(state, "red") == top


@pytest.mark.rule("L-139", "L-142")
def test_another_director_is_asked_in_public() -> None:
    state = buying(trains={"blue": "2 3"}, phase=4)
    assert refused(state, "train from blue 4 to red") == "L-139"
    assert refused(state, "train from red 2 to red") == "L-139"
    assert refused(state, "train from orange 2 to red") == "L-139"
    play(state, "train from blue 2 to red")  # obsolete, and yet for sale
    events = play(state, "amount 77")
    assert told(events, OfferMade) == [OfferMade("red", "blue", "2", 77)]
    assert (state.stage, state.active_seat) == (Stage.OFFER, 1)
    assert legal(state) == ["yes", "no"]
    assert refused(state, "yes", seat=0) == "L-139"
    assert refused(state, "done") == "L-139"
    play(state, "yes")
    assert (held_trains(state, "red"), held_trains(state, "blue")) == ("2", "3")
    assert state.active_seat == 0


@pytest.mark.rule("L-140", "L-143")
def test_between_own_companies_nobody_is_asked_and_the_seller_is_paid() -> None:
    state = buying(directors={"orange": 0}, trains={"orange": "3"})
    play(state, "train from orange 3 to red")
    events = play(state, "amount 120")
    assert state.stage is Stage.TRAINS
    assert money(events) == [("red", "orange", 120)]
    assert (treasury(state, "red"), treasury(state, "orange")) == (380, 620)


@pytest.mark.rule("L-144")
def test_a_train_from_another_company_uses_up_a_purchase() -> None:
    state = buying(trains={"blue": "2"}, card="card 7 train")
    play(state, "train from blue 2 to red", "amount 5", "yes")
    assert (state.stage, state.active_seat) == (Stage.TURN, 1)
    other = buying(trains={"blue": "2"})
    play(other, "train from blue 2 to red", "amount 5", "yes")
    assert (other.stage, other.trains_left) == (Stage.TRAINS, 1)


@pytest.mark.rule("L-490", "L-144")
def test_a_declined_offer_costs_nothing() -> None:
    state = buying(trains={"blue": "2"}, card="card 7 train")
    before = state.to_dict()
    play(state, "train from blue 2 to red", "amount 5", "no")
    assert (state.stage, state.active_seat, state.trains_left) == (Stage.TRAINS, 0, 1)
    assert state.to_dict() == before | {"declined": [{"seller": "blue", "train": "2", "price": 5}]}
    play(state, "train bank red")
    assert (state.stage, state.active_seat) == (Stage.TURN, 1)


@pytest.mark.rule("L-490")
def test_the_same_train_is_asked_for_again_only_at_a_higher_price() -> None:
    state = buying(trains={"blue": "2 3", "green": "2"}, treasury={"red": 60}, directors={"orange": 0}, phase=3)
    play(state, "train from blue 2 to red", "amount 20", "no", "train from blue 2 to orange")
    assert refused(state, "amount 20") == "L-490"
    assert refused(state, "amount 0") == "L-141"
    assert str(state.legal_actions()[0]) == "amount 21"
    play(state, "amount 30", "no")
    for other in ("train from blue 3 to red", "train from green 2 to red"):  # another train, another owner
        asked = state.copy()
        play(asked, other)
        assert str(asked.legal_actions()[0]) == "amount 1"
    play(state, "train from blue 2 to red", "amount 60", "no")
    assert refused(state, "train from blue 2 to red") is None, "its director may help"
    poor = buying(trains={"red": "3", "blue": "2"}, treasury={"red": 60}, phase=3)
    play(poor, "train from blue 2 to red", "amount 60", "no")
    assert refused(poor, "train from blue 2 to red") == "L-490"
    assert legal(poor, "train from") == []


@pytest.mark.rule("L-490")
def test_what_was_declined_is_forgotten_with_the_action() -> None:
    state = buying(trains={"blue": "2"}, players=2)
    play(state, "train from blue 2 to red", "amount 60", "no", "done")
    play(state, "card 2 nothing", "card 5 nothing", "copy 8 trains", "train from blue 2 to red")
    assert str(state.legal_actions()[0]) == "amount 1"


@pytest.mark.rule("L-490", "L-182")
def test_declined_offers_outlast_excess_trains_of_the_same_action() -> None:
    state = buying(top="4", phase=3, trains={"red": "2", "blue": "2 2 3 3"}, directors={"orange": 0})
    play(state, "train from blue 2 to red", "amount 60", "no", "train bank orange")
    assert state.stage is Stage.EXCESS
    play(state, "give blue 3")
    assert state.stage is Stage.TRAINS
    play(state, "train from blue 2 to red")
    assert str(state.legal_actions()[0]) == "amount 61"


@pytest.mark.rule("L-490")
def test_a_game_begun_by_the_first_rules_loses_the_purchase_with_a_no() -> None:
    state = buying(trains={"blue": "2"}, card="card 7 train", rules=1)
    play(state, "train from blue 2 to red", "amount 5", "no")
    assert (state.stage, state.active_seat, state.declined) == (Stage.TURN, 1, ())
    other = buying(trains={"blue": "2"}, rules=1)
    play(other, "train from blue 2 to red", "amount 5", "no", "train from blue 2 to red")
    assert (other.trains_left, str(other.legal_actions()[0])) == (1, "amount 1")


@pytest.mark.rule("L-141")
def test_a_price_is_from_one_pound_to_the_whole_treasury() -> None:
    state = buying(trains={"red": "2", "blue": "2"}, treasury={"red": 60})
    play(state, "train from blue 2 to red")
    assert [len(state.legal_actions()), str(state.legal_actions()[0])] == [60, "amount 1"]
    assert refused(state, "amount 0") == "L-141"
    assert refused(state, "amount 61") == "L-141"
    assert refused(state, "done") == "L-141"
    poor = buying(trains={"red": "2", "blue": "2"}, treasury={"red": 0})
    assert refused(poor, "train from blue 2 to red") == "L-141"
    assert legal(poor, "train from") == []


@pytest.mark.rule("L-145")
def test_a_trade_between_companies_starts_no_phase() -> None:
    state = buying(directors={"orange": 0}, trains={"orange": "3"}, phase=1)
    events = play(state, "train from orange 3 to red", "amount 1")
    assert not told(events, PhaseBegan)
    assert state.phase == 1


@pytest.mark.rule("L-146")
def test_a_train_may_be_bought_and_passed_on_with_one_card() -> None:
    state = buying(directors={"orange": 0})
    play(state, "train bank red", "train from red 2 to orange", "amount 1")
    assert (held_trains(state, "red"), held_trains(state, "orange")) == ("", "2")
    assert (treasury(state, "red"), treasury(state, "orange")) == (421, 499)
    assert state.active_seat == 1


@pytest.mark.rule("L-147", "L-329")
def test_a_company_may_go_without_trains() -> None:
    state = position()
    events = to_running(state)
    assert state.revenue == 0
    assert told(events, TrainsRan)[0] == TrainsRan("red", 0, (), 1)


@pytest.mark.rule("L-148", "L-149")
def test_a_director_adds_what_a_company_without_trains_is_short_of() -> None:
    state = buying(top="3", treasury={"red": 110}, cash=[50])
    events = play(state, "train bank red")
    assert money(events) == [("red", "bank", 110), ("seat 0", "bank", 40)]
    assert (treasury(state, "red"), state.cash[0]) == (0, 10)
    poor = buying(top="3", treasury={"red": 110}, cash=[39])
    assert refused(poor, "train bank red") == "L-148"


@pytest.mark.rule("L-150")
def test_a_company_with_a_train_gets_no_help() -> None:
    state = buying(top="3", treasury={"red": 110}, cash=[500], trains={"red": "2"})
    assert refused(state, "train bank red") == "L-150"


@pytest.mark.rule("L-151", "L-141", "L-149")
def test_a_director_helps_to_buy_from_another_company_up_to_the_printed_price() -> None:
    state = buying(trains={"blue": "2"}, treasury={"red": 10}, cash=[500])
    play(state, "train from blue 2 to red")
    assert refused(state, "amount 81") == "L-151"
    assert str(state.legal_actions()[-1]) == "amount 80"
    events = play(state, "amount 80", "yes")
    assert money(events) == [("seat 0", "red", 70), ("red", "blue", 80)]
    assert (treasury(state, "red"), treasury(state, "blue"), state.cash[0]) == (0, 580, 430)


@pytest.mark.rule("L-151", "L-148")
@pytest.mark.parametrize(
    ("red", "cash", "trains", "most", "rule"),
    [
        (0, 30, "", 30, "L-148"),
        (10, 30, "", 40, "L-148"),
        (10, 70, "", 80, "L-151"),
        (10, 500, "3", 10, "L-141"),
        (200, 500, "", 200, "L-141"),
        (80, 5, "", 80, "L-141"),
        (10, 0, "", 10, "L-141"),
    ],
)
def test_how_much_may_be_offered_with_help(red: int, cash: int, trains: str, most: int, rule: str) -> None:
    state = buying(trains={"red": trains, "blue": "2"}, treasury={"red": red}, cash=[cash], phase=3)
    play(state, "train from blue 2 to red")
    assert [str(state.legal_actions()[0]), str(state.legal_actions()[-1])] == ["amount 1", f"amount {most}"]
    assert refused(state, f"amount {most + 1}") == rule


@pytest.mark.rule("L-151", "L-155")
def test_a_return_opens_the_way_to_help_from_another_company_too() -> None:
    state = buying(trains={"red": "2", "blue": "3"}, treasury={"red": 0}, cash=[200], phase=4)
    assert legal(state, "train from") == ["train from blue 3 to red return 2"]
    play(state, "train from blue 3 to red return 2", "amount 150", "yes")
    assert (held_trains(state, "red"), pool(state), state.cash[0]) == ("3", "2", 50)


@pytest.mark.rule("L-151", "L-140")
def test_a_director_may_help_between_companies_of_their_own() -> None:
    state = buying(trains={"orange": "2"}, directors={"orange": 0}, treasury={"red": 10, "orange": 0}, cash=[500])
    play(state, "train from orange 2 to red", "amount 80")
    assert (treasury(state, "red"), treasury(state, "orange"), state.cash[0]) == (0, 80, 430)


@pytest.mark.rule("L-151")
def test_a_game_begun_by_the_first_rules_has_no_help_between_companies() -> None:
    state = buying(trains={"blue": "2"}, treasury={"red": 10}, cash=[500], rules=1)
    play(state, "train from blue 2 to red")
    assert refused(state, "amount 11") == "L-141"
    poor = buying(trains={"blue": "2"}, treasury={"red": 0}, cash=[500], rules=1)
    assert refused(poor, "train from blue 2 to red") == "L-141"


@pytest.mark.rule("L-151")
def test_there_is_help_for_a_train_from_the_pool() -> None:
    helped = position(pool="3", treasury={"red": 10}, cash=[500])
    to_running(helped)
    play(helped, "withhold red", "train pool 3 red")
    assert (treasury(helped, "red"), helped.cash[0]) == (0, 360)


@pytest.mark.rule("L-152")
def test_no_share_is_sold_to_help() -> None:
    state = buying(top="3", treasury={"red": 0}, cash=[100], shares={0: {"blue": 3}})
    assert refused(state, "train bank red") == "L-148"
    assert refused(state, "sell blue 1") == "L-136"


@pytest.mark.rule("L-153")
def test_a_new_train_runs_in_the_same_round() -> None:
    state = buying(tiles={**homes(), (1, 0): "YC-S 0 red!"})
    play(state, "train bank red", "done")
    events = to_running(state)
    assert told(events, TrainsRan)[0].revenue == 50  # Mildendo and home


@pytest.mark.rule("L-154", "L-155")
def test_obsolete_trains_are_given_back_in_a_purchase() -> None:
    state = buying(top="4", phase=4, trains={"red": "2 2 3"})
    assert refused(state, "train bank red") == "L-178"
    assert refused(state, "train bank red return 2 2 2") == "L-155"
    assert legal(state, "train bank") == ["train bank red return 2", "train bank red return 2 2"]
    events = play(state, "train bank red return 2 2")
    assert money(events) == [("red", "bank", 300)]
    assert (held_trains(state, "red"), pool(state)) == ("3 4", "2 2")


@pytest.mark.rule("L-155")
def test_a_return_may_open_the_way_to_help_but_is_undone_by_a_no() -> None:
    state = buying(top="4", phase=4, trains={"red": "2"}, treasury={"red": 250}, cash=[60])
    assert refused(state, "train bank red") == "L-150"
    assert refused(state, "train bank red return 2") is None
    declined = buying(phase=4, trains={"red": "2", "blue": "3"})
    play(declined, "train from blue 3 to red return 2", "amount 9", "no")
    assert (held_trains(declined, "red"), pool(declined)) == ("2", "")
    agreed = buying(phase=4, trains={"red": "2", "blue": "3"})
    play(agreed, "train from blue 3 to red return 2", "amount 9", "yes")
    assert (held_trains(agreed, "red"), pool(agreed)) == ("3", "2")


@pytest.mark.rule("L-156")
def test_a_good_train_is_not_given_back() -> None:
    state = buying(top="4", phase=4, trains={"red": "2 3"})
    assert refused(state, "train bank red return 3") == "L-156"


@pytest.mark.rule("L-157", "L-160")
def test_the_first_2_train_of_the_deck_starts_phase_2() -> None:
    state = buying()
    events = play(state, "train bank red")
    assert told(events, PhaseBegan) == [PhaseBegan(2, (), (), 4)]
    assert not told(play(state, "train bank red"), PhaseBegan)
    assert state.phase == 2


@pytest.mark.rule("L-160", "L-161", "L-178")
def test_in_the_first_phases_four_trains_are_the_limit() -> None:
    for phase in (1, 2, 3):
        state = buying(phase=phase, trains={"red": "2 2 2 2", "blue": "2 2 2"})
        assert refused(state, "train bank red") == "L-178"
        assert refused(state, "train from blue 2 to red") == "L-178"
        play(state, "done", "card 7 train")
        assert refused(state, "train bank blue") is None


def after_first(top: str, phase: int, **given: object) -> tuple[LilliputState, list[PhaseBegan]]:
    state = buying(top=top, phase=phase, treasury={"red": 1000}, **given)
    return state, told(play(state, "train bank red"), PhaseBegan)


@pytest.mark.rule("L-162")
def test_the_first_3_train_brings_green_tiles() -> None:
    state, began = after_first("3", 2)
    assert began == [PhaseBegan(3, (), (), 4)]
    assert state.phase_data.colours == ("yellow", "green")


@pytest.mark.rule("L-164", "L-165")
def test_the_first_4_train_ages_the_2_trains_and_lowers_the_limit() -> None:
    _, began = after_first("4", 3, trains={"blue": "2"})
    assert began == [PhaseBegan(4, (), ("2",), 3)]


@pytest.mark.rule("L-166", "L-168", "L-169")
def test_the_first_5_train_rusts_the_2_trains_and_brings_brown_tiles() -> None:
    state, began = after_first("5", 4, trains={"blue": "2 2 3", "red": "2"}, pool="2 3")
    assert began == [PhaseBegan(5, ("2",), (), 2)]
    assert (held_trains(state, "blue"), held_trains(state, "red"), pool(state)) == ("3", "5", "3")
    assert state.phase_data.colours == ("yellow", "green", "brown")


@pytest.mark.rule("L-170")
def test_the_first_3d_train_ages_the_3_trains() -> None:
    state, began = after_first("3D", 5, trains={"blue": "3"})
    assert began == [PhaseBegan(6, (), ("3",), 2)]
    assert held_trains(state, "blue") == "3"


@pytest.mark.rule("L-171")
def test_the_first_4d_train_rusts_the_3_trains_and_ages_the_4_trains() -> None:
    state, began = after_first("4D", 6, trains={"blue": "3 4"})
    assert began == [PhaseBegan(7, ("3",), ("4",), 2)]
    assert held_trains(state, "blue") == "4"
    play(state, "done", "card 7 train")
    assert refused(state, "train bank blue return 4") == "L-148"  # 4 is obsolete now: only money is missing


@pytest.mark.rule("L-173", "L-174")
def test_trains_in_the_pool_age_and_rust_too() -> None:
    state, _ = after_first("5", 4, pool="2 2 4", trains={"blue": "2"})
    assert pool(state) == "4"
    assert state.rusted[0] == 3
    aged, _ = after_first("4", 3, pool="2", trains={"blue": ""})
    play(aged, "done")
    to_running(aged)
    play(aged, "withhold red")
    assert aged.stage is Stage.POOL
    play(aged, "train pool 2 red")
    assert held_trains(aged, "red") == "2 4"
    assert aged.setup.running_trains[aged.phase - 1][0].obsolete


@pytest.mark.rule("L-176")
def test_trains_rust_before_the_new_limit_counts() -> None:
    state = buying(top="5", phase=4, treasury={"red": 1000}, trains={"blue": "2 3 4", "green": "3 3 4"})
    play(state, "train bank red")
    assert held_trains(state, "blue") == "3 4"  # it fits without the 2-train
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 2)
    assert legal(state) == ["give green 3", "give green 4"]


@pytest.mark.rule("L-178")
def test_a_full_company_cannot_buy_even_if_the_purchase_would_rust_a_train() -> None:
    state = buying(top="5", phase=4, treasury={"red": 1000}, trains={"red": "2 3 4"})
    assert refused(state, "train bank red") == "L-178"
    assert refused(state, "train bank red return 2") is None


@pytest.mark.rule("L-179")
def test_obsolete_trains_count_against_the_limit() -> None:
    state = buying(top="4", phase=4, trains={"red": "2 2 2"}, treasury={"red": 1000})
    assert refused(state, "train bank red") == "L-178"
    state.trains[0] = state.trains[0][:2]
    assert refused(state, "train bank red") is None


@pytest.mark.rule("L-180", "L-181")
def test_the_director_gives_up_what_is_too_much() -> None:
    state = buying(top="4", phase=3, treasury={"red": 1000}, trains={"red": "2 2 3"})
    events = play(state, "train bank red")
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 0)
    assert legal(state) == ["give red 2", "give red 3", "give red 4"]
    assert refused(state, "done") == "L-180"
    assert refused(state, "give red 5") == "L-181"
    assert refused(state, "give blue 2") == "L-181"
    events = play(state, "give red 3")
    assert not money(events)
    assert told(events, TrainMoved) == [TrainMoved("3", "red", "pool")]
    assert (held_trains(state, "red"), pool(state)) == ("2 2 4", "3")
    assert (state.stage, state.trains_left) == (Stage.TRAINS, 1)


@pytest.mark.rule("L-180")
def test_only_a_company_over_the_limit_gives_up_trains() -> None:
    state = buying(top="4", phase=3, directors={"orange": 0}, treasury={"red": 1000}, trains={"red": "2 2 3"})
    play(state, "train bank red")
    assert refused(state, "give orange 2") == "L-180"


@pytest.mark.rule("L-183", "L-187")
def test_without_gulliver_every_train_given_up_goes_to_the_pool() -> None:
    """Only Gulliver's excess leaves the game; among people nothing but rust does."""
    state = buying(top="4", phase=3, treasury={"red": 1000}, trains={"red": "2 3 3"})
    play(state, "train bank red", "give red 4")
    assert (pool(state), sum(state.rusted)) == ("4", 0)


@pytest.mark.rule("L-182")
def test_directors_choose_clockwise_from_the_active_or_the_first_player() -> None:
    four = {"red": "2 2 3 3", "green": "2 2 3 3", "yellow": "2 2 3 3"}
    state = position(top="4", phase=3, trains=four, turn=2, treasury={"green": 1000})
    assert state.active_seat == 2
    state.trains[2] = state.trains[2][:3]
    play(state, "card 8 trains", "train bank green")
    order = []
    while state.stage is Stage.EXCESS:
        order.append(state.active_seat)
        assert refused(state, "done", seat=1) == "L-182"
        play(state, legal(state)[0])
    assert order == [2, 3, 0]
    assert (state.stage, state.active_seat) == (Stage.TRAINS, 2)
    late = position(top="4", phase=3, trains=four, first=3)
    to_running(late)
    finish_round(late)
    order = []
    while late.stage is Stage.EXCESS:
        order.append(late.active_seat)
        play(late, legal(late)[0])
    assert order == [3, 0, 2]
    assert (late.round, late.first) == (2, 0)


@pytest.mark.rule("L-184", "L-343")
def test_only_a_founded_or_withholding_company_buys_from_the_pool() -> None:
    state = position(pool="2", trains={"red": "2"}, directors={"orange": 0})
    to_running(state)
    assert refused(state, "train pool 2 red") == "L-184"
    paid = state.copy()
    play(paid, "pay red")
    assert paid.running[0] != 0
    assert paid.stage is Stage.RUN  # red was not asked
    play(state, "withhold red")
    assert refused(state, "train pool 2 red") is None
    assert refused(state, "train pool 2 orange") == "L-184"
    assert refused(state, "train bank red") == "L-341"
    assert refused(state, "done", seat=1) == "L-341"


@pytest.mark.rule("L-185", "L-186", "L-276")
def test_any_train_of_the_pool_costs_its_printed_price() -> None:
    state = position(pool="2 3 4", phase=4, characters=["admiral"])
    to_running(state)
    play(state, "withhold red")
    assert legal(state, "train") == ["train pool 2 red", "train pool 3 red", "train pool 4 red"]
    assert refused(state, "train pool 5 red") == "L-185"
    events = play(state, "train pool 2 red")  # obsolete, and no discount for the Admiral
    assert money(events) == [("red", "bank", 80)]
    assert pool(state) == "3 4"


@pytest.mark.rule("L-276", "L-150")
def test_the_admiral_pays_the_full_price_of_a_pool_train_or_gets_none() -> None:
    """72 would do at the bank; the pool asks for 80."""
    for pounds, rule in ((75, "L-150"), (79, "L-150"), (80, None)):
        given = {"red": pounds - 50}  # it earns 50
        state = position(pool="2", phase=3, characters=["admiral"], treasury=given, trains={"red": "3"})
        to_running(state)
        play(state, "withhold red")
        assert treasury(state, "red") == pounds
        assert refused(state, "train pool 2 red") == rule


@pytest.mark.rule("L-188")
def test_a_pool_purchase_obeys_the_train_limit() -> None:
    state = position(pool="4", phase=4, trains={"red": "2 3 3"})
    to_running(state)
    play(state, "withhold red")
    assert refused(state, "train pool 4 red") == "L-188"
    assert refused(state, "train pool 4 red return 2") is None


@pytest.mark.rule("L-155", "L-185")
def test_what_is_given_back_lies_in_the_pool_before_the_purchase() -> None:
    state = position(phase=4, trains={"red": "2 2"})
    to_running(state)
    play(state, "withhold red")
    assert refused(state, "train pool 2 red") == "L-185"
    assert legal(state, "train") == ["train pool 2 red return 2", "train pool 2 red return 2 2"]
    assert money(play(state, "train pool 2 red return 2 2")) == [("red", "bank", 80)]
    assert (held_trains(state, "red"), pool(state)) == ("2", "2")


@pytest.mark.rule("L-189", "L-341", "L-342")
def test_withheld_money_buys_one_pool_train_which_runs_next_round() -> None:
    state = position(pool="2 2", trains={"red": "2"}, treasury={"red": 30})
    to_running(state)
    assert state.revenue == 50
    play(state, "withhold red")
    play(state, "train pool 2 red")
    assert (treasury(state, "red"), held_trains(state, "red"), pool(state)) == (0, "2 2", "2")
    assert state.running[0] != 0  # no second purchase, no second run


@pytest.mark.rule("L-186", "L-150")
def test_the_pool_wants_its_money_too() -> None:
    state = position(pool="4", phase=4, trains={"red": "3"}, treasury={"red": 100}, cash=[1000])
    to_running(state)
    play(state, "withhold red")
    assert refused(state, "train pool 4 red") == "L-150"
