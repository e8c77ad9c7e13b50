"""What a player wants decided without being asked."""

from __future__ import annotations

from roundhouse.kernel.errors import InvalidOption
from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_be_present
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused


def instruct(match: Match, person: PersonId, name: str, on: bool, now: int) -> Proposal:
    """Give an instruction or take it back; what it says of the decision that is due is decided at once."""
    must_be_present(match, person)
    match.running_state()
    seats = match.seats_of(person)
    if len(seats) != 1:
        raise Refused("several-seats")
    (seat,) = seats
    known = {instruction.name: instruction for instruction in match.game.instructions}
    if name not in known:
        raise InvalidOption(f"instruction: {match.game.name} knows no {name!r}", option="instruction")
    if (name in match.instructions.get(seat, ())) == on:
        raise Refused("already")
    if on and seat == match.active_seat:
        deadline = match.deadline()
        if match.timed_out or (deadline is not None and now >= deadline):
            raise Refused("out-of-time")
    elif on and not known[name].lasting:
        raise Refused("not-your-turn", seat=match.active_seat)
    new = Proposal(match, now)
    new.add(kinds.INSTRUCTED, seat, person=person, name=name, on=on)
    if on:
        new.settle()
    return new
