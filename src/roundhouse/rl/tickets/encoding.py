"""Ticket to Ride for the environments: the USA board, and how long a game can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.kernel.contract import Game
from roundhouse.kernel.errors import InvalidOption
from roundhouse.rl.encoding import Encoding, GameNumbers
from roundhouse.rl.tickets.numbers import TicketsNumbering
from roundhouse.rl.tickets.observation import TicketsEncoder


class TicketsEncoding(Encoding):
    title = "Ticket to Ride (USA)"

    def check(self, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> None:  # noqa: ARG002
        if options.get("board", "usa") != "usa":
            raise InvalidOption("board: actions are numbered for the board usa only", option="board")

    def make(
        self,
        game: Game,  # noqa: ARG002
        players: int,
        options: Mapping[str, Any],  # noqa: ARG002
        parameters: Mapping[str, Any],  # noqa: ARG002
    ) -> GameNumbers:
        return GameNumbers(TicketsNumbering(), TicketsEncoder(players), longest_game(players))


def longest_game(players: int) -> int:
    """Every card is drawn once, and once more for each car it paid for; every claim takes a car, every draw of tickets
    keeps one; between two turns that do something, all but one may pass."""
    draws, claims, tickets = 110 + 45 * players, 45 * players, 30
    return players + draws + claims + 2 * tickets + (players - 1) * (draws + claims + tickets + 1)


ENCODING = TicketsEncoding()
