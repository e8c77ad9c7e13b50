"""The yardstick: random play with python-chess, games of at most 200 plies, list(board.legal_moves) and push."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

import chess

MAX_PLIES = 200


def chess_steps(seed: int) -> int:
    """Play one random game of chess; the number of moves made."""
    rng, board = Random(seed), chess.Board()
    for ply in range(MAX_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(rng.choice(moves))
    return MAX_PLIES


def chess_copies(number: int) -> int:
    board = chess.Board()
    for _ in range(number):
        board.copy(stack=False)
    return number


def seconds_per_step(work: Callable[[], int]) -> float:
    """CPU seconds for each step that `work` says it made."""
    start = time.process_time()
    steps = work()
    return (time.process_time() - start) / steps


def compare(ours: Callable[[int], int], theirs: Callable[[int], int], rounds: int) -> tuple[float, float, float]:
    """Median seconds per step of both, and the median of their ratio (ours / theirs), in alternating rounds."""
    pairs = []
    for number in range(rounds):
        pairs.append((seconds_per_step(lambda n=number: ours(n)), seconds_per_step(lambda n=number: theirs(n))))
    return median(p[0] for p in pairs), median(p[1] for p in pairs), median(p[0] / p[1] for p in pairs)
