"""Where games are played: in this process, or in several on this machine. A lost process's games are played again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIG_IGN, SIGINT, signal
from traceback import format_exc
from typing import Any, Generic, Protocol, TypeVar

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption, RoundhouseError
from roundhouse.sim.playing import Fixture, Outcome, RunSettings, play_fixtures


class Numbered(Protocol):
    """What a pool is given to do: a game, or several with the number of the first."""

    @property
    def number(self) -> int: ...


Job = TypeVar("Job", bound=Numbered)
Done = TypeVar("Done")
Work = Callable[[Any, Sequence[Job]], list[Done]]
"""What is done in a pool: with what a whole run has in common, and some jobs."""
PLAY: Work[Any, Any] = play_fixtures

ATTEMPTS = 3  # a batch that has ended this many processes would end the next one too


class WorkersLost(RoundhouseError):
    """The same games ended one process after another."""

    code = "workers-lost"


class GamePool(ABC, Generic[Job, Done]):
    """Takes batches of games and gives back their outcomes, in any order."""

    capacity: int  # how many batches it plays at a time

    @abstractmethod
    def submit(self, batch: tuple[Job, ...]) -> None:
        """Have these games played."""

    @abstractmethod
    def next_done(self) -> list[Done]:
        """Wait for a batch to be done; raises what went wrong in it."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, whatever is still being played."""


def local_pool(run: RunSettings, workers: int) -> OutcomePool:
    """A pool on this machine."""
    return work_pool(run, workers, play_fixtures)


def work_pool(run: Any, workers: int, work: Work[Job, Done]) -> GamePool[Job, Done]:
    """A pool on this machine for work of any kind."""
    check_workers(workers)
    return Here(run, work) if workers == 1 else Processes(run, workers, work)


def check_workers(workers: int) -> None:
    """Complain about fewer workers than one."""
    if workers < 1:
        raise InvalidOption(
            about("workers", complaint("at-least-one", "must be at least 1, not {number}", number=workers)),
            option="workers",
            value=workers,
        )


OutcomePool = GamePool[Fixture, Outcome]


class Here(GamePool[Job, Done]):
    """Plays in this process."""

    capacity = 1

    def __init__(self, run: Any, work: Work[Job, Done]) -> None:
        self._run, self._work = run, work
        self._waiting: list[tuple[Job, ...]] = []

    def submit(self, batch: tuple[Job, ...]) -> None:
        self._waiting.append(batch)

    def next_done(self) -> list[Done]:
        return self._work(self._run, self._waiting.pop(0))

    def close(self) -> None:
        self._waiting.clear()


class Processes(GamePool[Job, Done]):
    """Plays in processes that are started as they are needed."""

    def __init__(self, run: Any, workers: int, work: Work[Job, Done] = PLAY) -> None:
        self.capacity = workers
        self._run, self._work = run, work
        self._context = get_context("spawn")
        self._processes: dict[Connection, SpawnProcess] = {}
        self._playing: dict[Connection, tuple[tuple[Job, ...], int]] = {}  # and for which time

    def submit(self, batch: tuple[Job, ...]) -> None:
        self._hand_over(batch, 1)

    def _hand_over(self, batch: tuple[Job, ...], attempt: int) -> None:
        idle = next((connection for connection in self._processes if connection not in self._playing), None)
        connection = self._start() if idle is None else idle
        self._playing[connection] = (batch, attempt)
        with suppress(BrokenPipeError):  # it died idle: seen when its answer is waited for
            connection.send(batch)

    def _start(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self._run, self._work), daemon=True)
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def next_done(self) -> list[Done]:
        while True:
            connection = wait(list(self._playing))[0]
            assert isinstance(connection, Connection)
            batch, attempt = self._playing.pop(connection)
            try:
                answer = connection.recv()
            except (EOFError, ConnectionResetError):
                self._forget(connection)
                if attempt == ATTEMPTS:
                    numbers = f"{batch[0].number} to {batch[-1].number}"
                    raise WorkersLost(
                        complaint(
                            "workers-lost",
                            "games {numbers} ended {attempts} processes, one after another",
                            numbers=numbers,
                            attempts=ATTEMPTS,
                        )
                    ) from None
                self._hand_over(batch, attempt + 1)
                continue
            if isinstance(answer, BaseException):
                raise answer
            outcomes: list[Done] = answer
            return outcomes

    def process_ids(self) -> list[int]:
        """The processes that play now."""
        return [process.pid for process in self._processes.values() if process.pid is not None]

    def _forget(self, connection: Connection) -> None:
        process = self._processes.pop(connection)
        connection.close()
        process.terminate()
        process.join()

    def close(self) -> None:
        self._playing.clear()
        for process in self._processes.values():
            process.terminate()
        for connection in list(self._processes):
            self._forget(connection)


def _serve(connection: Connection, run: Any, work: Work[Any, Any]) -> None:
    """The life of a process: plays what it is sent until nobody sends any more."""
    signal(SIGINT, SIG_IGN)  # whoever started it decides when to stop
    while True:
        try:
            batch: Sequence[Any] = connection.recv()
        except EOFError:
            return
        answer: list[Any] | Exception
        try:
            answer = work(run, batch)
        except RoundhouseError as error:
            answer = error
        except Exception as error:
            error.add_note(format_exc())  # the place is lost between processes
            answer = error
        connection.send(answer)
