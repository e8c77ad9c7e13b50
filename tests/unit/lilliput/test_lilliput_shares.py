"""Selling, buying and founding (L-190 to L-219)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.events import CompanyFounded, StationPlaced, TrainsRan
from roundhouse.games.lilliput.flow.market import stacks
from roundhouse.games.lilliput.flow.shares import certificates
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.positions import (
    homes,
    legal,
    money,
    pass_turns,
    play,
    pool,
    position,
    price,
    refused,
    share,
    space,
    told,
)
from unit.lilliput.positions import treasury as treasury_of

ROOM = {**homes(), (1, 0): "GC 0 red!"}  # a free slot beside red's home


def dealing(**given: object) -> LilliputState:
    """Seat 0 has taken a card for share dealing."""
    state = position(**given)  # type: ignore[arg-type]
    play(state, "card 5 shares")
    return state


@pytest.mark.rule("L-190")
def test_only_shares_are_sold_never_a_director_certificate() -> None:
    state = dealing(shares={0: {"blue": 1}})
    assert refused(state, "sell red 1") == "L-190"
    assert legal(state, "sell") == ["sell blue 1"]


@pytest.mark.rule("L-191")
def test_selling_all_shares_does_not_change_the_director() -> None:
    state = dealing(shares={0: {"red": 3}})
    play(state, "sell red 3")
    assert state.director[COMPANY_INDEX["red"]] == 0


@pytest.mark.rule("L-192")
def test_any_number_of_shares_of_several_companies_is_sold() -> None:
    state = dealing(shares={0: {"blue": 3, "green": 1}})
    assert refused(state, "sell blue 4") == "L-192"
    assert refused(state, "sell blue 0") == "L-192"
    play(state, "sell blue 2", "sell green 1")
    assert (share(state, 0, "blue"), share(state, 0, "green")) == (1, 0)


@pytest.mark.rule("L-193", "L-194")
def test_shares_of_a_company_go_at_one_price_and_then_the_marker_falls() -> None:
    state = dealing(shares={0: {"blue": 3}}, prices={"blue": 70})
    events = play(state, "sell blue 2")
    assert money(events) == [("bank", "seat 0", 140)]
    assert space(state, "blue") == ("top", 3)  # down, then left and up
    assert price(state, "blue") == 65
    assert refused(state, "sell blue 1") == "L-193"


@pytest.mark.rule("L-195")
def test_sold_shares_may_be_bought_again_at_once() -> None:
    state = dealing(shares={0: {"blue": 3}}, prices={"blue": 70}, cash=[0])
    assert refused(state, "buy blue") == "L-200"
    play(state, "sell blue 3")
    assert refused(state, "buy blue") is None
    events = play(state, "buy blue")
    assert money(events) == [("seat 0", "bank", 60)]


@pytest.mark.rule("L-196", "L-200")
def test_shares_come_from_the_bank_only() -> None:
    state = dealing(shares={1: {"blue": 3}}, cash=[500])
    assert refused(state, "buy blue") == "L-200"


@pytest.mark.rule("L-198", "L-199")
def test_a_share_costs_the_price_and_does_not_move_it() -> None:
    state = dealing(cash=[54])
    assert refused(state, "buy red") == "L-198"
    state.cash[0] = 55
    events = play(state, "buy red")
    assert money(events) == [("seat 0", "bank", 55)]
    assert (share(state, 0, "red"), price(state, "red"), space(state, "red")) == (1, 55, ("top", 1))


@pytest.mark.rule("L-201")
def test_shares_of_a_company_not_founded_are_not_for_sale() -> None:
    state = dealing(cash=[500], tiles=ROOM)
    assert refused(state, "buy teal") == "L-201"
    assert refused(state, "found teal 50") is None


@pytest.mark.rule("L-202")
def test_five_certificates_are_the_limit() -> None:
    state = dealing(cash=[1000], shares={0: {"red": 3, "blue": 1}}, tiles=ROOM)
    assert certificates(state, 0) == 5
    assert refused(state, "buy blue") == "L-202"
    assert refused(state, "found teal 50") == "L-202"
    assert legal(state, "buy") == []


@pytest.mark.rule("L-203")
def test_two_director_certificates_are_the_limit() -> None:
    state = dealing(cash=[1000], directors={"orange": 0}, tiles={**ROOM, (3, 0): "YC-S 0 orange!"})
    assert refused(state, "found teal 50") == "L-203"
    assert legal(state, "found") == []
    assert refused(state, "buy orange") is None


@pytest.mark.rule("L-204")
def test_one_player_may_hold_all_certificates_of_a_company() -> None:
    state = dealing(cash=[100], shares={0: {"red": 2}})
    play(state, "buy red")
    assert share(state, 0, "red") == 3
    assert state.bank_shares[COMPANY_INDEX["red"]] == 0


@pytest.mark.rule("L-205")
def test_limits_count_after_the_sales() -> None:
    state = dealing(cash=[1000], shares={0: {"blue": 3, "green": 1}}, tiles=ROOM)
    assert refused(state, "found teal 50") == "L-202"
    play(state, "sell green 1")
    assert refused(state, "found teal 50") is None


@pytest.mark.rule("L-206")
def test_a_company_in_play_or_removed_cannot_be_founded() -> None:
    state = dealing(cash=[1000], tiles=ROOM)
    assert refused(state, "found blue 50") == "L-206"
    two = dealing(players=2, cash=[1000], tiles={**homes(2), (1, 0): "GC 0 red!"})
    assert refused(two, "found green 50") == "L-206"
    assert {text.split()[1] for text in legal(two, "found")} == {"orange", "black", "purple", "teal"}


@pytest.mark.rule("L-207", "L-210")
def test_start_prices_are_the_top_row_as_far_as_cash_reaches() -> None:
    state = dealing(cash=[399], tiles=ROOM)
    assert legal(state, "found teal") == [f"found teal {p}" for p in (50, 55, 60, 65, 70)]
    assert refused(state, "found teal 80") == "L-210"
    assert refused(state, "found teal 45") == "L-207"
    assert refused(state, "found teal 100") == "L-207"


@pytest.mark.rule("L-208")
def test_a_new_marker_goes_under_the_others_on_its_space() -> None:
    state = dealing(cash=[500], tiles=ROOM)
    play(state, "found teal 50")
    names = ("blue", "green", "yellow", "teal")
    assert stacks(state)[0] == [COMPANY_INDEX[name] for name in names]


@pytest.mark.rule("L-209", "L-211", "L-215")
def test_founding_costs_five_prices_and_fills_the_treasury_with_ten() -> None:
    state = dealing(cash=[500], tiles=ROOM)
    events = play(state, "found teal 70")
    assert money(events) == [("seat 0", "bank", 350), ("bank", "teal", 700)]
    assert told(events, CompanyFounded) == [CompanyFounded(state.active, "teal", 70)]
    assert (treasury_of(state, "teal"), state.cash[0], price(state, "teal")) == (700, 150, 70)
    assert state.markers[COMPANY_INDEX["teal"]] == 3
    play(state, "home 1,0")
    assert state.markers[COMPANY_INDEX["teal"]] == 2


@pytest.mark.rule("L-212")
def test_a_new_home_goes_in_any_empty_slot() -> None:
    state = dealing(cash=[500], tiles={**ROOM, (9, 4): "YC-S 0"})
    play(state, "found teal 50")
    assert legal(state) == ["home 1,0", "home 9,4"]  # no track leads to 9,4
    assert refused(state, "home 0,1") == "L-212"
    assert refused(state, "done") == "L-212"
    events = play(state, "home 9,4")
    assert told(events, StationPlaced) == [StationPlaced("teal", (9, 4), True)]
    assert state.railmap.homes[COMPANY_INDEX["teal"]] == (9, 4)


@pytest.mark.rule("L-213")
def test_mildendo_and_towns_offer_no_home() -> None:
    state = dealing(cash=[500], tiles={**ROOM, (2, 0): "CH-J1 0", (1, 1): "CH-A 0"})
    play(state, "found teal 50")
    for cell in ("0,0", "2,0", "1,1"):
        assert refused(state, f"home {cell}") == "L-213"
    assert refused(state, "home 5,5") == "L-212", "nothing lies there"
    assert refused(state, "train pool 2 teal") == "L-212", "the home comes first"


@pytest.mark.rule("L-214")
def test_without_an_empty_slot_nobody_founds() -> None:
    state = dealing(cash=[500])
    assert refused(state, "found teal 50") == "L-214"
    assert legal(state, "found") == []


@pytest.mark.rule("L-216", "L-217")
def test_a_new_company_may_buy_one_train_from_the_pool() -> None:
    state = dealing(cash=[500], tiles=ROOM, pool="2 3")
    play(state, "found teal 50", "home 1,0")
    assert (state.stage, state.trains[COMPANY_INDEX["teal"]]) == (Stage.POOL, ())
    assert legal(state) == ["train pool 2 teal", "train pool 3 teal", "done"]
    assert refused(state, "train bank teal") == "L-216"
    assert refused(state, "train pool 2 red") == "L-184"
    play(state, "train pool 3 teal")
    assert (pool(state), treasury_of(state, "teal"), state.active_seat) == ("2", 350, 1)
    without = dealing(cash=[500], tiles=ROOM)
    play(without, "found teal 50", "home 1,0")
    assert (without.active_seat, without.trains[COMPANY_INDEX["teal"]]) == (1, ())


@pytest.mark.rule("L-218")
def test_a_new_company_runs_in_the_same_round() -> None:
    state = dealing(cash=[900], tiles=ROOM, pool="2")
    play(state, "found teal 150", "home 1,0", "train pool 2 teal")
    events = pass_turns(state, 7)
    assert told(events, TrainsRan)[0].company == "teal"
    assert state.running[0] == COMPANY_INDEX["teal"]
    assert state.revenue == 60  # Mildendo 30 and the green city 30


@pytest.mark.rule("L-219")
def test_founding_is_the_one_purchase_of_a_dealing() -> None:
    state = dealing(cash=[900], tiles=ROOM, characters=["general"])
    play(state, "found teal 50", "home 1,0")
    assert state.stage is Stage.AFTER
    assert refused(state, "buy teal") == "L-081"
    assert refused(state, "found orange 50") == "L-081"
