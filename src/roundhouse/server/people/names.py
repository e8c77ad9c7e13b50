"""What people may call themselves: any script, but nothing unseen, and no heap of marks."""

from __future__ import annotations

import unicodedata

LONGEST = 40
MOST_MARKS = 4  # on one letter; no script needs more
_JOINERS = "\u200c\u200d"  # needed inside words of Persian or Hindi, and unseen anywhere else
_JOINING = (
    "ARABIC",
    "DEVANAGARI",
    "BENGALI",
    "GUJARATI",
    "GURMUKHI",
    "KANNADA",
    "MALAYALAM",
    "SINHALA",
    "TAMIL",
    "TELUGU",
)


def tidy_name(text: str) -> str | None:
    """A name as it is shown: printable, single spaces, not empty; None if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(letter for place, letter in enumerate(name) if not _joins(name, place))
    fits = 0 < len(name) <= LONGEST and seen.isprintable() and any(map(_is_seen, seen)) and not _is_heaped(seen)
    return name if fits else None


def _joins(name: str, place: int) -> bool:
    """Whether an unseen joiner stands there between letters of a script that needs it."""
    around = name[max(0, place - 1) : place], name[place + 1 : place + 2]
    return name[place] in _JOINERS and all(unicodedata.name(one, "").startswith(_JOINING) for one in around)


def _is_seen(letter: str) -> bool:
    """Blank letters, as Hangul and Braille have them, are letters by category alone."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in "\u115f\u1160\u3164\uffa0\u2800"


def _is_heaped(name: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
