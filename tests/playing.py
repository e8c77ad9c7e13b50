"""Random games for tests: every registered game, every option set worth a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import roundhouse as rh
from roundhouse.kernel.options import Option, OptionKind

BOARDS = Path(__file__).parent / "boards"
LANDSCAPES = Path(__file__).parent / "landscapes"

OPTION_SETS: dict[str, dict[str, dict[str, Any]]] = {
    "tickets": {
        "usa": {},
        "seat 1 begins": {"first_player": 1},
        "own board": {"board": BOARDS / "islands.toml"},
    },
    "lilliput": {
        "basic": {},
        "seat 1 begins": {"first_player": 1},
        "expert": {"expert": True},
        "two characters": {"two_characters": True},
        "allenbeck": {"allenbeck": True},
        "laputa": {"laputa": True},
        "express to laputa": {"allenbeck": True, "laputa": True, "expert": True},
        "brobdingnag": {"brobdingnag": True},
        "let's start": {"scenario": "lets-start"},
        "the mountains": {"scenario": "the-mountains"},
        "city on city": {"scenario": "city-on-city"},
        "separated": {"scenario": "separated"},
        "own landscape": {"scenario": LANDSCAPES / "mixed.toml", "laputa": True},
    },
}
"""By game and name. Each game of the house has an entry; for one from outside they follow from its options."""

PLAYED_BY: dict[tuple[str, str], tuple[int, ...]] = {
    ("lilliput", "seat 1 begins"): (2, 3, 4),
    ("lilliput", "expert"): (1, 3),
    ("lilliput", "two characters"): (2,),
    ("lilliput", "allenbeck"): (1, 4),
    ("lilliput", "laputa"): (1, 2),
    ("lilliput", "express to laputa"): (3,),
    ("lilliput", "brobdingnag"): (1, 3),
    ("lilliput", "let's start"): (1, 4),
    ("lilliput", "the mountains"): (1, 3),
    ("lilliput", "city on city"): (1, 2),
    ("lilliput", "separated"): (1, 4),
    ("lilliput", "own landscape"): (1, 2),
}
"""Option sets that are not for every number of players, or need not be tried with each."""

WITHOUT_CHANCE = {("lilliput", "seat 1 begins")}
"""Option sets where nothing depends on the seed: 18Lilliput has no luck once it is settled who begins."""


def option_sets(name: str) -> dict[str, dict[str, Any]]:
    """By name; of a game from outside the defaults, and each of its options changed alone."""
    if name in OPTION_SETS:
        return OPTION_SETS[name]
    found: dict[str, dict[str, Any]] = {"default": {}}
    for option in rh.game(name).options:
        for value in _other_values(option):
            found[f"{option.name} {value}"] = {option.name: value}
    return found


def _other_values(option: Option) -> list[Any]:
    """What somebody may choose instead of the default: of a range of numbers its ends."""
    choices: Sequence[Any] = (True, False) if option.kind == OptionKind.SWITCH else option.choices
    if option.kind == OptionKind.SEAT:
        choices = (0, 1)
    elif option.kind == OptionKind.NUMBER:
        choices = (choices[0], choices[-1])
    return [value for value in choices if value != option.default]


def cases() -> list[tuple[str, int, str]]:
    """(game, players, option set) for everything that is registered, the old rules of a game as one more set."""
    found = []
    for name in rh.game_names():
        game = rh.game(name)
        everyone = tuple(range(game.min_players, game.max_players + 1))
        for options, chosen in option_sets(name).items():
            may = [
                players for players in everyone if all(o.is_open_to(players) for o in game.options if o.name in chosen)
            ]
            found += [(name, players, options) for players in PLAYED_BY.get((name, options), may)]
        for version in range(game.oldest_rules, game.rules_version):
            found += [(name, players, f"{OLD_RULES}{version}") for players in everyone]
    return found


OLD_RULES = "rules "
"""How the name of a set begins that is an old version of the rules."""


def start(name: str, players: int, options: str, seed: int | bytes) -> rh.State:
    game = rh.game(name)
    if options.startswith(OLD_RULES):
        return game.begin(players, seed, {}, int(options.removeprefix(OLD_RULES)))
    return game.start(players, seed, **option_sets(name)[options])


def random_play(state: rh.State, rng: Random) -> Iterator[rh.Action]:
    """Each action of a random game, before it is carried out on `state`."""
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        yield action
        state.push(action)


def position_after(name: str, players: int, options: str, seed: int, decisions: int) -> rh.State:
    """A position of a random game, before its end."""
    state = start(name, players, options, seed)
    rng = Random(seed)
    for _ in range(decisions):
        after = state.copy()
        after.push(rng.choice(after.legal_actions()))
        if after.is_over:
            break
        state = after
    return state
