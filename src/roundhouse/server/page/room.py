"""What the page has of one game: the modules that draw it, and its styles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler

from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.declaration import Declaration, GameName, find
from roundhouse.kernel.events import Event
from roundhouse.kernel.registry import declaration, declarations

Aside = Callable[[State, Seat, Hashable], tuple[Hashable, Any] | None]
"""What a page shows to whoever has to decide beside their view: sent with it, so that nobody needs to ask.

It is made for a seat from nothing but what that may know: all that it depends on, and JSON data. None if there is
nothing to tell now, or if it depends on just what it did the last time, which is given.
"""


@dataclass(frozen=True, slots=True)
class MapRoom:
    """What the workshop has of a game's maps. Both are run in another process."""

    measure: Callable[[Any], dict[str, Any]]  # of a map as data, how good it is; raises InvalidData
    draw: Callable[..., dict[str, Any]]  # a random map of a seed and of wishes by name; raises InvalidOption
    wishes: Mapping[str, int]  # by name, what is meant where nobody says


@dataclass(frozen=True, slots=True)
class PageRoom:
    """The page part of a declaration. All files stand below `web`; the contract of a front is in `web/js/games.js`."""

    front: str  # the module that the page imports for this game, such as `/js/GAME/front.js`
    place: int  # of its card on the start page; games without a room come last
    styles: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()  # what its part of the first screen imports, so that a browser asks for all at once
    handlers: tuple[HTTPRouteHandler, ...] = ()  # what its modules ask for, below `/api/games/GAME` or of a table
    view: type[msgspec.Struct] | None = None  # the shape of its views, from which the page's types are made
    events: tuple[type[Event], ...] = ()  # what can happen in it, for the same
    aside: Aside | None = None
    files: Mapping[str, Callable[[str, str], dict[str, Any]]] = field(default_factory=dict)
    """By option: its value from the text of a file and the file's name; raises InvalidData. Run in another process."""
    maps: MapRoom | None = None  # None: the workshop has nothing for this game


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """All kinds of events that a module defines."""
    return tuple(
        kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
    )


def page_room(declared: Declaration) -> PageRoom | None:
    """The room of a game; None for a game that leaves its page to the generic front."""
    if declared.page is None:
        return None
    room = find(declared.page)
    assert isinstance(room, PageRoom), f"{declared.page} is not a PageRoom"
    return room


def page_rooms() -> dict[GameName, PageRoom]:
    """All rooms, in the order of the start page."""
    found = {declared.name: room for declared in declarations() if (room := page_room(declared)) is not None}
    return dict(sorted(found.items(), key=lambda pair: pair[1].place))


@cache
def aside_of(name: GameName) -> Aside | None:
    """What the page of a game is told beside views, if anything."""
    room = page_room(declaration(name))
    return None if room is None else room.aside
