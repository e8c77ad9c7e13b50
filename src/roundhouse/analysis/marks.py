"""What a decision is called, by the part of the win that it gave away. Documented in docs/review.md."""

from __future__ import annotations

from enum import Enum
from math import exp


class Mark(Enum):
    FORCED = "forced"  # there was nothing to decide
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = ((0.10, Mark.BLUNDER), (0.05, Mark.MISTAKE), (0.02, Mark.INACCURACY))
STRICT = 20.0  # a decision that gives away a twentieth of the win has an accuracy of e to the power of -1


def mark_of(loss: float) -> Mark:
    return next((mark for limit, mark in LIMITS if loss >= limit), Mark.GOOD)


def accuracy_of(loss: float) -> float:
    """From 0 to 1: 1 for the best choice."""
    return exp(-STRICT * loss)
