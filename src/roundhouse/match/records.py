"""The record of a game that somebody may take away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.records import Record, make_record

BOT_NAME = "bot:"  # how the name of a seat begins that a bot plays


def whole_record(
    game: Game, state: State, seed: bytes, made: Sequence[tuple[Action, Seat]], names: tuple[str, ...]
) -> Record:
    """All of it, secrets included: for who owns the table, or once the game is over. `state` is the last position."""
    return make_record(game, state, seed, tuple(str(action) for action, _ in made), names, end=state)


def seen_record(game: Game, record: Record, made: Sequence[tuple[Action, Seat]], seat: Seat | None) -> Record:
    """What a reader may know of a game that is not over: no seed or secret, and of each action what that seat saw."""
    return replace(
        record, seed=None, secret=None, actions=tuple(str(game.redact(action, seat, by)) for action, by in made)
    )
