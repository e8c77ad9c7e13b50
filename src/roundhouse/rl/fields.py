"""The layout of an observation: named fields in one vector of float32."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.blocks import blocks_of

Vector = NDArray[np.float32]

HIGHEST = 100.0
"""No field is below 0 or above this: most are from 0 to 1, sums of money and points a little above."""


class Layout:
    """All fields of an observation, in order."""

    def __init__(self, *entries: tuple[str, int, str]) -> None:
        self.fields = blocks_of(*entries)
        self.size = sum(field.size for field in self.fields)
        self.first = {field.name: field.first for field in self.fields}


class Encoder(ABC):
    """Writes what a seat sees as numbers. It reads nothing that the view of that seat does not tell."""

    layout: Layout

    def new_notes(self) -> Any:
        """What the encoder keeps beside a state so that it need not read its whole log again; None if nothing."""
        return None

    def copy_notes(self, notes: Any) -> Any:
        return notes

    @abstractmethod
    def encode(self, state: State, seat: Seat, notes: Any, out: Vector) -> None:
        """Fill `out`, which is as long as the layout."""
