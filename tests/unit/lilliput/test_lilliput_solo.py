"""The solo game against Gulliver (L-424 to L-479, L-491)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.events import (
    CompanyFounded,
    GulliverChose,
    GulliverDrew,
    GulliverSkipped,
    PhaseBegan,
    RoundBegan,
    ShareBought,
    SharesSold,
    StationPlaced,
    TileLaid,
    TrainMoved,
    TrainsRan,
)
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Standing
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream, seed_bytes
from unit.lilliput.maps import Drawn
from unit.lilliput.positions import (
    GAME,
    finish_round,
    held_trains,
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
    to_running,
    told,
    treasury,
)

GULLIVER = 1
HOMES: Drawn = {(0, 0): "MIL 0", (1, 0): "YC-S 0 red!", (0, 1): "YC-S 1 blue!"}  # blue is Gulliver's
NORTH: Drawn = {**HOMES, (0, 2): "YP-S 1"}  # his track reaches the city cell 0,3
SEALED: Drawn = {**HOMES, (0, 2): "CH-A 2"}  # ... ends in a harbour
STATIONS: Drawn = {**NORTH, (0, 3): "YC-S 1 blue", (0, 4): "YP-S 1", (0, 5): "YC-S 1 blue"}


def solo(**given: Any) -> LilliputState:
    """The player has red, Gulliver has blue and no money, so that he buys nothing unless told otherwise."""
    return position(1, **{"tiles": HOMES, "cash": [30, 0], **given})


def gulliver(state: LilliputState) -> list[Event]:
    """The player's two turns without any action, and all of Gulliver's."""
    return pass_turns(state, 2)


def seeds(number: int, **given: Any) -> list[list[Event]]:
    """Gulliver's turn in the same position, with this many random streams."""
    return [gulliver(solo(seed=seed, **given)) for seed in range(number)]


def steps(events: list[Event]) -> str:
    """The letters of Gulliver's steps as they come."""
    kinds = (GulliverChose, GulliverDrew, GulliverSkipped)
    letters = [event.step for event in events if isinstance(event, kinds)]
    return "".join(letter for place, letter in enumerate(letters) if [*letters[:place], ""][place - 1] != letter)


def choices(events: list[Event], step: str, item: str) -> list[tuple[str, str]]:
    """What Gulliver chose or drew in a step, and why."""
    return [
        (event.choice, event.reason)
        for event in events
        if isinstance(event, (GulliverChose, GulliverDrew)) and (event.step, event.item) == (step, item)
    ]


def skipped(events: list[Event]) -> dict[str, str]:
    return {event.step: event.reason for event in told(events, GulliverSkipped)}


def laid(events: list[Event]) -> list[tuple[tuple[int, int], str, int]]:
    return [(event.cell, event.tile, event.rotation) for event in told(events, TileLaid)]


def without(state: LilliputState, *tiles: str) -> LilliputState:
    """The same position with none of these tiles left in the supply."""
    for name in tiles:
        state.railmap.withdraw(state.setup.tileset.by_id[name])
    return state


def starts(number: int = 120) -> list[LilliputState]:
    found = [GAME.start(1, seed) for seed in range(number)]
    return [state for state in found if isinstance(state, LilliputState)]


def his_company(state: LilliputState) -> str:
    (company,) = state.directed_by(GULLIVER)
    return state.setup.components.companies[company].id


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("L-424", "L-425")
def test_gulliver_has_a_random_starting_company_its_cash_and_no_character() -> None:
    companies: Counter[str] = Counter()
    for state in starts():
        company = his_company(state)
        companies[company] += 1
        assert state.cash == [30, 60 if company == "green" else 30]
        assert state.characters == ((), ())
        assert state.active_seat == 0
    assert set(companies) == {"red", "blue", "green", "yellow"}
    assert min(companies.values()) >= 18


@pytest.mark.rule("L-426", "L-427")
def test_his_company_has_trains_and_a_price_but_no_treasury() -> None:
    for state in starts():
        company = his_company(state)
        assert treasury(state, company) == 0
        assert held_trains(state, company) == ("2 2" if company == "yellow" else "2")
        assert space(state, company) == ("top", 1 if company == "red" else 0)


