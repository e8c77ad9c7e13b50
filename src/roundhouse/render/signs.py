"""The styles of everything that is written in the terminal, readable on light and dark grounds alike."""

from __future__ import annotations

from rich.style import Style

MUTED = Style(color="#8A8A8A")
BRASS = Style(color="#AF8700", bold=True)
GO = Style(color="#00AF5F", bold=True)
STOP = Style(color="#D75F5F", bold=True)
STRONG = Style(bold=True)
