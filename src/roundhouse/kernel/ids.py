"""What a game is called, as a type of its own: whoever holds one has it from the registry or from checked data."""

from __future__ import annotations

from typing import NewType

GameName = NewType("GameName", str)
