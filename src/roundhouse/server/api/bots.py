"""The bots that people may put at a table: levels and plain names, never with a budget of their own."""

from __future__ import annotations

from roundhouse.bots.roster import LEVELS, bot_names, make_bot
from roundhouse.kernel.errors import UnknownBot


def bots_of(game: str) -> list[str]:
    """Levels first, from weak to strong, then all others."""
    return [name for name in (*LEVELS, *bot_names(game)) if _exists(name, game)]


def default_bot(game: str) -> str:
    """Who plays on when somebody leaves."""
    return next(name for name in ("normal", "easy", *bots_of(game)) if _exists(name, game))


def check_bot(name: str, game: str) -> None:
    """Raise UnknownBot for what is not offered."""
    if name not in bots_of(game):
        raise UnknownBot(f"there is no bot {name!r} for {game}", bot=name)


def _exists(name: str, game: str) -> bool:
    try:
        make_bot(name, game)
    except UnknownBot:
        return False
    return True
