"""Any view as rows to read: a label and what is to be said, one below the other. For games that draw nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from roundhouse.kernel.contract import Seat, View

SILENT = frozenset({"game", "rules", "players", "options", "seat", "scores", "score_sheet"})
"""What everybody at the table knows anyway, or sees in the score sheet at the end."""
NOTHING = "\N{EN DASH}"


class ViewRow(NamedTuple):
    depth: int
    label: str
    value: str


class RowWords:
    """How rows are worded; whoever has texts words them better."""

    def label(self, key: str) -> str:
        """What an entry of a view is called; empty if it is not to be shown."""
        return key.replace("_", " ")

    def value(self, key: str, value: Any) -> str:  # noqa: ARG002  # what a value is called may depend on it
        return NOTHING if value is None else str(value)

    def seat(self, seat: Seat) -> str:
        return f"player_{seat}"


def view_rows(view: View, words: RowWords | None = None) -> list[ViewRow]:
    """The rows of a view. A list of numbers or of objects with one for each player is taken to be by seat."""
    words = words or RowWords()
    players = int(view.get("players", 0))
    entries = {key: value for key, value in view.items() if key not in SILENT}
    return list(_rows(entries, 0, players, words))


def _rows(entries: Mapping[str, Any], depth: int, players: int, words: RowWords) -> Iterator[ViewRow]:
    for key, value in entries.items():
        label = words.label(key)
        if not label:
            continue
        if _is_flat(value):
            yield ViewRow(depth, label, _said(key, value, players, words))
        else:
            yield ViewRow(depth, label, "")
            yield from _rows_within(key, value, depth + 1, players, words)


def _rows_within(key: str, value: Any, depth: int, players: int, words: RowWords) -> Iterator[ViewRow]:
    if isinstance(value, Mapping):
        yield from _rows(value, depth, players, words)
        return
    for number, item in enumerate(value):
        label = words.seat(Seat(number)) if _is_by_seat(value, players) else str(number + 1)
        if _is_flat(item):
            yield ViewRow(depth, label, _said(key, item, players, words))
        else:
            yield ViewRow(depth, label, "")
            yield from _rows_within(key, item, depth + 1, players, words)


def _said(key: str, value: Any, players: int, words: RowWords) -> str:
    """Something flat in one line."""
    if isinstance(value, Mapping):
        parts = [f"{words.label(name)} {words.value(name, item)}" for name, item in value.items() if words.label(name)]
    elif isinstance(value, (list, tuple)):
        parts = [words.value(key, item) for item in value]
        if _is_by_seat(value, players):
            parts = [f"{words.seat(Seat(seat))} {part}" for seat, part in enumerate(parts)]
    else:
        return words.value(key, value)
    return ", ".join(parts) or NOTHING


def _is_flat(value: Any) -> bool:
    """Whether it can be said in one line: a value, or values side by side."""
    if isinstance(value, Mapping):
        return all(_is_single(item) for item in value.values())
    return not isinstance(value, (list, tuple)) or all(_is_single(item) for item in value)


def _is_single(value: Any) -> bool:
    return not isinstance(value, (Mapping, list, tuple))


def _is_by_seat(value: Any, players: int) -> bool:
    return len(value) == players and all(isinstance(item, (int, float, Mapping)) for item in value)
