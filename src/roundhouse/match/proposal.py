"""What a command would add to a match, tried on a copy of it: nothing is promised that the log cannot hold."""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.records import result_of
from roundhouse.match import entries as kinds
from roundhouse.match.entries import Entry
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.moves import FORCED, PERSON, RECORD
from roundhouse.match.requests import PAUSE, UNDO
from roundhouse.match.status import RUNNING


class Proposal:
    """The entries to store, and the match after them; all at one moment, and time never goes back."""

    def __init__(self, match: Match, now: int) -> None:
        self.after = match.copy()
        self.now = max(now, match.at)
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: Seat | None = None, **payload: Any) -> None:
        self._append(Entry(self.after.seq + 1, kind, seat, payload, self.now))

    def _append(self, entry: Entry, action: Action | None = None) -> None:
        self.after.append(entry, action)
        self.entries.append(entry)

    def start(self) -> None:
        """Begin, with what was played before at another table, if anything was."""
        self.add(kinds.STARTED)
        for action in self.after.prologue:
            self.move(self.after.game.parse(action), RECORD)
        self.settle()

    def start_if_full(self) -> Proposal:
        """Begin if nobody is waited for any more, neither on a seat nor for a share of the seed."""
        match = self.after
        if match.settings.auto_start and match.is_full and not (match.awaits and self.now < match.awaits_until):
            self.start()
        return self

    def move(self, action: Action, by: str, person: PersonId | None = None) -> None:
        """The decision of the active seat; raises IllegalAction if the rules forbid it."""
        payload = {"action": str(action), "by": by, "person": person}
        self._append(Entry(self.after.seq + 1, kinds.MOVED, self.after.active_seat, payload, self.now), action)

    def settle(self) -> None:
        """What follows by itself: what was decided beforehand, choices that are none, and the end of the game."""
        state = self.after.state
        while state is not None and not state.is_over and self._decided_by_itself(state):
            state = self.after.state
        if self.after.state is not None and self.after.state.is_over:
            self.add(kinds.FINISHED, seed=self.after.seed.hex(), result=result_of(self.after.state))

    def _decided_by_itself(self, state: State) -> bool:
        return self._open_seal(state) or self._force(state) or self._follow(state)

    def _open_seal(self, state: State) -> bool:
        """The decision that the active seat made before its turn, if it did; dropped if an undo has made it illegal."""
        seat = state.active_seat
        sealed = None if seat is None else self.after.sealed.get(seat)
        if sealed is None:
            return False
        action = self.after.game.parse(sealed.action)
        if state.why_not(action, seat) is None:
            self.move(action, PERSON, sealed.person)
        else:
            self.add(kinds.UNSEALED, seat, person=sealed.person)
        return True

    def _force(self, state: State) -> bool:
        """The only choice there is, if there is only one."""
        if not self.after.settings.auto_forced or state.count_legal() != 1:
            return False
        self.move(state.legal_actions()[0], FORCED)
        return True

    def _follow(self, state: State) -> bool:
        """What the active seat's instructions say; those end that were for a while and say nothing."""
        match, seat = self.after, state.active_seat
        given = frozenset() if seat is None else match.instructions.get(seat, frozenset())
        if seat is None or not given or match.timed_out or match.status != RUNNING:
            return False
        person = match.holders[seat].present
        known = [instruction for instruction in match.game.instructions if instruction.name in given]
        for instruction in known:
            action = state.instructed(instruction.name)
            if action is not None and state.why_not(action, seat) is None:
                self.move(action, PERSON, person)
                return True
        for instruction in known:
            if not instruction.lasting:
                self.add(kinds.INSTRUCTED, seat, person=person, name=instruction.name, on=False)
        return False

    def take_back(self, person: PersonId, to: int, practice: bool) -> None:
        """Undo all but the first `to` moves."""
        self.add(kinds.UNDONE, person=person, to=to, practice=practice)
        self.settle()

    def grant(self) -> None:
        """Do what is asked if everybody who is there has agreed."""
        request = self.after.request
        if (
            request is None
            or self.after.status != RUNNING
            or not self.after.present - {request.person} <= request.agreed
        ):
            return
        if request.what == PAUSE:
            self.add(kinds.PAUSED, person=request.person, empty=False)
        elif request.what == UNDO:
            assert request.to is not None
            self.take_back(request.person, request.to, practice=False)
