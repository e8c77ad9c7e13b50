"""What a text names: things go into it with marks around them, and are found again wherever a language puts them."""

from __future__ import annotations

import re
from typing import NamedTuple

_OPEN, _NAME, _CLOSE = "\ue000", "\ue001", "\ue002"  # private use: no language writes them
_MARKED = re.compile(f"{_OPEN}([a-z]+) ([^{_OPEN}-{_CLOSE}]*){_NAME}([^{_OPEN}-{_CLOSE}]*){_CLOSE}")
_MARKS = re.compile(f"[{_OPEN}-{_CLOSE}]")


class NamedThing(NamedTuple):
    """A thing named in a text: from where to where, as browsers count (UTF-16), what kind of thing, and which."""

    start: int
    end: int
    kind: str
    id: str


def named(kind: str, thing: object, text: str) -> str:
    """A name to put into a text, from which `found` takes the marks out again."""
    return f"{_OPEN}{kind} {thing}{_NAME}{_MARKS.sub('', text)}{_CLOSE}"


def found(text: str) -> tuple[str, tuple[NamedThing, ...]]:
    """The text as people read it, and what it names."""
    pieces: list[str] = []
    things: list[NamedThing] = []
    read = long = 0
    for match in _MARKED.finditer(text):
        before, name = _MARKS.sub("", text[read : match.start()]), match[3]
        start = long + _units(before)
        long = start + _units(name)
        things.append(NamedThing(start, long, match[1], match[2]))
        pieces += before, name
        read = match.end()
    pieces.append(_MARKS.sub("", text[read:]))
    return "".join(pieces), tuple(things)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
