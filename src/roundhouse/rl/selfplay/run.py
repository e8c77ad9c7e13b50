"""A run of self-play: its folder, what is missing there, and how it is filled.

A shard is written when all its games are over, so a run that was killed goes on with the shards that are not there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.kernel.complaints import about, complaint, system_complaint
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption, InvalidRecord, RoundhouseError
from roundhouse.kernel.extras import import_extra
from roundhouse.kernel.registry import game as find_game
from roundhouse.rl.encoding import encoding_of
from roundhouse.rl.selfplay.columns import COLUMNS
from roundhouse.rl.selfplay.files import KINDS, shard_file, write_whole
from roundhouse.rl.selfplay.recording import FilledShard, SelfplayRun, Shard
from roundhouse.sim.batches import play_batches
from roundhouse.sim.playing import Fixture
from roundhouse.sim.pools import GamePool
from roundhouse.sim.simulate import check_games, game_seed

HEADER = "selfplay.json"
FORMAT = "roundhouse-selfplay"
VERSION = 2  # in version 1 the column `game_number` was called `game`
MAY_DIFFER = ("games",)  # a run can be extended

ShardPool = GamePool[Shard, FilledShard]


class UnusableFolder(RoundhouseError):
    """A folder for self-play that the system lets nobody read or write."""

    code = "unusable-folder"


class SelfplayPlan:
    """What is to be played, and how it is told in the folder; every wish that cannot be met is refused here."""

    def __init__(
        self,
        game_name: GameName,
        bots: Sequence[str],
        games: int,
        seed: int,
        kind: str,
        shard: int,
        chosen: dict[str, Any],
    ) -> None:
        check_games(games)
        if shard < 1:
            told = complaint("at-least-one", "must be at least 1, not {number}", number=shard)
            raise InvalidOption(about("shard", told), option="shard")
        if kind == "parquet":
            import_extra("pyarrow.parquet", "data")
        assert kind in KINDS
        game = find_game(game_name)
        names = encoding_of(game).parameters
        parameters = {name: chosen[name] for name in names if name in chosen}
        options = {name: value for name, value in chosen.items() if name not in names}
        made = SelfplayRun(game.name, len(bots), options, parameters).setting()
        self.run = SelfplayRun(game.name, made.players, made.options, parameters, kind)
        self.bots, self.games, self.seed, self.shard = tuple(bots), games, seed, shard
        fields = made.encoder.layout.fields
        self.header: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "package": roundhouse.__version__,
            "game": game.name,
            "rules": game.rules_version,
            "data": game.data_digest(made.start(0)),
            "players": made.players,
            "options": made.options,
            "parameters": parameters,
            "bots": list(self.bots),
            "seed": seed,
            "games": games,
            "shard": shard,
            "kind": kind,
            "actions": made.numbering.size,
            "numbering": made.numbering.digest(),
            "observation": [{"name": field.name, "first": field.first, "size": field.size} for field in fields],
            "columns": [column.name for column in COLUMNS],
        }

    def shards(self) -> list[Shard]:
        """All of them; the last one may have fewer games."""
        bounds = range(0, self.games, self.shard)
        return [Shard(tuple(map(self._fixture, range(first, min(first + self.shard, self.games))))) for first in bounds]

    def _fixture(self, number: int) -> Fixture:
        return Fixture(number, self.bots, game_seed(self.seed, number))


def fill_folder(
    plan: SelfplayPlan,
    folder: Path,
    make_pool: Callable[[], ShardPool],
    on_progress: Callable[[int], None] | None = None,
) -> int:
    """Play all shards that the folder does not hold yet; how many games it holds now."""
    try:
        _claim_folder(plan, folder)
        shards = {shard_file(shard.number, len(shard.fixtures), plan.run.kind): shard for shard in plan.shards()}
        for file in (*folder.glob("games-*"), *folder.glob(".*.new")):
            if file.name not in shards:
                file.unlink()  # what was torn off, and the last file of a run that is extended
        missing = [shard for name, shard in shards.items() if not (folder / name).exists()]
        done = plan.games - sum(len(shard.fixtures) for shard in missing)
        if on_progress is not None:
            on_progress(done)
        if missing:
            with closing(play_batches(make_pool(), missing)) as batches:
                for filled in (shard for batch in batches for shard in batch):
                    write_whole(folder / shard_file(filled.number, filled.games, plan.run.kind), filled.content)
                    done += filled.games
                    if on_progress is not None:
                        on_progress(done)
    except OSError as error:
        raise UnusableFolder(about(str(folder), system_complaint(error)), folder=str(folder)) from None
    return done


def _claim_folder(plan: SelfplayPlan, folder: Path) -> None:
    """Make the folder ours, or see that it is; raises InvalidRecord if it holds anything but this run."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / HEADER
    if not file.exists():
        if any(folder.iterdir()):
            told = complaint("not-selfplay", "holds other files and no {file}; choose another folder", file=HEADER)
            raise InvalidRecord(about(str(folder), told), source=str(folder))
        write_whole(file, _written(plan.header))
        return
    try:
        found = json.loads(file.read_text("utf-8"))
        games = int(found["games"])
    except (ValueError, TypeError, KeyError):
        told = complaint("not-a-selfplay-run", "does not describe a run of self-play")
        raise InvalidRecord(about(str(file), told), source=str(file)) from None
    for name, here in plan.header.items():
        if name not in MAY_DIFFER and found.get(name) != here:
            told = complaint("other-selfplay", "of another run: its {name} differs; choose another folder", name=name)
            raise InvalidRecord(about(str(file), told), source=str(file))
    if games > plan.games:
        told = complaint("fewer-games", "holds {games} games, more than {wanted}", games=games, wanted=plan.games)
        raise InvalidRecord(about(str(folder), told), source=str(folder))
    write_whole(file, _written(plan.header))


def _written(header: dict[str, Any]) -> bytes:
    return (json.dumps(header, indent=1, ensure_ascii=False) + "\n").encode()
