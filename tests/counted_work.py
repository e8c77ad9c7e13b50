"""Counts what a game is asked to do, wherever that happens in this process."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse.games.tickets.game import TicketsGame
from roundhouse.games.tickets.state import TicketsState

WORK = ((TicketsGame, "parse"), (TicketsState, "why_not"), (TicketsState, "copy"), (TicketsState, "_change"))


def count_work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of them was called since; for Ticket to Ride."""
    counted: Counter[str] = Counter()
    for owner, name in WORK:
        monkeypatch.setattr(owner, name, _counting(getattr(owner, name), name, counted))
    return counted


def _counting(method: Any, name: str, counted: Counter[str]) -> Any:
    def call(*arguments: Any, **named: Any) -> Any:
        counted[name] += 1
        return method(*arguments, **named)

    return call
