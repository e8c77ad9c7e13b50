"""Options on the command line, read as a game declares them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from roundhouse.cli.game_options import as_text, read_options
from roundhouse.kernel.contract import Game
from roundhouse.kernel.options import FIRST_PLAYER, Option, OptionKind

GAME = cast(
    Game,
    SimpleNamespace(
        options=(
            FIRST_PLAYER,
            Option("open_hands", False, OptionKind.SWITCH),
            Option("deck", "full", OptionKind.CHOICE, choices=("full", None)),
            Option("hands", 3, OptionKind.NUMBER, choices=range(1, 10)),
            Option("board", "usa", OptionKind.FILE, choices=("usa", None)),
        )
    ),
)


@pytest.mark.parametrize(
    ("switch", "name", "value"),
    [
        ("open-hands", "open_hands", True),
        ("open_hands=no", "open_hands", False),
        ("open_hands=maybe", "open_hands", "maybe"),
        ("deck=full", "deck", "full"),
        ("deck=none", "deck", None),
        ("deck=half", "deck", "half"),
        ("hands=7", "hands", 7),
        ("hands=-7", "hands", "-7"),
        ("hands=many", "hands", "many"),
        ("board=usa", "board", "usa"),
        ("board=none", "board", None),
        ("board=my/own.toml", "board", Path("my/own.toml")),
        ("first-player=Ben", "first_player", 1),
        ("first-player=0", "first_player", 0),
        ("first-player=random", "first_player", "random"),
        ("weather", "weather", "yes"),
    ],
)
def test_a_value_is_read_by_the_kind_of_its_option(switch: str, name: str, value: Any) -> None:
    assert read_options(GAME, [switch], {}, ["Ada", "Ben"]) == {name: value}
    flag, is_set, text = switch.partition("=")
    if is_set:
        assert read_options(GAME, None, {flag: text}, ["Ada", "Ben"]) == {name: value}


def test_a_name_that_two_players_bear_is_no_seat() -> None:
    assert read_options(GAME, None, {"first-player": "Ada"}, ["Ada", "Ada"]) == {"first_player": "Ada"}


def test_files_are_written_by_name() -> None:
    assert as_text({"board": Path("own.toml"), "hands": 3}) == {"board": "own.toml", "hands": 3}
