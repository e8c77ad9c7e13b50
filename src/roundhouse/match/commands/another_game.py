"""Another game with the same people."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.match import entries as kinds
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import OPEN, Holder
from roundhouse.match.status import FINISHED


def rematch(match: Match, person: PersonId, now: int, will_share: bool = False) -> Proposal:
    """Wish for another game; when `match.rematch_agreed` the server creates it with `rematch_seats`.

    `will_share`: they promise a share of its seed, once they see its commitment. Whoever has wished for a game that was
    agreed but never made may say so again: nothing is added, and the server tries again.
    """
    if person not in match.people and person != match.host:
        raise Refused("not-at-table")
    if match.status != FINISHED and not match.is_given_up:
        raise Refused("not-finished")
    has_wished = person in match.rematch_wanted
    if match.rematch_table is not None or (has_wished and not match.rematch_agreed):
        raise Refused("already")
    new = Proposal(match, now)
    if not has_wished:
        new.add(kinds.REMATCH, person=person, will_share=will_share)
    return new


def rematch_seats(match: Match) -> list[Holder]:
    """Who plays the next game: the same in the same seats, and bots for those who do not want to."""
    seats = []
    for holder in match.holders:
        stays = holder.person is not None and holder.person in match.rematch_wanted
        seats.append(
            replace(OPEN, person=holder.person, label=holder.label, colour=holder.colour)
            if stays
            else _as_bot(match, holder)
        )
    return seats


def _as_bot(match: Match, holder: Holder) -> Holder:
    return replace(OPEN, bot=holder.bot or match.settings.bot)


def rematch_made(match: Match, table_id: TableId, now: int) -> Proposal:
    """The next game exists under this id. For the server."""
    if match.rematch_table is not None:
        raise Refused("already", table=match.rematch_table)
    if not match.rematch_agreed:
        raise Refused("no-request")
    new = Proposal(match, now)
    new.add(kinds.REMATCH_MADE, table=table_id)
    return new
