"""Which bots there are, by the names people type."""

from __future__ import annotations

from roundhouse.bots.contract import Bot
from roundhouse.bots.lilliput_greedy import LilliputGreedy
from roundhouse.bots.random import RandomBot
from roundhouse.kernel.errors import UnknownBot

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "lilliput-greedy": LilliputGreedy}


def bot_names() -> list[str]:
    return sorted(_BOTS)


def make_bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bot_names())}", bot=name)
    return _BOTS[name]()
