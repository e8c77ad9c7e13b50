"""How bots are written: a name, and parameters in parentheses where there are any.

>>> parse_name("search(seconds=0.5)")
('search', {'seconds': '0.5'})
>>> split_names("planner, search(seconds=1, iterations=9)")
['planner', 'search(seconds=1, iterations=9)']
"""

from __future__ import annotations

import re

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import UnknownBot

_NAME = re.compile(r"\s*([a-z][a-z0-9_-]*)\s*(?:\((.*)\))?\s*", re.DOTALL)


def split_names(text: str) -> list[str]:
    """The bots of a list with commas; a comma between parentheses parts parameters."""
    return [name.strip() for name in re.split(r",(?![^(]*\))", text)]


def parse_name(text: str) -> tuple[str, dict[str, str]]:
    """Name and parameters, still as text; raises UnknownBot for what is written otherwise."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise UnknownBot(
            complaint(
                "not-a-bot", "{bot} is not a bot; write a name such as planner or search(seconds=1)", bot=repr(text)
            ),
            bot=text,
        )
    params: dict[str, str] = {}
    inside = (found[2] or "").strip()
    for part in inside.split(",") if inside else []:
        key, equals, value = part.partition("=")
        if not equals or not key.strip() or not value.strip() or key.strip() in params:
            raise UnknownBot(
                about(repr(text), complaint("bot-parameters", "write each parameter once as name=value")), bot=text
            )
        params[key.strip()] = value.strip()
    return found[1], params
