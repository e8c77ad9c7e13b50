"""What a reader may see of a match: a seat what it knows, a spectator (None) what is public."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.events import Event
from roundhouse.kernel.records import Record, result_of
from roundhouse.match import entries as kinds
from roundhouse.match.entries import Entry
from roundhouse.match.ids import PersonId
from roundhouse.match.moves import play_again
from roundhouse.match.records import BOT_NAME, seen_record, whole_record
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import Holder
from roundhouse.match.status import FINISHED, PAUSED, RUNNING

if TYPE_CHECKING:
    from roundhouse.match.match import Match

_SECRET = ("secret", "seed", "actions")  # of the entry that created the table


def seen_entries(match: Match, since: int, seat: Seat | None, ignoring: frozenset[PersonId]) -> list[dict[str, Any]]:
    """The entries after that seq."""
    return [entry_data(entry, seen_move(match, entry, seat)) for entry in later_entries(match, since, ignoring)]


def later_entries(match: Match, since: int, ignoring: frozenset[PersonId]) -> list[Entry]:
    """The entries after that seq, without what people in `ignoring` say in the chat and what was deleted there, and
    without instructions: of those a player is told what stands (`instructions_of`), and nobody else anything.

    They hold secrets: nobody sees of them more than `entry_data` makes of `seen_move`.
    """
    if since + 1 < match.first_known_seq:
        raise Refused("no-history", first=match.first_known_seq)
    later = match.log[max(0, since + 1 - match.first_known_seq) :]
    return [
        entry
        for entry in later
        if entry.kind != kinds.INSTRUCTED
        and (entry.kind != kinds.CHAT or (entry.payload["text"] and entry.payload["person"] not in ignoring))
    ]


def instructions_of(match: Match, person: PersonId) -> dict[str, bool] | None:
    """The instructions that a person may give now, and which of them stand; None if there are none."""
    seats = match.seats_of(person)
    if len(seats) != 1 or person not in match.present or match.status not in (RUNNING, PAUSED):
        return None
    (seat,) = seats
    given = match.instructions.get(seat, frozenset())
    offered = [each.name for each in match.game.instructions if each.lasting or seat == match.active_seat]
    return {name: name in given for name in offered} or None


class SeenMove(NamedTuple):
    """What somebody sees of a move."""

    action: Action
    events: tuple[Event, ...]


def seen_move(match: Match, entry: Entry, seat: Seat | None) -> SeenMove | None:
    """What that seat sees of an entry if it is a move."""
    if entry.kind != kinds.MOVED:
        return None
    redact, played = match.game.redact, match.played[entry.seq]
    action = redact(played.action, seat, played.seat)
    return SeenMove(action, tuple([redact(event, seat) for event in played.events]))


def entry_data(entry: Entry, move: SeenMove | None) -> dict[str, Any]:
    """An entry as JSON data, for everybody who sees just this of the move it may be."""
    payload = entry.payload
    if entry.kind == kinds.CREATED:
        payload = {name: value for name, value in payload.items() if name not in _SECRET}
    elif entry.kind == kinds.SEALED:
        payload = {"person": payload["person"]}
    elif move is not None:
        payload = {**payload, "action": str(move.action), "events": [event.to_dict() for event in move.events]}
    return {**payload, "seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at}


def position_at(match: Match, seq: int) -> State | None:
    """The true position after that entry; None if the game had not begun."""
    if not match.first_known_seq - 1 <= seq <= match.seq:
        raise Refused("no-history", first=match.first_known_seq)
    actions, started = list(match.base_moves), match.base_started
    for entry in match.log:
        if entry.seq > seq:
            break
        if entry.kind == kinds.STARTED:
            started = True
        elif entry.kind == kinds.MOVED:
            actions.append(entry.payload["action"])
        elif entry.kind == kinds.UNDONE:
            del actions[entry.payload["to"] :]
    return play_again(match.game, match.first_position(), actions) if started else None


def table_view(match: Match, now: int) -> dict[str, Any]:
    """Everything about the table that is public; seed and secret too, once the game is finished."""
    finished = match.status == FINISHED and match.state is not None
    return {
        "seq": match.seq,
        "position_seq": match.position_seq,
        "status": match.status,
        "practice": match.practice,
        "host": match.host,
        "settings": match.settings.to_dict(),
        "seats": [{**holder.to_dict(), "present": holder.present is not None} for holder in match.holders],
        "colours": match.colours,
        "active_seat": match.active_seat,
        "bot_decides": match.bot_to_move() is not None,
        "moves": len(match.moves),
        "sealed": sorted(match.sealed),
        "clock": _seen_clock(match, now),
        "vacations": {person: until for person, until in match.vacations.items() if until > now},
        "request": None if match.request is None else match.request.to_dict(),
        "muted": sorted(match.muted),
        "removed": sorted(match.removed),
        "commitment": match.commitment,
        "secret": match.secret.hex() or None if finished else None,
        "seed": match.seed.hex() if finished else None,
        "shares": None if match.shares_by_seat is None else list(match.shares_by_seat),
        "awaits": sorted(match.awaits),
        "result": result_of(match.state) if finished and match.state is not None else None,
        "rematch_of": match.rematch_of,
        "rematch_wanted": sorted(match.rematch_wanted),
        "rematch_table": match.rematch_table,
    }


def _seen_clock(match: Match, now: int) -> dict[str, Any] | None:
    if match.clocks is None:
        return None
    left = [match.time_left(Seat(seat), now) for seat in range(len(match.holders))]
    return {"left": left, "runs": match.clocks.runs and now >= match.clocks.free_until, "deadline": match.deadline()}


def record_for(match: Match, seat: Seat | None, names: Mapping[PersonId, str]) -> Record:
    """The moves that stand, as that reader may know them."""
    state = match.state
    if state is None:
        raise Refused("not-started")
    shown = tuple(_shown_name(number, holder, names) for number, holder in enumerate(match.holders))
    made = [(match.game.parse(move.action), move.seat) for move in match.moves]
    record = whole_record(match.game, state, match.seed, made, shown)
    if match.secret:
        record = replace(record, commitment=match.commitment, secret=match.secret.hex(), shares=match.shares_by_seat)
    return record if match.status == FINISHED else seen_record(match.game, record, made, seat)


def _shown_name(number: int, holder: Holder, names: Mapping[PersonId, str]) -> str:
    """As `table.seat_name` writes it; a person without a name is known by the seat."""
    if holder.person is None:
        return f"{BOT_NAME}{holder.bot}"
    name = holder.label or names.get(holder.person, "")
    return name if name and not name.startswith(BOT_NAME) else f"player-{number + 1}"
