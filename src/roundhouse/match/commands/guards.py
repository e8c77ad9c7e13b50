"""What has to be so before a command does anything; refused otherwise."""

from __future__ import annotations

from roundhouse.kernel.contract import Seat
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from roundhouse.match.status import CLOSED, PAUSED, RUNNING, WAITING


def must_wait(match: Match) -> None:
    if match.status == CLOSED:
        raise Refused("closed")
    if match.status != WAITING:
        raise Refused("started")


def must_go_on(match: Match) -> None:
    if match.status not in (RUNNING, PAUSED):
        raise Refused("not-started" if match.status == WAITING else match.status)


def must_host(match: Match, person: PersonId) -> None:
    if person != match.host:
        raise Refused("not-host")


def must_be_present(match: Match, person: PersonId) -> None:
    if person not in match.present:
        raise Refused("not-at-table")


def must_be_open(match: Match, seat: Seat) -> None:
    if not 0 <= seat < len(match.holders):
        raise Refused("no-such-seat", seat=seat)
    if not match.holders[seat].is_open:
        raise Refused("seat-taken", seat=seat)


def must_be_fresh(match: Match, expected: int) -> None:
    if not match.position_seq <= expected <= match.seq:
        raise Refused("stale", seq=match.seq, expected=expected)
