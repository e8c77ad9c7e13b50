"""Who sits where before the start, and what they add to the seed."""

from __future__ import annotations

import re

from roundhouse.bots.roster import check_bot
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidOption
from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_be_open, must_host, must_wait
from roundhouse.match.commands.opening import check_colour, check_label
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused

_SHARE = re.compile("[0-9a-f]{64}")


def join(
    match: Match,
    person: PersonId,
    now: int,
    seat: Seat | None = None,
    label: str | None = None,
    share: str | None = None,
    colour: str | None = None,
) -> Proposal:
    """Take an open seat: that one, or the first; with or without a share of the seed and a colour that is free."""
    must_wait(match)
    if person in match.removed:
        raise Refused("removed")
    if person in match.people and not match.settings.many_seats_each:
        raise Refused("one-seat-each")
    check_label(label)
    free = [Seat(number) for number, holder in enumerate(match.holders) if holder.is_open]
    if seat is None:
        if not free:
            raise Refused("table-full")
        seat = free[0]
    must_be_open(match, seat)
    if match.practice and person != match.host and match.where_it_goes_on().has_secrets:
        raise Refused("secrets-known")
    _must_be_free(match, seat, colour)
    new = Proposal(match, now)
    new.add(kinds.SEATED, seat, person=person, bot=None, label=label, colour=colour)
    if share is not None:
        _add_share(new, person, share)
    return new.start_if_full()


def paint(match: Match, person: PersonId, colour: str | None, now: int, seat: Seat | None = None) -> Proposal:
    """Choose the colour of your seat before the start (None: whichever is left); with several seats, of which one."""
    own = match.seats_of(person)
    if not own:
        raise Refused("not-at-table")
    must_wait(match)
    seat = own[0] if seat is None else seat
    if seat not in own:
        raise Refused("not-your-seat", seat=seat)
    _must_be_free(match, seat, colour)
    new = Proposal(match, now)
    new.add(kinds.COLOURED, seat, person=person, colour=colour)
    return new


def _must_be_free(match: Match, seat: Seat, colour: str | None) -> None:
    """Nobody else has chosen that colour; whoever has not chosen gets another one."""
    check_colour(match.game, colour)
    if colour is not None and any(
        holder.colour == colour for number, holder in enumerate(match.holders) if number != seat
    ):
        raise Refused("colour-taken", colour=colour)


def share(match: Match, person: PersonId, share: str, now: int) -> Proposal:
    """Give a share of the seed: 64 random hexadecimal digits. The last one that is awaited lets the game start."""
    if person not in match.people:
        raise Refused("not-at-table")
    must_wait(match)
    new = Proposal(match, now)
    _add_share(new, person, share)
    return new.start_if_full()


def _add_share(new: Proposal, person: PersonId, share: str) -> None:
    if not new.after.secret:
        raise Refused("seed-given")
    if person in new.after.shares:
        raise Refused("already")
    if _SHARE.fullmatch(share) is None:
        raise InvalidOption("share: not 64 hexadecimal digits (0-9, a-f)", option="share")
    new.add(kinds.SHARED, person=person, share=share)


def seat_bot(match: Match, person: PersonId, now: int, seat: Seat, bot: str) -> Proposal:
    """The host gives an open seat to a bot."""
    must_host(match, person)
    must_wait(match)
    check_bot(bot, match.settings.game)
    must_be_open(match, seat)
    new = Proposal(match, now)
    new.add(kinds.SEATED, seat, person=None, bot=bot, label=None, colour=None)
    return new.start_if_full()


def open_seat(match: Match, person: PersonId, now: int, seat: Seat) -> Proposal:
    """The host takes a bot away before the start."""
    must_host(match, person)
    must_wait(match)
    if not 0 <= seat < len(match.holders) or match.holders[seat].bot is None:
        raise Refused("no-such-seat", seat=seat)
    new = Proposal(match, now)
    new.add(kinds.VACATED, seat, person=None, by=person)
    return new


def remove(match: Match, person: PersonId, now: int, whom: PersonId) -> Proposal:
    """The host removes a person before the start; they cannot join again."""
    must_host(match, person)
    must_wait(match)
    if whom == match.host or whom not in match.people:
        raise Refused("no-such-person")
    return vacate(match, now, whom, by=person)


def vacate(match: Match, now: int, whom: PersonId, by: PersonId) -> Proposal:
    new = Proposal(match, now)
    for seat in match.seats_of(whom):
        new.add(kinds.VACATED, seat, person=whom, by=by)
    return new
