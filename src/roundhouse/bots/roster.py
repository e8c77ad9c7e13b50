"""Which bots there are for a game, by the names people type, and the levels that people choose."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from roundhouse.bots.contract import Bot
from roundhouse.bots.lilliput.greedy import LilliputGreedy
from roundhouse.bots.lilliput.planner import LilliputPlanner
from roundhouse.bots.lilliput.search import LilliputSearch
from roundhouse.bots.names import parse_name
from roundhouse.bots.random import RandomBot
from roundhouse.bots.tickets.greedy import TicketsGreedy
from roundhouse.bots.tickets.planner import TicketsPlanner
from roundhouse.bots.tickets.search import TicketsSearch
from roundhouse.kernel.errors import UnknownBot
from roundhouse.kernel.registry import game as find_game

LEVELS = {"easy": "greedy", "normal": "planner", "hard": "search(seconds=1)"}
"""What people choose at a table."""

_BOTS: dict[str, dict[str, Callable[..., Bot]]] = {
    "tickets": {"random": RandomBot, "greedy": TicketsGreedy, "planner": TicketsPlanner},
    "lilliput": {"random": RandomBot, "greedy": LilliputGreedy, "planner": LilliputPlanner},
}

_CHOICES: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {("lilliput", "planner"): {"draft": ("best", "any")}}
"""By game and bot: parameters with the values they may have."""

_SEARCHERS: dict[str, Callable[..., Bot]] = {"tickets": TicketsSearch, "lilliput": LilliputSearch}
"""By game: made with `seconds` (None: as the table grants) and `iterations` (None: as the time allows)."""


def bot_names(game: str) -> list[str]:
    """The bots of a game, without levels."""
    return [*_bots(game), *(["search"] if game in _SEARCHERS else [])]


def make_bot(text: str, game: str) -> Bot:
    """A new bot for a seat of that game: `planner`, `search(seconds=0.5)`, `hard`, `planner(draft=any)`."""
    name, params = parse_name(LEVELS.get(text, text))
    if name == "search" and game in _SEARCHERS:
        return _SEARCHERS[game](**_budget(text, params))
    bots = _bots(game)
    if name not in bots:
        raise UnknownBot(f"there is no bot {text!r} for {game}; there are: {', '.join(bot_names(game))}", bot=text)
    _check_choices(text, name, params, _CHOICES.get((game, name), {}))
    return bots[name](**params)


def _check_choices(text: str, name: str, params: dict[str, str], choices: dict[str, tuple[str, ...]]) -> None:
    for key, value in params.items():
        if key not in choices:
            known = f"has {' and '.join(choices)}, no {key!r}" if choices else "has no parameters"
            raise UnknownBot(f"{text!r}: the bot {name} {known}", bot=text)
        if value not in choices[key]:
            raise UnknownBot(f"{text!r}: {key} must be {' or '.join(choices[key])}, not {value!r}", bot=text)


def _bots(game: str) -> dict[str, Callable[..., Bot]]:
    """Without search; a game that we know nothing of can still be played at random."""
    return _BOTS.get(find_game(game).name, {"random": RandomBot})


def _budget(text: str, params: dict[str, str]) -> dict[str, float | int]:
    """The parameters of a search: `seconds` or `iterations`, both more than nothing."""
    budget: dict[str, float | int] = {}
    for key, value in params.items():
        try:
            number = {"seconds": float, "iterations": int}[key](value)
        except KeyError:
            raise UnknownBot(f"{text!r}: search has seconds and iterations, no {key!r}", bot=text) from None
        except ValueError:
            raise UnknownBot(f"{text!r}: {key} must be a number, not {value!r}", bot=text) from None
        if not (isfinite(number) and number > 0):
            raise UnknownBot(f"{text!r}: {key} must be more than 0", bot=text)
        budget[key] = number
    return budget
