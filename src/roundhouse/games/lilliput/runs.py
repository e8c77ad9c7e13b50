"""What a company earns in a position: its trains of today on the map of today."""

from __future__ import annotations

from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.map.routes import Run, best_run
from roundhouse.games.lilliput.position import Position


def company_run(position: Position, company: Company) -> Run:
    """The best run of a company with the trains it has now (L-327)."""
    kinds = position.setup.running_trains[position.phase - 1]
    trains = tuple([kinds[train] for train in position.trains[company]])
    return best_run(position.railmap, company, trains)
