"""Variants that change the flow of the game or its money: options, experts, two characters, Brobdingnag's payout, mines
and terrain as accounts see them (L-359, L-367, L-398 to L-402, L-415, L-417 to L-423)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.games.lilliput.events import PhaseBegan, TileLaid, TrainMoved, TrainsRan
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.errors import InvalidData, InvalidOption
from unit.lilliput.positions import (
    GAME,
    finish_round,
    held_trains,
    homes,
    legal,
    money,
    pass_turns,
    play,
    pool,
    position,
    price,
    refused,
    to_running,
    told,
    treasury,
)

LANDSCAPES = Path(__file__).parents[2] / "landscapes"
EXPERT = {"expert": True}
BROB = {"brobdingnag": True}


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (3, {"two_characters": True}, "L-398"),
        (1, {"two_characters": True}, "L-398"),
        (2, {"two_characters": "yes"}, "neither true nor false"),
        (2, {"expert": 1}, "neither true nor false"),
        (2, {"scenario": "atlantis"}, "lets-start"),
        (2, {"scenario": 3}, "lets-start"),
        (2, {"gulliver": True}, "no such option"),
    ],
)
def test_options_that_cannot_be_are_refused_with_a_reason(players: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        GAME.start(players, 1, **options)
    assert said in str(caught.value)


@pytest.mark.rule("L-417")
@pytest.mark.parametrize("other", ["allenbeck", "laputa"])
def test_brobdingnag_excludes_tiles_for_the_same_cities(other: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        GAME.start(2, 1, brobdingnag=True, **{other: True})
    assert caught.value.rule == "L-417"


@pytest.mark.rule("L-359")
def test_any_landscape_may_be_played_and_a_record_holds_it() -> None:
    file = LANDSCAPES / "mixed.toml"
    state = GAME.start(2, 1, scenario=file)
    kept = GAME.record_options(state)["scenario"]
    assert json.loads(json.dumps(kept)) == kept
    assert len(kept["tiles"]) == 10
    again = GAME.start(2, 1, scenario=kept)
    assert GAME.data_digest(again) == GAME.data_digest(state)
    assert again.to_dict() == state.to_dict()
    assert GAME.data_digest(state) != GAME.data_digest(GAME.start(2, 1))
    assert "terrain" not in GAME.start(2, 1).to_dict()["map"]
    with pytest.raises(InvalidData):
        GAME.start(2, 1, scenario={"name": "Wet", "tiles": [{"at": [1, 0], "tile": "sea"}]})
    with pytest.raises(InvalidData):
        GAME.start(2, 1, scenario=LANDSCAPES / "nowhere.toml")


def test_a_position_with_impossible_options_is_refused() -> None:
    data = GAME.start(2, 1).to_dict()
    data["options"] = {**data["options"], "brobdingnag": True, "laputa": True}
    with pytest.raises(InvalidOption):
        GAME.from_dict(data)
    data["options"] = {"scenario": "nowhere.toml"}
    with pytest.raises(InvalidOption):
        GAME.from_dict(data)


def test_variants_are_different_games_with_the_same_seed() -> None:
    digests = {
        GAME.data_digest(GAME.start(2, 1, **options))
        for options in ({}, {"allenbeck": True}, {"laputa": True}, BROB, {"scenario": "separated"})
    }
    assert len(digests) == 5


# ---------------------------------------------------------------- experts


@pytest.mark.rule("L-400")
def test_experts_deal_with_the_top_train_before_running_in_every_round() -> None:
    state = position(options=EXPERT, phase=2, top="2", round=7)
    events = to_running(state)
    assert [(e.train, e.source, e.target) for e in told(events, TrainMoved)] == [("2", "deck", "pool")]
    kinds = [type(event) for event in events]
    assert kinds.index(TrainMoved) < kinds.index(TrainsRan)
    assert not told(finish_round(state), TrainMoved)
    assert state.round == 8
    events = to_running(state)  # the last round too
    assert len(told(events, TrainMoved)) == 1
    finish_round(state)
    assert state.is_over


@pytest.mark.rule("L-400", "L-182")
def test_excess_trains_of_experts_are_chosen_from_the_first_player_on() -> None:
    trains = {"red": "2 2 2 3", "green": "2 2 3 3"}
    state = position(options=EXPERT, phase=3, top="4", first=1, trains=trains)
    pass_turns(state, 8)
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 2)
    play(state, "give green 2")
    assert (state.stage, state.active_seat) == (Stage.EXCESS, 0)
    play(state, "give red 3")
    assert state.stage is Stage.RUN
    assert pool(state) == "2 3 4"


@pytest.mark.rule("L-401")
def test_trains_of_experts_may_rust_before_they_run() -> None:
    given: dict[str, Any] = {"phase": 4, "top": "5", "trains": {"red": "2"}}
    usual = position(**given)
    assert told(to_running(usual), TrainsRan)[0].revenue > 0
    state = position(**given, options=EXPERT)
    events = to_running(state)
    assert told(events, PhaseBegan)[0].rusted == ("2",)
    assert told(events, TrainsRan)[0].revenue == 0
    assert held_trains(state, "red") == ""


@pytest.mark.rule("L-402")
def test_who_withholds_may_buy_the_train_of_the_same_round() -> None:
    state = position(options=EXPERT, phase=2, top="3")
    to_running(state)
    play(state, "withhold red")
    assert legal(state) == ["train pool 3 red", "done"]


def test_alone_the_expert_variant_changes_nothing() -> None:
    def end(**options: bool) -> list[int]:
        state = GAME.start(1, 4, **options)
        rng = rh.Stream(rh.seed_bytes(4))
        while not state.is_over:
            state.push(rng.choice(state.legal_actions()))
        return state.scores()

    assert end(expert=True) == end()


# ---------------------------------------------------------------- two characters


@pytest.mark.rule("L-398", "L-399")
def test_the_second_character_is_taken_in_a_third_pass() -> None:
    state = GAME.start(2, 1, two_characters=True, first_player=1)
    seats = []
    items = ("red", "emperor", "blue", "justiciary", "general", "admiral")
    assert isinstance(state, LilliputState)
    for item in items:
        seats.append(state.active_seat)
        play(state, f"draft {item}")
        if state.stage is Stage.HOME_TILE:
            play(state, legal(state, "lay")[0])
    assert seats == [1, 0, 0, 1, 1, 0]
    assert state.view(None)["seats"][1]["characters"] == ["justiciary", "general"]
    assert state.view(None)["seats"][0]["characters"] == ["emperor", "admiral"]
    assert len(state.offered) == 1
    assert state.stage is Stage.JUSTICE


@pytest.mark.rule("L-398")
def test_both_abilities_and_all_tiles_are_there() -> None:
    state = position(2, options={"two_characters": True}, characters=["general admiral"], phase=2, top="3")
    play(state, "card 9 station")
    tiles = {text.split()[3] for text in legal(state, "lay red")}
    assert tiles == {"CH-A"}  # the General's city finds no city cell yet
    play(state, "lay red 2,0 CH-A 3", "done")
    assert refused(state, "done") is None  # a harbour and the General's city are left
    play(state, "done")
    pass_turns(state, 2)
    play(state, "card 8 trains", "train bank red")
    assert treasury(state, "red") == 500 - 135


# ---------------------------------------------------------------- Brobdingnag


@pytest.mark.rule("L-418", "L-419", "L-422")
@pytest.mark.parametrize(("revenue", "paid", "kept"), [(90, 50, 40), (80, 40, 40), (10, 10, 0), (130, 70, 60)])
def test_half_of_the_revenue_goes_to_the_shareholders(revenue: int, paid: int, kept: int) -> None:
    state = position(options=BROB, shares={1: {"red": 2}})
    to_running(state)
    state.revenue = revenue
    events = play(state, "pay red")
    assert money(events)[:2] == [("bank", "seat 0", paid // 2), ("bank", "seat 1", paid // 5)]
    assert treasury(state, "red") == 500 + kept
    assert sum(amount for _, target, amount in money(events) if target == "red") == kept


@pytest.mark.rule("L-420", "L-421")
def test_the_half_payout_moves_the_marker_and_all_can_be_withheld() -> None:
    state = position(options=BROB, trains={"red": "2"})
    to_running(state)
    assert legal(state) == ["pay red", "withhold red"]
    other = state.copy()
    play(state, "pay red")
    assert price(state, "red") == 60
    assert treasury(state, "red") == 550  # Mildendo 60 and a city 40
    play(other, "withhold red")
    assert price(other, "red") == 50
    assert treasury(other, "red") == 600


@pytest.mark.rule("L-423")
def test_in_the_last_round_the_revenue_is_doubled_then_split() -> None:
    state = position(options=BROB, round=8)
    to_running(state)
    state.revenue = 90
    assert refused(state, "withhold red") == "L-351"
    events = play(state, "pay red")
    assert ("bank", "seat 0", 45) in money(events)  # half of 90, which is half of 180
    assert treasury(state, "red") == 590
    assert price(state, "red") == 65


# ---------------------------------------------------------------- money of the landscape


MIXED: dict[str, Any] = {"scenario": LANDSCAPES / "mixed.toml"}


@pytest.mark.rule("L-367", "L-368")
def test_mine_money_goes_to_the_treasury_in_addition_to_the_revenue() -> None:
    tiles = {**homes(2), (2, 0): "MINE-20 0", (3, 0): "YC-S 0"}
    for round_, doubled in ((1, 1), (8, 2)):
        state = position(2, options=MIXED, tiles=tiles, trains={"red": "3"}, round=round_)
        events = to_running(state)
        (ran,) = told(events, TrainsRan)
        assert ran.revenue == 70
        assert ran.routes[0]["mine_money"] == 20
        assert ("bank", "red", 20) in money(events)
        assert treasury(state, "red") == 520
        assert ("bank", "seat 0", 35 * doubled) in money(play(state, "pay red"))
        assert treasury(state, "red") == 520


@pytest.mark.rule("L-370", "L-373")
def test_terrain_is_paid_by_the_laying_company_even_the_emperors() -> None:
    landscape = {"name": "Hills", "tiles": [{"at": [3, 0], "tile": "hills"}]}
    state = rh.game("lilliput").start(2, 1, scenario=landscape)
    assert isinstance(state, LilliputState)
    given = position(2, options={"scenario": landscape}, characters=["emperor"], tiles={**homes(2), (2, 0): "YP-S 0"})
    given.railmap.add_landscape(state.setup.landscape)
    play(given, "card 2 tile")
    events = play(given, "lay red 3,0 YY-C 2")
    assert told(events, TileLaid)[0].replaced == "HILLS"
    assert money(events) == [("red", "bank", 30)]
    assert treasury(given, "red") == 470


# ---------------------------------------------------------------- Laputa


@pytest.mark.rule("L-415")
def test_coloured_tiles_of_absent_companies_are_gone() -> None:
    state = GAME.start(2, 1, laputa=True, first_player=0)
    assert isinstance(state, LilliputState)
    for item in ("red", "emperor", "green", "general"):
        play(state, f"draft {item}")
        if state.stage is Stage.HOME_TILE:
            play(state, legal(state, "lay")[0])
    left = {
        kind.id: number
        for kind, number in zip(state.setup.tileset.kinds, state.railmap.supply, strict=True)
        if kind.id.startswith("LA-")
    }
    assert left == {"LA-R": 1, "LA-B": 0, "LA-G": 1, "LA-Y": 0}
    again = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert isinstance(again, LilliputState)
    assert again.railmap == state.railmap
