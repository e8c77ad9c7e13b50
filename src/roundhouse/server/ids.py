"""Names that nobody can guess, and codes that people can type."""

from __future__ import annotations

from secrets import choice, token_urlsafe

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_id() -> str:
    """An id of 128 random bits: knowing it is the invitation."""
    return token_urlsafe(16)


def new_code(groups: int) -> str:
    """A code in groups of four letters, about twenty bits each: `k7mp-x2ha-...`."""
    return "-".join("".join(choice(CODE_LETTERS) for _ in range(4)) for _ in range(groups))


def typed_code(text: str) -> str:
    """A code as somebody typed it, brought into its own form."""
    letters = "".join(text.lower().split()).replace("-", "")
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))
