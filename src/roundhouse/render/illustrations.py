"""Pictures of a rulebook, declared as data and drawn from positions of the game, so that they cannot be wrong.

    [[pictures]]
    id = "claim"
    rules = ["T-065", "T-122"]                      # beside which it is shown
    position = { hand = { blue = 3 } }              # what the game makes a position of
    actions = []                                    # played from there, in notation
    shows = [{ do = "claim north-south 3 blue" }]   # tried there; `refused = "T-069"` if it must fail
    facts = [{ after = "claim ...", of = "seats.0.points", is = 4 }]  # what else the picture claims
    parts = [{ draw = "map", around = ["north", "south"] }, { draw = "hand" }]

A part is drawn below the one before, or beside it (`beside = true`), in the last position unless `at` says after how
many actions. Drawings hold figures and names but no words: what they show is said in the caption, in the reader's
language.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.kernel.checking import Anything, Fields, ListOf, Mistakes, TableOf, Text
from roundhouse.kernel.contract import Seat, State, View
from roundhouse.kernel.declaration import GameName, find
from roundhouse.kernel.package_files import folder_of
from roundhouse.kernel.registry import declaration
from roundhouse.kernel.registry import game as game_of
from roundhouse.render.drawing import Drawing, column, moved, num, row

THEMES = ("light", "dark")
MARGIN = 16.0

_NAME = Text(60, is_name=True)
_TABLE = TableOf(None, Anything())  # what is in it is for the game to read
_SHAPE = Fields(
    {
        "introduction": ListOf(Fields({"id": _NAME}, {"pictures": ListOf(_NAME)})),
        "pictures": ListOf(
            Fields(
                {"id": _NAME, "rules": ListOf(_NAME), "parts": ListOf(_TABLE, least=1)},
                {
                    "position": _TABLE,
                    "actions": ListOf(_NAME),
                    "shows": ListOf(Fields({"do": Text()}, {"refused": _NAME})),
                    "facts": ListOf(Fields({"of": _NAME, "is": Anything()}, {"after": _NAME})),
                },
            ),
            least=1,
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action that a picture shows, and the rule that refuses it, if one must."""

    action: Action
    refused: str | None


@dataclass(frozen=True, slots=True)
class Fact:
    """What a picture claims: the value at a place of the view, now or after an action."""

    of: str
    value: Any
    after: Action | None


@dataclass(frozen=True, slots=True)
class Scene:
    """The positions of a picture: the one that was set up, and the one after each action."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]
    attempts: tuple[Attempt, ...]

    def state(self, part: Mapping[str, Any]) -> State:
        at: int = part.get("at", -1)
        return self.states[at]

    def view(self, part: Mapping[str, Any]) -> View:
        return self.state(part).view(Seat(part.get("seat", 0)))


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the introduction: its text is `introduction-GAME-ID`, its heading the same with `-title`."""

    id: str
    pictures: tuple[str, ...]