@pytest.mark.rule("L-428", "L-429", "L-430")
def test_his_home_is_a_random_tile_on_a_random_side_joined_to_mildendo() -> None:
    found: dict[str, set[tuple[tuple[int, int], str, int]]] = {}
    for state in starts(400):
        company = his_company(state)
        cell = state.railmap.homes[COMPANY_INDEX[company]]
        tile, rotation = state.railmap.tiles[cell]
        kind = state.setup.tileset.kinds[tile]
        assert kind.kind == ("metropolis" if company == "blue" else "city")
        assert state.railmap.facing((0, 0)) != 0
        assert state.railmap.stations == {cell: (COMPANY_INDEX[company],)}
        assert state.markers[COMPANY_INDEX[company]] == 2
        found.setdefault(company, set()).add((cell, kind.id, rotation))
    for company, homes in found.items():
        shapes = {"YY-S", "YY-C"} if company == "blue" else {"YC-S", "YC-C"}
        for side in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            turns = Counter(tile for cell, tile, _ in homes if cell == side)
            assert turns == {tile: 2 if tile.endswith("C") else 1 for tile in shapes}  # a curve left and right


@pytest.mark.rule("L-431")
def test_the_player_picks_a_company_and_a_character_and_the_rest_is_gone() -> None:
    state = next(state for state in starts() if his_company(state) == "green")
    characters = ("emperor", "general", "admiral", "justiciary", "treasurer")
    assert set(legal(state)) == {f"draft {item}" for item in ("red", "blue", "yellow", *characters)}
    assert refused(state, "draft green") == "L-030"
    play(state, "draft general", "draft red")
    play(state, legal(state, "lay")[0])
    assert state.stage is Stage.TURN
    assert [bool(state.removed >> company & 1) for company in range(4)] == [False, True, False, True]
    state.cash[0] = 1000
    play(state, "card 4 shares")
    assert refused(state, "found blue 50") == "L-206"


@pytest.mark.rule("L-432", "L-433")
def test_four_cards_and_no_copy_cards() -> None:
    state = solo()
    assert state.copies == [0, 0]
    assert {int(text.split()[1]) for text in legal(state, "card")} == {2, 4, 8, 9}
    assert refused(state, "card 1 cash") == "L-064"
    play(state, "card 8 cash")
    assert refused(state, "copy 8 cash") == "L-432"


@pytest.mark.rule("L-434")
def test_the_solo_deck() -> None:
    components = standard_components()
    names = [components.trains[train].id for train in components.decks[1]]
    assert names == ["2", "2", "3", "3", "4", "4", "5", "5", "3D", "3D"]
    state = solo(top="4D", phase=7)
    assert state.view(None)["facts"]["top_train"] == "4D"


@pytest.mark.rule("L-435")
def test_eight_rounds_and_the_last_payout_is_doubled() -> None:
    state = solo(round=7, tiles=SEALED, trains={"red": "2", "blue": "2"}, prices={"blue": 60}, phase=2, top="2")
    assert ("bank", "seat 1", 40) in money(gulliver(state))  # Mildendo and home, home and harbour: half of 80
    play(state, "pay red")
    assert state.round == 8
    events = gulliver(state)
    assert ("bank", "seat 1", 80) in money(events)
    assert refused(state, "withhold red") == "L-351"
    play(state, "pay red")
    assert state.is_over
    assert refused(state, "done") == "L-054"


# ---------------------------------------------------------------- the round


@pytest.mark.rule("L-436")
def test_the_player_takes_two_different_cards_then_gulliver_acts() -> None:
    state = solo()
    assert steps(play(state, "card 9 nothing")) == ""
    assert (state.stage, state.active_seat) == (Stage.TURN, 0)
    assert refused(state, "card 9 cash") == "L-062"
    assert steps(play(state, "card 8 nothing")) != ""
    assert state.stage is Stage.RUN


@pytest.mark.rule("L-437")
def test_his_steps_come_in_order() -> None:
    for events in seeds(20, tiles=NORTH, cash=[30, 200]):
        assert steps(events) == "ABCDE"
        kinds = [type(event) for event in events]
        assert kinds.index(TileLaid) < kinds.index(StationPlaced) < kinds.index(ShareBought) < kinds.index(TrainMoved)
        assert kinds.index(TrainMoved) < kinds.index(TrainsRan)


