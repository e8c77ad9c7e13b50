"""A match as JSON data and back, position included: loading one plays nothing again.

What was decided is in the log already: a snapshot only says which moves stand, and what the log does not tell of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.match.clocks import Clocks
from roundhouse.match.entries import MOVED, Entry
from roundhouse.match.moves import Move, Sealed
from roundhouse.match.requests import Request
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings

if TYPE_CHECKING:
    from roundhouse.match.match import Match

VERSION = 3  # versions 1 and 2 called a table a game, and version 1 held the moves themselves

_PLAIN = (
    "seq", "position_seq", "at", "status", "host", "commitment", "practice", "empty", "timed_out", "rematch_of",
)  # fmt: skip
_SETS = ("muted", "removed", "rematch_wanted")
_LATER_SETS = ("awaits", "rematch_shares")  # not in older snapshots


def write(match: Match) -> dict[str, Any]:
    """The whole match, secrets included, without the log."""
    return {
        "version": VERSION,
        **{name: getattr(match, name) for name in _PLAIN},
        **{name: sorted(getattr(match, name)) for name in _SETS + _LATER_SETS},
        "settings": match.settings.to_dict(),
        "holders": [holder.to_dict() for holder in match.holders],
        "request": None if match.request is None else match.request.to_dict(),
        "moves": [[move.seq, move.hidden, move.spent, move.gained] for move in match.moves],
        "clocks": None if match.clocks is None else match.clocks.to_dict(),
        "rules": match.rules,
        "rematch_table": match.rematch_table,
        "secret": match.secret.hex(),
        "seed": match.seed.hex(),
        "shares": match.shares,
        "sealed": {str(seat): [sealed.action, sealed.person] for seat, sealed in match.sealed.items()},
        "instructions": {str(seat): sorted(given) for seat, given in match.instructions.items() if given},
        "vacations": match.vacations,
        "taken_back": match.taken_back,
        "awaits_until": match.awaits_until,
        "prologue": list(match.prologue),
        "position": None if match.state is None else match.state.to_dict(),
    }


def read(match: Match, data: dict[str, Any], before: Iterable[Entry]) -> None:
    """Fill a new match; `before` are the entries of its moves."""
    if data.get("version") not in (1, 2, VERSION):
        raise InvalidRecord(f"snapshot: version {data.get('version')!r} is not the one we read ({VERSION})")
    for name in _PLAIN:
        setattr(match, name, data[name])
    for name in _SETS:
        setattr(match, name, frozenset(data[name]))
    for name in _LATER_SETS:
        setattr(match, name, frozenset(data.get(name, ())))
    match.rematch_table = data["rematch_table" if data["version"] == VERSION else "rematch_game"]
    match.settings = Settings.from_dict(data["settings"])
    match.rules = match.game.known_rules(data["rules"], "snapshot")
    match.holders = tuple(Holder.from_dict(holder) for holder in data["holders"])
    match.request = None if data["request"] is None else Request.from_dict(data["request"])
    made = {entry.seq: entry for entry in before if entry.kind == MOVED}
    match.moves = [Move(*move) if data["version"] == 1 else _move(made, *move) for move in data["moves"]]
    if data["clocks"] is not None:
        assert match.settings.clock is not None
        match.clocks = Clocks.from_dict(match.settings.clock, data["clocks"])
    match.secret = bytes.fromhex(data.get("secret", ""))  # older snapshots know the seed alone
    match.shares = data.get("shares", {})
    match.awaits_until = data.get("awaits_until", 0)
    match.sealed = {Seat(int(seat)): Sealed(*sealed) for seat, sealed in data.get("sealed", {}).items()}
    match.instructions = {Seat(int(seat)): frozenset(given) for seat, given in data.get("instructions", {}).items()}
    match.vacations = data.get("vacations", {})
    match.taken_back = data.get("taken_back", False)
    match.seed = bytes.fromhex(data["seed"])
    match.prologue = tuple(data["prologue"])
    match.state = None if data["position"] is None else match.game.from_dict(data["position"])
    match.base_started = match.state is not None
    match.base_moves = tuple(move.action for move in match.moves)


def _move(made: dict[int, Entry], seq: int, hidden: bool, spent: int, gained: int) -> Move:
    entry = made.get(seq)
    if entry is None or entry.seat is None:
        raise InvalidRecord(f"snapshot: the log has no move {seq}", seq=seq)
    payload = entry.payload
    return Move(seq, entry.seat, payload["action"], payload["by"], payload["person"], hidden, spent, gained)
