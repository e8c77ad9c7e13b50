"""What people can do at a table. Each command looks at a match and changes nothing; it returns a proposal, the entries
to store and the match after them, or raises Refused (or IllegalAction, InvalidAction, InvalidOption) with a code, a
rule and parameters.

`now` is whole milliseconds. `expected` is the seq that the person has seen: where something else than chat and the like
came after it, the command is refused as stale.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from roundhouse.bots.roster import check_bot, default_bot
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.options import check_names
from roundhouse.kernel.records import Record, final_position, first_position
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import commitment, seed_bytes
from roundhouse.match import entries as kinds
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.moves import BOT, CLOCK, PERSON
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.requests import PAUSE, UNDO
from roundhouse.match.seats import OPEN, Holder
from roundhouse.match.settings import Settings, check_settings
from roundhouse.match.status import CLOSED, FINISHED, PAUSED, RUNNING, WAITING
from roundhouse.match.undo import undo_plan

LONGEST_TEXT = 500
LONGEST_LABEL = 40
_SHARE = re.compile("[0-9a-f]{64}")


def create(
    settings: Settings,
    host: PersonId,
    seats: Sequence[Holder],
    secret: bytes,
    now: int,
    record: Record | None = None,
    rematch_of: TableId | None = None,
    awaits: Collection[str] = (),
) -> Proposal:
    """A new table with its first seats (one Holder per player, OPEN for who is still to come); starts if full.

    The seed is made at the start from `secret`, of which the commitment is told now, and a share of everybody who gives
    one; those in `awaits` promise to give theirs when they have seen the commitment.

    With a record (its seed in it) the game goes on where that ends, as practice; game, players, options and seed are
    those of the record. Whoever brings it may know all its secrets, so while it has any nobody else gets a seat.
    """
    if record is not None:
        last = final_position(record)  # complains if it cannot be played again
        if last.has_secrets and any(holder.bot is None and holder.person != host for holder in seats):
            raise Refused("secrets-known")
        settings = replace(settings, game=GameName(record.game), players=record.players, options=record.options)
        secret, awaits = seed_bytes(record.seed), ()
        first = first_position(record)
    else:
        check_names(settings.game, find_game(settings.game).options, settings.options)
        first = find_game(settings.game).start(settings.players, secret, **settings.options)  # never played
    game = find_game(settings.game)
    settings = replace(settings, options=game.record_options(first), bot=settings.bot or default_bot(game.name))
    check_settings(settings)
    _check_seats(settings, seats)
    new = Proposal(Match(), now)
    new.add(
        kinds.CREATED,
        host=host,
        settings=settings.to_dict(),
        seats=[holder.to_dict() for holder in seats],
        rules=game.rules_of(first),
        commitment=commitment(secret),
        secret=secret.hex() if record is None else None,
        seed=None if record is None else secret.hex(),
        awaits=sorted({holder.person for holder in seats if holder.person in awaits}),
        actions=[] if record is None else list(record.actions),
        practice=record is not None,
        rematch_of=rematch_of,
    )
    return _start_if_full(new)


def _check_seats(settings: Settings, seats: Sequence[Holder]) -> None:
    if len(seats) != settings.players:
        raise InvalidOption(f"seats: {len(seats)} are given for {settings.players} players", option="seats")
    people = [holder.person for holder in seats if holder.person is not None]
    if len(set(people)) < len(people) and not settings.many_seats_each:
        raise Refused("one-seat-each")
    for holder in seats:
        if (holder.person is not None and holder.bot is not None) or holder.resigned:
            raise InvalidOption("seats: a seat is a person's or a bot's", option="seats")
        if holder.bot is not None:
            check_bot(holder.bot, settings.game)
        _check_label(holder.label)


def _check_label(label: str | None) -> None:
    if label is not None and not (0 < len(label) <= LONGEST_LABEL and label.isprintable()):
        raise InvalidOption(f"label: not 1 to {LONGEST_LABEL} printable characters", option="label")


def _start_if_full(new: Proposal) -> Proposal:
    match = new.after
    if match.settings.auto_start and match.is_full and not (match.awaits and new.now < match.awaits_until):
        new.start()
    return new


# -- before the start --


def join(
    match: Match,
    person: PersonId,
    now: int,
    seat: Seat | None = None,
    label: str | None = None,
    share: str | None = None,
) -> Proposal:
    """Take an open seat: that one, or the first; with a share of the seed or without."""
    _must_wait(match)
    if person in match.removed:
        raise Refused("removed")
    if person in match.people and not match.settings.many_seats_each:
        raise Refused("one-seat-each")
    _check_label(label)
    free = [Seat(number) for number, holder in enumerate(match.holders) if holder.is_open]
    if seat is None:
        if not free:
            raise Refused("table-full")
        seat = free[0]
    _must_be_open(match, seat)
    if match.practice and person != match.host and match.where_it_goes_on().has_secrets:
        raise Refused("secrets-known")
    new = Proposal(match, now)
    new.add(kinds.SEATED, seat, person=person, bot=None, label=label)
    if share is not None:
        _add_share(new, person, share)
    return _start_if_full(new)


def share(match: Match, person: PersonId, share: str, now: int) -> Proposal:
    """Give a share of the seed: 64 random hexadecimal digits. The last one that is awaited lets the game start."""
    if person not in match.people:
        raise Refused("not-at-table")
    _must_wait(match)
    new = Proposal(match, now)
    _add_share(new, person, share)
    return _start_if_full(new)


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
    _must_host(match, person)
    _must_wait(match)
    check_bot(bot, match.settings.game)
    _must_be_open(match, seat)
    new = Proposal(match, now)
    new.add(kinds.SEATED, seat, person=None, bot=bot, label=None)
    return _start_if_full(new)


def open_seat(match: Match, person: PersonId, now: int, seat: Seat) -> Proposal:
    """The host takes a bot away before the start."""
    _must_host(match, person)
    _must_wait(match)
    if not 0 <= seat < len(match.holders) or match.holders[seat].bot is None:
        raise Refused("no-such-seat", seat=seat)
    new = Proposal(match, now)
    new.add(kinds.VACATED, seat, person=None, by=person)
    return new


def remove(match: Match, person: PersonId, now: int, whom: PersonId) -> Proposal:
    """The host removes a person before the start; they cannot join again."""
    _must_host(match, person)
    _must_wait(match)
    if whom == match.host or whom not in match.people:
        raise Refused("no-such-person")
    return _vacate(match, now, whom, by=person)


def _vacate(match: Match, now: int, whom: PersonId, by: PersonId) -> Proposal:
    new = Proposal(match, now)
    for seat in match.seats_of(whom):
        new.add(kinds.VACATED, seat, person=whom, by=by)
    return new


def start(match: Match, person: PersonId, now: int) -> Proposal:
    """The host starts a full table: without auto_start, or without a share that is still awaited."""
    _must_host(match, person)
    _must_wait(match)
    if not match.is_full:
        raise Refused("not-full")
    new = Proposal(match, now)
    new.start()
    return new


# -- decisions --


def act(match: Match, person: PersonId, action: str, expected: int, now: int) -> Proposal:
    """A person's decision in notation; forced choices that follow are made with it, and the end if it comes."""
    if person not in match.people:
        raise Refused("not-at-table")
    match.running_state()
    _must_be_fresh(match, expected)
    match.turn_of(person)
    deadline = match.deadline()
    if match.timed_out or (deadline is not None and now >= deadline):
        raise Refused("out-of-time")
    return _decide(match, action, PERSON, person, now)


