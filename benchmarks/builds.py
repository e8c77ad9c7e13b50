"""The same work by the interpreted and by the compiled code, in processes of their own that take turns."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import fmean, median
from time import process_time

import roundhouse as rh
from benchmarks.revenue import bot_cases, seconds
from benchmarks.through_contract import Work, copies, random_games
from benchmarks.yardstick import seconds_per_step
from roundhouse import rl
from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot
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


def planned(name: str) -> list[float]:
    """CPU seconds of every decision in some games among planners."""
    game, spent = rh.game(name), []
    for number in range(PLANNED[name]):
        state, rng = game.start(PLAYERS, number), rh.Stream(rh.seed_bytes(number))
        bots = [make_bot("planner", name) for _ in range(PLAYERS)]
        while state.active_seat is not None:
            seat = state.active_seat
            decision = Decision(game, seat, state.view(seat), state.legal_actions(), rng, 1.0)
            start = process_time()
            action = bots[seat].choose(decision)
            spent.append(process_time() - start)
            state.push(action)
    return spent


def slow_decision(name: str) -> float:
    """A decision of a planner that takes longer than 95 of 100."""
    spent = sorted(planned(name))
    return spent[len(spent) * 95 // 100]


def run_seconds() -> float:
    """The best run of a company on the maps of some bot games, whose networks are traced anew."""
    return fmean(seconds(case)[0] for case in bot_cases("greedy", 2))


WORK: dict[str, Callable[[rh.Game, int], Work]] = {
    "apply": lambda game, games: random_games(game, PLAYERS, games),
    "push": pushes,
    "play_out": play_outs,
    "copy": lambda game, games: copies(game, PLAYERS, 500 * games),
    "environment": environment_steps,
    "openspiel": spiel_steps,
    "served move": lambda game, games: moves(game, games // 10),
}
GAMES = {"tickets": 40, "lilliput": 40}
PLANNED = {"tickets": 3, "lilliput": 1}
SECONDS: dict[str, Callable[[str], float]] = {
    "planner, a decision": lambda name: fmean(planned(name)),
    "planner, 95th percentile": slow_decision,
}
RUN = "best_run"


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
        for what in (*WORK, *SECONDS, *((RUN,) if game == "lilliput" else ())):
            pairs = [(measured(COMPILED, game, what), measured(INTERPRETED, game, what)) for _ in range(ROUNDS)]
            ratio = median(theirs / ours for ours, theirs in pairs)
            ours, theirs = (median(column) for column in zip(*pairs, strict=True))
            found.append((f"{game}, {what}: {1 / ours:,.0f} a second", ours, theirs, f"{ratio:.2f} times as fast"))
    return found


def seconds_for(name: str, what: str) -> float:
    """CPU seconds for a step of that work."""
    if what == RUN:
        return run_seconds()
    if what in SECONDS:
        return SECONDS[what](name)
    work = WORK[what](rh.game(name), GAMES[name])
    work(0)  # tables are made, files are read
    return seconds_per_step(lambda: work(1))


if __name__ == "__main__":
    print(seconds_for(*sys.argv[1:]))
