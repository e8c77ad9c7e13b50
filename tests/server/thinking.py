"""Matches of bots, the questions that a server has about them, and a pool that is slow to answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from roundhouse.kernel.rng import seed_bytes
from roundhouse.match import commands
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.process import Question, Urgency


def opened(game: str, bots: list[str], seed: int = 3) -> Match:
    made = commands.create(Settings(game, len(bots)), "ada", [Holder(bot=bot) for bot in bots], seed_bytes(seed), now=0)
    return made.after


def question(match: Match, table: str, urgency: Urgency | Callable[[], Urgency] = Urgency.PERSON) -> Question:
    """What the bot whose turn it is has to decide."""
    turn = match.bot_to_move()
    assert turn is not None
    asked = urgency if callable(urgency) else partial(Urgency, urgency)
    return Question(turn.bot, partial(match.bot_decision, 1.0), turn, table, asked)


def answered(match: Match, action: str) -> Match:
    turn = match.bot_to_move()
    assert turn is not None
    return commands.act_for_bot(match, turn.seat, action, turn.seq, now=0).after


class SlowPool(BotPool):
    """Its first decision takes for ever; get one by the fixture `slow`."""

    worker = "server.slowworker"

    def __init__(self, processes: int, sign: Path) -> None:
        super().__init__(processes)
        self.is_thinking = sign.exists
