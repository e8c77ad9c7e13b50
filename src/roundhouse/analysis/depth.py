"""How much a review looks at: the same depth gives the same figures, on every machine."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidOption


@dataclass(frozen=True, slots=True)
class Depth:
    samples: int  # of what a seat cannot know, for every decision
    lines: int  # choices that are compared with the one that was made; 0: luck alone is looked at
    draws: int  # other ways in which luck could have fallen


DEPTHS = {"quick": Depth(4, 5, 8), "standard": Depth(12, 8, 24), "deep": Depth(48, 16, 96)}
STANDARD = "standard"


def depth_of(name: str) -> Depth:
    try:
        return DEPTHS[name]
    except KeyError:
        told = complaint(
            "unknown-depth", "{depth} is not a depth; there are {depths}", depth=repr(name), depths=", ".join(DEPTHS)
        )
        raise InvalidOption(told, option="depth", value=name) from None
