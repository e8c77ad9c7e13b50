"""What may need everybody's consent: taking back and pausing."""

from __future__ import annotations

from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_be_fresh, must_be_present, must_go_on
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.requests import PAUSE, UNDO
from roundhouse.match.status import PAUSED
from roundhouse.match.undo import undo_plan


def undo(match: Match, person: PersonId, expected: int, now: int, to: int | None = None) -> Proposal:
    """Take back what you decided before your turn, else your last decision, or all but the first `to` moves: at once,
    or asked of all other people."""
    if person not in match.people:
        raise Refused("not-at-table")
    match.running_state()
    sealed = match.sealed_seat(person)
    if to is None and sealed is not None:  # no move of others has anything to do with it
        new = Proposal(match, now)
        new.add(kinds.UNSEALED, sealed, person=person)
        return new
    must_be_fresh(match, expected)
    plan = undo_plan(match, person, to)
    new = Proposal(match, now)
    if not plan.consent:
        new.take_back(person, plan.to, plan.practice)
        return new
    return _ask(new, person, UNDO, plan.to)


def pause(match: Match, person: PersonId, now: int) -> Proposal:
    """Stop the clocks and the game: at once if no other person is there or no clock is used, else asked."""
    must_be_present(match, person)
    match.running_state()
    new = Proposal(match, now)
    if match.clocks is None or match.present == {person}:
        new.add(kinds.PAUSED, person=person, empty=False)
        return new
    return _ask(new, person, PAUSE, None)


def _ask(new: Proposal, person: PersonId, what: str, to: int | None) -> Proposal:
    request = new.after.request
    if request is not None and request.person != person:
        raise Refused("request-pending", what=request.what)
    if request is not None and (request.what, request.to) == (what, to):
        raise Refused("already")
    new.add(kinds.ASKED, person=person, what=what, to=to)
    return new


def resume(match: Match, person: PersonId, now: int) -> Proposal:
    """Go on after a pause."""
    must_be_present(match, person)
    must_go_on(match)
    if match.status != PAUSED:
        raise Refused("not-paused")
    new = Proposal(match, now)
    new.add(kinds.RESUMED, person=person)
    return new


def agree(match: Match, person: PersonId, now: int, request_seq: int | None = None) -> Proposal:
    """Say yes to what is asked; it is done when everybody has. `request_seq` makes sure that it is this request."""
    must_be_present(match, person)
    request = match.request
    if request is None or request.person == person:
        raise Refused("no-request")
    if request_seq not in (None, request.seq):
        raise Refused("stale", seq=match.seq, expected=request_seq)
    if person in request.agreed:
        raise Refused("already")
    new = Proposal(match, now)
    new.add(kinds.AGREED, person=person)
    new.grant()
    return new


def decline(match: Match, person: PersonId, now: int) -> Proposal:
    """Say no to what is asked; who asked takes it back."""
    must_be_present(match, person)
    if match.request is None:
        raise Refused("no-request")
    new = Proposal(match, now)
    new.add(kinds.DECLINED, person=person)
    return new