@pytest.mark.rule("L-438")
def test_draws_are_uniform_and_come_from_the_stream_of_the_game() -> None:
    turns = seeds(300, cash=[30, 60])
    assert turns[:20] == seeds(20, cash=[30, 60])
    shares = Counter(choices(events, "D", "share")[0][0] for events in turns)
    assert set(shares) == {"red", "blue"}
    assert abs(shares["red"] - 150) < 40
    shapes = Counter(tile for events in turns for _, tile, _ in laid(events)[:1])
    assert abs(shapes["YP-S"] - 150) < 40
    curves = Counter(rotation for events in turns for _, tile, rotation in laid(events)[:1] if tile == "YP-C")
    assert len(curves) == 2
    state = solo(cash=[30, 60])
    counter = state.counter
    events = gulliver(state)
    assert state.counter > counter
    assert all(event.among > 1 for event in told(events, GulliverDrew))
    assert state.to_dict()["counter"] == state.counter


@pytest.mark.rule("L-438")
def test_a_preview_ends_before_his_first_draw_and_a_sample_draws_anew() -> None:
    state = solo(cash=[30, 60], trains={"red": "2", "blue": "2"})
    pass_turns(state)
    last = GAME.parse(next(text for text in legal(state, "card") if text.endswith("nothing")))
    seen = state.preview(last)
    assert not told(seen, GulliverDrew)
    assert steps(seen) == "A"
    sampler = GAME.sampler(state.view(state.active_seat))
    futures = [sampler(Stream(seed_bytes(number))).apply(last) for number in range(12)]
    assert any(future != futures[0] for future in futures)
    assert "seed" not in state.view(state.active_seat)


@pytest.mark.rule("L-439")
def test_he_pays_for_shares_only() -> None:
    for events in seeds(20, tiles=NORTH, cash=[30, 80]):
        assert {target for source, target, _ in money(events) if source in ("seat 1", "blue")} == {"bank"}
        assert [source for source, _, _ in money(events) if source == "blue"] == []
        assert [amount for source, _, amount in money(events) if source == "seat 1"] in ([50], [55])


# ---------------------------------------------------------------- step A


@pytest.mark.rule("L-440")
@pytest.mark.parametrize(
    ("tiles", "phase", "way", "tile"),
    [
        ({**NORTH, (0, 1): "GC 0 blue!"}, 5, "brown-city", "BC"),
        (NORTH, 5, "green-city", "GC"),
        (NORTH, 2, "yellow-city", "YC"),
        (HOMES, 2, "yellow-plain", "YP"),
    ],
)
def test_the_first_possible_of_four_ways(tiles: Drawn, phase: int, way: str, tile: str) -> None:
    state = solo(tiles=tiles, phase=phase)
    events = gulliver(state)
    assert choices(events, "A", "way") == [(way, "first-possible")]
    assert laid(events)[0][1].startswith(tile)


@pytest.mark.rule("L-441")
def test_what_is_possible_depends_on_phase_and_supply() -> None:
    green = {**NORTH, (0, 1): "GC 0 blue!"}
    assert choices(gulliver(solo(tiles=green, phase=4)), "A", "way") == [("yellow-city", "first-possible")]
    state = without(solo(tiles=NORTH, phase=3), "GC")
    assert choices(gulliver(state), "A", "way") == [("yellow-city", "first-possible")]


@pytest.mark.rule("L-442")
def test_a_city_without_his_marker_is_left_alone() -> None:
    state = solo(tiles={**NORTH, (0, 1): "GC 0 blue!", (0, 3): "YC-S 1"}, phase=3)
    events = gulliver(state)
    assert choices(events, "A", "way") != [("green-city", "first-possible")]
    assert all(event.replaced is None for event in told(events, TileLaid))


