"""One game that is being played by numbers: what all environments have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.errors import InvalidAction
from roundhouse.rl.fields import Vector
from roundhouse.rl.numbering import OTHERWISE
from roundhouse.rl.rewards import final_rewards
from roundhouse.rl.setting import Setting

Mask = NDArray[np.int8]


class Play:
    """A state with what was worked out about it. Copies share nothing that changes."""

    __slots__ = ("_choices", "notes", "setting", "state")

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state
        self.notes = setting.encoder.new_notes()
        self._choices: dict[int, Action] | None = None

    def copy(self) -> Play:
        new = Play.__new__(Play)
        new.setting = self.setting
        new.state = self.state.copy()
        new.notes = self.setting.encoder.copy_notes(self.notes)
        new._choices = self._choices  # replaced, never changed
        return new

    @property
    def choices(self) -> dict[int, Action]:
        """What the active seat may do, by number."""
        found = self._choices
        if found is None:
            found = self._choices = self.setting.numbering.choices(self.state)
        return found

    def apply(self, number: int) -> None:
        """Do it; a number that is masked changes nothing and raises InvalidAction."""
        action = self.choices.get(number)
        if action is None:
            raise InvalidAction(
                f"action {number} is not legal now; legal are the {len(self.choices)} numbers of the action mask",
                text=str(number),
            )
        self.state.push(action)
        self._choices = None

    def carry_out(self, action: Action) -> None:
        """Do what was not chosen by a number; raises IllegalAction and changes nothing where the rules forbid it."""
        self.state.apply(action)
        self._choices = None

    def look_again(self) -> None:
        """Somebody else has changed the state."""
        self._choices = None

    def write_mask(self, out: Mask) -> None:
        """1 for every number that the active seat may choose; at the end for `OTHERWISE` alone."""
        out[:] = 0
        if self.state.is_over:
            out[OTHERWISE] = 1
        else:
            out[list(self.choices)] = 1

    def write_observation(self, seat: Seat, out: Vector) -> None:
        self.setting.encoder.encode(self.state, seat, self.notes, out)

    def observation(self, seat: Seat) -> Vector:
        out = np.empty(self.setting.encoder.layout.size, np.float32)
        self.write_observation(seat, out)
        return out

    def rewards(self) -> list[float]:
        """By player, once the game is over."""
        return final_rewards(self.state, self.setting.rewards)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:  # frameworks copy deeply; a copy is all they need
        return self.copy()
