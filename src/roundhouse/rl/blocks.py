"""Stretches of numbers with a name: of actions in a numbering, of values in an observation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers that belong together: from `first` on, `size` of them."""

    name: str
    first: int
    size: int
    meaning: str


def blocks_of(*entries: tuple[str, int, str]) -> tuple[Block, ...]:
    """Blocks one after the other from (name, size, meaning)."""
    blocks: list[Block] = []
    first = 0
    for name, size, meaning in entries:
        blocks.append(Block(name, first, size, meaning))
        first += size
    return tuple(blocks)
