"""What joining all tickets of a seat together would take: routes that serve several of them are needed once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from roundhouse.bots.tickets.atlas import atlas_of
from roundhouse.bots.tickets.connections import Joined, WaysFound, join
from roundhouse.bots.tickets.prospects import costs_for
from roundhouse.games.tickets.connections.network import ticket_progress
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.contract import Seat

THOROUGH = 4  # tickets; for more the first good answer will do, as somebody waits for it


class Outlook(NamedTuple):
    """What a seat's tickets ask of it, as far as they can be completed."""

    plan: list[str]
    """Open routes that would complete all tickets it holds with few cars."""

    together: dict[str, int | None]
    """By new tickets that could be kept, as the action names them: the cars that these and the held ones would take all
    together; `""`: the held ones alone. None if that is more than the seat has, or if others are in the way."""


def outlook(position: Position, seat: Seat) -> Outlook:
    """From nothing but what that seat knows: its tickets, its cars and the routes on the board."""
    atlas = atlas_of(position.setup)
    costs = costs_for([float(length) for length in atlas.length], position.owner, seat)
    search = WaysFound(atlas, costs)
    board, held, new = position.setup.board, position.tickets[seat], position.pending[seat]
    progress = ticket_progress(position, seat, held + new)
    missing = [index for index, (state, _) in zip(held, progress, strict=False) if state == "possible"]

    def joined(wanted: Sequence[int], thorough: bool) -> Joined | None:
        return join(atlas, costs, [atlas.ticket_ends[index] for index in wanted], thorough, search)

    def cars(found: Joined | None) -> int | None:
        return None if found is None or found.cost > position.cars[seat] else int(found.cost)

    # who chooses among tickets compares numbers; a plan that is asked for at every turn may be a little longer
    base = joined(missing, thorough=bool(new) and len(missing) <= THOROUGH)
    plan = [] if base is None else sorted(str(board.routes[index].id) for index in base.routes)
    if not new:
        return Outlook(plan, {})
    together = {
        " ".join(sorted(board.tickets[index].id for index in chosen)): cars(
            joined(wanted := [*missing, *chosen], thorough=len(wanted) <= THOROUGH)
        )
        for number in range(1, len(new) + 1)
        for chosen in combinations(new, number)
    }
    return Outlook(plan, {"": cars(base), **together})
