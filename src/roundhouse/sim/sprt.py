"""A sequential test: stops as soon as it is clear whether one bot finishes ahead of another more often.

The generalised sequential probability ratio test on deals: H0 says that the mean share is `low`, H1 that it is `high`.
It looks at deals in their order, so the answer is the same however many workers play them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import log

from roundhouse.kernel.errors import InvalidOption
from roundhouse.sim.intervals import MADE_UP


class Verdict(Enum):
    STRONGER = "stronger"  # H1: at least `high`
    NOT_STRONGER = "not-stronger"  # H0: no more than `low`
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Test:
    """Whether `bot` is stronger than `opponent`, with both kinds of error at most `error`."""

    bot: str
    opponent: str
    low: float = 0.5
    high: float = 0.55
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            given = f"{self.low},{self.high}"
            raise InvalidOption(f"sprt-bounds: write two shares between 0 and 1, the lower first, not {given}")

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that decides, up or down."""
        return log((1 - self.error) / self.error)


@dataclass(frozen=True, slots=True)
class Decided:
    """Where the test stands after so many deals."""

    verdict: Verdict
    deals: int
    ratio: float  # log-likelihood


def run_test(test: Test, samples: Iterable[float]) -> Decided:
    """Look at one deal after the other until the test decides or there are no more."""
    number, total, squares = 0, sum(MADE_UP), sum(share * share for share in MADE_UP)
    ratio = real = 0.0
    for sample in samples:
        number, real = number + 1, real + sample
        total, squares = total + sample, squares + sample * sample
        careful = number + len(MADE_UP)
        variance = squares / careful - (total / careful) ** 2
        ratio = (test.high - test.low) * (real - number * (test.low + test.high) / 2) / variance
        if abs(ratio) >= test.bound:
            return Decided(Verdict.STRONGER if ratio > 0 else Verdict.NOT_STRONGER, number, ratio)
    return Decided(Verdict.OPEN, number, ratio)