def act_for_bot(match: Match, seat: Seat, action: str, expected: int, now: int) -> Proposal:
    """The answer of the bot that `match.bot_to_move()` named; for the server, not for people."""
    match.running_state()
    _must_be_fresh(match, expected)
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


# -- what may need everybody's consent --


def undo(match: Match, person: PersonId, expected: int, now: int, to: int | None = None) -> Proposal:
    """Take back the own last decision, or all but the first `to` moves: at once, or asked of all other people."""
    if person not in match.people:
        raise Refused("not-at-table")
    match.running_state()
    _must_be_fresh(match, expected)
    plan = undo_plan(match, person, to)
    new = Proposal(match, now)
    if not plan.consent:
        new.take_back(person, plan.to, plan.practice)
        return new
    return _ask(new, person, UNDO, plan.to)


def pause(match: Match, person: PersonId, now: int) -> Proposal:
    """Stop the clocks and the game: at once if no other person is there or no clock is used, else asked."""
    _must_be_present(match, person)
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
    _must_be_present(match, person)
    _must_go_on(match)
    if match.status != PAUSED:
        raise Refused("not-paused")
    new = Proposal(match, now)
    new.add(kinds.RESUMED, person=person)
    return new


def agree(match: Match, person: PersonId, now: int, request_seq: int | None = None) -> Proposal:
    """Say yes to what is asked; it is done when everybody has. `request_seq` makes sure that it is this request."""
    _must_be_present(match, person)
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
    _must_be_present(match, person)
    if match.request is None:
        raise Refused("no-request")
    new = Proposal(match, now)
    new.add(kinds.DECLINED, person=person)
    return new


