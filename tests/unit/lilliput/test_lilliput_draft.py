"""Set-up, draft and home tiles (L-020 to L-053, L-388, L-393)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.events import CompanyDrafted, DraftEnded, RoundBegan, StationPlaced, TileLaid
from roundhouse.games.lilliput.flow.market import running_order, stacks
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from unit.lilliput.positions import GAME, held_trains, legal, money, play, price, refused, space, told, treasury


def new_game(players: int = 4, first: int = 0) -> LilliputState:
    state = GAME.start(players, 1, first_player=first)
    assert isinstance(state, LilliputState)
    return state


RED_HOME = "lay red 1,0 YC-S 0"
BLUE_HOME = "lay blue 0,1 YY-C 2"
GREEN_HOME = "lay green -1,0 YC-S 0"
YELLOW_HOME = "lay yellow 0,-1 YC-C 0"


@pytest.mark.rule("L-020")
def test_mildendo_lies_in_the_middle_from_the_start() -> None:
    state = new_game()
    assert {cell: state.setup.tileset.kinds[tile].id for cell, (tile, _) in state.railmap.tiles.items()} == {
        (0, 0): "MIL"
    }
    play(state, "draft red")
    assert refused(state, "lay red 1,0 MIL 0") == "L-047"


@pytest.mark.rule("L-021", "L-138")
def test_the_deck_is_stacked_by_type_and_shows_its_top() -> None:
    state = new_game()
    seen = []
    for drawn in range(23):
        state.drawn = drawn
        seen.append(state.setup.components.trains[top_train(state)].id)
    assert seen == ["2"] * 2 + ["3"] * 6 + ["4"] * 5 + ["5"] * 4 + ["3D"] * 3 + ["4D"] * 3


@pytest.mark.rule("L-022", "L-053")
def test_all_tiles_lie_in_the_supply_and_home_tiles_come_out_of_it() -> None:
    state = new_game()
    tiles = state.setup.tileset
    full = [kind.count for kind in tiles.kinds]
    assert state.railmap.supply[tiles.by_id["YC-S"]] == full[tiles.by_id["YC-S"]] == 6
    play(state, "draft red", RED_HOME)
    assert state.railmap.supply[tiles.by_id["YC-S"]] == 5
    play(state, "draft blue")
    state.railmap.supply[tiles.by_id["YY-C"]] = 0
    assert refused(state, BLUE_HOME) == "L-053"


@pytest.mark.rule("L-023", "L-024", "L-025")
def test_cards_characters_and_round_marker_start_unused() -> None:
    state = new_game()
    assert state.taken == 0
    assert state.round == 1
    assert legal(state, "draft") == [
        "draft red",
        "draft blue",
        "draft green",
        "draft yellow",
        "draft emperor",
        "draft general",
        "draft admiral",
        "draft justiciary",
        "draft treasurer",
    ]


@pytest.mark.rule("L-026", "L-044")
def test_everybody_starts_with_30_pounds_and_the_owner_of_green_with_60() -> None:
    state = new_game()
    assert state.cash == [30, 30, 30, 30]
    events = play(state, "draft green")
    assert state.cash == [60, 30, 30, 30]
    assert ("bank", "seat 0", 30) in money(events)


@pytest.mark.rule("L-027", "L-394")
def test_copy_cards_depend_on_the_number_of_players() -> None:
    assert new_game(4).copies == [1, 1, 1, 1]
    assert new_game(3).copies == [1, 1, 1]
    assert new_game(2).copies == [2, 2]


@pytest.mark.rule("L-028")
def test_the_first_player_is_chosen_or_found_by_chance() -> None:
    assert new_game(first=2).active_seat == 2
    found = {GAME.start(4, seed).active_seat for seed in range(40)}
    assert found == {0, 1, 2, 3}


@pytest.mark.rule("L-030", "L-031", "L-032")
def test_the_draft_goes_round_and_back() -> None:
    state = new_game(first=1)
    seats = []
    for text in ("draft emperor", "draft red", RED_HOME, "draft general", "draft admiral"):
        seats.append(state.active_seat)
        play(state, text)
    assert seats == [1, 2, 2, 3, 0]
    assert state.active_seat == 0  # twice in a row
    assert all(text.split()[1] in ("blue", "green", "yellow") for text in legal(state))
    play(state, "draft blue", BLUE_HOME)
    assert state.active_seat == 3
    play(state, "draft green", GREEN_HOME)
    assert state.active_seat == 2
    assert legal(state) == ["draft justiciary", "draft treasurer"]
    assert refused(state, "draft yellow") == "L-034"
    assert refused(state, "draft emperor") == "L-030"
    assert refused(state, "draft treasurer", seat=0) == "L-031"


@pytest.mark.rule("L-033")
def test_only_four_companies_can_be_drafted() -> None:
    state = new_game()
    assert refused(state, "draft orange") == "L-033"
    assert refused(state, "draft gulliver") == "L-030"
    names = [state.setup.components.companies[COMPANY_INDEX[name]].name for name in ("red", "blue", "green", "yellow")]
    assert names == [
        "Mildendo Railway",
        "Slamecksan Railway",
        "Glimigrim Valley Railway",
        "Lilliput National Railway",
    ]


@pytest.mark.rule("L-034")
def test_nobody_drafts_two_of_a_kind() -> None:
    state = new_game(2)
    play(state, "draft red", RED_HOME, "draft emperor")
    assert refused(state, "draft general") == "L-034"
    play(state, "draft blue", BLUE_HOME)
    assert refused(state, "draft green") == "L-034"
    assert refused(state, "draft general") is None


@pytest.mark.rule("L-035")
def test_a_character_nobody_took_is_out_of_the_game() -> None:
    state = new_game()
    events = drafted(state)
    assert told(events, DraftEnded) == [DraftEnded((), ("treasurer",))]
    assert all(state.setup.components.character_index["treasurer"] not in held for held in state.characters)


def drafted(state: LilliputState) -> list[object]:
    """A whole draft with four players."""
    events = play(state, "draft red", RED_HOME, "draft blue", BLUE_HOME, "draft green", GREEN_HOME)
    events += play(state, "draft yellow", YELLOW_HOME)
    events += play(state, "draft emperor", "draft general", "draft admiral", "draft justiciary")
    return list(events)


@pytest.mark.rule("L-036", "L-037", "L-040")
def test_a_starting_company_comes_with_treasury_train_and_counters() -> None:
    state = new_game()
    events = play(state, "draft yellow")
    yellow = COMPANY_INDEX["yellow"]
    assert told(events, CompanyDrafted) == [CompanyDrafted(state.active, "yellow")]
    assert state.director[yellow] == 0
    assert treasury(state, "yellow") == 500 == 10 * price(state, "yellow")
    assert state.markers[yellow] == 3
    assert ("bank", "yellow", 500) in money(events)


@pytest.mark.rule("L-038", "L-043", "L-158")
def test_starting_trains_are_free_and_start_no_phase() -> None:
    state = new_game()
    drafted(state)
    assert [held_trains(state, name) for name in ("red", "blue", "green", "yellow")] == ["2", "2", "2", "2 2"]
    assert state.phase == 1
    assert state.drawn == 0


@pytest.mark.rule("L-039", "L-045", "L-221")
def test_starting_prices_are_50_and_for_red_55() -> None:
    state = new_game()
    drafted(state)
    assert [space(state, name) for name in ("red", "blue", "green", "yellow")] == [
        ("top", 1),
        ("top", 0),
        ("top", 0),
        ("top", 0),
    ]
    assert price(state, "red") == 55
    assert treasury(state, "red") == 550
    assert price(state, "blue") == 50


@pytest.mark.rule("L-041")
def test_who_drafted_earlier_lies_higher() -> None:
    state = new_game()
    play(state, "draft yellow", YELLOW_HOME, "draft green", GREEN_HOME, "draft blue", BLUE_HOME, "draft red")
    names = ("yellow", "green", "blue")
    assert stacks(state)[0] == [COMPANY_INDEX[name] for name in names]
    assert running_order(state) == tuple(COMPANY_INDEX[name] for name in ("red", *names))


@pytest.mark.rule("L-042", "L-051")
def test_only_blue_has_a_y_city_for_a_home_and_pays_nothing() -> None:
    state = new_game()
    play(state, "draft red")
    assert refused(state, "lay red 1,0 YY-S 0") == "L-051"
    play(state, RED_HOME, "draft blue")
    assert refused(state, "lay blue 0,1 YC-S 1") == "L-042"
    play(state, BLUE_HOME)
    assert treasury(state, "blue") == 500
    tile, _ = state.railmap.tiles[0, 1]
    assert state.setup.tileset.kinds[tile].value == 30


@pytest.mark.rule("L-046", "L-052")
def test_the_home_tile_is_laid_at_once_with_its_station() -> None:
    state = new_game()
    play(state, "draft red")
    assert state.stage is Stage.HOME_TILE
    assert state.active_seat == 0
    assert refused(state, "draft emperor") == "L-046"
    assert refused(state, "lay blue 1,0 YC-S 0") == "L-046"
    assert refused(state, RED_HOME, seat=1) == "L-046"
    events = play(state, RED_HOME)
    assert told(events, TileLaid) == [TileLaid("red", (1, 0), "YC-S", 0, None)]
    assert told(events, StationPlaced) == [StationPlaced("red", (1, 0), True)]
    assert state.railmap.stations[1, 0] == (COMPANY_INDEX["red"],)
    assert state.markers[COMPANY_INDEX["red"]] == 2
    assert state.active_seat == 1


@pytest.mark.rule("L-047", "L-048", "L-049")
def test_a_home_tile_is_a_yellow_city_joined_to_a_free_side_of_mildendo() -> None:
    state = new_game()
    play(state, "draft red")
    assert refused(state, "lay red 1,0 GC 0") == "L-047"
    assert refused(state, "lay red 1,0 XX 0") == "L-047"
    assert refused(state, "lay red 1,1 YC-S 0") == "L-048"
    assert refused(state, "lay red 1,0 YC-S 1") == "L-049"
    play(state, RED_HOME, "draft green")
    assert refused(state, "lay green 1,0 YC-S 0") == "L-048"


@pytest.mark.rule("L-050", "L-121")
def test_a_home_tile_may_be_turned_as_one_likes_if_it_is_joined() -> None:
    state = new_game()
    play(state, "draft red")
    assert [text for text in legal(state) if " 1,0 " in text] == [
        "lay red 1,0 YC-S 0",
        "lay red 1,0 YC-C 2",
        "lay red 1,0 YC-C 3",
    ]
    assert len(legal(state)) == 12  # three on each side


@pytest.mark.rule("L-388", "L-389")
def test_with_three_players_one_starting_company_is_out_and_two_2_trains_are_in_the_deck() -> None:
    state = new_game(3)
    events = play(state, "draft red", RED_HOME, "draft blue", BLUE_HOME, "draft yellow", YELLOW_HOME)
    events += play(state, "draft emperor", "draft general", "draft admiral")
    assert told(events, DraftEnded) == [DraftEnded(("green",), ("justiciary", "treasurer"))]
    assert told(events, RoundBegan)[0].round == 1
    assert state.setup.deck.count(0) == 2
    state.cash[0] = 1000
    play(state, "card 5 shares")
    assert refused(state, "found green 50") == "L-206"
    assert refused(state, "found orange 50") == "L-214"  # only the slots are missing


@pytest.mark.rule("L-393")
def test_with_two_players_two_starting_companies_are_out() -> None:
    state = new_game(2)
    events = play(state, "draft red", RED_HOME, "draft blue", BLUE_HOME, "draft emperor", "draft general")
    assert told(events, DraftEnded)[0].companies == ("green", "yellow")
    state.cash[0] = 1000
    play(state, "card 5 shares")
    assert refused(state, "found green 50") == "L-206"
    assert refused(state, "found yellow 50") == "L-206"
