"""Which bots there are for a game, by the names people type, and the levels that people choose.

A game's declaration names its Roster. A roster names the places of its bots, and none is imported before one is made: a
table can be set up, and a name refused, without loading anybody who thinks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from json import dumps, loads
from math import isfinite
from typing import Any

from roundhouse.bots.contract import Bot
from roundhouse.bots.names import parse_name
from roundhouse.kernel.complaints import about, complaint, complaint_list
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.errors import UnknownBot
from roundhouse.kernel.registry import declaration

RANDOM = "random"
ANYWHERE = "roundhouse.bots.anywhere:find_bot"  # by place: it stands on this module
_BUDGET = {"seconds": float, "iterations": int}


@dataclass(frozen=True, slots=True)
class BotKind:
    """One bot: the place of its class, called with the parameters that somebody chose, and what those may be."""

    place: str
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    has_budget: bool = False
    """Takes `seconds` (None: as the table grants) and `iterations` (None: as the time allows), too."""
    foreign: str = ""
    """Comes from elsewhere: what `anywhere` finds it by. An operator offers it under a name of its own."""


@dataclass(frozen=True, slots=True)
class OfferedBot:
    """A bot from elsewhere under the name by which people choose it, and the games it plays."""

    name: str
    bot: str
    games: tuple[GameName, ...]


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of one game by name; `random` is there for every game and need not be listed."""

    bots: Mapping[str, BotKind]
    levels: Mapping[str, str] = field(default_factory=dict)  # what people choose, from weak to strong: the bot it means
    default: str = RANDOM  # who plays on for somebody who leaves or runs out of time: a level or a bot
    adviser: str | None = None  # who gives hints; None: the default
    worth: Mapping[int, Mapping[str, float]] = field(default_factory=dict)
    """By number of players and level, where it stands on the scale of ratings, as tournaments have measured it."""

    def kinds(self) -> dict[str, BotKind]:
        """All of them, `random` first."""
        return {**_NO_ROSTER.bots, **self.bots}


_NO_ROSTER = Roster({RANDOM: BotKind("roundhouse.bots.random:RandomBot")})
_OFFERS: dict[str, OfferedBot] = {}


def offer(one: OfferedBot) -> None:
    """Let people choose a bot from elsewhere at the tables of this process."""
    _OFFERS[one.name] = one


def offers_as_text() -> str:
    """Those bots, as an argument for other processes that are to have them, too."""
    return dumps([[one.name, one.bot, one.games] for one in _OFFERS.values()])


def take_offers(arguments: Sequence[str]) -> None:
    """OfferedBot what the process was started with."""
    for text in arguments:
        for name, bot, games in loads(text):
            offer(OfferedBot(name, bot, tuple(map(GameName, games))))


def bot_names(game: GameName) -> list[str]:
    """The bots of a game, without levels."""
    return list(_kinds(game))


def levels(game: GameName) -> list[str]:
    """What people choose among, from weak to strong; a game may have none."""
    return list(_roster(game).levels)


def offered_bots(game: GameName) -> list[str]:
    """What people may put at a table: levels, then all bots, never with a budget of their own."""
    return [*levels(game), *bot_names(game)]


def worth_of(text: str, game: GameName, players: int) -> float | None:
    """Where a level, or the bot that one means, stands among so many players; None: nobody has measured it."""
    roster = _roster(game)
    worth = roster.worth.get(players, {})
    meant = {bot: level for level, bot in roster.levels.items()}
    return worth.get(text, worth.get(meant.get(text, "")))


def default_bot(game: GameName) -> str:
    """Who plays on when somebody leaves."""
    return _roster(game).default


def adviser(game: GameName) -> str:
    """Who tells people what they could do."""
    roster = _roster(game)
    return roster.adviser or roster.default


def has_adviser(game: GameName) -> bool:
    """Whether there is anybody whose advice is worth more than a random move."""
    return bot_of(adviser(game), game) != RANDOM