# -- coming and going --


def leave(match: Match, person: PersonId, now: int, resign: bool = False) -> Proposal:
    """Give up all own seats: before the start they become open, later a bot plays them."""
    _must_be_present(match, person)
    if match.status == WAITING:
        return _vacate(match, now, person, by=person)
    if match.status == CLOSED:
        raise Refused("closed")
    new = Proposal(match, now)
    for seat in match.seats_of(person):
        new.add(kinds.LEFT, seat, person=person, resigned=resign)
    new.grant()
    waits_for_somebody = any(holder.person is not None and not holder.resigned for holder in new.after.holders)
    if not new.after.present and new.after.status == RUNNING and waits_for_somebody:
        new.add(kinds.PAUSED, person=person, empty=True)  # who gave up wants to see the end; others may come back
    return new


def come_back(match: Match, person: PersonId, now: int) -> Proposal:
    """Take the own seats back from the bots."""
    if person not in match.people:
        raise Refused("not-at-table")
    _must_go_on(match)
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


def close(match: Match, person: PersonId, now: int) -> Proposal:
    """The host ends the table for good; the seed stays secret."""
    _must_host(match, person)
    if match.status in (FINISHED, CLOSED):
        raise Refused(match.status)
    new = Proposal(match, now)
    new.add(kinds.CLOSED, person=person)
    return new


# -- talk --


def chat(match: Match, person: PersonId, text: str, now: int) -> Proposal:
    """Say something to everybody; for people who hold a seat, and the host."""
    if person not in match.people and person != match.host:
        raise Refused("not-at-table")
    if match.status == CLOSED:
        raise Refused("closed")
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
    _must_host(match, person)
    if whom == match.host or whom not in match.people | match.muted:
        raise Refused("no-such-person")
    if (whom in match.muted) == on:
        raise Refused("already")
    new = Proposal(match, now)
    new.add(kinds.MUTED, person=whom, by=person, on=on)
    return new


# -- another game --


def rematch(match: Match, person: PersonId, now: int, will_share: bool = False) -> Proposal:
    """Wish for another game; when `match.rematch_agreed` the server creates it with `rematch_seats`.

    `will_share`: they promise a share of its seed, once they see its commitment. Whoever has wished for a game that was
    agreed but never made may say so again: nothing is added, and the server tries again.
    """
    if person not in match.people and person != match.host:
        raise Refused("not-at-table")
    if match.status != FINISHED:
        raise Refused("not-finished")
    has_wished = person in match.rematch_wanted
    if match.rematch_game is not None or (has_wished and not match.rematch_agreed):
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
        seats.append(replace(OPEN, person=holder.person, label=holder.label) if stays else _as_bot(match, holder))
    return seats


def _as_bot(match: Match, holder: Holder) -> Holder:
    return replace(OPEN, bot=holder.bot or match.settings.bot)


def rematch_made(match: Match, table_id: TableId, now: int) -> Proposal:
    """The next game exists under this id. For the server."""
    if match.rematch_game is not None:
        raise Refused("already", game=match.rematch_game)
    if not match.rematch_agreed:
        raise Refused("no-request")
    new = Proposal(match, now)
    new.add(kinds.REMATCH_MADE, game=table_id)
    return new


# -- what has to be so --


def _must_wait(match: Match) -> None:
    if match.status == CLOSED:
        raise Refused("closed")
    if match.status != WAITING:
        raise Refused("started")


def _must_go_on(match: Match) -> None:
    if match.status not in (RUNNING, PAUSED):
        raise Refused("not-started" if match.status == WAITING else match.status)


def _must_host(match: Match, person: PersonId) -> None:
    if person != match.host:
        raise Refused("not-host")


def _must_be_present(match: Match, person: PersonId) -> None:
    if person not in match.present:
        raise Refused("not-at-table")


def _must_be_open(match: Match, seat: Seat) -> None:
    if not 0 <= seat < len(match.holders):
        raise Refused("no-such-seat", seat=seat)
    if not match.holders[seat].is_open:
        raise Refused("seat-taken", seat=seat)


def _must_be_fresh(match: Match, expected: int) -> None:
    if not match.position_seq <= expected <= match.seq:
        raise Refused("stale", seq=match.seq, expected=expected)
