"""Which games there are: those of the house, and those that installed packages declare as `roundhouse.games`."""

from __future__ import annotations

from functools import cache

from roundhouse.kernel.contract import Game
from roundhouse.kernel.declaration import Declaration, GameName, find
from roundhouse.kernel.errors import UnknownGame

ENTRY_POINTS = "roundhouse.games"
_PLACES: dict[GameName, str] = {}
_DECLARED: dict[GameName, Declaration] = {}
_LOADED: dict[GameName, Game] = {}


def register(name: str, place: str) -> None:
    """Make a game known; `place` is `package.module:attribute` of its Declaration."""
    _PLACES[GameName(name)] = place
    _DECLARED.pop(GameName(name), None)
    _LOADED.pop(GameName(name), None)


def game_names() -> list[GameName]:
    """The names of all games there are."""
    return sorted({**_installed(), **_PLACES})


def offered_names() -> list[GameName]:
    """The same names in the order in which games are offered: those of the house as they are registered, then others.

    Where nobody says which game is meant, it is the first.
    """
    return [*_PLACES, *sorted(set(_installed()) - set(_PLACES))]


def declaration(name: str) -> Declaration:
    """Where everything of the game of that name is found."""
    known = GameName(name)
    if known not in _DECLARED:
        place = _PLACES.get(known) or _installed().get(known)
        if place is None:
            raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}", game=name)
        try:
            declared = find(place)
        except (ImportError, AttributeError) as error:  # a package that is broken, or half installed
            raise UnknownGame(f"{name}: its declaration cannot be read ({error})", game=name) from error
        assert isinstance(declared, Declaration), f"{place} is not a Declaration"
        assert declared.name == known, f"{place} declares {declared.name!r}, not {name!r}"
        _DECLARED[known] = declared
    return _DECLARED[known]


def declarations() -> list[Declaration]:
    """All of them, by name."""
    return [declaration(name) for name in game_names()]


def game(name: str) -> Game:
    """The game of that name."""
    known = GameName(name)
    if known not in _LOADED:
        place = declaration(name).rules
        loaded = find(place)
        assert isinstance(loaded, Game), f"{place} is not a Game"
        _LOADED[known] = loaded
    return _LOADED[known]


@cache
def _installed() -> dict[GameName, str]:
    """The declarations of packages that are not ours; looked for once, and only where our own do not answer."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # slower to import than all of the kernel

    return {GameName(point.name): point.value for point in entry_points(group=ENTRY_POINTS)}
