"""What a player may want decided without being asked each time, such as paying out whenever trains earn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Instruction:
    """One that a game understands; `state.instructed(name)` says what it means for a decision.

    It is followed until it is taken back; one that is not `lasting` is given while it is one's turn, and ends with the
    first decision of which it says nothing.
    """

    name: str
    lasting: bool = True
