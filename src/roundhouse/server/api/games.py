"""What can be played: games, player counts, options and bots."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from roundhouse.bots.roster import default_bot, offered_bots
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.registry import game_names


class OptionLine(msgspec.Struct, frozen=True):
    name: str
    default: Any


class GameLine(msgspec.Struct, frozen=True):
    name: str
    rules: int
    min_players: int
    max_players: int
    options: list[OptionLine]
    bots: list[str]  # levels from weak to strong, then other bots
    bot: str  # who plays on when somebody leaves, unless a table says otherwise


class GameList(msgspec.Struct, frozen=True):
    games: list[GameLine]


@get("/api/games", operation_id="listGames", tags=["games"], sync_to_thread=False)
def list_games() -> GameList:
    """The games and what can be chosen for them."""
    return GameList(
        [
            GameLine(
                name=game.name,
                rules=game.rules_version,
                min_players=game.min_players,
                max_players=game.max_players,
                options=[OptionLine(option.name, option.default) for option in game.options],
                bots=offered_bots(game.name),
                bot=default_bot(game.name),
            )
            for game in map(find_game, game_names())
        ]
    )
