"""The sign and the colour of every card and player: colour is never the only sign."""

from __future__ import annotations

from rich.style import Style

CARD_SIGNS = {
    "purple": "◆",
    "blue": "●",
    "orange": "▲",
    "white": "○",
    "green": "■",
    "yellow": "✦",
    "black": "✚",
    "red": "▬",
    "locomotive": "★",
    "gray": "▫",
}
PLAYER_SIGNS = {"blue": "●", "red": "▲", "green": "■", "yellow": "◆", "black": "⬟"}

# Middle tones that can be read on light and dark terminals alike; white is the terminal's own ink.
_CARD_COLOURS = {
    "purple": "#B06BD0",
    "blue": "#4C8DE0",
    "orange": "#E07B1F",
    "white": "default",
    "green": "#2FA062",
    "yellow": "#CFA41A",
    "black": "#868E99",
    "red": "#D8503F",
    "locomotive": "#D08A2E",
    "gray": "#8B929A",
}
_PLAYER_COLOURS = {
    "blue": ("#2F6FC4", "#FFFFFF"),
    "red": ("#C0392B", "#FFFFFF"),
    "green": ("#2E8B57", "#FFFFFF"),
    "yellow": ("#E6B91E", "#1F2933"),
    "black": ("#59616C", "#FFFFFF"),
}

MUTED = Style(color="#8B929A")
BRASS = Style(color="#C98A2B", bold=True)
GO = Style(color="#3C9A62", bold=True)
STOP = Style(color="#D8503F", bold=True)
STRONG = Style(bold=True)


def card_style(colour: str) -> Style:
    """The ink of a card's sign; gray stands back."""
    return Style(color=_CARD_COLOURS[colour], bold=colour not in ("gray", "white"))


def player_ink(colour: str) -> Style:
    """A player's colour as ink."""
    return Style(color=_PLAYER_COLOURS[colour][0], bold=True)


def player_ground(colour: str) -> Style:
    """A player's colour as ground: reversed, so that it stands out even where there are no colours."""
    ground, ink = _PLAYER_COLOURS[colour]
    return Style(color=ground, bgcolor=ink, reverse=True, bold=True)
