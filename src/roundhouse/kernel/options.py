"""What a game lets its players choose at the start, declared once, checked in one place and drawn from here.

Terminal, API and page draw an option from its kind, its choices and its texts; none of them spells an option out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from roundhouse.kernel.complaints import about, complaint, complaint_list
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.ids import GameName

LONGEST_TOLD = 80  # of what somebody sent


class OptionKind(StrEnum):
    """What the value of an option may be, and so how it is asked for."""

    SWITCH = "switch"  # True or False
    CHOICE = "choice"  # one of its choices
    NUMBER = "number"  # a whole number among its choices, which are a range
    FILE = "file"  # one of its choices, or something of your own: the Path of a file, or what stands in it as data
    SEAT = "seat"  # "random", or the number of a seat


@dataclass(frozen=True)
class Option:
    """One keyword of `game.start`.

    `text` is the id of its label, `about_text` (`-about` behind it) the id of its help, and `choice_text(value)` the id
    of the label of one of its choices: the value after `text`, such as `mygame-board-usa`, `-none` for None. The help
    of a choice has `-about` behind that. They stand among the texts of the game.
    """

    name: str
    default: Any
    kind: OptionKind
    text: str = ""
    choices: tuple[Any, ...] | range = ()  # the default among them
    players: tuple[int, ...] = ()  # the player counts that may choose anything but the default; empty: all
    rule: str = ""  # the id of the rule that offers it
    excludes: tuple[str, ...] = ()  # other switches that cannot be on together with this one; told to whoever chooses
    is_offered: bool = True  # False: for records, tests and scripts; nobody is asked for it

    @property
    def about_text(self) -> str:
        return f"{self.text}-about"

    def choice_text(self, value: Any) -> str:
        word = "none" if value is None else str(value)
        return f"{self.text}-{word.replace('_', '-')}"

    def is_open_to(self, players: int) -> bool:
        """Whether this many players may choose anything but the default."""
        return not self.players or players in self.players

    def why_not(self, value: Any, players: int) -> str | None:
        """A complaint, unless this many players may choose that value."""
        misfit = _MISFITS[self.kind](self, value, players)
        if misfit is None and value != self.default and not self.is_open_to(players):
            counts = complaint_list(map(str, self.players))
            told = complaint("for-players", "is for {counts} players, not {players}", counts=counts, players=players)
            return complaint("with-rule", "{what} ({rule})", what=told, rule=self.rule) if self.rule else told
        return misfit


FIRST_PLAYER = Option("first_player", "random", OptionKind.SEAT, "option-first-player")
"""Who begins: for games where that is drawn by lot unless the players agree on somebody."""


def check_names(game: GameName, declared: tuple[Option, ...], given: Mapping[str, Any]) -> None:
    """Raise InvalidOption for an option that the game does not have: before options become keywords of `start`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            told = complaint("no-such-option", "{game} has no such option (it has: {known})", game=game, known=known)
            raise InvalidOption(about(name[:LONGEST_TOLD], told), option=name[:LONGEST_TOLD])


def checked_options(
    game: GameName, declared: tuple[Option, ...], players: int, given: dict[str, Any]
) -> dict[str, Any]:
    """The given options completed by defaults; raises InvalidOption that names the first bad one."""
    check_names(game, declared, given)
    values: dict[str, Any] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        misfit = option.why_not(value, players)
        if misfit is not None:
            raise InvalidOption(about(option.name, misfit), option=option.name, value=str(value)[:LONGEST_TOLD])
        values[option.name] = value
    return values


def _is_choice(option: Option, value: Any) -> bool:
    """Whether it is one of the choices; 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in option.choices)


def _names(option: Option) -> str:
    return ", ".join(repr(choice) for choice in option.choices if choice is not None)


def _switch_misfit(_: Option, value: Any, __: int) -> str | None:
    return (
        None
        if isinstance(value, bool)
        else complaint("not-a-switch", "{value} is neither true nor false", value=repr(value))
    )


def _choice_misfit(option: Option, value: Any, _: int) -> str | None:
    return (
        None
        if _is_choice(option, value)
        else complaint("not-one-of", "{value} is not one of {known}", value=repr(value), known=_names(option))
    )


def _number_misfit(option: Option, value: Any, _: int) -> str | None:
    if _is_choice(option, value):
        return None
    least, most = option.choices[0], option.choices[-1]
    line = "{value} is not a whole number from {least} to {most}"
    return complaint("whole-from-to", line, value=repr(value), least=least, most=most)


def _file_misfit(option: Option, value: Any, _: int) -> str | None:
    """A file is named by a Path only: text that comes with a record can never make us open a file."""
    from pathlib import Path  # noqa: PLC0415  # as long to import as all of this module, and seldom needed

    if _is_choice(option, value) or isinstance(value, (Path, dict)):
        return None
    line = "{value} is neither {known} nor the Path of a file nor what stands in one"
    return complaint("not-a-file", line, value=repr(value), known=_names(option))


def _seat_misfit(_: Option, value: Any, players: int) -> str | None:
    if value == "random" or (type(value) is int and 0 <= value < players):
        return None
    line = "{value} is neither 'random' nor a seat from 0 to {last}"
    return complaint("not-a-seat", line, value=repr(value), last=players - 1)


_MISFITS = {
    OptionKind.SWITCH: _switch_misfit,
    OptionKind.CHOICE: _choice_misfit,
    OptionKind.NUMBER: _number_misfit,
    OptionKind.FILE: _file_misfit,
    OptionKind.SEAT: _seat_misfit,
}
