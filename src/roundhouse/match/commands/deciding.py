"""Decisions of the game: a person's, a bot's, or a bot's when time is out."""

from __future__ import annotations

from roundhouse.kernel.contract import Seat, State
from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_be_fresh
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.moves import BOT, CLOCK, PERSON
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.status import WAITING


def act(match: Match, person: PersonId, action: str, expected: int, now: int) -> Proposal:
    """A person's decision in notation; forced choices that follow are made with it, and the end if it comes.

    Where the game allows it, also before its turn: then it is sealed, and made when that comes.
    """
    if person not in match.people:
        raise Refused("not-at-table")
    state = match.running_state()
    if match.sealed_seat(person) is not None:
        raise Refused("already")
    early = match.early_turn_of(person)
    if early is not None:
        return _seal(match, person, action, early, now)
    if not _is_alone_with_it(match, state, person, expected):
        must_be_fresh(match, expected)
    match.turn_of(person)
    deadline = match.deadline()
    if match.timed_out or (deadline is not None and now >= deadline):
        raise Refused("out-of-time")
    return _decide(match, action, PERSON, person, now)


def _is_alone_with_it(match: Match, state: State, person: PersonId, expected: int) -> bool:
    """Whether this is a decision that could have been made before its turn, so that others did nothing to it."""
    seat = match.active_seat
    if seat is None or match.holders[seat].present != person or expected > match.seq or state.early(seat) is None:
        return False
    return not any(move.seat == seat and move.seq > expected for move in match.moves)


def _seal(match: Match, person: PersonId, action: str, early: tuple[State, Seat], now: int) -> Proposal:
    """A decision before its turn: nobody else sees it."""
    state, seat = early
    decision = match.game.parse(action)
    state.apply(decision, seat)  # on a copy: refused if it would be
    new = Proposal(match, now)
    new.add(kinds.SEALED, seat, person=person, action=str(decision))
    return new


def act_for_bot(match: Match, seat: Seat, action: str, expected: int, now: int) -> Proposal:
    """The answer of the bot that `match.bot_to_move()` named; for the server, not for people."""
    match.running_state()
    must_be_fresh(match, expected)
    turn = match.bot_to_move()
    if turn is None or turn.seat != seat:
        raise Refused("not-bots-turn", seat=seat)
    return _decide(match, action, CLOCK if match.timed_out else BOT, None, now)


def _decide(match: Match, action: str, by: str, person: PersonId | None, now: int) -> Proposal:
    """The active seat's decision, tried on a copy: read once, checked once, and carried out once."""
    decision = match.game.parse(action)
    new = Proposal(match, now)
    new.move(decision, by, person)
    new.settle()
    return new


def time_out(match: Match, now: int) -> Proposal:
    """The time of `match.deadline()` is over: a bot decides, or the game starts as it is. For the server."""
    deadline = match.deadline()
    if deadline is None or match.status != WAITING:
        match.running_state()
    if deadline is None:
        raise Refused("no-clock")
    if now < deadline:
        raise Refused("time-left", deadline=deadline)
    new = Proposal(match, now)
    if match.status == WAITING:
        new.start()
    else:
        new.add(kinds.TIMED_OUT, match.active_seat)
    return new
