"""Ticket to Ride for the environments: any board, and how long a game on it can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.games.tickets.position import Position
from roundhouse.games.tickets.setup import Setup
from roundhouse.kernel.contract import Game
from roundhouse.rl.encoding import Encoding, GameNumbers
from roundhouse.rl.tickets.numbers import TicketsNumbering
from roundhouse.rl.tickets.observation import TicketsEncoder


class TicketsEncoding(Encoding):
    title = "Ticket to Ride (USA)"

    def check(self, options: Mapping[str, Any], parameters: Mapping[str, Any]) -> None:
        """Every board has numbers."""

    def make(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        parameters: Mapping[str, Any],  # noqa: ARG002
    ) -> GameNumbers:
        opening = game.start(players, 0, **options)
        assert isinstance(opening, Position)
        setup = opening.setup
        return GameNumbers(TicketsNumbering(setup.board), TicketsEncoder(setup), longest_game(setup))


def longest_game(setup: Setup) -> int:
    """Every card is drawn once, and once more for each car it paid for; every claim takes a car, every draw of tickets
    keeps one; between two turns that do something, all but one may pass."""
    players, pieces, tickets = setup.players, setup.components, len(setup.board.tickets)
    claims = pieces.cars * players
    draws = sum(pieces.cards) + claims
    return players + draws + claims + 2 * tickets + (players - 1) * (draws + claims + tickets + 1)


ENCODING = TicketsEncoding()
