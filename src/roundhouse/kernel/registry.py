"""Which games there are. A game is named here and imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from roundhouse.kernel.contract import Game
from roundhouse.kernel.errors import UnknownGame

_PLACES: dict[str, str] = {}
_LOADED: dict[str, Game] = {}


def register(name: str, place: str) -> None:
    """Make a game known; `place` is `package.module:attribute` of its Game object."""
    _PLACES[name] = place
    _LOADED.pop(name, None)


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted(_PLACES)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _LOADED:
        if name not in _PLACES:
            raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}", game=name)
        module, _, attribute = _PLACES[name].partition(":")
        loaded = getattr(import_module(module), attribute)
        assert isinstance(loaded, Game), f"{_PLACES[name]} is not a Game"
        _LOADED[name] = loaded
    return _LOADED[name]
