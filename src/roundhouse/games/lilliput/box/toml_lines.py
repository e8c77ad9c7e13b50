"""On which lines the entries of a TOML file stand: the standard reader does not tell, and a complaint should."""

from __future__ import annotations

import re

_HEADER = re.compile(r"[ \t]*(\[\[?)[ \t]*([^\[\]\r\n]*?)[ \t]*\]")
_KEY = re.compile(r"[ \t]*[\"']?([A-Za-z0-9_-]+)[\"']?[ \t]*=")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL)


def lines_of(text: str, table: str) -> tuple[dict[str, int], list[int]]:
    """For text that was read without complaint: the lines of the keys before any table, and of the entries of an array
    of tables, written as `[[table]]` or as `table = [...]`."""
    keys: dict[str, int] = {}
    entries: list[int] = []
    place, line, depth = 0, 1, 0
    header, key = "", ""
    expects = False  # the next sign begins an entry of the array
    at_start = True  # of a line that is not part of a value
    while place < len(text):
        if at_start:
            at_start = False
            head, named = _HEADER.match(text, place), _KEY.match(text, place)
            if head:
                header = head[2].strip("\"'")
                if head[1] == "[[" and header == table:
                    entries.append(line)
                place = _line_end(text, place)
                continue
            if named:
                key = named[1] if not header else ""
                if key:
                    keys.setdefault(key, line)
                place = named.end()
                continue
        sign = text[place]
        if sign == "#":
            place = _line_end(text, place)
            continue
        if expects and not sign.isspace() and sign not in "],":
            entries.append(line)
            expects = False
        string = _STRING.match(text, place) if sign in "\"'" else None
        if string:
            line += string[0].count("\n")
            place = string.end()
            continue
        depth += (sign in "[{") - (sign in "]}")
        if key == table and depth == 1 and sign in "[,":
            expects = True
        elif depth == 0:
            expects = False
        if sign == "\n":
            line += 1
            at_start = depth == 0
        place += 1
    return keys, entries


def _line_end(text: str, place: int) -> int:
    end = text.find("\n", place)
    return len(text) if end < 0 else end
