"""Who has won, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from roundhouse.kernel.contract import Standing
from roundhouse.render.signs import BRASS
from roundhouse.render.words import Words


def winners_line(standings: Sequence[Standing], names: Sequence[str], words: Words) -> Text:
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    points = standings[0].score
    if len(winners) == 1:
        return Text(words("sheet-winner", names=winners[0], points=points), style=BRASS)
    listed = words("sheet-and", first=", ".join(winners[:-1]), last=winners[-1])
    return Text(words("sheet-winners", names=listed, points=points), style=BRASS)
