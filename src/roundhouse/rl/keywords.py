"""What all environments for one table take and refuse alike."""

from __future__ import annotations

from roundhouse.kernel.errors import InvalidOption, RoundhouseError
from roundhouse.rl.pictures import MODES

ILLEGAL = ("error", "first")
BEFORE_RESET = "the environment has to be reset before it is used"


class NotReset(RoundhouseError):
    """An environment was used before its first reset, or after the end of a game."""

    code = "not-reset"


def check_render_mode(mode: str | None) -> None:
    """Nobody is shown a window: `roundhouse open` is the table for people."""
    if mode is not None and mode not in MODES:
        raise InvalidOption(f"render_mode: {mode!r} is not one of {', '.join(MODES)}", option="render_mode", value=mode)


def check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise InvalidOption(f"illegal: {illegal!r} is not one of {', '.join(ILLEGAL)}", option="illegal")
