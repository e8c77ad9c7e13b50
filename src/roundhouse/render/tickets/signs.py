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
LONE_SIGNS = {"blue": "◙", "red": "◭", "green": "▣", "yellow": "◈", "black": "⬢"}
"""The same players where there is room for one sign only, between no blocks: no card has any of these."""

# Middle tones that can be read on light and dark terminals alike, all of the 256 colours most terminals have;
# white is the terminal's own ink.
_CARD_COLOURS = {
    "purple": "#AF5FD7",
    "blue": "#5F87FF",
    "orange": "#D78700",
    "white": "default",
    "green": "#00AF5F",
    "yellow": "#D7AF00",
    "black": "#878787",
    "red": "#D75F5F",
    "locomotive": "#5FAFAF",
    "gray": "#8A8A8A",
}
_PLAYER_COLOURS = {  # ground and the ink on it
    "blue": ("#005FD7", "#FFFFFF"),
    "red": ("#AF0000", "#FFFFFF"),
    "green": ("#008700", "#FFFFFF"),
    "yellow": ("#FFD700", "#262626"),
    "black": ("#585858", "#FFFFFF"),
}


def card_style(colour: str) -> Style:
    """The ink of a card's sign; grey stands back."""
    return Style(color=_CARD_COLOURS[colour], bold=colour not in ("gray", "white"))


def player_ink(colour: str) -> Style:
    """A player's colour as ink."""
    return Style(color=_PLAYER_COLOURS[colour][0], bold=True)


def player_ground(colour: str) -> Style:
    """A player's colour as ground: reversed, so that it stands out even where there are no colours."""
    ground, ink = _PLAYER_COLOURS[colour]
    return Style(color=ground, bgcolor=ink, reverse=True, bold=True)