@pytest.mark.rule("L-443")
def test_his_home_is_upgraded_first_then_any_other_city() -> None:
    for events in seeds(10, tiles=STATIONS, phase=3):
        assert choices(events, "A", "cell") == [("0,1", "home-first")]
        assert laid(events)[0][:2] == ((0, 1), "GC")
    others = Counter(laid(events)[0][0] for events in seeds(60, tiles={**STATIONS, (0, 1): "GC 0 blue!"}, phase=3))
    assert set(others) == {(0, 3), (0, 5)}
    assert min(others.values()) > 15


@pytest.mark.rule("L-444")
def test_a_metropolis_counts_as_a_city() -> None:
    events = gulliver(solo(tiles={**HOMES, (0, 1): "YY-S 1 blue!"}, phase=3))
    assert laid(events)[0][:2] == ((0, 1), "GY")


@pytest.mark.rule("L-445")
def test_the_new_exit_of_a_green_city_points_to_mildendo() -> None:
    east = {**HOMES, (0, 1): "GC 0 blue!", (3, 0): "YC-S 1 blue", (-4, 1): "YC-C 0"}
    for events in seeds(10, tiles=east, phase=3):  # its track goes north and south: west is nearer than east
        assert laid(events)[0] == ((3, 0), "GC", 3)
        assert choices(events, "A", "turn") == [("3", "to-mildendo")]
    ties = {laid(events)[0] for events in seeds(20, phase=3)}  # the home: east and west are equally near
    assert ties == {((0, 1), "GC", 1), ((0, 1), "GC", 3)}


@pytest.mark.rule("L-446", "L-447")
def test_a_new_city_lies_as_near_to_mildendo_as_possible() -> None:
    far = {**STATIONS, (0, 1): "GC 0 blue!", (-1, 1): "YP-S 0", (1, 1): "CH-A 3", (0, 6): "YP-S 1"}
    cells = Counter(laid(events)[0][0] for events in seeds(40, tiles=far))
    assert set(cells) == {(-2, 1)}  # not 0,7
    two = {**far, (1, 1): "YP-S 0"}
    cells = Counter(laid(events)[0][0] for events in seeds(60, tiles=two))
    assert set(cells) == {(-2, 1), (2, 1)}
    assert min(cells.values()) > 15


@pytest.mark.rule("L-448", "L-449")
def test_the_shape_is_drawn_first_then_the_rotation() -> None:
    turns = seeds(120, tiles=NORTH)
    tiles = Counter(laid(events)[0][1:] for events in turns)
    assert set(tiles) == {("YC-S", 1), ("YC-C", 1), ("YC-C", 2)}
    assert tiles["YC-S", 1] > 40  # one half, although two rotations of three are curves
    shapes = {laid(gulliver(without(solo(tiles=NORTH, seed=seed), "YC-S")))[0][1] for seed in range(8)}
    assert shapes == {"YC-C"}


@pytest.mark.rule("L-449")
def test_a_shape_that_does_not_fit_gives_way_to_the_other() -> None:
    given = {"tiles": {**NORTH, (1, 3): "CH-A 1", (-1, 3): "CH-A 3"}}  # water on both sides of 0,3
    turns = seeds(20, **given)
    assert {laid(events)[0] for events in turns} == {((0, 3), "YC-S", 1)}
    reasons = {tuple(choices(events, "A", "tile")) for events in turns}
    assert reasons == {
        (("YC-S", "any-shape"),),
        (("YC-C", "any-shape"), ("YC-S", "other-shape")),
    }


@pytest.mark.rule("L-450")
def test_new_plain_track_goes_anywhere() -> None:
    ways = {**HOMES, (0, 1): "GC 0 blue!"}
    cells = Counter(laid(events)[0][0] for events in seeds(90, tiles=ways))
    assert set(cells) == {(-1, 1), (0, 2), (1, 1)}
    assert min(cells.values()) > 15


@pytest.mark.rule("L-451")
def test_he_never_lays_a_new_metropolis() -> None:
    for seed in range(20):
        state = without(solo(tiles=NORTH, seed=seed), "YC-S", "YC-C")
        assert state.railmap.supply[state.setup.tileset.by_id["YY-S"]] == 1
        assert not laid(gulliver(state))


@pytest.mark.rule("L-452")
def test_if_nothing_is_possible_the_step_is_skipped() -> None:
    events = gulliver(solo(tiles=SEALED))
    assert skipped(events)["A"] == "nothing-possible"
    assert not told(events, TileLaid)


