"""Where everything of one game is found. A game is declared once; nothing else of the house names it.

A place is `package.module:attribute`. It is imported when somebody asks for it and not before, so a declaration costs
nothing: whoever simulates never loads a page, and whoever plays in the terminal never loads a database.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from roundhouse.kernel.ids import GameName

__all__ = ["Declaration", "GameName", "TerminalCommand", "find"]


@dataclass(frozen=True, slots=True)
class TerminalCommand:
    """A command of the terminal: where its function is. `help-NAME` in the game's help.ftl says what it does; `about`
    says so in a sentence where there is no such text."""

    place: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Declaration:
    """The rooms of one game. What is None falls back to something that works for every game, or is not offered."""

    name: GameName
    rules: str  # the Game object
    letter: str  # with which the ids of its rules begin
    texts: str  # the package that holds a folder of Fluent files for each language
    bots: str | None = None  # a Roster of its bots and levels; None: the random bot alone
    judge: str | None = None  # a Judge of its positions; None: its games cannot be reviewed
    log: str | None = None  # a GameLog class: what happened, in words; None: events by their names
    terminal: str | None = None  # a Front class for the table in the terminal; None: the view as a list
    commands: Mapping[str, TerminalCommand] = field(default_factory=dict)  # its own commands of the terminal, by name
    picture: str | None = None  # a Picture: a view as text and as SVG; None: the view as text
    illustrations: str | None = None  # Illustrations: the pictures of its rulebook; None: rules in words alone
    map_judge: str | None = None  # a MapJudge of its maps by games between bots; None: it has no maps to judge
    environment: str | None = None  # an Encoding: actions and views as numbers; None: for few actions
    page: str | None = None  # a PageRoom: what the page draws with and which modules draw; None: a generic front


def find(place: str) -> Any:
    """What stands at a place, `package.module:attribute`."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
