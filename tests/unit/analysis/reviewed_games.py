"""Finished games between bots, as records to be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import roundhouse as rh
from roundhouse.sim.playing import Fixture, RunSettings, play_game


def seed_of(number: int) -> bytes:
    return Random(f"review {number}").randbytes(32)


@cache
def played(name: str, bots: tuple[str, ...], number: int) -> rh.Record:
    """A game between these bots."""
    game = rh.game(name)
    outcome = play_game(RunSettings(game.name, keep_actions=True), Fixture(number, bots, seed_of(number)))
    return record_of(name, len(bots), number, outcome.actions)


def record_of(name: str, players: int, number: int, actions: Sequence[str]) -> rh.Record:
    """The record of a game with these actions."""
    game = rh.game(name)
    start, end = game.start(players, seed_of(number)), game.start(players, seed_of(number))
    for text in actions:
        end.push(game.parse(text))
    return rh.make_record(game, start, seed_of(number), tuple(actions), end=end)
