"""The columns of self-play data: one row for each decision."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = dict[str, NDArray[np.generic]]
"""Columns by name, all of the same length."""

UNITS = ("", "points", "share")
"""What a value is, by the number in the column `unit`."""

NO_NUMBER = -1
"""In the column `action`: the environment has no number for what was done."""


class Column(NamedTuple):
    name: str
    kind: str  # of numpy
    meaning: str


COLUMNS = (
    Column("game_number", "int32", "number of the game, from 0"),
    Column("step", "int32", "number of the decision in its game, from 0"),
    Column("seat", "int8", "who decided"),
    Column("observation", "float32", "what that seat saw, as the environment tells it"),
    Column("mask", "uint8", "the legal numbers, eight to a byte: `numpy.unpackbits(mask, axis=1, count=actions)`"),
    Column(
        "action", "int32", "the number of what was done, the nearest one if it has none of its own; -1: none is near"
    ),
    Column("notation", "str", "what was done, exactly"),
    Column("value", "float32", "what the bot thought of it; NaN where it does not say or had no choice"),
    Column("unit", "int8", "of the value: 1 expected lead in points, 2 share of the win, 0 none"),
    Column("reward", "float32", "what the game was worth to that seat in the end: 1 a win and -1 a loss of two"),
    Column("lead", "float32", "its final score less the mean of the others'"),
)
