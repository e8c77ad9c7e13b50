"""Ids that are text alike and must not be mistaken for each other; a seat is `kernel.contract.Seat`."""

from __future__ import annotations

from typing import NewType

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
