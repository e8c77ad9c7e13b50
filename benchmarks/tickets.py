"""Ticket play through the public contract: legal_actions and apply; copies; views and samples."""

from __future__ import annotations

import roundhouse as rh
from benchmarks.through_contract import chess_games, copies, random_games, samples, views
from benchmarks.yardstick import chess_copies, compare

GAME = rh.game("tickets")
ROUNDS = 15


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds, the yardstick's seconds, ratio and aim in words)."""
    found = []
    for players in (2, 5):
        ours, theirs, ratio = compare(random_games(GAME, players, 10), chess_games(3), ROUNDS)
        goal = " (goal: at least 3, aim 4)" if players == 2 else ""
        found.append(
            (f"random play, {players} players, one decision", ours, theirs, f"{1 / ratio:.2f} times as fast{goal}")
        )
    for players in (2, 5):
        ours, theirs, ratio = compare(copies(GAME, players, 2000), lambda _: chess_copies(2000), ROUNDS)
        goal = " (goal: at most 2)" if players == 2 else ""
        found.append((f"copy, {players} players", ours, theirs, f"{ratio:.2f} times a board copy{goal}"))
    for what, maker in (("view", views), ("sample", samples)):
        ours, theirs, ratio = compare(maker(GAME, 3, 50), chess_games(1), 5)
        found.append((f"{what}, 3 players", ours, theirs, f"{ratio:.2f} chess steps"))
    return found
