"""How bots are written: a name, and parameters in parentheses where there are any.

>>> parse_name("search(seconds=0.5)")
('search', {'seconds': '0.5'})
>>> split_names("planner, search(seconds=1, iterations=9)")
['planner', 'search(seconds=1, iterations=9)']

A bot from elsewhere is named by its class or by the command of its program (see `anywhere`):

>>> read_foreign("my_bots.first:Miser(reserve=3)")
ForeignName(place='my_bots.first:Miser', params={'reserve': '3'}, command=())
>>> read_foreign("engine(seconds=5):node miser.mjs").command
('node', 'miser.mjs')
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import PurePath

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import UnknownBot

_NAME = re.compile(r"\s*([a-z][a-z0-9_-]*)\s*(?:\((.*)\))?\s*", re.DOTALL)
_CLASS = re.compile(r"\s*([A-Za-z_][\w.]*:[A-Za-z_]\w*)\s*(?:\((.*)\))?\s*", re.DOTALL)
_ENGINE = re.compile(r"\s*engine\s*(?:\(([^()]*)\))?\s*:(.*)", re.DOTALL)
_BETWEEN = re.compile(r',(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)')


@dataclass(frozen=True, slots=True)
class ForeignName:
    """A bot from elsewhere: the place of its class, or the command that starts its program."""

    place: str
    params: dict[str, str]
    command: tuple[str, ...] = ()


def split_names(text: str) -> list[str]:
    """The bots of a list with commas; a comma between parentheses or double quotes parts no bots."""
    return [name.strip() for name in _BETWEEN.split(text)]


def parse_name(text: str) -> tuple[str, dict[str, str]]:
    """Name and parameters, still as text; raises UnknownBot for what is written otherwise."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise _not_a_bot(text)
    return found[1], _params(text, found[2])


def is_foreign(text: str) -> bool:
    """Whether a bot is named by what has to be run for it: a class or a command."""
    return ":" in text


def read_foreign(text: str) -> ForeignName:
    """What such a name says; raises UnknownBot for one that says nothing."""
    engine = _ENGINE.fullmatch(text)
    if engine is None:
        found = _CLASS.fullmatch(text)
        if found is None:
            raise _not_a_bot(text)
        return ForeignName(found[1], _params(text, found[2]))
    try:
        command = tuple(shlex.split(engine[2]))
    except ValueError:  # a quotation that does not end
        command = ()
    if not command:
        raise UnknownBot(
            about(repr(text), complaint("bot-command", "write the command of a program after engine:")), bot=text
        )
    return ForeignName("engine", _params(text, engine[1]), command)


def params_of(text: str) -> dict[str, str]:
    """The parameters of a bot from anywhere."""
    return read_foreign(text).params if is_foreign(text) else parse_name(text)[1]


def plain_name(text: str) -> str:
    """A bot's name without the blanks that people may write."""
    if not is_foreign(text):
        name, params = parse_name(text)
        return name + _written(params)
    found = read_foreign(text)
    return found.place + _written(found.params) + (f":{shlex.join(found.command)}" if found.command else "")


def short_name(text: str) -> str:
    """What a bot is called among people: the class, or the last file of the command."""
    if not is_foreign(text):
        return text
    found = read_foreign(text)
    files = [PurePath(word).name for word in found.command if not word.startswith("-")]
    return files[-1] if files else found.place.partition(":")[2]


def _not_a_bot(text: str) -> UnknownBot:
    line = "{bot} is not a bot; write a name such as planner or search(seconds=1)"
    return UnknownBot(complaint("not-a-bot", line, bot=repr(text)), bot=text)


def _written(params: dict[str, str]) -> str:
    return f"({','.join(f'{key}={value}' for key, value in params.items())})" if params else ""


def _params(text: str, inside: str | None) -> dict[str, str]:
    params: dict[str, str] = {}
    inside = (inside or "").strip()
    for part in inside.split(",") if inside else []:
        key, equals, value = part.partition("=")
        if not equals or not key.strip() or not value.strip() or key.strip() in params:
            raise UnknownBot(
                about(repr(text), complaint("bot-parameters", "write each parameter once as name=value")), bot=text
            )
        params[key.strip()] = value.strip()
    return params
