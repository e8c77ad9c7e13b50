"""Being away for days without losing time."""

from __future__ import annotations

from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_go_on
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused


def vacation(match: Match, person: PersonId, until: int, now: int) -> Proposal:
    """Their clock stands still until then, or goes on from now if that is over; nothing if the table knows it already.

    For the server, which knows for how long somebody may be away.
    """
    if person not in match.people:
        raise Refused("not-at-table")
    must_go_on(match)
    if match.settings.clock is None or not match.settings.clock.counts_days:
        raise Refused("no-clock")
    new = Proposal(match, now)
    until = max(until, new.now)
    known = match.vacations.get(person, 0)
    if known != until and max(known, until) > new.now:
        new.add(kinds.VACATION, person=person, until=until)
    return new
