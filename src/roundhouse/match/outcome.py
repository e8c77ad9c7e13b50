"""What a table came to for the people at it: who finished where, and whether that counts."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.records import result_of
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.moves import PERSON
from roundhouse.match.seats import Holder
from roundhouse.match.settings import LOCAL
from roundhouse.match.status import CLOSED, FINISHED

ABANDONED = "abandoned"  # ended before the game was over


@dataclass(frozen=True, slots=True)
class Placing:
    """Where one seat finished. `bot` is who held it from the start, None for a person."""

    seat: Seat
    person: PersonId | None
    bot: str | None
    rank: int
    score: int | None  # none where the game was not played to its end
    left: bool  # a bot played on for this person, or they ended the game for everybody


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """How a table ended: `finished` or `abandoned`."""

    how: str
    placings: tuple[Placing, ...]


def outcome_of(match: Match) -> TableOutcome | None:
    """What counts of a table that has just ended; None if nothing does.

    Practice does not count, nor what was taken back with everybody's consent, nor several people at one screen. Whoever
    left comes after all who stayed, however well the bot played on for them. A game that ends early counts once
    everybody had made a decision, against whoever ended it: nobody gets out of a lost game by closing the table.
    """
    people = [holder.person for holder in match.holders if holder.person is not None]
    if match.practice or match.taken_back or match.closed_by_operator or match.settings.visibility == LOCAL:
        return None
    if not people or len(set(people)) < len(people) or match.state is None:
        return None
    if match.status == FINISHED:
        return _finished(match)
    return _abandoned(match) if match.status == CLOSED else None


def _finished(match: Match) -> TableOutcome:
    assert match.state is not None
    result = result_of(match.state)
    ranks: list[int] = result["ranks"]
    left = [_is_away(holder) for holder in match.holders]
    order = sorted(zip([*left, *[False] * (len(ranks) - len(left))], ranks, strict=True))  # automata come last and stay
    return TableOutcome(
        FINISHED,
        tuple(
            _placing(Seat(seat), holder, 1 + order.index((left[seat], ranks[seat])), result["scores"][seat], left[seat])
            for seat, holder in enumerate(match.holders)
        ),
    )


def _abandoned(match: Match) -> TableOutcome | None:
    """Those who stayed share the first place."""
    decided = {move.person for move in match.moves if move.by == PERSON}
    if not match.people <= decided:
        return None
    left = [_is_away(holder) or _closed_it(match, holder) for holder in match.holders]
    if not any(left):
        return None  # closed by a host who did not play
    stayed = len(left) - sum(left)
    return TableOutcome(
        ABANDONED,
        tuple(
            _placing(Seat(seat), holder, 1 + stayed if left[seat] else 1, None, left[seat])
            for seat, holder in enumerate(match.holders)
        ),
    )


def _is_away(holder: Holder) -> bool:
    return holder.person is not None and holder.bot is not None


def _closed_it(match: Match, holder: Holder) -> bool:
    """The host did, unless a game of two ended because somebody gave up; the host is then who is left."""
    return holder.person == match.host and not (match.is_given_up and len(match.holders) == 2)


def _placing(seat: Seat, holder: Holder, rank: int, score: int | None, left: bool) -> Placing:
    return Placing(seat, holder.person, None if holder.person is not None else holder.bot, rank, score, left)