class Illustrations(ABC):
    """All pictures of one game, and its introduction. The game says how positions are made and what can be drawn."""

    def __init__(self, game: GameName, package: str, source: str = "pictures.toml") -> None:
        self.game = game
        self._file = folder_of(package).joinpath(source)
        self._source = source

    @abstractmethod
    def stage(self, position: Mapping[str, Any]) -> State:
        """A position as a picture declares it; raises what the game raises if there cannot be such a position."""

    @abstractmethod
    def draw(self, part: Mapping[str, Any], scene: Scene) -> Drawing:
        """One part of a picture."""

    @abstractmethod
    def style(self) -> str:
        """The style sheet of its drawings."""

    def symbols(self) -> list[str]:
        """What drawings refer to by `use`."""
        return []

    @cached_property
    def _data(self) -> dict[str, Any]:
        mistakes = Mistakes(f"{self.game}: {self._source}")
        data: dict[str, Any] = mistakes.sound_part(tomllib.loads(self._file.read_text("utf-8")), _SHAPE)
        mistakes.complain()
        return data

    @cached_property
    def declared(self) -> dict[str, dict[str, Any]]:
        """What is declared of each picture, by its id, in the order of the file."""
        return {entry["id"]: entry for entry in self._data["pictures"]}

    @cached_property
    def introduction(self) -> list[Section]:
        return [Section(entry["id"], tuple(entry.get("pictures", ()))) for entry in self._data["introduction"]]

    def pictures_of(self, rule: str) -> list[str]:
        """The pictures that help with a rule."""
        return [name for name, entry in self.declared.items() if rule in entry["rules"]]

    def scene(self, picture: str) -> Scene:
        """Set up and play; an action that is refused is an error in the declaration."""
        entry = self.declared[picture]
        parse = game_of(self.game).parse
        states = [self.stage(entry.get("position", {}))]
        actions = [parse(text) for text in entry.get("actions", ())]
        for action in actions:
            states.append(states[-1].copy())
            states[-1].apply(action)
        attempts = [Attempt(parse(shown["do"]), shown.get("refused")) for shown in entry.get("shows", ())]
        return Scene(tuple(states), tuple(actions), tuple(attempts))

    def facts(self, picture: str) -> list[Fact]:
        """What the picture claims beside what it shows."""
        parse = game_of(self.game).parse
        return [
            Fact(fact["of"], fact["is"], parse(fact["after"]) if "after" in fact else None)
            for fact in self.declared[picture].get("facts", ())
        ]

    def drawing(self, picture: str) -> Drawing:
        """All parts of a picture together, with a margin around them."""
        scene = self.scene(picture)
        lines: list[list[Drawing]] = []
        for part in self.declared[picture]["parts"]:
            drawn = self.draw(part, scene)
            if part.get("beside") and lines:
                lines[-1].append(drawn)
            else:
                lines.append([drawn])
        drawn = column([row(line) for line in lines])
        return Drawing(tuple(moved(drawn.shapes, MARGIN, MARGIN)), drawn.width + 2 * MARGIN, drawn.height + 2 * MARGIN)

    def document(self, drawn: Drawing, theme: str) -> str:
        """A drawing as an SVG document that stands alone."""
        width, height = num(drawn.width), num(drawn.height)
        return "\n".join(
            [
                (
                    f'<svg xmlns="http://www.w3.org/2000/svg" class="picture rh-map" data-theme="{escape(theme)}"'
                    f' viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
                ),
                f"<style>{folder_of(__package__).joinpath('illustrations.css').read_text('utf-8')}{self.style()}</style>",
                "<defs>",
                *self.symbols(),
                "</defs>",
                *drawn.shapes,
                "</svg>",
                "",
            ]
        )


def illustrations_of(game: GameName) -> Illustrations | None:
    """The pictures that the game declares, if any."""
    place = declaration(game).illustrations
    if place is None:
        return None
    found = find(place)
    assert isinstance(found, Illustrations), f"{place} is not an Illustrations"
    return found


def value_at(view: Any, place: str) -> Any:
    """What stands at a place of a view, such as `seats.0.points`."""
    for step in place.split("."):
        view = view[int(step)] if isinstance(view, list | tuple) else view[step]
    return view


def verdict(x: float, y: float, is_good: bool, radius: float = 13.0) -> list[str]:
    """A tick or a cross: whether the rules allow what is shown."""
    sign = "M-5.5 .5-1.5 5 6-5" if is_good else "M-5-5 5 5M5-5-5 5"
    return [
        f'<g class="verdict {"good" if is_good else "bad"}" transform="translate({num(x)} {num(y)})">',
        f'<circle r="{num(radius)}"/><path d="{sign}" transform="scale({num(radius / 13)})"/></g>',
    ]


def arrow(size: float = 34.0) -> Drawing:
    """From before to after."""
    return Drawing((f'<path class="arrow" d="M2 13H{num(size - 4)}M{num(size - 12)} 5l8 8-8 8"/>',), size, 26)
