"""What an operator may set: in one TOML file, by environment variables, or by the options of a command.

An option wins over a variable, and a variable over the file. docs/settings.md explains every name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from typing import Any

from roundhouse.kernel.checking import (
    ABSENT,
    Fields,
    ListOf,
    Mistakes,
    Number,
    OneOf,
    Shape,
    Step,
    Switch,
    Text,
    Whole,
    shown,
)
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidData, InvalidOption
from roundhouse.server.nudges.targets import is_mail_address

PREFIX = "ROUNDHOUSE_"
LAST_PORT = 65_535
LEVELS = ("debug", "info", "warning", "error")
SWITCHES = {"true": True, "false": False}


class WebAddress(Shape):
    """Where something is in the web."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, str) and value.startswith(("http://", "https://")):
            return value.rstrip("/")
        line = "{page} does not begin with http:// or https://"
        mistakes.note(step, complaint("not-a-url", line, page=repr(value)))
        return ABSENT


class MailServerAddress(Shape):
    """Where mail is handed over: `smtp://` or `smtps://`, perhaps with a login."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, str) and re.fullmatch(r"smtps?://([^@/\s]+@)?[^@/:\s]+(:[0-9]{1,5})?/?", value):
            return value
        line = "not a mail server such as smtp://login:password@mail.example.org:587"
        mistakes.note(step, complaint("not-a-mail-server", line))  # what it is may hold a password
        return ABSENT


class MailAddress(Shape):
    """From whom mail comes, with or without a name."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, str) and value.isprintable() and is_mail_address(parseaddr(value)[1]):
            return value
        line = "{address} is not a mail address such as Roundhouse <games@example.org>"
        mistakes.note(step, complaint("not-a-mail-address", line, address=shown(value)))
        return ABSENT


class Port(Shape):
    """Where something listens; 0 is any that is free."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if type(value) is int and 0 <= value <= LAST_PORT:
            return value
        line = "{port} is not between 0 and {last}"
        mistakes.note(step, complaint("bad-port", line, port=shown(value), last=str(LAST_PORT)))
        return ABSENT


def _as_it_is(text: str) -> Any:
    return text


def _whole(text: str) -> Any:
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text) else text


def _number(text: str) -> Any:
    try:
        return float(text)
    except ValueError:
        return text


def _switch(text: str) -> Any:
    return SWITCHES.get(text.lower(), text)


def _several(text: str) -> Any:
    return [one.strip() for one in text.split(";") if one.strip()]


@dataclass(frozen=True, slots=True)
class Knob:
    """One thing that an operator may set."""

    name: str  # in the file: `bot.seconds` is `seconds` in the table `bot`
    shape: Shape
    read: Callable[[str], Any] = _as_it_is  # what the text of a variable says; what cannot be read fits no shape

    @property
    def variable(self) -> str:
        """The environment variable of it."""
        return PREFIX + self.field.upper()

    @property
    def field(self) -> str:
        """What it is called in `ServerSettings`."""
        return self.name.replace(".", "_")


def _knob_of_number(name: str, least: float, most: float) -> Knob:
    return Knob(name, Number(least, most), _number)


KNOBS = (
    Knob("address", WebAddress()),
    Knob("host", Text()),
    Knob("port", Port(), _whole),
    Knob("database", Text()),
    Knob("redis", Text()),
    Knob("origins", ListOf(WebAddress()), _several),
    Knob("secure", Switch(), _switch),
    Knob("limits", Switch(), _switch),
    Knob("tables_in_memory", Whole(1), _whole),
    _knob_of_number("sweep_seconds", 0.05, 60),
    Knob("offers", ListOf(Text()), _several),
    Knob("log_level", OneOf(LEVELS)),
    Knob("mail.server", MailServerAddress()),
    Knob("mail.sender", MailAddress()),
    _knob_of_number("nudge.seconds", 0, 86_400),
    Knob("nudge.private_targets", Switch(), _switch),
    Knob("bot.processes", Whole(1), _whole),
    _knob_of_number("bot.seconds", 0.01, 60),
    _knob_of_number("bot.pause", 0, 60),
    _knob_of_number("bot.late_seconds", 5, 3600),
)
BY_NAME = {knob.name: knob for knob in KNOBS}
BY_VARIABLE = {knob.variable: knob for knob in KNOBS}


def _file_shape() -> Fields:
    tables: dict[str, dict[str, Shape]] = {}
    for knob in KNOBS:
        table, _, name = knob.name.rpartition(".")
        tables.setdefault(table, {})[name] = knob.shape
    outside = tables.pop("")
    return Fields({}, outside | {name: Fields({}, inside) for name, inside in tables.items()})


_FILE = _file_shape()


def in_file(text: str, source: str) -> dict[str, Any]:
    """What is set in a file, by name; raises InvalidData that names every mistake with its line."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidData(source, [complaint("not-toml", "not a TOML file ({error})", error=str(error))]) from None
    lines = _lines(text)
    mistakes = Mistakes(source, lambda place: lines.get(place.partition("[")[0], 0))
    sound = mistakes.sound_part(data, _FILE)
    mistakes.complain()
    inside = {f"{table}.{name}": one for table, fields in sound.items() if isinstance(fields, dict)
              for name, one in fields.items()}  # fmt: skip
    return {name: one for name, one in sound.items() if not isinstance(one, dict)} | inside


def in_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What is set by variables; raises InvalidOption for the first that is wrong. An empty one says nothing."""
    given = {name: text for name, text in environment.items() if name in BY_VARIABLE and text}
    return {
        BY_VARIABLE[name].name: checked(name, BY_VARIABLE[name], BY_VARIABLE[name].read(given[name])) for name in given
    }


def checked(place: str, knob: Knob, value: Any) -> Any:
    """A value that fits; raises InvalidOption that says what is wrong with it, and where it was given."""
    mistakes = Mistakes(place)
    sound = mistakes.sound_part(value, knob.shape)
    if mistakes.problems:
        raise InvalidOption(about(place, mistakes.told()[0]), option=place)
    return sound


def _lines(text: str) -> dict[str, int]:
    """Where each name is set, in text that is TOML. A line inside of a long text may be taken for one more: that only
    moves the number in a complaint."""
    found: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if head := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            table = head[1]
            found.setdefault(table, number)
        elif named := re.match(r"\s*([\w.-]+)\s*=", line):
            found.setdefault(f"{table}.{named[1]}" if table else named[1], number)
    return found
