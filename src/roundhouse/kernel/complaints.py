"""What is wrong, in one line for developers that people can be told in their own language."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from typing import Any


class Complaint(str):
    """A line in English. In other words it is the text `complaint-` and `text_id`, filled in with `params`, which may
    hold complaints themselves."""

    text_id: str
    params: dict[str, Any]

    def __new__(cls, line: str, text_id: str = "", params: dict[str, Any] | None = None) -> Complaint:
        made = super().__new__(cls, line)
        made.text_id = text_id
        made.params = params or {}
        return made


def complaint(text_id: str, line: str, /, **params: Any) -> Complaint:
    """A line such as "port: {port} is not free", filled in, that remembers what it was made of."""
    return Complaint(line.format(**params), text_id, params)


def about(place: str, what: str) -> Complaint:
    """What is wrong, with its place before it: an option, a file, a field."""
    return complaint("at", "{place}: {what}", place=place, what=what)


def complaint_list(words: Iterable[str]) -> str:
    """One of several: `2, 3 or 4`."""
    *first, last = words
    return complaint("or", "{first} or {last}", first=", ".join(first), last=last) if first else last


NOT_THERE = complaint("system-enoent", "No such file or directory")
NOT_PERMITTED = complaint("system-eacces", "Permission denied")
IS_A_FOLDER = complaint("system-eisdir", "Is a directory")
_SYSTEM = {
    errno.ENOENT: NOT_THERE,
    errno.EACCES: NOT_PERMITTED,
    errno.EISDIR: IS_A_FOLDER,
    errno.ENOTDIR: complaint("system-enotdir", "Not a directory"),
    errno.ENAMETOOLONG: complaint("system-enametoolong", "File name too long"),
    errno.ENOSPC: complaint("system-enospc", "No space left on device"),
    errno.EROFS: complaint("system-erofs", "Read-only file system"),
    errno.EADDRINUSE: complaint("system-eaddrinuse", "Address already in use"),
}


def system_complaint(error: OSError) -> str:
    """What the system refuses, without the name of the file."""
    return _SYSTEM.get(error.errno or 0) or error.strerror or type(error).__name__
