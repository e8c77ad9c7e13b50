"""Plays on a Ray cluster, or on a Ray of this machine; needs the extra `ray`. Ray plays a lost worker's games again."""

from __future__ import annotations

import os
from importlib.util import find_spec
from logging import ERROR
from socket import create_connection
from typing import Any

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.extras import missing
from roundhouse.sim.pools import ATTEMPTS, PLAY, Done, GamePool, Job, Work, WorkersLost

ADDRESS = "RAY_ADDRESS"  # Ray's own variable: the cluster to join
ANSWER = 5.0  # seconds
USAGE = "RAY_USAGE_STATS_ENABLED"
NICENESS = "RAY_worker_niceness"  # 15 unless told otherwise: bots would think by the clock with what others leave over


def check_ray() -> None:
    """Complain if Ray is not there or its cluster does not answer; it is not loaded yet."""
    if find_spec("ray") is None:
        raise InvalidOption(about("on", missing("Ray", "ray")), option="on")

    address = os.environ.get(ADDRESS, "")
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():  # others, such as auto, are for Ray to find
        try:
            create_connection((host, int(port)), ANSWER).close()  # Ray itself would try for many minutes
        except (OSError, OverflowError):
            raise InvalidOption(
                about(
                    "on",
                    complaint(
                        "ray-silent", "Ray does not answer at {variable}={address}", variable=ADDRESS, address=address
                    ),
                ),
                option="on",
            ) from None


def start_ray(workers: int) -> None:
    """Join the cluster that RAY_ADDRESS names, else start a Ray of this many processes on this machine."""
    check_ray()
    os.environ[USAGE] = "0"  # nothing is reported to anybody
    os.environ.setdefault(NICENESS, "0")
    import ray  # noqa: PLC0415  # slow to load, and an extra

    here: dict[str, Any] = {} if os.environ.get(ADDRESS) else {"num_cpus": workers, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=ERROR, **here)


class RayPool(GamePool[Job, Done]):
    """Plays in Ray tasks, on the Ray that runs already or else on one that is started for it."""

    def __init__(self, run: Any, workers: int, work: Work[Job, Done] = PLAY) -> None:
        check_ray()
        import ray  # noqa: PLC0415  # slow to load, and an extra

        self._ray = ray
        self._owner = not ray.is_initialized()
        if self._owner:
            start_ray(workers)
        self.capacity = max(workers, int(ray.cluster_resources().get("CPU", workers)))
        self._run = ray.put(run)
        self._play = ray.remote(work).options(max_retries=ATTEMPTS - 1)
        self._playing: list[Any] = []

    def submit(self, batch: tuple[Job, ...]) -> None:
        self._playing.append(self._play.remote(self._run, batch))

    def next_done(self) -> list[Done]:
        done, self._playing = self._ray.wait(self._playing, num_returns=1)
        try:
            outcomes: list[Done] = self._ray.get(done[0])
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong in the game, as anywhere else
        except self._ray.exceptions.RayError as error:  # a worker crashed, ran out of memory or lost its machine
            raise WorkersLost(
                complaint(
                    "ray-gave-up",
                    "Ray gave up on a batch after {attempts} attempts: {why}",
                    attempts=ATTEMPTS,
                    why=type(error).__name__,
                )
            ) from None
        return outcomes

    def close(self) -> None:
        for task in self._playing:
            self._ray.cancel(task, force=True)
        self._playing = []
        if self._owner:
            self._ray.shutdown()
