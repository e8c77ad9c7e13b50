"""Hands games to a pool in batches that take a few seconds each, and gives back outcomes as they come."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from time import perf_counter

from roundhouse.sim.pools import Done, GamePool, Job

SECONDS = 2.0  # of one batch: outweighs the hand-over, and little is lost when a run is broken off
LARGEST = 100  # games


def play_batches(pool: GamePool[Job, Done], fixtures: Sequence[Job]) -> Generator[list[Done]]:
    """The outcomes batch by batch, in any order; whoever stops reading stops the games."""
    handed, waiting, size = 0, 0, 1
    begin, done = perf_counter(), 0
    try:
        while handed < len(fixtures) or waiting:
            while waiting < pool.capacity and handed < len(fixtures):
                pool.submit(tuple(fixtures[handed : handed + size]))
                handed, waiting = handed + size, waiting + 1
            outcomes = pool.next_done()
            waiting -= 1
            done += len(outcomes)
            yield outcomes
            rate = done / (perf_counter() - begin) / pool.capacity
            size = max(1, min(LARGEST, 2 * size, int(SECONDS * rate), _fair_part(fixtures, handed, pool)))
    finally:
        pool.close()


def _fair_part(fixtures: Sequence[Job], handed: int, pool: GamePool[Job, Done]) -> int:
    """Towards the end batches get smaller, so that all workers finish together."""
    return -(-(len(fixtures) - handed) // (2 * pool.capacity))
