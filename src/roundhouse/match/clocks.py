"""How long everybody may think. Time is only counted while a person decides; bots think on the server's time.
A decision that somebody leaves to a bot and takes back before it was made went on meanwhile: its time is spent once.

All of it is whole milliseconds. With a total time nothing is lost or made: what a seat has left is the total, plus the
increments of its decisions that stand, minus what it was charged. Taking a move back gives no time back, and takes its
increment away, so that nobody can win time by moving to and fro.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from roundhouse.kernel.contract import Seat
from roundhouse.match.settings import TOTAL, Clock

SECOND = 1000


@dataclass(slots=True)
class Clocks:
    """The clocks of one table."""

    rule: Clock
    left: list[int]  # by seat; used with a total time only
    seat: Seat | None = None  # who decides
    spent: int = 0  # on that decision
    runs: bool = False  # whether time is counted now
    since: int = 0  # from when on
    away: bool = False  # whether a bot decides for somebody who may come back
    idle: int = 0  # for how long it has, on that decision
    free_until: int = 0  # before that no time is counted for who decides: they are on vacation

    @classmethod
    def wind(cls, rule: Clock, seats: int) -> Clocks:
        """Clocks at the start of a game."""
        return cls(rule, [rule.seconds * SECOND] * seats)

    def copy(self) -> Clocks:
        return replace(self, left=list(self.left))

    def remaining(self, seat: Seat, at: int) -> int:
        """What a seat may still spend: on the whole game, or on one decision."""
        decides = seat == self.seat
        if self.rule.kind == TOTAL:
            rest = self.left[seat]
        else:
            rest = self.rule.seconds * SECOND - (self.spent if decides else 0)
        return max(0, rest - (self._counted(at) if decides and self.runs else 0))

    def _counted(self, at: int) -> int:
        """The time that counts since the last look."""
        return max(0, at - max(self.since, self.free_until))

    def charge(self, at: int) -> None:
        """Count the time up to now for the seat that decides, never more than it has."""
        if self.away:
            self.idle += self._counted(at)
        elif self.runs and self.seat is not None:
            self._spend(self.seat, self._counted(at))
        self.since = at

    def _spend(self, seat: Seat, time: int) -> None:
        used = min(time, self.remaining(seat, self.since))
        self.spent += used
        if self.rule.kind == TOTAL:
            self.left[seat] -= used

    def run(self, seat: Seat | None, runs: bool, away: bool, at: int, free_until: int = 0) -> None:
        """From now on this seat decides, and its time is counted or not, or only if its person comes back in time."""
        self.free_until = free_until
        if seat != self.seat:
            self.idle = 0
        self.seat, self.runs, self.away, self.since = seat, runs, away, at
        if runs and seat is not None:
            self._spend(seat, self.idle)
            self.idle = 0

    def end_decision(self, seat: Seat, rewarded: bool) -> tuple[int, int]:
        """A decision was made: what it took, and the increment for it."""
        spent, gained = self.spent, self.rule.increment * SECOND if rewarded else 0
        self.left[seat] += gained
        self.spent = self.idle = 0
        return spent, gained

    def deadline(self) -> int | None:
        """When the seat that decides has nothing left."""
        if self.seat is None or not self.runs:
            return None
        return max(self.since, self.free_until) + self.remaining(self.seat, self.since)

    def begin_again(self) -> None:
        """The decision that is due has all its time: somebody went on vacation."""
        self.spent = self.idle = 0

    def to_dict(self) -> dict[str, Any]:
        data = asdict(self)
        del data["rule"]
        return data

    @classmethod
    def from_dict(cls, rule: Clock, data: dict[str, Any]) -> Clocks:
        return cls(rule, **{**data, "left": list(data["left"])})