# ---------------------------------------------------------------- step B


@pytest.mark.rule("L-453")
def test_a_marker_of_his_first_company_goes_into_the_new_city() -> None:
    state = solo(tiles=NORTH)
    events = gulliver(state)
    assert told(events, StationPlaced) == [StationPlaced("blue", (0, 3), False)]
    assert state.markers[COMPANY_INDEX["blue"]] == 1
    assert treasury(state, "blue") == 0
    used_up = solo(tiles={**STATIONS, (0, 6): "YP-S 1"})
    events = gulliver(used_up)
    assert laid(events)[0][0] == (0, 7)
    assert skipped(events)["B"] == "no-marker"
    assert skipped(gulliver(solo()))["B"] == "no-new-city"


@pytest.mark.rule("L-454")
def test_his_second_company_places_no_marker() -> None:
    second = {**SEALED, (3, 0): "YC-S 0 orange!", (4, 0): "YP-S 0"}
    state = solo(tiles=second, directors={"orange": GULLIVER})
    events = gulliver(state)
    assert laid(events)[0][0] == (5, 0)
    assert told(events, StationPlaced) == [StationPlaced("blue", (5, 0), False)]
    assert state.markers[COMPANY_INDEX["orange"]] == 2


# ---------------------------------------------------------------- step C


@pytest.mark.rule("L-455")
def test_track_goes_on_from_a_city_with_his_marker() -> None:
    loose = {**NORTH, (0, 1): "GC 1 blue!", (0, 3): "YC-S 1 blue"}  # 0,1 east and 0,3 north lead nowhere
    for events in seeds(20, tiles=loose):
        built, extra = laid(events)
        assert {built[0], extra[0]} == {(1, 1), (0, 4)}
        assert choices(events, "C", "end")[0][1] == "loose-end"
    assert skipped(gulliver(solo(tiles=SEALED)))["C"] == "no-loose-end"


@pytest.mark.rule("L-456")
def test_the_shape_of_extra_track_is_random() -> None:
    new_city = {**HOMES, (0, 1): "GC 1 blue!", (0, 2): "YP-S 1"}  # 0,3 is built in step A, 1,1 is open
    given = {"tiles": new_city}
    found = {laid(events)[1][1:] for events in seeds(80, **given) if laid(events)[1][0] == (1, 1)}
    assert found == {("YP-S", 0), ("YP-C", 2), ("YP-C", 3)}


@pytest.mark.rule("L-457")
def test_another_end_is_tried_and_without_any_the_step_is_skipped() -> None:
    three = {**SEALED, (0, 1): "GC 0 blue!", (3, 0): "GC 2 blue"}  # west and east of 0,1; east, south, west of 3,0
    ends = Counter(choices(events, "C", "end")[0][0] for events in seeds(200, tiles=three))
    assert set(ends) == {"0,1 E", "0,1 W", "3,0 E", "3,0 S", "3,0 W"}
    assert min(ends.values()) > 20
    for seed in range(10):
        events = gulliver(without(solo(tiles=NORTH, seed=seed), "YP-S", "YP-C"))
        tried = choices(events, "C", "end")
        assert skipped(events)["C"] == "no-tile-fits"
        assert [end[:3] for end, _ in tried] == ["0,3"]


# ---------------------------------------------------------------- step D


@pytest.mark.rule("L-458", "L-463")
def test_he_buys_at_most_once_a_round_and_never_sells() -> None:
    for seed in range(6):
        state, rng = GAME.start(1, seed), Random(seed)
        bought: list[int] = []
        while not state.is_over:
            events = state.apply(rng.choice(state.legal_actions()))
            bought += [0 for _ in told(events, RoundBegan)]
            assert all(event.seat == 0 for event in told(events, SharesSold))
            purchases = [*told(events, ShareBought), *told(events, CompanyFounded)]
            bought[-1:] = [bought[-1] + sum(event.seat == GULLIVER for event in purchases)] if bought else []
        assert len(bought) == 8
        assert max(bought) == 1


