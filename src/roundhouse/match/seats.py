"""Who sits where: nobody yet, a person, a bot, or a bot for a person who is away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.match.ids import PersonId


@dataclass(frozen=True, slots=True)
class Holder:
    """One seat. `person` is an opaque id; several seats of one person are several people at one screen."""

    person: PersonId | None = None
    bot: str | None = None
    label: str | None = None  # how people at one screen tell their seats apart
    colour: str | None = None  # that the person chose, of those the game has; looks only
    resigned: bool = False  # the person gave the game up: no longer asked, may still come back

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def present(self) -> PersonId | None:
        """The person who decides for this seat, if one does."""
        return self.person if self.bot is None else None

    def to_dict(self) -> dict[str, Any]:
        return {
            "person": self.person,
            "bot": self.bot,
            "label": self.label,
            "colour": self.colour,
            "resigned": self.resigned,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Holder:
        return cls(**data)


OPEN = Holder()
