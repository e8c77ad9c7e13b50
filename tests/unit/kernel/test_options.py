"""What may be chosen at the start: every kind of option, its checks and the ids of its texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.options import FIRST_PLAYER, Option, OptionKind, checked_options

FOG = Option("fog", False, OptionKind.SWITCH, "trip-fog", players=(2, 4), rule="X-007")
COLOUR = Option("colour", "red", OptionKind.CHOICE, "trip-colour", choices=("red", "dark_blue", None))
ROUNDS = Option("rounds", 3, OptionKind.NUMBER, "trip-rounds", choices=range(1, 6))
LAND = Option("land", None, OptionKind.FILE, "trip-land", choices=(None, "hills", "coast"))
DECLARED = (FIRST_PLAYER, FOG, COLOUR, ROUNDS, LAND)


@pytest.mark.parametrize(
    ("players", "given"),
    [
        (3, {}),
        (3, {"fog": False}),
        (4, {"fog": True}),
        (2, {"colour": None, "rounds": 5, "first_player": 1}),
        (2, {"land": "hills"}),
        (2, {"land": Path("my.toml")}),
        (2, {"land": {"name": "mine"}}),
    ],
)
def test_what_is_offered_may_be_chosen_and_the_rest_has_its_default(players: int, given: dict[str, Any]) -> None:
    defaults = {option.name: option.default for option in DECLARED}
    assert checked_options("trip", DECLARED, players, given) == {**defaults, **given}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"fog": 1}, "fog: 1 is neither true nor false"),
        ({"fog": True}, r"fog: is for 2 or 4 players, not 3 \(X-007\)"),
        ({"colour": "dark"}, "colour: 'dark' is not one of 'red', 'dark_blue'"),
        ({"colour": ["red"]}, "colour: .* is not one of"),
        ({"rounds": 6}, "rounds: 6 is not a whole number from 1 to 5"),
        ({"rounds": True}, "rounds: True is not a whole number from 1 to 5"),
        ({"rounds": 2.0}, "rounds: 2.0 is not a whole number"),
        ({"land": "/etc/passwd"}, "land: '/etc/passwd' is neither 'hills', 'coast' nor the Path of a file"),
        ({"first_player": 3}, "first_player: 3 is neither 'random' nor a seat from 0 to 2"),
        ({"first_player": False}, "first_player: False is neither"),
        ({"wind": 1}, "wind: trip has no such option"),
    ],
)
def test_anything_else_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidOption, match=says):
        checked_options("trip", DECLARED, 3, given)


def test_ids_of_texts_follow_from_one() -> None:
    assert (LAND.text, LAND.about_text) == ("trip-land", "trip-land-about")
    assert LAND.choice_text("hills") == "trip-land-hills"
    assert LAND.choice_text(None) == "trip-land-none"
    assert COLOUR.choice_text("dark_blue") == "trip-colour-dark-blue"
    assert FIRST_PLAYER.choice_text("random") == "option-first-player-random"
