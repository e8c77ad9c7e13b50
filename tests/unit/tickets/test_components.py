"""A1: what is in the box, checked against the data and against a game that was set up with it."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import roundhouse as rh
from roundhouse.games.tickets.box.board import usa_board
from roundhouse.games.tickets.box.colours import CARDS, COLOURS
from roundhouse.games.tickets.box.components import components_from, standard_components
from unit.tickets.positions import claims, position

BOX = tomllib.loads(files("roundhouse.games.tickets.box").joinpath("data/components.toml").read_text("utf-8"))


@pytest.mark.rule("T-001")
def test_there_are_110_train_cards():
    printed = {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
    assert dict(zip(CARDS, standard_components().cards, strict=True)) == printed
    data = rh.game("tickets").start(players=2, seed=1).to_dict()
    dealt = data["deck"] + data["display"] + [card for hand in data["hands"] for card in Counter(hand).elements()]
    assert {card: dealt.count(card) for card in CARDS} == printed
    assert len(dealt) == 110


@pytest.mark.rule("T-002")
def test_there_are_eight_colours():
    assert set(COLOURS) == {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"}
    assert len(COLOURS) == 8


@pytest.mark.rule("T-003")
def test_each_colour_is_one_type_of_wagon():
    assert BOX["cards"]["wagons"] == {
        "purple": "box",
        "blue": "passenger",
        "orange": "tanker",
        "white": "reefer",
        "green": "freight",
        "yellow": "hopper",
        "black": "coal",
        "red": "caboose",
    }


@pytest.mark.rule("T-004")
def test_there_are_30_tickets_with_two_cities_and_a_value():
    tickets = usa_board().tickets
    assert len(tickets) == 30
    assert all(ticket.a != ticket.b and ticket.points > 0 for ticket in tickets)
    assert sum(ticket.points for ticket in tickets) == 349
    dealt = rh.game("tickets").start(players=2, seed=1).to_dict()
    assert sorted(dealt["ticket_deck"] + dealt["pending"][0] + dealt["pending"][1]) == sorted(t.id for t in tickets)


@pytest.mark.rule("T-005")
def test_a_summary_and_a_bonus_card_make_142_cards():
    assert BOX["other_cards"] == {"summary": 1, "longest_path_bonus": 1}
    assert sum(standard_components().cards) + len(usa_board().tickets) + sum(BOX["other_cards"].values()) == 142


@pytest.mark.rule("T-006")
def test_15_of_the_240_cars_are_spares():
    players = BOX["players"]
    assert players["car_pieces"] == 240
    assert players["cars"] * len(players["colours"]) == 240 - 15
    assert sum(rh.game("tickets").start(players=5, seed=1).to_dict()["cars"]) == 225


@pytest.mark.rule("T-007")
def test_the_player_colours():
    assert set(standard_components().player_colours) == {"blue", "red", "green", "yellow", "black"}
    seats = rh.game("tickets").start(players=5, seed=1).view(None)["seats"]
    assert {seat["colour"] for seat in seats} == {"blue", "red", "green", "yellow", "black"}


@pytest.mark.rule("T-008")
def test_each_player_colour_has_one_score():
    seats = position(players=5, routes={"montreal-new_york": 3, "calgary-vancouver": 1}).view(None)["seats"]
    points = {seat["colour"]: seat["points"] for seat in seats}
    assert points == {"blue": 0, "red": 4, "green": 0, "yellow": 4, "black": 0}


@pytest.mark.rule("T-009")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players):
    assert rh.game("tickets").start(players=players, seed=1).players == players


@pytest.mark.rule("T-009")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 2.0, True, "2"])
def test_no_other_number_of_players_is_allowed(players):
    with pytest.raises(rh.InvalidOption, match="players") as error:
        rh.game("tickets").start(players=players, seed=1)
    assert error.value.params["option"] == "players"


@pytest.mark.rule("T-010")
def test_all_player_colours_can_claim_the_same_with_the_same_cards():
    cards = {"blue": 3, "red": 2, "locomotive": 1}
    by_seat = [claims(position(players=5, hands=[{}] * seat + [cards], active=seat)) for seat in range(5)]
    assert by_seat == [by_seat[0]] * 5
    assert "claim montreal-new_york 3 blue" in by_seat[0]


def test_pieces_that_cannot_be_are_told_of_all_at_once():
    wrong = {**BOX, "deal": {**BOX["deal"], "hand": "four", "tickets": 0}, "players": {"cars": 45}}

    with pytest.raises(rh.InvalidData) as refused:
        components_from(wrong)

    assert refused.value.problems == [
        "players.colours: is missing",
        "players.car_pieces: is missing",
        "deal.hand: must be a whole number",
        "deal.tickets: must be at least 1, not 0",
    ]
