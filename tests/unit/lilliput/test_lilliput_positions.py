"""Positions and notation as text, both ways, and what is neither a position nor an action."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.games.lilliput.actions import BankTrain, Lay
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.kernel.errors import InvalidAction, InvalidOption, InvalidRecord
from unit.lilliput.positions import GAME, homes, play, position

INFINITY = float("inf")


def data() -> dict[str, Any]:
    """A position after the draft, as JSON data."""
    state = GAME.start(2, 1, first_player=0)
    for text in ("draft red", "lay red 1,0 YC-S 0", "draft blue", "lay blue 0,1 YY-S 1"):
        state.apply(GAME.parse(text))
    for text in ("draft emperor", "draft general"):
        state.apply(GAME.parse(text))
    loaded: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return loaded


def test_a_position_in_the_middle_of_an_offer_goes_both_ways() -> None:
    state = GAME.from_dict(data())
    for text in ("card 8 trains", "train from blue 2 to red", "amount 7"):
        state.apply(GAME.parse(text))
    again = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert again.active_seat == 1
    assert state.apply(GAME.parse("yes")) == again.apply(GAME.parse("yes"))


def test_two_homes_in_one_city_go_both_ways() -> None:
    state = position(2, cash=[500, 30], tiles={**homes(2), (1, 0): "GC 0 red!"})
    play(state, "card 5 shares", "found teal 50", "home 1,0")
    state.drawn = 0
    again = GAME.from_dict(json.loads(json.dumps({**state.to_dict(), "companies": with_trains(state.to_dict())})))
    assert again.railmap.homes == state.railmap.homes  # type: ignore[attr-defined]
    assert again.railmap.homes[COMPANY_INDEX["teal"]] == (1, 0)  # type: ignore[attr-defined]


def with_trains(found: dict[str, Any]) -> dict[str, Any]:
    """The companies with the trains that the draft hands out, so that the cards are complete."""
    companies: dict[str, Any] = found["companies"]
    companies["red"]["trains"] = ["2"]
    companies["blue"]["trains"] = ["2"]
    return companies


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["game"], "tickets", "not a position of lilliput"),
        (["seed"], "xx", "seed: must be 64 hexadecimal digits"),
        (["players"], "many", "players: must be a whole number"),
        (["stage"], "nap", "stage: 'nap' is not a stage"),
        (["map", "tiles", 0, "tile"], "XX", "map.tiles[1].tile: 'XX' is not a tile"),
        (["map", "tiles", 0, "rotation"], 9, "map.tiles[1].rotation: 9 is not one of 0, 1, 2, 3"),
        (["active"], 2, "active: must be from 0 to 1, not 2"),
        (["phase"], 8, "phase: must be from 1 to 7, not 8"),
        (["round"], 9, "round: must be from 1 to 8, not 9"),
        (["turn"], 9, "turn: must be from 0 to 4, not 9"),
        (["seats", 0, "cash"], -1, "seats[1].cash: must be from 0 to 1000000, not -1"),
        (["seats", 0, "shares"], {"red": 1}, "the shares of red are not complete (L-004)"),
        (["companies", "red", "director"], None, "seat 0 directs 0 companies (L-203)"),
        (["companies", "red", "director"], 5, "red.director: must be from 0 to 1, not 5"),
        (["companies", "red", "markers"], 3, "the station markers of red are not complete (L-010)"),
        (["companies", "red", "trains"], [], "the train cards are not complete (L-007)"),
        (["companies", "red", "space"], 22, "red.space: must be from 0 to 21, not 22"),
        (["stage"], "run", "nobody runs"),
        (["stage"], "offer", "needs an offer"),
        (["focus"], 8, "focus: must be from 0 to 7, not 8"),
        (["focus"], 1, "the stage 'turn' is about no company"),
        (["seed"], "00", "seed: must be 64 hexadecimal digits"),
        (["counter"], INFINITY, "counter: must be a whole number"),
        (["counter"], -1, "counter: must be from 0 to"),
        (["players"], True, "players: must be a whole number"),
        (["options"], [["expert", True]], "options: must be a table"),
        (["round"], INFINITY, "round: must be a whole number"),
        (["phase"], INFINITY, "phase: must be a whole number"),
        (["turn"], True, "turn: must be a whole number"),
        (["seats", 0, "cash"], INFINITY, "seats[1].cash: must be a whole number"),
        (["seats", 0, "cash"], 1.5, "seats[1].cash: must be a whole number"),
        (["seats", 0, "cash"], 10**30, "seats[1].cash: must be from 0 to 1000000, not a number that long"),
        (["seats", 0, "shares"], {"pink": 1}, "seats[1].shares.pink: unknown name"),
        (["seats", 0, "characters"], ["emperor"], "a character is there twice"),
        (["seats"], [], "seats: must have 2 entries, not 0"),
        (["companies", "red", "space"], INFINITY, "red.space: must be a whole number"),
        (["companies", "red", "removed"], 1, "red.removed: must be true or false"),
        (["companies", "green", "removed"], False, "other companies are removed"),
        (["companies", "teal", "treasury"], 5, "teal has money or trains, but is not founded"),
        (["rusted"], [0], "rusted: must have 6 entries, not 1"),
        (["taken"], [10**30], "taken[1]: a number that long is not one of 2, 3"),
        (["taken"], [3_000_000_000], "taken[1]: 3000000000 is not one of 2, 3"),
        (["taken"], [99], "taken[1]: 99 is not one of 2, 3"),
        (["taken"], [2, 2], "taken: something appears twice"),
        (["taken"], [8], "more cards are taken than there were turns"),
        (["copied"], 1, "copied: must be true or false"),
        (["half"], 7, "half: must be text"),
        (["half"], "tile", "half a card is in use"),
        (["resume"], "turn", "resume: 'turn' is not a stage to go on with"),
        (["queue"], ["red", "blue", "red", "blue"], "queue: something appears twice"),
        (["running"], ["teal"], "nobody runs"),
        (["running"], ["red"], "companies run in the stage 'turn'"),
        (["active"], 1, "does not ask seat 1"),
        (["turn"], 4, "there is no turn 4 of round 1"),
        (["split"], 20, "the action does not fit the stage 'turn'"),
        (["lays"], [0, 0, 1], "the action does not fit the stage 'turn'"),
        (["trains_left"], 1, "the action does not fit the stage 'turn'"),
        (["stage"], "draft", "seat 0 has not drafted once in each of its turns"),
        (["stage"], "justice", "does not ask seat 0"),
        (["stage"], "excess trains", "there is no turn 0"),
        (["stage"], "home tile", "seat 0 has not drafted once in each of its turns"),
        (["stage"], "price", "needs an offer"),
        (["stage"], "split", "does not ask seat 0"),
        (["stage"], "laying", "the card in use is not one for the stage"),
        (["stage"], "over", "there is no turn 0 of round 1"),
        (["map", "tiles", 1, "at"], ["a", "b"], 'tiles[2].at: ["a", "b"] is not a cell'),
        (["map", "tiles", 1, "at"], [1.5, 0], "is not a cell such as [2, -1]"),
        (["map", "tiles", 1, "at"], [1_000_000_000, 0], "is not a cell such as [2, -1]"),
        (["map", "tiles", 1, "at"], [0, 0], "the cell 0,0 is there twice"),
        (["map", "tiles", 1, "rotation"], -1, "tiles[2].rotation: -1 is not one of"),
        (["map", "tiles", 1, "rotation"], 1.0, "tiles[2].rotation: 1.0 is not one of"),
        (["map", "tiles", 1, "stations"], ["blue", "red"], "tiles[2]: more stations than slots"),
        (["map", "homes"], {}, "the home of red is not where it should be"),
        (["map", "homes", "red"], [3, 0], "homes: a company has no station at its home"),
        (["map", "tiles", 0, "tile"], "BC", "Mildendo is not where it should be"),
    ],
)
def test_what_is_no_position_is_refused(path: list[Any], value: Any, problem: str) -> None:
    assert problem in complaint(changed(data(), path, value))


def changed(found: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    """A position with one thing changed."""
    place: Any = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return found


def complaint(found: dict[str, Any]) -> str:
    """Why it is not a position, in one line that is not too long."""
    with pytest.raises(InvalidRecord) as caught:
        GAME.from_dict(found)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 250
    return text


def after(*texts: str) -> dict[str, Any]:
    """The position after some actions more, as JSON data."""
    state = GAME.from_dict(data())
    for text in texts:
        state.apply(GAME.parse(text))
    loaded: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return loaded


OFFER = ("card 8 trains", "train from blue 2 to red", "amount 7")


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["offer", "price"], 9999, "the price is not from 1 to"),
        (["offer", "price"], 0, "the price is not from 1 to"),
        (["offer", "price"], INFINITY, "offer.price: must be a whole number"),
        (["offer", "train"], "5", "the seller does not have the train (L-139)"),
        (["offer", "seller"], "red", "the seller does not have the train (L-139)"),
        (["offer", "buyer"], "blue", "the buyer is not a company of the seat"),
        (["offer", "returned"], ["2"], "the buyer cannot give these trains back (L-155)"),
        (["offer"], None, "needs an offer"),
        (["active"], 0, "does not ask seat 0"),
        (["stage"], "price", "the price is not from 0 to 0"),
        (["stage"], "trains", "has no offer"),
        (["trains_left"], 0, "the action does not fit the stage"),
        (["card"], 1, "the card in use is not one"),
        (["half"], "shares", "the action does not fit the stage"),
    ],
)
def test_an_offer_that_nobody_can_have_made_is_refused(path: list[Any], value: Any, problem: str) -> None:
    assert problem in complaint(changed(after(*OFFER), path, value))


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["companies", "red", "director"], 1, "seat 0 directs 0 companies"),
        (["split"], 51, "the action does not fit the stage 'split'"),
        (["card"], 0, "does not ask seat 0"),
        (["active"], 1, "does not ask seat 1"),
    ],
)
def test_money_that_nobody_can_have_to_split_is_refused(path: list[Any], value: Any, problem: str) -> None:
    assert problem in complaint(changed(after("card 10 treasury"), path, value))


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["offered"], [], "the characters are not complete (L-002)"),
        (["companies", "red", "director"], 1, "seat 0 has not drafted once in each of its turns (L-030)"),
        (["turn"], 3, "seat 1 has not drafted once in each of its turns (L-030)"),
    ],
)
def test_a_draft_that_nobody_can_have_made_is_refused(path: list[Any], value: Any, problem: str) -> None:
    state = GAME.start(2, 1, first_player=0)
    for text in ("draft red", "lay red 1,0 YC-S 0", "draft blue", "lay blue 0,1 YY-S 1"):
        state.apply(GAME.parse(text))
    assert problem in complaint(changed(json.loads(json.dumps(state.to_dict())), path, value))


def test_a_running_game_in_which_nothing_can_be_done_is_refused() -> None:
    found = after("card 8 trains", "train from blue 2 to red")
    poor = changed(changed(found, ["companies", "red", "treasury"], 0), ["seats", 0, "cash"], 0)
    assert "nothing can be done in the stage 'price'" in complaint(poor)


@pytest.mark.parametrize("options", [{"first_player": "nonsense"}, {"x": 3}, {"expert": 1}, {"scenario": 5}])
def test_a_position_with_options_that_the_game_has_not_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as caught:
        GAME.from_dict({**data(), "options": options})
    assert next(iter(options)) in str(caught.value)


def test_a_player_count_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(InvalidOption):
        GAME.from_dict({**data(), "players": 5})
    with pytest.raises(InvalidOption):
        GAME.start(5, 1)
    with pytest.raises(InvalidOption) as caught:
        GAME.start(2, 1, first_player=2)
    assert "first_player" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "draft",
        "draft red blue",
        "lay red 1,0 YC-S",
        "lay red 1,0 YC-S x",
        "lay pink 1,0 YC-S 0",
        "lay red 1;0 YC-S 0",
        "lay red 1,0000 YC-S 0",
        "card one cash",
        "card 1",
        "sell red -1",
        "sell red 01",
        "buy",
        "buy red 2",
        "found red",
        "home",
        "home 1,0 2",
        "train",
        "train bank",
        "train bank red return",
        "train from blue 4 red",
        "train near blue 4 to red",
        "train pool red",
        "give red",
        "station red",
        "pay",
        "withhold pink",
        "justice blind",
        "amount -3",
        "amount x",
        "yes please",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        GAME.parse(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["jump " * 1000, "x" * 5000, "amount " + "9" * 5000, "train bank red return" + " 2" * 99]
)
def test_a_long_text_is_no_action_and_is_not_repeated(text: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        GAME.parse(text)
    assert "too long" in str(caught.value)
    assert len(str(caught.value)) < 100


def test_notation_forgives_what_does_not_matter() -> None:
    assert GAME.parse("  lay   red 2,0 YP-S 2 ") == Lay(COMPANY_INDEX["red"], (2, 0), "YP-S", 0)
    assert GAME.parse("train bank red return 3 2") == BankTrain(COMPANY_INDEX["red"], ("2", "3"))
