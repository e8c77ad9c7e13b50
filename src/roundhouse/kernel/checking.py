"""The one checker of data that others wrote: boards, pieces, landscapes, records, positions, results.

A shape says what data must look like; `Mistakes` goes through the data by it, notes everything that is wrong with its
place, and gives back what is sound, so that the rules of a game can be checked on the rest:

    mistakes = Mistakes("my.toml")
    board = mistakes.sound_part(data, Fields({"name": Text(60), "routes": ListOf(ROUTE, least=1)}))
    ...mistakes.add("routes[3]", "joins 'bath' to itself")
    mistakes.complain()

Entries of lists are counted from 1. A shape is made once and used for any number of data; a game may have its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from roundhouse.kernel.complaints import Complaint, about, complaint
from roundhouse.kernel.errors import InvalidData, InvalidRecord

LONGEST_SHOWN = 60  # letters of what somebody wrote, in a complaint about it
MOST_IN_A_LINE = 10  # mistakes that a complaint of one line tells


Step = str | int
"""From data to a part of it: the name of a field, or the number of an entry, counted from 1."""


class _Absent:
    """What stands for data that is not there or not sound."""

    __slots__ = ()


ABSENT: Final = _Absent()


class Mistakes:
    """All that is wrong with one piece of data, in the order in which it was found."""

    __slots__ = ("_lines", "_path", "problems", "source")

    def __init__(self, source: str, lines: Callable[[str], int] | None = None) -> None:
        """`lines` tells the line of a place in the source, 0 if it does not know; without, places are named alone."""
        self.source = source
        self.problems: list[tuple[str, str]] = []  # place and what is wrong there
        self._lines = lines
        self._path: list[Step] = []

    def sound_part(self, data: Any, shape: Shape) -> Any:
        """The data without what does not fit its shape: wrong fields are left out, wrong tables of a list are empty,
        other lists are left out if any of their entries is wrong. All of it is noted."""
        return shape.sound_part(data, "", self)

    def add(self, place: str, what: str) -> None:
        """Note a mistake at a place such as `routes[3].length`; `""` is the data as a whole."""
        self.problems.append((place, what))

    def note(self, step: Step, what: str) -> None:
        """Note a mistake at `step`, seen from where a shape is just looking."""
        self.problems.append((self._place(step), what))

    def enter(self, step: Step) -> None:
        self._path.append(step)

    def leave(self) -> None:
        self._path.pop()

    def told(self) -> list[str]:
        """Each mistake with its place, in the order of the lines if those are known."""
        if self._lines is None:
            return [about(place, what) if place else what for place, what in self.problems]
        placed = [(self._lines(place), place, what) for place, what in self.problems]
        placed.sort(key=lambda problem: problem[0])
        return [_in_line(line, about(place, what) if place else what) for line, place, what in placed]

    def complain(self) -> None:
        """Raise InvalidData that names every mistake, if there is one."""
        if self.problems:
            raise InvalidData(self.source, self.told())

    def complain_in_a_line(self) -> None:
        """Raise InvalidRecord that names the mistakes, if there is one: the first ones, for whoever reads one line."""
        if self.problems:
            told = self.told()
            if len(told) > MOST_IN_A_LINE:
                told = [
                    *told[:MOST_IN_A_LINE],
                    complaint("and-more", "and {number} more", number=len(told) - MOST_IN_A_LINE),
                ]
            raise InvalidRecord(about(self.source, _joined(told)), source=self.source, problems=told)

    def _place(self, step: Step) -> str:
        steps = [f"[{one}]" if isinstance(one, int) else f".{one}" for one in (*self._path, step) if one != ""]
        return "".join(steps).removeprefix(".")


class Shape:
    """What data must look like."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        """The value as far as it is sound, ABSENT if it is not; `step` leads to it from where `mistakes` is looking."""
        raise NotImplementedError

    def sound_list(self, values: list[Any]) -> list[Any] | None:  # noqa: ARG002  # for shapes that know a short cut
        """All of them if they are sound, found faster than one by one; None if that is not known."""
        return None


class Whole(Shape):
    """A whole number in a range; True is not one."""

    __slots__ = ("least", "most")

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if type(value) is not int:
            mistakes.note(step, complaint("must-be-whole", "must be a whole number"))
        elif (self.least is not None and value < self.least) or (self.most is not None and value > self.most):
            mistakes.note(step, _out_of_range(self.least, self.most, value))
        else:
            return value
        return ABSENT

    def sound_list(self, values: list[Any]) -> list[Any] | None:
        if set(map(type, values)) - {int}:
            return None
        is_low = self.least is not None and min(values, default=self.least) < self.least
        is_high = self.most is not None and max(values, default=self.most) > self.most
        return None if is_low or is_high else values


class Number(Shape):
    """A number in a range, whole or not."""

    __slots__ = ("least", "most")

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if type(value) not in (int, float):
            mistakes.note(step, complaint("must-be-number", "must be a number"))
        elif not self.least <= value <= self.most:  # nothing compares with NaN
            mistakes.note(step, _out_of_range(self.least, self.most, value))
        else:
            return value
        return ABSENT


class Text(Shape):
    """A text; one for people is in letters that can be printed, and a name has at least one of them."""

    __slots__ = ("is_name", "is_printable", "longest")

    def __init__(self, longest: int | None = None, is_printable: bool = False, is_name: bool = False) -> None:
        self.longest = longest
        self.is_printable = is_printable
        self.is_name = is_name

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, str):
            mistakes.note(step, complaint("must-be-text", "must be text"))
        elif self.longest is not None and len(value) > self.longest:
            mistakes.note(
                step,
                complaint(
                    "text-too-long",
                    "must be text of at most {longest} characters, not {value}",
                    longest=self.longest,
                    value=shown(value),
                ),
            )
        elif ((self.is_printable or self.is_name) and not value.isprintable()) or (self.is_name and not value.strip()):
            mistakes.note(
                step,
                complaint("text-unprintable", "must be text in printable characters, not {value}", value=shown(value)),
            )
        else:
            return value
        return ABSENT


class Bytes(Shape):
    """This many bytes as hexadecimal digits."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        try:
            found = bytes.fromhex(value)
        except (TypeError, ValueError):
            found = b""
        if len(found) == self.size:
            return found
        mistakes.note(step, complaint("must-be-hex", "must be {digits} hexadecimal digits", digits=2 * self.size))
        return ABSENT


