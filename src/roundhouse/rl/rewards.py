"""What a finished game is worth to each player. The sum over all who are compared is always 0: over the players, and
over a single one and the automaton against which they play."""

from __future__ import annotations

from roundhouse.kernel.contract import State

REWARDS = ("win", "score")


def final_rewards(state: State, kind: str) -> list[float]:
    """`win`: (seats * share of the win - 1) / (seats - 1), so 1 for a winner and -1 for a loser of two.
    `score`: your score less the mean of the others'."""
    players = state.players
    seats = state.seats if players == 1 else players  # that are compared
    if kind == "score":
        scores = state.scores()[:seats]
        total = sum(scores)
        return [score - (total - score) / (seats - 1) for score in scores[:players]]
    best = min(standing.rank for standing in state.standings() if standing.seat < seats)
    winners = {standing.seat for standing in state.standings() if standing.rank == best and standing.seat < seats}
    return [((seats / len(winners) if seat in winners else 0) - 1) / (seats - 1) for seat in range(players)]
