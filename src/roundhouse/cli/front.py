"""How one game shows itself at a terminal table. Each game has a front; the table itself knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import LogLine
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State, View
from roundhouse.kernel.declaration import find
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.kernel.registry import declaration
from roundhouse.render.signs import BRASS, MUTED, STRONG

Size = tuple[int, int]  # columns and rows


@dataclass(frozen=True, slots=True)
class NumberedChoice:
    """One numbered line: an action, or several ways to do the same thing that are asked for next."""

    label: Text
    ways: tuple[Action, ...]
    in_columns: bool = False  # many of a kind: listed in columns, those past the screen on request


def log_text(line: LogLine, sign: Text | None = None) -> Text:
    """A line of the log: a heading stands out, anything else has a sign before it."""
    if line.kind in ("round", "turn"):
        return Text(line.text, style=BRASS if line.kind == "round" else STRONG)
    return Text.assemble(sign or ("· ", MUTED), line.text)


class Front(ABC):
    """Made once per table, from the words and the names of the seats."""

    way_question: ClassVar[str]  # the text that asks for one of several ways

    def __init__(self, game: Game, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.game = game
        self.catalogue = catalogue
        self.words = catalogue.text
        self.names = list(names)

    @abstractmethod
    def screen(self, view: View, news: Sequence[Text], size: Size) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def map(self, view: View, size: Size) -> RenderableType:
        """The board alone, as large as there is room for."""

    @abstractmethod
    def short_screen(self, view: View, width: int) -> RenderableType | None:
        """What is new since the whole table was shown in the same turn; None if it should be shown again."""

    @abstractmethod
    def question(self, view: View, actions: Sequence[Action]) -> str:
        """What is asked."""

    @abstractmethod
    def choices(self, view: View, actions: Sequence[Action]) -> list[NumberedChoice]:
        """The legal actions in numbered choices; of actions that come to the same one may be left out."""

    @abstractmethod
    def way(self, action: Action) -> Text:
        """What sets this action apart from the other ways of its choice."""

    @abstractmethod
    def notation(self, view: View) -> str:
        """How actions are written, with an example of each kind."""

    def read(self, view: View, line: str, legal: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        """What a typed line means; several actions if it leaves open which way. Raises InvalidAction."""
        return (self.game.parse(line.lower()),)

    def greeting(self, view: View) -> Sequence[RenderableType]:  # noqa: ARG002
        """What is said of this very game when people sit down; nothing unless the front has something to say."""
        return ()

    def aims(self, view: View) -> Sequence[RenderableType]:  # noqa: ARG002
        """What the game is about, for help; nothing unless the front has something to say."""
        return ()

    @abstractmethod
    def lines(self, view: View, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        """What happened, told to that seat; the events are already redacted for it."""

    @abstractmethod
    def facts(self, view: View, refusal: Refusal) -> str:
        """What the refusal says about this case, after the rule's own text; may be empty."""

    @abstractmethod
    def score_sheet(self, state: State) -> RenderableType:
        """How the scores of a position came about, with the ranking once the game is over."""


PLAIN = "roundhouse.cli.plain_front:PlainFront"


def make_front(game: Game, catalogue: Catalogue, names: Sequence[str]) -> Front:
    """The front that the game declares, or the plain one."""
    place = declaration(game.name).terminal or PLAIN
    front = find(place)(game, catalogue, names)
    assert isinstance(front, Front), f"{place} is not a Front"
    return front
