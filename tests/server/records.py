"""Games that are over, or nearly so: a table can be made of their record, and need not be played from the start."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from roundhouse.match.table import BotSeat, Table


@lru_cache
def _played(game: str, players: int, seed: int) -> Table:
    table = Table.open(game, [BotSeat("random")] * players, seed=seed)
    while not table.is_over:
        table.play_bot()
    return table


def record(players: int = 2, left: int = 0, seed: int = 1, game: str = "tickets") -> dict[str, Any]:
    """The record of a game in which this many decisions are left."""
    whole = _played(game, players, seed).record().to_dict()
    return {**whole, "actions": whole["actions"][:-left], "result": None} if left else whole
