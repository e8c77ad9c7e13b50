"""What a bot is told, wherever it sits: at a table, in a tournament, or beside a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from roundhouse.bots.contract import Bot, Decision
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.rng import Stream


def bot_stream(seed: bytes, made: int) -> Stream:
    """The random stream of a bot's decision after this many: the same when the game is taken up again there."""
    return Stream(sha256(seed + b"bots").digest(), made << 32)


def bot_decision(
    game: Game,
    state: State,
    bot: Bot,
    rng: Stream,
    seconds: float,
    since: Sequence[tuple[Action, Seat]] | None = None,
) -> Decision:
    """What the bot at the active seat is told."""
    seat = state.active_seat
    assert seat is not None
    view = state.view(seat) if bot.needs_view else None
    return Decision(game, seat, view, state.legal_actions(), rng, seconds, since)


def seen_since(game: Game, seat: Seat, made: Sequence[tuple[Action, Seat]]) -> list[tuple[Action, Seat]] | None:
    """What a seat saw of all actions from its last one on; None if it has made none."""
    for number in range(len(made) - 1, -1, -1):
        if made[number][1] == seat:
            return seen_by(game, seat, made[number:])
    return None


def seen_by(game: Game, seat: Seat, made: Sequence[tuple[Action, Seat]]) -> list[tuple[Action, Seat]]:
    """These actions as a seat saw them."""
    return [(game.redact(action, seat, by), by) for action, by in made]
