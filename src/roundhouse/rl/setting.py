"""One kind of environment: a game with its players and options, the numbers of its actions and its observations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.rl.fields import Encoder
from roundhouse.rl.lilliput.numbers import LilliputNumbering
from roundhouse.rl.lilliput.observation import LilliputEncoder
from roundhouse.rl.numbering import Numbering
from roundhouse.rl.rewards import REWARDS
from roundhouse.rl.tickets.numbers import TicketsNumbering
from roundhouse.rl.tickets.observation import TicketsEncoder

WINDOW = 4
WIDEST = 20  # cells; a wider window would hold nothing but empty table


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """Made once and shared by all its games."""

    game: Game
    players: int
    options: dict[str, Any]
    rewards: str
    numbering: Numbering
    encoder: Encoder

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


def setting(game: str, players: int = 2, *, rewards: str = "win", window: int | None = None, **options: Any) -> Setting:
    """A setting, or InvalidOption with one sentence on what is wrong."""
    found = find_game(game)
    if found.name not in ("tickets", "lilliput"):
        raise InvalidOption(f"game: there is no environment for {game}, only for tickets and lilliput", option="game")
    if rewards not in REWARDS:
        raise InvalidOption(f"rewards: {rewards!r} is none of {', '.join(REWARDS)}", option="rewards")
    if players == 1:
        raise InvalidOption(f"players: the environment of {game} needs at least 2 players, not 1", option="players")
    numbering: Numbering
    encoder: Encoder
    if found.name == "tickets":
        if window is not None:
            raise InvalidOption("window: is for lilliput, tickets has one fixed board", option="window")
        if options.get("board", "usa") != "usa":
            raise InvalidOption("board: actions are numbered for the board usa only", option="board")
    elif window is not None and (type(window) is not int or not 1 <= window <= WIDEST):
        raise InvalidOption(f"window: must be a whole number from 1 to {WIDEST}, not {window!r}", option="window")
    found.start(players, 0, **options)  # complains about everything that the game does not offer
    if found.name == "tickets":
        numbering, encoder = TicketsNumbering(), TicketsEncoder(players)
    else:
        width = WINDOW if window is None else window
        numbering, encoder = LilliputNumbering(width), LilliputEncoder(players, width)
    return Setting(found, players, options, rewards, numbering, encoder)
