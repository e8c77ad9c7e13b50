"""The encoding of every game that declares none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from roundhouse.kernel.contract import Game
from roundhouse.rl.encoding import Encoding, GameNumbers
from roundhouse.rl.generic.discovery import discover
from roundhouse.rl.generic.numbers import NotationNumbering
from roundhouse.rl.generic.observation import ViewEncoder


class GenericEncoding(Encoding):
    title = ""  # the game's own name

    def __init__(self) -> None:
        self._made: dict[tuple[Game, int, str], GameNumbers] = {}

    def check(self, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> None:
        """Whether a game has too many actions is found out by playing it."""

    def make(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        parameters: Mapping[str, Any],  # noqa: ARG002
    ) -> GameNumbers:
        key = game, players, json.dumps(options, sort_keys=True, default=str)
        if key not in self._made:  # finding out takes about a second
            found = discover(game, players, options)
            longest = 4 * found.longest + 100  # random play comes to an end later than most, but not last of all
            self._made[key] = GameNumbers(NotationNumbering(found.notations), ViewEncoder(found), longest)
        return self._made[key]


ENCODING = GenericEncoding()
