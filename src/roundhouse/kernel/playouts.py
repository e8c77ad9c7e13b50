"""Many games played on from one position, all the way, without a look at what happens in them."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.kernel.actions import Action
from roundhouse.kernel.luck import Luck
from roundhouse.kernel.state import State

Policy = Callable[[State, Luck], Action]
"""Chooses one of the legal actions."""


def playouts(state: State, number: int, policy: Policy | None = None, seed: int = 0) -> list[list[int]]:
    """The final scores of that many games from here; without a policy all choose at random.

    What is hidden is as it is in this state, decks included: whoever must not know it asks for samples first.
    """
    luck, results = Luck(seed), []
    for _ in range(number):
        end = state.copy()
        if policy is None:
            end.play_out(luck)
        else:
            while not end.is_over:
                end.push(policy(end, luck))
        results.append(end.scores())
    return results
