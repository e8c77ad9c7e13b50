"""Bots from anywhere, by whatever they are named: ours, those of installed packages, classes, and programs.

    planner                         one of the game's own (roster)
    wizard                          what a package declares as an entry point `roundhouse.bots`
    my_bots.first:Miser(reserve=3)  a class, looked for here, too: in the folder that the command was started in
    engine:node miser.mjs           a program that speaks the protocol of docs/protocol.md

The last two say what is to be run. They are for whoever starts this program to name: a name that comes with a record
or over a wire goes to the roster, which knows neither.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from math import isfinite
from pathlib import Path
from traceback import extract_tb
from typing import Any

from roundhouse.bots import roster
from roundhouse.bots.contract import Bot, BotFailure, Decision, Explanation
from roundhouse.bots.engine.bot import EngineBot, check_game, illegal
from roundhouse.bots.names import ForeignName, is_foreign, parse_name, read_foreign
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import RoundhouseError, UnknownBot
from roundhouse.kernel.installed import installed_places
from roundhouse.kernel.registry import game_names

ENTRY_POINTS = "roundhouse.bots"


def find_bot(text: str, game: GameName) -> Bot:
    """A new bot for a seat of that game."""
    found = _foreign(text, game)
    return roster.make_bot(text, game) if found is None else _made(text, game, found)


def check_findable(text: str, game: GameName) -> None:
    """Raise UnknownBot for what `find_bot` would not make. A program is started, to see whether it plays this game."""
    found = _foreign(text, game)
    if found is None:
        roster.check_bot(text, game)
        return
    bot = _made(text, game, found)
    if isinstance(bot, EngineBot):
        try:
            bot.start().end()
        except BotFailure as error:
            raise UnknownBot(error.message, bot=text) from None


def known_names(game: GameName) -> list[str]:
    """All that can be named without saying what is to be run."""
    return [*roster.offered_bots(game), *(name for name in installed() if name not in roster.offered_bots(game))]


def read_offer(text: str) -> roster.OfferedBot:
    """What an operator lets people choose, written as `name=bot`, once it is seen to play some game."""
    name, _, bot = text.partition("=")
    name, bot = name.strip(), bot.strip()
    if not bot or parse_name(name) != (name, {}):
        line = "write the name that people see and a bot, such as wizard=engine:./wizard"
        raise UnknownBot(about(repr(text), complaint("bad-offer", line)), bot=text)
    games, why = [], UnknownBot("")
    for game in game_names():
        if name in roster.offered_bots(game):
            raise UnknownBot(
                about(name, complaint("offer-taken", "a bot of {game} has that name", game=game)), bot=text
            )
        try:
            check_findable(bot, game)
        except UnknownBot as error:
            why = error
        else:
            games.append(game)
    if not games:
        raise why
    return roster.OfferedBot(name, bot, tuple(games))


@cache
def installed() -> dict[str, str]:
    """The bots of installed packages: the places of their classes by name."""
    return dict(sorted(installed_places(ENTRY_POINTS)))


def _foreign(text: str, game: GameName) -> ForeignName | None:
    """Where a bot comes from that is not one of the game's own."""
    if is_foreign(text):
        return read_foreign(text)
    name, params = parse_name(roster.bot_of(text, game))
    if name in roster.bot_names(game) or name not in installed():
        return None
    return ForeignName(installed()[name], params)


def _made(text: str, game: GameName, found: ForeignName) -> Bot:
    if found.command:
        return EngineBot(text, found.command, game, _seconds(text, found.params))
    try:
        kind = _class_at(found.place)
        check_game(text, game, getattr(kind, "games", None))
        bot = kind(**{key: _value(value) for key, value in found.params.items()})
    except BotFailure as error:
        raise UnknownBot(error.message, bot=text) from None
    except RoundhouseError:
        raise
    except Exception as error:  # whatever a module does when it is loaded
        raise UnknownBot(about(found.place, _raised(error)), bot=text) from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(about(found.place, complaint("bot-no-bot", "does not make a bot: it has no choose")), bot=text)
    return _Guarded(text, bot)


def _class_at(place: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:  # last of all, so that a file here takes no library's place
        sys.path.append(here)
    module, _, name = place.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # what it imports itself
        told = complaint("no-module", "there is no module {module}, here or among installed packages", module=module)
        raise UnknownBot(about(place, told)) from None
    if not hasattr(found, name):
        raise UnknownBot(about(place, complaint("no-class", "{module} has no {name}", module=module, name=name)))
    return getattr(found, name)


def _value(text: str) -> Any:
    """A parameter as it is written in Python: a number, else a text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _seconds(text: str, params: dict[str, str]) -> float | None:
    """What a program may take for a decision; None: as the table grants."""
    try:
        others = params.keys() - {"seconds"}
        seconds = float(params.get("seconds", "1"))
    except ValueError:
        others, seconds = set(), 0.0
    if others or not (isfinite(seconds) and seconds > 0):
        line = "a program has seconds, a number above 0, and no other parameter"
        raise UnknownBot(about(repr(text), complaint("engine-parameters", line)), bot=text)
    return seconds if params else None


def _raised(error: Exception) -> str:
    """An exception in a line: what it is, and the last place of the author's own code that it came from."""
    said = " ".join(str(error).split())[:200]
    places = extract_tb(error.__traceback__)
    line = "{kind}: {said} ({file}, line {line})"
    return complaint(
        "bot-raised",
        line,
        kind=type(error).__name__,
        said=said,
        file=Path(places[-1].filename).name,
        line=str(places[-1].lineno),
    )


class _Guarded(Bot):
    """A bot that others wrote: whatever it raises or answers, the table is told in one line."""

    def __init__(self, name: str, bot: Any) -> None:
        self._name = name
        self._bot = bot
        self.needs_view = getattr(bot, "needs_view", True)

    def choose(self, decision: Decision) -> Action:
        try:
            action = self._bot.choose(decision)
        except Exception as error:  # a bot may be wrong in any way
            raise BotFailure(about(self._name, _raised(error)), bot=self._name) from None
        if not isinstance(action, Action) or action not in decision.legal:
            raise illegal(self._name, repr(action))
        return action

    def explain(self) -> Explanation | None:
        why = self._bot.explain() if hasattr(self._bot, "explain") else None
        return why if isinstance(why, Explanation) else None

    def close(self) -> None:
        if hasattr(self._bot, "close"):
            self._bot.close()
