"""For whom a table waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.match.ids import PersonId
from roundhouse.match.status import RUNNING

if TYPE_CHECKING:
    from roundhouse.match.match import Match


def waited_for(match: Match) -> frozenset[PersonId]:
    """Everybody who has something to decide, now or before their turn, or to answer what another asks."""
    return deciders(match) | asked(match)


def deciders(match: Match) -> frozenset[PersonId]:
    """Who has something to decide, now or before their turn."""
    seat = match.active_seat
    if seat is None or match.status != RUNNING:
        return frozenset()
    decides = set() if match.timed_out else {match.holders[seat].present}
    early = {person for person in match.present if match.early_turn_of(person) is not None}
    return frozenset(person for person in decides | early if person is not None)


def asked(match: Match) -> frozenset[PersonId]:
    """Who has to answer what another asks."""
    if match.request is None or match.active_seat is None or match.status != RUNNING:
        return frozenset()
    return match.present - {match.request.person} - match.request.agreed
