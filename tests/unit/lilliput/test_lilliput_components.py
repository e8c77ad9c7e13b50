"""The pieces in the box, against the figures of the rules; and data that contradicts itself."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from roundhouse.games.lilliput.box.components import components_from, standard_components, standard_tables
from roundhouse.games.lilliput.box.tiles import tile_set
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.kernel.errors import InvalidData
from unit.lilliput.positions import GAME, position

COMPONENTS = standard_components()


@pytest.mark.rule("L-001", "L-064")
def test_there_are_ten_different_action_cards_and_fewer_for_fewer_players() -> None:
    assert [card.number for card in COMPONENTS.cards] == list(range(1, 11))
    assert len({(card.halves, card.cash) for card in COMPONENTS.cards}) == 10
    assert {players: len(position(players).setup.cards) for players in (2, 3, 4)} == {4: 10, 3: 8, 2: 6}
    assert sum(1 in card.players for card in COMPONENTS.cards) == 4


@pytest.mark.rule("L-002", "L-251")
def test_five_characters_share_seven_tiles() -> None:
    tiles = tile_set()
    counts = {c.id: sum(tiles.kinds[tile].count for tile in c.tiles) for c in COMPONENTS.characters}
    assert counts == {"emperor": 1, "general": 1, "admiral": 2, "justiciary": 2, "treasurer": 1}
    kinds = {c.id: {tiles.kinds[tile].kind for tile in c.tiles} for c in COMPONENTS.characters}
    assert kinds["emperor"] == {"castle"}
    assert kinds["admiral"] == {"harbour"}
    assert kinds["justiciary"] == {"town"}


@pytest.mark.rule("L-003", "L-015")
def test_there_are_eight_companies_of_which_four_have_nothing_special() -> None:
    assert [company.id for company in COMPONENTS.companies] == list(COMPANY_IDS)
    assert len(COMPONENTS.companies) == 8
    for company in COMPONENTS.companies[4:]:
        assert (company.price, company.trains, company.home, company.is_starting) == (0, (), (), False)
    assert len({company.name for company in COMPONENTS.companies}) == 8


@pytest.mark.rule("L-004", "L-005", "L-006")
def test_a_company_has_four_certificates_of_80_percent_together() -> None:
    certificates = standard_tables()["companies"]["certificates"]
    assert certificates == {"director": 50, "share": 10, "shares": 3}
    assert certificates["director"] + 3 * certificates["share"] == 80
    assert len(COMPANY_IDS) * (1 + COMPONENTS.figures.shares) == 32


@pytest.mark.rule("L-007", "L-008")
def test_there_are_29_train_cards_and_the_last_type_never_ends() -> None:
    assert [(train.id, train.cards) for train in COMPONENTS.trains] == [
        ("2", 7),
        ("3", 6),
        ("4", 5),
        ("5", 4),
        ("3D", 3),
        ("4D", 4),
    ]
    assert sum(train.cards for train in COMPONENTS.trains) == 29
    assert [train.id for train in COMPONENTS.trains if train.unlimited] == ["4D"]


@pytest.mark.rule("L-009", "L-010")
def test_a_company_has_a_price_marker_and_three_stations() -> None:
    counters = standard_tables()["companies"]["counters"]
    assert counters == {"price": 1, "stations": 3}
    assert sum(counters.values()) * len(COMPANY_IDS) + 1 == 33


@pytest.mark.rule("L-014", "L-220")
def test_the_chart_has_two_rising_rows() -> None:
    chart = COMPONENTS.chart
    assert len(chart.price) == 2 * chart.columns == 22
    for row in (chart.top, chart.bottom):
        assert list(row) == sorted(set(row))
    assert sorted(set(chart.price)) == [45, 50, 55, 60, 65, 70, 80, 90, 100, 105, 110, 120, 135, 150]


@pytest.mark.rule("L-137")
def test_trains_cost_what_is_printed() -> None:
    assert [train.price for train in COMPONENTS.trains] == [80, 150, 300, 400, 500, 650]
    assert [(train.range, train.doubled) for train in COMPONENTS.trains] == [
        (2, False),
        (3, False),
        (4, False),
        (5, False),
        (3, True),
        (4, True),
    ]


@pytest.mark.rule("L-390", "L-395", "L-397")
@pytest.mark.parametrize(
    ("players", "numbers"), [(4, [2, 6, 5, 4, 3]), (3, [2, 5, 4, 3, 2]), (2, [2, 3, 3, 2, 2])], ids=["4", "3", "2"]
)
def test_the_deck_depends_on_the_number_of_players(players: int, numbers: list[int]) -> None:
    deck = GAME.start(players, 1).setup.deck  # type: ignore[attr-defined]
    assert [deck.count(train) for train in range(5)] == numbers
    assert list(deck) == sorted(deck)  # L-021


@pytest.mark.rule("L-177", "L-175")
def test_colours_stay_and_only_obsolete_trains_rust() -> None:
    obsolete: set[int] = set()
    colours: tuple[str, ...] = ()
    for phase in COMPONENTS.phases:
        assert set(colours) <= set(phase.colours)
        assert set(phase.rusts) <= obsolete
        obsolete |= set(phase.obsolete)
        colours = phase.colours
    assert colours == ("yellow", "green", "brown")


@pytest.mark.rule("L-172")
def test_the_later_trains_are_good_for_ever() -> None:
    names = [train.id for train in COMPONENTS.trains]
    rusting = {names[train] for phase in COMPONENTS.phases for train in phase.rusts}
    aging = {names[train] for phase in COMPONENTS.phases for train in phase.obsolete}
    assert rusting == {"2", "3"}
    assert aging == {"2", "3", "4"}


Change = tuple[str, list[Any], Any]


@pytest.mark.parametrize(
    ("file", "path", "value", "problem"),
    [
        ("trains", ["decks", "4", "2"], True, "decks.4.2: must be a whole number"),
        ("trains", ["cards"], 30, "cards: the types add up to 29 cards, not 30 (L-007)"),
        ("trains", ["trains", 1, "price"], 0, "trains[2].price: must be at least 1, not 0"),
        ("trains", ["trains", 1, "id"], "2", "trains[2].id: '2' occurs twice"),
        ("trains", ["trains", 0, "colour"], "red", "trains[1].colour: unknown field"),
        ("trains", ["trains", 0, "price"], "80", "trains[1].price: must be a whole number"),
        ("trains", ["trains", 0, "unlimited"], True, "trains[6].unlimited"),
        ("trains", ["decks", "4", "3"], 7, "decks.4.3: there are 6 such cards, not 7"),
        ("trains", ["decks", "5"], {}, "decks.5: unknown name"),
        ("phases", ["phases", 3, "obsolete"], [["2"]], "phases[4].obsolete[1]: must be text"),
        ("phases", ["phases", 0, "colours"], [], "phases[1].colours: must be a list with at least one entry"),
        ("phases", ["phases", 2, "colours"], ["yellow"], "phases[3].colours: tiles.toml has green tiles from here"),
        ("phases", ["phases", 1, "colours"], ["yellow", "green"], "phases[3].colours: tiles.toml has green tiles"),
        ("phases", ["phases", 3, "train"], "5", "phases: must start with none, then 2, 3, 4"),
        ("phases", ["phases", 4, "colours"], ["yellow", "brown"], "phases[5].colours: ['yellow', 'brown'] lose"),
        ("phases", ["phases", 4, "limit"], 5, "phases[5].limit: 5 does not go down from 3"),
        ("phases", ["phases", 3, "rusts"], ["3"], "phases[4].rusts: '3' was not obsolete before (L-175)"),
        ("phases", ["phases", 2, "obsolete"], ["4"], "phases[3].obsolete: '4' is not older than the phase"),
        (
            "cards",
            ["cards", 0, "halves"],
            [["tile"], "cash"],
            'cards[1].halves[1]: ["tile"] is not one of tile, yellow+green',
        ),
        ("cards", ["cards", 0, "halves"], ["tile", "gold"], "cards[1].halves[2]: 'gold' is not one of tile"),
        ("cards", ["cards", 1, "cash"], 5, "cards[2].cash: must be given exactly if one half is 'cash'"),
        ("cards", ["cards", 3, "players"], [1, 4], "cards: 7 cards for 3 players, not 8 (L-064)"),
        ("cards", ["cards", 3, "number"], 5, "cards[4].number: cards are numbered in order"),
        ("characters", ["characters", 0, "tiles"], [["CH-E"]], "characters[1].tiles[1]: must be text"),
        (
            "characters",
            ["characters", 0, "tiles"],
            ["CH-G"],
            "characters[1].tiles: 'CH-G' is not a tile of the",
        ),
        ("characters", ["characters", 0, "from_phase"], 4, "characters[1].from_phase: the tile CH-E is from phase 3"),
        ("characters", ["characters", 0, "from_phase"], 9, "characters[1].from_phase: there is no phase 9"),
        (
            "characters",
            ["characters", 1, "station_percent"],
            150,
            "characters[2].station_percent: must be from 0",
        ),
        ("characters", ["characters", 3, "tiles"], ["CH-J1"], "characters: 6 character tiles, not 7 (L-251)"),
        ("chart", ["bottom", 7], 105, None),
        ("chart", ["bottom", 7], 106, "top[8]: a sale step from 105 raises the price to 106 (L-233)"),
        ("chart", ["top", 3], 60, "top[4]: 60 does not rise from 60 (L-220)"),
        ("chart", ["top", 0], "fifty", "top[1]: must be a whole number"),
        ("chart", ["start_top"], False, "start_top: some row must hold the start prices (L-207)"),
        ("chart", ["start_bottom"], True, "start_bottom: a start price must name one space"),
        ("companies", ["companies", 0, "trains"], [["2"]], "companies[1].trains[1]: must be text"),
        ("companies", ["companies", 0, "home"], [["YC-S"]], "companies[1].home[1]: must be text"),
        ("companies", ["companies", 0, "price"], 57, "companies[1].price: 57 is not in the top row (L-039)"),
        ("companies", ["companies", 0, "home"], ["GC"], "companies[1].home: 'GC' is not a yellow city (L-047)"),
        ("companies", ["companies", 0, "home"], [], "companies[1].home: must name at least one tile (L-047)"),
        ("companies", ["companies", 0, "trains"], ["2", "2", "2", "2"], "companies: 8 trains '2' dealt"),
        ("companies", ["companies", 0, "trains"], ["9"], "companies[1].trains: there is no train '9'"),
        ("companies", ["companies", 4, "home"], ["YC-S"], "companies[5].home: only a starting company has it"),
        ("companies", ["companies", 4, "price"], 50, "companies: 5 starting companies, not 4 (L-033)"),
        ("companies", ["companies", 4, "id"], "pink", "companies: must be red, blue"),
        ("companies", ["certificates", "director"], 60, "certificates: must add up to 80 percent (L-006)"),
        ("companies", ["certificates", "shares"], 2, "certificates: must be 32 in all (L-004)"),
        ("companies", ["counters", "stations"], 4, "counters: must be 33 in all"),
        ("setup", ["figures", "last_round_factor"], 0, "figures.last_round_factor: must be at least 1"),
        ("setup", ["figures", "certificates"], 0, "figures.certificates: must be at least 1"),
        ("setup", ["figures", "cash"], 61, "figures.cash: is more than the owner_cash of"),
        ("setup", ["figures", "station_costs"], [40], "figures.station_costs: must be 2 sums"),
        ("setup", ["figures", "cash"], -1, "figures.cash: must be at least 0, not -1"),
        ("setup", ["figures", "director_shares"], 4, "figures.director_shares: is not what the director"),
        ("setup", ["players", "4", "rounds"], 0, "players.4.rounds: must be at least 1, not 0"),
        ("setup", ["players", "4", "rounds"], None, "players.4.rounds: must be a whole number"),
        ("setup", ["players", "5"], {"rounds": 8, "copy_cards": 1}, "players.5: unknown name"),
    ],
)
def test_data_that_contradicts_itself_is_refused_by_name(
    file: str, path: list[Any], value: Any, problem: str | None
) -> None:
    tables = deepcopy(standard_tables())
    place: Any = tables[file]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    if problem is None:
        assert components_from(tables).digest != COMPONENTS.digest
        return
    with pytest.raises(InvalidData) as caught:
        components_from(tables)
    assert caught.value.source == f"{file}.toml"
    assert any(found.startswith(problem) for found in caught.value.problems), caught.value.problems


@pytest.mark.rule("L-233")
def test_a_chart_where_a_sale_would_raise_the_price_is_refused() -> None:
    tables = deepcopy(standard_tables())
    tables["chart"]["bottom"] = [45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120]
    with pytest.raises(InvalidData) as caught:
        components_from(tables)
    assert caught.value.problems == [
        "bottom[9]: a sale step from 100 raises the price to 105 (L-233)",
        "bottom[10]: a sale step from 110 raises the price to 120 (L-233)",
        "bottom[11]: a sale step from 120 raises the price to 135 (L-233)",
    ]


def test_a_missing_field_is_named() -> None:
    tables = deepcopy(standard_tables())
    del tables["trains"]["trains"][2]["range"]
    with pytest.raises(InvalidData) as caught:
        components_from(tables)
    assert caught.value.problems == ["trains[3].range: is missing"]
