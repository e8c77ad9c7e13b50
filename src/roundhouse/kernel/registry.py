"""Which games there are: those of the house, and those that installed packages declare as `roundhouse.games`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.contract import Game, GameName
from roundhouse.kernel.errors import UnknownGame
from roundhouse.kernel.installed import installed_places

if TYPE_CHECKING:
    from roundhouse.kernel.declaration import Declaration

ENTRY_POINTS = "roundhouse.games"
_PLACES: dict[GameName, str] = {}
_DECLARED: dict[GameName, Declaration] = {}
_LOADED: dict[GameName, Game] = {}
_LEFT_OUT: set[GameName] = set()  # games of packages that cannot be used; why was told


def register(name: str, place: str) -> None:
    """Make a game known; `place` is `package.module:attribute` of its Declaration."""
    _PLACES[GameName(name)] = place
    _DECLARED.pop(GameName(name), None)
    _LOADED.pop(GameName(name), None)
    _LEFT_OUT.discard(GameName(name))


def game_names() -> list[GameName]:
    """The names of all games there are. A package whose declaration cannot be used is left out, with a warning."""
    return sorted([*_PLACES, *_usable()])


def offered_names() -> list[GameName]:
    """The same names in the order in which games are offered: those of the house as they are registered, then others.

    Where nobody says which game is meant, it is the first.
    """
    return [*_PLACES, *_usable()]


def declaration(name: str) -> Declaration:
    """Where everything of the game of that name is found."""
    known = GameName(name)
    if known not in _DECLARED:
        place = _PLACES.get(known) or _installed().get(known)
        if place is None:
            raise UnknownGame(
                complaint(
                    "no-game",
                    "there is no game {name}; there are: {names}",
                    name=repr(name),
                    names=", ".join(game_names()),
                ),
                game=name,
            )
        _DECLARED[known] = _read_declaration(known, place)
    return _DECLARED[known]


def declarations() -> list[Declaration]:
    """All of them, by name."""
    return [declaration(name) for name in game_names()]


def game(name: str) -> Game:
    """The game of that name."""
    known = GameName(name)
    if known not in _LOADED:
        _LOADED[known] = _read_rules(declaration(name))
    return _LOADED[known]


def games() -> list[Game]:
    """All of them, by name, with their rules; a package whose rules cannot be used is left out, with a warning."""
    found = []
    for name in game_names():
        try:
            found.append(game(name))
        except UnknownGame as error:
            if name in _PLACES:  # of the house: nothing to live with
                raise
            _leave_out(name, error)
    return found


def _read_declaration(name: GameName, place: str) -> Declaration:
    """The declaration at a place; raises UnknownGame for one that cannot be used, and says why."""
    from roundhouse.kernel.declaration import Declaration, find  # noqa: PLC0415  # not before a game is asked for

    try:
        declared = find(place)
    except Exception as error:  # a package that is broken, or half installed, may raise anything
        raise UnknownGame(f"{name}: its declaration cannot be read ({error})", game=name) from error
    if not isinstance(declared, Declaration):
        raise UnknownGame(f"{name}: {place} is not a Declaration", game=name)
    if declared.name != name:
        raise UnknownGame(f"{name}: {place} declares {declared.name!r}, not {name!r}", game=name)
    if not (len(declared.letter) == 1 and "A" <= declared.letter <= "Z"):
        raise UnknownGame(
            f"{name}: the letter of its rules must be one from A to Z, not {declared.letter!r}", game=name
        )
    for other in _before(name):
        if other.letter == declared.letter:
            raise UnknownGame(
                f"{name}: the ids of its rules begin with {declared.letter}, and so do those of {other.name}", game=name
            )
    return declared


def _read_rules(declared: Declaration) -> Game:
    """The rules of a game; raises UnknownGame for those that cannot be used, and says why."""
    from roundhouse.kernel.declaration import find  # noqa: PLC0415  # as above

    try:
        rules = find(declared.rules)
    except Exception as error:  # as above
        raise UnknownGame(f"{declared.name}: its rules cannot be loaded ({error})", game=declared.name) from error
    if not isinstance(rules, Game):
        raise UnknownGame(f"{declared.name}: {declared.rules} is not a Game", game=declared.name)
    return rules


def _before(name: GameName) -> list[Declaration]:
    """The declarations of the games that come before that one: their letters are taken."""
    if name in _PLACES:
        places = list(_PLACES)
        return [declaration(other) for other in places[: places.index(name)]]
    return [declaration(other) for other in (*_PLACES, *_usable(before=name))]


def _usable(before: GameName | None = None) -> list[GameName]:
    """The games of installed packages, by name; those that cannot be used are told of once, whoever asks."""
    found = []
    for name in sorted(set(_installed()) - set(_PLACES)):
        if before is not None and name >= before:
            break
        if name in _LEFT_OUT:
            continue
        try:
            declaration(name)
        except UnknownGame as error:
            _leave_out(name, error)
        else:
            found.append(name)
    return found


def _leave_out(name: GameName, error: UnknownGame) -> None:
    _LEFT_OUT.add(name)
    _warn(_installed()[name], error)


def _warn(place: str, error: UnknownGame) -> None:
    """One line: which package is left out, and why."""
    from logging import getLogger  # noqa: PLC0415  # hardly ever needed, and not light

    package = place.partition(":")[0].partition(".")[0]
    getLogger("roundhouse.games").warning("the package %s is left out: %s", package, error)


@cache
def _installed() -> dict[GameName, str]:
    """The declarations of packages that are not ours; looked for once."""
    found: dict[GameName, str] = {}
    for name, place in installed_places(ENTRY_POINTS):
        if found.setdefault(GameName(name), place) != place:
            twice = UnknownGame(f"{name}: {found[GameName(name)]} declares a game of that name, too")
            _warn(place, twice)
    return found
