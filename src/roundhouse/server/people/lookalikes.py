"""Names that look alike: what a name looks like, whatever letters it is written with.

Two names with one skeleton cannot be told apart at a glance: Ada in Latin and in Cyrillic letters, Bill and BiII. The
table is small on purpose: the small letters that fonts draw alike, also by their capitals, of the scripts that people
mix to deceive. Accents count, because Jana and Jána are two people.
"""

from __future__ import annotations

import unicodedata

_DRAWN_ALIKE = {
    "a": "аα",
    "b": "ьвβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "g": "ɡ",
    "h": "һнη",
    "i": "іιı",
    "j": "јϳ",
    "k": "кκ",
    "l": "|1ӏ",
    "m": "мμ",
    "n": "пν",
    "o": "оο0σօ",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ",
    "t": "тτ",
    "u": "υцս",
    "v": "ѵ",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
    "z": "ζ",
}
_LETTER = {other: letter for letter, others in _DRAWN_ALIKE.items() for other in others}
_ONE_STROKE = str.maketrans({"i": "l"})  # whose capital is drawn like a small l
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What a name looks like."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(
        _LETTER.get(letter, letter) for letter in plain if letter.isalnum() or letter == "|" or _is_mark(letter)
    )
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return unicodedata.normalize("NFC", (letters or plain).translate(_ONE_STROKE))


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) == "Mn"
