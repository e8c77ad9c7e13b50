"""18Lilliput for the environments: how much of the table is seen, and how long a game can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from roundhouse.kernel.contract import Game
from roundhouse.kernel.errors import InvalidOption
from roundhouse.rl.encoding import Encoding, GameNumbers
from roundhouse.rl.lilliput.numbers import LilliputNumbering
from roundhouse.rl.lilliput.observation import LilliputEncoder

WIDEST = 20  # cells; a wider window would hold nothing but empty table


class LilliputEncoding(Encoding):
    title = "18Lilliput"
    parameters: ClassVar[Mapping[str, int]] = {"window": 4}

    def check(self, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> None:  # noqa: ARG002
        window = parameters["window"]
        if type(window) is not int or not 1 <= window <= WIDEST:
            raise InvalidOption(f"window: must be a whole number from 1 to {WIDEST}, not {window!r}", option="window")

    def make(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        parameters: Mapping[str, Any],
    ) -> GameNumbers:
        window = parameters["window"]
        seats = game.start(players, 0, **options).seats  # Gulliver's among them
        return GameNumbers(LilliputNumbering(window), LilliputEncoder(seats, window), longest_game(players))


def longest_game(players: int) -> int:
    """25 decisions for each turn and 20 for the runs of a round are never reached, nor the trains that could be given
    up."""
    return 100 + 9 * (2 * players * 25 + 20)


ENCODING = LilliputEncoding()
