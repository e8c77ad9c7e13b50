"""What each entry does to a match. Trusts the log: whether something may happen is decided before it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.rng import joint_seed
from roundhouse.match import entries as kinds
from roundhouse.match.clocks import Clocks
from roundhouse.match.entries import Entry
from roundhouse.match.ids import PersonId
from roundhouse.match.moves import CLOCK, PERSON, Move, PlayedAction, Sealed, play_again
from roundhouse.match.requests import UNDO, Request
from roundhouse.match.seats import OPEN, Holder
from roundhouse.match.settings import Settings
from roundhouse.match.status import CLOSED, FINISHED, PAUSED, RUNNING

if TYPE_CHECKING:
    from roundhouse.match.match import Match

SHARES_WITHIN = 10_000  # milliseconds after the creation of a table in which the shares that were promised must come


MARK_EVERY = 32  # moves: this many at most are played again for an undo, however many undos a log holds


def fold(match: Match, entry: Entry, action: Action | None = None) -> None:
    """Fold in the next entry; `action` is that of a move, if it is read already."""
    if entry.seq != match.seq + 1 or (entry.kind == kinds.CREATED) != (entry.seq == 1) or entry.kind not in _KINDS:
        raise InvalidRecord(f"log: entry {entry.seq} ({entry.kind}) cannot follow entry {match.seq}", seq=entry.seq)
    if match.clocks is not None:
        match.clocks.charge(entry.at)
    quiet = _is_quiet(match, entry)
    if entry.kind == kinds.MOVED:
        _move(match, entry, match.game.parse(entry.payload["action"]) if action is None else action)
    else:
        _EFFECTS[entry.kind](match, entry)
    match.seq, match.at = entry.seq, entry.at
    if not quiet:
        match.position_seq = entry.seq
    match.log.append(entry)
    if match.clocks is not None:
        seat = match.active_seat
        holder = OPEN if seat is None or match.timed_out or match.status != RUNNING else match.holders[seat]
        is_there = holder.present is not None
        free_until = 0 if holder.person is None else match.vacations.get(holder.person, 0)
        match.clocks.run(seat, is_there, holder.person is not None and not is_there, entry.at, free_until)


def _is_quiet(match: Match, entry: Entry) -> bool:
    """Whether the entry changes no decision. Who comes and goes changes the one that is due if it is theirs to make."""
    if entry.kind in (kinds.LEFT, kinds.RETURNED):
        return entry.seat != match.active_seat or match.timed_out
    return entry.kind in kinds.QUIET


def _create(match: Match, entry: Entry) -> None:
    payload = entry.payload
    match.settings = Settings.from_dict(payload["settings"])
    match.rules = match.game.known_rules(payload["rules"], "log")
    match.host = payload["host"]
    match.holders = tuple(Holder.from_dict(holder) for holder in payload["seats"])
    match.secret = bytes.fromhex(payload.get("secret") or "")
    match.seed = bytes.fromhex(payload["seed"] or "")
    match.awaits = frozenset(payload.get("awaits", ()))
    match.awaits_until = entry.at + SHARES_WITHIN
    match.commitment = payload["commitment"]
    match.prologue = tuple(payload["actions"])
    match.practice = payload.get("practice", bool(match.prologue))  # whoever brought a record may know every card
    match.rematch_of = payload["rematch_of"]


def _set_holder(match: Match, entry: Entry, holder: Holder) -> None:
    assert entry.seat is not None
    match.holders = (*match.holders[: entry.seat], holder, *match.holders[entry.seat + 1 :])


def _seat(match: Match, entry: Entry) -> None:
    payload = entry.payload
    _set_holder(match, entry, Holder(payload["person"], payload["bot"], payload["label"], payload.get("colour")))


def _colour(match: Match, entry: Entry) -> None:
    assert entry.seat is not None
    _set_holder(match, entry, replace(match.holders[entry.seat], colour=entry.payload["colour"]))


def _vacate(match: Match, entry: Entry) -> None:
    _set_holder(match, entry, OPEN)
    person = entry.payload["person"]
    if person is not None and person != entry.payload["by"]:
        match.removed |= {person}
    match.shares = {giver: share for giver, share in match.shares.items() if giver != person}
    match.awaits -= {person}
    _pass_on_host(match, person)


def _pass_on_host(match: Match, gone: PersonId | None) -> None:
    """A host who goes leaves the table to the next person who is there, if one is."""
    there = [holder.present for holder in match.holders if holder.present not in (None, gone)]
    if gone == match.host and there:
        match.host = there[0] or gone


def _share(match: Match, entry: Entry) -> None:
    match.shares = {**match.shares, entry.payload["person"]: entry.payload["share"]}
    match.awaits -= {entry.payload["person"]}


def _start(match: Match, _: Entry) -> None:
    shares = match.shares_by_seat
    if shares is not None:
        match.seed = joint_seed(match.secret, [None if share is None else bytes.fromhex(share) for share in shares])
    match.state = match.first_position()
    match.status = RUNNING
    if match.settings.clock is not None:
        match.clocks = Clocks.wind(match.settings.clock, match.settings.players)


def _move(match: Match, entry: Entry, action: Action) -> None:
    """The one place where a decision is checked and changes the position, whoever made it."""
    assert match.state is not None
    assert entry.seat is not None
    payload = entry.payload
    events = match.state.apply(action, entry.seat)
    by = payload["by"]
    spent, gained = (0, 0) if match.clocks is None else match.clocks.end_decision(entry.seat, by in (PERSON, CLOCK))
    hidden = any(event.chance for event in events)
    match.moves.append(Move(entry.seq, entry.seat, payload["action"], by, payload["person"], hidden, spent, gained))
    if len(match.moves) % MARK_EVERY == 0:
        match.marks.append((len(match.moves), match.state.copy()))
    match.played[entry.seq] = PlayedAction(entry.seat, action, tuple(events))
    match.timed_out = False
    if entry.seat in match.sealed:
        _unseal(match, entry)
    _drop_undo(match)


def _seal(match: Match, entry: Entry) -> None:
    assert entry.seat is not None
    match.sealed = {**match.sealed, entry.seat: Sealed(entry.payload["action"], entry.payload["person"])}


def _unseal(match: Match, entry: Entry) -> None:
    match.sealed = {seat: sealed for seat, sealed in match.sealed.items() if seat != entry.seat}


def _instruct(match: Match, entry: Entry) -> None:
    assert entry.seat is not None
    name = {entry.payload["name"]}
    given = match.instructions.get(entry.seat, frozenset())
    match.instructions = {**match.instructions, entry.seat: given | name if entry.payload["on"] else given - name}


def _end_instructions(match: Match, seats: set[Seat]) -> None:
    match.instructions = {seat: given for seat, given in match.instructions.items() if seat not in seats}


def _drop_undo(match: Match) -> None:
    if match.request is not None and match.request.what == UNDO:
        match.request = None


def _ask(match: Match, entry: Entry) -> None:
    match.request = Request(entry.payload["what"], entry.payload["person"], entry.payload["to"], entry.seq)


def _agree(match: Match, entry: Entry) -> None:
    assert match.request is not None
    match.request = replace(match.request, agreed=match.request.agreed | {entry.payload["person"]})


def _decline(match: Match, _: Entry) -> None:
    match.request = None


def _take_back(match: Match, entry: Entry) -> None:
    to = entry.payload["to"]
    request = match.request
    if request is not None and request.what == UNDO and request.person == entry.payload["person"]:
        match.taken_back |= match.present - {request.person} <= request.agreed
    again, gone = match.moves[to], match.moves[to:]
    if match.clocks is not None:
        for move in gone:
            match.clocks.left[move.seat] -= move.gained
        match.clocks.spent = again.spent + (match.clocks.spent if match.clocks.seat == again.seat else 0)
    del match.moves[to:]
    match.marks = [mark for mark in match.marks if mark[0] <= to]
    after, start = match.marks[-1] if match.marks else (0, match.first_position())
    match.state = play_again(match.game, start, [move.action for move in match.moves[after:]])
    _end_instructions(match, {move.seat for move in gone if move.by == PERSON})  # or they would do it again
    match.practice |= entry.payload["practice"]
    match.timed_out = False
    _drop_undo(match)


def _pause(match: Match, entry: Entry) -> None:
    match.status = PAUSED
    match.empty = entry.payload["empty"]
    match.request = None


def _resume(match: Match, _: Entry) -> None:
    match.status = RUNNING
    match.empty = False


def _time_out(match: Match, _: Entry) -> None:
    match.timed_out = True


def _leave(match: Match, entry: Entry) -> None:
    assert entry.seat is not None
    holder = match.holders[entry.seat]
    _set_holder(match, entry, replace(holder, bot=match.settings.bot, resigned=entry.payload["resigned"]))
    _end_instructions(match, {entry.seat})
    if match.request is not None and match.request.person == entry.payload["person"]:
        match.request = None
    _pass_on_host(match, entry.payload["person"])


def _come_back(match: Match, entry: Entry) -> None:
    assert entry.seat is not None
    _set_holder(match, entry, replace(match.holders[entry.seat], bot=None, resigned=False))


def _go_on_vacation(match: Match, entry: Entry) -> None:
    person, until = entry.payload["person"], entry.payload["until"]
    seat = match.active_seat
    if match.clocks is not None and until > entry.at and seat is not None and match.holders[seat].present == person:
        match.clocks.begin_again()
    match.vacations = {**match.vacations, person: until}


def _finish(match: Match, _: Entry) -> None:
    match.status = FINISHED
    match.request = None


def _close(match: Match, entry: Entry) -> None:
    match.status = CLOSED
    match.closed_by_operator = entry.payload.get("by_operator", False)
    match.request = None


def _listen(_: Match, __: Entry) -> None:
    """Words change nothing."""


def _mute(match: Match, entry: Entry) -> None:
    whom = {entry.payload["person"]}
    match.muted = match.muted | whom if entry.payload["on"] else match.muted - whom


def _wish_rematch(match: Match, entry: Entry) -> None:
    match.rematch_wanted |= {entry.payload["person"]}
    if entry.payload.get("will_share"):
        match.rematch_shares |= {entry.payload["person"]}


def _note_rematch(match: Match, entry: Entry) -> None:
    match.rematch_table = entry.payload["table"]


_EFFECTS: dict[str, Callable[[Match, Entry], None]] = {
    kinds.CREATED: _create,
    kinds.SEATED: _seat,
    kinds.COLOURED: _colour,
    kinds.VACATED: _vacate,
    kinds.SHARED: _share,
    kinds.STARTED: _start,
    kinds.SEALED: _seal,
    kinds.UNSEALED: _unseal,
    kinds.INSTRUCTED: _instruct,
    kinds.ASKED: _ask,
    kinds.AGREED: _agree,
    kinds.DECLINED: _decline,
    kinds.UNDONE: _take_back,
    kinds.PAUSED: _pause,
    kinds.RESUMED: _resume,
    kinds.TIMED_OUT: _time_out,
    kinds.VACATION: _go_on_vacation,
    kinds.LEFT: _leave,
    kinds.RETURNED: _come_back,
    kinds.FINISHED: _finish,
    kinds.CLOSED: _close,
    kinds.CHAT: _listen,
    kinds.MUTED: _mute,
    kinds.REMATCH: _wish_rematch,
    kinds.REMATCH_MADE: _note_rematch,
}

_KINDS = {kinds.MOVED, *_EFFECTS}
