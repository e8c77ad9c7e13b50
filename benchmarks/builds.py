"""The same work by the interpreted and by the compiled code, in processes of their own that take turns."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median

import roundhouse as rh
from benchmarks.through_contract import Work, copies, random_games
from benchmarks.yardstick import seconds_per_step
from roundhouse import rl
from roundhouse.builds import COMPILED, INTERPRETED, VARIABLE
from roundhouse.kernel.contract import GameName, seat_range
from roundhouse.match import commands
from roundhouse.match.ids import PersonId
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.server.written import Sharing

ROUNDS = 5
PLAYERS = 2


def pushes(game: rh.Game, games: int) -> Work:
    """legal_actions and push."""

    def play(number: int) -> int:
        steps = 0
        for count in range(games):
            seed = number * games + count
            rng, state = Random(seed), game.start(PLAYERS, seed)
            while not state.is_over:
                state.push(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def play_outs(game: rh.Game, games: int) -> Work:
    """Whole games at random, with their start and without lists of actions."""

    def play(number: int) -> int:
        luck = rh.Luck(number)
        return sum(game.start(PLAYERS, seed).play_out(luck) for seed in range(games))

    return play


def moves(game: rh.Game, games: int) -> Work:
    """What a server does for a decision: checking it, folding it in, and writing what each of two readers is told."""

    def play(number: int) -> int:
        steps = 0
        for count in range(games):
            seed = number * games + count
            settings = Settings(GameName(game.name), PLAYERS, auto_forced=False, shared_screen=True)
            seats = [Holder(PersonId("ada"))] * PLAYERS
            match = commands.create(settings, PersonId("ada"), seats, rh.seed_bytes(seed), now=0).after
            rng, sharing = Random(seed), Sharing()
            while match.active_seat is not None:
                legal = [str(action) for action in match.legal(PersonId("ada"))]
                match = commands.act(match, PersonId("ada"), rng.choice(legal), match.seq, now=steps).after
                for seat in seat_range(PLAYERS):
                    sharing.view(match, seat, whole=False)
                    sharing.entries(match, match.seq - 1, seat, frozenset())
                steps += 1
        return steps

    return play


def environment_steps(game: rh.Game, games: int) -> Work:
    """Many games at once, with observation and mask of whoever decides."""
    runner = rl.vector(game.name, PLAYERS, games=32, workers=0, seed=1)
    rows = runner._here
    assert rows is not None

    def play(number: int) -> int:
        rng, steps = Random(number), 10 * games
        for _ in range(steps):
            runner.step([rng.choice(list(play.legal)) for play in rows.plays])
        return 32 * steps

    return play


def spiel_steps(game: rh.Game, games: int) -> Work:
    """The same through OpenSpiel, with its observation tensor."""
    import_module("roundhouse.rl.openspiel")
    spiel = import_module("pyspiel").load_game(f"roundhouse_{game.name}(players={PLAYERS})")
    observer = spiel.make_py_observer()

    def play(number: int) -> int:
        rng, steps = Random(number), 0
        for deal in range(games):
            state = spiel.new_initial_state()
            state.apply_action(deal)
            while not state.is_terminal():
                observer.set_from(state, state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


WORK: dict[str, Callable[[rh.Game, int], Work]] = {
    "apply": lambda game, games: random_games(game, PLAYERS, games),
    "push": pushes,
    "play_out": play_outs,
    "copy": lambda game, games: copies(game, PLAYERS, 1000 * games),
    "environment": environment_steps,
    "openspiel": spiel_steps,
    "served move": moves,
}
GAMES = {"tickets": 20, "lilliput": 4}


def measured(build: str, game: str, what: str) -> float:
    """CPU seconds for a step, in a process that runs this build."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.builds", game, what],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {VARIABLE: build},
    )
    return float(done.stdout)


def rows() -> list[tuple[str, float, float, str]]:
    """(what, the compiled seconds, the interpreted ones, ratio in words)."""
    found: list[tuple[str, float, float, str]] = []
    if rh.build_in_use() != COMPILED:  # nothing to compare
        return found
    for game in GAMES:
        for what in WORK:
            pairs = [(measured(COMPILED, game, what), measured(INTERPRETED, game, what)) for _ in range(ROUNDS)]
            ratio = median(theirs / ours for ours, theirs in pairs)
            ours, theirs = (median(column) for column in zip(*pairs, strict=True))
            found.append((f"{game}, {what}: {1 / ours:,.0f} a second", ours, theirs, f"{ratio:.2f} times as fast"))
    return found


if __name__ == "__main__":
    game, what = sys.argv[1:]
    work = WORK[what](rh.game(game), GAMES[game])
    work(0)  # tables are made, files are read
    print(seconds_per_step(lambda: work(1)))
