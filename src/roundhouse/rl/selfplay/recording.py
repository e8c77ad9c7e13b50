"""Playing games and writing down what the environment would have shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from roundhouse.bots.contract import Bot
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.declaration import GameName
from roundhouse.rl.play import Play
from roundhouse.rl.rewards import final_rewards
from roundhouse.rl.selfplay.columns import COLUMNS, NO_NUMBER, UNITS, Rows
from roundhouse.rl.selfplay.files import packed
from roundhouse.rl.setting import Setting, setting
from roundhouse.sim.playing import Fixture, RunSettings, play_game


@dataclass(frozen=True, slots=True)
class SelfplayRun:
    """What all shards of a run have in common."""

    game: GameName
    players: int
    options: dict[str, Any] = field(default_factory=dict)  # of the game
    parameters: dict[str, Any] = field(default_factory=dict)  # of its numbers
    kind: str = "npz"

    def setting(self) -> Setting:
        return setting(self.game, self.players, **self.options, **self.parameters)


@dataclass(frozen=True, slots=True)
class Shard:
    """Games that go into one file; known by the first of them."""

    fixtures: tuple[Fixture, ...]

    @property
    def number(self) -> int:
        return self.fixtures[0].number


@dataclass(frozen=True, slots=True)
class FilledShard:
    """A file as it has to be written."""

    number: int
    games: int
    rows: int
    content: bytes


def play_shards(run: SelfplayRun, shards: Sequence[Shard]) -> list[FilledShard]:
    """The files of these shards, in their order."""
    made = run.setting()
    filled = []
    for shard in shards:
        games = [recorded_game(made, fixture) for fixture in shard.fixtures]
        rows = {column.name: np.concatenate([game[column.name] for game in games]) for column in COLUMNS}
        filled.append(FilledShard(shard.number, len(games), len(rows["game_number"]), packed(rows, run.kind)))
    return filled


def recorded_game(made: Setting, fixture: Fixture) -> Rows:
    """One game as rows, the same as a simulation plays with that seed."""
    recorder = Recorder(made)
    play_game(RunSettings(made.game.name, made.options), fixture, None, recorder)
    return recorder.rows(fixture.number)


class Recorder:
    """Writes down every decision of one game before it is carried out."""

    def __init__(self, made: Setting) -> None:
        self._setting = made
        self._play: Play | None = None
        self._columns: dict[str, list[Any]] = {column.name: [] for column in COLUMNS}

    def __call__(self, state: State, seat: Seat, action: Action, bot: Bot) -> None:
        play = self._play = self._play or Play(self._setting, state)
        play.look_again()
        mask = np.zeros(self._setting.numbering.size, np.int8)
        play.write_mask(mask)
        number = self._setting.numbering.number_of(state, action)
        value, unit = self._value(state, action, bot)
        row = {
            "seat": seat,
            "observation": play.observation(seat),
            "mask": np.packbits(mask),
            "action": NO_NUMBER if number is None else number,
            "notation": str(action),
            "value": value,
            "unit": unit,
        }
        for name, entry in row.items():
            self._columns[name].append(entry)

    @staticmethod
    def _value(state: State, action: Action, bot: Bot) -> tuple[float, int]:
        """What the bot thinks of its choice, where there was one, and in which unit."""
        told = bot.explain() if state.count_legal() > 1 else None
        if told is None or told.choice.action != action or told.unit not in UNITS:
            return float("nan"), 0
        return told.choice.value, UNITS.index(told.unit)

    def rows(self, number: int) -> Rows:
        """All of it, once the game is over."""
        assert self._play is not None
        state, columns = self._play.state, self._columns
        seats = np.array(columns["seat"])
        columns["game_number"] = [number] * len(seats)
        columns["step"] = list(range(len(seats)))
        made = {column.name: np.array(columns[column.name], column.kind) for column in COLUMNS if columns[column.name]}
        for name, kind in (("reward", "win"), ("lead", "score")):
            made[name] = np.array(final_rewards(state, kind), np.float32)[seats]
        return made
