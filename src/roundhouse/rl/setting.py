"""One kind of environment: a game with its players and options, the numbers of its actions and its observations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.rl.encoding import encoding_of
from roundhouse.rl.fields import Encoder
from roundhouse.rl.numbering import Numbering
from roundhouse.rl.rewards import REWARDS


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """Made once and shared by all its games."""

    game: Game
    players: int
    options: dict[str, Any]
    rewards: str
    numbering: Numbering
    encoder: Encoder
    longest: int  # more decisions than any of its games can have

    def start(self, seed: int | bytes | None) -> State:
        return self.game.start(self.players, seed, **self.options)

    def is_like(self, other: Setting) -> bool:
        """Whether games of one can be played on as games of the other."""
        return self is other or (
            self.game is other.game
            and self.players == other.players
            and self.options == other.options
            and self.rewards == other.rewards
            and self.numbering.size == other.numbering.size
        )


def setting(game: GameName, players: int = 2, *, rewards: str = "win", **chosen: Any) -> Setting:
    """A setting, or InvalidOption with one sentence on what is wrong.

    What is chosen are options of the game, and parameters of its encoding (None: the default).
    """
    found = find_game(game)
    encoding = encoding_of(found)
    if rewards not in REWARDS:
        raise InvalidOption(f"rewards: {rewards!r} is not one of {', '.join(REWARDS)}", option="rewards")
    given = {name: chosen.pop(name, None) for name in encoding.parameters}
    parameters = {
        name: default if given[name] is None else given[name] for name, default in encoding.parameters.items()
    }
    encoding.check(chosen, parameters)
    opening = found.start(players, 0, **chosen)  # complains about everything that the game does not offer
    if opening.seats == 1:
        raise InvalidOption(f"players: alone there is nothing to win at {game}", option="players")
    kept = found.record_options(opening)  # files are read here, once
    options = {name: kept[name] for name in chosen}
    return Setting(found, players, options, rewards, *encoding.make(found, players, options, parameters))
