"""A sequential test: stops as soon as it is clear whether one bot finishes ahead of another more often.

The generalised sequential probability ratio test on deals: H0 says that the mean share is `low`, H1 that it is `high`.
It looks at deals in their order, so the answer is the same however many workers play them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import log

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.sim.intervals import MADE_UP


class Verdict(Enum):
    STRONGER = "stronger"  # H1: at least `high`
    NOT_STRONGER = "not-stronger"  # H0: no more than `low`
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether `bot` is stronger than `opponent`, with both kinds of error at most `error`."""

    bot: str
    opponent: str
    low: float = 0.5
    high: float = 0.55
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            given = f"{self.low},{self.high}"
            raise InvalidOption(
                about(
                    "sprt-bounds",
                    complaint(
                        "two-bounds", "write two shares between 0 and 1, the lower first, not {given}", given=given
                    ),
                )
            )

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that decides, up or down."""
        return log((1 - self.error) / self.error)


@dataclass(frozen=True, slots=True)
class Finding:
    """Where the test stands after this many deals."""

    verdict: Verdict
    deals: int
    ratio: float  # log-likelihood


class RunningTest:
    """The test as deals come in, one after the other; what comes after it has decided is not looked at."""

    def __init__(self, test: SequentialTest) -> None:
        self._test = test
        self._verdict = Verdict.OPEN
        self._number, self._real, self._ratio = 0, 0.0, 0.0
        self._total, self._squares = sum(MADE_UP), sum(share * share for share in MADE_UP)

    @property
    def is_decided(self) -> bool:
        return self._verdict is not Verdict.OPEN

    @property
    def finding(self) -> Finding:
        return Finding(self._verdict, self._number, self._ratio)

    def add(self, samples: Iterable[float]) -> None:
        """Look at the next deals until the test decides or there are no more."""
        test = self._test
        for sample in samples:
            if self.is_decided:
                return
            self._number, self._real = self._number + 1, self._real + sample
            self._total, self._squares = self._total + sample, self._squares + sample * sample
            careful = self._number + len(MADE_UP)
            variance = self._squares / careful - (self._total / careful) ** 2
            self._ratio = (test.high - test.low) * (self._real - self._number * (test.low + test.high) / 2) / variance
            if abs(self._ratio) >= test.bound:
                self._verdict = Verdict.STRONGER if self._ratio > 0 else Verdict.NOT_STRONGER


def run_test(test: SequentialTest, samples: Iterable[float]) -> Finding:
    """Where the test stands after these deals."""
    run = RunningTest(test)
    run.add(samples)
    return run.finding
