"""Lines from a person: typed at a terminal or fed by a pipe."""

from __future__ import annotations

import sys

PROMPT = "> "


def read_line(prompt: str) -> str:
    """The next line without surrounding space; EOFError at the end. Piped lines are echoed, for a readable log."""
    at_terminal = sys.stdin.isatty()
    if at_terminal:
        import readline  # noqa: F401, PLC0415  # gives `input` its editing keys; a pipe needs none
    line = input(prompt).strip()
    if not at_terminal:
        print(line)
    return line
