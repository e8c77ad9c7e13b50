"""What people may call themselves."""

from __future__ import annotations

import unicodedata

LONGEST = 40


def tidy_name(text: str) -> str | None:
    """A name as it is shown: printable, single spaces, not empty; None if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return name if 0 < len(name) <= LONGEST and name.isprintable() else None
