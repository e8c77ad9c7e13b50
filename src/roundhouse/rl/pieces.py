"""Pieces of observations, written once and looked up ever after: an observation is made by joining them.

A piece is some numbers of float32, one after the other, as bytes.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable


def written(values: Iterable[float]) -> bytes:
    """These numbers."""
    return array("f", values).tobytes()


def one_of(place: int, size: int) -> bytes:
    """One 1 among zeros."""
    return some_of((place,), size)


def some_of(places: Iterable[int], size: int) -> bytes:
    """A 1 at each of these places."""
    values = [0.0] * size
    for place in places:
        values[place] = 1.0
    return written(values)


def each_of(size: int) -> list[bytes]:
    """By place: one 1 there."""
    return [one_of(place, size) for place in range(size)]


def parts_of(whole: float, most: int) -> list[bytes]:
    """By number up to `most`: how large a part of the whole it is."""
    return [written((number / whole,)) for number in range(most + 1)]
