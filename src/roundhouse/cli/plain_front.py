"""The terminal table of any game: what its view says as rows, its legal actions as a list.

A game words it with texts of its own, all of which may be missing (KEY, STAGE and ACTION with dashes between words):

    GAME-view-KEY      what an entry of the view is called; an empty text hides it
    GAME-KEY-VALUE     what a value is called: `whist-card-k`
    GAME-ask-STAGE     the question, where the view has a `stage`; GAME-ask for all others
    GAME-do-ACTION     what an action is called: its notation, or the first word of it with the rest as $rest
    GAME-fact-RULE     what a refusal says about this case, with the refusal's parameters
    GAME-sheet-KEY     a column of the score sheet
    GAME-notation      how actions are written; GAME-aims what the game is about
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundhouse.cli.front import Front, NumberedChoice, Size, log_text
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import make_log
from roundhouse.i18n.naming import action_in_words, params_in_words, value_in_words
from roundhouse.kernel.actions import Action, AmountRange
from roundhouse.kernel.contract import Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.render.signs import BRASS, MUTED, STRONG
from roundhouse.render.view_rows import NOTHING, RowWords, view_rows
from roundhouse.render.winners import winners_line

_COLUMNS = 12  # from this many choices on they stand in columns
_LATEST = 8  # lines of the log that stand below the table
_SEATS = frozenset({"seat", "active", "active_seat", "first", "first_player", "winner"})
"""Entries whose numbers are seats."""


class PlainFront(Front):
    way_question = "plain-question"

    def screen(self, view: View, news: Sequence[Text], size: Size) -> RenderableType:  # noqa: ARG002
        return Group(self._panel(view), *news[-_LATEST:])

    def map(self, view: View, size: Size) -> RenderableType:  # noqa: ARG002
        return self._panel(view)

    def short_screen(self, view: View, width: int) -> RenderableType | None:  # noqa: ARG002
        return None

    def question(self, view: View, actions: Sequence[Action]) -> str:  # noqa: ARG002
        stage = str(view.get("stage", "")).replace(" ", "-")
        ids = (f"{self.game.name}-ask-{stage}", f"{self.game.name}-ask")
        return self.words(next((text_id for text_id in ids if text_id in self.catalogue), "plain-question"))

    def choices(self, view: View, actions: Sequence[Action]) -> list[NumberedChoice]:  # noqa: ARG002
        """All of them; of a range of numbers the first, the middle and the last: the others are typed."""
        shown = actions
        if isinstance(actions, AmountRange):
            shown = list(dict.fromkeys((actions[0], actions[len(actions) // 2], actions[-1])))
        many = len(shown) > _COLUMNS
        return [NumberedChoice(self.way(action), (action,), in_columns=many) for action in shown]

    def way(self, action: Action) -> Text:
        return Text(action_in_words(self.catalogue, self.game.name, action))

    def notation(self, view: View) -> str:  # noqa: ARG002
        text_id = f"{self.game.name}-notation"
        return self.words(text_id if text_id in self.catalogue else "plain-notation")

    def aims(self, view: View) -> Sequence[RenderableType]:  # noqa: ARG002
        text_id = f"{self.game.name}-aims"
        return [Text(self.words(text_id))] if text_id in self.catalogue else []

    def lines(self, view: View, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        log = make_log(self.game.name, self.catalogue, view, self.names, seat)
        return [log_text(line) for line in log.lines(events)]

    def facts(self, view: View, refusal: Refusal) -> str:  # noqa: ARG002
        words = _Words(self.catalogue, self.game.name, self.names)
        params = {key: words.value(key, value) for key, value in refusal.params.items()}
        text_id = f"{self.game.name}-fact-{refusal.rule}"
        if text_id in self.catalogue:
            return self.words(text_id, **params)
        return params_in_words("", params)

    def score_sheet(self, state: State) -> RenderableType:
        """The ranking, with a column for each figure that the sheet has of every seat."""
        words = _Words(self.catalogue, self.game.name, self.names, kind="sheet")
        seats = _by_seat(state)
        keys = [
            key
            for key in next(iter(seats.values()), {})
            if key not in ("seat", "total") and all(key in row for row in seats.values())
        ]
        columns = {key: label for key in keys if (label := words.label(key))}
        title = self.words("sheet-title" if state.is_over else "sheet-title-open")
        table = Table(title=title, box=box.SIMPLE_HEAD, title_style=BRASS, title_justify="left")
        for number, head in enumerate((self.words("sheet-rank"), self.words("sheet-player"), *columns.values())):
            table.add_column(head, justify="left" if number == 1 else "right")
        table.add_column(self.words("sheet-total"), justify="right")
        for standing in state.standings():
            figures = [words.value(key, seats[standing.seat][key]) for key in columns] if seats else []
            style = STRONG if state.is_over and standing.rank == 1 else None
            name = self.names[standing.seat]
            table.add_row(str(standing.rank), name, *figures, str(standing.score), style=style)
        if state.is_over:
            return Group(table, winners_line(state.standings(), self.names, self.words))
        return Group(table, Text(self.words("sheet-unfinished"), style=MUTED))

    def _panel(self, view: View) -> Panel:
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in view_rows(view, _Words(self.catalogue, self.game.name, self.names)):
            table.add_row(Text("  " * row.depth + row.label, style=MUTED), row.value)
        title = Text(self.words(f"game-{self.game.name}"), style=BRASS)
        return Panel.fit(table, title=title, title_align="left", border_style=MUTED, padding=(0, 1))


class _Words(RowWords):
    """The names that the game's own texts give, and those of the people at the table."""

    def __init__(self, catalogue: Catalogue, game: GameName, names: Sequence[str], kind: str = "view") -> None:
        self._catalogue = catalogue
        self._game = game
        self._names = names
        self._kind = kind

    def label(self, key: str) -> str:
        text_id = f"{self._game}-{self._kind}-{key.replace('_', '-')}"
        return self._catalogue.text(text_id) if text_id in self._catalogue else super().label(key)

    def value(self, key: str, value: Any) -> str:
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return self._catalogue.text("plain-yes" if value else "plain-no")
        if isinstance(value, int) and key in _SEATS and 0 <= value < len(self._names):
            return self._names[value]
        return str(value_in_words(self._catalogue, self._game, key, value))

    def seat(self, seat: Seat) -> str:
        return self._names[seat]


def _by_seat(state: State) -> dict[int, Mapping[str, Any]]:
    """What the sheet says of each seat, where it is a list of single figures; else nothing."""
    rows = state.score_sheet().get("seats")
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows) or len(rows) != state.seats:
        return {}
    return {
        row.get("seat", seat): {key: item for key, item in row.items() if not isinstance(item, (list, Mapping))}
        for seat, row in enumerate(rows)
    }
