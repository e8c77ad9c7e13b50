"""Action cards and copy cards (L-065 to L-093)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.position import Stage
from roundhouse.kernel.actions import Amount, AmountRange
from unit.lilliput.positions import homes, legal, money, pass_turns, play, position, price, refused, treasury


@pytest.mark.rule("L-065", "L-068", "L-070")
def test_cards_1_4_and_6() -> None:
    assert halves(1) == ("tile", "cash")
    assert halves(4) == ("shares", "tile")
    assert halves(6) == ("shares", "cash")
    state = position()
    play(state, "card 1 cash")
    assert state.cash[0] == 35
    play(state, "card 6 cash")
    assert state.cash[1] == 35
    play(state, "card 4 tile")
    assert legal(state, "lay green")


def halves(number: int) -> tuple[str, str]:
    return standard_components().cards[number - 1].halves


@pytest.mark.rule("L-066", "L-077")
def test_card_2_gives_a_yellow_and_a_green_tile() -> None:
    state = position(phase=3)
    play(state, "card 2 yellow+green", "lay red 2,0 YP-S 0")
    assert refused(state, "lay red 3,0 YC-S 0") == "L-077"
    assert refused(state, "lay red 1,0 GC 0") is None
    assert refused(state, "lay red 1,0 BC 0") == "L-066"
    play(state, "lay red 1,0 GC 0")
    assert state.active_seat == 1
    other = position(phase=3)
    play(other, "card 2 yellow+green", "lay red 1,0 GC 0")
    assert refused(other, "lay red 2,0 YP-S 0") is None
    assert refused(other, "lay red 1,0 GC 0") == "L-077"


@pytest.mark.rule("L-067")
def test_card_3_gives_one_or_two_yellow_tiles() -> None:
    state = position(phase=3)
    play(state, "card 3 yellow", "lay red 2,0 YP-S 0")
    assert refused(state, "lay red 1,0 GC 0") == "L-067"
    assert refused(state, "done") is None
    play(state, "lay red 3,0 YC-S 0")
    assert state.active_seat == 1


@pytest.mark.rule("L-069", "L-082")
def test_card_5_pays_10_to_the_player() -> None:
    state = position()
    events = play(state, "card 5 cash")
    assert money(events) == [("bank", "seat 0", 10)]
    assert state.cash[0] == 40
    assert treasury(state, "red") == 500
    assert halves(5) == ("shares", "cash")


@pytest.mark.rule("L-071")
def test_card_7_buys_one_train() -> None:
    state = position(characters=["general"])
    play(state, "card 7 train", "train bank red")
    assert state.stage is Stage.AFTER
    assert refused(state, "train bank red") == "L-071"
    assert halves(7) == ("train", "tile")


@pytest.mark.rule("L-072", "L-087")
def test_card_8_buys_two_trains_one_after_the_other() -> None:
    state = position(characters=["general"], treasury={"red": 1000})
    state.drawn = 1
    play(state, "card 8 trains", "train bank red")
    assert (treasury(state, "red"), state.phase) == (920, 2)
    play(state, "train bank red")  # now a 3-train is on top
    assert (treasury(state, "red"), state.phase) == (770, 3)
    assert refused(state, "train bank red") == "L-072"


@pytest.mark.rule("L-073", "L-235")
def test_card_9_places_one_station() -> None:
    state = position(characters=["admiral"], tiles={**homes(), (2, 0): "YP-S 0", (3, 0): "YC-S 0", (4, 0): "YP-S 0"})
    play(state, "card 9 station")
    assert legal(state, "station") == ["station red 3,0"]
    play(state, "station red 3,0")
    assert state.stage is Stage.AFTER
    assert refused(state, "station red 3,0") == "L-073"
    assert refused(position(), "station red 3,0") == "L-061"
    other = position()
    play(other, "card 9 station")
    assert refused(other, "station blue 0,1") == "L-235"


@pytest.mark.rule("L-074", "L-083")
@pytest.mark.parametrize(("phase", "pounds"), [(1, 50), (2, 50), (3, 70), (4, 70), (5, 100), (6, 100), (7, 100)])
def test_card_10_fills_treasuries_by_phase(phase: int, pounds: int) -> None:
    state = position(phase=phase)
    play(state, "card 10 treasury")
    assert legal(state) == [f"amount {pounds}"]
    events = play(state, f"amount {pounds}")
    assert money(events) == [("bank", "red", pounds)]
    play(state, "card 5 cash")
    other = position(phase=phase)
    play(other, "card 10 cash")
    assert other.cash[0] == 50


@pytest.mark.rule("L-163", "L-167")
def test_card_10_rises_in_phases_3_and_5() -> None:
    sums = [phase.treasury for phase in standard_components().phases]
    assert sums == [50, 50, 70, 70, 100, 100, 100]


@pytest.mark.rule("L-075")
def test_cards_with_two_working_halves_give_no_money() -> None:
    for number in (2, 4, 7):
        assert halves(number)[1] == "tile"
        assert standard_components().cards[number - 1].cash == 0
        assert refused(position(), f"card {number} cash") == "L-061"


@pytest.mark.rule("L-076")
def test_any_colour_is_any_colour_of_the_phase() -> None:
    for phase, colours in ((1, "Y"), (3, "YG"), (5, "YGB")):
        state = position(phase=phase, tiles={**homes(), (1, 0): "GC 0 red!", (2, 0): "YP-S 0"})
        play(state, "card 2 tile")
        assert {text.split()[3][0] for text in legal(state, "lay red")} == set(colours)


@pytest.mark.rule("L-078")
def test_the_green_tile_may_upgrade_the_yellow_one_just_laid() -> None:
    state = position(phase=3)
    play(state, "card 2 yellow+green", "lay red 2,0 YP-S 0", "lay red 2,0 GP-X 0")
    tile, _ = state.railmap.tiles[2, 0]
    assert state.setup.tileset.kinds[tile].id == "GP-X"


@pytest.mark.rule("L-079", "L-080")
def test_two_tiles_may_be_laid_by_two_companies_and_continue_each_other() -> None:
    state = position(directors={"orange": 0}, tiles={**homes(), (2, 0): "YP-S 0", (3, 0): "YC-S 0 orange!"})
    play(state, "card 3 yellow")
    assert refused(state, "lay blue 0,2 YP-S 1") == "L-079"
    play(state, "lay orange 4,0 YP-S 0")
    play(state, "lay orange 5,0 YC-S 0")
    other = position(directors={"orange": 0}, tiles={**homes(), (2, 0): "YP-C 0", (3, 0): "YC-S 0 orange!"})
    play(other, "card 3 yellow", "lay orange 4,0 YP-S 0")
    assert refused(other, "lay orange 5,0 YC-S 0") is None
    assert other.stage is Stage.LAYING


@pytest.mark.rule("L-081", "L-197")
def test_a_dealing_is_selling_then_buying_one() -> None:
    state = position(cash=[500], shares={0: {"blue": 2}}, characters=["general"])
    play(state, "card 5 shares", "sell blue 1", "buy green")
    assert state.stage is Stage.AFTER
    assert refused(state, "sell blue 1") == "L-081"
    assert refused(state, "buy green") == "L-081"
    assert refused(state, "found orange 50") == "L-081"


@pytest.mark.rule("L-084", "L-085")
def test_the_money_of_card_10_is_split_among_own_companies_only() -> None:
    state = position(directors={"orange": 0})
    play(state, "card 10 treasury")
    choices = state.legal_actions()
    assert choices == AmountRange(range(51))
    assert refused(state, "amount 51") == "L-084"
    assert refused(state, "done") == "L-084"
    before = (state.cash[:], treasury(state, "blue"))
    events = play(state, "amount 20")
    assert money(events) == [("bank", "red", 20), ("bank", "orange", 30)]
    assert (state.cash, treasury(state, "blue")) == before
    alone = position()
    play(alone, "card 10 treasury")
    assert refused(alone, "amount 20") == "L-084"
    assert alone.why_not(Amount(50)) is None


@pytest.mark.rule("L-086")
def test_two_companies_may_buy_one_train_each() -> None:
    state = position(directors={"orange": 0})
    play(state, "card 8 trains", "train bank red", "train bank orange")
    assert [len(state.trains[0]), len(state.trains[4])] == [1, 1]
    one = position()
    play(one, "card 8 trains", "train bank red", "train bank red")
    assert len(one.trains[0]) == 2


@pytest.mark.rule("L-088", "L-089")
def test_a_copy_card_repeats_a_taken_card_whoever_took_it() -> None:
    state = position()
    play(state, "card 5 cash")
    assert legal(state, "copy") == ["copy 5 shares", "copy 5 cash"]
    assert refused(state, "copy 10 cash") == "L-088"
    assert refused(state, "copy 5 tile") == "L-061"
    play(state, "copy 5 cash")
    assert state.cash[1] == 40
    pass_turns(state, 5)
    assert state.active_seat == 0
    play(state, "copy 5 cash")  # his own card
    assert state.cash[0] == 50


@pytest.mark.rule("L-090", "L-091")
def test_a_copy_card_needs_a_taken_card_and_is_gone_afterwards() -> None:
    state = position()
    assert refused(state, "copy 5 cash") == "L-090"
    assert not legal(state, "copy")
    play(state, "card 5 cash", "copy 5 cash")
    assert state.copies == [1, 0, 1, 1]
    assert state.taken == 1 << 5
    pass_turns(state, 4)
    assert state.active_seat == 1
    assert refused(state, "copy 5 cash") == "L-091"
    assert not legal(state, "copy")
    assert refused(position(3, taken=[5]), "copy 6 cash") == "L-064"


@pytest.mark.rule("L-092")
def test_an_unused_copy_card_is_worth_20() -> None:
    state = position(2, copies=[2, 0], cash=[30, 30])
    sheet = state.score_sheet()["seats"]
    assert [entry["copy_card_value"] for entry in sheet] == [40, 0]
    assert sheet[0]["total"] - sheet[1]["total"] == 40 + 5 * (price(state, "red") - price(state, "blue"))


@pytest.mark.rule("L-093")
def test_one_copy_card_in_a_turn() -> None:
    state = position(2, taken=[2, 3], copies=[2, 2])
    play(state, "copy 2 tile")
    assert refused(state, "copy 3 cash") == "L-093"
    play(state, "done")
    assert state.active_seat == 1
    assert state.copies == [1, 2]
