"""perft: how many positions lie at each depth. A count that changes means that a rule changed."""

from __future__ import annotations

from roundhouse.kernel.contract import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly `depth` legal actions (none that would go past the end of the game)."""
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        child = state.copy()
        child.push(action)
        count += perft(child, depth - 1)
    return count