def bot_of(text: str, game: GameName) -> str:
    """The bot that a level means; a bot means itself."""
    return _roster(game).levels.get(text, text)


def has_budget(text: str, game: GameName) -> bool:
    """Whether that bot thinks as long as it is given."""
    return _found(text, game)[0].has_budget


def check_bot(text: str, game: GameName) -> None:
    """Raise UnknownBot for what `make_bot` would not make; loads no bot."""
    _found(text, game)


def check_offered(text: str, game: GameName) -> None:
    """Raise UnknownBot for what people may not put at a table."""
    if text not in offered_bots(game):
        raise UnknownBot(complaint("no-bot", "there is no bot {bot} for {game}", bot=repr(text), game=game), bot=text)


def who_plays(text: str, game: GameName) -> str:
    """That bot, or the default of the game for one that is no longer there: offered once, or of a package that went."""
    try:
        check_bot(text, game)
    except UnknownBot:
        return default_bot(game)
    return text


def make_bot(text: str, game: GameName) -> Bot:
    """A new bot for a seat of that game: `random`, `search(seconds=0.5)`, `hard`, or as its roster has it."""
    kind, params = _found(text, game)
    bot = find(ANYWHERE)(kind.foreign, game) if kind.foreign else find(kind.place)(**params)
    assert isinstance(bot, Bot), f"{kind.place} makes no Bot"
    return bot


def _kinds(game: GameName) -> dict[str, BotKind]:
    """Those of the game, then what the operator offers for it."""
    offered = {one.name: BotKind("", foreign=one.bot) for one in _OFFERS.values() if game in one.games}
    return _roster(game).kinds() | offered


def _roster(game: GameName) -> Roster:
    place = declaration(game).bots
    if place is None:
        return _NO_ROSTER
    roster = find(place)
    assert isinstance(roster, Roster), f"{place} is not a Roster"
    return roster


def _found(text: str, game: GameName) -> tuple[BotKind, dict[str, Any]]:
    """What is meant, and the parameters to make it with."""
    name, params = parse_name(bot_of(text, game))
    kinds = _kinds(game)
    if name not in kinds:
        raise UnknownBot(
            complaint(
                "no-bot-among",
                "there is no bot {bot} for {game}; there are: {bots}",
                bot=repr(text),
                game=game,
                bots=", ".join([*levels(game), *kinds]),
            ),
            bot=text,
        )
    kind = kinds[name]
    return kind, {key: _value(text, name, kind, key, value) for key, value in params.items()}


def _value(text: str, name: str, kind: BotKind, key: str, value: str) -> str | float | int:
    """One parameter as the bot takes it."""
    if kind.has_budget and key in _BUDGET:
        return _budget(text, key, value)
    if key not in kind.choices:
        known = [*(_BUDGET if kind.has_budget else ()), *kind.choices]
        if known:
            line = "the bot {name} has {known}, no {key}"
            has = complaint("bot-has", line, name=name, known=" and ".join(known), key=repr(key))
        else:
            has = complaint("bot-has-none", "the bot {name} has no parameters", name=name)
        raise UnknownBot(about(repr(text), has), bot=text)
    if value not in kind.choices[key]:
        raise UnknownBot(
            about(
                repr(text),
                complaint(
                    "bot-choice",
                    "{key} must be {choices}, not {value}",
                    key=key,
                    choices=complaint_list(kind.choices[key]),
                    value=repr(value),
                ),
            ),
            bot=text,
        )
    return value


def _budget(text: str, key: str, value: str) -> float | int:
    """Seconds or iterations: more than nothing."""
    try:
        number: float | int = _BUDGET[key](value)
    except ValueError:
        raise UnknownBot(
            about(
                repr(text), complaint("bot-number", "{key} must be a number, not {value}", key=key, value=repr(value))
            ),
            bot=text,
        ) from None
    if not (isfinite(number) and number > 0):
        raise UnknownBot(about(repr(text), complaint("bot-positive", "{key} must be more than 0", key=key)), bot=text)
    return number
