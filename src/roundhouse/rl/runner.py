"""Many games at once, for collectors of self-play: worker processes write what they see into shared memory.

Game number i of a seed is the same whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidAction, InvalidOption, RoundhouseError
from roundhouse.kernel.rng import Stream, new_seed, seed_bytes
from roundhouse.rl.play import Play
from roundhouse.rl.setting import Setting, setting


class VectorClosed(RoundhouseError):
    """A runner was used after it was closed, or one of its workers has died."""

    code = "vector-closed"


class Arrays(NamedTuple):
    """One row per game. The arrays stay the same from step to step: copy what you want to keep."""

    observations: NDArray[np.float32]  # of the seat that decides
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # who decides
    dones: NDArray[np.bool_]  # a game ended by the last step, and its row is of the next one
    rewards: NDArray[np.float32]  # of each player of the game that ended, else 0
    actions: NDArray[np.int32]  # what was chosen last


def _shapes(made: Setting, games: int) -> list[tuple[tuple[int, ...], type]]:
    return [
        ((games, made.encoder.layout.size), np.float32),
        ((games, made.numbering.size), np.int8),
        ((games,), np.int32),
        ((games,), np.bool_),
        ((games, made.players), np.float32),
        ((games,), np.int32),
    ]


def _arrays(buffers: Sequence[Any], made: Setting, games: int) -> Arrays:
    pairs = zip(buffers, _shapes(made, games), strict=True)
    return Arrays(*(np.frombuffer(buffer, kind).reshape(shape) for buffer, (shape, kind) in pairs))


class Rows:
    """Some games of a runner, played in this process."""

    def __init__(self, made: Setting, arrays: Arrays, numbers: range) -> None:
        self.setting = made
        rows = slice(numbers.start, numbers.stop)
        self.arrays = Arrays._make(array[rows] for array in arrays)
        self.numbers = numbers
        self.streams: list[Stream] = []
        self.plays: list[Play] = []
        self._observations = list(self.arrays.observations)  # a view of each row
        self._masks = [memoryview(row).cast("B") for row in self.arrays.masks]

    def reset(self, seed: bytes) -> None:
        self.streams = [Stream(sha256(seed + b"game %d" % number).digest()) for number in self.numbers]
        self.plays = [self._start(place) for place in range(len(self.numbers))]
        self.arrays.dones[:] = False
        self.arrays.rewards[:] = 0
        self._show()

    def _start(self, place: int) -> Play:
        return Play(self.setting, self.setting.start(self.streams[place].fork().seed))

    def step(self) -> None:
        arrays, plays = self.arrays, self.plays
        arrays.dones[:] = False
        arrays.rewards[:] = 0
        for place, action in enumerate(arrays.actions.tolist()):
            play = plays[place]
            play.apply(action)
            if play.state.is_over:
                arrays.dones[place] = True
                arrays.rewards[place] = play.rewards()
                plays[place] = self._start(place)
        self._show()

    def _show(self) -> None:
        """What the seats that decide see, and what they may do."""
        seats: list[Seat] = []
        for play, observation, mask in zip(self.plays, self._observations, self._masks, strict=True):
            seat = play.state.active_seat
            assert seat is not None
            seats.append(seat)
            play.write_observation(seat, observation)
            mask[:] = play.mask()
        self.arrays.seats[:] = seats


def _work(pipe: Connection, chosen: dict[str, Any], buffers: Sequence[Any], games: int, numbers: range) -> None:
    """What a worker process does until it is told to stop."""
    signal(SIGINT, SIG_IGN)  # the parent decides when to stop
    made = setting(**chosen)
    rows = Rows(made, _arrays(buffers, made, games), numbers)
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        if order is None:
            return
        try:
            rows.reset(order) if isinstance(order, bytes) else rows.step()
            pipe.send(None)
        except Exception as error:  # noqa: BLE001, RUF100  # told to whoever waits for it
            pipe.send(error)


class VectorEnvironment:
    """`games` games at once; with `workers=0` in this process, else in this many of their own."""

    def __init__(
        self, game: GameName, players: int = 2, *, games: int, workers: int = 1, seed: int | None = None, **options: Any
    ) -> None:
        for name, value, least in (("games", games, 1), ("workers", workers, 0)):
            if type(value) is not int or value < least:
                raise InvalidOption(
                    f"{name}: must be a whole number of at least {least}, not {value!r}", option=name, value=value
                )
        chosen = {"game": game, "players": players, **options}
        self.setting = setting(**chosen)
        self.games = games
        self._here: Rows | None = None
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._closed = False
        context = get_context("spawn")
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in _shapes(self.setting, games)]
        buffers = [context.RawArray("B", size) for size in sizes]
        self.arrays = _arrays(buffers, self.setting, games)
        if workers == 0:
            self._here = Rows(self.setting, self.arrays, range(games))
        bounds = [games * worker // max(1, workers) for worker in range(workers + 1)]
        for first, last in pairwise(bounds):
            if first < last:
                ours, theirs = context.Pipe()
                arguments = (theirs, chosen, buffers, games, range(first, last))
                process = context.Process(target=_work, args=arguments, daemon=True)
                process.start()
                theirs.close()
                self._pipes.append(ours)
                self._processes.append(process)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin all games again; with a seed they can be repeated."""
        start = new_seed() if seed is None else seed_bytes(seed)
        if self._here is not None:
            self._here.reset(start)
        self._tell(start)
        return self.arrays

    def step(self, actions: ArrayLike) -> Arrays:
        """One decision in every game. If any number is masked, none is carried out and InvalidAction says which."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise InvalidAction(f"actions: must be {self.games} whole numbers, one for each game", text="")
        size = self.setting.numbering.size
        legal = (chosen >= 0) & (chosen < size)
        legal &= self.arrays.masks[np.arange(self.games), np.where(legal, chosen, 0)] == 1
        if not legal.all():
            game = int(np.argmin(legal))
            raise InvalidAction(f"action {chosen[game]} is not legal now in game {game}; nothing was done", text="")
        self.arrays.actions[:] = chosen
        if self._here is not None:
            self._here.step()
        self._tell("step")
        return self.arrays

    def _tell(self, order: bytes | str) -> None:
        if self._closed:
            raise VectorClosed("the runner is closed")
        try:
            for pipe in self._pipes:
                pipe.send(order)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise VectorClosed(
                "a worker process has died; scripts that start workers need `if __name__ == '__main__':`"
            ) from None
        for error in answers:
            if error is not None:
                raise error

    def close(self) -> None:
        """Stop the workers; the arrays can still be read."""
        self._closed = True
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(None)
            pipe.close()
        for process in self._processes:
            process.join(5)
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
