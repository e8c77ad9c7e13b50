"""Environments for machine learning: a step with observation and mask, beside PettingZoo and rlcard.

Every one plays at random among the unmasked actions, through its own door.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pyspiel
import rlcard
from pettingzoo.classic.chess import chess as their_chess

from benchmarks.through_contract import Work, repeated
from benchmarks.yardstick import MAX_PLIES, compare
from roundhouse import rl

ROUNDS = 5

rl.register_openspiel()


def aec_steps(env: Any, limit: int | None, games: int) -> Work:
    """last() with observation and mask, a random action, step()."""

    def play(number: int) -> int:
        steps = 0
        for game in range(games):
            rng = Random(number * games + game)
            env.reset(seed=number * games + game)
            made = 0
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                made += 1
                if made == limit:
                    break
            steps += made
        return steps

    return play


def gin_rummy(games: int) -> Work:
    env = rlcard.make("gin-rummy")

    def play(number: int) -> int:
        rng, steps = Random(number), 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


def spiel_clones(text: str, number: int) -> Callable[[int], int]:
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(1)
    rng = Random(1)
    for _ in range(70):
        state.apply_action(rng.choice(state.legal_actions()))
    return repeated(state.clone, number)


def runner_steps(game: str, steps: int) -> Work:
    runner = rl.vector(game, games=32, workers=0, seed=1)

    def play(_: int) -> int:
        for _ in range(steps):
            runner.step(runner.arrays.masks.argmax(axis=1))
        return steps * 32

    return play


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds, the yardstick's seconds, ratio and aim in words)."""
    found = []
    chess, gin = aec_steps(their_chess.raw_env(), MAX_PLIES, 1), gin_rummy(2)
    for game, players in (("tickets", 2), ("tickets", 5), ("lilliput", 2), ("lilliput", 4)):
        ours, theirs, ratio = compare(aec_steps(rl.env(game, players), None, 2), chess, ROUNDS)
        what = f"{game}, {players} players: {1 / ours:,.0f} steps/s"
        aim = " (goal: at least 5)"
        found.append((what, ours, theirs, f"{1 / ratio:.1f} times as fast as PettingZoo's chess{aim}"))
        ours, theirs, ratio = compare(aec_steps(rl.env(game, players), None, 2), gin, ROUNDS)
        found.append((what, ours, theirs, f"{1 / ratio:.1f} times as fast as rlcard's gin rummy"))
    for game in ("tickets", "lilliput"):
        env = rl.env(game)
        env.reset(seed=1)
        for _ in range(60):
            env.step(int(env.last()[0]["action_mask"].argmax()))
        taken = env.snapshot()
        for what, work in (("snapshot", env.snapshot), ("restore", lambda env=env, taken=taken: env.restore(taken))):
            ours, theirs, ratio = compare(repeated(work, 500), chess, 3)
            found.append((f"{game}: {what}", ours, theirs, f"{1 / ratio:.0f} in one step of chess"))
        ours, theirs, ratio = compare(spiel_clones(f"roundhouse_{game}", 500), chess, 3)
        found.append((f"{game}: clone of an OpenSpiel state", ours, theirs, f"{1 / ratio:.0f} in one step of chess"))
        ours, theirs, ratio = compare(runner_steps(game, 20), chess, 3)
        found.append((f"{game}: step of 32 games at once, each", ours, theirs, f"{1 / ratio:.1f} times as fast"))
    return found
