"""The layout of an observation: named fields in one vector of float32."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.contract import State

Vector = NDArray[np.float32]

HIGHEST = 100.0
"""No field is below 0 or above this: most are from 0 to 1, sums of money and points a little above."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation."""

    name: str
    first: int
    size: int
    meaning: str

    @property
    def place(self) -> slice:
        return slice(self.first, self.first + self.size)


class Layout:
    """All fields of an observation, in order."""

    def __init__(self, *entries: tuple[str, int, str]) -> None:
        fields: list[Field] = []
        first = 0
        for name, size, meaning in entries:
            fields.append(Field(name, first, size, meaning))
            first += size
        self.fields = tuple(fields)
        self.size = first
        self.places = {field.name: field.place for field in fields}


class Encoder(ABC):
    """Writes what a seat sees as numbers. It reads nothing that the view of that seat does not tell."""

    layout: Layout

    def new_notes(self) -> Any:
        """What the encoder keeps beside a state so that it need not read its whole log again; None if nothing."""
        return None

    def copied_notes(self, notes: Any) -> Any:
        return notes

    @abstractmethod
    def encode(self, state: State, seat: int, notes: Any, out: Vector) -> None:
        """Fill `out`, which is as long as the layout."""
