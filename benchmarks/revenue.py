"""Revenue of one company in 18Lilliput: on maps from bot games, on a hard map, and how it grows with the map.

`python -m benchmarks.revenue` prints the table of growth that docs/lilliput-map.md shows.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median

import roundhouse as rh
from benchmarks.yardstick import chess_steps, seconds_per_step
from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot
from roundhouse.games.lilliput.box.tiles import tile_set
from roundhouse.games.lilliput.ids import Cell, Company, Train
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.routes import best_run
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState

RED = Company(0)
HARD_TRAINS = (Train(4, doubled=True), Train(4, doubled=True), Train(5))
Case = tuple[RailMap, Company, tuple[Train, ...]]


def cities_and_track(columns: int, rows: int, seed: int = 1, plain: str = "BP") -> RailMap:
    """Brown and green cities in a dense grid with junctions between them, three own markers, some cities full."""
    rng = Random(seed)
    railmap = RailMap(tile_set())
    tiles = railmap.tileset.by_id
    cities: list[Cell] = []
    for x in range(columns):
        for y in range(rows):
            if (x + y) % 2:
                name = rng.choice(("BC", "GC", "BC", "BY"))
                railmap.place((x, y), tiles[name], rng.randrange(4) if name == "GC" else 0)
                cities.append((x, y))
            else:
                railmap.place((x, y), tiles[plain], 0)
    rng.shuffle(cities)
    for cell in cities[:3]:
        railmap.add_station(cell, RED)
    for cell in cities[3 : 3 + len(cities) // 8]:
        for number in range(railmap.slots(cell)):
            railmap.add_station(cell, Company(1 + number))
    return railmap


def unsolved(railmap: RailMap) -> RailMap:
    """The map without anything that was worked out before."""
    copy = railmap.copy()
    copy.networks, copy.memo = {}, {}
    return copy


def seconds(case: Case, deadline: float | None = None) -> tuple[float, bool]:
    """CPU seconds for one company's run, and whether it is proven."""
    railmap = unsolved(case[0])
    start = time.process_time()
    stop = None if deadline is None else lambda: time.process_time() - start > deadline
    run = best_run(railmap, case[1], case[2], stop=stop)
    return time.process_time() - start, run.is_exact


def bot_cases(bot_name: str, games: int) -> list[Case]:
    """The runs that directors had to decide about in some bot games of two to four players."""
    game = rh.game("lilliput")
    bot = make_bot(bot_name, "lilliput")
    cases: list[Case] = []
    for number in range(games):
        state = game.start(2 + number % 3, number)
        assert isinstance(state, LilliputState)
        rng = rh.Stream(rh.seed_bytes(number))
        while not state.is_over:
            seat = state.active_seat
            assert seat is not None
            if state.stage is Stage.RUN:
                company = Company(state.running[0])
                kinds = state.setup.running_trains[state.phase - 1]
                cases.append((state.railmap.copy(), company, tuple(kinds[train] for train in state.trains[company])))
            view = state.view(seat) if bot.needs_view else None
            state.push(bot.choose(Decision(game, seat, view, state.legal_actions(), rng, 1.0)))
    return cases


def step() -> float:
    """CPU seconds of one chess step."""
    return median(seconds_per_step(lambda n=number: chess_steps(n)) for number in range(5))


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds, the yardstick's seconds, what to look at)."""
    found = []
    chess = step()
    for bot, games in (("random", 12), ("greedy", 6)):
        times = sorted(seconds(case)[0] for case in bot_cases(bot, games))
        high = times[min(len(times) - 1, len(times) * 99 // 100)]
        words = f"p99 {high * 1e3:.2f} ms (goal: 20), worst {times[-1] * 1e3:.2f} ms (goal: 200), {len(times)} runs"
        found.append((f"{bot} games, one company, mean", sum(times) / len(times), chess, words))
    tries = [seconds((cities_and_track(8, 8, seed), RED, HARD_TRAINS), 60.0) for seed in range(9)]
    hard = max(one for one, _ in tries)
    proven = "all exact" if all(exact for _, exact in tries) else "not all proven"
    words = f"worst of {len(tries)} maps, {proven} (goal: 5 s)"
    found.append(("32 cities and junctions, trains 4D 4D 5", hard, chess, words))
    return found


GRIDS = ((4, 2), (4, 4), (6, 4), (6, 6), (8, 6), (8, 8), (10, 8), (10, 10))


def growth() -> None:
    """The time by size of the map: the middle and the worst of nine maps each."""
    print("| cities | crossovers, middle | worst | junctions, middle | worst |\n| ---: | ---: | ---: | ---: | ---: |")
    for columns, high in GRIDS:
        cells = [f"{columns * high // 2}"]
        for plain in ("GP-X", "BP"):
            found = [
                seconds((cities_and_track(columns, high, seed, plain), RED, HARD_TRAINS), 20.0) for seed in range(9)
            ]
            times = sorted(one for one, _ in found)
            proven = "" if all(exact for _, exact in found) else " (stopped)"
            cells += [f"{times[len(times) // 2] * 1e3:.1f} ms", f"{times[-1] * 1e3:.1f} ms{proven}"]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    growth()
