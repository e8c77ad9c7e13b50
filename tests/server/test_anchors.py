"""Where levels of computers stand is what the kept tournaments say."""

from __future__ import annotations

import pytest
from benchmarks.strength import worth

from roundhouse.bots.roster import levels, worth_of


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_levels_stand_where_tournaments_have_put_them(game: str) -> None:
    measured = worth()[game]
    declared = {
        players: {
            level: stands
            for level in levels(game)  # type: ignore[arg-type]
            if (stands := worth_of(level, game, players)) is not None  # type: ignore[arg-type]
        }
        for players in range(1, 10)
    }
    assert {players: stands for players, stands in declared.items() if stands} == measured
