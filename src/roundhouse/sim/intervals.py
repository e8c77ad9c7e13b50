"""How sure a mean over deals is. One deal, played in all seatings, is one sample: its games share their luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

Z = 1.959964  # two-sided 95 %
MADE_UP = (0.0, 0.0, 1.0, 1.0)
"""Deals that are put beside the real ones to estimate the variance, which would else be nothing where all agree."""

Interval = tuple[float, float]


def share_variance(samples: Sequence[float]) -> float:
    """The variance of shares between 0 and 1, careful where there are few or all are equal."""
    return _variance([*samples, *MADE_UP])


def _variance(samples: Sequence[float]) -> float:
    mean = fmean(samples)
    return fmean((sample - mean) ** 2 for sample in samples)


def share_interval(samples: Sequence[float]) -> Interval:
    """95 % interval of a mean share: Wilson's for as many coin tosses as the deals are worth.

    A deal is worth p(1-p)/variance tosses, which is at least one: the more its seatings cancel luck, the more.
    """
    mean = fmean(samples)
    careful = fmean([*samples, *MADE_UP])
    tosses = len(samples) * careful * (1 - careful) / share_variance(samples)
    scale = 1 + Z * Z / tosses
    centre = (mean + Z * Z / (2 * tosses)) / scale
    half = Z / scale * sqrt(mean * (1 - mean) / tosses + Z * Z / (4 * tosses * tosses))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(samples: Sequence[float]) -> Interval | None:
    """95 % interval of a mean without bounds, such as a score; None for a single sample."""
    if len(samples) < 2:
        return None
    half = Z * sqrt(_variance(samples) / (len(samples) - 1))
    return fmean(samples) - half, fmean(samples) + half
