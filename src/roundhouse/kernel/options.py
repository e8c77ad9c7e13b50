"""What a game lets its players choose at the start, declared once and checked in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from roundhouse.kernel.errors import InvalidOption


@dataclass(frozen=True, slots=True)
class Option:
    """One keyword of `game.start`. `check` takes the value and the player count and returns a complaint or None."""

    name: str
    default: Any
    check: Callable[[Any, int], str | None]


def check_names(game: str, declared: tuple[Option, ...], given: Mapping[str, Any]) -> None:
    """Raise InvalidOption for an option that the game does not have: before options become keywords of `start`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            raise InvalidOption(f"{name}: {game} has no such option (it has: {known})", option=name)


def checked_options(game: str, declared: tuple[Option, ...], players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The given options completed by defaults; raises InvalidOption that names the first bad one."""
    check_names(game, declared, given)
    values: dict[str, Any] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        complaint = option.check(value, players)
        if complaint is not None:
            raise InvalidOption(f"{option.name}: {complaint}", option=option.name, value=str(value)[:80])
        values[option.name] = value
    return values
