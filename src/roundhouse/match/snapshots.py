"""A match as JSON data and back, position included: loading one plays nothing again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.kernel.errors import InvalidRecord
from roundhouse.match.clocks import Clocks
from roundhouse.match.moves import Move
from roundhouse.match.requests import Request
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings

if TYPE_CHECKING:
    from roundhouse.match.match import Match

VERSION = 1

_PLAIN = (
    "seq", "position_seq", "at", "status", "host", "commitment", "practice", "empty", "timed_out", "rematch_of",
    "rematch_game",
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
        "moves": [move.to_list() for move in match.moves],
        "clocks": None if match.clocks is None else match.clocks.to_dict(),
        "rules": match.rules,
        "secret": match.secret.hex(),
        "seed": match.seed.hex(),
        "shares": match.shares,
        "awaits_until": match.awaits_until,
        "prologue": list(match.prologue),
        "position": None if match.state is None else match.state.to_dict(),
    }


def read(match: Match, data: dict[str, Any]) -> None:
    """Fill a new match."""
    if data.get("version") != VERSION:
        raise InvalidRecord(f"snapshot: version {data.get('version')!r} is not the one we read ({VERSION})")
    for name in _PLAIN:
        setattr(match, name, data[name])
    for name in _SETS:
        setattr(match, name, frozenset(data[name]))
    for name in _LATER_SETS:
        setattr(match, name, frozenset(data.get(name, ())))
    match.settings = Settings.from_dict(data["settings"])
    match.rules = match.game.known_rules(data["rules"], "snapshot")
    match.holders = tuple(Holder.from_dict(holder) for holder in data["holders"])
    match.request = None if data["request"] is None else Request.from_dict(data["request"])
    match.moves = [Move(*move) for move in data["moves"]]
    if data["clocks"] is not None:
        assert match.settings.clock is not None
        match.clocks = Clocks.from_dict(match.settings.clock, data["clocks"])
    match.secret = bytes.fromhex(data.get("secret", ""))  # older snapshots know the seed alone
    match.shares = data.get("shares", {})
    match.awaits_until = data.get("awaits_until", 0)
    match.seed = bytes.fromhex(data["seed"])
    match.prologue = tuple(data["prologue"])
    match.state = None if data["position"] is None else match.game.from_dict(data["position"])
    match.base_started = match.state is not None
    match.base_moves = tuple(move.action for move in match.moves)
