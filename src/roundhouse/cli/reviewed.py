"""What the commands that look back at a game have in common: names, choices and parts of the win in words."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.analysis.contract import Line
from roundhouse.bots.contract import Reason
from roundhouse.cli.seats import automaton_names, recorded_seats, shown_names
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import value_in_words
from roundhouse.i18n.numbers import Numbers
from roundhouse.i18n.reasons import reason_text
from roundhouse.kernel.contract import State
from roundhouse.kernel.records import Record
from roundhouse.kernel.registry import game as find_game


class Words:
    """Says what a review of one record found, in one language."""

    def __init__(self, catalogue: Catalogue, record: Record, state: State, source: str) -> None:
        self.catalogue = catalogue
        self.game = find_game(record.game)
        names = shown_names(recorded_seats(record, source), catalogue)
        names += [catalogue.text("player-unnamed", number=number + 1) for number in range(len(names), record.players)]
        self.names = names[: record.players] + automaton_names(self.game, state, catalogue)
        self._numbers = Numbers(catalogue)

    def line(self, line: Line) -> str:
        """In notation, which is the same in every language."""
        return "; ".join(map(str, line))

    def luck(self, kind: str) -> str:
        return str(value_in_words(self.catalogue, self.game.name, "luck", kind))

    def reasons(self, reasons: Sequence[Reason]) -> list[str]:
        return [reason_text(self.catalogue, self.game.name, reason) for reason in reasons]

    def share(self, share: float) -> str:
        return self._numbers.percent(share)

    def change(self, share: float) -> str:
        """A part of the win that was gained or lost, with its sign."""
        sign = "+" if share > 0 else "\N{MINUS SIGN}" if share < 0 else "±"
        return sign + self._numbers.percent(abs(share))

    def score(self, score: float, spread: float) -> str:
        return f"{self._numbers.figure(score)} ± {self._numbers.figure(spread)}"
