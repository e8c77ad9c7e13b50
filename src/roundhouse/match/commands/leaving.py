"""Coming and going once the game is on, and the end of a table."""

from __future__ import annotations

from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_be_present, must_go_on, must_host
from roundhouse.match.commands.seating import vacate
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.status import CLOSED, FINISHED, RUNNING, WAITING

PAIR = 2  # players, of whom one is left if the other gives up


def leave(match: Match, person: PersonId, now: int, resign: bool = False) -> Proposal:
    """Give up all your seats: before the start they become open, later a bot plays them.

    Who resigns from a game of two ends it: the other has won.
    """
    must_be_present(match, person)
    if match.status == WAITING:
        return vacate(match, now, person, by=person)
    if match.status == CLOSED:
        raise Refused("closed")
    new = Proposal(match, now)
    seats = match.seats_of(person)
    for seat in seats:
        new.add(kinds.LEFT, seat, person=person, resigned=resign)
    if resign and len(seats) == 1 and match.settings.players == PAIR and match.status != FINISHED:
        new.add(kinds.CLOSED, person=person)
        return new
    new.grant()
    waits_for_somebody = any(holder.person is not None and not holder.resigned for holder in new.after.holders)
    if not new.after.present and new.after.status == RUNNING and waits_for_somebody:
        new.add(kinds.PAUSED, person=person, empty=True)  # who gave up wants to see the end; others may come back
    return new


def come_back(match: Match, person: PersonId, now: int) -> Proposal:
    """Take your seats back from the bots."""
    if person not in match.people:
        raise Refused("not-at-table")
    must_go_on(match)
    if person in match.present:
        raise Refused("not-away")
    new = Proposal(match, now)
    for seat in match.seats_of(person):
        new.add(kinds.RETURNED, seat, person=person)
    if match.empty:
        new.add(kinds.RESUMED, person=person)
    deadline = new.after.deadline()
    if deadline is not None and new.now >= deadline:  # at once, so that nobody can leave again before it is said
        new.add(kinds.TIMED_OUT, new.after.active_seat)
    return new


def close(match: Match, person: PersonId, now: int, by_operator: bool = False) -> Proposal:
    """The host ends the table for good, or an operator in the host's place; the seed stays secret."""
    must_host(match, person)
    if match.status in (FINISHED, CLOSED):
        raise Refused(match.status)
    new = Proposal(match, now)
    if by_operator:
        new.add(kinds.CLOSED, person=person, by_operator=True)
    else:
        new.add(kinds.CLOSED, person=person)
    return new
