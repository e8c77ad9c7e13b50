"""Short pieces one after the other, broken between pieces only."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def flow(pieces: Iterable[Text], width: int, gap: int = 3, indent: int = 0) -> Text:
    """The pieces in as few lines of that width as they need; all but the first line are indented."""
    lines: list[Text] = []
    for piece in pieces:
        room = width - (indent if lines else 0)
        if lines and lines[-1].cell_len + gap + piece.cell_len <= room:
            lines[-1].append(" " * gap).append_text(piece)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(piece))
    return Text("\n").join(lines)
