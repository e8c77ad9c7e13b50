"""The console that all commands print to."""

from __future__ import annotations

import re

import rich._wrap
from rich.console import Console

rich._wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")
"""Where lines may break: rich alone would break them at hard spaces, too."""


MIN_WIDTH = 80
PIPE_ROWS = 40


class Terminal(Console):
    """Prints text as it is: square brackets and figures in names mean nothing special."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Leave it to the command as a whole."""
        raise BrokenPipeError


def table_size(console: Console) -> tuple[int, int]:
    """Columns and rows to draw a table on: never fewer columns than it needs; a pipe has room for everything."""
    rows = console.height if console.is_terminal else max(console.height, PIPE_ROWS)
    return max(console.width, MIN_WIDTH), rows
