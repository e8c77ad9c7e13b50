"""The five characters, tiles that cost money, stations (L-110 to L-113, L-235 to L-238, L-250 to L-287)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.events import TileLaid, TreasurerTurnedIn
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.positions import homes, legal, money, pass_turns, play, position, refused, to_running, told, treasury

EAST = {**homes(), (2, 0): "YP-S 0"}  # red reaches 3,0
FAR = {**EAST, (3, 0): "YC-S 0", (4, 0): "YP-S 0", (5, 0): "YC-S 0"}


def laying(card: str = "card 2 tile", **given: object) -> LilliputState:
    state = position(**given)  # type: ignore[arg-type]
    play(state, card)
    return state


# Money for tiles and stations


@pytest.mark.rule("L-110", "L-112")
def test_a_yellow_y_city_costs_the_laying_company_50() -> None:
    state = laying(tiles=EAST)
    events = play(state, "lay red 3,0 YY-C 2")
    assert money(events) == [("red", "bank", 50)]
    assert treasury(state, "red") == 450


@pytest.mark.rule("L-111")
def test_who_cannot_pay_does_not_lay_a_y_city() -> None:
    state = laying(tiles=EAST, treasury={"red": 49}, cash=[500])
    assert refused(state, "lay red 3,0 YY-C 2") == "L-111"
    assert refused(state, "lay red 3,0 YC-S 0") is None


@pytest.mark.rule("L-113", "L-132")
def test_all_other_tiles_are_free() -> None:
    for tiles, text in (
        (EAST, "lay red 3,0 YC-S 0"),
        (EAST, "lay red 2,0 GP-X 0"),
        ({**homes(), (1, 0): "YY-S 0 red!"}, "lay red 1,0 GY 0"),
    ):
        state = laying(tiles=tiles, phase=3)
        assert money(play(state, text)) == []


@pytest.mark.rule("L-236", "L-237")
def test_stations_cost_40_and_100_from_the_treasury() -> None:
    state = position(tiles=FAR, treasury={"red": 140})
    play(state, "card 9 station")
    events = play(state, "station red 3,0")
    assert money(events) == [("red", "bank", 40)]
    pass_turns(state, 6)
    state.taken = 0
    play(state, "card 9 station")
    events = play(state, "station red 5,0")
    assert money(events) == [("red", "bank", 100)]
    poor = position(tiles=FAR, treasury={"red": 39}, cash=[500])
    play(poor, "card 9 station")
    assert refused(poor, "station red 3,0") == "L-237"


@pytest.mark.rule("L-238", "L-243")
def test_a_company_has_three_markers_and_they_stay() -> None:
    tiles = {**FAR, (3, 0): "YC-S 0 red", (5, 0): "YC-S 0 red", (6, 0): "YP-S 0", (7, 0): "YC-S 0"}
    state = position(tiles=tiles)
    play(state, "card 9 station")
    assert refused(state, "station red 7,0") == "L-238"
    assert legal(state) == ["done"]
    assert [cell for cell, here in state.railmap.stations.items() if 0 in here] == [(1, 0), (3, 0), (5, 0)]


# Characters in general


@pytest.mark.rule("L-250")
def test_an_ability_works_for_all_companies_of_its_owner() -> None:
    state = position(directors={"orange": 0}, characters=["admiral"])
    play(state, "card 8 trains")
    assert money(play(state, "train bank red")) == [("red", "bank", 72)]
    assert money(play(state, "train bank orange")) == [("orange", "bank", 72)]
    play(state, "done", "card 7 train")
    assert money(play(state, "train bank blue")) == [("blue", "bank", 150)]


@pytest.mark.rule("L-250", "L-266")
def test_the_general_halves_stations_of_a_founded_company_too() -> None:
    tiles = {**FAR, (1, 0): "GC 0 red!", (3, 0): "YC-S 0 orange!"}
    for characters, cost in ((["general"], 20), ([None, "general"], 40)):
        state = position(directors={"orange": 0}, characters=characters, tiles=tiles)
        play(state, "card 9 station")
        assert money(play(state, "station orange 5,0")) == [("orange", "bank", cost)]


@pytest.mark.rule("L-250", "L-259")
def test_the_emperor_builds_y_cities_for_a_founded_company_too() -> None:
    tiles = {**EAST, (1, 0): "GC 0 red orange!"}
    for characters, costs in ((["emperor"], []), ([None, "emperor"], [("orange", "bank", 50)])):
        state = laying(directors={"orange": 0}, characters=characters, tiles=tiles)
        assert money(play(state, "lay orange 3,0 YY-C 2")) == costs


@pytest.mark.rule("L-252", "L-253")
def test_character_tiles_are_laid_at_any_moment_of_the_own_turn() -> None:
    state = position(characters=["justiciary", "general"], tiles=homes())
    assert refused(state, "lay red 2,0 CH-J1 0") is None  # before the card
    assert refused(state, "lay red 2,0 CH-G 0") == "L-252"
    play(state, "card 3 yellow")
    assert "lay red 2,0 CH-J1 0" in legal(state, "lay")
    assert "lay red 2,0 YP-S 0" in legal(state, "lay")
    play(state, "lay red 2,0 CH-J1 0")  # in the middle
    assert state.stage is Stage.LAYING
    assert "lay red 4,0 CH-J2 2" not in legal(state, "lay")  # nothing leads there yet
    play(state, "lay red 3,0 YC-S 0")
    assert "lay red 4,0 CH-J2 2" in legal(state, "lay")
    play(state, "lay red 4,0 CH-J2 2")  # both in one turn
    assert state.stage is Stage.LAYING
    play(state, "done")
    assert state.active_seat == 1
    play(state, "card 1 cash")
    assert state.stage is Stage.AFTER  # the General's tile is still to come
    play(state, "done")
    assert state.active_seat == 2


@pytest.mark.rule("L-253", "L-283")
def test_while_a_home_is_chosen_it_is_still_the_own_turn() -> None:
    room = {**EAST, (1, 0): "GC 0 red!"}
    state = position(characters=["general treasurer"], cash=[500], tiles=room)
    play(state, "card 5 shares", "found teal 50")
    assert state.stage is Stage.HOME_SLOT
    assert refused(state, "lay red 3,0 CH-G 0") is None
    assert refused(state, "lay red 3,0 YC-S 0") == "L-061"
    assert refused(state, "lay teal 3,0 CH-G 0") is not None  # it has no station yet
    assert refused(state, "exchange") is None
    play(state, "lay red 3,0 CH-G 0", "exchange")
    assert state.stage is Stage.HOME_SLOT
    assert legal(state) == ["home 1,0", "home 3,0"]


@pytest.mark.rule("L-253", "L-283")
def test_while_the_own_excess_trains_are_chosen_it_is_still_the_own_turn() -> None:
    three = {"red": "2 2 3", "blue": "2 2 3 3"}
    given = {"tiles": EAST, "top": "4", "phase": 3, "treasury": {"red": 1000}, "trains": three}
    state = position(characters=["general treasurer", "admiral"], **given)  # type: ignore[arg-type]
    play(state, "card 8 trains", "train bank red")
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 0)
    assert refused(state, "lay red 3,0 CH-G 0") is None
    play(state, "exchange", "lay red 3,0 CH-G 0")
    assert legal(state) == ["give red 2", "give red 3", "give red 4"]
    play(state, "give red 2")
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 1)  # not his turn
    assert refused(state, "lay blue 0,2 CH-A 0") == "L-180"
    other = position(characters=[None, "treasurer"], **given)  # type: ignore[arg-type]
    play(other, "card 8 trains", "train bank red", "give red 2")
    assert refused(other, "exchange") == "L-283"


@pytest.mark.rule("L-084", "L-141", "L-270")
def test_where_a_number_is_asked_for_it_comes_first() -> None:
    state = position(characters=["general treasurer"], tiles=EAST, trains={"blue": "2"})
    split, price = state.copy(), state.copy()
    play(split, "card 10 treasury")
    play(price, "card 8 trains", "train from blue 2 to red")
    justice = position(characters=["justiciary treasurer"], justice=True)
    play(justice, "justice treasury")
    for asked, rule in ((split, "L-084"), (price, "L-141"), (justice, "L-270")):
        assert refused(asked, "exchange") == rule
        assert refused(asked, "lay red 3,0 CH-G 0") == rule


@pytest.mark.rule("L-252")
def test_a_turn_with_a_money_half_leaves_room_for_a_character_tile() -> None:
    state = position(characters=["admiral"])
    play(state, "card 5 cash")
    assert state.stage is Stage.AFTER
    play(state, "lay red 2,0 CH-A 3")
    assert state.stage is Stage.AFTER  # the second harbour
    assert refused(state, "lay red 2,0 YP-S 0") == "L-061"
    play(state, "done")
    assert state.active_seat == 1


@pytest.mark.rule("L-252")
def test_a_character_tile_uses_up_nothing_of_the_action() -> None:
    for card, left in (("card 2 tile", (0, 0, 1)), ("card 3 yellow", (2, 0, 0)), ("card 2 yellow+green", (1, 1, 0))):
        state = laying(card, characters=["justiciary"])
        play(state, "lay red 2,0 CH-J1 0")
        assert (state.stage, state.lays) == (Stage.LAYING, left)
        assert refused(state, "lay red 3,0 YC-S 0") is None


@pytest.mark.rule("L-253", "L-262")
def test_a_turn_waits_for_a_character_tile_only_if_its_phase_has_come() -> None:
    for phase, stage in ((2, Stage.TURN), (3, Stage.AFTER)):
        state = position(characters=["emperor"], phase=phase)
        play(state, "card 5 cash")
        assert state.stage is stage


@pytest.mark.rule("L-254", "L-256")
def test_a_character_tile_is_laid_once_and_costs_nothing() -> None:
    state = position(characters=["general"], tiles=EAST)
    events = play(state, "lay red 3,0 CH-G 0")
    assert money(events) == []
    assert told(events, TileLaid) == [TileLaid("red", (3, 0), "CH-G", 0, None)]
    assert refused(state, "lay red 3,0 CH-G 1") == "L-254"
    play(state, "card 5 cash")
    assert state.active_seat == 1  # nothing more to do


@pytest.mark.rule("L-255")
def test_a_character_tile_needs_an_own_company_that_reaches_the_place() -> None:
    state = position(characters=["general"], tiles={**EAST, (0, 2): "YP-S 1"})
    assert refused(state, "lay blue 0,3 CH-G 0") == "L-255"
    assert refused(state, "lay red 0,3 CH-G 1") == "L-101"
    assert refused(state, "lay red 2,2 CH-G 0") == "L-099"
    assert refused(state, "lay red 4,0 CH-G 0") == "L-099"
    assert refused(state, "lay red 2,1 CH-G 0") == "L-100"


# Emperor


@pytest.mark.rule("L-259")
def test_the_emperors_y_cities_are_free() -> None:
    state = laying(tiles=EAST, characters=["emperor"], treasury={"red": 0})
    events = play(state, "lay red 3,0 YY-C 2")
    assert money(events) == []
    assert treasury(state, "red") == 0


@pytest.mark.rule("L-260", "L-262", "L-263")
def test_the_castle_replaces_a_yellow_city_from_phase_3_on() -> None:
    early = position(tiles={**FAR, (3, 0): "YC-S 0 blue"}, characters=["emperor"], phase=2)
    assert refused(early, "lay red 3,0 CH-E 0") == "L-262"
    state = position(tiles={**FAR, (3, 0): "YC-S 0 red"}, characters=["emperor"], phase=3)
    supply = state.railmap.supply[state.setup.tileset.by_id["YC-S"]]
    events = play(state, "lay red 3,0 CH-E 0")
    assert told(events, TileLaid) == [TileLaid("red", (3, 0), "CH-E", 0, "YC-S")]
    assert state.railmap.stations[3, 0] == (COMPANY_INDEX["red"],)
    assert state.railmap.supply[state.setup.tileset.by_id["YC-S"]] == supply + 1


@pytest.mark.rule("L-261")
def test_the_castle_spares_homes_and_y_cities() -> None:
    state = position(tiles={**EAST, (3, 0): "YY-S 0"}, characters=["emperor"], phase=3)
    assert refused(state, "lay red 1,0 CH-E 0") == "L-261"
    assert refused(state, "lay red 3,0 CH-E 0") == "L-261"


@pytest.mark.rule("L-264", "L-318")
def test_the_castle_is_worth_more_with_a_station() -> None:
    castle = {**EAST, (3, 0): "CH-E 0"}
    for tiles, revenue in ((castle, 50), ({**castle, (3, 0): "CH-E 0 red"}, 70)):
        state = position(tiles=tiles, trains={"red": "2"})
        to_running(state)
        assert state.revenue == revenue  # with the home: 20 and 30 or 50


# General


@pytest.mark.rule("L-266")
def test_the_generals_stations_cost_half() -> None:
    for tiles, cost in ((FAR, 20), ({**FAR, (5, 0): "YC-S 0 red"}, 50)):
        state = position(tiles=tiles, characters=["general"], treasury={"red": cost})
        play(state, "card 9 station")
        assert money(play(state, "station red 3,0")) == [("red", "bank", cost)]


@pytest.mark.rule("L-267")
def test_the_generals_city_is_laid_like_a_yellow_city_from_the_start() -> None:
    state = position(tiles=EAST, characters=["general"], phase=1)
    assert legal(state, "lay red 3,0 CH-G") == [f"lay red 3,0 CH-G {turns}" for turns in (0, 2, 3)]
    assert refused(state, "lay red 2,0 CH-G 0") == "L-099"


# Justiciary


@pytest.mark.rule("L-269")
def test_the_justiciary_takes_5_or_20_for_treasuries() -> None:
    state = position(characters=[None, "justiciary"], justice=True)
    assert refused(state, "justice cash", seat=0) == "L-269"
    assert refused(state, "card 1 cash") == "L-269"
    other = state.copy()
    assert money(play(state, "justice cash")) == [("bank", "seat 1", 5)]
    play(other, "justice treasury")
    assert other.stage is Stage.SPLIT
    assert refused(other, "amount 20", seat=0) == "L-269"
    assert money(play(other, "amount 20")) == [("bank", "blue", 20)]
    assert (other.stage, other.active_seat) == (Stage.TURN, 0)


@pytest.mark.rule("L-270")
def test_the_20_pounds_are_split_in_whole_pounds() -> None:
    state = position(directors={"orange": 0}, characters=["justiciary"], justice=True)
    play(state, "justice treasury")
    assert len(state.legal_actions()) == 21
    assert refused(state, "amount 21") == "L-270"
    assert refused(state, "done") == "L-270"
    assert money(play(state, "amount 13")) == [("bank", "red", 13), ("bank", "orange", 7)]


@pytest.mark.rule("L-272", "L-278")
def test_towns_and_harbours_are_laid_on_plain_places_from_phase_1() -> None:
    towns = position(characters=["justiciary"])
    assert {text.split()[3] for text in legal(towns, "lay red 2,0")} == {"CH-J1", "CH-J2"}
    assert refused(position(characters=["justiciary"], tiles=EAST), "lay red 3,0 CH-J1 0") == "L-117"
    harbours = position(characters=["admiral"])
    assert legal(harbours, "lay red") == ["lay red 2,0 CH-A 3"]
    assert refused(position(characters=["admiral"], tiles=EAST), "lay red 3,0 CH-A 3") == "L-117"


# Admiral


@pytest.mark.rule("L-275")
@pytest.mark.parametrize(
    ("top", "cost"), [("2", 72), ("3", 135), ("4", 270), ("5", 360), ("3D", 450), ("4D", 585)], ids=str
)
def test_the_admiral_pays_a_tenth_less(top: str, cost: int) -> None:
    state = position(characters=["admiral"], top=top, treasury={"red": cost})
    play(state, "card 8 trains")
    assert money(play(state, "train bank red")) == [("red", "bank", cost)]


@pytest.mark.rule("L-276")
def test_the_admiral_gets_no_discount_between_companies() -> None:
    state = position(characters=["admiral"], trains={"blue": "2"})
    play(state, "card 8 trains", "train from blue 2 to red", "amount 100")
    assert money(play(state, "yes")) == [("red", "blue", 100)]


@pytest.mark.rule("L-277")
def test_help_is_counted_from_the_discounted_price() -> None:
    state = position(characters=["admiral"], top="3", treasury={"red": 100}, cash=[35])
    play(state, "card 8 trains")
    assert money(play(state, "train bank red")) == [("red", "bank", 100), ("seat 0", "bank", 35)]


# Treasurer


@pytest.mark.rule("L-282", "L-283")
def test_the_treasurer_is_turned_in_once_for_ten_pounds_a_round() -> None:
    state = position(characters=["treasurer"], round=6)
    assert refused(position(), "exchange") == "L-282"
    events = play(state, "exchange")
    assert told(events, TreasurerTurnedIn) == [TreasurerTurnedIn(state.active)]
    assert money(events) == [("bank", "seat 0", 60)]
    assert state.characters[0] == ()
    assert refused(state, "exchange") == "L-282"
    running = position(characters=["treasurer"])
    to_running(running)
    assert refused(running, "exchange") == "L-283"


@pytest.mark.rule("L-284")
def test_an_unlaid_treasurers_city_is_lost_with_the_card() -> None:
    state = position(characters=["treasurer"], tiles=EAST, phase=5)
    assert refused(state, "lay red 3,0 CH-T 0") is None
    laid = state.copy()
    play(laid, "lay red 3,0 CH-T 0", "exchange")
    assert (3, 0) in laid.railmap.tiles
    play(state, "exchange")
    assert refused(state, "lay red 3,0 CH-T 0") == "L-284"


@pytest.mark.rule("L-285")
def test_a_treasurer_kept_to_the_end_is_worth_nothing() -> None:
    with_card, without = position(characters=["treasurer"]), position()
    assert with_card.scores() == without.scores()


@pytest.mark.rule("L-286")
def test_the_treasurers_city_comes_with_phase_5() -> None:
    for phase in (1, 3, 4):
        assert refused(position(characters=["treasurer"], tiles=EAST, phase=phase), "lay red 3,0 CH-T 0") == "L-286"
    assert standard_components().characters[4].from_phase == 5


@pytest.mark.rule("L-258", "L-287")
def test_a_character_city_serves_everybody() -> None:
    tiles = {**EAST, (3, 0): "CH-T 0", (3, -1): "YP-C 3", (2, -1): "YC-S 0 blue"}
    state = position(tiles=tiles, trains={"red": "2", "blue": "2"})
    to_running(state)
    assert state.running[0] == COMPANY_INDEX["red"]
    assert state.revenue == 70
