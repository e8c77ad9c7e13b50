"""18Lilliput through the public contract: replay of recorded games, random play, copies, views."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import roundhouse as rh
from benchmarks.through_contract import chess_games, copies, random_games, views
from benchmarks.yardstick import chess_copies, chess_steps, compare, seconds_per_step

GAME = rh.game("lilliput")
ROUNDS = 11
PLAYERS = (2, 4)
EAGER = ("train bank", "lay", "found", "pay")


def busy_choice(state: rh.State, rng: Random) -> rh.Action:
    legal = state.legal_actions()
    tries = [rng.choice(legal) for _ in range(8)]
    return next((one for one in tries if str(one).startswith(EAGER)), tries[0])


def busy_games(players: int, games: int) -> list[tuple[int, list[rh.Action]]]:
    """Games of somebody who idles little and buys trains: seeds and actions. Boards grow and phases go by."""
    played = []
    for seed in range(games):
        rng, state = Random(seed), GAME.start(players, seed)
        actions = []
        while not state.is_over:
            action = busy_choice(state, rng)
            actions.append(action)
            state.push(action)
        played.append((seed, actions))
    return played


def replays(players: int, games: int) -> Callable[[int], int]:
    """Apply only; every revenue is computed again, because each game starts with a map of its own."""
    played = busy_games(players, games)

    def work(_: int) -> int:
        steps = 0
        for seed, actions in played:
            state = GAME.start(players, seed)
            for action in actions:
                state.apply(action)
            steps += len(actions)
        return steps

    return work


def gulliver_turns(games: int) -> tuple[float, float]:
    """Mean and longest CPU seconds of Gulliver's turn with all that follows until the player decides again."""
    spent = []
    for seed in range(games):
        rng, state = Random(seed), GAME.start(1, seed)
        while not state.is_over:
            action = busy_choice(state, rng)
            start = time.process_time()
            events = state.apply(action)
            if any(type(event).__name__.startswith("Gulliver") for event in events):
                spent.append(time.process_time() - start)
    return sum(spent) / len(spent), max(spent)


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds, the yardstick's seconds, ratio and aim in words)."""
    found = []
    for players in PLAYERS:
        ours, theirs, ratio = compare(replays(players, 5), chess_games(3), ROUNDS)
        found.append(
            (f"replay, {players} players, one action", ours, theirs, f"{ratio:.2f} chess steps (goal: at most 1)")
        )
    for players in PLAYERS:
        ours, theirs, ratio = compare(random_games(GAME, players, 5), chess_games(3), ROUNDS)
        verdict = f"{ratio:.2f} chess steps (goal: at most 5)"
        found.append((f"random play, {players} players, one decision", ours, theirs, verdict))
    for players in PLAYERS:
        ours, theirs, ratio = compare(copies(GAME, players, 2000), lambda _: chess_copies(2000), ROUNDS)
        found.append((f"copy, {players} players", ours, theirs, f"{ratio:.2f} times a board copy (goal: at most 8)"))
    mean, longest = gulliver_turns(40)
    step = seconds_per_step(lambda: chess_steps(1))
    verdict = f"longest {longest * 1e3:.1f} ms (goal: 10 ms on average)"
    found.append(("Gulliver's turn and what follows", mean, step, verdict))
    ours, theirs, ratio = compare(views(GAME, 3, 50), chess_games(1), 5)
    found.append(("view, 3 players", ours, theirs, f"{ratio:.2f} chess steps"))
    return found
