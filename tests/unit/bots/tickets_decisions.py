"""Decisions of Ticket to Ride for tests of bots: any position, asked as a table would ask."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import roundhouse as rh
from roundhouse.bots.contract import Bot, Decision
from roundhouse.kernel.contract import State
from roundhouse.match.bot_decisions import bot_decision

GAME = rh.game("tickets")


def decision(state: State, bot: Bot, seed: int = 1) -> Decision:
    return bot_decision(GAME, state, bot, rh.Stream(rh.seed_bytes(seed)), 0.05)


def positions_of_random_game(state: State, seed: int, every: int) -> Iterator[State]:
    """A position of a random game now and then, the first and the last ones among them."""
    rng = Random(seed)
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state.copy()
        state.push(rng.choice(state.legal_actions()))
        number += 1
