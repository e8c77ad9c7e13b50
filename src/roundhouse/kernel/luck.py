"""Random numbers for playing things out: fast and repeatable, and nothing that a game could be decided by."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.native import i64

_MASK: Final = (1 << 48) - 1
_FACTOR: Final = 0x5DEECE66D  # the generator of drand48: 48 bits, of which the upper 31 are used
_SUMMAND: Final = 11


class Luck:
    """A stream of random numbers; the same seed gives the same numbers in either build."""

    __slots__ = ("_state",)

    _state: i64

    def __init__(self, seed: int) -> None:
        self._state = (seed ^ _FACTOR) & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, for n far below 2 to the 31st all but equally likely."""
        state: i64 = (self._state * _FACTOR + _SUMMAND) & _MASK
        self._state = state
        many: i64 = n
        return ((state >> 17) * many) >> 31
