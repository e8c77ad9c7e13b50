"""Play many games between bots. Game number i of seed s is the same game whatever else runs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from roundhouse.bots.contract import Bot
from roundhouse.bots.roster import make_bot
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream
from roundhouse.match.table import bot_decision, seen_since

BATCH = 25  # games per task: large enough to outweigh the hand-over, small enough for a lively progress bar
SECONDS = 1.0  # what a bot may take for a decision unless its name says otherwise


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game; scores and ranks of an automaton come last."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    picks: tuple[tuple[str, ...], ...] = ()  # by seat: what it took for the whole game


def simulate(
    game_name: str,
    bots: list[str],
    games: int,
    seed: int,
    workers: int = 1,
    options: dict[str, Any] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play `games` games with these bots in seat order; outcomes come back in order of their number."""
    if games < 1:
        raise InvalidOption(f"games: must be at least 1, not {games}", option="games", value=games)
    if workers < 1:
        raise InvalidOption(f"workers: must be at least 1, not {workers}", option="workers", value=workers)
    options = options or {}
    for bot in bots:
        make_bot(bot, game_name)  # complain here, not in a worker
    find_game(game_name).start(len(bots), 0, **options)
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    outcomes: list[Outcome] = []
    for batch in _batches(game_name, bots, seed, options, batches, workers):
        outcomes += batch
        if on_progress is not None:
            on_progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def _batches(
    game_name: str, bots: list[str], seed: int, options: dict[str, Any], batches: list[range], workers: int
) -> Iterator[list[Outcome]]:
    if workers == 1 or len(batches) == 1:
        for batch in batches:
            yield play_batch(game_name, bots, seed, options, batch)
        return
    pool = ProcessPoolExecutor(
        min(workers, len(batches)), mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    try:
        tasks = [pool.submit(play_batch, game_name, bots, seed, options, batch) for batch in batches]
        for task in as_completed(tasks):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whoever stops early does not wait for all games


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


def play_batch(game_name: str, bots: list[str], seed: int, options: dict[str, Any], numbers: range) -> list[Outcome]:
    game = find_game(game_name)
    return [play_game(game, [make_bot(bot, game_name) for bot in bots], seed, number, options) for number in numbers]


def game_seed(seed: int, number: int) -> bytes:
    """The secret seed of one game of a simulation."""
    return sha256(f"roundhouse simulate {seed} {number}".encode()).digest()


def play_game(game: Game, players: list[Bot], seed: int, number: int, options: dict[str, Any]) -> Outcome:
    """One game to its end. Each seat decides from a stream of its own."""
    secret = game_seed(seed, number)
    state = game.start(len(players), secret, **options)
    streams = [Stream(sha256(secret + b"seat %d" % seat).digest()) for seat in range(len(players))]
    picks: list[tuple[str, ...]] = [()] * len(players)
    made: list[tuple[Action, Seat]] = []
    while (seat := state.active_seat) is not None:
        bot = players[seat]
        since = seen_since(game, seat, made) if bot.needs_view else None
        action = bot.choose(bot_decision(game, state, bot, streams[seat], SECONDS, since))
        if action.pick is not None:
            picks[seat] += (action.pick,)
        state.apply(action)
        made.append((action, seat))
    ranks = {standing.seat: standing.rank for standing in state.standings()}
    return Outcome(number, tuple(state.scores()), tuple(ranks[s] for s in sorted(ranks)), len(made), tuple(picks))
