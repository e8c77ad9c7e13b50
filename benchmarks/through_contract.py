"""Work that every game can be asked for through the contract, as functions that say how many steps they made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import roundhouse as rh
from benchmarks.yardstick import chess_steps

Work = Callable[[int], int]
"""Given the number of the round, do something and return how many steps it was."""


def random_games(game: rh.Game, players: int, games: int) -> Work:
    """legal_actions and apply."""

    def play(number: int) -> int:
        steps = 0
        for count in range(games):
            seed = number * games + count
            rng, state = Random(seed), game.start(players, seed)
            while not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def chess_games(games: int) -> Work:
    return lambda number: sum(chess_steps(number * games + game) for game in range(games))


def middle_of_a_game(game: rh.Game, players: int) -> rh.State:
    rng, state = Random(1), game.start(players, 1)
    for _ in range(70):
        state.push(rng.choice(state.legal_actions()))
    return state


def repeated(once: Callable[[], object], number: int) -> Work:
    """The same thing this many times."""

    def work(_: int) -> int:
        for _ in range(number):
            once()
        return number

    return work


def copies(game: rh.Game, players: int, number: int) -> Work:
    return repeated(middle_of_a_game(game, players).copy, number)


def views(game: rh.Game, players: int, number: int) -> Work:
    state = middle_of_a_game(game, players)
    return repeated(lambda: state.view(state.active_seat), number)


def samples(game: rh.Game, players: int, number: int) -> Work:
    state = middle_of_a_game(game, players)
    sample, stream = game.sampler(state.view(state.active_seat)), rh.Stream(rh.seed_bytes(1))
    return repeated(lambda: sample(stream), number)
