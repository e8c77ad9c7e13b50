"""What people say, and who is heard."""

from __future__ import annotations

from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_host
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.status import CLOSED

LONGEST_TEXT = 500


def chat(match: Match, person: PersonId, text: str, now: int) -> Proposal:
    """Say something to everybody; for people who hold a seat, and the host."""
    if person not in match.people and person != match.host:
        raise Refused("not-at-table")
    if match.status == CLOSED:
        raise Refused("closed")
    if not match.settings.chat:
        raise Refused("chat-off")
    if person in match.muted:
        raise Refused("muted")
    text = text.strip()
    if not 0 < len(text) <= LONGEST_TEXT or not text.isprintable():
        raise Refused("bad-text", longest=LONGEST_TEXT)
    new = Proposal(match, now)
    new.add(kinds.CHAT, person=person, text=text)
    return new


def mute(match: Match, person: PersonId, now: int, whom: PersonId, on: bool = True) -> Proposal:
    """The host mutes a person for everybody, or lets them speak again."""
    must_host(match, person)
    if whom == match.host or whom not in match.people | match.muted:
        raise Refused("no-such-person")
    if (whom in match.muted) == on:
        raise Refused("already")
    new = Proposal(match, now)
    new.add(kinds.MUTED, person=whom, by=person, on=on)
    return new