class Switch(Shape):
    """True or false."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, bool):
            return value
        mistakes.note(step, complaint("must-be-switch", "must be true or false"))
        return ABSENT


class OneOf(Shape):
    """One of a few values, of the very same type: 1 is not True."""

    __slots__ = ("values",)

    def __init__(self, values: Collection[Any]) -> None:
        self.values = values

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        for one in self.values:
            if value == one and type(value) is type(one):
                return one
        mistakes.note(
            step,
            complaint(
                "not-one-of",
                "{value} is not one of {known}",
                value=shown(value),
                known=", ".join(map(str, self.values)),
            ),
        )
        return ABSENT


class Known(Shape):
    """The name of something that is known; what it stands for is its sound part."""

    __slots__ = ("called", "things")

    def __init__(self, things: Mapping[Any, Any], called: str) -> None:
        self.things = things
        self.called = called

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if type(value) is str and value in self.things:
            return self.things[value]
        mistakes.note(step, complaint("not-a-thing", "{value} is not a {thing}", value=shown(value), thing=self.called))
        return ABSENT

    def sound_list(self, values: list[Any]) -> list[Any] | None:
        things = self.things
        try:
            return [things[value] for value in values]
        except (KeyError, TypeError):
            return None


class Nullable(Shape):
    """Nothing, which data calls null, or what the inner shape says."""

    __slots__ = ("inner",)

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        return None if value is None else self.inner.sound_part(value, step, mistakes)


class Anything(Shape):
    """Whatever it is: somebody else looks at it."""

    __slots__ = ()

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:  # noqa: ARG002
        return value


class Plain(Shape):
    """A table of plain data whose fields somebody else will check; nothing in it is large or deep."""

    __slots__ = ("deepest", "largest")

    def __init__(self, largest: int, deepest: int) -> None:
        self.largest = largest
        self.deepest = deepest

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, dict):
            mistakes.note(step, complaint("must-be-table", "must be a table"))
        elif not self._is_modest(value):
            mistakes.note(step, complaint("too-deep", "holds a number that is too large, or is nested too deeply"))
        else:
            return value
        return ABSENT

    def _is_modest(self, value: Any) -> bool:
        """Whether nobody who reads, compares or shows it has to be afraid of it."""
        level = [value]
        for _ in range(self.deepest):
            if any(isinstance(item, int) and abs(item) > self.largest for item in level):
                return False
            inner = [
                item.values() if isinstance(item, dict) else item for item in level if isinstance(item, dict | list)
            ]
            level = [item for items in inner for item in items]
        return not level


class ListOf(Shape):
    """A list of this many entries of one shape."""

    __slots__ = ("entry", "is_set", "least", "most")

    def __init__(self, entry: Shape, least: int = 0, most: int | None = None, is_set: bool = False) -> None:
        self.entry = entry
        self.least = least
        self.most = most
        self.is_set = is_set  # whether nothing may be there twice

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, list):
            mistakes.note(step, _at_least(1) if self.least else complaint("must-be-list", "must be a list"))
            return ABSENT
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            mistakes.note(step, self._wrong_length(len(value)))
            return ABSENT
        entry = self.entry
        sound = entry.sound_list(value)
        if sound is None:
            mistakes.enter(step)
            sound = [entry.sound_part(one, number, mistakes) for number, one in enumerate(value, start=1)]
            mistakes.leave()
            if ABSENT in sound:
                return [{} if one is ABSENT else one for one in sound] if isinstance(entry, Fields) else ABSENT
        if self.is_set and len(set(sound)) < len(sound):
            mistakes.note(step, complaint("something-twice", "something appears twice"))
            return ABSENT
        return sound

    def _wrong_length(self, length: int) -> str:
        if self.least == self.most:
            line = (
                "must have {number} entry, not {length}"
                if self.least == 1
                else "must have {number} entries, not {length}"
            )
            return complaint("must-have", line, number=self.least, length=length)
        if self.most is None or length < self.least:
            return _at_least(self.least)
        return complaint("at-most", "must have at most {number} entries, not {length}", number=self.most, length=length)


class Row(Shape):
    """A list with one entry for each of several shapes."""

    __slots__ = ("entries",)

    def __init__(self, entries: tuple[Shape, ...]) -> None:
        self.entries = entries

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, list) or len(value) != len(self.entries):
            mistakes.note(step, complaint("must-be-list-of", "must be a list of {number}", number=len(self.entries)))
            return ABSENT
        mistakes.enter(step)
        sound = [
            shape.sound_part(one, number, mistakes)
            for number, (shape, one) in enumerate(zip(self.entries, value, strict=True), start=1)
        ]
        mistakes.leave()
        return ABSENT if ABSENT in sound else sound


class Fields(Shape):
    """A table, which JSON calls an object, with fields that it must have and others that it may have."""

    __slots__ = ("called", "is_open", "optional", "required")

    def __init__(
        self,
        required: Mapping[str, Shape],
        optional: Mapping[str, Shape] | None = None,
        called: str = "a table",
        is_open: bool = False,
    ) -> None:
        self.required = required
        self.optional: Mapping[str, Shape] = optional or {}
        self.called = called
        self.is_open = is_open  # whether it may have other fields, which nobody looks at

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, dict):
            mistakes.note(step, complaint("must-be", "must be {what}", what=self.called))
            return ABSENT
        mistakes.enter(step)
        sound = {}
        known = 0
        for name, shape in self.required.items():
            if name in value:
                known += 1
                fit = shape.sound_part(value[name], name, mistakes)
                if fit is not ABSENT:
                    sound[name] = fit
            else:
                mistakes.note(name, complaint("field-missing", "is missing"))
        for name, shape in self.optional.items():
            if name in value:
                known += 1
                fit = shape.sound_part(value[name], name, mistakes)
                if fit is not ABSENT:
                    sound[name] = fit
        if known < len(value) and not self.is_open:
            for name in value:
                if name not in self.required and name not in self.optional:
                    mistakes.note(shown_name(name), complaint("unknown-field", "unknown field"))
        mistakes.leave()
        return sound


class TableOf(Shape):
    """A table whose fields are names of something, all with values of one shape."""

    __slots__ = ("is_complete", "names", "value")

    def __init__(self, names: Collection[str] | None, value: Shape, is_complete: bool = False) -> None:
        self.names = names  # None: any name will do
        self.value = value
        self.is_complete = is_complete  # whether every name must be there

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, dict):
            mistakes.note(step, complaint("must-be-table", "must be a table"))
            return ABSENT
        sound = {}
        mistakes.enter(step)
        for name, one in value.items():
            if self.names is None or name in self.names:
                fit = self.value.sound_part(one, name, mistakes)
                if fit is not ABSENT:
                    sound[name] = fit
            else:
                mistakes.note(shown_name(name), complaint("unknown-name", "unknown name"))
        if self.is_complete:
            for name in self.names or ():
                if name not in value:
                    mistakes.note(name, complaint("field-missing", "is missing"))
        mistakes.leave()
        return sound


def shown(value: Any) -> str:
    """What somebody wrote, unless that would fill the line."""
    if value is None:
        return complaint("nothing", "nothing")
    if isinstance(value, int) and value.bit_length() > LONGEST_SHOWN:
        return complaint("long-number", "a number that long")
    if isinstance(value, (str, float)):
        text = repr(value[:LONGEST_SHOWN] if isinstance(value, str) else value)
    else:
        try:
            text = json.dumps(value, default=str)
        except (RecursionError, TypeError, ValueError):
            return complaint("this", "this")
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def shown_name(name: Any) -> str:
    """A name in a complaint, as it is if it could be one."""
    looks_like_one = (
        isinstance(name, str) and len(name) <= LONGEST_SHOWN and f"_{name.replace('-', '_')}".isidentifier()
    )
    return name if looks_like_one else shown(name)


def _out_of_range(least: float | None, most: float | None, value: Any) -> str:
    if most is None:
        return complaint("too-small", "must be at least {least}, not {value}", least=least, value=shown(value))
    if least is None:
        return complaint("too-large", "must be at most {most}, not {value}", most=most, value=shown(value))
    line = "must be from {least} to {most}, not {value}"
    return complaint("out-of-range", line, least=least, most=most, value=shown(value))


def _at_least(entries: int) -> str:
    line = "must be a list with at least " + ("one entry" if entries == 1 else "{number} entries")
    return complaint("too-few", line, number=entries)


def _in_line(line: int, what: str) -> str:
    return complaint("in-line", "line {line}: {what}", line=str(line), what=what) if line else what


def _joined(told: list[str]) -> Complaint:
    """Several complaints in one."""
    return Complaint("; ".join(told), "several", {"what": told})
