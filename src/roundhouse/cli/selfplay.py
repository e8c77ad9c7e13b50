"""`roundhouse selfplay`: games between bots as rows of numbers to learn from."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from roundhouse.cli.game_options import read_options
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.progress import progress_bar
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.extras import import_extra
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.pools import check_workers, work_pool
from roundhouse.sim.ray_pool import RayPool, check_ray
from roundhouse.sim.summary import read_bots

if TYPE_CHECKING:
    from roundhouse.rl.selfplay.run import SelfplayPlan, ShardPool


def selfplay(
    game: str,
    /,
    *,
    out: Annotated[Path, Parameter(metavar="FOLDER")],
    players: int | None = None,
    bots: str | None = None,
    games: int = 1000,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)] = 1,
    workers: int = 1,
    on: Literal["local", "ray"] = "local",
    format: Literal["npz", "parquet"] = "npz",  # noqa: A002  # what it is called
    shard: int = 25,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    **options: Annotated[str, Parameter(allow_leading_hyphen=True)],
) -> None:
    """Write every decision of many games between bots as numbers: positions, masks, actions, values, results."""
    rules = find_game(game)
    seats = read_bots(bots, players, rules.name)
    running = import_extra("roundhouse.rl.selfplay.run", "rl")
    chosen = _numbers_of(rules.name, read_options(rules, option, options))
    plan = running.SelfplayPlan(rules.name, seats, games, seed, format, shard, chosen)
    make_pool = _pool_maker(plan, workers, on)
    catalogue = spoken_catalogue()
    seen: list[int] = []

    def note(done: int) -> None:
        if not seen:
            bar.reset(task, completed=done)  # what a broken run played says nothing of the time left
        bar.update(task, completed=done)
        seen.append(done)

    with progress_bar() as bar:
        task = bar.add_task(catalogue.text("simulate-playing"), total=games)
        try:
            running.fill_folder(plan, out, make_pool, note)
        except KeyboardInterrupt:
            bar.stop()
            done = seen[-1] if seen else 0
            print(catalogue.text("tournament-broken-off", done=done, games=games), file=sys.stderr)
            raise
    print(catalogue.text("selfplay-written", games=games, folder=str(out)))


def _numbers_of(game: GameName, chosen: dict[str, Any]) -> dict[str, Any]:
    """The parameters of the game's numbers are numbers; what is none is left for them to refuse."""
    encoding = import_extra("roundhouse.rl.encoding", "rl").encoding_of(find_game(game))
    return {
        name: int(value) if name in encoding.parameters and value.isdecimal() else value
        for name, value in chosen.items()
    }


def _pool_maker(plan: SelfplayPlan, workers: int, on: str) -> Callable[[], ShardPool]:
    """How to make the pool, once it is known that it can be made."""
    work = import_extra("roundhouse.rl.selfplay.recording", "rl").play_shards
    check_workers(workers)
    if on == "ray":
        check_ray()
        return lambda: RayPool(plan.run, workers, work)
    return lambda: work_pool(plan.run, workers, work)
