"""What a finished game is worth to each player; the sum over all players is always 0."""

from __future__ import annotations

from roundhouse.kernel.contract import State

REWARDS = ("win", "score")


def final_rewards(state: State, kind: str) -> list[float]:
    """`win`: (players * share of the win - 1) / (players - 1), so 1 for a winner and -1 for a loser of two.
    `score`: your score less the mean of the others'."""
    players = state.players
    if kind == "score":
        scores = state.scores()[:players]
        total = sum(scores)
        return [score - (total - score) / (players - 1) for score in scores]
    best = min(standing.rank for standing in state.standings() if standing.seat < players)
    winners = {standing.seat for standing in state.standings() if standing.rank == best}
    return [((players / len(winners) if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]
