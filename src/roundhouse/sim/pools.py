"""Where games are played: in this process, or in several on this machine. A lost process's games are played again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIG_IGN, SIGINT, signal
from traceback import format_exc

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption, RoundhouseError
from roundhouse.sim.playing import Fixture, Outcome, RunSettings, play_fixtures

Batch = tuple[Fixture, ...]
ATTEMPTS = 3  # a batch that has ended this many processes would end the next one too


class WorkersLost(RoundhouseError):
    """The same games ended one process after another."""

    code = "workers-lost"


class GamePool(ABC):
    """Takes batches of games and gives back their outcomes, in any order."""

    capacity: int  # how many batches it plays at a time

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Have these games played."""

    @abstractmethod
    def next_done(self) -> list[Outcome]:
        """Wait for a batch to be done; raises what went wrong in it."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, whatever is still being played."""


def local_pool(run: RunSettings, workers: int) -> GamePool:
    """A pool on this machine."""
    check_workers(workers)
    return Here(run) if workers == 1 else Processes(run, workers)


def check_workers(workers: int) -> None:
    """Complain about fewer workers than one."""
    if workers < 1:
        raise InvalidOption(
            about("workers", complaint("at-least-one", "must be at least 1, not {number}", number=workers)),
            option="workers",
            value=workers,
        )


class Here(GamePool):
    """Plays in this process."""

    capacity = 1

    def __init__(self, run: RunSettings) -> None:
        self._run = run
        self._waiting: list[Batch] = []

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)

    def next_done(self) -> list[Outcome]:
        return play_fixtures(self._run, self._waiting.pop(0))

    def close(self) -> None:
        self._waiting.clear()


class Processes(GamePool):
    """Plays in processes that are started as they are needed."""

    def __init__(self, run: RunSettings, workers: int) -> None:
        self.capacity = workers
        self._run = run
        self._context = get_context("spawn")
        self._processes: dict[Connection, SpawnProcess] = {}
        self._playing: dict[Connection, tuple[Batch, int]] = {}  # and for which time

    def submit(self, batch: Batch) -> None:
        self._hand_over(batch, 1)

    def _hand_over(self, batch: Batch, attempt: int) -> None:
        idle = next((connection for connection in self._processes if connection not in self._playing), None)
        connection = self._start() if idle is None else idle
        self._playing[connection] = (batch, attempt)
        with suppress(BrokenPipeError):  # it died idle: seen when its answer is waited for
            connection.send(batch)

    def _start(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self._run), daemon=True)
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def next_done(self) -> list[Outcome]:
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
            outcomes: list[Outcome] = answer
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


def _serve(connection: Connection, run: RunSettings) -> None:
    """The life of a process: plays what it is sent until nobody sends any more."""
    signal(SIGINT, SIG_IGN)  # whoever started it decides when to stop
    while True:
        try:
            batch: Sequence[Fixture] = connection.recv()
        except EOFError:
            return
        answer: list[Outcome] | Exception
        try:
            answer = play_fixtures(run, batch)
        except RoundhouseError as error:
            answer = error
        except Exception as error:
            error.add_note(format_exc())  # the place is lost between processes
            answer = error
        connection.send(answer)
