"""What a company's trains earn: the exact maximum over all sets of legal routes (L-327)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.games.lilliput.ids import Cell, Company, Train
from roundhouse.games.lilliput.railmap import RailMap


@dataclass(frozen=True, slots=True)
class RouteStop:
    cell: Cell
    value: int
    counted: bool


@dataclass(frozen=True, slots=True)
class Hop:
    """One tile of a route: where the train enters and leaves it; -1 where it begins or ends."""

    cell: Cell
    entry: int
    out: int


@dataclass(frozen=True, slots=True)
class TrainRoute:
    train: Train
    stops: tuple[RouteStop, ...]
    hops: tuple[Hop, ...]
    raw: int
    """The sum of the stops (L-321)."""
    revenue: int
    """After doubling or halving."""


@dataclass(frozen=True, slots=True)
class Run:
    total: int
    routes: tuple[TrainRoute, ...]
    bound: int
    """No set of routes earns more than this; equal to `total` unless the search was stopped."""

    @property
    def is_exact(self) -> bool:
        return self.total == self.bound


class StopGraph:
    """The stops of a network and the track between them."""


def best_run(
    railmap: RailMap, company: Company, trains: tuple[Train, ...], *, stop: Callable[[], bool] | None = None
) -> Run:
    """The best routes for these trains. `stop` is asked now and then; if it says yes, the run may not be exact."""
    raise NotImplementedError
