"""A view as numbers, place by place. What is the same in every view of a game tells nothing and is left out."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.fields import HIGHEST, Encoder, Layout, Vector
from roundhouse.rl.generic.discovery import Discovery, Path, Place, leaves


class PlaceCode(NamedTuple):
    """How what stands at one place is written: whether there is a number, the number, and which word."""

    lowest: float
    width: float  # 0: no number is told
    has_flag: bool
    words: tuple[str, ...]

    @property
    def size(self) -> int:
        return self.has_flag + (self.width > 0) + len(self.words)

    @property
    def meaning(self) -> str:
        parts = []
        if self.has_flag:
            parts.append("whether there is a number")
        if self.width:
            parts.append(f"the number from {self.lowest:g} to {self.lowest + self.width:g} as 0 to 1")
        if self.words:
            parts.append("one of: " + ", ".join(self.words))
        return "; ".join(parts)

    def write(self, value: str | float, first: int, out: list[float]) -> None:
        """Write what stands there; a word that was never seen is as good as none."""
        if isinstance(value, str):
            if value in self.words:
                out[first + self.has_flag + (self.width > 0) + self.words.index(value)] = 1
            return
        if self.has_flag:
            out[first] = 1
        if self.width:
            out[first + self.has_flag] = min(HIGHEST, max(0.0, (value - self.lowest) / self.width))


class ViewEncoder(Encoder):
    def __init__(self, found: Discovery) -> None:
        codes = {path: _code(place, found.views) for path, place in sorted(found.places.items(), key=_order)}
        told = {path: code for path, code in codes.items() if code.size}
        self.layout = Layout(*((_name(path), code.size, code.meaning) for path, code in told.items()))
        firsts = (field.first for field in self.layout.fields)
        self._told = {path: (code, first) for (path, code), first in zip(told.items(), firsts, strict=True)}

    def encode(self, state: State, seat: Seat, notes: Any, out: Vector) -> None:  # noqa: ARG002
        numbers = [0.0] * self.layout.size
        for path, value in leaves(state.view(seat)):
            if value is not None and path in self._told:
                code, first = self._told[path]
                code.write(value, first, numbers)
        out[:] = numbers


def _code(place: Place, views: int) -> PlaceCode:
    """A number that is always there and always the same needs no place, nor does such a word."""
    is_always_there = place.times == views
    has_number, is_one_word = place.lowest is not None, len(place.words) == 1 and place.lowest is None
    lowest = place.lowest or 0.0
    width = 0.0 if place.highest is None else place.highest - lowest
    words = () if is_one_word and is_always_there else tuple(sorted(place.words))
    return PlaceCode(lowest, width, has_number and (not is_always_there or bool(words)), words)


def _name(path: Path) -> str:
    return ".".join(map(str, path))


def _order(entry: tuple[Path, Place]) -> list[tuple[int, int, str]]:
    """By name, and in lists by number."""
    return [(0, part, "") if isinstance(part, int) else (1, 0, part) for part in entry[0]]
