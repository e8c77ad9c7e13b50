"""Ticket play through the public contract: legal_actions and apply; copies; views and samples."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import roundhouse as rh
from benchmarks.yardstick import chess_copies, chess_steps, compare

GAME = rh.game("tickets")
ROUNDS = 15


def random_games(players: int, games: int) -> Callable[[int], int]:
    def play(number: int) -> int:
        steps = 0
        for game in range(games):
            seed = number * games + game
            rng, state = Random(seed), GAME.start(players, seed)
            while not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def chess_games(games: int) -> Callable[[int], int]:
    return lambda number: sum(chess_steps(number * games + game) for game in range(games))


def middle_of_a_game(players: int) -> rh.State:
    rng, state = Random(1), GAME.start(players, 1)
    for _ in range(80):
        state.push(rng.choice(state.legal_actions()))
    return state


def copies(players: int, number: int) -> Callable[[int], int]:
    state = middle_of_a_game(players)

    def work(_: int) -> int:
        for _ in range(number):
            state.copy()
        return number

    return work


def samples(players: int, number: int) -> Callable[[int], int]:
    state = middle_of_a_game(players)
    view = state.view(state.active_seat)
    sample, stream = GAME.sampler(view), rh.Stream(rh.seed_bytes(1))

    def work(_: int) -> int:
        for _ in range(number):
            sample(stream)
        return number

    return work


def views(players: int, number: int) -> Callable[[int], int]:
    state = middle_of_a_game(players)

    def work(_: int) -> int:
        for _ in range(number):
            state.view(state.active_seat)
        return number

    return work


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds, the yardstick's seconds, ratio and aim in words)."""
    found = []
    for players in (2, 5):
        ours, theirs, ratio = compare(random_games(players, 10), chess_games(3), ROUNDS)
        goal = " (goal: at least 3, aim 4)" if players == 2 else ""
        found.append(
            (f"random play, {players} players, one decision", ours, theirs, f"{1 / ratio:.2f} times as fast{goal}")
        )
    for players in (2, 5):
        ours, theirs, ratio = compare(copies(players, 2000), lambda _: chess_copies(2000), ROUNDS)
        goal = " (goal: at most 2)" if players == 2 else ""
        found.append((f"copy, {players} players", ours, theirs, f"{ratio:.2f} times a board copy{goal}"))
    for what, maker in (("view", views), ("sample", samples)):
        ours, theirs, ratio = compare(maker(3, 50), chess_games(1), 5)
        found.append((f"{what}, 3 players", ours, theirs, f"{ratio:.2f} chess steps"))
    return found
