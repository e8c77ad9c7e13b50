"""What one person asks and all other people have to agree to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.match.ids import PersonId

UNDO, PAUSE = "undo", "pause"


@dataclass(frozen=True, slots=True)
class Request:
    """`to` is the number of moves that an undo keeps, `seq` that of the entry that asked."""

    what: str
    person: PersonId
    to: int | None
    seq: int
    agreed: frozenset[PersonId] = frozenset()

    def to_dict(self) -> dict[str, Any]:
        return {"what": self.what, "person": self.person, "to": self.to, "seq": self.seq, "agreed": sorted(self.agreed)}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Request:
        return cls(**{**data, "agreed": frozenset(data["agreed"])})
