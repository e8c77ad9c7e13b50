"""Play many games between bots. Game number i of seed s is the same game whatever else runs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from roundhouse.bots.anywhere import check_findable
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import declaration
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.batches import play_batches
from roundhouse.sim.playing import Fixture, Outcome, RunSettings
from roundhouse.sim.pools import local_pool


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    workers: int = 1,
    options: dict[str, Any] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play `games` games with these bots in seat order; outcomes come back in order of their number."""
    check_games(games)
    run = RunSettings(declaration(game).name, options or {})
    for bot in dict.fromkeys(bots):
        check_findable(bot, run.game)  # complain here, not in a worker
    find_game(run.game).start(len(bots), 0, **run.options)
    pool = local_pool(run, workers)
    outcomes: list[Outcome] = []
    for batch in play_batches(pool, [Fixture(number, tuple(bots), game_seed(seed, number)) for number in range(games)]):
        outcomes += batch
        if on_progress is not None:
            on_progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def check_games(games: int) -> None:
    """Complain about fewer games than one."""
    if games < 1:
        raise InvalidOption(
            about("games", complaint("at-least-one", "must be at least 1, not {number}", number=games)),
            option="games",
            value=games,
        )


def game_seed(seed: int, number: int) -> bytes:
    """The secret seed of one game of a simulation."""
    return sha256(f"roundhouse simulate {seed} {number}".encode()).digest()


def picks_of(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """By what a seat took for the whole game: how often, mean score and share of wins of those who had it."""
    found: dict[str, list[tuple[int, float]]] = {}
    for outcome in outcomes:
        for seat, items in enumerate(outcome.picks):
            for item in items:
                found.setdefault(item, []).append((outcome.scores[seat], outcome.win_part(Seat(seat))))
    return [
        {
            "pick": item,
            "games": len(games),
            "mean_score": round(sum(score for score, _ in games) / len(games), 6),
            "win_share": round(sum(won for _, won in games) / len(games), 6),
        }
        for item, games in sorted(found.items())
    ]