@pytest.mark.rule("L-459", "L-460")
def test_each_round_he_buys_a_share_that_he_can_pay() -> None:
    for events in seeds(20, cash=[30, 52]):  # red costs 55
        assert told(events, ShareBought) == [ShareBought(GULLIVER, "blue")]
        assert choices(events, "D", "share") == [("blue", "affordable")]
    drawn = {told(events, ShareBought)[0].company for events in seeds(20, cash=[30, 55])}
    assert drawn == {"red", "blue"}
    gone = {0: {"red": 3}}
    assert {told(e, ShareBought)[0].company for e in seeds(10, cash=[30, 99], shares=gone)} == {"blue"}
    assert skipped(gulliver(solo(cash=[30, 49])))["D"] == "no-share"


@pytest.mark.rule("L-461")
def test_he_buys_three_shares() -> None:
    state = solo(cash=[30, 240], shares={GULLIVER: {"red": 2, "blue": 1}})
    events = gulliver(state)
    assert not told(events, ShareBought)
    assert share(state, GULLIVER, "red") + share(state, GULLIVER, "blue") == 3
    two = solo(cash=[30, 240], shares={GULLIVER: {"red": 2}})
    assert len(told(gulliver(two), ShareBought)) == 1


ROOM: Drawn = {**HOMES, (0, 1): "GC 0 blue!"}
FOUR: dict[str, Any] = {"tiles": ROOM, "shares": {GULLIVER: {"red": 2, "blue": 1}}}


@pytest.mark.rule("L-462")
def test_his_fifth_certificate_is_a_new_company() -> None:
    assert skipped(gulliver(solo(**FOUR, cash=[0, 249])))["D"] == "too-poor"
    state = solo(**FOUR, cash=[0, 250])
    (founded,) = told(gulliver(state), CompanyFounded)
    assert (founded.seat, founded.price) == (GULLIVER, 50)
    assert state.view(None)["facts"]["certificates"][GULLIVER] == 5
    rich = solo(**FOUR, cash=[0, 900], directors={"orange": GULLIVER})
    assert skipped(gulliver(rich))["D"] == "certificates"


@pytest.mark.rule("L-464", "L-465")
def test_he_founds_any_company_at_the_highest_price_he_can_pay() -> None:
    companies = set()
    for events in seeds(40, **FOUR, cash=[0, 424]):
        (founded,) = told(events, CompanyFounded)
        companies.add(founded.company)
        assert founded.price == 80
        assert ("seat 1", "bank", 400) in money(events)
        assert choices(events, "D", "price") == [("80", "highest-price")]
    assert companies == {"orange", "black", "purple", "teal"}


@pytest.mark.rule("L-466")
def test_its_home_is_on_his_own_home_tile_or_as_near_as_possible() -> None:
    events = gulliver(solo(**FOUR, cash=[0, 250]))
    assert told(events, StationPlaced)[-1].cell == (0, 1)
    assert told(events, StationPlaced)[-1].home
    far = {**HOMES, (0, 2): "CH-A 2", (1, 2): "GC 0", (-1, 2): "GC 0", (3, 2): "GC 0"}
    homes = Counter(
        told(events, StationPlaced)[-1].cell for events in seeds(40, **{**FOUR, "tiles": far}, cash=[0, 250])
    )
    assert set(homes) == {(1, 2), (-1, 2)}
    full = solo(**{**FOUR, "tiles": SEALED}, cash=[0, 250])
    assert skipped(gulliver(full))["D"] == "no-slot"


@pytest.mark.rule("L-467")
def test_he_buys_no_train_from_the_pool_when_he_founds() -> None:
    state = solo(**FOUR, cash=[0, 1000], pool="2 3")
    events = gulliver(state)
    assert told(events, CompanyFounded)
    assert pool(state) == "2 3"
    assert [event.source for event in told(events, TrainMoved)] == ["deck"]


# ---------------------------------------------------------------- step E


