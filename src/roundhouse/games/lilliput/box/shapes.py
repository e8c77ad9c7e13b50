"""What cells, rotations and companies look like in data (see kernel/checking.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDES
from roundhouse.kernel.checking import ABSENT, Mistakes, OneOf, Shape, Step, shown
from roundhouse.kernel.complaints import complaint

ROTATION: Shape = OneOf(SIDES)
COMPANY: Shape = OneOf(COMPANY_IDS)


@dataclass(frozen=True, slots=True)
class CellShape(Shape):
    """A cell such as [2, -1], as a pair."""

    farthest: int  # from Mildendo

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, list | tuple) and len(value) == 2:
            x, y = value
            if type(x) is int and type(y) is int and max(abs(x), abs(y)) <= self.farthest:
                return x, y
        mistakes.note(
            step,
            complaint(
                "lilliput-not-a-cell",
                "{value} is not a cell such as [2, -1], at most {farthest} away",
                value=shown(value),
                farthest=self.farthest,
            ),
        )
        return ABSENT
