"""How long decisions took, kept as a small histogram so that the times of many games can be put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log2
from typing import Any

from roundhouse.bots.names import is_foreign, params_of, parse_name, read_foreign
from roundhouse.bots.roster import bot_names, bot_of, has_budget
from roundhouse.kernel.declaration import GameName

TABLE_SECONDS = 1.0  # what a bot may take for a decision unless its name says otherwise
GRACE = 1.2  # a decision is over its budget from this multiple on
STEPS = 12  # steps of the histogram per doubling: a quantile is right within 3 %
SMALLEST = 1e-6  # seconds


@dataclass(slots=True)
class DecisionTimes:
    """The times of one bot: step of the histogram -> decisions, the longest time, and how many were over budget."""

    steps: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0
    over: int = 0

    def add(self, seconds: float, budget: float | None) -> None:
        self.steps[floor(STEPS * log2(max(seconds, SMALLEST) / SMALLEST))] += 1
        self.longest = max(self.longest, seconds)
        self.over += budget is not None and seconds > GRACE * budget

    @property
    def decisions(self) -> int:
        return self.steps.total()

    def quantile(self, share: float) -> float:
        """The seconds that this share of the decisions did not exceed: the middle of their step."""
        left = share * self.decisions
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(min(SMALLEST * 2 ** ((step + 0.5) / STEPS), self.longest))
        return self.longest

    def to_dict(self) -> dict[str, Any]:
        steps = {str(step): self.steps[step] for step in sorted(self.steps)}
        return {"steps": steps, "longest": round(self.longest, 6), "over": self.over}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> DecisionTimes:
        return cls(
            Counter({int(step): number for step, number in data["steps"].items()}), data["longest"], data["over"]
        )


def put_together(parts: Iterable[DecisionTimes]) -> DecisionTimes:
    """The times of several games."""
    whole = DecisionTimes()
    for part in parts:
        whole.steps.update(part.steps)
        whole.longest = max(whole.longest, part.longest)
        whole.over += part.over
    return whole


def budget(bot: str, game: GameName) -> float | None:
    """The seconds a bot may take for a decision; None for a search that counts iterations instead."""
    if is_foreign(bot) and not read_foreign(bot).command:
        return TABLE_SECONDS  # a class has parameters of its own
    params = params_of(bot_of(bot, game))
    if "seconds" in params:
        return float(params["seconds"])
    return None if "iterations" in params else TABLE_SECONDS


def plays_by_the_clock(bot: str, game: GameName) -> bool:
    """Whether what a bot does depends on the time it has, so that its games cannot be repeated from a seed; of what
    others wrote that is not known."""
    if is_foreign(bot) or parse_name(bot_of(bot, game))[0] not in bot_names(game):
        return True
    return has_budget(bot, game) and budget(bot, game) is not None