@pytest.mark.rule("L-468", "L-469")
def test_the_top_train_goes_to_gulliver_before_trains_run() -> None:
    state = solo(top="3", phase=2, trains={"blue": "2"})
    events = gulliver(state)
    assert told(events, TrainMoved) == [TrainMoved("3", "deck", "blue")]
    assert told(events, PhaseBegan)[0].phase == 3
    kinds = [type(event) for event in events]
    assert kinds.index(PhaseBegan) < kinds.index(TrainsRan)
    assert held_trains(state, "blue") == "2 3"
    drawn = state.drawn
    while state.stage is Stage.RUN:
        events += play(state, legal(state)[-1])
    assert (state.round, state.drawn, pool(state)) == (2, drawn, "")


@pytest.mark.rule("L-470", "L-471", "L-472")
@pytest.mark.parametrize(
    ("blue", "orange", "receiver", "reason"),
    [
        ("2 2", "3", "orange", "fewer-trains"),
        ("2", "3 3", "blue", "fewer-trains"),
        ("3", "2", "orange", "lowest-train"),
        ("2 4", "3 3", "blue", "lowest-train"),
        ("3", "3", "blue", "first-company"),
        ("", "", "blue", "first-company"),
    ],
)
def test_which_company_gets_the_train(blue: str, orange: str, receiver: str, reason: str) -> None:
    tiles = {**SEALED, (3, 0): "YC-S 0 orange!"}
    state = solo(tiles=tiles, directors={"orange": GULLIVER}, trains={"blue": blue, "orange": orange}, phase=3, top="3")
    events = gulliver(state)
    assert choices(events, "E", "train") == [(receiver, reason)]
    assert told(events, TrainMoved) == [TrainMoved("3", "deck", receiver)]


@pytest.mark.rule("L-473")
def test_at_the_limit_the_lowest_train_leaves_the_game_first() -> None:
    state = solo(phase=5, top="5", trains={"blue": "3 4"})
    events = gulliver(state)
    assert told(events, TrainMoved) == [TrainMoved("3", "blue", "out"), TrainMoved("5", "deck", "blue")]
    assert held_trains(state, "blue") == "4 5"
    assert pool(state) == ""


@pytest.mark.rule("L-474", "L-183")
def test_a_falling_limit_takes_his_lowest_trains_out_of_the_game() -> None:
    state = solo(phase=4, top="5", trains={"blue": "3 3 4", "red": ""}, treasury={"red": 500})
    events = play(state, "card 8 trains", "train bank red")
    assert told(events, TrainMoved) == [TrainMoved("5", "deck", "red"), TrainMoved("3", "blue", "out")]
    assert held_trains(state, "blue") == "3 4"
    assert pool(state) == ""
    both = solo(phase=4, top="5", trains={"blue": "3 3 4", "red": "3 4 4"})
    gulliver(both)
    assert held_trains(both, "blue") == "4 5"
    assert (both.stage, both.active_seat) == (Stage.EXCESS, 0)  # L-479: the player chooses
    play(both, "give red 3")
    assert pool(both) == "3"
    assert both.stage is Stage.RUN


# ---------------------------------------------------------------- running and the end


@pytest.mark.rule("L-475")
def test_his_companies_always_pay_and_without_revenue_the_price_falls() -> None:
    state = solo(trains={"blue": "2"}, prices={"blue": 60})
    events = gulliver(state)
    assert told(events, TrainsRan)[0].company == "blue"
    assert ("bank", "seat 1", 25) in money(events)
    assert price(state, "blue") == 65
    nowhere = {(0, 0): "MIL 0", (1, 0): "YC-S 0 red!", (4, 1): "YC-S 0 blue!"}
    nothing = solo(tiles=nowhere, prices={"blue": 60}, phase=2, pool="3", top="3")
    events = gulliver(nothing)
    assert told(events, TrainsRan)[0].revenue == 0
    assert price(nothing, "blue") == 55
    assert pool(nothing) == "3"


@pytest.mark.rule("L-476")
def test_both_receive_dividends_on_their_shares() -> None:
    state = solo(trains={"blue": "2", "red": "2"}, prices={"blue": 60}, shares={0: {"blue": 1}, GULLIVER: {"red": 2}})
    events = gulliver(state)
    assert {("bank", "seat 0", 5), ("bank", "seat 1", 25)} <= set(money(events))
    assert ("bank", "seat 1", 10) in money(play(state, "pay red"))


