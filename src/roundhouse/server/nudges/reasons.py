"""Why somebody is told something."""

from __future__ import annotations

TURN, ASKED = "turn", "asked"  # a game waits for their decision, or for their answer to somebody
TEST, CONFIRM = "test", "confirm"  # about the address itself
TABLE_REASONS = (TURN, ASKED)
