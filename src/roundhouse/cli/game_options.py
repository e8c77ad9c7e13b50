"""The options of a game as typed: `--option NAME`, `--option NAME=VALUE`, `--NAME VALUE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from roundhouse.kernel.contract import Game
from roundhouse.kernel.options import Option, OptionKind

Values = dict[str, Any]
_SWITCHES = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def read_options(
    game: Game, switches: Sequence[str] | None, values: Mapping[str, str], names: Sequence[str] = ()
) -> Values:
    """The options that were asked for; what the game does not offer is left for it to refuse.

    `names` are those of the players: a seat may be called by its player's.
    """
    given = dict(_name_and_value(switch) for switch in switches or ())
    given |= {_plain(name): value for name, value in values.items()}
    declared = {option.name: option for option in game.options}
    return {name: _read(declared.get(name), value, names) for name, value in given.items()}


def as_text(values: Values) -> Values:
    """The options as JSON data: a file by its name."""
    return {name: str(value) if isinstance(value, Path) else value for name, value in values.items()}


def _name_and_value(switch: str) -> tuple[str, str]:
    name, is_set, value = switch.partition("=")
    return _plain(name), value if is_set else "yes"


def _plain(name: str) -> str:
    return name.replace("-", "_")


def _read(option: Option | None, text: str, names: Sequence[str]) -> Any:
    return text if option is None else _READERS[option.kind](option, text, names)


def _read_switch(_: Option, text: str, __: Sequence[str]) -> Any:
    return _SWITCHES.get(text.lower(), text)


def _read_choice(option: Option, text: str, _: Sequence[str]) -> Any:
    by_text = {"none" if choice is None else str(choice): choice for choice in option.choices}
    return by_text.get(text, text)


def _read_number(_: Option, text: str, __: Sequence[str]) -> Any:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _read_file(option: Option, text: str, names: Sequence[str]) -> Any:
    """One of its choices by name; anything else is a file."""
    found = _read_choice(option, text, names)
    return Path(text) if found == text and text not in option.choices else found


def _read_seat(_: Option, text: str, names: Sequence[str]) -> Any:
    """A seat by its number or by its player's name."""
    if names.count(text) == 1:
        return names.index(text)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else text


_READERS: dict[OptionKind, Callable[[Option, str, Sequence[str]], Any]] = {
    OptionKind.SWITCH: _read_switch,
    OptionKind.CHOICE: _read_choice,
    OptionKind.NUMBER: _read_number,
    OptionKind.FILE: _read_file,
    OptionKind.SEAT: _read_seat,
}