@pytest.mark.rule("L-477")
def test_solo_bureaucracy_is_cards_and_round() -> None:
    state = solo(phase=2, top="2")
    gulliver(state)
    drawn = state.drawn
    events = finish_round(state)
    assert (state.round, state.first, state.taken, state.drawn) == (2, 0, 0, drawn)
    assert not told(events, TrainMoved)
    assert pool(state) == ""
    assert refused(state, "card 2 tile") is None


@pytest.mark.rule("L-478")
def test_the_higher_sum_wins_and_a_tie_is_a_draw() -> None:
    state = solo(round=8, tiles=SEALED, cash=[100, 100], prices={"red": 50, "blue": 50})
    to_running(state)
    finish_round(state)
    assert state.is_over
    mine, his = state.scores()
    assert [entry["total"] for entry in state.score_sheet()["seats"]] == [mine, his]
    assert [s.seat for s in state.standings()] == ([0, 1] if mine >= his else [1, 0])
    state.cash[0] += his - mine
    assert state.standings() == [Standing(1, 0, his), Standing(1, 1, his)]  # type: ignore[arg-type]
    assert (state.players, state.seats) == (1, 2)


@pytest.mark.rule("L-479")
def test_the_player_keeps_his_rights() -> None:
    state = solo(phase=2, pool="2 3", cash=[1000, 0], characters=["general"], tiles=ROOM, trains={"red": "2"})
    play(state, "card 4 shares", "found teal 50", "home 0,1")
    assert legal(state, "train pool") == ["train pool 2 teal", "train pool 3 teal"]  # when founding
    play(state, "train pool 3 teal")
    assert state.stage is Stage.AFTER  # the General's tile may still be laid
    play(state, "done")
    pass_turns(state)
    assert state.stage is Stage.RUN
    assert legal(state) == ["pay red", "withhold red"]
    play(state, "withhold red")
    assert legal(state, "train pool") == ["train pool 2 red"]  # after withholding


@pytest.mark.rule("L-491")
def test_gulliver_neither_sells_nor_buys_a_train() -> None:
    state = solo(trains={"blue": "2 2", "red": "2"})
    play(state, "card 8 trains")
    assert refused(state, "train from blue 2 to red") == "L-491"
    assert not legal(state, "train from blue")
    for seed in range(4):
        game, rng = GAME.start(1, seed), Random(seed)
        while not game.is_over:
            for event in told(game.apply(rng.choice(game.legal_actions())), TrainMoved):
                assert event.source not in ("red", "blue", "green", "yellow") or event.target in ("pool", "out")


# ---------------------------------------------------------------- landscapes


@pytest.mark.rule("L-429")
def test_no_exit_of_his_home_faces_water() -> None:
    sea = {"name": "Wet", "tiles": [{"at": [x, y], "tile": "sea"} for x, y in ((1, 1), (-1, 1), (-1, -1))]}
    homes = set()
    for seed in range(80):
        state = GAME.start(1, seed, scenario=sea)
        assert isinstance(state, LilliputState)
        (cell,) = state.railmap.stations
        assert not state.railmap.exits(cell) & state.railmap.water.get(cell, 0)
        homes.add((cell, state.railmap.exits(cell)))
    assert {cell for cell, _ in homes} == {(0, 1), (1, 0), (0, -1), (-1, 0)}


@pytest.mark.rule("L-439", "L-455")
def test_he_builds_over_terrain_without_paying() -> None:
    hills = {"name": "Hills", "tiles": [{"at": [0, 2], "tile": "hills"}, {"at": [0, 3], "tile": "river"}]}
    state = solo(options={"scenario": hills})
    state.railmap.add_landscape(state.setup.landscape)
    events = gulliver(state)
    assert told(events, TileLaid)[0].replaced == "HILLS"
    assert not [entry for entry in money(events) if entry[0] == "blue"]
    mountain = {"name": "Wall", "tiles": [{"at": [0, 2], "tile": "mountain"}]}
    walled = solo(options={"scenario": mountain})
    walled.railmap.add_landscape(walled.setup.landscape)
    assert skipped(gulliver(walled)) == {
        "A": "nothing-possible",
        "B": "no-new-city",
        "C": "no-loose-end",
        "D": "no-share",
    }
