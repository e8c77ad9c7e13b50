"""Every kind of environment that is tested, and random play by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from roundhouse.rl.play import Play
from roundhouse.rl.setting import Setting

CASES: list[tuple[str, int]] = [
    *(("tickets", players) for players in (2, 3, 4, 5)),
    *(("lilliput", p) for p in (2, 3, 4)),
]


def positions(made: Setting, seed: int) -> Iterator[Play]:
    """One random game, decision by decision, the end included; numbers are equally likely."""
    rng, play = Random(seed), Play(made, made.start(seed))
    while not play.state.is_over:
        yield play
        play.apply(rng.choice(list(play.choices)))
    yield play


def play_out(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game through the environment's own door: who chose what."""
    rng, made = Random(seed), []
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            number = rng.choice(observation["action_mask"].nonzero()[0].tolist())
            made.append((agent, number))
            env.step(number)
    return made
