"""Positions and notation as text, both ways, and what is no position or no action."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lilliput_positions import GAME, homes, play, position
from roundhouse.games.lilliput.actions import BankTrain, Lay
from roundhouse.games.lilliput.ids import COMPANY_INDEX
from roundhouse.kernel.errors import InvalidAction, InvalidOption, InvalidRecord


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
        (["seed"], "xx", "no random stream"),
        (["players"], "many", "ValueError in its set-up"),
        (["stage"], "nap", "not a position of lilliput"),
        (["map", "tiles", 0, "tile"], "XX", "not a position of lilliput"),
        (["map", "tiles", 0, "rotation"], 9, "not a position of lilliput"),
        (["active"], 2, "does not fit 2 players"),
        (["phase"], 8, "there is no phase 8 in round 1"),
        (["round"], 9, "there is no phase 1 in round 9"),
        (["turn"], 9, "there is no turn 9"),
        (["seats", 0, "cash"], -1, "never negative"),
        (["seats", 0, "shares"], {"red": 1}, "the shares of red are not complete (L-004)"),
        (["companies", "red", "director"], None, "the price marker of red is not where it should be (L-010)"),
        (["companies", "red", "director"], 5, "a director who is not there"),
        (["companies", "red", "markers"], 3, "the station markers of red are not complete (L-010)"),
        (["companies", "red", "trains"], [], "the train cards are not complete (L-007)"),
        (["companies", "red", "space"], 22, "a price marker is off the chart"),
        (["stage"], "run", "nobody runs"),
        (["stage"], "offer", "needs an offer"),
        (["focus"], 8, "is about no company"),
    ],
)
def test_what_is_no_position_is_refused(path: list[Any], value: Any, problem: str) -> None:
    found = data()
    place: Any = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(InvalidRecord) as caught:
        GAME.from_dict(found)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


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


def test_notation_forgives_what_does_not_matter() -> None:
    assert GAME.parse("  lay   red 2,0 YP-S 2 ") == Lay(COMPANY_INDEX["red"], (2, 0), "YP-S", 0)
    assert GAME.parse("train bank red return 3 2") == BankTrain(COMPANY_INDEX["red"], ("2", "3"))
