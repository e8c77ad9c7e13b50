"""Events: typed facts about what an action changed, enough for a log, an animation and a replay."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar


class Event:
    """Base of all events. Subclasses are frozen dataclasses of plain data.

    `chance` marks facts that no one could have foreseen (a card turned up, a shuffle):
    a preview ends before the first of them.
    """

    __slots__ = ()
    chance: ClassVar[bool] = False

    def to_dict(self) -> dict[str, Any]:
        """The event as JSON data; `event` names its kind."""
        data: dict[str, Any] = {"event": type(self).__name__}
        for field in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            data[field.name] = getattr(self, field.name)
        return data


def sure_events(events: list[Event]) -> list[Event]:
    """The events before the first that depends on chance or on something hidden."""
    for index, event in enumerate(events):
        if event.chance:
            return events[:index]
    return events
