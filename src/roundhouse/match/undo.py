"""How far somebody may take decisions back, and who has to agree.

At once: own decisions, as long as nothing hidden was revealed and no other seat decided since; choices that were forced
count for nobody. With everybody's consent: further, as long as nothing hidden was revealed. Against bots alone: always,
but what goes further than "at once" makes the game practice. Never: after the end, when the seed is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from roundhouse.match.ids import PersonId
from roundhouse.match.moves import FORCED, PERSON, Move
from roundhouse.match.refusals import Refused

if TYPE_CHECKING:
    from roundhouse.match.match import Match


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """`to`: how many moves stay. `consent`: whose agreement it needs; nobody's if it is done at once."""

    to: int
    consent: frozenset[PersonId]
    practice: bool


def undo_plan(match: Match, person: PersonId, to: int | None = None) -> UndoPlan:
    """What an undo would take; refused if there is none. Without `to` the person's last decision is meant."""
    if person not in match.people:
        raise Refused("not-at-table")
    match.running_state()
    if not match.settings.undo:
        raise Refused("undo-off")
    if person not in match.present:
        raise Refused("not-your-turn")
    to = _last_decision(match, person) if to is None else to
    if not 0 <= to < len(match.moves):
        raise Refused("nothing-to-undo", moves=len(match.moves))
    while to > 0 and match.moves[to].by == FORCED:
        to -= 1
    gone = match.moves[to:]
    hidden = any(move.hidden for move in gone)
    if not hidden and all(_is_own(move, person) for move in gone):
        return UndoPlan(to, frozenset(), practice=False)
    if _plays_bots_alone(match, person):
        return UndoPlan(to, frozenset(), practice=True)
    if hidden:
        raise Refused("undo-past-hidden")
    return UndoPlan(to, match.present - {person}, practice=False)


def _last_decision(match: Match, person: PersonId) -> int:
    for number in range(len(match.moves) - 1, -1, -1):
        if match.moves[number].by == PERSON and match.moves[number].person == person:
            return number
    return -1


def _is_own(move: Move, person: PersonId) -> bool:
    return move.by == FORCED or (move.by == PERSON and move.person == person)


def _plays_bots_alone(match: Match, person: PersonId) -> bool:
    """One seat, and nobody else who plays or may come back: who resigned has given up their say."""
    others = [holder for holder in match.holders if holder.person != person]
    return len(match.seats_of(person)) == 1 and all(holder.person is None or holder.resigned for holder in others)
